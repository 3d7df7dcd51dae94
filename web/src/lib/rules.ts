/** The rules of the games, from the same files that the tests cite. */

import { type Block, parse, plainText } from "./markdown";
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

/** By option: the rules it is about, from the table of options, the first one that names things literally. */
export function optionRules(game: string, blocks: Block[]): Record<string, string> {
  const tables = blocks.flatMap((block) => (block.kind === "table" ? [block.rows] : []));
  const rows = tables.find((each) => each[0]?.[0]?.[0]?.style === "code") ?? [];
  return Object.fromEntries(
    rows.flatMap((row) => {
      const numbers = /\d+(?:–\d+)?/.exec(plainText(row.at(-1) ?? []))?.[0];
      const names = (row[0] ?? []).filter((each) => each.style === "code");
      return numbers ? names.map((each) => [each.text, `${game} ${numbers}`]) : [];
    }),
  );
}
