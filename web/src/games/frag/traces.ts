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
  const found: Trace[] = [];
  happened.forEach((event, index) => {
    const key = `${event.seq ?? 0}.${index}`;
    if (event.event === "Moved" || event.event === "Placed") {
      const at = event.event === "Placed" && !String(event.where).includes(",") ? table.respawns[Number(event.where) - 1] : event.where;
      places[event.seat] = at;
      if (at) found.push({ key, kind: "square", at });
    }
    if (event.event === "Respawned" || event.event === "Bumped") {
      const at = table.respawns[event.number - 1];
      places[event.seat] = at ?? null;
      if (at) found.push({ key, kind: "square", at });
    }
    const shot = shotOf(event, key, places, happened.slice(index + 1));
    if (shot) found.push(shot);
    const loss = lossOf(event, key, places);
    if (loss) found.push(loss);
  });
  return found;
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
