import type { GameDetails, Json } from "../../protocol";
import type { KingdomPlayer, KingdomState } from "./view";

export const GOODS = ["gold", "copper", "stone", "timber", "food"] as const;
export const COLORS = ["blue", "red", "green", "yellow"] as const;

export type Counts = Record<string, number>;

interface KingdomView {
  seats: number;
  seat: number;
  options: Record<string, boolean | string>;
  state: KingdomState;
  stack: { step: string; seat?: number }[];
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
  edition: string;
  order: number;
  blocks: number;
  cost: Counts;
  vp: number;
}

interface Setup {
  players: number;
  pawns: number;
  bonus_spaces: string[];
}
export interface Edition {
  id: string;
  starting_score: number;
  market_one_direction: boolean;
  market_transaction_cap: number;
  leftover_cube_vp: number;
  tie_break: string;
}
interface Components {
  road: { cost: Counts; supply: number };
  pieces: Counts;
  setup: Setup[];
  constants: Counts;
  edition: Edition[];
}

/** What is printed in the box, from the pack that the table is played with. */
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
  private readonly setups: Setup[];
  private readonly editions: Edition[];

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
    const { road, pieces, setup, constants, edition } = file("components") as unknown as Components;
    this.road = road.cost;
    this.roads = road.supply;
    this.pieces = pieces.buildings_per_player!;
    this.deck = pieces.building_cards!;
    this.slots = pieces.building_card_slots!;
    this.marketSpaces = pieces.market_slots_per_resource!;
    this.constants = constants;
    this.setups = setup;
    this.editions = edition;
  }

  edition(view: Json): Edition {
    return this.editions.find((one) => one.id === viewOf(view).options.edition)!;
  }

  pawns(view: Json): number {
    const { seats, options } = viewOf(view);
    return options.four_pawns ? 4 : this.setups.find((one) => one.players === seats)!.pawns;
  }

  /** The Bonus Spaces that lie on the board. */
  bonusSpaces(view: Json): Sourced[] {
    const { seats, options } = viewOf(view);
    const here = this.setups.find((one) => one.players === seats)!.bonus_spaces;
    return options.open_bonus_spaces ? this.bonuses : this.bonuses.filter((one) => here.includes(one.id));
  }

  /** The Temple's layers in the edition that is played, from the ground up. */
  temple(view: Json): Layer[] {
    const { id } = this.edition(view);
    return this.layers.filter((one) => one.edition === id).toSorted((a, b) => a.order - b.order);
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
