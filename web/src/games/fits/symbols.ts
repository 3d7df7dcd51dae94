/** Kinds of symbols: each has a shape of its own, besides its colour. */

import { has, language, say } from "../../lib/texts.svelte";
import type { FitsBoard } from "./types";

/** Shapes around [0, 0], about 0.6 wide; kinds beyond these are drawn as their letter. */
export const SHAPES = [
  "M0-.36 .09-.12.34-.11.14.05.21.29 0 .15-.21.29-.14.05-.34-.11-.09-.12Z",
  "M0-.36.3 0 0 .36-.3 0Z",
  "M0-.29a.29.29 0 1 0 0 .58a.29.29 0 1 0 0-.58Z",
  "M0-.31.33.25-.33.25Z",
  "M-.26-.26h.52v.52h-.52Z",
  "M-.11-.31h.22v.2h.2v.22h-.2v.2h-.22v-.2h-.2v-.22h.2Z",
  "M-.16-.28h.32L.32 0 .16.28h-.32L-.32 0Z",
  "M0 .3C-.5-.02-.28-.42 0-.15.28-.42.5-.02 0 .3Z",
];

/** Which shape and colour a kind has. */
export const placeOf = (board: FitsBoard, letter: string) => Object.keys(board.kinds).indexOf(letter);

/** The letter of a cell of the grid, "." if it is plain. */
export function letterAt(board: FitsBoard, column: number, row: number): string {
  return board.picture[board.height - 1 - row]?.[column] ?? ".";
}

/** What the symbols of a kind are called. */
export function kindName(board: FitsBoard, letter: string): string {
  const names = board.kinds[letter]?.names ?? {};
  const own = names[language()] ?? names.en;
  const key = `fits-kind-${own?.toLowerCase() ?? ""}`;
  return own && has(key) ? say(key) : (own ?? letter);
}
