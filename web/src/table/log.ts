import type { Moved, SeenEvent, Undone } from "../protocol";

/** The moves with those marked that were taken back since. */
export function withUndone(entries: (Moved | Undone)[]): Moved[] {
  const moves: Moved[] = [];
  for (const entry of entries) {
    if (entry.type === "moved") {
      moves.push(entry);
      continue;
    }
    let left = entry.count;
    for (let at = moves.length - 1; at >= 0 && left > 0; at--) {
      const move = moves[at]!;
      if (move.undone) continue;
      if (move.seat === entry.seat) {
        moves[at] = { ...move, undone: true };
        left--;
      }
    }
  }
  return moves;
}

/** Has a seat had nothing to decide since its turn began? Phases without a choice pass by themselves. */
export function unasked(log: Moved[], seat: number, begins: (id: string) => boolean): boolean {
  const moves = log.filter((move) => !move.undone);
  const began = moves.findLastIndex((move) => move.events.some((event) => begins(event.id)));
  return began >= 0 && moves.slice(began + 1).every((move) => move.seat !== seat);
}

/** What has happened since a seat's last move; a spectator has seen all but the last move. */
export function since(log: Moved[], seat: number): Moved[] {
  const moves = log.filter((move) => !move.undone);
  return seat < 0 ? moves.slice(-1) : moves.slice(moves.findLastIndex((move) => move.seat === seat) + 1);
}

/** An event in the chronicle, and after how many moves it had happened. */
export interface Line {
  key: string;
  move: number;
  /** Which event of the move it is. */
  at: number;
  seat: number;
  event: SeenEvent;
}

/** The events of the moves that stand, newest first. */
export function chronicle(moves: Moved[]): Line[] {
  const lines: Line[] = [];
  let count = 0;
  for (const move of moves) {
    if (move.undone) continue;
    count++;
    move.events.forEach((event, at) => lines.push({ key: `${move.version}-${at}`, move: count, at, seat: event.seat, event }));
  }
  return lines.reverse();
}
