/** Things move from where they were to where they go: measure before a change, animate after it.
 *
 * An element with `data-thing="ID"` is the place of a thing. One that is new comes from the element whose `data-place` is named by its
 * `data-from`; one that is gone leaves a copy that goes to the place named by its `data-to`. */

type Spots = Map<string, { box: DOMRect; element: HTMLElement }>;

/** Where every thing is now. */
export function spots(root: HTMLElement): Spots {
  const found: Spots = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const box = element.getBoundingClientRect();
    if (box.width) found.set(element.dataset.thing ?? "", { box, element });
  }
  return found;
}

/** Let things glide from where they were. */
export function fly(root: HTMLElement, before: Spots, milliseconds: number): void {
  if (!milliseconds) return;
  const after = spots(root);
  for (const [id, { box, element }] of after) {
    const from = before.get(id)?.box ?? place(root, element.dataset.from);
    if (from) glide(element, from, box, milliseconds);
  }
  for (const [id, { box, element }] of before) {
    const to = after.has(id) ? undefined : place(root, element.dataset.to);
    if (to) vanish(element, box, to, milliseconds);
  }
}

function place(root: HTMLElement, name: string | undefined): DOMRect | undefined {
  return name ? root.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect() : undefined;
}

function glide(element: Element, from: DOMRect, to: DOMRect, duration: number): Animation | undefined {
  const across = from.left + from.width / 2 - to.left - to.width / 2;
  const down = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(across, down) < 2) return undefined;
  const size = Math.min(Math.max(from.width / to.width, 0.2), 5);
  return element.animate(
    [{ transform: `translate(${across}px, ${down}px) scale(${size})`, zIndex: 5 }, { transform: "none", zIndex: 5 }],
    { duration, easing: "cubic-bezier(.2,.7,.2,1)" },
  );
}

function vanish(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number): void {
  const copy = element.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-thing");
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, { position: "fixed", left: `${from.left}px`, top: `${from.top}px`, margin: "0", pointerEvents: "none" });
  Object.assign(copy.style, { width: `${from.width}px`, height: `${from.height}px`, zIndex: "5" });
  document.body.append(copy);
  const across = to.left + to.width / 2 - from.left - from.width / 2;
  const down = to.top + to.height / 2 - from.top - from.height / 2;
  const end = { transform: `translate(${across}px, ${down}px) scale(.3)`, opacity: 0 };
  void copy.animate([{ transform: "none" }, end], { duration, easing: "ease-in" }).finished.finally(() => copy.remove());
}
