import type { CourtInfo } from "../protocol";

/** Every number that the players' panels show, by whose it is and what it counts. */
export type Numbers = ReadonlyMap<string, number>;

export const SCORE = "score";

const key = (seat: number, what: string) => `${seat} ${what}`;

export function numbersOf(scores: number[], courts: CourtInfo[]): Numbers {
  const found = new Map<string, number>();
  scores.forEach((score, seat) => found.set(key(seat, SCORE), score));
  courts.forEach(({ goods, things, left }, seat) => {
    for (const { id, count } of [...goods, ...things, ...(left ? [left] : [])]) found.set(key(seat, id), count);
  });
  return found;
}

/** Does a number differ from what was known? Of what was not known nothing is new. */
export function isNew(known: Numbers | null, now: Numbers, seat: number, what: string): boolean {
  const before = known?.get(key(seat, what));
  return before !== undefined && before !== now.get(key(seat, what));
}
