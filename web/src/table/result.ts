import type { Result } from "../protocol";

/** Who won, as said to whoever holds these seats: "you" for one seat at this browser, else names. */
export interface Headline {
  id: string;
  /** The seats it names. */
  seats: number[];
}

export function headline(result: Pick<Result, "winners" | "tie_break">, own: number[]): Headline {
  const { winners } = result;
  if (result.tie_break === "draw") return { id: "ui-draw", seats: winners };
  const [me] = own;
  if (own.length !== 1 || me === undefined) return { id: "ui-won", seats: winners };
  if (!winners.includes(me)) return { id: "ui-you-lost", seats: winners };
  const others = winners.filter((seat) => seat !== me);
  return { id: others.length ? "ui-you-share" : "ui-you-won", seats: others };
}

/** Where anybody's points came from, in the game's own order. */
export function sourcesOf({ sources }: Pick<Result, "sources">): string[] {
  return [...new Set(sources.flatMap((one) => Object.keys(one)))];
}

/** The steps in which a score is counted up: sources that brought anybody something. */
export function stepsOf(result: Pick<Result, "sources">): string[] {
  return sourcesOf(result).filter((source) => result.sources.some((one) => one[source]));
}

/** The scores when so many steps are counted. */
export function countedUp(result: Pick<Result, "sources">, steps: number): number[] {
  const counted = stepsOf(result).slice(0, steps);
  return result.sources.map((one) => counted.reduce((sum, source) => sum + (one[source] ?? 0), 0));
}
