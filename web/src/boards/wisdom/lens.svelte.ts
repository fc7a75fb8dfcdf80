import { Lens } from "../map/lens.svelte";
import { TINTS } from "./land";

export type LensName = "north" | "south" | "city" | "cards";

export const lens = new Lens<LensName>(
  {
    all: { box: "0 0 1120 1000", fit: "xMidYMid meet" },
    south: { box: "166 290 656 710", fit: "xMidYMax meet" },
    north: { box: "250 0 630 600", fit: "xMidYMin meet" },
    cards: { box: "0 8 300 960", fit: "xMidYMin meet" },
    city: { box: "566 352 548 620", fit: "xMidYMid meet" },
  },
  "south",
);

const NORTH = ["phoenicia", "aram", "galilee", "geshur", "bashan", "jezreel"];
const CITY = ["merchant", "trader", "levite", "foreman", "ark", "menorah", "altar", "table"];

/** The part of the board where a piece lies; nothing for what lies beside it. */
export function partFor(piece: string): LensName | undefined {
  const [kind, id = ""] = piece.split(":");
  if (kind === "building" || kind === "supply") return "cards";
  if (kind === "edge") return partFor(`place:${id.split("-")[0]!}`);
  if (kind !== "place") return undefined;
  if (CITY.includes(id)) return "city";
  return id in TINTS ? (NORTH.includes(id) ? "north" : "south") : undefined;
}
