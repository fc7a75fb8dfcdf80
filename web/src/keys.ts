import type { HeldKey, SeatSecret, TableCreated } from "./protocol";

/** The keys to seats and tables that this browser holds. */
export interface Keys {
  secrets: SeatSecret[];
  owner: string;
}

const KEY = "ophir-tables";
const KEPT = 40;

function all(): Record<string, Keys> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export function keysOf(table: string): Keys {
  return all()[table] ?? { secrets: [], owner: "" };
}

export function ownTables(): string[] {
  return Object.keys(all()).reverse();
}

export function keep(table: string, keys: Keys): void {
  const { [table]: _, ...others } = all();
  const latest = Object.entries(others).slice(1 - KEPT);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...latest, [table, keys]])));
}

/** Every key that this browser holds, one by one; of a seat that the server has not named yet, none. */
export function allKeys(): HeldKey[] {
  return Object.entries(all()).flatMap(([table, { secrets, owner }]) => [
    ...secrets.filter((one) => one.seat >= 0).map(({ seat, secret }) => ({ table, seat, secret })),
    ...(owner ? [{ table, seat: -1, secret: owner }] : []),
  ]);
}

/** Keys that another browser of the same person brought. */
export function keepHeld(held: HeldKey[]): void {
  for (const { table, seat, secret } of held) {
    const keys = keysOf(table);
    if (seat < 0) {
      if (!keys.owner) keep(table, { ...keys, owner: secret });
    } else if (!keys.secrets.some((one) => one.seat === seat)) keepSeat(table, { seat, secret });
  }
}

/** Every key is forgotten here. */
export function forgetAll(): void {
  localStorage.removeItem(KEY);
}

export function keepCreated(created: TableCreated): void {
  keep(created.table.id, { secrets: created.secrets, owner: created.owner });
}

export function keepSeat(table: string, seat: SeatSecret): void {
  const keys = keysOf(table);
  keep(table, { ...keys, secrets: [...keys.secrets.filter((one) => one.seat !== seat.seat), seat] });
}

/** These seats (by default all) are no longer ours: their keys open nothing. */
export function forgetSeats(table: string, seats?: number[]): void {
  const keys = keysOf(table);
  const kept = keys.secrets.filter((one) => seats !== undefined && !seats.includes(one.seat));
  if (kept.length < keys.secrets.length) keep(table, { ...keys, secrets: kept });
}

/** Everything that opens this table, for the socket's greeting. */
export function secretsOf(table: string): string[] {
  const keys = keysOf(table);
  return [...keys.secrets.map((one) => one.secret), ...(keys.owner ? [keys.owner] : [])];
}

/** A seat's link tells only its key; once the server has said which seats we hold, the key finds its seat. */
export function settleKeys(table: string, own: number[]): void {
  const keys = keysOf(table);
  const missing = own.filter((seat) => !keys.secrets.some((one) => one.seat === seat));
  if (!missing.length) return;
  const secrets = keys.secrets.map((one) => (one.seat < 0 && missing.length ? { ...one, seat: missing.shift()! } : one));
  keep(table, { ...keys, secrets });
}
