/** The places of the page by the first part of their path, each loaded when somebody goes there. */

import type { Component } from "svelte";

interface Place {
  load: () => Promise<{ default: Component<any> }>;
  /** Key of its title; without one the page gives itself a title. */
  title?: string;
  /** Whether the second part of the path names a game. */
  ofGame?: "always" | "perhaps";
  /** It fills the window without our header. */
  alone?: boolean;
}

export const PLACES: Record<string, Place> = {
  t: { load: () => import("./Table.svelte"), alone: true },
  r: { load: () => import("./Replay.svelte"), title: "page-replay" },
  play: { load: () => import("./PlayNow.svelte"), title: "page-play-now", ofGame: "always" },
  learn: { load: () => import("./Learn.svelte"), title: "page-learn", ofGame: "always" },
  new: { load: () => import("./NewTable.svelte"), title: "page-new-table", ofGame: "perhaps" },
  rules: { load: () => import("./RulesPage.svelte"), title: "page-tab-rules", ofGame: "perhaps" },
  leaders: { load: () => import("./Leaders.svelte"), title: "page-leaders", ofGame: "perhaps" },
  daily: { load: () => import("./Daily.svelte"), title: "page-daily" },
  deal: { load: () => import("./Deal.svelte"), title: "page-deal" },
  edit: { load: () => import("./Edit.svelte"), title: "page-edit", ofGame: "always" },
};
