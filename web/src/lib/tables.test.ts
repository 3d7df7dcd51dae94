import { expect, test } from "vitest";
import { asked, nextSeat } from "./hotseat";
import { againstBots, chosenOptions, seatsOf, usualLevel } from "./newtable";
import { optionText, optionValue, readOption } from "./options";
import { lastTurn } from "./play.svelte";
import type { GameOption, Update } from "./protocol";

const update = (seat: number | null, decides: boolean) => ({ seat, view: { decision: decides ? { prompt: "x", options: [] } : null } }) as unknown as Update;

test("the seats of ours that are asked, in order", () => {
  expect(asked({ "2": update(2, true), "0": update(0, true), "1": update(1, false), "-": update(null, true) })).toEqual([0, 2]);
});

test("the device goes on clockwise, and only while somebody else of ours is asked", () => {
  expect(nextSeat(0, [1, 2], "playing")).toBe(1);
  expect(nextSeat(2, [0, 1], "playing")).toBe(0);
  expect(nextSeat(1, [1, 2], "playing")).toBeNull();
  expect(nextSeat(1, [], "playing")).toBeNull();
  expect(nextSeat(1, [2], "over")).toBeNull();
  expect(nextSeat(null, [2], "playing")).toBeNull();
});

test("a quick game has bots of the usual level", () => {
  expect(usualLevel(["novice", "normal", "expert"])).toBe("normal");
  expect(usualLevel(["random", "greedy", "rollout"])).toBe("greedy");
  expect(usualLevel(["random"])).toBe("random");
  expect(againstBots("frag", ["random"]).seats.map((each) => each.kind)).toEqual(["me", "bot", "bot", "bot"]);
});

test("people on this device sit down as the maker does; nobody sits down without a name", () => {
  const seats = seatsOf([{ kind: "me", name: " Ann " }, { kind: "here", name: "" }, { kind: "open" }, { kind: "bot", level: "easy" }]);
  expect(seats).toEqual([{ kind: "me", name: "Ann" }, { kind: "me", name: null }, { kind: "open" }, { kind: "bot", level: "easy" }]);
});

test("only options that differ are said, or whose default depends on others", () => {
  const options = { a: { default: "on" }, b: { default: [1] }, c: { default: "hidden", depends: true } };
  expect(chosenOptions({ a: "on", b: [1], c: "hidden" }, options)).toEqual({ c: "hidden" });
  expect(chosenOptions({ a: "off", b: [2], c: undefined }, options)).toEqual({ a: "off", b: [2] });
});

test("a typed option is a number, a list of words, or a text", () => {
  const choice = { kind: "choice" } as GameOption;
  expect(readOption(" 12 ", choice)).toBe(12);
  expect(readOption("per-mouse, per-modem", choice)).toEqual(["per-mouse", "per-modem"]);
  expect(readOption("all", choice)).toBe("all");
  expect(readOption("a map\nof two lines", choice)).toBe("a map\nof two lines");
  expect(optionText(["a", "b"])).toBe("a b");
  expect(optionValue("fits", "mode", "x".repeat(99))).toHaveLength(60);
});

test("the last turn is all since our last deed, with the moment before it", () => {
  const log = [0, 0, 1, 2, 3, 4, 5].map((seq) => ({ seq, event: "Moved", seat: seq === 2 ? 0 : 1 }));
  expect(lastTurn(log, 0)).toEqual([1, 2, 3, 4, 5]);
  expect(lastTurn(log, 7)).toEqual([2, 3, 4, 5]);
  expect(lastTurn([], 0)).toEqual([]);
});
