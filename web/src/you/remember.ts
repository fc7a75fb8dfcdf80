import { api } from "../api";
import { allKeys, keepHeld } from "../keys";
import type { You } from "../protocol";
import { isSomebody, person } from "./person";

/** What the server was told last: only what is new goes there again. */
const TOLD = "ophir-you-told";
/** Keys in one request. */
const AT_ONCE = 100;

/** Was anything played from here, or brought here? */
export function isKnown(): boolean {
  return isSomebody() || allKeys().length > 0;
}

/** Has the server remember what this browser holds, takes over what another browser of the same person holds, and
 *  says how everything stands. */
export async function remember(games: number): Promise<You> {
  const secret = person();
  const keys = allKeys();
  const told = new Set((localStorage.getItem(TOLD) ?? "").split(" "));
  const name = (key: (typeof keys)[number]) => `${secret.slice(0, 8)}/${key.table}/${key.seat}/${key.secret.slice(0, 6)}`;
  const fresh = keys.filter((key) => !told.has(name(key)));
  for (let at = 0; at < fresh.length; at += AT_ONCE) await api.keepKeys(fresh.slice(at, at + AT_ONCE), secret);
  if (fresh.length) localStorage.setItem(TOLD, keys.map(name).join(" "));
  const you = await api.you(games, secret);
  keepHeld(you.keys);
  return you;
}

/** Forgets in this browser what it held and was told. */
export function forgetHere(): void {
  localStorage.removeItem(TOLD);
}
