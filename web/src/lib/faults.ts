/** What is wrong with an option or a file of somebody's own, said in our language. */

import { loadTexts, say } from "./texts.svelte";

/** A sentence of faults.ftl, and what stands in it: words, sentences, or lists of them. */
export interface Sentence {
  key: string;
  values: Record<string, Part>;
}

export type Part = string | Sentence | Part[];

/** The texts of all faults, needed only when something is wrong. */
export const faultTexts = () => loadTexts("faults");

/** A part of a sentence in words; the entries of a list stand each on a line of its own. */
export function tell(part: Part): string {
  if (typeof part === "string") return part;
  if (Array.isArray(part)) return part.map((each) => `\n${tell(each)}`).join("");
  return say(part.key, Object.fromEntries(Object.entries(part.values).map(([name, each]) => [name, tell(each)])));
}

/** The option a sentence is about, and what is wrong with it; null: about none. */
export function aboutOption(part: Part | null): { name: string; why: string } | null {
  if (!part || typeof part === "string" || Array.isArray(part) || part.key !== "fault-option") return null;
  return { name: tell(part.values.name ?? ""), why: tell(part.values.why ?? "") };
}
