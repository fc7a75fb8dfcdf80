import type { GameDetails, Json } from "../../protocol";
import type { WisdomPlayer, WisdomState } from "./view";

export const GOODS = ["gold", "copper", "stone", "wood", "food", "exotic"] as const;
const COLORS = ["blue", "red", "green", "yellow", "ivory"];
const AREAS = ["merchant", "trader", "levite", "foreman"];

export type Counts = Record<string, number>;

/** What the position holds, as the drawing needs it: by the number of the party. */
export interface Scene {
  state: WisdomState;
  players: WisdomPlayer[];
  /** Who stands where, one entry a worker. */
  workers: Record<string, number[]>;
  houses: Record<string, number[]>;
  roads: string[];
  shortage: string[];
  offer: Record<string, string | null>;
  supply: Counts;
  market: Record<string, (string | null)[]>;
  tilesTaken: number;
  starter: number;
}

function stateOf(view: Json): WisdomState {
  return (view as unknown as { state: WisdomState }).state;
}

const scenes = new WeakMap<object, Scene>();

export function sceneOf(view: Json): Scene {
  const key = view as object;
  if (!scenes.has(key)) scenes.set(key, readScene(stateOf(view)));
  return scenes.get(key)!;
}

function readScene(state: WisdomState): Scene {
  const names = Object.keys(state.players);
  const players = Object.values(state.players);
  const partyOf = (name: string | null) => names.indexOf(name ?? "");
  const workers: Record<string, number[]> = {};
  for (const [place, name] of Object.entries(state.workers)) {
    workers[place] = Array<number>(state.holy_workers[place] || 1).fill(partyOf(name));
  }
  const houses: Record<string, number[]> = {};
  players.forEach((player, party) => {
    for (const area of AREAS) workers[area] = [...(workers[area] ?? []), ...Array<number>(player.visits[area] ?? 0).fill(party)];
    for (const [place, count] of Object.entries(player.houses)) houses[place] = [...(houses[place] ?? []), ...Array<number>(count).fill(party)];
  });
  const { roads, shortage, offer, supply, market } = state;
  const tilesTaken = players.reduce((sum, one) => sum + one.tiles_size, 0);
  return { state, players, workers, houses, roads, shortage, offer, supply, market, tilesTaken, starter: partyOf(state.starting_player) };
}

/** The party that a word of the notation means: a colour, or an automaton. */
export function partyNamed(view: Json, name: string): number {
  const found = Object.keys(stateOf(view).players).indexOf(name);
  return found >= 0 ? found : COLORS.indexOf(name);
}

interface Sourced {
  id: string;
  source: string;
}
export interface Location extends Sourced {
  yield: Counts;
  region: string;
  /** Customs-house spots in use with so many players. */
  spots: number;
}
export interface Building extends Sourced {
  cost: Counts;
  favor: number;
  worker_space: boolean;
}

interface Files {
  components: Components;
  map: { location: (Omit<Location, "spots"> & { house_spots: number[] })[]; adjacency: { between: string[] }[] };
  buildings: { building: Building[] };
  fortune: { fortune: Fortune[] };
  solo: { solo_tile: { id: string; icon: string; holy_space?: string }[] };
}

interface Fortune extends Sourced {
  count: number;
  timing: string;
}

interface Components {
  action_space: (Sourced & { spaces: number[] })[];
  holy_space: Sourced[];
  building_slot: { id: string; bonus_favor: number }[];
  market: { transactions_per_visit: number };
  market_mat: { resource: string; prices: number[] }[];
  temple: { squares: { min_players: number; count: number }[] };
  levite: { base_costs: Counts[]; surcharge_per_worker_present: number };
  component: { id: string; count: number }[];
  setup: { players: number; counts_as: number }[];
}

/** What is printed in the box and in use with so many players, from the pack that the table is played with. */
export class Box {
  readonly locations: Location[];
  readonly edges: string[];
  readonly gates: { id: string; source: string; spaces: number }[];
  readonly holy: Sourced[];
  readonly slots: { id: string; bonus_favor: number }[];
  readonly mats: { resource: string; prices: number[] }[];
  readonly bill: Components["levite"];
  readonly squares: number;
  readonly transactions: number;
  readonly roads: number;
  readonly buildings: Record<string, Building>;
  readonly fortunes: Record<string, Fortune>;
  readonly icons: Record<string, string>;

  constructor(details: GameDetails, seats: number) {
    const { components, map, buildings, fortune, solo } = details.pack.files as unknown as Files;
    const used = components.setup.find((one) => one.players === seats)?.counts_as ?? seats;
    const inUse = (least: number) => least <= used;
    const byId = <T extends { id: string }>(list: T[]): Record<string, T> => Object.fromEntries(list.map((one) => [one.id, one]));
    this.locations = map.location.map((one) => ({ ...one, spots: one.house_spots.filter(inUse).length }));
    this.edges = map.adjacency.map(({ between }) => between.join("-"));
    this.gates = components.action_space.map(({ id, source, spaces }) => ({ id, source, spaces: spaces.filter(inUse).length }));
    this.holy = components.holy_space;
    this.slots = components.building_slot;
    this.mats = components.market_mat;
    this.bill = components.levite;
    this.squares = components.temple.squares.filter((one) => inUse(one.min_players)).reduce((sum, one) => sum + one.count, 0);
    this.transactions = components.market.transactions_per_visit;
    this.roads = components.component.find((one) => one.id === "road")?.count ?? 0;
    this.buildings = byId(buildings.building);
    this.fortunes = byId(fortune.fortune);
    this.icons = Object.fromEntries(solo.solo_tile.map((one) => [one.id, one.holy_space ?? one.icon]));
  }

  /** What one of the four in Jerusalem does, in rows of signs; `workers` stand there already. */
  signsOf(id: string, workers: number): string[][] {
    const icons = (counts: Counts) => listed(counts).map((good) => `#${good}`);
    switch (id) {
      case "merchant":
        return [[`${this.transactions} ×`, "#any", "#swap", "#vp"]];
      case "trader":
        return [["#any", "#to", "#any", "#any"]];
      case "levite": {
        const more = workers * this.bill.surcharge_per_worker_present;
        const bills = this.bill.base_costs.flatMap((cost, at) => [...(at ? ["/"] : []), ...icons(cost)]);
        return [bills, [...(more ? [`+${more}`, "#any"] : []), "#to", "#temple-tile", "#fortune"]];
      }
      default:
        return [["#building-card", "#vp", "#customs", "#highway"]];
    }
  }

  /** How many Building Cards are still under the one that is turned up. */
  deckLeft(scene: Scene): number {
    const built = scene.players.reduce((sum, one) => sum + one.buildings.length, 0);
    return Object.keys(this.buildings).length - built - Object.values(scene.offer).filter(Boolean).length;
  }
}

const boxes = new WeakMap<GameDetails, Map<number, Box>>();

export function boxOf(details: GameDetails, view: Json): Box {
  const parties = Object.keys(stateOf(view).players);
  const seats = parties.filter((name) => COLORS.includes(name)).length;
  if (!boxes.has(details)) boxes.set(details, new Map());
  const known = boxes.get(details)!;
  if (!known.has(seats)) known.set(seats, new Box(details, seats));
  return known.get(seats)!;
}

/** Goods one by one, in the order of the box, for drawing. */
export function listed(counts: Counts): string[] {
  return [...GOODS, "any"].flatMap((good) => Array<string>(counts[good] ?? 0).fill(good));
}

const ICONS: Record<string, string> = { altar: "incense", market: "merchant", temple: "levite" };

/** The icon of a space or of one of Jeroboam's tiles; a Location has that of the land. */
export function iconOf(id: string, box?: Box): string {
  const name = box?.icons[id] ?? (box && box.locations.some((one) => one.id === id) ? "land" : id);
  return ICONS[name] ?? name;
}

/** Cards one by one; none while they are hidden. */
export function cards(counts: Counts | null | undefined): string[] {
  return Object.entries(counts ?? {}).flatMap(([id, count]) => Array<string>(count).fill(id));
}
