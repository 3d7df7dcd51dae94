/** Rounds that are over: the grids are cleared at once, so what lay there is put together from what happened. */

import { ask } from "../../lib/api";
import type { Happened, View } from "../../lib/protocol";
import type { Built, FitsBoard, FitsTable } from "./types";

/** A round by seat: start pieces, landings, and the calls in their order. */
export interface Round {
  round: number;
  starts: string[];
  calls: string[];
  laid: string[][];
}

export interface Scored {
  board: FitsBoard;
  grids: Built[];
}

/** The round on the table, as far as it has come. */
export function roundOf(table: FitsTable): Round {
  return {
    round: table.round,
    starts: table.seats.map((seat) => seat.start_card),
    calls: [...table.called],
    laid: table.seats.map((seat) => seat.laid.map((each) => each.text)),
  };
}

/** The rounds that ended while this happened, after the round that was on the table before. */
export function ended(before: Round | null, happened: Happened[]): Round[] {
  let now = before && structuredClone(before);
  const found: Round[] = [];
  for (const each of happened) {
    if (each.event === "RoundBegan") now = { round: each.round, starts: [], calls: [], laid: [] };
    else if (!now) continue;
    else if (each.event === "StartCardDrawn") now.starts.push(String(each.card).replace(/^start /, ""));
    else if (each.event === "CardTurned") now.calls.push(String(each.card));
    else if (each.event === "PieceLaid") (now.laid[each.seat] ??= []).push(each.landing.text);
    else if (each.event === "RoundScored" && found.at(-1)?.round !== now.round) found.push(structuredClone(now));
  }
  return found;
}

/** All rounds of a finished table, from what everybody may know of it. */
export async function roundsOf(table: string): Promise<Round[]> {
  const { events } = await ask<{ events: Happened[] }>(`tables/${table}/view?since=-1`);
  return ended(null, events);
}

const set = ({ options }: View) => ({ mode: options.mode, set_file: options.set_file });

/** How the grids of a round lay at its end, and what they gave. */
export function scoredRound(view: View, { round, laid }: Round): Promise<Scored> {
  const grids = Array.from({ length: view.seats }, (_, seat) => laid[seat] ?? []);
  return ask<Scored>("games/fits/ask/sheets", { ...set(view), round, grids });
}

/** The best round that a search finds for a seat, had it known the order of the cards. */
export function bestRound(view: View, { round, starts, calls }: Round, seat: number) {
  const question = { ...set(view), round, start: starts[seat], calls };
  return ask<{ board: FitsBoard; grid: Built; proven: boolean }>("games/fits/ask/best", question);
}
