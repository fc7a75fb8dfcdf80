import { Lens } from "../map/lens.svelte";
import { FRAME } from "./plan";

export type LensName = "town" | "north" | "east" | "west" | "hire";

/** A phone shows the middle of the town first. */
export const lens = new Lens<LensName>(
  {
    all: { box: `0 0 ${FRAME.width} ${FRAME.height}`, fit: "xMidYMid meet" },
    town: { box: "394 144 440 668", fit: "xMidYMin meet" },
    north: { box: "132 2 494 330", fit: "xMidYMin meet" },
    east: { box: "628 4 528 352", fit: "xMidYMin meet" },
    west: { box: "4 326 438 674", fit: "xMidYMin meet" },
    hire: { box: "626 608 530 390", fit: "xMidYMin meet" },
  },
  "town",
  FRAME,
);

const PARTS: Record<string, LensName> = {
  kings_storehouse: "west", tax_stand: "west", guildhall: "north", guardhouse: "east", mines: "east",
};

/** The part of the board where a piece lies; nothing for what lies beside it. */
export function partFor(piece: string): LensName | undefined {
  const [kind, id = ""] = piece.split(":");
  if (kind === "market" || kind === "stall" || kind === "track") return "west";
  if (kind === "apprentice") return "hire";
  if (kind === "cathedral") return "north";
  if (kind === "prison") return "east";
  if (kind === "place" || kind === "group") return PARTS[id] ?? "town";
  return undefined;
}
