/** A map as it is drawn: squares, edges, rooms, and where a place lies. */

/** Units of the picture for one square. */
export const SIZE = 40;

export interface Square {
  x: number;
  y: number;
  kind: string;
  room: number;
}

export interface Edge {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  mark: string;
  upright: boolean;
}

export interface Plan {
  width: number;
  height: number;
  squares: Square[];
  edges: Edge[];
}

export interface Point {
  x: number;
  y: number;
}

export const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
export const RESPAWNS = "123456789ABC";
export const INSIDE: Record<string, { upright: boolean; turn: number | null }> = {
  H: { upright: true, turn: null },
  V: { upright: false, turn: null },
  u: { upright: false, turn: 0 },
  r: { upright: true, turn: 90 },
  d: { upright: false, turn: 180 },
  l: { upright: true, turn: 270 },
};
/** The turn of an arrow that points north, by the mark of a one-way door. */
export const TURNS: Record<string, number> = { "^": 0, ">": 90, v: 180, "<": 270 };

/** Read the lines of a map file. */
export function readPlan(grid: string[]): Plan {
  const width = ((grid[0]?.length ?? 1) - 1) / 2;
  const height = (grid.length - 1) / 2;
  const squares: Square[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) squares.push({ x, y, kind: mark(grid, 2 * x + 1, 2 * y + 1), room: -1 });
  findRooms(grid, squares, width);
  return { width, height, squares, edges: readEdges(grid) };
}

/** The character at a point of the lattice. */
export function mark(grid: string[], x: number, y: number): string {
  return grid[y]?.[x] ?? " ";
}

function readEdges(grid: string[]): Edge[] {
  const edges: Edge[] = [];
  grid.forEach((row, y) => {
    [...row].forEach((each, x) => {
      if (x % 2 === y % 2 || each === " ") return;
      const upright = y % 2 === 1;
      const [cx, cy] = [(x * SIZE) / 2, (y * SIZE) / 2];
      const [dx, dy] = upright ? [0, SIZE / 2] : [SIZE / 2, 0];
      edges.push({ x1: cx - dx, y1: cy - dy, x2: cx + dx, y2: cy + dy, mark: each, upright });
    });
  });
  return edges;
}

/** Squares with nothing between them are one room. */
function findRooms(grid: string[], squares: Square[], width: number): void {
  let room = 0;
  for (const square of squares) {
    if (square.room >= 0 || square.kind === "#") continue;
    const edge = [square];
    square.room = room;
    for (let here = edge.pop(); here; here = edge.pop()) {
      for (const [dx, dy] of WAYS) {
        const next = mark(grid, 2 * here.x + 1 + dx, 2 * here.y + 1 + dy) === " " && squares[(here.y + dy) * width + here.x + dx];
        if (!next || next.room >= 0 || next.kind === "#" || next.kind in INSIDE) continue;
        next.room = room;
        edge.push(next);
      }
    }
    room++;
  }
}

/** A place in numbers: "3,4n" is the northern half of the square (3, 4). */
export function spot(place: string): { x: number; y: number; half: "" | "n" | "s" } {
  const [, x = "0", y = "0", half = ""] = /^(\d+),(\d+)([ns]?)$/.exec(place) ?? [];
  return { x: Number(x), y: Number(y), half: half as "" | "n" | "s" };
}

export function kindOf(plan: Plan, place: string): string {
  const { x, y } = spot(place);
  return plan.squares[y * plan.width + x]?.kind ?? "#";
}

/** The middle of a place in units of the picture; a half has its own. */
export function middle(plan: Plan, place: string): Point {
  const { x, y, half } = spot(place);
  if (!half) return { x: (x + 0.5) * SIZE, y: (y + 0.5) * SIZE };
  const right = (kindOf(plan, place) === "/") === (half === "s");
  return { x: (x + (right ? 0.7 : 0.3)) * SIZE, y: (y + (half === "n" ? 0.3 : 0.7)) * SIZE };
}

/** The outline of a place: a square, or the triangle of a half. */
export function outline(plan: Plan, place: string): string {
  const { x, y, half } = spot(place);
  const [left, top, right, bottom] = [x * SIZE, y * SIZE, (x + 1) * SIZE, (y + 1) * SIZE];
  if (!half) return `M${left} ${top}H${right}V${bottom}H${left}Z`;
  if (kindOf(plan, place) === "/")
    return half === "n" ? `M${left} ${top}H${right}L${left} ${bottom}Z` : `M${right} ${top}V${bottom}H${left}Z`;
  return half === "n" ? `M${left} ${top}H${right}V${bottom}Z` : `M${left} ${top}V${bottom}H${right}Z`;
}

/** The place at a point of the picture. */
export function placeAt(plan: Plan, point: Point): string | null {
  const [x, y] = [Math.floor(point.x / SIZE), Math.floor(point.y / SIZE)];
  if (x < 0 || y < 0 || x >= plan.width || y >= plan.height) return null;
  const kind = plan.squares[y * plan.width + x]?.kind ?? "";
  const [across, down] = [point.x / SIZE - x, point.y / SIZE - y];
  if (kind === "/") return `${x},${y}${across + down < 1 ? "n" : "s"}`;
  if (kind === "\\") return `${x},${y}${across > down ? "n" : "s"}`;
  return `${x},${y}`;
}

/** The place an arrow key leads to from another: the other half first, then the next square. */
export function nextPlace(plan: Plan, place: string, dx: number, dy: number): string {
  const { x, y, half } = spot(place);
  const kind = kindOf(plan, place);
  if (half && dy !== 0 && (dy > 0) === (half === "n")) return `${x},${y}${half === "n" ? "s" : "n"}`;
  if (half && dx !== 0 && (dx > 0) === ((kind === "/") === (half === "n"))) return `${x},${y}${half === "n" ? "s" : "n"}`;
  const [to_x, to_y] = [Math.min(Math.max(x + dx, 0), plan.width - 1), Math.min(Math.max(y + dy, 0), plan.height - 1)];
  return placeAt(plan, { x: (to_x + 0.5 - 0.3 * dx) * SIZE, y: (to_y + 0.5 - 0.3 * dy) * SIZE }) ?? place;
}
