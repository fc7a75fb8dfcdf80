import { pathsOf } from "../map/lines";
import { cedar, dune, mountain, palm } from "../map/relief";
import art from "./map.json";

/** Which tint a Location has; neighbours never share one. */
export const TINTS: Record<string, number> = {
  phoenicia: 3, aram: 1, galilee: 2, geshur: 5, bashan: 3, jezreel: 4, gilead: 2, ammon: 5, sharon: 1, ephraim: 3, judah: 1,
  philistia: 5, moab: 4, negev: 2, edom: 3,
};

const path = pathsOf(art.lines);
const pathsIn = (ways: Record<string, number[]>): Record<string, string> => Object.fromEntries(Object.entries(ways).map(([id, way]) => [id, path(way)]));
export const outlines = pathsIn(art.spaces);
export const anchors: Record<string, { x: number; name_y: number; row_y: number }> = art.anchors;
export const waters = pathsIn(art.waters);
export const coast = art.coast.map(path).join("");
export const inner = art.inner.map(path).join("");

export interface Border {
  x: number;
  y: number;
  turn: number;
  d: string;
}
const borders: Record<string, Border> = Object.fromEntries(art.borders.map(({ ab, d, ...border }) => [ab.join("-"), { ...border, d: path(d) }]));

/** Where an edge of the pack lies, whichever of its ends is named first. */
export function borderAt(id: string): Border | undefined {
  return borders[id.split("-").toSorted().join("-")];
}

/** The Jordan, and the Yarkon. */
export const rivers = [
  borders["gilead-jezreel"]!.d + borders["ephraim-gilead"]!.d + borders["gilead-judah"]!.d,
  borders["philistia-sharon"]!.d,
];

/** Mountains, cedars, dunes and palms. */
export const relief = [
  mountain(640, 150, 0.8), mountain(625, 38, 0.8), mountain(770, 52, 0.9), mountain(470, 288, 0.7), mountain(700, 232, 0.7),
  mountain(778, 238, 0.8), mountain(660, 338, 0.8), mountain(785, 402, 0.7), mountain(530, 420, 0.7), mountain(515, 345, 0.7),
  mountain(768, 500, 0.8), mountain(466, 566, 0.8), mountain(540, 566, 0.7), mountain(545, 668, 0.8), mountain(452, 740, 0.9),
  mountain(760, 690, 0.8), mountain(668, 700, 0.7), mountain(750, 812, 0.8), mountain(470, 820, 0.8), mountain(740, 900, 0.9),
  mountain(590, 960, 0.8), mountain(560, 900, 0.7),
  cedar(420, 150), cedar(402, 168), cedar(438, 166), cedar(398, 262), cedar(384, 244), cedar(540, 40), cedar(556, 54),
  cedar(690, 372), cedar(706, 384), cedar(655, 512), cedar(638, 524),
  palm(765, 150), palm(352, 420), palm(336, 566), palm(352, 574), palm(330, 620), palm(318, 738), palm(816, 470),
  dune(260, 850), dune(450, 880), dune(210, 960), dune(330, 960), dune(430, 960), dune(690, 980), dune(806, 690, 24), dune(802, 890, 30),
].join("");
