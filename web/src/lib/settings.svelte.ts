/** What a person has set for all tables; kept in this browser. */

export interface Settings {
  name: string;
  theme: "system" | "light" | "dark";
  motion: "off" | "fast" | "normal";
  confirm: "off" | "risky" | "always";
  sound: boolean;
  /** Whether single keys are shortcuts. */
  keys: boolean;
}

const DEFAULTS: Settings = { name: "", theme: "system", motion: "normal", confirm: "risky", sound: false, keys: true };
const PACE = { off: 0, fast: 250, normal: 600 };
const BEAT = { off: 0, fast: 400, normal: 1100 };

function load(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem("settings") ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state(load());

addEventListener("storage", (event) => {
  if (event.key !== "settings") return;
  Object.assign(settings, load());
  showTheme();
});

/** Change some of it, for now and for next time. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  localStorage.setItem("settings", JSON.stringify(settings));
  showTheme();
}

export function showTheme(): void {
  document.documentElement.dataset.theme = settings.theme;
}

/** Milliseconds a movement may take. */
export function pace(): number {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACE[settings.motion];
}

/** Milliseconds that pass between two things others do. */
export function beat(): number {
  return BEAT[settings.motion];
}
