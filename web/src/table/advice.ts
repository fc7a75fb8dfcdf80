import type { HintChoice } from "../protocol";
import type { Words } from "../texts/words";

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

export const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;

/** What speaks for a choice in words: what the seat itself gains, and what it keeps from others. */
export function because({ reasons }: Pick<HintChoice, "reasons">, seat: number, words: Words): string {
  const said = reasons.filter(({ id }) => words.has(id)).map(({ id, party, change }) => {
    const text = words.say(id, { change });
    return party === seat ? text : words.say("ui-hint-of", { name: words.player(party), text });
  });
  return said.length ? words.list(said) : "";
}
