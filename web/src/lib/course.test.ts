import { expect, test } from "vitest";
import { BOX, bounds, courseLines, moves } from "./course";

const COURSE = [
  { move: 0, scores: [0, 0] },
  { move: 5, scores: [4, -2] },
  { move: 10, scores: [8, 8] },
];

test("0 is always within the bounds", () => {
  expect(bounds(COURSE)).toEqual({ low: -2, high: 8 });
  expect(bounds([{ move: 0, scores: [3] }])).toEqual({ low: 0, high: 3 });
});

test("every seat has a line from the first move to the last", () => {
  const [one, other] = courseLines(COURSE);
  expect(one?.corners).toBe("0.0,80.0 100.0,40.0 200.0,0.0");
  expect(other?.corners).toBe("0.0,80.0 100.0,100.0 200.0,0.0");
  expect(one?.end.x).toBe(BOX.width);
});

test("labels of equal scores do not lie on each other", () => {
  const ends = courseLines(COURSE).map((each) => each.end.y);
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeGreaterThanOrEqual(14);
});

test("a score that only the last move gives is not worth a drawing", () => {
  expect(moves(COURSE)).toBe(true);
  expect(moves([{ move: 0, scores: [0, 0] }, { move: 9, scores: [0, 1] }])).toBe(false);
});
