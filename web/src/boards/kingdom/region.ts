import type { Json } from "../../protocol";
import { COLORS, viewOf, type Box, type Counts } from "./state";

/** The spaces that a seat's own roads join with `space`, itself first, for showing what belongs together. */
export function region(view: Json, box: Box, seat: number, space: string): string[] {
  const roads = viewOf(view).state.roads;
  const members = [space];
  for (const here of members) {
    for (const { a, b } of box.borders) {
      const there = a === here ? b : b === here ? a : null;
      if (there && roads[`${a}-${b}`] === COLORS[seat] && !members.includes(there)) members.push(there);
    }
  }
  return members;
}

/** What is printed on all of these spaces. */
export function printed(box: Box, members: string[]): Counts {
  const total: Counts = {};
  for (const space of box.spaces) {
    if (!members.includes(space.id)) continue;
    for (const [good, count] of Object.entries(space.yields)) total[good] = (total[good] ?? 0) + count;
  }
  return total;
}
