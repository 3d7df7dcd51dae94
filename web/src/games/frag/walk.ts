import type { Option } from "../../lib/protocol";
import { kindOf, type Plan } from "./map/plan";
import type { FragTable, Hop } from "./types";

export interface Leg {
  place: string;
  how: string;
  cost: number;
}

/** The moves that lead to a place, the first one first. */
export function wayTo(paths: Record<string, Hop>, place: string): Leg[] {
  const legs: Leg[] = [];
  let at = place;
  for (let hop = paths[at]; hop && legs.length < 200; hop = paths[at]) {
    legs.unshift({ place: at, how: hop[1], cost: hop[0] });
    at = hop[2];
  }
  return legs;
}

export interface Journey {
  start: string;
  legs: Leg[];
  cost: number;
  left: number;
  stop: boolean;
  acid: number;
  weapons: number;
  gadgets: number;
  markers: number;
}

/** The ways by which a place is reached: those without acid, if one of them leads there. */
export const waysFor = (table: FragTable, place: string) => (table.dry[place] ? table.dry : table.paths);

/** What lies on the way to a place: points, acid, pickups not used yet, markers. */
export function journey(table: FragTable, plan: Plan, place: string): Journey | null {
  const ways = waysFor(table, place);
  const hop = ways[place];
  if (!hop) return null;
  const legs = wayTo(ways, place);
  const entered = (kind: string) => legs.filter((leg) => kindOf(plan, leg.place) === kind && !table.turn.pickups.includes(leg.place));
  const points = table.puppet?.points ?? table.turn.points;
  const marked = (leg: Leg) => Boolean(table.blood[leg.place]) || table.piles.some((pile) => pile.place === leg.place);
  return {
    start: ways[legs[0]?.place ?? ""]?.[2] ?? "",
    legs,
    cost: hop[0],
    left: points - hop[0],
    stop: hop[3],
    acid: table.acid ? entered("~").length : 0,
    weapons: table.puppet ? 0 : new Set(entered("w").map((leg) => leg.place)).size,
    gadgets: table.puppet ? 0 : new Set(entered("g").map((leg) => leg.place)).size,
    markers: legs.filter(marked).length,
  };
}

/** The notation of a move. */
export const notation = (leg: Leg) => `${leg.how} ${leg.place}`;

/** The options that a tap on a place may mean by themselves, whatever the paths say. */
export function optionsAt(table: FragTable, options: Option[], place: string, aiming: string | null): Option[] {
  const respawn = String(table.respawns.indexOf(place) + 1);
  return options.filter((option) => {
    if (option.verb === "start") return option.where === respawn;
    if (option.verb === "bounce") return option.where === place;
    if (option.verb === "nuke") return option.where === place && option.card === aiming;
    if (option.verb === "play") return option.where === place && option.card === aiming;
    return false;
  });
}
