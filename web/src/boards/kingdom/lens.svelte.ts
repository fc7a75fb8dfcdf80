/** Which part of the board a small screen shows. */
export const LENSES = {
  all: { box: "0 0 1120 1000", fit: "xMidYMid meet" },
  south: { box: "128 252 672 752", fit: "xMidYMax slice" },
  north: { box: "448 0 672 560", fit: "xMaxYMin slice" },
  actions: { box: "796 392 324 604", fit: "xMaxYMid meet" },
} as const;

export type LensName = keyof typeof LENSES;

export const lens = $state<{ now: LensName }>({ now: "all" });

const NORTH = ["yamhad", "tiphsah", "hamath", "tadmor", "zobah", "phoenicia"];

export function lensOf(space: string): LensName {
  return NORTH.includes(space) ? "north" : "south";
}
