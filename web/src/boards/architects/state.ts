import type { GameDetails, Json } from "../../protocol";
import { Box } from "./box";
import type { ArchitectsPlayer, ArchitectsState } from "./view";

export type Counts = Record<string, number>;

export interface Wonder {
  id: string;
  /** The party that built it; -1: nobody yet. */
  owner: number;
  place: string;
  /** How many of its resource lie on the card. */
  lies: number;
}

/** What the position holds, as the drawing needs it: parties by their number. */
export interface Scene {
  state: ArchitectsState;
  names: string[];
  players: ArchitectsPlayer[];
  /** How many workers each party has at a location. */
  groups: Record<string, number[]>;
  /** Whose workers fill the Guildhall, one entry a space. */
  guildhall: number[];
  stalls: Record<string, number>;
  display: ({ id: string; silver: number } | null)[][];
  wonders: Wonder[];
  contribution: string | null;
  consequence: string | null;
  contributed: string[];
  princess: string;
  profiteer: string;
  smallLeft: number;
  apprenticesLeft: number;
  buildingsLeft: number;
  rewardsLeft: number;
  /** The automated opponent's number; -1: there is none. */
  rival: number;
}

/** A table, as far as it is drawn from. */
export interface Seen {
  details: GameDetails;
  view: Json;
}

function stateOf(view: Json): ArchitectsState {
  return (view as unknown as { state: ArchitectsState }).state;
}

const scenes = new WeakMap<object, Scene>();

export function sceneOf(table: Seen): Scene {
  const key = table.view as object;
  if (!scenes.has(key)) scenes.set(key, readScene(stateOf(table.view), boxOf(table)));
  return scenes.get(key)!;
}

const boxes = new WeakMap<GameDetails, Map<string, Box>>();

/** The box as it is in use: with so many parties, and with Works of Wonder or without. */
export function boxOf({ details, view }: Seen): Box {
  const state = stateOf(view);
  const parties = Object.keys(state.players).length;
  const columns = state.display.length / 2;
  if (!boxes.has(details)) boxes.set(details, new Map());
  const known = boxes.get(details)!;
  const key = `${parties}-${columns}`;
  if (!known.has(key)) known.set(key, new Box(details, parties, columns));
  return known.get(key)!;
}

export const AI = "ai";

function readScene(state: ArchitectsState, box: Box): Scene {
  const names = Object.keys(state.players);
  const players = Object.values(state.players);
  const groups: Record<string, number[]> = {};
  players.forEach((player, party) => {
    for (const [place, count] of Object.entries(player.workers)) (groups[place] ??= players.map(() => 0))[party] = count;
  });
  const columns = state.display.length / 2;
  const consequence = box.contributions[state.consequence ?? ""];
  const shown = state.display.map((id, at) => (id ? { id, silver: state.display_silver[at] ?? 0 } : null));
  return {
    state,
    names,
    players,
    groups,
    guildhall: players.flatMap((player, party) => Array<number>(player.guildhall).fill(party)),
    stalls: Object.fromEntries(Object.entries(state.black_market).map(([space, name]) => [space, names.indexOf(name)])),
    display: [shown.slice(0, columns), shown.slice(columns)],
    wonders: box.wonders.map(({ id }) => ({ id, lies: state.wonders.goods[id] ?? 0, owner: names.indexOf(state.wonders.owner[id] ?? ""), place: state.wonders.place[id] ?? "" })),
    contribution: state.contribution,
    consequence: state.consequence,
    contributed: state.contributed,
    princess: consequence?.princess.location ?? "",
    profiteer: consequence?.profiteer.location ?? "",
    smallLeft: box.marketCards - state.large.length,
    apprenticesLeft: box.apprenticeCount - shown.filter(Boolean).length - players.reduce((sum, one) => sum + one.apprentices.length, 0),
    buildingsLeft: state.pile.size + state.pile.under.length,
    rewardsLeft: state.rewards.left,
    rival: names.indexOf(AI),
  };
}

/** Goods one by one, for drawing. */
export function listed(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([good, count]) => Array<string>(count).fill(good));
}

/** Cards one by one; none while they are hidden. */
export function cards(counts: Counts | string[] | null | undefined): string[] {
  return Array.isArray(counts) ? counts : Object.entries(counts ?? {}).flatMap(([id, count]) => Array<string>(count).fill(id));
}
