/** What the view of a game of Fzzzt! holds, and what the board makes of it and of what happened. */

import type { Box, Decision, Happened, Option, Thing, View } from "../../lib/protocol";

export type Mark = "nut" | "bolt" | "cog" | "oil";

/** A card with what is printed on it. */
export interface Card extends Thing {
  kind: "robot" | "mechanic" | "upgrade" | "fzzzt" | "unit";
  power: number;
  points: number;
  speed: number;
  symbols: Mark[];
  owner: number | null;
}

export interface UnitView {
  unit: string;
  robots: string[];
  widgets: number;
  misses: Mark[];
}

/** A unit with who gives what: on the score sheet, or in a suggested assembly. */
export interface UnitLine {
  unit: string;
  widgets: number;
  points: number;
  gives: { robot: string; symbol: Mark; widget: number }[];
}

export interface ScoreSheet {
  robots: number;
  fzzzt: number;
  units: UnitLine[];
  robot_count: number;
}

export interface SeatView {
  mechanic: number;
  hand: string[] | null;
  powers: number[] | null;
  hand_size: number;
  discard_size: number;
  bid: string[] | null;
  bid_powers: number[] | null;
  bid_size: number;
  units: UnitView[];
  plans: { unit: string; robot: string }[] | null;
  projection: { robots: number; units: number } | null;
  suggestion: { units: UnitLine[]; best: number; now: number } | null;
  sheet: ScoreSheet | null;
  owns?: string[];
  surely_in_hand?: string[];
}

export interface FzzztTable {
  round: number;
  rounds: number;
  phase: "auctions" | "building" | "assembly" | "over";
  chief: number;
  tie_order: number[];
  in_turn: boolean;
  deck: number;
  never_seen: number;
  belt: (string | null)[];
  lot: number | null;
  peripheral: string | null;
  chosen: string | null;
  seats: SeatView[];
}

export type FzzztView = View<FzzztTable>;

/** What the parts of the own seat are handed. */
export interface Asked {
  view: FzzztView;
  decision: Decision | null;
  box: Box;
  play: (text: string) => void;
  hint: string | null;
}

export interface Bid {
  seat: number;
  cards: string[];
  power: number;
}

/** An auction as everybody saw it. */
export interface Auction {
  lot: string;
  bids: Bid[];
  winner: number;
  power: number;
  tied: number;
  /** Who got the wrench after it, and whether a tie was the reason. */
  wrench: { seat: number; tie: boolean } | null;
}

/** The auctions so far, and the bids shown in the one under way. */
export interface Ledger {
  auctions: Auction[];
  bids: Bid[];
}

export const EMPTY: Ledger = { auctions: [], bids: [] };

/** The ledger after some more has happened. */
export function follow(ledger: Ledger, events: Happened[]): Ledger {
  return events.reduce(write, ledger);
}

function write({ auctions, bids }: Ledger, event: Happened): Ledger {
  if (event.event === "LotOffered") return { auctions, bids: [] };
  if (event.event === "BidShown") return { auctions, bids: [...bids, { seat: event.seat, cards: event.cards, power: event.power }] };
  if (event.event === "LotWon") {
    const { lot, seat: winner, power, tied } = event;
    return { auctions: [...auctions, { lot, bids, winner, power, tied, wrench: null }], bids: [] };
  }
  const last = auctions.at(-1);
  if (event.event !== "WrenchMoved" || !last) return { auctions, bids };
  return { auctions: [...auctions.slice(0, -1), { ...last, wrench: { seat: event.seat, tie: event.tie } }], bids };
}

/** Whether a view is of a moment before another one. */
export function isEarlier(now: FzzztTable, before: FzzztTable): boolean {
  if (now.round !== before.round) return now.round < before.round;
  return now.belt.length > before.belt.length;
}

/** The option that consists of just these cards. */
export function optionOf(options: Option[], cards: Iterable<string>): Option | undefined {
  const wanted = new Set(cards);
  return options.find(({ cards }) => cards.length === wanted.size && cards.every((card: string) => wanted.has(card)));
}

/** What a card of a seat's hand or bid is worth in a bid now. */
export function powerOf(seat: SeatView, card: string): number | undefined {
  const [inHand, inBid] = [seat.hand?.indexOf(card) ?? -1, seat.bid?.indexOf(card) ?? -1];
  return inHand < 0 ? seat.bid_powers?.[inBid] : seat.powers?.[inHand];
}

/** What some cards of a hand, or of a bid that lies, are worth now. */
export function worth(seat: SeatView, cards: Iterable<string>): number {
  return [...new Set(cards)].reduce((sum, card) => sum + (powerOf(seat, card) ?? 0), 0);
}

/** One's own bid that lies, chosen in secret or laid in turn, until the lot is sold. */
export function bidOf(table: FzzztTable, seat: SeatView): string[] {
  if (table.chosen) return table.chosen.split("+");
  return table.lot === null ? [] : (seat.bid ?? []);
}

/** Seats from the one after a seat on, clockwise; all of them for an onlooker. */
export function others(seats: number, me: number | null): number[] {
  const first = me === null ? 0 : me + 1;
  return Array.from({ length: me === null ? seats : seats - 1 }, (_, step) => (first + step) % seats);
}

/** Whether a seat has nothing to bid with in this auction. */
export function sitsOut(table: FzzztTable, seat: number): boolean {
  return table.phase === "auctions" && table.belt.length > 0 && !table.tie_order.includes(seat);
}

/** A number made of a name, always the same. */
export function hash(name: string): number {
  let mixed = 2166136261;
  for (const letter of name) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 16777619);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
