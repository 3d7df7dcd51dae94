import type { Happened } from "../../lib/protocol";
import type { FragTable } from "./types";

/** Something that just happened, drawn upon the map. */
export type Trace =
  | { key: string; kind: "shot"; from: string; to: string; hit: boolean }
  | { key: string; kind: "loss"; at: string; text: string }
  | { key: string; kind: "square"; at: string };

type Places = (string | null)[];

/** The squares, shots and losses of what happened between two views. */
export function tracesOf(happened: Happened[], before: Places, table: FragTable): Trace[] {
  const places = table.fighters.map((fighter, seat) => before[seat] ?? fighter.place);
  return happened.flatMap((event, index) => {
    const key = `${event.seq ?? 0}.${index}`;
    const at = follow(event, places, table);
    const square: Trace | null = at ? { key, kind: "square", at } : null;
    return [square, shotOf(event, key, places, happened.slice(index + 1)), lossOf(event, key, places)].filter((each) => each !== null);
  });
}

/** Keep count of who stands where; the square that somebody came to. */
function follow(event: Happened, places: Places, table: FragTable): string | null {
  if (event.event === "Swapped") [places[event.seat], places[event.other]] = [places[event.other] ?? null, places[event.seat] ?? null];
  const where = ["Moved", "Placed"].includes(event.event) ? String(event.where) : ["Respawned", "Bumped"].includes(event.event) ? String(event.number) : null;
  if (where === null) return null;
  const at = where.includes(",") ? where : (table.respawns[Number(where) - 1] ?? null);
  places[event.seat] = at;
  return at;
}

/** Where everybody stood after all that. */
export function placesAfter(log: Happened[], table: FragTable): Places {
  const places: Places = table.fighters.map(() => null);
  for (const event of log) follow(event, places, table);
  return places;
}

const CAUSES = ["Declared", "DeclaredArea", "AcidRolled", "SpecialAimed"];

/** What led to the last death of a fighter: from the attack on. */
export function deathOf(log: Happened[], seat: number): Happened[] {
  const end = log.findLastIndex((event) => event.event === "Killed" && event.seat === seat);
  const start = log.slice(0, end + 1).findLastIndex((event) => CAUSES.includes(event.event));
  return start < 0 ? [] : log.slice(start, end + 1);
}

/** That attack upon the map, wherever everybody stood then. */
export function deathTraces(log: Happened[], seat: number, table: FragTable): Trace[] {
  const events = deathOf(log, seat);
  const before = log.slice(0, log.indexOf(events[0] as Happened));
  return tracesOf(events, placesAfter(before, table), table).filter((each) => each.kind !== "square");
}

function shotOf(event: Happened, key: string, places: Places, later: Happened[]): Trace | null {
  const from = places[event.seat];
  const to = event.event === "Declared" ? places[event.target] : event.event === "DeclaredArea" && String(event.where).includes(",") ? event.where : null;
  if (!from || !to) return null;
  const result = later.find((each) => each.event === "HitRolled" || each.event === "HitDecided" || each.event === "AttackLost");
  const hit = result?.event === "HitRolled" ? result.hits > 0 : result?.event === "HitDecided" ? result.luck === "hit" : !result;
  return { key, kind: "shot", from, to, hit };
}

function lossOf(event: Happened, key: string, places: Places): Trace | null {
  const victim = event.event === "DamageRolled" ? event.victim : event.event === "AcidRolled" ? event.seat : -1;
  const at = places[victim];
  return at ? { key, kind: "loss", at, text: event.loss ? `−${event.loss}` : "0" } : null;
}
