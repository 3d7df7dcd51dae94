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

export const board: GameBoard = {
  Board,
  Card,
  Sheet,
  promptValues: (view) => ({ piece: pieceName(view.table, pieceAsked(view)) }),
  label,
  risk,
  standing: (view: View<FitsTable>) => view.table.seats.map((seat) => seat.points.reduce((sum, each) => sum + each, 0)),
  lessons,
  optionEditors: { set_file: SetFile },
};
