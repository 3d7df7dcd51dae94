import type { Camera } from "./camera.svelte";

interface Hands {
  camera: Camera;
  /** The map was dragged or zoomed by hand. */
  moved: () => void;
  /** A tap or click that dragged nothing. */
  tapped: (x: number, y: number, mouse: boolean) => void;
  hovered: (x: number, y: number) => void;
  left: () => void;
}

const SLOP = 8;

/** Drag to pan, pinch and wheel to zoom, tap to choose; points are pixels within the element. */
export function gestures(element: HTMLElement, hands: Hands) {
  const fingers = new Map<number, { x: number; y: number }>();
  let dragged = false;

  const at = (event: MouseEvent) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (!fingers.size) dragged = false;
    fingers.set(event.pointerId, at(event));
    element.setPointerCapture(event.pointerId);
  }

  function move(event: PointerEvent): void {
    const now = at(event);
    const before = fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") hands.hovered(now.x, now.y);
      return;
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) pinch(before, now, other);
    else if (dragged || Math.hypot(now.x - before.x, now.y - before.y) > SLOP) {
      dragged = true;
      hands.moved();
      hands.camera.pan(now.x - before.x, now.y - before.y);
    } else return;
    fingers.set(event.pointerId, now);
  }

  function pinch(before: { x: number; y: number }, now: { x: number; y: number }, other: { x: number; y: number }): void {
    dragged = true;
    hands.moved();
    const factor = Math.hypot(now.x - other.x, now.y - other.y) / Math.max(Math.hypot(before.x - other.x, before.y - other.y), 1);
    hands.camera.zoom(factor, (now.x + other.x) / 2, (now.y + other.y) / 2);
    hands.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    const { x, y } = at(event);
    if (!dragged && !fingers.size && event.type === "pointerup") hands.tapped(x, y, event.pointerType === "mouse");
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    hands.moved();
    const { x, y } = at(event);
    hands.camera.zoom(Math.exp(-event.deltaY / 500), x, y);
  }

  const leave = () => hands.left();
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("pointerleave", leave);
  element.addEventListener("wheel", wheel, { passive: false });
  return {
    update(next: Hands) {
      hands = next;
    },
  };
}
