import { expect, test } from "vitest";
import { ended, type Round } from "./rounds";

const laid = (seat: number, text: string) => ({ event: "PieceLaid", seat, landing: { text } });
const scored = (seat: number, round: number) => ({ event: "RoundScored", seat, round });

const BEFORE: Round = { round: 1, starts: ["L5", "U5"], calls: ["O4"], laid: [["L5 #.../#### 0"], ["U5 #.#/### 0"]] };

test("a round goes on where it was", () => {
  const events = [laid(0, "O4 ##/## 4"), { event: "CardTurned", card: "I3", left: 0 }, scored(0, 1), scored(1, 1)];
  expect(ended(BEFORE, events)).toEqual([
    { ...BEFORE, calls: ["O4", "I3"], laid: [["L5 #.../#### 0", "O4 ##/## 4"], ["U5 #.#/### 0"]] },
  ]);
  expect(BEFORE.laid[0]).toHaveLength(1);
});

test("nothing has ended before it is scored", () => expect(ended(BEFORE, [laid(0, "O4 ##/## 4")])).toEqual([]));

test("a whole game gives all its rounds", () => {
  const round = (number: number) => [
    { event: "RoundBegan", round: number, board: `board-${number}` },
    { event: "StartCardDrawn", seat: 0, card: "start L5" },
    laid(0, `L5 ${number}`),
    { event: "CardTurned", card: "X5", left: 0 },
    scored(0, number),
  ];
  const found = ended(null, [...round(1), ...round(2)]);
  expect(found.map((each) => each.round)).toEqual([1, 2]);
  expect(found[1]).toEqual({ round: 2, starts: ["L5"], calls: ["X5"], laid: [["L5 2"]] });
});

test("what began before anybody looked is not guessed", () => {
  expect(ended(null, [laid(0, "O4 ##/## 4"), scored(0, 1)])).toEqual([]);
});
