import type { Box } from "./state";

/** The plan of the city in the drawing's units: that of the data, spread so that every space can be read and hit. */
export type Point = [number, number];

export const WIDTH = 840;
export const HEIGHT = 560;

const SPACES: Record<string, Point> = {
  o_n: [420, 535], o_ne: [117, 535], o_e: [117, 280], o_se: [117, 25], o_s: [420, 25], o_sw: [723, 25], o_w: [723, 280], o_nw: [723, 535],
  i_n: [420, 452], i_ne: [192, 452], i_e: [192, 280], i_se: [192, 108], i_s: [420, 108], i_sw: [648, 108], i_w: [648, 280], i_nw: [648, 452],
  t_n: [420, 407], t_e: [243, 280], t_s: [420, 153], t_w: [597, 280],
};
const GATES: Record<string, Point> = { north: [420, 494], east: [153, 280], south: [420, 66], west: [687, 280] };

/** Where something lies in a city; the opponent's is turned round, so that north is on its owner's side. */
export function turned([x, y]: Point, flip: boolean): Point {
  return flip ? [WIDTH - x, HEIGHT - y] : [x, y];
}

/** A pack with a map of its own is drawn by its own figures. */
function printed({ x, y }: { x: number; y: number }): Point {
  return [96 + x * 0.648, y * 0.66];
}

export function spaceAt(box: Box, id: string): Point {
  return SPACES[id] ?? printed(box.spaces.find((space) => space.id === id)!);
}

export function gateAt(box: Box, id: string): Point {
  return GATES[id] ?? printed(box.gates.find((gate) => gate.id === id)!);
}

/** Furnishings in the Temple's drawing: icon, place, size. */
export const FURNISHINGS: Record<string, { icon: string; x: number; y: number; size: number }> = {
  bronze_sea: { icon: "bronze-sea", x: 35, y: 147, size: 30 },
  lavers_north: { icon: "laver", x: 6, y: 149, size: 27 },
  lavers_south: { icon: "laver", x: 67, y: 149, size: 27 },
  lampstands_north: { icon: "lampstand", x: 101, y: 60, size: 32 },
  lampstands_south: { icon: "lampstand", x: 141, y: 60, size: 32 },
  table_of_showbread: { icon: "table", x: 97, y: 113, size: 28 },
  altar_of_incense: { icon: "incense", x: 124, y: 108, size: 28 },
  golden_vessels: { icon: "vessels", x: 150, y: 113, size: 28 },
  cherub_north: { icon: "cherub", x: 196, y: 76, size: 27 },
  cherub_south: { icon: "cherub", x: 223, y: 76, size: 27 },
  ark_of_the_covenant: { icon: "ark", x: 206, y: 107, size: 34 },
  veil: { icon: "", x: 186, y: 70, size: 0 },
};

/** Structures in the Temple's drawing, as boxes. */
export const STRUCTURES: Record<string, { x: number; y: number; w: number; h: number }> = {
  porch: { x: 28, y: 11, w: 44, h: 137 },
  pillar_boaz: { x: 9, y: 42, w: 16, h: 106 },
  pillar_jachin: { x: 75, y: 42, w: 16, h: 106 },
  main_hall: { x: 94, y: 30, w: 88, h: 114 },
  holy_of_holies: { x: 184, y: 62, w: 70, h: 80 },
};

export interface Scenery {
  furrows: Point[];
  trees: Point[];
  houses: { x: number; y: number; w: number; h: number; dark: boolean }[];
}

/** Fields, trees and houses, scattered by a fixed lot so that a city always looks the same. */
export function scenery(seed: number): Scenery {
  let lot = seed;
  const random = () => (lot = (lot * 16807) % 2147483647) / 2147483647;
  const furrows: Point[] = [];
  const trees: Point[] = [];
  const near = (points: Point[], x: number, y: number, far: number) => points.some((one) => Math.hypot(one[0] - x, one[1] - y) < far);
  for (let i = 0; i < 420; i++) {
    const [x, y, kind] = [100 + random() * 640, 9 + random() * 540, random()];
    const inside = x > 128 && x < 712 && y > 38 && y < 522;
    const onPath = Math.abs(x - 117) < 9 || Math.abs(x - 723) < 9 || Math.abs(y - 25) < 7 || Math.abs(y - 535) < 7;
    if (inside || onPath || near(Object.values(SPACES), x, y, 31) || near([...furrows, ...trees], x, y, 17)) continue;
    (kind > 0.5 ? furrows : trees).push([Math.round(x), Math.round(y)]);
  }
  const houses: Scenery["houses"] = [];
  const row = (x: number, y: number, along: "x" | "left" | "right") => {
    const length = along === "x" ? 176 : 138;
    for (let at = 0, number = 0; at < length; number++) {
      const [wide, deep] = [15 + random() * 11, 11 + random() * 6];
      const dark = number % 3 === 0;
      if (random() > 0.16) {
        houses.push(along === "x" ? { x: x + at, y, w: wide - 2, h: deep, dark } : { x: along === "left" ? x : x - deep, y: y + at, w: deep, h: wide - 2, dark });
      }
      at += wide;
    }
  };
  for (const y of [76, 471]) for (const x of [182, 474]) row(x, y, "x");
  for (const y of [104, 318]) { row(163, y, "left"); row(677, y, "right"); }
  return { furrows, trees, houses };
}
