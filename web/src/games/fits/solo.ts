/** The games one has played alone, kept in this browser; and a result to share. */

import { say } from "../../lib/texts.svelte";
import { letterAt } from "./symbols";
import type { Built, FitsBoard, Rung } from "./types";

interface Played {
  table: string;
  points: number;
}

const KEY = "fits-solo";

export function played(): Played[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Played[];
  } catch {
    return [];
  }
}

/** Count a game once, however often its end is looked at. */
export function count(table: string, points: number): void {
  const others = played().filter((each) => each.table !== table);
  localStorage.setItem(KEY, JSON.stringify([...others, { table, points }].slice(-1000)));
}

/** Best, mean and number of games; null before the first. */
export function statistics(games: Played[]): { best: number; mean: number; games: number } | null {
  if (!games.length) return null;
  const points = games.map((each) => each.points);
  return { best: Math.max(...points), mean: points.reduce((sum, each) => sum + each, 0) / points.length, games: points.length };
}

/** The rung a sum stands on. */
export function rungAt(ladder: Rung[], sum: number): Rung | undefined {
  return ladder.find((each) => sum >= each.least);
}

/** A grid in characters, full rows marked: it shows how well one did, and not which piece went where. */
export function picture(board: FitsBoard, built: Pick<Built, "laid" | "sheet">): string {
  const covered = new Set(built.laid.flatMap((each) => each.cells.map(String)));
  const cell = (column: number, row: number) =>
    covered.has(String([column, row])) ? "■" : letterAt(board, column, row) === "." ? "□" : "★";
  const line = (row: number) => Array.from({ length: board.width }, (_, column) => cell(column, row)).join("");
  const rows = Array.from({ length: board.height }, (_, index) => board.height - 1 - index);
  return rows.map((row) => line(row) + (built.sheet.full_rows.includes(row) ? " ✓" : "")).join("\n");
}

/** The result as a text to send to a friend. */
export function shareText(title: string, points: number[], rank: string | null, grids: string[]): string {
  const sum = points.reduce((total, each) => total + each, 0);
  const head = say("fits-share-line", { title, rounds: points.join(" + "), sum });
  return [rank ? `${head} · ${say(`fits-rank-${rank}`)}` : head, ...grids].join("\n\n");
}
