import type { Moved, SeenEvent } from "../../protocol";

export interface Roll {
  /** Rises from roll to roll. */
  key: number;
  die: string;
  event: SeenEvent;
}

/** The die that a player rolled this turn, after so many moves; `null`: now. */
export function rollOf(log: Moved[], seat: number, move: number | null): Roll | null {
  const moves = log.filter((one) => !one.undone).slice(0, move ?? undefined);
  for (const one of moves.toReversed()) {
    for (const event of one.events.toReversed()) {
      if (event.id === "event-turn") return null;
      if (event.id === "event-rolled" && event.seat === seat) return { key: one.version, die: String(event.values.die), event };
    }
  }
  return null;
}
