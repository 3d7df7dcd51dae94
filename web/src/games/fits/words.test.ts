import { expect, it } from "vitest";
import type { View } from "../../lib/protocol";
import { standing } from "./index";
import type { FitsTable, SeatView } from "./types";
import { whyNotAsked } from "./words";

const seat = { skipped: ["U5"], passed: ["X5"], points: [2], sheet: { points: 3 } } as unknown as SeatView;
const at = (called: string, confirmed: string | null = null) => ({ called: ["I3", called], confirmed, seats: [seat] }) as unknown as FitsTable;

it("says why a seat is not asked about a card, whenever one looks", () => {
  expect(whyNotAsked(at("U5"), seat)).toBe("fits-you-skip");
  expect(whyNotAsked(at("X5"), seat)).toBe("fits-nothing-fits");
  expect(whyNotAsked(at("W5", "pass"), seat)).toBeNull();
  expect(whyNotAsked({ ...at("U5"), called: [] }, seat)).toBeNull();
});

it("counts the round in progress to the score so far, and once only", () => {
  const view = (scores: number[] | null) => ({ table: at("I3"), scores }) as unknown as View<FitsTable>;
  expect(standing(view(null))).toEqual([5]);
  expect(standing(view([2]))).toEqual([2]);
});
