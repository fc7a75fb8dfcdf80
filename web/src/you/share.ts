const Z = 1.96;

/** Between what the share of wins lies in 95 of 100 cases, by Wilson: from 0 to 1. */
export function between(won: number, games: number): [number, number] {
  const share = won / games;
  const scale = 1 + (Z * Z) / games;
  const middle = (share + (Z * Z) / (2 * games)) / scale;
  const half = (Z * Math.sqrt((share * (1 - share)) / games + (Z * Z) / (4 * games * games))) / scale;
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** As a whole number of a hundred; only who wins always, or never, has all of them or none. */
export function percent(share: number): number {
  if (share <= 0 || share >= 1) return Math.round(100 * share);
  return Math.min(99, Math.max(1, Math.round(100 * share)));
}
