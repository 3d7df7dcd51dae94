import { beforeEach, expect, test } from "vitest";
import { heldAt, heldTables, hold, letGo, playsAlone } from "./seats";

const seat = (number: number, token = `t${number}`) => ({ seat: number, name: "Ann", token, link: "" });

beforeEach(() => localStorage.clear());

test("seats are kept by table, the last table first", () => {
  hold("a", "fzzzt", [seat(0)]);
  hold("b", "fits", [seat(1)]);
  expect(heldTables().map((each) => each.table)).toEqual(["b", "a"]);
  expect(heldAt("a")?.seats).toEqual([seat(0)]);
});

test("more seats at a table join those held there, in order, and a new token replaces the old", () => {
  hold("a", "fzzzt", [seat(2)]);
  hold("a", "fzzzt", [seat(0)]);
  hold("a", "fzzzt", [seat(2, "new")]);
  expect(heldAt("a")?.seats.map((each) => each.token)).toEqual(["t0", "new"]);
});

test("that one person plays all seats is remembered", () => {
  hold("a", "fzzzt", [seat(0)], { alone: true });
  hold("a", "fzzzt", [seat(1)]);
  expect(playsAlone("a")).toBe(true);
  expect(playsAlone("b")).toBe(false);
});

test("a table that was let go is gone", () => {
  hold("a", "fzzzt", [seat(0)]);
  letGo("a");
  expect(heldTables()).toEqual([]);
});

test.each(["nonsense", "{}", '[null, {"table": "x"}]', '"text"'])("a broken store (%s) is an empty one", (text) => {
  localStorage.setItem("seats", text);
  expect(heldTables()).toEqual([]);
});

test("no more than a hundred tables are kept", () => {
  for (let number = 0; number < 105; number += 1) hold(`t${number}`, "fits", [seat(0)]);
  expect(heldTables()).toHaveLength(100);
  expect(heldTables()[0]?.table).toBe("t104");
});
