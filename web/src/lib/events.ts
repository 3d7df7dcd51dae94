/** The log as lines to read: what the game told, and what people did at the table. */

import type { Box, GameFacts, Happened } from "./protocol";
import { kebab, type Piece, sentenceParts } from "./telling";
import { has, say } from "./texts.svelte";

export interface Line {
  /** The entry of the log, and how many lines of it came before. */
  id: string;
  seq: number;
  pieces: Piece[];
  /** Whether it belongs to the game, not to the people around it. */
  game: boolean;
  mine: boolean;
}

const CHAT = "Said";

/** Whether something is said rather than done. */
export const isChat = (event: Happened) => event.event === CHAT;

/** Whether an event names a seat. */
export function concerns(event: Happened, kinds: Record<string, string>, seat: number | null): boolean {
  if (seat === null) return false;
  const named = Object.entries(event).filter(([field]) => (kinds[field] ?? (field === "seat" ? "seat" : "")).startsWith("seat"));
  return named.some(([, value]) => value === seat || (Array.isArray(value) && value.includes(seat)));
}

/** The lines of a log, oldest first; what has no text is left out. */
export function lines(log: Happened[], facts: GameFacts, names: string[], box: Box, seat: number | null): Line[] {
  const count = new Map<number, number>();
  const found: Line[] = [];
  for (const event of log) {
    const kinds = facts.events[event.event];
    const pieces = kinds ? sentenceParts(facts.game, event, kinds, names, box) : tablePieces(event, names);
    if (!pieces) continue;
    const seq = event.seq ?? 0;
    const number = count.get(seq) ?? 0;
    count.set(seq, number + 1);
    found.push({ id: `${seq}.${number}`, seq, pieces, game: Boolean(kinds), mine: concerns(event, kinds ?? {}, seat) });
  }
  return found;
}

function tablePieces(event: Happened, names: string[]): Piece[] | null {
  const key = `page-event-${kebab(event.event)}`;
  if (isChat(event) || !has(key)) return null;
  const seat = names[event.seat] ?? String(event.seat);
  const values = { seat, why: String(event.why ?? ""), answer: event.yes === false ? "no" : "yes" };
  return [{ text: say(key, values) }];
}
