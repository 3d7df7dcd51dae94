/** Events and cards as a person reads them; the same as fourfold.locale.telling. */

import type { Box, Happened, Thing } from "./protocol";
import { has, language, say, type Values } from "./texts.svelte";

/** LotWon as lot-won. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^-/, "").replaceAll(" ", "-");
}

/** A card by the name of its own, or by that of its kind with what is printed on it. */
export function cardName(game: string, thing: Thing): string {
  if (has(`${game}-card-${thing.id}`)) return say(`${game}-card-${thing.id}`);
  const kind = `${game}-card-${thing.kind ?? ""}`;
  if (!has(kind)) return thing.names?.[language()] ?? thing.names?.en ?? String(thing.name ?? thing.id);
  const printed = Object.entries(thing).map(([field, value]) => [field, inWords(game, value, {})]);
  return say(kind, Object.fromEntries(printed) as Values);
}

/** What a card does, if there is more to say than its name. */
export function cardEffect(game: string, thing: Thing): string {
  const key = `${game}-card-${thing.id}.effect`;
  return has(key) ? say(key) : String(thing.effect ?? "");
}

/** A value for a sentence: things by name, several joined, words that have a translation translated. */
export function inWords(game: string, value: unknown, box: Box): string | number {
  if (Array.isArray(value)) return value.map((each) => String(inWords(game, each, box))).join(", ");
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return value;
  if (typeof value === "object") return String((value as { text?: unknown }).text ?? "");
  const text = String(value);
  const thing = box[text];
  if (thing) return marked(text, cardName(game, thing));
  return has(`${game}-word-${kebab(text)}`) ? say(`${game}-word-${kebab(text)}`) : text;
}

/** A part of a sentence: plain, or the name of a thing. */
export interface Piece {
  text: string;
  thing?: string;
}

const mark = (id: string, name: string) => `\u0001${id}\u0002${name}\u0003`;
let marked: (id: string, name: string) => string = (_, name) => name;

/** An event as a sentence; seats stand in it with the names of the players, `kinds` says which fields are seats. */
export function sentence(game: string, event: Happened, kinds: Record<string, string>, names: string[], box: Box): string {
  const words = Object.entries(event).map(([field, value]) => [
    field,
    kinds[field] === "seat" ? (names[value] ?? String(value)) : inWords(game, value, kinds[field] === "text" ? {} : box),
  ]);
  return say(`${game}-event-${kebab(event.event)}`, Object.fromEntries([...words, ...parts(game, event, kinds, box)]) as Values);
}

/** What the moves in an event consist of, as in `landing-piece`. */
function parts(game: string, event: Happened, kinds: Record<string, string>, box: Box): [string, string | number][] {
  const moves = Object.entries(event).filter(([field, value]) => kinds[field] === "move" && value);
  return moves.flatMap(([field, move]) => Object.entries(move as object).map(([part, value]): [string, string | number] => [`${field}-${part}`, inWords(game, value, box)]));
}

/** The same sentence in parts, so that each name of a thing can show the thing. */
export function sentenceParts(...told: Parameters<typeof sentence>): Piece[] {
  marked = mark;
  try {
    return sentence(...told).split(/(\u0001[^\u0003]*\u0003)/).filter(Boolean).map(readPiece);
  } finally {
    marked = (_, name) => name;
  }
}

function readPiece(text: string): Piece {
  const [, thing, name] = /^\u0001([^\u0002]*)\u0002([^\u0003]*)\u0003$/.exec(text) ?? [];
  return thing && name !== undefined ? { text: name, thing } : { text };
}
