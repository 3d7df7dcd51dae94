/** The seats this browser holds: tokens by table, kept for tomorrow. */

import type { SeatToken } from "./protocol";

export interface Held {
  table: string;
  game: string;
  seats: SeatToken[];
  since: number;
}

const KEY = "seats";

export function heldTables(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Held[];
  } catch {
    return [];
  }
}

export function heldAt(table: string): Held | undefined {
  return heldTables().find((each) => each.table === table);
}

/** Keep seats at a table, besides those held there already. */
export function hold(table: string, game: string, seats: SeatToken[]): void {
  const old = heldAt(table)?.seats.filter((each) => !seats.some((seat) => seat.seat === each.seat)) ?? [];
  const held = { table, game, seats: [...old, ...seats], since: Date.now() };
  save([held, ...heldTables().filter((each) => each.table !== table)]);
}

export function letGo(table: string): void {
  save(heldTables().filter((each) => each.table !== table));
}

function save(held: Held[]): void {
  localStorage.setItem(KEY, JSON.stringify(held.slice(0, 100)));
}
