import { describe, expect, it } from "vitest";
import { finds, kindOf, offered, pictured, printed } from "./cards";

describe("a printed text", () => {
  it("stays as it is without Inflation", () => {
    expect(printed("Draw 3 cards.", 0)).toEqual([{ text: "Draw 3 cards." }]);
  });
  it("has its numerals raised and marked, its words not", () => {
    expect(printed("Draw 3, play 2; keep one.", 1)).toEqual([
      { text: "Draw " },
      { text: "4", was: "3" },
      { text: ", play " },
      { text: "3", was: "2" },
      { text: "; keep one." },
    ]);
  });
  it("raises a number of two digits as one", () => {
    expect(printed("10 Cards", 1)[0]).toEqual({ text: "11", was: "10" });
  });
});

describe("a search for a title", () => {
  const card = { id: "mystery_play", names: { en: "Let's Do That Again!", ru: "Грёзы", fr: "Première Règle" } };
  it.each(["let’s do", "грезы", "premiere", "AGAIN", "shown"])("finds %s in any language", (text) => {
    expect(finds(card, text, "As shown")).toBe(true);
  });
  it("finds nothing else", () => {
    expect(finds(card, "toast", "As shown")).toBe(false);
    expect(finds(undefined, "toast", "")).toBe(false);
  });
});

describe("cards", () => {
  it("are told apart by their type", () => {
    expect(["Keeper", "Goal", "NewRule", "BasicRules", "Action"].map((type) => kindOf({ id: "x", type }))).toEqual([
      "keeper",
      "goal",
      "new-rule",
      "new-rule",
      "action",
    ]);
  });
  it("of Goals show the Keepers they name", () => {
    expect(pictured({ id: "party_snacks", needs: [["the_party"]], some_of: ["bread", "milk"] })).toEqual(["the_party", "bread", "milk"]);
  });
  it("are chosen by their id", () => {
    expect(offered([{ text: "toast" }], "toast")).toEqual({ text: "toast" });
    expect(offered([{ text: "use recycling", card: "recycling" }], "recycling")).toBeUndefined();
    expect(offered(undefined, "toast")).toBeUndefined();
  });
});
