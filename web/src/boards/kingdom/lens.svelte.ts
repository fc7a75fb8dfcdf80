import { Lens } from "../map/lens.svelte";

export type LensName = "north" | "south" | "actions" | "cards";

export const lens = new Lens<LensName>(
  {
    all: { box: "0 0 1120 1000", fit: "xMidYMid meet" },
    south: { box: "112 300 736 700", fit: "xMidYMax meet" },
    north: { box: "410 0 710 640", fit: "xMaxYMin meet" },
    cards: { box: "0 0 416 476", fit: "xMinYMin meet" },
    actions: { box: "796 392 324 604", fit: "xMaxYMid meet" },
  },
  "south",
);

const NORTH = ["yamhad", "tiphsah", "hamath", "tadmor", "zobah", "phoenicia"];

export function lensOf(space: string): LensName {
  return NORTH.includes(space) ? "north" : "south";
}
