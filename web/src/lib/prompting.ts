/** What a person must do now, or why to wait, in words. */

import type { Play } from "./play.svelte";
import { listed } from "./names";
import { kebab } from "./telling";
import { has, say } from "./texts.svelte";

export interface Prompt {
  text: string;
  /** Why, in a few sentences more. */
  help: string;
  /** The rule behind it, such as "fzzzt 44". */
  rule: string;
  /** The rules that decided what is looked at. */
  cited?: string[];
  /** Whether something is to be done here. */
  mine: boolean;
}

const waits = (text: string): Prompt => ({ text, help: "", rule: "", mine: false });

/** The prompt of a table. */
export function promptOf(play: Play): Prompt {
  const { view, board } = play;
  if (!view || !board) return waits("");
  if (play.past) return { ...waits(say("page-past", { number: play.past.seq })), cited: cited(play) };
  if (view.scores) return waits(ending(view.ranking ?? [], play.names));
  if (view.decision) return question(play, view.decision.prompt);
  const me = play.viewer === null ? undefined : play.shown?.players[play.viewer];
  if (me?.bot) return waits(say("page-bot-plays-for-you"));
  if (Object.values(play.session.waiting).some((each) => each.type === "move")) return waits(say("page-sending"));
  const text = waiting(play, view.waiting_for);
  return waits(play.viewer === null ? `${say("page-looking-on")} ${text}` : text);
}

function question(play: Play, prompt: string): Prompt {
  const { view, board, facts, game } = play;
  const key = `${game}-prompt-${kebab(prompt)}`;
  const text = view && board ? say(key, board.promptValues(view, play.names, play.box)) : "";
  const help = `${game}-help-${kebab(prompt)}`;
  return { text, help: has(help) ? say(help) : "", rule: facts?.rules[prompt] ?? "", mine: true };
}

/** The rules behind what just happened, each once. */
function cited({ board, happened }: Play): string[] {
  return [...new Set(happened.map((event) => board?.ruleOf?.(event) ?? ""))].filter(Boolean);
}

/** Who won. */
export function ending(ranking: number[], names: string[]): string {
  const winners = names.filter((_, seat) => ranking[seat] === 1);
  if (!winners.length || winners.length === names.length) return say("table-over");
  return `${say("table-over")} ${say(winners.length === 1 ? "table-winner" : "table-winners", { names: listed(winners) })}`;
}

function waiting(play: Play, seats: number[]): string {
  const others = seats.filter((seat) => seat !== play.viewer);
  if (!others.length) return (play.view && play.board?.pause?.(play.view)) ?? say("page-moment");
  const names = listed(others.map((seat) => play.names[seat] ?? ""));
  const players = others.map((seat) => play.shown?.players[seat]);
  if (players.every((player) => player?.bot)) return say("page-bots-think", { names, count: others.length });
  const gone = goneOf(play, others);
  if (gone.length) return say("page-waiting-for-gone", { names: listed(gone.map((seat) => play.names[seat] ?? "")) });
  return say("page-waiting-for", { names });
}

/** Those of some seats whose people are not connected. */
export function goneOf(play: Play, seats: number[]): number[] {
  return seats.filter((seat) => !play.shown?.players[seat]?.bot && !play.session.present.seats.includes(seat));
}
