/** The options of a game, as they are chosen and shown. */

import type { GameOption, Json, View } from "./protocol";
import { has, say } from "./texts.svelte";

/** A value of an option in words, where there are words for it. */
export function optionWord(game: string, name: string, value: string): string {
  const keys = [`${game}-option-${name}.${value}`, `${game}-card-${value}`, `${game}-word-${value}`, `page-option-${value}`];
  const key = keys.find(has);
  return key ? say(key) : value;
}

/** A chosen value in a few words. */
export function optionValue(game: string, name: string, value: Json): string {
  if (Array.isArray(value)) return value.map((each) => optionValue(game, name, each)).join(", ");
  const text = typeof value === "object" ? JSON.stringify(value) : optionWord(game, name, String(value));
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** A view with the files of its table, which updates leave out. */
export function withFiles<Shown extends View | null>(view: Shown, options: Record<string, Json>): Shown {
  const missing = view && Object.keys(options).some((name) => !(name in view.options));
  return missing ? { ...view, options: { ...options, ...view.options } } : view;
}

/** A value as it stands in a field. */
export function optionText(value: Json): string {
  return Array.isArray(value) ? value.join(" ") : typeof value === "object" ? "" : String(value);
}

/** What somebody typed, as a value: a number, a list in words, or a text. */
export function readOption(text: string, option: GameOption): Json {
  const trimmed = text.trim();
  if (/^\d+$/.test(trimmed)) return Number(trimmed);
  const words = trimmed.split(/[\s,]+/);
  return option.kind !== "text" && !text.includes("\n") && words.length > 1 ? words : text;
}
