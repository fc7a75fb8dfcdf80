import type { Moved, SeenEvent } from "../../protocol";

export interface Roll {
  /** Rises from roll to roll. */
  key: number;
  die: string;
  event: SeenEvent;
  /** Have armies done anything since? */
  attacked: boolean;
}

const ATTACK = /^event-(army-placed|army-moved|passage|siege-opened|gate-destroyed|temple-raided)$/;

/** What a die says where there is little room: without what it means, which stands behind it in brackets. */
export function dieInShort(name: string): string {
  return name.replace(/ \(.*/, "");
}

/** The die that a player rolled this turn, after so many moves; `null`: now. */
export function rollOf(log: Moved[], seat: number, move: number | null): Roll | null {
  const moves = log.filter((one) => !one.undone).slice(0, move ?? undefined);
  let attacked = false;
  for (const one of moves.toReversed()) {
    for (const event of one.events.toReversed()) {
      if (event.id === "event-turn") return null;
      if (event.id === "event-rolled" && event.seat === seat) return { key: one.version, die: String(event.values.die), event, attacked };
      attacked ||= ATTACK.test(event.id) && event.seat !== seat;
    }
  }
  return null;
}
