/** How the scores went in a game that is over, as lines to draw. */

export interface Point {
  move: number;
  scores: number[];
}

export interface Line {
  seat: number;
  /** Corners "x,y x,y …" in a box of this size. */
  corners: string;
  /** Where the line ends, for its label. */
  end: { x: number; y: number };
  score: number;
}

export const BOX = { width: 200, height: 100 };

/** Whether there is something to see: somebody's score moved before the last moment. */
export function moves(course: Point[]): boolean {
  return new Set(course.slice(0, -1).flatMap((each) => each.scores)).size > 1;
}

/** The lowest and the highest score, 0 among them. */
export function bounds(course: Point[]): { low: number; high: number } {
  const all = course.flatMap((each) => each.scores);
  return { low: Math.min(0, ...all), high: Math.max(1, ...all) };
}

/** A line for every seat; labels that would lie on each other are moved apart. */
export function courseLines(course: Point[], apart = 14): Line[] {
  const { low, high } = bounds(course);
  const last = course.at(-1)?.move || 1;
  const at = (move: number, score: number) => ({ x: (BOX.width * move) / last, y: BOX.height * (1 - (score - low) / (high - low)) });
  const seats = course.at(-1)?.scores ?? [];
  const found = seats.map((score, seat) => {
    const points = course.filter((each) => each.scores[seat] !== undefined).map((each) => at(each.move, each.scores[seat] ?? 0));
    return { seat, score, corners: points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" "), end: at(last, score) };
  });
  spread(found.map((each) => each.end), apart);
  return found;
}

/** Move points apart that are too close, from the bottom up. */
function spread(ends: { y: number }[], apart: number): void {
  const order = [...ends].sort((one, other) => other.y - one.y);
  for (const [index, end] of order.entries()) {
    const below = order[index - 1];
    if (below) end.y = Math.min(end.y, below.y - apart);
  }
}
