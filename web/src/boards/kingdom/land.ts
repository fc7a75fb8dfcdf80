import { pathsOf } from "../map/lines";
import { cedar, dune, mountain, palm } from "../map/relief";
import art from "./map.json";

/** Which tint a region has; neighbours never share one. */
export const TINTS: Record<string, number> = {
  yamhad: 3, tiphsah: 5, hamath: 2, tadmor: 4, zobah: 1, phoenicia: 3, aram: 2, bashan: 4, tob: 1, gilead: 3, ammon: 5,
  judah: 4, philistia: 2, moab: 2, amalek: 5, edom: 1,
};

const path = pathsOf(art.lines);
const { dead, ...lands } = art.spaces;
export const outlines: Record<string, string> = Object.fromEntries(Object.entries(lands).map(([id, way]) => [id, path(way)]));
export const anchors: Record<string, { x: number; name_y: number; row_y: number }> = art.anchors;
export const coast = art.coast.map(path).join("");
export const inner = art.inner.map(path).join("");
export const waters = { dead: path(dead), lake: path(art.lake) };

export interface Border {
  x: number;
  y: number;
  turn: number;
  d: string;
}
export const borders: Record<string, Border> = Object.fromEntries(art.borders.map(({ ab, d, ...border }) => [ab.join("-"), { ...border, d: path(d) }]));
export const jordan = borders["gilead-judah"]!.d + borders["aram-judah"]!.d;

/** Where a border of the pack lies, whichever of its ends is named first. */
export function borderAt(id: string): Border | undefined {
  return borders[id.split("-").toSorted().join("-")];
}

/** Mountains, cedars, dunes and palms. */
export const relief = [
  mountain(590, 400, 0.8), mountain(620, 322, 0.9), mountain(752, 412, 0.8), mountain(788, 350), mountain(640, 92),
  mountain(800, 100, 0.9), mountain(592, 595, 0.8), mountain(785, 480, 0.7), mountain(780, 712, 0.8), mountain(385, 620, 0.8),
  mountain(352, 800, 0.8), mountain(395, 985, 0.8), mountain(520, 972, 0.8), mountain(590, 848, 0.7),
  cedar(540, 330), cedar(520, 345), cedar(446, 496), cedar(425, 512), cedar(462, 512), cedar(606, 250), cedar(590, 262),
  dune(1040, 300), dune(860, 330), dune(1030, 190), dune(850, 210, 36), dune(110, 960), dune(300, 985, 40), dune(735, 970),
  dune(800, 985), palm(1040, 130), palm(875, 92), palm(180, 846), palm(300, 850),
].join("");
