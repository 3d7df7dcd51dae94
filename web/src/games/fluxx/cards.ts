/** What is printed on the cards, and how they are found. */

import type { Option, Thing } from "../../lib/protocol";

export type Kind = "keeper" | "goal" | "new-rule" | "action";

const KINDS: Record<string, Kind> = { Keeper: "keeper", Goal: "goal", NewRule: "new-rule", BasicRules: "new-rule" };

/** What kind of card it is, as the texts call it. */
export const kindOf = (thing: Thing | undefined): Kind => KINDS[String(thing?.type)] ?? "action";

/** The Keepers a Goal names, for its picture. */
export const pictured = (thing: Thing): string[] => {
  const needs = ((thing.needs ?? []) as string[][]).map((alike) => alike[0] ?? "");
  return [...needs, ...((thing.some_of ?? []) as string[])];
};

/** A piece of a printed text; a numeral that counts differently now says what is printed. */
export interface Bit {
  text: string;
  was?: string;
}

/** A printed text with its numerals as they count now. */
export function printed(text: string, more: number): Bit[] {
  if (!more) return [{ text }];
  return text.split(/(\d+)/).filter(Boolean).map((part) => (/^\d+$/.test(part) ? { text: String(Number(part) + more), was: part } : { text: part }));
}

/** A card found by its title in any language. */
export function finds(thing: Thing | undefined, text: string, shown: string): boolean {
  const titles = [shown, ...Object.values(thing?.names ?? {})];
  return titles.some((each) => plainly(each).includes(plainly(text)));
}

/** Letters without accents, case or typographic apostrophes. */
const plainly = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/** The option that plays, takes or names this card, if there is one. */
export const offered = (options: Option[] | undefined, id: string): Option | undefined =>
  options?.find((option) => option.text === id);
