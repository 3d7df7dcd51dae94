import { describe, expect, test } from "vitest";
import { lineOf, places } from "./setFile";

const TEXT = `{
  "name": "A \\"set\\", [x]",
  "rounds": [
    {"picture": ["....",
                 "..a."], "kinds": {"a": {"pays": [0, -1]}}},
    {"picture": []}
  ]
}`;

describe("the line of a fault", () => {
  test("is that of its value", () => {
    expect(lineOf(TEXT, "rounds[0].picture[1]")).toBe(5);
    expect(lineOf(TEXT, "rounds[0].kinds.a.pays[1]")).toBe(5);
    expect(lineOf(TEXT, "name")).toBe(2);
    expect(lineOf(TEXT, "rounds[1].picture")).toBe(6);
  });
  test("is that of what lacks it", () => {
    expect(lineOf(TEXT, "rounds[1].kinds.b.pays")).toBe(6);
    expect(lineOf(TEXT, "start_cards")).toBe(1);
    expect(lineOf(TEXT, "")).toBe(1);
  });
  test("is told where the text is no JSON", () => {
    expect(lineOf("{\n oops", "line 2, column 2")).toBe(2);
    expect(lineOf("{", "rounds")).toBe(1);
  });
  test("every value has a place", () => expect(places('{"a": [1, {"b": "]"}], "c": null}').size).toBe(6));
});
