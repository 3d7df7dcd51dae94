import { describe, expect, test } from "vitest";
import { blank, edgeMark, fromText, mirrored, nearest, put, resized, respawns, squareMark, toText } from "./drawing";

describe("drawing a map", () => {
  test("an empty map has walls around and floor inside", () => {
    expect(blank(2, 2)).toEqual(["+-+-+", "|. .|", "+   +", "|. .|", "+-+-+"]);
  });

  test("a resized map keeps what was drawn and closes its border", () => {
    const drawn = put(blank(3, 3), [{ x: 3, y: 3, mark: "~" }]);
    expect(resized(drawn, 2, 2)).toEqual(["+-+-+", "|. .|", "+   +", "|. ~|", "+-+-+"]);
    expect(resized(drawn, 4, 4)[3]).toBe("|. ~ . .|");
  });

  test("marks are turned as they are mirrored", () => {
    const grid = blank(4, 4);
    expect(mirrored(grid, 1, 1, "/", "across")).toEqual([{ x: 1, y: 1, mark: "/" }, { x: 7, y: 1, mark: "\\" }]);
    expect(mirrored(grid, 2, 1, ">", "turn")[1]).toEqual({ x: 6, y: 7, mark: "<" });
    expect(mirrored(grid, 1, 2, "v", "four").map((spot) => spot.mark)).toEqual(["v", "v", "^", "^"]);
    expect(mirrored(grid, 4, 1, "|", "across")).toHaveLength(1);
  });

  test("respawn squares take the next free numbers", () => {
    const grid = respawns(respawns(blank(4, 4), 1, 1, "four"), 3, 3, "none");
    expect(grid[1]).toBe("|1 . . 2|");
    expect(grid[7]).toBe("|3 . . 4|");
    expect(grid[3]?.[3]).toBe("5");
  });

  test("some tools turn what is there", () => {
    expect(squareMark("diagonal", ".")).toBe("/");
    expect(squareMark("diagonal", "/")).toBe("\\");
    expect(squareMark("~", "w")).toBe("~");
    expect(edgeMark("arrow", true, ">")).toBe("<");
    expect(edgeMark("wall", false, " ")).toBe("-");
  });

  test("a pointer means a square, or its nearest edge", () => {
    expect(nearest(1.2, 1.1, false)).toEqual({ x: 1, y: 1 });
    expect(nearest(1.9, 1.1, true)).toEqual({ x: 2, y: 1 });
    expect(nearest(3.1, 2.1, true)).toEqual({ x: 3, y: 2 });
  });

  test("a map is written and read back", () => {
    const file = { name_en: "Test", name_ru: "Проба", width: 2, height: 2, grid: blank(2, 2) };
    expect(fromText(toText(file))).toEqual({ ...file, author: undefined });
    expect(fromText("no map")).toBeNull();
    expect(fromText('{"grid": [1]}')).toBeNull();
  });
});
