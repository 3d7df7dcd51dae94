import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Queue } from "./queue";

let shown: string[] = [];
const queue = (beat: number) =>
  new Queue<string>(
    (item) => shown.push(item),
    (older, newer) => older + newer,
    () => beat,
  );

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("the first is shown at once, the others one after another", () => {
  const moves = queue(1000);
  for (const each of "abc") moves.push(each);
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["a", "b"]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["a", "b", "c"]);
});

test("something new after a pause is shown at once", () => {
  const moves = queue(1000);
  moves.push("a");
  vi.advanceTimersByTime(1000);
  moves.push("b");
  expect(shown).toEqual(["a", "b"]);
});

test("one's own move is shown at once, with all that came before it", () => {
  const moves = queue(1000);
  for (const each of "abc") moves.push(each);
  moves.push("d", true);
  expect(shown).toEqual(["a", "bcd"]);
});

test("what follows one's own move waits its turn", () => {
  const moves = queue(1000);
  moves.push("a", true);
  moves.push("b");
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["a", "b"]);
});

test("a long queue is never more than a few seconds behind, and loses nothing", () => {
  const moves = queue(1000);
  for (const each of "abcdefghijklmnopqrstuvwxyz") moves.push(each);
  vi.advanceTimersByTime(4000);
  expect(moves.length).toBe(0);
  expect(shown).toEqual(["a", "bcdefghijklmnopqrstuvw", "x", "y", "z"]);
});

test("without a beat nothing waits", () => {
  const moves = queue(0);
  for (const each of "abc") moves.push(each);
  expect(shown).toEqual(["a", "b", "c"]);
});

test("a cleared queue shows nothing more, and takes new things up", () => {
  const moves = queue(1000);
  for (const each of "ab") moves.push(each);
  moves.clear();
  vi.advanceTimersByTime(5000);
  expect(shown).toEqual(["a"]);
  moves.push("c");
  expect(shown).toEqual(["a", "c"]);
});
