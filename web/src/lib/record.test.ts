import { expect, test } from "vitest";
import type { GameRecord } from "./protocol";
import { cutRecord, readRecord, writeRecord } from "./record";

const TEXT = '{"game":"fits","seats":2,"seed":9223372036854775807,"options":{},"moves":[[0,"a"],[1,"b"],[0,"c"]]}';

test("a seed of nineteen digits survives reading and writing", () => {
  expect(writeRecord(readRecord(TEXT))).toBe(TEXT);
});

test("a record is cut after so many moves, and the old one is left as it was", () => {
  const record: GameRecord = readRecord(TEXT);
  expect(cutRecord(record, 2).moves).toEqual([
    [0, "a"],
    [1, "b"],
  ]);
  expect(record.moves).toHaveLength(3);
});
