/** The artwork of a game, if it has been drawn. */

import type { Component } from "svelte";

const drawings = import.meta.glob<{ default: Component }>("../art/*.svelte");

export async function artOf(game: string): Promise<Component | null> {
  return (await drawings[`../art/${game}.svelte`]?.())?.default ?? null;
}
