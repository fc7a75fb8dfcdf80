/** What is drawn on the land, as paths that stand with their foot at x, y. */
export const mountain = (x: number, y: number, s = 1) =>
  `M${x - 16 * s} ${y}l${12 * s} ${-20 * s} ${7 * s} ${11 * s} ${5 * s} ${-7 * s} ${10 * s} ${16 * s}M${x - 4 * s} ${y - 20 * s}l${s} ${8 * s} ${-3 * s} ${6 * s}`;
export const cedar = (x: number, y: number) => `M${x} ${y}v-7M${x - 9} ${y - 6}h18l-6-6h3l-6-7-6 7h3z`;
export const dune = (x: number, y: number, w = 44) =>
  `M${x} ${y}q${w * 0.3} -13 ${w * 0.62} -3t${w * 0.5} 1M${x + w * 0.62} ${y - 3}q-8 5 -4 9`;
export const palm = (x: number, y: number) =>
  `M${x} ${y}q3-12 0-20M${x} ${y - 20}q-8-6-13 1M${x} ${y - 20}q8-6 13 1M${x} ${y - 20}q-7 2-8 8M${x} ${y - 20}q7 2 8 8`;
