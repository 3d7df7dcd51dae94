/** What the people and bots at a table are called here. */

import type { Player } from "./protocol";
import { has, say } from "./texts.svelte";

/** Everybody's name; bots get one of their own by seat, so that two of a kind are told apart. */
export function playerNames(players: Player[]): string[] {
  const names = say("page-bot-names").split(",").map((each) => each.trim());
  const people = new Set(players.filter((each) => each.person).map((each) => each.name));
  const free = names.filter((each) => !people.has(each));
  return players.map((player, seat) => nameOf(player, seat, free));
}

function nameOf(player: Player, seat: number, names: string[]): string {
  if (player.person) return inOurLanguage(player.name);
  return player.bot ? (names[seat % names.length] ?? player.bot) : say("page-open-seat");
}

/** Whoever gave no name is numbered by the server. */
function inOurLanguage(name: string): string {
  const number = /^Player (\d+)$/.exec(name)?.[1];
  return number ? say("table-player", { number }) : name;
}

/** A bot's level in words. */
export function levelName(level: string): string {
  return has(`page-level-${level}`) ? say(`page-level-${level}`) : level;
}

/** Names as they stand in a sentence: Ann, Bob and Cid. */
export function listed(names: string[]): string {
  if (names.length < 2) return names.join("");
  return say("page-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}
