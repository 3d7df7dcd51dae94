/** Pieces as pictures: `#` a cell, `.` none, `/` a new row, from the top row down. */

import type { Cell } from "./types";

/** The cells of a form, its lowest row 0. */
export function cellsOf(form: string): Cell[] {
  const lines = form.split("/");
  return lines.flatMap((line, index) =>
    [...line].flatMap((mark, column): Cell[] => (mark === "#" ? [[column, lines.length - 1 - index]] : [])),
  );
}

export const wide = (form: string) => form.indexOf("/") < 0 ? form.length : form.indexOf("/");
export const tall = (form: string) => form.split("/").length;

/** A quarter turn clockwise. */
export function turned(form: string): string {
  const lines = form.split("/").reverse();
  return Array.from({ length: wide(form) }, (_, column) => lines.map((line) => line[column]).join("")).join("/");
}

/** The reverse side. */
export function flipped(form: string): string {
  return form
    .split("/")
    .map((line) => [...line].reverse().join(""))
    .join("/");
}

/** The edge around some cells as an SVG path; the top of row `row` lies at `top - row`. */
export function outline(cells: Cell[], top: number): string {
  const held = new Set(cells.map(String));
  const free = (column: number, row: number) => !held.has(String([column, row]));
  return cells
    .map(([column, row]) => {
      const [left, high] = [column, top - row - 1];
      return [
        free(column, row + 1) ? `M${left} ${high}h1` : "",
        free(column, row - 1) ? `M${left} ${high + 1}h1` : "",
        free(column - 1, row) ? `M${left} ${high}v1` : "",
        free(column + 1, row) ? `M${left + 1} ${high}v1` : "",
      ].join("");
    })
    .join("");
}

const PAINT = ["#3b82c4, #5b9fdd", "#e0813c, #eb9656", "#45a163, #5db97a", "#cb5048, #e07068", "#8a68c4, #a686dd", "#d1a324, #dfb53f", "#2a9da0, #47b6b9", "#cf5f93, #e07cab"];

/** The colour of a piece, by its place in the set. */
export function paint(pieces: string[], piece: string): string {
  return `light-dark(${PAINT[Math.max(pieces.indexOf(piece), 0) % PAINT.length]})`;
}
