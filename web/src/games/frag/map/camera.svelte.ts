import type { Point } from "./plan";

const CLOSEST = 2.6;
const BUTTONS = 60; // pixels at the right edge that the buttons over the map take

/** What of the map is seen: the middle of the picture, and how many pixels a unit of the map takes. */
export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  private frame = 0;

  constructor(
    readonly across: () => number,
    readonly down: () => number,
  ) {}

  /** Where in the picture the left edge of the map is. */
  get left(): number {
    return this.width / 2 - this.x * this.scale;
  }

  /** Where in the picture the upper edge of the map is. */
  get top(): number {
    return this.height / 2 - this.y * this.scale;
  }

  /** The scale at which the whole map is seen. */
  get whole(): number {
    return Math.min((this.width - BUTTONS) / (this.across() + 8), this.height / (this.down() + 8)) || 1;
  }

  /** The point of the map under a point of the picture. */
  under(px: number, py: number): Point {
    return { x: this.x + (px - this.width / 2) / this.scale, y: this.y + (py - this.height / 2) / this.scale };
  }

  /** Look at another part, without leaving the map. */
  look(x: number, y: number, scale = this.scale): void {
    this.scale = Math.min(Math.max(scale, this.whole), Math.max(CLOSEST, this.whole));
    this.x = hold(x, this.width / this.scale, this.across(), BUTTONS / this.scale);
    this.y = hold(y, this.height / this.scale, this.down());
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.look(this.x - dx / this.scale, this.y - dy / this.scale);
  }

  /** Come nearer to or go away from a point of the picture, which stays where it is. */
  zoom(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.stop();
    const fixed = this.under(px, py);
    const scale = Math.min(Math.max(this.scale * factor, this.whole), Math.max(CLOSEST, this.whole));
    this.look(fixed.x - (px - this.width / 2) / scale, fixed.y - (py - this.height / 2) / scale, scale);
  }

  /** Glide somewhere else. */
  glide(to: Point, milliseconds: number, scale = this.scale): void {
    this.stop();
    if (!milliseconds) return this.look(to.x, to.y, scale);
    const [x, y, from, start] = [this.x, this.y, this.scale, performance.now()];
    const move = (now: number) => {
      const part = Math.min((now - start) / milliseconds, 1);
      const eased = 1 - (1 - part) ** 3;
      this.look(x + (to.x - x) * eased, y + (to.y - y) * eased, from + (scale - from) * eased);
      if (part < 1) this.frame = requestAnimationFrame(move);
    };
    this.frame = requestAnimationFrame(move);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  /** Whether a point is well within the picture. */
  shows(point: Point): boolean {
    const [right, down] = [this.width / this.scale / 2, this.height / this.scale / 2];
    return Math.abs(point.x - this.x) < right * 0.7 && Math.abs(point.y - this.y) < down * 0.7;
  }
}

/** Keep the middle so that the map fills the picture, or is centred if it is smaller, as far as `kept` stays free after it. */
function hold(middle: number, seen: number, whole: number, kept = 0): number {
  const margin = 20;
  const free = (seen - whole) / 2;
  if (free >= margin) return whole / 2 + Math.max(Math.min(kept - free, free), 0);
  return Math.min(Math.max(middle, seen / 2 - margin), whole - seen / 2 + margin);
}
