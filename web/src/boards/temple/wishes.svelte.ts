import { MATCHING, type Policies, type Window } from "./windows";

const KEY = "ophir-temple-windows";
const HUSHED = "ophir-temple-hushed";

function read<T extends object>(key: string, otherwise: T): T {
  try {
    return { ...otherwise, ...JSON.parse(localStorage.getItem(key) ?? "{}") };
  } catch {
    return { ...otherwise };
  }
}

/** In which windows the person at this browser wants to be asked. */
export const wishes: Policies = $state(read(KEY, MATCHING));

export function wish(policies: Partial<Policies>): void {
  Object.assign(wishes, policies);
  localStorage.setItem(KEY, JSON.stringify(wishes));
}

/** The windows in which the person wants no more questions until the game at this table is over. */
const hushed: { table: string; windows: Window[] } = $state(read(HUSHED, { table: "", windows: [] }));

export function hushedAt(table: string): Window[] {
  return hushed.table === table ? hushed.windows : [];
}

export function hush(table: string, windows: Window[]): void {
  Object.assign(hushed, { table, windows });
  localStorage.setItem(HUSHED, JSON.stringify(hushed));
}
