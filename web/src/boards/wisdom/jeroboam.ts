import type { SeenEvent } from "../../protocol";
import type { Turn } from "../../table/automaton/turns";
import { whyOf } from "../../table/automaton/said";
import type { Table } from "../../table/table.svelte";
import { has, say } from "../../words.svelte";
import type { Driver } from "../board";
import { boxOf, iconOf, listed, type Box, type Counts } from "./state";
import { DREW, isAside } from "./tiles";


export function tileName(table: Table, id: string): string {
  return table.words.has(`tile-${id}`) ? table.words.say(`tile-${id}`) : table.words.name("place", id);
}

/** The same where there is little room: a tile of the Holy Place by its spot. */
export function tileShort(table: Table, id: string): string {
  const spot = boxOf(table.details, table.view).icons[id] ?? "";
  return has(`ui-short-${spot}`) ? say(`ui-short-${spot}`) : tileName(table, id);
}

/** The tile that Jeroboam acts by: the last one that he drew in the first so many steps. */
export function driver(table: Table, turn: Turn, steps: number): Driver | null {
  const told = turn.steps.slice(0, steps).map((step) => step.event);
  const at = told.findLastIndex((event) => event.id === DREW);
  const drew = told[at];
  if (!drew) return null;
  const tile = String(drew.values.tile);
  const aside = told.slice(at + 1).find((event) => isAside(event.id));
  const number = told.filter((event) => event.id === DREW).length;
  const does = turn.steps[turn.steps.findIndex((step) => step.event === drew) + 1]?.event;
  const used = told.length > at + 1 && does !== undefined && !isAside(does.id);
  return {
    icon: iconOf(tile, boxOf(table.details, table.view)),
    name: tileName(table, tile),
    note: say("ui-tile-number", { number }),
    why: aside ? table.words.event(aside) : whyOf(table.words, drew),
    verdict: aside ? say("ui-tile-does-nothing") : used ? say("ui-tile-does") : "",
    aside: aside !== undefined,
  };
}

/** The pieces that an event is about. */
export function piecesOf({ id, values }: SeenEvent): string[] {
  const places = [values.place].flat().filter((one) => typeof one === "string");
  if (id === "event-road" && places.length === 2) return [`edge:${places.join("-")}`, `edge:${places.toReversed().join("-")}`];
  if (typeof values.mat_good === "string" && typeof values.square === "number") return [`market:${values.mat_good}:${values.square}`];
  return places.map((one) => `place:${one}`);
}

const SIGNS: Record<string, string[]> = {
  "event-placed": ["worker"], "event-house": ["customs"], "event-road": ["highway"], "event-drew": ["fortune"], "event-drew-unseen": ["fortune"],
  "event-discarded": ["fortune"], "event-tile": ["temple-tile"], "event-tile-unseen": ["temple-tile"], "event-favor": ["vp"],
  "event-removed": ["shortage"], "event-built": ["building-card"], "event-bag-empty": ["bag"],
};

/** The signs of one of his steps. */
export function stepIcons(table: Table, event: SeenEvent): string[] {
  const { good, tile } = event.values;
  const box: Box = boxOf(table.details, table.view);
  if (typeof tile === "string") return [iconOf(tile, box)];
  const goods = typeof good === "string" ? [good] : good && typeof good === "object" && !Array.isArray(good) ? listed(good as Counts) : [];
  return [...(SIGNS[event.id] ?? []), ...goods].slice(0, 3);
}
