/** What the view of FITS holds, as src/fourfold/games/fits/view.py writes it. */

import type { Option } from "../../lib/protocol";

/** Column and row; column 0 is the left one, row 0 the bottom one. */
export type Cell = [number, number];

export interface Landing extends Option {
  piece: string;
  form: string;
  column: number;
  row: number;
  cells: Cell[];
}

/** What a landing would bring. */
export interface Forecast {
  fills: number[];
  kills: number[];
  closes: Cell[];
  covers: string[];
  symbols: Cell[];
  costs: Record<string, number>;
  points: number;
}

export interface Kind {
  names: Record<string, string>;
  pays: number[];
  fills: boolean;
}

export interface FitsBoard {
  names: Record<string, string>;
  set: Record<string, string>;
  width: number;
  height: number;
  picture: string[];
  kinds: Record<string, Kind>;
  full_row: number;
  open_cell: number;
}

/** What one grid would give if the round ended now. */
export interface ScoreSheet {
  full_rows: number[];
  dead_rows: number[];
  kinds: Record<string, number>;
  open_cells: number;
  points: number;
}

/** A grid as it lies. */
export interface Built {
  laid: Landing[];
  heights: number[];
  closed: Cell[];
  sheet: ScoreSheet;
  lost: string[];
}

export interface SeatView extends Built {
  start_card: string;
  passed: string[];
  skipped: string[];
  at_hand: string[];
  points: number[];
  ready: boolean;
}

export interface PieceFacts {
  names: Record<string, string>;
  forms: string[];
}

export interface Rung {
  rank: string;
  least: number;
}

export interface FitsTable {
  round: number;
  rounds: number;
  board: FitsBoard;
  pieces: Record<string, PieceFacts>;
  called: string[];
  to_come: string[];
  seats: SeatView[];
  confirmed: string | null;
  confirmed_cells: Cell[];
  forecasts: Record<string, Forecast>;
  rank: string | null;
  ladder: Rung[] | null;
}
