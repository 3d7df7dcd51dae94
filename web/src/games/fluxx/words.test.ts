import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Preview, Table } from "./table";
import type { View } from "../../lib/protocol";

let words: typeof import("./words");
const box = { toast: { id: "toast", type: "Goal", names: { en: "Toast" } }, draw_2: { id: "draw_2", type: "NewRule", names: { en: "Draw 2" } } };
const quiet: Preview = { chance: false, numbers: {}, out: [], draws: 0, discards: {}, winner: null, several: false, passes: false };

beforeAll(async () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("navigator", { languages: ["en"] });
  vi.stubGlobal("document", { documentElement: {} });
  words = await import("./words");
});

/** A view of seat 0 in which an option would do this. */
function seen(preview: Partial<Preview>, prompt = "play"): View<Table> {
  const numbers = { inflation: 0, draw: 1, play: 1, keep: 0, hand_limit: null, keeper_limit: null, goals: 1 };
  const table = { previews: { toast: { ...quiet, ...preview } }, numbers, giving_to: 1 } as unknown as Table;
  return { game: "fluxx", seats: 2, seat: 0, decision: { prompt, options: [{ text: "toast" }] }, table } as unknown as View<Table>;
}

const lines = (preview: Partial<Preview>) => words.foresight({ ...quiet, ...preview }, seen(preview), ["Ann", "Bob"], box);

describe("a warning", () => {
  it("is given before somebody else wins, and only then", () => {
    expect(words.risk({ text: "toast" }, seen({ winner: 1 }), ["Ann", "Bob"])).toContain("danger");
    expect(words.risk({ text: "toast" }, seen({ winner: 0 }), ["Ann", "Bob"])).toBeNull();
    expect(words.risk({ text: "toast" }, seen({}), ["Ann", "Bob"])).toBeNull();
    expect(words.risk({ text: "end" }, seen({ winner: 1 }), ["Ann", "Bob"])).toBeNull();
  });
});

describe("what a card will do", () => {
  it("is nothing to speak of where nothing changes", () => {
    expect(lines({})).toEqual([]);
    expect(words.foresight(undefined, seen({}), [], box)).toEqual([]);
  });
  it("names changed numbers, what leaves, draws and discards, one line each", () => {
    const found = lines({ numbers: { draw: 4 }, out: ["draw_2"], draws: 3, discards: { 0: 1, 1: 2 }, passes: true });
    expect(found.map((line) => line.replace(/⟦page-fluxx-|⟧/g, ""))).toEqual([
      "changes",
      "pushes-out",
      "draws",
      "you-discard",
      "they-discard",
      "passes",
    ]);
  });
  it("tells a win first, and then says nothing of the end of the turn", () => {
    expect(lines({ winner: 0, passes: true })).toEqual(["⟦page-fluxx-you-win⟧"]);
  });
  it("is up to chance where nobody can know", () => {
    expect(lines({ chance: true })).toEqual(["⟦page-fluxx-by-chance⟧"]);
  });
});

describe("an option in words", () => {
  it("is a card by its title, a seat by its name", () => {
    expect(words.label({ text: "toast" }, seen({}), ["Ann", "Bob"], box)).toBe("Toast");
    expect(words.label({ text: "1" }, seen({}, "steal"), ["Ann", "Bob"], box)).toBe("1");
    expect(words.label({ text: "1" }, seen({}, "challenge"), ["Ann", "Bob"], box)).toBe("Bob");
  });
  it("names who gets a card", () => {
    expect(words.promptValues(seen({}, "give"), ["Ann", "Bob"])).toEqual({ seat: "Bob" });
  });
});
