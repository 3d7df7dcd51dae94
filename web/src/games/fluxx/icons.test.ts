import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { KEEPERS } from "./icons";
import { glyph } from "./glyphs";

const file = fileURLToPath(new URL("../../../../src/fourfold/games/fluxx/cards.json", import.meta.url));
const cards = JSON.parse(readFileSync(file, "utf-8")).cards as { id: string; type: string; category?: string }[];

it("has a drawing of every Keeper", () => {
  const keepers = cards.filter((card) => card.type === "keeper").map((card) => card.id);
  expect(keepers.filter((id) => !KEEPERS[id]?.length)).toEqual([]);
  expect(keepers).toHaveLength(19);
});

it("has a picture of every New Rule and Action", () => {
  const others = cards.filter((card) => card.type === "new_rule" || card.type === "action");
  expect(others.filter((card) => glyph(card.category, card.id) === glyph("", ""))).toEqual([]);
});
