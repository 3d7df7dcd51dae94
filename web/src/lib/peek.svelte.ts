/** The card behind a name, shown beside it while the name is pointed at, focused or tapped. */

export interface Peek {
  thing: string;
  anchor: HTMLElement;
  /** Stays until something else is tapped. */
  kept: boolean;
}

let current = $state.raw<Peek | null>(null);

export function peeking(): Peek | null {
  return current;
}

export function peekAt(thing: string, anchor: HTMLElement, kept = false): void {
  current = { thing, anchor, kept };
}

/** Look away; a kept card stays unless `all`. */
export function lookAway(all = false): void {
  if (all || !current?.kept) current = null;
}

/** Tap: keep it, or put it away if it was kept. */
export function tapPeek(thing: string, anchor: HTMLElement): void {
  if (current?.kept && current.anchor === anchor) lookAway(true);
  else peekAt(thing, anchor, true);
}

/** Where a card of this size goes: beside its name, within the window. */
export function besides(anchor: DOMRect, card: { width: number; height: number }, window: { width: number; height: number }) {
  const gap = 8;
  const below = anchor.bottom + gap + card.height <= window.height - gap;
  const top = below ? anchor.bottom + gap : Math.max(gap, anchor.top - gap - card.height);
  const left = Math.min(Math.max(gap, anchor.left + anchor.width / 2 - card.width / 2), window.width - card.width - gap);
  return { top: Math.min(top, Math.max(gap, window.height - card.height - gap)), left: Math.max(gap, left) };
}
