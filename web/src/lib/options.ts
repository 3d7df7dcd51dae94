/** The options of a game, as they are chosen and shown. */

import type { GameOption, Json } from "./protocol";

/** A chosen value in a few characters. */
export function optionValue(value: Json): string {
  if (Array.isArray(value)) return value.map(optionValue).join(", ");
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
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
