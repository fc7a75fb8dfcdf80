import type { SeriesInfo } from "../protocol";

/** What is picked of a series, by the action's notation: how often, in the order of picking. */
export type Picks = ReadonlyMap<string, number>;

export const NO_PICKS: Picks = new Map();

/** Must all be taken, so that there is nothing to pick? */
export function isWhole(series: SeriesInfo): boolean {
  return series.least === Object.values(series.times).reduce((sum, times) => sum + times, 0);
}

export function countOf(picks: Picks): number {
  return [...picks.values()].reduce((sum, times) => sum + times, 0);
}

/** The actions that are picked, each as often as it is. */
export function actionsOf(picks: Picks): string[] {
  return [...picks].flatMap(([action, times]) => Array<string>(times).fill(action));
}

/** After one more click on a choice: once more, or none of it any more. What is too much drives out what was picked first. */
export function picked(picks: Picks, series: SeriesInfo, action: string): Picks {
  const times = picks.get(action) ?? 0;
  const next = new Map(picks);
  if (times >= Math.min(series.times[action] ?? 0, series.most)) {
    next.delete(action);
    return next;
  }
  if (countOf(picks) >= series.most) {
    const first = [...picks.keys()].find((one) => one !== action)!;
    if (picks.get(first)! > 1) next.set(first, picks.get(first)! - 1);
    else next.delete(first);
  }
  return next.set(action, times + 1);
}
