/** The seats this browser holds: tokens by table, kept for tomorrow. */

import type { SeatToken } from "./protocol";

export interface Held {
  table: string;
  game: string;
  seats: SeatToken[];
  since: number;
  /** One person plays all these seats: no curtain between them. */
  alone?: boolean;
  /** The tutorial is shown at this table. */
  lesson?: boolean;
}

const KEY = "seats";

export function heldTables(): Held[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Held[]).filter((each) => each?.table && Array.isArray(each.seats)) : [];
  } catch {
    return [];
  }
}

export function heldAt(table: string): Held | undefined {
  return heldTables().find((each) => each.table === table);
}

/** Keep seats at a table, besides those held there already. */
export function hold(table: string, game: string, seats: SeatToken[], more: Partial<Held> = {}): void {
  const before = heldAt(table);
  const old = before?.seats.filter((each) => !seats.some((seat) => seat.seat === each.seat)) ?? [];
  const all = [...old, ...seats].sort((one, other) => one.seat - other.seat);
  const held = { ...before, ...more, table, game, seats: all, since: Date.now() };
  save([held, ...heldTables().filter((each) => each.table !== table)]);
}

/** Whether one person plays all seats held at a table. */
export function playsAlone(table: string): boolean {
  return Boolean(heldAt(table)?.alone);
}

export function letGo(table: string): void {
  save(heldTables().filter((each) => each.table !== table));
}

function save(held: Held[]): void {
  localStorage.setItem(KEY, JSON.stringify(held.slice(0, 100)));
}
