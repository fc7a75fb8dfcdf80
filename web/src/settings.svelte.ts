import { LANGUAGES, type Language } from "./texts/files";

export type Theme = "system" | "light" | "dark";
export type Motion = "full" | "fast" | "off";
/** How the turns of automata are told: one step after the other, each when the person wants it, or not at all. */
export type TellingPace = "paced" | "steps" | "once";

interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Milliseconds that bots wait before a move at tables opened here. */
  pace: number;
  telling: TellingPace;
  name: string;
  /** The level of the bots that one meets at one click; empty: a fair one. */
  level: string;
}

const KEY = "ophir-settings";

function ownLanguage(): Language {
  const wanted = navigator.language.slice(0, 2);
  return wanted in LANGUAGES ? (wanted as Language) : "en";
}

function read(): Settings {
  const fresh: Settings = { language: ownLanguage(), theme: "system", motion: "full", sound: false, pace: 600, telling: "paced", name: "", level: "" };
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return fresh;
  }
}

/** What the person chose, remembered in this browser. */
export const settings = $state(read());

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener("change", () => (system.dark = dark.matches));
still.addEventListener("change", () => (system.still = still.matches));

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "system" && system.dark);
}

export function motion(): Motion {
  return system.still ? "off" : settings.motion;
}

/** Milliseconds of a movement, as the person wants it. */
export function lasting(ms: number): number {
  return { full: ms, fast: ms * 0.4, off: 0 }[motion()];
}

/** Keeps the document and the browser's store in step with the settings. */
export function applySettings(): void {
  const root = document.documentElement;
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.motion = motion();
  root.lang = settings.language;
  localStorage.setItem(KEY, JSON.stringify(settings));
}
