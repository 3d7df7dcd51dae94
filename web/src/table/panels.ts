/** The panels beside the board. */

export const PANELS = ["log", "chat", "rules", "settings"] as const;
export type PanelName = (typeof PANELS)[number];

export function isPanel(name: unknown): name is PanelName {
  return PANELS.some((each) => each === name);
}
