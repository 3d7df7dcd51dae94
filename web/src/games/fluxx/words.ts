/** Options, warnings and previews of Fluxx in words. */

import type { Box, Option, View } from "../../lib/protocol";
import { has, say, type Values } from "../../lib/texts.svelte";
import { effect, type Goal, inNumbers, MANY, NUMBERS, type Preview, SEAT_PROMPTS, type Table, title, titles } from "./table";

/** The values that stand in the text of a prompt. */
export function promptValues(view: View<Table>, names: string[]): Values {
  const to = view.table.giving_to;
  return { seat: to === null ? "" : (names[to] ?? "") };
}

/** An option in words. */
export function label(option: Option, view: View<Table>, names: string[], box: Box): string {
  if (option.card) return say("fluxx-choice-use", { card: title(box, option.card) });
  if (option.mine) return say("fluxx-choice-swap", { mine: title(box, option.mine), theirs: title(box, option.theirs) });
  if (SEAT_PROMPTS.includes(view.decision?.prompt ?? "")) return names[Number(option.text)] ?? option.text;
  const key = `fluxx-choice-${option.text}`;
  return box[option.text] ? title(box, option.text) : has(key) ? say(key) : option.text;
}

/** A warning before a choice that, by all that is known, makes somebody else win. */
export function risk(option: Option, view: View<Table>, names: string[]): string | null {
  const winner = view.table.previews[option.text]?.winner ?? null;
  if (winner === null || winner === view.seat) return null;
  return say("fluxx-screen-danger", { seat: names[winner] ?? "" });
}

/** What a choice will do, one line for each thing (the warning of a win first). */
export function foresight(preview: Preview | undefined, view: View<Table>, names: string[], box: Box): string[] {
  if (!preview) return [];
  if (preview.chance) return [say("page-fluxx-by-chance")];
  const lines = [winLine(preview, view, names), ...numberLines(preview, view.table)];
  if (preview.out.length) lines.push(say("page-fluxx-pushes-out", { cards: titles(box, preview.out), count: preview.out.length }));
  if (preview.draws) lines.push(say("page-fluxx-draws", { cards: preview.draws }));
  for (const [seat, cards] of Object.entries(preview.discards)) {
    const mine = Number(seat) === view.seat;
    lines.push(mine ? say("page-fluxx-you-discard", { cards }) : say("page-fluxx-they-discard", { seat: names[Number(seat)] ?? "", cards }));
  }
  if (preview.several) lines.push(say("fluxx-screen-several"));
  if (preview.passes && preview.winner === null) lines.push(say("page-fluxx-passes"));
  return lines.filter(Boolean);
}

/** What is said of a choice that is pointed at: what it does, and what a card says that lies too small to be read. */
export function pointedAt(text: string, view: View<Table>, names: string[], box: Box): string {
  const hand = view.seat === null ? [] : (view.table.seats[view.seat]?.hand ?? []);
  const says = hand.includes(text) && hand.length > MANY ? [effect(box, text)] : [];
  return [...says, ...foresight(view.table.previews[text], view, names, box)].join(" ");
}

function winLine(preview: Preview, view: View<Table>, names: string[]): string {
  if (preview.winner === null) return "";
  if (preview.winner === view.seat) return say("page-fluxx-you-win");
  return say("fluxx-screen-danger", { seat: names[preview.winner] ?? "" });
}

function numberLines(preview: Preview, table: Table): string[] {
  const changed = NUMBERS.filter((name) => name in preview.numbers || (name === "play" && "keep" in preview.numbers));
  return changed.map((name) => {
    const keep = Number(preview.numbers.keep ?? table.numbers.keep);
    const after = preview.numbers[name] === undefined ? table.numbers[name] : preview.numbers[name];
    const from = inNumbers(table.numbers[name], table.numbers.keep);
    return say("page-fluxx-changes", { what: say(`page-fluxx-${name}`), from, to: inNumbers(after ?? null, keep) });
  });
}

/** Where a Keeper is that a Goal names, as far as this seat may know. */
export function where(goal: Goal, keeper: string, view: View<Table>, names: string[], box: Box): string {
  const { table, seat: me } = view;
  const card = title(box, keeper);
  const seat = goal.lies[keeper];
  if (typeof seat === "number") return say("fluxx-screen-lies", { card, seat: names[seat] ?? "" });
  if (goal.discarded.includes(keeper)) return say("page-fluxx-in-discard", { card });
  if (me !== null && table.seats[me]?.hand?.includes(keeper)) return say("page-fluxx-in-your-hand", { card });
  const holder = table.seats.findIndex((each) => each.known.includes(keeper));
  if (holder >= 0) return say("page-fluxx-in-hand-of", { card, seat: names[holder] ?? "" });
  return say("page-fluxx-unseen", { card });
}

/** What there is to say of a card that lies on the table: where a Goal's Keepers are, where the numbers come from. */
export function about(id: string, view: View<Table>, names: string[], box: Box): string[] {
  if (box[id]?.like === "basic_rules") return NUMBERS.map((name) => source(name, view.table, box));
  const goal = view.table.goals.find((each) => each.id === id);
  return goal ? Object.keys(goal.lies).map((keeper) => where(goal, keeper, view, names, box)) : [];
}

function source(name: (typeof NUMBERS)[number], table: Table, box: Box): string {
  const { number, basic, cards } = table.sums[name];
  const from = titles(box, basic ? ["basic_rules", ...cards] : cards);
  return say("page-fluxx-source", { what: say(`page-fluxx-${name}`), number: inNumbers(number, table.numbers.keep), cards: from });
}
