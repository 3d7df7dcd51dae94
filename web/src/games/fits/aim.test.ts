import { describe, expect, test } from "vitest";
import { aimAt, firstAim, flip, landings, meant, moved, turn } from "./aim";
import { cellsOf, flipped, outline, turned, wide } from "./shapes";
import type { Landing } from "./types";

/** Every column of a grid of six, for some forms. */
function everywhere(...forms: string[]): Landing[] {
  return forms.flatMap((form) => Array.from({ length: 7 - wide(form) }, (_, column) => at(form, column)));
}

function at(form: string, column: number): Landing {
  return { text: `X ${form} ${column}`, piece: "X", form, column, row: 0, cells: [] };
}

const BAR = everywhere("###", "#/#/#");

describe("forms", () => {
  test("a quarter turn goes clockwise, and four come back", () => {
    expect(turned("#./#./##")).toBe("###/#..");
    expect(turned(turned(turned(turned("#./#./#./##"))))).toBe("#./#./#./##");
    expect(turned("###")).toBe("#/#/#");
  });
  test("the reverse is mirrored", () => expect(flipped("#./#./##")).toBe(".#/.#/##"));
  test("cells count from the lowest row", () => expect(cellsOf("#./##")).toEqual([[0, 1], [0, 0], [1, 0]]));
  test("the edge leaves out what two cells share", () => {
    expect(outline([[0, 0]], 1).match(/M/g)).toHaveLength(4);
    expect(outline([[0, 0], [1, 0]], 1).match(/M/g)).toHaveLength(6);
  });
});

describe("the aim", () => {
  test("the pass is no landing", () => expect(landings([{ text: "pass" }, at("###", 0)])).toHaveLength(1));
  test("begins over the middle", () => expect(meant(BAR, firstAim(BAR, 6))?.text).toMatch(/^X ### [12]$/));
  test("is pushed back inside at the edges", () => {
    expect(meant(BAR, { form: "###", middle: 5.5 })?.column).toBe(3);
    expect(meant(BAR, { form: "###", middle: 0 })?.column).toBe(0);
    expect(meant(BAR, turn(BAR, { form: "#/#/#", middle: 5.5 }))?.column).toBe(3);
  });
  test("moves one column, and past columns that are not offered", () => {
    expect(meant(BAR, moved(BAR, { form: "#/#/#", middle: 2.5 }, 1))?.column).toBe(3);
    const holes = BAR.filter((each) => each.column !== 3);
    expect(meant(holes, moved(holes, { form: "#/#/#", middle: 2.5 }, 1))?.column).toBe(4);
  });
  test("stays at the last column", () => {
    const last = { form: "#/#/#", middle: 5.5 };
    expect(moved(BAR, last, 1)).toEqual(last);
  });
  test("ways that look the same are not offered twice", () => {
    expect(turn(everywhere("##/##"), { form: "##/##", middle: 3 }).form).toBe("##/##");
    expect(turn(BAR, turn(BAR, { form: "###", middle: 3 })).form).toBe("###");
    expect(flip(BAR, { form: "###", middle: 3 }).form).toBe("###");
  });
  test("turns over forms that are not offered", () => {
    const some = everywhere("#./#./##", "##/.#/.#");
    expect(turn(some, { form: "#./#./##", middle: 1 }).form).toBe("##/.#/.#");
  });
  test("turns back again", () => {
    const all = everywhere("#./#./##", "###/#..", "##/.#/.#", "..#/###");
    const once = turn(all, { form: "#./#./##", middle: 1 });
    expect([once.form, turn(all, once, true).form]).toEqual(["###/#..", "#./#./##"]);
  });
  test("of a landing means that landing", () => {
    for (const each of BAR) expect(meant(BAR, aimAt(each))).toBe(each);
  });
});
