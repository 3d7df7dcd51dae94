import { expect, test } from "vitest";
import { picture, rungAt, statistics } from "./solo";
import type { FitsBoard } from "./types";

test("best, mean and number of games", () => {
  expect(statistics([])).toBeNull();
  const games = [14, 9, 10].map((points, index) => ({ table: String(index), points }));
  expect(statistics(games)).toEqual({ best: 14, mean: 11, games: 3 });
});

test("a sum stands on the highest rung it reaches", () => {
  const ladder = [{ rank: "master", least: 17 }, { rank: "lucky", least: 8 }, { rank: "phobe", least: 0 }];
  expect([17, 16, 8, 0].map((sum) => rungAt(ladder, sum)?.rank)).toEqual(["master", "lucky", "lucky", "phobe"]);
});

test("a picture shows rows from the top, open symbols and full rows", () => {
  const board = { width: 2, height: 2, picture: ["m.", ".."] } as FitsBoard;
  const laid = [{ text: "", piece: "bar", form: "##", column: 0, row: 0, cells: [[0, 0], [1, 0]] as [number, number][] }];
  const sheet = { full_rows: [0], dead_rows: [], kinds: {}, open_cells: 1, points: 1 };
  expect(picture(board, { laid, sheet })).toBe("★□\n■■ ✓");
});
