import type { GameBoard } from "../../lib/board";
import type { Option, View } from "../../lib/protocol";
import { say } from "../../lib/texts.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { lessons } from "./lessons";
import SetFile from "./SetFile.svelte";
import Sheet from "./Sheet.svelte";
import { kindName } from "./symbols";
import type { FitsTable, Landing } from "./types";
import { landingWords, pieceAsked, pieceName } from "./words";

/** A landing with all it brings, or the pass. */
function label(option: Option, view: View<FitsTable>): string {
  const forecast = view.table.forecasts[option.text];
  if (option.text === "pass") return say("fits-choice-pass");
  return forecast ? landingWords(view.table.board, option as Landing, forecast) : option.text;
}

/** A landing that loses a kind of symbols for good is worth a question. */
function risk(option: Option, view: View<FitsTable>): string | null {
  const { board, forecasts } = view.table;
  const costs = Object.entries(forecasts[option.text]?.costs ?? {});
  if (!costs.length) return null;
  return costs.map(([letter, points]) => say("fits-costs", { kind: kindName(board, letter), points })).join(" ");
}

/** What every seat would have if the round ended now. */
export function standing(view: View<FitsTable>): number[] {
  const now = (sheet: { points: number }) => (view.scores ? 0 : sheet.points);
  return view.table.seats.map((seat) => seat.points.reduce((sum, each) => sum + each, now(seat.sheet)));
}

export const board: GameBoard = {
  Board,
  Card,
  Sheet,
  promptValues: (view) => ({ piece: pieceName(view.table, pieceAsked(view)) }),
  label,
  risk,
  standing,
  lessons,
  optionEditors: { set_file: SetFile },
};
