import type { WindowInfo } from "../protocol";

/** How a person wants to be asked out of turn. It changes nothing of what is legal: whoever is not asked passes. */
export type Policy = WindowInfo["smart"];
export type Policies = Record<string, Policy>;
export type Preset = "always" | "matching" | "smart";

/** Where whatever can be played answers equally well, having something that fits means always. */
export function choicesFor(window: WindowInfo): Policy[] {
  return window.pieces.length ? ["always", "matching", "never"] : ["always", "never"];
}

export function presetOf(windows: WindowInfo[], preset: Preset): Policies {
  const policy = (window: WindowInfo): Policy => {
    if (preset === "smart") return window.smart;
    return preset === "matching" && window.pieces.length ? "matching" : "always";
  };
  return Object.fromEntries(windows.map((window) => [window.ask, policy(window)]));
}

/** Does the person want to be asked, given the pieces that can be played? */
export function wantsToBeAsked(policies: Policies, window: WindowInfo, playable: string[]): boolean {
  const policy = policies[window.ask] ?? "always";
  if (policy === "matching") return (window.pieces.length ? window.pieces : playable).some((piece) => playable.includes(piece));
  return policy === "always";
}

/** Milliseconds before the page passes for somebody: always the same, so that nobody learns from it what was held. */
export const PASS_AFTER = 1100;
/** Milliseconds that an act takes which may be answered, whether somebody can answer or not. Longer than a pass. */
export const SUSPENSE = 1800;
