/** What one draws with, and how it is drawn in the palette (fields of 40 by 40). */

export interface Tool {
  name: string;
  on: "square" | "edge" | "probe" | "nothing";
  mark: string;
  key: string;
}

const square = (name: string, mark: string, key: string): Tool => ({ name, on: "square", mark, key });
const edge = (name: string, key: string): Tool => ({ name, on: "edge", mark: name, key });

export const TOOLS: Tool[] = [
  edge("wall", "1"),
  edge("door", "2"),
  edge("arrow", "3"),
  edge("open", "4"),
  square("floor", ".", "q"),
  square("solid", "#", "w"),
  square("acid", "~", "e"),
  square("weapon", "w", "r"),
  square("gadget", "g", "t"),
  square("teleporter", "T", "y"),
  square("grate", "%", "u"),
  square("respawn", "1", "a"),
  square("diagonal", "diagonal", "s"),
  square("doorway", "doorway", "d"),
  square("oneway", "oneway", "f"),
  { name: "sight", on: "probe", mark: "", key: "z" },
  { name: "walk", on: "probe", mark: "", key: "x" },
  { name: "move", on: "nothing", mark: "", key: "c" },
];

/** A map of one square that shows what a tool draws. */
export const PICTURES: Record<string, string[]> = {
  wall: ["+ +", " .|", "+-+"],
  door: ["+ +", " .D", "+ +"],
  arrow: ["+ +", " .>", "+ +"],
  open: ["+ +", " . ", "+ +"],
  diagonal: ["+ +", " / ", "+ +"],
  doorway: ["+-+", " H ", "+-+"],
  oneway: ["+-+", " r ", "+-+"],
};
