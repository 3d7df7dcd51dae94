/** Drawing on the lattice of a map: squares on odd points, edges between them, each stroke mirrored. */

import { RESPAWNS } from "../map/plan";

export type Mirror = "none" | "across" | "down" | "turn" | "four";

export interface MapFile {
  name_en: string;
  name_ru: string;
  author?: string;
  width: number;
  height: number;
  grid: string[];
}

/** Where the map that was drawn last is kept in this browser. */
export const KEPT = "frag-map";

/** An empty map with walls around. */
export function blank(width: number, height: number): string[] {
  const wall = `+${"-+".repeat(width)}`;
  const row = `|${Array.from({ length: width }, () => ".").join(" ")}|`;
  const between = `+${" ".repeat(2 * width - 1)}+`;
  return [wall, ...Array.from({ length: 2 * height - 1 }, (_, y) => (y % 2 ? between : row)), wall];
}

/** The same drawing on a larger or smaller map. */
export function resized(grid: string[], width: number, height: number): string[] {
  const fresh = blank(width, height);
  const [columns, rows] = [(grid[0]?.length ?? 1) - 1, grid.length - 1];
  return fresh.map((line, y) => [...line].map((each, x) => (keeps(x, y) ? (grid[y]?.[x] ?? each) : each)).join(""));

  function keeps(x: number, y: number): boolean {
    return x > 0 && y > 0 && x < Math.min(columns, 2 * width) && y < Math.min(rows, 2 * height);
  }
}

const ACROSS: Record<string, string> = { "/": "\\", "\\": "/", l: "r", r: "l", "<": ">", ">": "<" };
const DOWN: Record<string, string> = { "/": "\\", "\\": "/", u: "d", d: "u", "^": "v", v: "^" };
const flip = (mark: string, table: Record<string, string>) => table[mark] ?? mark;

interface Spot {
  x: number;
  y: number;
  mark: string;
}

/** A point with its mark, and the points it is mirrored to with theirs. */
export function mirrored(grid: string[], x: number, y: number, mark: string, mirror: Mirror): Spot[] {
  const [right, bottom] = [(grid[0]?.length ?? 1) - 1, grid.length - 1];
  const here = { x, y, mark };
  const across = { x: right - x, y, mark: flip(mark, ACROSS) };
  const down = { x, y: bottom - y, mark: flip(mark, DOWN) };
  const turned = { x: right - x, y: bottom - y, mark: flip(flip(mark, ACROSS), DOWN) };
  const spots = { none: [here], across: [here, across], down: [here, down], turn: [here, turned], four: [here, across, down, turned] }[mirror];
  return spots.filter((spot, index) => !spots.slice(0, index).some((other) => other.x === spot.x && other.y === spot.y));
}

/** The grid with some points drawn anew. */
export function put(grid: string[], spots: Spot[]): string[] {
  const lines = grid.map((line) => [...line]);
  for (const { x, y, mark } of spots) if (lines[y]?.[x] !== undefined) lines[y][x] = mark;
  return lines.map((line) => line.join(""));
}

/** The first numbers of respawn squares that are not on the map. */
export function freeRespawns(grid: string[]): string[] {
  const used = new Set(grid.flatMap((line, y) => (y % 2 ? [...line].filter((_, x) => x % 2) : [])));
  return [...RESPAWNS].filter((each) => !used.has(each));
}

/** Respawn squares: each mirrored point takes the next free number. */
export function respawns(grid: string[], x: number, y: number, mirror: Mirror): string[] {
  const spots = mirrored(grid, x, y, "", mirror);
  const cleared = put(grid, spots.map((spot) => ({ ...spot, mark: "." })));
  const free = freeRespawns(cleared);
  return put(cleared, spots.flatMap((spot, index) => (free[index] ? [{ ...spot, mark: free[index] }] : [])));
}

const CYCLES: Record<string, string> = { diagonal: "/\\.", doorway: "HV.", oneway: "rdlu." };

/** The mark a tool leaves on a square that shows another: some tools turn what is there. */
export function squareMark(tool: string, there: string): string {
  const cycle = CYCLES[tool];
  return cycle ? (cycle[(cycle.indexOf(there) + 1) % cycle.length] ?? ".") : tool;
}

/** The mark a tool leaves on an edge: an arrow is turned round when it is there already. */
export function edgeMark(tool: string, upright: boolean, there: string): string {
  if (tool === "wall") return upright ? "|" : "-";
  if (tool === "door") return "D";
  if (tool === "arrow") return upright ? (there === ">" ? "<" : ">") : there === "v" ? "^" : "v";
  return " ";
}

/** The point of the lattice a pointer means, in units of half squares from the upper left corner. */
export function nearest(px: number, py: number, edges: boolean): { x: number; y: number } {
  const [column, row] = [Math.floor(px / 2), Math.floor(py / 2)];
  const [right, down] = [px - 2 * column - 1, py - 2 * row - 1];
  const square = { x: 2 * column + 1, y: 2 * row + 1 };
  if (!edges) return square;
  return Math.abs(right) > Math.abs(down) ? { ...square, x: square.x + Math.sign(right) } : { ...square, y: square.y + Math.sign(down) };
}

/** A map as the text of a file. */
export function toText(file: MapFile): string {
  const head = { name_en: file.name_en, name_ru: file.name_ru, ...(file.author ? { author: file.author } : {}), width: file.width, height: file.height };
  return `${JSON.stringify({ ...head, grid: file.grid }, null, 1)}\n`;
}

/** A map from the text of a file; null if it is none. */
export function fromText(text: string): MapFile | null {
  try {
    const data = JSON.parse(text) as Partial<MapFile>;
    const { grid } = data;
    if (!Array.isArray(grid) || !grid.length || !grid.every((line) => typeof line === "string")) return null;
    const width = (Math.max(...grid.map((line) => line.length)) - 1) / 2;
    const lines = grid.map((line) => line.padEnd(2 * width + 1));
    return { name_en: String(data.name_en ?? ""), name_ru: String(data.name_ru ?? data.name_en ?? ""), author: data.author, width, height: (grid.length - 1) / 2, grid: lines };
  } catch {
    return null;
  }
}
