import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cells, fold, item, parse, plainText, search, spans } from "./markdown";
import { firstRule, optionRules } from "./rules";

test("a line has bold, slanted and literal parts", () => {
  expect(spans("a **b** *c* `d*e*`")).toEqual([
    { text: "a " },
    { text: "b", style: "strong" },
    { text: " " },
    { text: "c", style: "em" },
    { text: " " },
    { text: "d*e*", style: "code" },
  ]);
});

test("a star that is no mark stays", () => {
  expect(spans("2 * 3 * 4")).toEqual([{ text: "2 * 3 * 4" }]);
});

test("a rule's number stands apart, however it is written", () => {
  expect(item("fzzzt 44: Every seat bids.")).toEqual({ rule: "fzzzt 44", spans: [{ text: "Every seat bids." }] });
  expect(item("**fluxx 147** Any card.").rule).toBe("fluxx 147");
  expect(item("No rule: just a line.").rule).toBe("");
});

test("a bar in backticks does not end a cell", () => {
  expect(cells("| `|` wall | `\\` |").map(plainText)).toEqual(["| wall", "\\"]);
});

test("blocks are told apart", () => {
  const blocks = parse("# Title\ntext\nmore\n\n- one\n  goes on\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```\ncode\n```\n");
  expect(blocks.map((each) => each.kind)).toEqual(["heading", "paragraph", "list", "table", "code"]);
  expect(blocks[1]).toMatchObject({ spans: [{ text: "text more" }] });
  expect(blocks[2]).toMatchObject({ items: [{ spans: [{ text: "one goes on" }] }, { spans: [{ text: "two" }] }] });
  expect(blocks[3]).toMatchObject({ rows: [[[{ text: "1" }], [{ text: "2" }]]] });
  expect(blocks[4]).toMatchObject({ text: "code" });
});

test("a search keeps matching rules with their headings, whatever the capitals and accents", () => {
  const blocks = parse("# A\n- x 1: Élan vital\n- x 2: Other\n## B\n- x 3: nothing here\n");
  const found = search(blocks, "elan VITAL");
  expect(found).toHaveLength(2);
  expect(found[1]).toMatchObject({ items: [{ rule: "x 1" }] });
  expect(search(blocks, "x 2")[1]).toMatchObject({ items: [{ rule: "x 2" }] });
  expect(search(blocks, "  ")).toBe(blocks);
  expect(search(blocks, "absent")).toEqual([]);
});

test("ё is found by е", () => {
  expect(fold("Жёлоб")).toBe(fold("желоб"));
});

test("the first rule of a text", () => {
  expect(firstRule("fzzzt 44 to 66")).toBe("fzzzt 44");
  expect(firstRule("")).toBe("");
});

const RULES = `${import.meta.dirname}/../../../docs/rules`;
const files = ["", "ru/", "fr/"].flatMap((folder) =>
  readdirSync(`${RULES}/${folder}`)
    .filter((each) => each.endsWith(".md"))
    .map((each) => folder + each),
);

test.each(files)("every rule of %s is found by its number, and none twice", (file) => {
  const text = readFileSync(`${RULES}/${file}`, "utf8");
  const game = file.replace(/^.*\/|\.md$/g, "");
  const lists = parse(text).flatMap((each) => (each.kind === "list" ? each.items : []));
  const rules = lists.map((each) => each.rule).filter(Boolean);
  const written = [...text.matchAll(new RegExp(`^- (?:\\*\\*)?(${game} \\d+[a-z]?)`, "gm"))].map((each) => each[1]);
  expect(rules).toEqual(written);
  expect(new Set(rules).size).toBe(rules.length);
  expect(rules.length).toBeGreaterThan(40);
});

test("every option of Fluxx and FRAG has its rule, in every language", () => {
  for (const folder of ["", "ru/", "fr/"]) {
    const of = (game: string) => optionRules(game, parse(readFileSync(`../docs/rules/${folder}${game}.md`, "utf8")));
    expect(of("fluxx")).toMatchObject({ edition: "fluxx 265", without: "fluxx 144", max_turns: "fluxx 126" });
    expect(of("frag")).toMatchObject({ few_players: "frag 3", fog: "frag 241–244", turn_seconds: "frag 232–233" });
  }
});
