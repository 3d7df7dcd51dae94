import { beforeAll, expect, test } from "vitest";
import { concerns, isChat, lines } from "./events";
import { listed, playerNames } from "./names";
import type { Box, GameFacts } from "./protocol";
import { sentence, sentenceParts } from "./telling";
import { loadTexts, say, speak } from "./texts.svelte";

beforeAll(() => loadTexts("table", "page", "fzzzt"));

const KINDS = { LotWon: { seat: "seat", lot: "card", power: "number", tied: "number" }, TurnedUp: { cards: "cards" } };
const FACTS = { game: "fzzzt", events: KINDS } as unknown as GameFacts;
const BOX: Box = { r1: { id: "r1", kind: "robot", power: 1, symbols: ["nut", "oil"] }, up: { id: "up", kind: "upgrade" } };
const WON = { seq: 3, event: "LotWon", seat: 1, lot: "r1", power: 4, tied: 1 };
const NAMES = ["Ann", "Bob"];

test("an event is a sentence with names of players and cards", () => {
  expect(sentence("fzzzt", WON, KINDS.LotWon, NAMES, BOX)).toBe("Bob wins robot 1 (nut, oil) with 4.");
});

test("every card in a sentence can be shown", () => {
  const pieces = sentenceParts("fzzzt", { event: "TurnedUp", cards: ["r1", "up"] }, KINDS.TurnedUp, NAMES, BOX);
  expect(pieces.filter((each) => each.thing).map((each) => each.thing)).toEqual(["r1", "up"]);
  expect(pieces.map((each) => each.text).join("")).toBe("The belt shows robot 1 (nut, oil), upgrade.");
});

test("a move in a sentence is said by its parts", async () => {
  await loadTexts("fits");
  const landing = { text: "U5 #.#/### 1", piece: "U5", form: "#.#/###", column: 1, row: 4, cells: [] };
  const laid = { event: "PieceLaid", seat: 0, landing };
  const pieces = sentenceParts("fits", laid, { seat: "seat", landing: "move" }, NAMES, { U5: { id: "U5" } });
  expect(pieces.map((each) => each.text).join("")).toBe("Ann lays bracket (U5) in column 1, row 4.");
  expect(pieces.find((each) => each.thing)?.thing).toBe("U5");
});

test("a sentence after one in parts carries no marks", () => {
  sentenceParts("fzzzt", WON, KINDS.LotWon, NAMES, BOX);
  expect(sentence("fzzzt", WON, KINDS.LotWon, NAMES, BOX)).not.toContain("\u0001");
});

test("the log has a line for each event, none for chat or what is unknown, and knows what is about me", () => {
  const log = [WON, { seq: 4, event: "Said", seat: 0, text: "hi" }, { seq: 5, event: "TookOver", seat: 0, bot: "easy", why: "left" }, { seq: 6, event: "Unheard" }];
  const found = lines(log, FACTS, NAMES, BOX, 0);
  expect(found.map((each) => [each.id, each.game, each.mine])).toEqual([
    ["3.0", true, false],
    ["5.0", false, true],
  ]);
  expect(found[1]?.pieces[0]?.text).toBe("Ann leaves; a bot plays on.");
  expect(isChat(log[1] ?? WON)).toBe(true);
});

test("an event concerns the seats it names, alone or among others", () => {
  expect(concerns({ event: "x", seat: 1 }, { seat: "seat" }, 1)).toBe(true);
  expect(concerns({ event: "x", power: 1 }, { power: "number" }, 1)).toBe(false);
  expect(concerns({ event: "x", all: [0, 1] }, { all: "seats" }, 1)).toBe(true);
  expect(concerns({ event: "x", seat: 1 }, { seat: "seat" }, null)).toBe(false);
});

test("bots are called by names of their own that nobody else has", () => {
  const person = (name: string) => ({ name, person: true, bot: null });
  const bot = { name: "easy", person: false, bot: "easy" };
  const names = playerNames([person("Mila"), bot, bot, { name: "", person: false, bot: null }, person("Player 5")]);
  expect(new Set(names).size).toBe(5);
  expect(names[0]).toBe("Mila");
  expect(names[3]).toBe("open seat");
  expect(names[4]).toBe("Player 5");
  expect(listed(["Ann"])).toBe("Ann");
  expect(listed(["Ann", "Bob", "Cid"])).toBe("Ann, Bob and Cid");
});

test("another language is spoken at once, and plurals are right in Russian", async () => {
  await speak("ru");
  expect([1, 2, 5, 21].map((count) => say("page-waits-for-players", { count }))).toEqual(["Свободно 1 место", "Свободно 2 места", "Свободно 5 мест", "Свободно 21 место"]);
  expect(say("no-such-key")).toBe("⟦no-such-key⟧");
  await speak("en");
});
