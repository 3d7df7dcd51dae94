import { ask } from "../../../lib/api";
import type { Sentence } from "../../../lib/faults";
import type { Hop } from "../types";
import type { MapFile } from "./drawing";

/** Something wrong with a map, and where. */
export interface Fault {
  code: string;
  warning: boolean;
  text: Sentence;
  squares: [number, number][];
}

/** Faults of the same kind as one, each square once. */
export function byKind(faults: Fault[]): Fault[] {
  const found = new Map<string, Fault>();
  for (const fault of faults) {
    const squares = [...(found.get(fault.code)?.squares ?? []), ...fault.squares];
    const once = squares.filter(([x, y], index) => squares.findIndex((each) => each[0] === x && each[1] === y) === index);
    found.set(fault.code, { ...fault, squares: once });
  }
  return [...found.values()];
}

export interface Probe {
  steps: number;
  king: number;
  why: string;
  at: [number, number] | null;
}

const put = <Answer>(question: string, data: unknown) => ask<Answer>(`games/frag/ask/${question}`, data);

export const faultsOf = (map: string) => put<{ faults: Fault[] }>("faults", { map }).then((answer) => answer.faults);
export const sightFrom = (map: string, place: string) => put<{ sight: string[] }>("sight", { map, place }).then((answer) => answer.sight);
export const probe = (map: string, place: string, to: string) => put<Probe>("probe", { map, place, to });
export const walkFrom = (map: string, place: string, points: number, speed: number) =>
  put<{ paths: Record<string, Hop> }>("walk", { map, place, points, speed }).then((answer) => answer.paths);
export const printedMaps = () => put<Record<string, MapFile>>("maps", {});
