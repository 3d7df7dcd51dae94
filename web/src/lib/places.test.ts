import { expect, test } from "vitest";
import { besides } from "./peek.svelte";
import { parts } from "./route.svelte";
import { codeIn, tableIn, tokenIn } from "./seatlink";

test("a path has its parts", () => {
  expect(parts("/")).toEqual([]);
  expect(parts("/t/abc/")).toEqual(["t", "abc"]);
  expect(parts("/r/a%20b")).toEqual(["r", "a b"]);
  expect(parts("/r/%E0%A4%A")).toEqual(["r", "%E0%A4%A"]);
});

test("a seat's token stands behind the #", () => {
  expect(tokenIn("#seat=abc-_")).toBe("abc-_");
  expect(tokenIn("#other=1")).toBe("");
  expect(tokenIn("")).toBe("");
});

test("a table is found in a link or by its id", () => {
  expect(tableIn("https://host/t/32f87224cbd4df60d13f7d80#seat=x")).toBe("32f87224cbd4df60d13f7d80");
  expect(tableIn(" 32f87224cbd4df60d13f7d80 ")).toBe("32f87224cbd4df60d13f7d80");
  expect(tableIn("<script>")).toBe("");
});

test("a code is six letters, however it was typed", () => {
  expect(codeIn(" abc-def ")).toBe("ABCDEF");
  expect(codeIn("abcdefg")).toBe("");
  expect(codeIn("32f872")).toBe("");
});

test("a card is shown below its name, above it where there is no room, and always within the window", () => {
  const [card, window] = [{ width: 200, height: 300 }, { width: 360, height: 640 }];
  const at = (left: number, top: number) => ({ left, top, width: 40, height: 20, right: left + 40, bottom: top + 20 }) as DOMRect;
  expect(besides(at(150, 100), card, window)).toEqual({ top: 128, left: 70 });
  expect(besides(at(150, 500), card, window)).toEqual({ top: 192, left: 70 });
  expect(besides(at(340, 100), card, window).left).toBe(152);
  expect(besides(at(0, 100), card, window).left).toBe(8);
  expect(besides(at(150, 10), { width: 200, height: 700 }, window).top).toBe(8);
});
