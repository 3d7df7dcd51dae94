/** Links that carry a seat: behind the # stands its token, which never leaves the browser but as a token. */

import { aboutTable, ask } from "./api";
import type { Update } from "./protocol";
import { rename } from "./route.svelte";
import { hold } from "./seats";

/** The token in a link, if there is one. */
export function tokenIn(hash: string): string {
  return new URLSearchParams(hash.replace(/^#/, "")).get("seat") ?? "";
}

/** Take the seat that the address names, and take its token out of the address. */
export async function takeLinkedSeat(table: string): Promise<void> {
  const token = tokenIn(location.hash);
  if (!token) return;
  rename(location.pathname + location.search);
  const [about, update] = await Promise.all([aboutTable(table, token), ask<Update>(`tables/${table}/view`, undefined, token)]);
  const seat = update.seat;
  if (seat === null) return;
  hold(table, about.game, [{ seat, name: about.players[seat]?.name ?? "", token, link: `/t/${table}#seat=${token}` }]);
}

/** The id of a table in whatever somebody was sent: a link, a part of it, or the code alone. */
export function tableIn(text: string): string {
  const found = /\/t\/([0-9a-zA-Z]+)/.exec(text)?.[1] ?? text.trim();
  return /^[0-9a-zA-Z]{4,40}$/.test(found) ? found : "";
}

/** The six letters somebody was told, if it is that. */
export function codeIn(text: string): string {
  const found = text.replaceAll(/[\s-]/g, "").toUpperCase();
  return /^[A-Z]{6}$/.test(found) ? found : "";
}
