/** What the view of a game of Fluxx holds, and the small questions the board asks of it. */

import type { Box, Thing, View } from "../../lib/protocol";
import { cardEffect, cardName } from "../../lib/telling";
import { has, say } from "../../lib/texts.svelte";

export type Number = number | "all" | null;

export interface Sum {
  number: Number;
  /** It comes from the Basic Rules. */
  basic: boolean;
  cards: string[];
}

export interface Progress {
  have: number;
  need: number;
  with: string[];
  rivals: number[];
}

export interface Goal {
  id: string;
  needs: string[][];
  some_of: string[];
  at_least: number;
  keepers: number;
  hand: number;
  progress: Progress[];
  lies: Record<string, number | null>;
  discarded: string[];
  forbids: string[];
  blocked_by: Record<string, number>;
  met_by: number[];
}

export interface Reason {
  why: string;
  rule: number;
}

export interface Preview {
  chance: boolean;
  numbers: Record<string, Number>;
  out: string[];
  draws: number;
  discards: Record<string, number>;
  winner: number | null;
  several: boolean;
  passes: boolean;
}

export interface Seat {
  hand: string[] | null;
  hand_size: number;
  known: string[];
  keepers: string[];
  going: string[] | null;
  here: boolean;
  leaving: boolean;
  bot: boolean;
}

export interface SmallHand {
  action: string;
  cards: string[] | null;
  size: number;
  played: number;
  left: number;
}

export interface Turn {
  number: number;
  active: number;
  stage: "start" | "play" | "end";
  drawn: number;
  draws: number;
  played: number;
  plays_left: number;
  plays_owed: number;
  party: string;
  used: string[];
  extra_turn: boolean;
  in_a_row: number;
}

/** Whose turn it is; nobody's until it is settled who starts. */
export const whoseTurn = ({ turn }: { turn: Turn }) => (turn.number ? turn.active : null);

export const NUMBERS = ["draw", "play", "hand_limit", "keeper_limit"] as const;

export interface Table {
  turn: Turn;
  rules: string[];
  numbers: { inflation: number; draw: Number; play: Number; keep: number; hand_limit: Number; keeper_limit: Number; goals: number };
  sums: Record<(typeof NUMBERS)[number], Sum>;
  words: Record<string, number>;
  goals: Goal[];
  deck: number;
  discard: string[];
  resolving: string[];
  small_hands: SmallHand[];
  looked_at: string[] | null;
  looked_at_size: number;
  giving_to: number | null;
  seats: Seat[];
  showdown: { seats: [number, number]; won: [number, number]; needed: number } | null;
  choosing: { least: number; most: number } | null;
  previews: Record<string, Preview>;
  reasons: { hand: Reason | null; end: Reason | null; free: Record<string, Reason | null> } | null;
  last: { card: string; cause: string } | null;
  /** How many newcomers wait for the end of the turn. */
  joining: number;
  winner: number | null;
  ending: string;
}

/** What those parts of the board are handed that show cards in play. */
export interface InPlay {
  table: Table;
  box: Box;
  /** Cards that can be chosen here now. */
  choices: Set<string>;
  choose: (id: string) => void;
  look: (id: string) => void;
}

/** A card by its title. */
export const title = (box: Box, id: string): string => (box[id] ? cardName("fluxx", box[id]) : id);

/** Several cards by their titles. */
export const titles = (box: Box, ids: string[]): string => ids.map((id) => title(box, id)).join(", ");

/** What a card does: its text, that of the card it is like, or the Keepers that a Goal names. */
export function effect(box: Box, id: string): string {
  const thing = box[id];
  if (!thing) return "";
  const like = `fluxx-card-${thing.like}.effect`;
  return cardEffect("fluxx", thing) || (has(like) ? say(like) : wanted(box, thing));
}

const wanted = (box: Box, thing: Thing): string =>
  ((thing.named ?? []) as string[]).map((keeper) => title(box, keeper)).join(" + ");

/** One of the four numbers in words. */
export function inNumbers(number: Number, keep: number): string {
  if (number === null) return say("fluxx-screen-no-limit");
  if (number !== "all") return String(number);
  return keep ? say("fluxx-screen-all-but", { keep }) : say("fluxx-screen-all");
}

/** A reason in words, with the sentence of the rules it cites. */
export const reason = (found: Reason): string => say(`page-fluxx-why-${found.why}`, { rule: found.rule });

/** Why a card was played that nobody took from a hand of their own, in words. */
export const cause = (box: Box, word: string): string =>
  word === "hand" ? "" : say("page-fluxx-cause", { card: title(box, word) });

/** Before whom a Keeper lies. */
export const ownerOf = (table: Table, keeper: string): number =>
  table.seats.findIndex((seat) => seat.keepers.includes(keeper));

/** More cards than this are shown small, for at full size they would cover each other. */
export const MANY = 6;

/** So many small cards lie in a row. */
export const ROW = 9;

export const SEAT_PROMPTS = ["challenge", "trade with", "take from"];

export type FluxxView = View<Table>;
