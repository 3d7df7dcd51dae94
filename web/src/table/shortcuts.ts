/** Single keys that do something at the table; boards have their own besides. */

export const SHORTCUTS = [
  ["H", "hint"],
  ["U", "undo"],
  ["B", "rerun"],
  ["P", "rule"],
  ["L", "log"],
  ["C", "chat"],
  ["I", "invite"],
  ["?", "keys"],
  ["Esc", "escape"],
] as const;

export type Shortcut = (typeof SHORTCUTS)[number][1];

const TYPING = "input, textarea, select, [contenteditable]";

/** What a key means, unless somebody is typing or the board has taken it. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if ((event.target as Element | null)?.closest?.(`${TYPING}, dialog`)) return null;
  const pressed = event.key === "Escape" ? "Esc" : event.key.toUpperCase();
  return SHORTCUTS.find(([key]) => key === pressed)?.[1] ?? null;
}
