/** Tables as people make them: against bots at once, or with every choice. */

import { makeTable } from "./api";
import type { Json, NewTable } from "./protocol";
import { go } from "./route.svelte";
import { type Held, hold } from "./seats";
import { settings } from "./settings.svelte";
import { say } from "./texts.svelte";

/** How many bots a quick game has. */
export const OPPONENTS: Record<string, number> = { fzzzt: 2, fits: 1, fluxx: 2, frag: 3 };
/** How many people may play, and how long it takes, for the first page. */
export const FACTS: Record<string, { players: string; minutes: string }> = {
  fzzzt: { players: "2–6", minutes: "20–30" },
  fits: { players: "1–4", minutes: "10–15" },
  fluxx: { players: "2–6", minutes: "5–30" },
  frag: { players: "2–6", minutes: "30–60" },
};

/** The name to sit down with. */
export const myName = () => settings.name || say("page-guest");

/** The level a quick game is played at. */
export function usualLevel(bots: string[]): string {
  return ["normal", "greedy"].find((each) => bots.includes(each)) ?? bots.at(-1) ?? "random";
}

/** A quick game against bots. */
export function againstBots(game: string, bots: string[]): NewTable {
  const opponents = Array.from({ length: OPPONENTS[game] ?? 1 }, () => ({ kind: "bot" as const, level: usualLevel(bots) }));
  return { game, seats: [{ kind: "me", name: myName() }, ...opponents] };
}

/** Put up a table and go there. */
export async function sitDown(wanted: NewTable, more: Partial<Held> = {}, replace = false): Promise<void> {
  const made = await makeTable(wanted);
  hold(made.table, wanted.game, made.seats, more);
  go(`/t/${made.table}`, replace);
}

/** A seat of a new table as it is chosen: mine, another person on this device, open, or a bot of a level. */
export type Place = { kind: "me" | "here"; name: string } | { kind: "open" } | { kind: "bot"; level: string };

/** What the server is told about the seats. */
export function seatsOf(places: Place[]): NewTable["seats"] {
  return places.map((place) => {
    if (place.kind === "open") return { kind: "open" };
    return place.kind === "bot" ? place : { kind: "me", name: place.name.trim() || null };
  });
}

/** Only the options that differ from what would hold anyway; one whose default depends on another is said if it was chosen. */
export function chosenOptions(chosen: Record<string, Json | undefined>, options: Record<string, { default: Json; depends?: boolean }>): Record<string, Json> {
  const differs = (name: string, value: Json | undefined) =>
    value !== undefined && (options[name]?.depends || JSON.stringify(value) !== JSON.stringify(options[name]?.default));
  return Object.fromEntries(Object.entries(chosen).filter(([name, value]) => differs(name, value))) as Record<string, Json>;
}
