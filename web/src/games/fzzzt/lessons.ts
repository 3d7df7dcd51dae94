import type { Lesson } from "../../lib/board";

/** A first round: belt, lot, bid, tie, units, building. */
export const lessons: Lesson[] = [];
