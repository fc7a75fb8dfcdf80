import type { GameDetails, Json } from "../../protocol";
import type { KingdomPlayer, KingdomState } from "./view";

export const GOODS = ["gold", "copper", "stone", "timber", "food"] as const;
export const COLORS = ["blue", "red", "green", "yellow"] as const;

export type Counts = Record<string, number>;

interface KingdomView {
  state: KingdomState;
}

export function viewOf(view: Json): KingdomView {
  return view as unknown as KingdomView;
}

export function seatOf(color: string | null | undefined): number {
  return COLORS.indexOf(color as (typeof COLORS)[number]);
}

export function playerOf(view: Json, seat: number): KingdomPlayer {
  return viewOf(view).state.players[COLORS[seat]!]!;
}

export interface Sourced {
  id: string;
  count?: number;
  source: string;
}
export interface Space {
  id: string;
  yields: Counts;
  site: boolean;
  source: string;
}
export interface Card extends Sourced {
  cost: Counts;
  vp: number;
  site: boolean;
}
export interface Layer {
  id: string;
  blocks: number;
  cost: Counts;
  vp: number;
}

interface Components {
  road: { cost: Counts; supply: number };
  pieces: Counts;
  constants: Counts;
}

/** What is printed in the box and in play, from the pack that the table is played with. */
export class Box {
  readonly spaces: Space[];
  readonly borders: { a: string; b: string }[];
  readonly actions: Sourced[];
  readonly bonuses: Sourced[];
  readonly cards: Record<string, Card>;
  readonly fortunes: Record<string, Sourced>;
  readonly prices: Record<string, number[]>;
  readonly layers: Layer[];
  readonly road: Counts;
  readonly pieces: number;
  readonly deck: number;
  readonly roads: number;
  readonly slots: number;
  readonly marketSpaces: number;
  readonly constants: Counts;

  constructor(details: GameDetails) {
    const files = details.pack.files as unknown as Record<string, Record<string, never>>;
    const file = (name: string): Record<string, never> => files[name]!;
    const byId = <T extends { id: string }>(list: T[]): Record<string, T> => Object.fromEntries(list.map((one) => [one.id, one]));
    this.spaces = file("map").space!;
    this.borders = file("map").border!;
    this.actions = file("actions").action_space!;
    this.bonuses = file("actions").bonus_space!;
    this.cards = byId<Card>(file("buildings").building!);
    this.fortunes = byId<Sourced>(file("fortune").card!);
    this.layers = file("temple").layer!;
    const rows: { resource: string; prices: number[] }[] = file("market").row!;
    this.prices = Object.fromEntries(rows.map((row) => [row.resource, row.prices]));
    const { road, pieces, constants } = file("components") as unknown as Components;
    this.road = road.cost;
    this.roads = road.supply;
    this.pieces = pieces.buildings_per_player!;
    this.deck = pieces.building_cards!;
    this.slots = pieces.building_card_slots!;
    this.marketSpaces = pieces.market_slots_per_resource!;
    this.constants = constants;
  }

  /** The layer of every block of the Temple, from the ground up. */
  get blocks(): Layer[] {
    return this.layers.flatMap((layer) => Array<Layer>(layer.blocks).fill(layer));
  }
}

const boxes = new WeakMap<GameDetails, Box>();

export function boxOf(details: GameDetails): Box {
  if (!boxes.has(details)) boxes.set(details, new Box(details));
  return boxes.get(details)!;
}

/** Goods one by one, in the order of the box, for drawing. */
export function listed(counts: Counts): string[] {
  return [...GOODS, "any"].flatMap((good) => Array<string>(counts[good] ?? 0).fill(good));
}
