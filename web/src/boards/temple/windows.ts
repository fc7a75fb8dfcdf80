/** How a seat wants to be asked in response windows. It changes nothing of what is legal: whoever is not asked passes. */

export const WINDOWS = ["turn-window", "priest-window", "offering-window", "sin-window", "wall-window"] as const;
export type Window = (typeof WINDOWS)[number];
export type Policy = "always" | "matching" | "never";
export type Policies = Record<Window, Policy>;

/** The cards that were made for a window; where none is named, whatever can be played there was. */
const MADE_FOR: Partial<Record<Window, string[]>> = {
  "turn-window": ["hand:unclean"],
  "priest-window": ["hand:broken_altar", "hand:evil_priest", "hand:bad_offerings"],
  "offering-window": ["hand:blemished_animal"],
  "sin-window": ["hand:sin", "hand:loss_of_heart"],
};

export const ALWAYS: Policies = { "turn-window": "always", "priest-window": "always", "offering-window": "always", "sin-window": "always", "wall-window": "always" };
/** Until somebody chooses: asked whenever a card was made for the moment. */
export const MATCHING: Policies = { "turn-window": "matching", "priest-window": "matching", "offering-window": "matching", "sin-window": "matching", "wall-window": "always" };
/** What rule 9.4 calls smart: stop only where an answer usually matters. */
export const SMART: Policies = { "turn-window": "never", "priest-window": "never", "offering-window": "matching", "sin-window": "always", "wall-window": "always" };

export function isWindow(ask: string | undefined): ask is Window {
  return WINDOWS.includes(ask as Window);
}

export function choicesFor(window: Window): Policy[] {
  return MADE_FOR[window] ? ["always", "matching", "never"] : ["always", "never"];
}

/** Does the person want to be asked, given the pieces that can be played? */
export function wantsToBeAsked(policies: Policies, window: Window, playable: string[]): boolean {
  const policy = policies[window];
  if (policy === "matching") return (MADE_FOR[window] ?? playable).some((piece) => playable.includes(piece));
  return policy === "always";
}

/** Milliseconds before the page passes for somebody: always the same, so that nobody learns from it what was held. */
export const PASS_AFTER = 1100;
/** Milliseconds that an act takes which may be answered, whether somebody can answer or not. Longer than a pass. */
export const SUSPENSE = 1800;

/** Which window an act of one's own may open for the opponent; undefined if none. */
export function opens(kind: string, card: string, on: { badOfferings: boolean; grain: boolean; watched: boolean }): Window | undefined {
  if (kind === "announce") return on.grain ? undefined : "sin-window";
  if (kind === "play" && (card === "priest" || card === "altar")) return "priest-window";
  if (kind === "play" && card === "grain_offering") return on.badOfferings ? "offering-window" : undefined;
  if (kind === "play" && card.endsWith("_offering")) return "offering-window";
  const attack = ["move", "passage", "abandon", "destroy", "raid"].includes(kind) || (kind === "play" && (card === "babylonian_army" || card === "lay_siege"));
  return attack && on.watched ? "wall-window" : undefined;
}
