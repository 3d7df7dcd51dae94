/** Cards, options and warnings of Fzzzt! in words. */

import type { Box, Option, View } from "../../lib/protocol";
import { cardEffect, cardName, sentence } from "../../lib/telling";
import { say, type Values } from "../../lib/texts.svelte";
import { worth, type Auction, type Card, type FzzztView, type Mark } from "./model";

export function nameOf(id: string, box: Box): string {
  const thing = box[id];
  return thing ? cardName("fzzzt", thing) : id;
}

export function effectOf(id: string, box: Box): string {
  const thing = box[id];
  return thing ? cardEffect("fzzzt", thing) : "";
}

export function marks(symbols: Mark[]): string {
  return symbols.map((symbol) => say(`fzzzt-word-${symbol}`)).join(", ");
}

/** Everything printed on a card. */
export function describe(id: string, box: Box): string {
  const card = box[id] as Card | undefined;
  if (!card || card.speed === undefined) return nameOf(id, box);
  const power = card.kind === "unit" || card.kind === "robot" ? [] : [say("fzzzt-screen-power", { power: card.power })];
  const speed = card.speed ? [say("fzzzt-screen-speed", { speed: card.speed })] : [];
  return [nameOf(id, box), ...power, say("fzzzt-screen-points", { points: card.points }), ...speed].join(", ");
}

/** A number of points with its sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** A number with a proper minus. */
export function plainly(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** Who would win a tie against a seat. */
export function ties(view: FzzztView, names: string[]): string {
  const { chief, tie_order } = view.table;
  if (chief === view.seat) return say("fzzzt-screen-you-win-ties");
  const before = tie_order.slice(0, Math.max(tie_order.indexOf(view.seat ?? -1), 0));
  if (!before.length) return say("fzzzt-screen-no-ties");
  return say("page-fzzzt-lose-ties", { count: before.length, names: before.map((seat) => names[seat]).join(", ") });
}

/** Why the wrench is where it is. */
export function whyWrench(view: FzzztView, auction: Auction | undefined, names: string[]): string {
  const chief = names[view.table.chief] ?? "";
  if (auction?.wrench) return sentence("fzzzt", { event: "WrenchMoved", ...auction.wrench }, { seat: "seat" }, names, {});
  return say("page-fzzzt-wrench-stays", { name: chief });
}

export function promptValues(view: View, _names: string[], box: Box): Values {
  const { belt, lot } = (view as FzzztView).table;
  const unit = view.decision?.options[0]?.unit;
  const sold = lot === null ? null : belt[lot];
  return { lot: sold ? nameOf(sold, box) : "", unit: unit ? nameOf(unit, box) : "" };
}

export function label(option: Option, view: View, _names: string[], box: Box): string {
  if (option.cards) {
    const cards = option.cards.map((card: string) => nameOf(card, box)).join(", ");
    const seat = view.seat === null ? undefined : (view as FzzztView).table.seats[view.seat];
    if (view.decision?.prompt !== "bid" || !seat) return cards;
    return say("page-fzzzt-bid-label", { cards, power: worth(seat, option.cards) });
  }
  if (option.unit) {
    const robot = option.robot ? nameOf(option.robot, box) : say("fzzzt-choice-none");
    return `${robot} → ${nameOf(option.unit, box)}`;
  }
  if (option.text === "suggestion" || option.text === "done") return say(`fzzzt-choice-${option.text}`);
  return nameOf(option.text, box);
}

/** What should be thought over twice: a robot placed for good, an assembly that leaves points lying. */
export function risk(option: Option, view: View, _names: string[], box: Box): string | null {
  if (option.unit && option.robot) {
    return say("page-fzzzt-risk-place", { robot: nameOf(option.robot, box), unit: nameOf(option.unit, box) });
  }
  const suggestion = view.seat === null ? null : (view as FzzztView).table.seats[view.seat]?.suggestion;
  if (option.text !== "done" || !suggestion || suggestion.best <= suggestion.now) return null;
  return say("page-fzzzt-risk-done", { now: signed(suggestion.now), best: signed(suggestion.best) });
}
