/** The editors that some games have, such as that of the maps of FRAG. */

import type { Component } from "svelte";

const editors = import.meta.glob<{ default: Component }>("../games/*/Editor.svelte");

export const hasEditor = (game: string) => `../games/${game}/Editor.svelte` in editors;

/** The editor of a game, loaded when it is needed. */
export async function editorOf(game: string): Promise<Component | null> {
  return (await editors[`../games/${game}/Editor.svelte`]?.())?.default ?? null;
}
