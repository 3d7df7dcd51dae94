/** The options of a game, as they are chosen and shown. */

import type { Json } from "./protocol";

/** A chosen value in a few characters. */
export function optionValue(value: Json): string {
  if (Array.isArray(value)) return value.map(optionValue).join(", ");
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
