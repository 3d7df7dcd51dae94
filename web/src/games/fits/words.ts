/** Pieces and landings in words, for eyes and screen readers. */

import type { View } from "../../lib/protocol";
import { cardName } from "../../lib/telling";
import { say, type Values } from "../../lib/texts.svelte";
import { kindName } from "./symbols";
import type { FitsBoard, FitsTable, Forecast, Landing, SeatView } from "./types";

/** A sentence on a landing, and whether it is good or bad news. */
export interface Fact {
  text: string;
  /** The same in two or three words, for narrow screens; none where the drawing says enough. */
  short?: string;
  news: "good" | "bad" | "plain";
  kind: "lands" | "fills" | "kills" | "closes" | "costs" | "above";
}

export function pieceName(table: FitsTable, piece: string): string {
  return cardName("fits", { id: piece, names: table.pieces[piece]?.names ?? {} });
}

/** The piece a seat is to lay: its start piece, or the one called. */
export function pieceAsked(view: View<FitsTable>): string {
  const start = view.decision?.prompt === "start" && view.seat !== null;
  return (start ? view.table.seats[view.seat ?? 0]?.start_card : view.table.called.at(-1)) ?? "";
}

/** Why a seat is not asked about the card that lies open: it skips the card of its start piece, or nothing fits. */
export function whyNotAsked(table: FitsTable, mine: SeatView): "fits-you-skip" | "fits-nothing-fits" | null {
  const called = table.called.at(-1);
  if (!called || table.confirmed) return null;
  if (mine.skipped.includes(called)) return "fits-you-skip";
  return mine.passed.includes(called) ? "fits-nothing-fits" : null;
}

const numbers = (rows: number[]) => ({ count: rows.length, rows: rows.join(", ") });

const SENTENCES = { fills: "fits-screen-fills", closes: "fits-screen-closes", kills: "fits-screen-kills", above: "fits-above", costs: "fits-costs" };

function fact(kind: keyof typeof SENTENCES, news: Fact["news"], values: Values): Fact {
  return { kind, news, text: say(SENTENCES[kind], values), short: say(`fits-short-${kind}`, values) };
}

/** What a landing brings, one sentence each. */
export function facts(board: FitsBoard, landing: Landing, forecast: Forecast): Fact[] {
  const found: Fact[] = [
    { kind: "lands", news: "plain", text: say("fits-screen-lands", { column: landing.column, row: landing.row }) },
  ];
  const { fills, kills, closes, costs } = forecast;
  const above = landing.cells.filter(([, row]) => row >= board.height).length;
  if (fills.length) found.push(fact("fills", "good", numbers(fills)));
  if (closes.length) found.push(fact("closes", "bad", { cells: closes.length }));
  if (kills.length) found.push(fact("kills", "bad", numbers(kills)));
  if (above) found.push(fact("above", "plain", { cells: above }));
  for (const [letter, points] of Object.entries(costs)) found.push(fact("costs", "bad", { kind: kindName(board, letter), points }));
  for (const letter of forecast.covers.filter((each) => !(each in costs)))
    found.push({ kind: "costs", news: "plain", text: say("fits-screen-covers", { symbols: kindName(board, letter) }) });
  return found;
}

/** All of it in one breath. */
export function landingWords(board: FitsBoard, landing: Landing, forecast: Forecast): string {
  const then = say("fits-screen-then", { points: forecast.points });
  return [...facts(board, landing, forecast).map((each) => each.text), then].join(" ");
}
