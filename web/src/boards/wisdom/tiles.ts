import type { Moved } from "../../protocol";

export const DREW = "event-drew-tile";
export const isAside = (id: string) => id.startsWith("event-aside-");

export interface Drawn {
  id: string;
  /** Did he act by it? Otherwise it was set aside. */
  used: boolean;
}

/** The tiles of a year as he drew them, by what the log tells; what it does not tell comes last. */
export function inOrder(tiles: Drawn[], log: Moved[]): Drawn[] {
  const events = log.filter((move) => !move.undone).flatMap((move) => move.events);
  const year = events.slice(events.findLastIndex((event) => event.id === "event-year") + 1);
  const told = year.flatMap((event, at) => (event.id === DREW ? [{ id: String(event.values.tile), used: !isAside(year[at + 1]?.id ?? "") }] : []));
  const rest = [...tiles];
  const found = told.flatMap((one) => {
    const at = rest.findIndex((tile) => tile.id === one.id && tile.used === one.used);
    return at < 0 ? [] : rest.splice(at, 1);
  });
  return [...found, ...rest];
}
