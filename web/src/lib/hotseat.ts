/** Several seats on one device: whose turn it is to look. */

import type { Update } from "./protocol";

/** The seats held here that are asked something. */
export function asked(updates: Record<string, Update>): number[] {
  const found = Object.values(updates).filter((each) => each.view?.decision && each.seat !== null);
  return found.map((each) => each.seat as number).sort((one, other) => one - other);
}

/** The seat that should look next; null: nobody else. */
export function nextSeat(viewer: number | null, asked: number[], status: string | undefined): number | null {
  if (status !== "playing" || viewer === null || asked.includes(viewer)) return null;
  return asked.find((seat) => seat > viewer) ?? asked[0] ?? null;
}
