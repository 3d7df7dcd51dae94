/** FRAG in words: cards, choices, questions, squares. */

import type { Box, Option, View } from "../../lib/protocol";
import { cardName, kebab } from "../../lib/telling";
import { has, language, say, type Values } from "../../lib/texts.svelte";
import { kindOf, RESPAWNS, spot, type Plan } from "./map/plan";
import type { FragTable, Odds, Pile } from "./types";
import { waysFor } from "./walk";

/** A card by name; the pistol is none. */
export function nameOf(id: string | null, box: Box): string {
  const thing = id ? box[id] : undefined;
  return thing ? cardName("frag", thing) : say("frag-card-pistol");
}

/** What a card does. */
export function effectOf(id: string, box: Box): string {
  const key = `frag-card-${box[id]?.kind ?? id}.effect`;
  return has(key) ? say(key) : "";
}

/** A weapon marker and the cards under it, as far as they are known. */
function pileInWords(pile: Pile, box: Box): string {
  return say("frag-choice-pile", { number: pile.number, cards: pile.cards?.map((id) => nameOf(id, box)).join(", ") ?? "?" });
}

const word = (text: string) => (has(`frag-word-${kebab(text)}`) ? say(`frag-word-${kebab(text)}`) : text);
const AIMED = ["play", "trick", "jet", "nuke", "fire", "burst"];
const MEANS = { kits: "g_first_aid_kit", stims: "g_stim_pack", surges: "g_adrenaline_surge" };

/** An option in words. */
export function label(option: Option, view: View<FragTable>, names: string[], box: Box): string {
  if ("verb" in option) return act(option, view.table, names, box);
  if ("kits" in option) return means(option);
  if ("accuracy" in option) return build(option, view.table);
  if (box[option.text]) return nameOf(option.text, box);
  return has(`frag-choice-${option.text}`) ? say(`frag-choice-${option.text}`) : option.text;
}

function act(option: Option, table: FragTable, names: string[], box: Box): string {
  const { verb, where } = option;
  const pile = table.piles.find((each) => where === `pile-${each.number}`);
  if (pile) return say("frag-choice-take", { where: pileInWords(pile, box) });
  const card = option.card || verb === "fire" || verb === "trick" ? nameOf(option.card, box) : "";
  const place = word(where);
  return say(`frag-choice-${verb}`, { card, where: place }) + (AIMED.includes(verb) ? targets(option, place, names, box) : "");
}

function targets(option: Option, place: string, names: string[], box: Box): string {
  const found = [
    option.other && option.verb !== "trick" ? nameOf(option.other, box) : "",
    option.seat >= 0 ? (names[option.seat] ?? "") : "",
    place,
  ];
  return found.filter(Boolean).map((each) => ` → ${each}`).join("");
}

function means(option: Option): string {
  const parts = Object.entries(MEANS).filter(([name]) => option[name]).map(([name, kind]) => `${say(`frag-card-${kind}`)} × ${option[name]}`);
  if (option.blood) parts.unshift(say("frag-choice-means-blood", { number: option.blood }));
  return parts.join(", ") || say("frag-choice-die");
}

function build(option: Option, table: FragTable): string {
  const { health, speed, accuracy } = option;
  const ready = Object.entries(table.ready ?? {}).find(([, text]) => text === option.text)?.[0];
  const notes = [ready ? say(`frag-choice-build-${ready}`) : "", speed === 1 ? say("frag-choice-build-slow") : ""].filter(Boolean);
  return [say("frag-choice-build", { health, speed, accuracy }), ...notes].join(" · ");
}

/** The values that stand in the text of a question. */
export function promptValues(view: View<FragTable>, names: string[], box: Box): Values {
  const { table, seat } = view;
  const named = table.resolving.at(-1);
  const attack = table.attack;
  const health = seat === null ? null : table.fighters[seat]?.health;
  return {
    needed: health ? 1 - health.own - health.bonus - health.armour : 0,
    active: names[table.active] ?? "?",
    seat: named ? (names[named.seat] ?? "?") : "?",
    card: named ? nameOf(named.card, box) : "?",
    shooter: attack ? (names[attack.shooter] ?? "?") : "?",
    weapon: attack ? nameOf(attack.weapon, box) : "?",
    victim: names[attack?.struck ?? -1] ?? "?",
  };
}

/** Whether a move is worth a question before it is done. */
export function risk(option: Option, view: View<FragTable>, _names: string[], box: Box): string | null {
  const { table } = view;
  const cell = option.where ? table.map.grid[2 * spot(option.where).y + 1]?.[2 * spot(option.where).x + 1] : "";
  const moves = ["step", "jump", "teleport"].includes(option.verb);
  if (moves && !table.puppet && cell === "~" && table.acid && table.acid.kill >= 5) return say("page-frag-risk-acid", { kill: percent(table.acid.kill) });
  if (option.text === "die") return say("page-frag-risk-die");
  if (option.verb === "nuke" && table.odds[option.text]?.some((each) => each.victim === view.seat)) return say("page-frag-risk-self");
  if (option.verb === "throw" || option.verb === "drop") return say(`page-frag-risk-${option.verb}`, { card: nameOf(option.card, box) });
  if (option.verb === "end" && table.turn.attacks === 0 && Object.keys(table.odds).length) return say("page-frag-risk-end");
  return null;
}

/** 58.33 as "58.3", 0.17 and 99.54 in full: what is not sure never looks so. */
export function percent(number: number): string {
  return number.toLocaleString(language(), { maximumFractionDigits: number < 1 || number > 99 ? 2 : 1 });
}

export function oddsInWords(line: Odds, names: string[]): string {
  return say("frag-choice-odds", { name: names[line.victim] ?? "?", distance: line.distance, hit: percent(line.hit), kill: percent(line.kill) });
}

const KINDS: Record<string, string> = { ".": "floor", "#": "solid", "~": "acid", w: "weapon", g: "gadget", T: "teleporter", "%": "grate", "/": "diagonal", "\\": "diagonal" };

/** What kind of square a place is. */
export function kindInWords(plan: Plan, place: string): string {
  const kind = kindOf(plan, place);
  if (RESPAWNS.includes(kind)) return say("page-frag-kind-respawn", { number: RESPAWNS.indexOf(kind) + 1 });
  return say(`page-frag-kind-${KINDS[kind] ?? "door"}`);
}

/** A place by its column and row, counted from 0 as in the notation, and its half. */
export function placeInWords(place: string): string {
  const { x, y, half } = spot(place);
  return say("page-frag-square", { x, y, half: half || "none" });
}

/** A square in a short line: where, what it is, who and what is there. */
export function placeNote(view: View<FragTable>, plan: Plan, place: string, names: string[], box: Box): string {
  const { table } = view;
  const there = table.fighters.flatMap((fighter, seat) => (fighter.place === place ? [names[seat] ?? ""] : []));
  const piles = table.piles.filter((pile) => pile.place === place);
  return [
    placeInWords(place),
    kindInWords(plan, place),
    ...there,
    table.blood[place] ? say("frag-screen-blood", { number: table.blood[place] ?? 0 }) : "",
    ...piles.map((pile) => pileInWords(pile, box)),
    table.sight.includes(place) ? say("page-frag-in-sight") : "",
  ].filter(Boolean).join(" · ");
}

/** The same for the ear, with the way there. */
export function squareInWords(view: View<FragTable>, plan: Plan, place: string, names: string[], box: Box): string {
  const hop = waysFor(view.table, place)[place];
  const points = view.table.puppet?.points ?? view.table.turn.points;
  const way = hop ? (hop[3] ? say("page-frag-cost", { cost: hop[0], left: points - hop[0] }) : say("page-frag-no-stop")) : "";
  return [placeNote(view, plan, place, names, box), way].filter(Boolean).join(". ");
}
