/** Which part of the board a small screen shows. */
export const LENSES = {
  all: { box: "0 0 1120 1000", fit: "xMidYMid meet" },
  south: { box: "128 300 690 700", fit: "xMidYMax slice" },
  north: { box: "440 0 680 740", fit: "xMaxYMin slice" },
  actions: { box: "796 392 324 604", fit: "xMaxYMid meet" },
} as const;

export type LensName = keyof typeof LENSES;

const phone = matchMedia("(max-width: 640px)");

export const lens = $state<{ now: LensName }>({ now: phone.matches ? "south" : "all" });

phone.addEventListener("change", () => (lens.now = phone.matches ? "south" : "all"));

const NORTH = ["yamhad", "tiphsah", "hamath", "tadmor", "zobah", "phoenicia"];

export function lensOf(space: string): LensName {
  return NORTH.includes(space) ? "north" : "south";
}
