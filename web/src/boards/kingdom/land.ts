import art from "./map.json";

export const FRAME = { width: 1120, height: 1000 };

/** Which tint a region has; neighbours never share one. */
export const TINTS: Record<string, number> = {
  yamhad: 3, tiphsah: 5, hamath: 2, tadmor: 4, zobah: 1, phoenicia: 3, aram: 2, bashan: 4, tob: 1, gilead: 3, ammon: 5,
  judah: 4, philistia: 2, moab: 2, amalek: 5, edom: 1,
};

export const outlines: Record<string, string> = art.spaces;
export const anchors: Record<string, { x: number; name_y: number; row_y: number }> = art.anchors;
export const coast = art.coast.join("");
export const inner = art.inner.join("");
export const lake = art.lake;

export interface Border {
  x: number;
  y: number;
  turn: number;
  d: string;
}
export const borders: Record<string, Border> = Object.fromEntries(art.borders.map(({ ab, ...border }) => [ab.join("-"), border]));
export const jordan = borders["gilead-judah"]!.d + borders["aram-judah"]!.d;

/** Where a border of the pack lies, whichever of its ends is named first. */
export function borderAt(id: string): Border | undefined {
  return borders[id.split("-").toSorted().join("-")];
}

const mountain = (x: number, y: number, s = 1) =>
  `M${x - 16 * s} ${y}l${12 * s} ${-20 * s} ${7 * s} ${11 * s} ${5 * s} ${-7 * s} ${10 * s} ${16 * s}M${x - 4 * s} ${y - 20 * s}l${s} ${8 * s} ${-3 * s} ${6 * s}`;
const cedar = (x: number, y: number) => `M${x} ${y}v-7M${x - 9} ${y - 6}h18l-6-6h3l-6-7-6 7h3z`;
const dune = (x: number, y: number, w = 44) =>
  `M${x} ${y}q${w * 0.3} -13 ${w * 0.62} -3t${w * 0.5} 1M${x + w * 0.62} ${y - 3}q-8 5 -4 9`;
const palm = (x: number, y: number) =>
  `M${x} ${y}q3-12 0-20M${x} ${y - 20}q-8-6-13 1M${x} ${y - 20}q8-6 13 1M${x} ${y - 20}q-7 2-8 8M${x} ${y - 20}q7 2 8 8`;

/** Mountains, cedars, dunes and palms. */
export const relief = [
  mountain(590, 400, 0.8), mountain(620, 322, 0.9), mountain(752, 412, 0.8), mountain(788, 350), mountain(640, 92),
  mountain(800, 100, 0.9), mountain(592, 595, 0.8), mountain(785, 480, 0.7), mountain(780, 712, 0.8), mountain(385, 620, 0.8),
  mountain(352, 800, 0.8), mountain(395, 985, 0.8), mountain(520, 972, 0.8), mountain(590, 848, 0.7),
  cedar(540, 330), cedar(520, 345), cedar(446, 496), cedar(425, 512), cedar(462, 512), cedar(606, 250), cedar(590, 262),
  dune(1040, 300), dune(860, 330), dune(1030, 190), dune(850, 210, 36), dune(110, 960), dune(300, 985, 40), dune(735, 970),
  dune(800, 985), palm(1040, 130), palm(875, 92), palm(180, 846), palm(300, 850),
].join("");
