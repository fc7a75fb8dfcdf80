/** Where everything lies on the board of 1160 by 1000 units. */
export const FRAME = { width: 1160, height: 1000 };

export interface Spot {
  x: number;
  y: number;
  width: number;
}

/** The circle locations as plaques of one height. */
export const PLAQUE = 132;
export const SPOTS: Record<string, Spot> = {
  mines: { x: 640, y: 26, width: 184 },
  quarry: { x: 640, y: 186, width: 184 },
  guardhouse: { x: 930, y: 214, width: 200 },
  silversmith: { x: 410, y: 346, width: 206 },
  forest: { x: 632, y: 362, width: 184 },
  kings_storehouse: { x: 146, y: 338, width: 234 },
  tax_stand: { x: 146, y: 520, width: 196 },
  town_centre: { x: 404, y: 512, width: 196 },
  workshop: { x: 448, y: 676, width: 180 },
};

/** The larger parts: left, top, width, height. */
export const TRACKS = { x: 8, y: 8, width: 122, height: 984 };
export const GUILDHALL = { x: 142, y: 16, width: 230, height: 284 };
export const CATHEDRAL = { x: 388, y: 16, width: 230, height: 306 };
export const PRISON = { x: 846, y: 16, width: 300, height: 176 };
export const MARKET = { x: 142, y: 674, width: 292, height: 312 };
export const DISPLAY = { x: 634, y: 620, width: 516, height: 368 };
export const PILES = { x: 448, y: 830, width: 180, height: 146 };

/** Where the dock's leader line begins. */
export const DOCK = { x: 852, y: 384 };

const ICONS: Record<string, string> = { kings_storehouse: "storehouse" };

export function placeIcon(id: string): string {
  return ICONS[id] ?? id.replaceAll("_", "-");
}

const GOOD_ICONS: Record<string, string> = {
  building_card: "building-card", reward_card: "reward", hire_apprentice: "apprentice", destroy_debt: "debt", release_from_prison: "key", captures: "capture", virtue_loss: "virtue",
};

export function goodIcon(id: string): string {
  return GOOD_ICONS[id] ?? id.replaceAll("_", "-");
}

const MANY_SIGNS = 3;

/** A row of signs in which one that is repeated stands once, with its number. */
export function shortened(signs: string[]): string[] {
  const runs: { sign: string; count: number }[] = [];
  for (const sign of signs) {
    const last = runs.at(-1);
    if (last?.sign === sign && sign.startsWith("#")) last.count++;
    else runs.push({ sign, count: 1 });
  }
  return runs.flatMap(({ sign, count }) => (count >= MANY_SIGNS ? [String(count), sign] : Array<string>(count).fill(sign)));
}

/** Where the leader line to a piece ends. */
export function anchorOf(piece: string): [number, number] | undefined {
  const [kind, id = ""] = piece.split(":");
  const spot = kind === "place" || kind === "group" ? SPOTS[id] : undefined;
  if (spot) return [spot.x + spot.width / 2, spot.y + PLAQUE - 8];
  if (kind === "place" && id === "guildhall") return [GUILDHALL.x + 200, GUILDHALL.y + 240];
  return undefined;
}
