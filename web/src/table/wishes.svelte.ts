import type { GameInfo } from "../protocol";
import { presetOf, type Policies } from "./windows";

const HUSHED = "ophir-hushed";

function read<T extends object>(key: string, otherwise: T): T {
  try {
    return { ...otherwise, ...JSON.parse(localStorage.getItem(key) ?? "{}") };
  } catch {
    return { ...otherwise };
  }
}

const keyOf = (game: string) => `ophir-${game}-windows`;
const wishes: Record<string, Policies> = $state({});

/** In which windows of a game the person at this browser wants to be asked. */
export function wishesFor(game: GameInfo): Policies {
  return wishes[game.id] ?? read(keyOf(game.id), presetOf(game.windows, "matching"));
}

export function wish(game: GameInfo, policies: Policies): void {
  wishes[game.id] = { ...wishesFor(game), ...policies };
  localStorage.setItem(keyOf(game.id), JSON.stringify(wishes[game.id]));
}

/** The windows in which the person wants no more questions until the game at this table is over. */
const hushed: { table: string; windows: string[] } = $state(read(HUSHED, { table: "", windows: [] }));

export function hushedAt(table: string): string[] {
  return hushed.table === table ? hushed.windows : [];
}

export function hush(table: string, windows: string[]): void {
  Object.assign(hushed, { table, windows });
  localStorage.setItem(HUSHED, JSON.stringify(hushed));
}
