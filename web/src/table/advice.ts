import type { HintChoice } from "../protocol";

export interface Advice extends HintChoice {
  /** Its place; options that are about as good as the best share the first. */
  place: number;
  /** About as good as the best, which is another or has others beside it. */
  equal: boolean;
}

/** The options with their places: the bot's own choice first, and whatever is no worse than it but for the noise. */
export function ranked(options: HintChoice[], noise: number): Advice[] {
  const best = options[0]?.share ?? 0;
  const near = options.filter((one) => one.share > best - noise);
  const rest = options.filter((one) => !near.includes(one)).toSorted((a, b) => b.share - a.share);
  return [...near, ...rest].map((one, at) => ({ ...one, place: at < near.length ? 1 : at + 1, equal: near.length > 1 && at < near.length }));
}
