/** The rules of the games, from the same files that the tests cite. */

import { type Block, parse } from "./markdown";
import type { Language } from "./texts.svelte";

const files = import.meta.glob<string>(["../../../docs/rules/*.md", "../../../docs/rules/*/*.md"], { query: "?raw", import: "default" });

/** The rules of a game in a language. */
export async function rulesOf(game: string, language: Language): Promise<Block[]> {
  const own = files[`../../../docs/rules/${language}/${game}.md`];
  const english = files[`../../../docs/rules/${game}.md`];
  const load = language === "en" ? english : (own ?? english);
  return load ? parse(await load()) : [];
}

/** The first rule in a text such as "fzzzt 44 to 66". */
export function firstRule(text: string): string {
  return /[a-z]+ \d+/.exec(text)?.[0] ?? "";
}
