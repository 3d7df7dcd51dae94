import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "ru", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

const files = import.meta.glob<string>("../../../src/fourfold/locale/*/*.ftl", { query: "?raw", import: "default" });
const wanted = new Set<string>();

let current = $state<Language>(firstLanguage());
let bundle = $state.raw(new FluentBundle("en"));

/** The language chosen before, else the browser's, else English. */
function firstLanguage(): Language {
  const names = [localStorage.getItem("language") ?? "", ...navigator.languages];
  const known = names.map((name) => LANGUAGES.find((language) => name.toLowerCase().startsWith(language)));
  return known.find((language) => language) ?? "en";
}

/** Load these files of texts (and keep those loaded before) in the language in use. */
export async function loadTexts(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name);
  const language = current;
  const fresh = new FluentBundle(language, { useIsolating: false });
  const found = [...wanted].map((name) => files[`../../../src/fourfold/locale/${language}/${name}.ftl`]?.());
  for (const text of await Promise.all(found)) if (text) fresh.addResource(new FluentResource(text));
  if (language === current) bundle = fresh;
  document.documentElement.lang = language;
}

export function language(): Language {
  return current;
}

/** Speak another language from now on. */
export async function speak(chosen: Language): Promise<void> {
  localStorage.setItem("language", chosen);
  current = chosen;
  await loadTexts();
}

/** Whether there is a text with this key (`name` or `name.attribute`). */
export function has(key: string): boolean {
  const [name = "", attribute] = key.split(".");
  const message = bundle.getMessage(name);
  return Boolean(message && (attribute ? message.attributes[attribute] : message.value));
}

/** The text with this key and these values in it; a key without a text is shown as it is, for tests to find. */
export function say(key: string, values?: Values): string {
  const [name = "", attribute] = key.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, values, []) : `⟦${key}⟧`;
}
