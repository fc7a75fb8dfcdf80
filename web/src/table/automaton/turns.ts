import type { Moved, SeenEvent } from "../../protocol";

const NOBODY = -1;

/** One thing that an automaton did: an event of a move, and where it stands in it. */
export interface Step {
  /** After how many moves it had happened. */
  move: number;
  /** So many events of the move had been told with it. */
  events: number;
  event: SeenEvent;
}

/** What an automaton did until somebody else was on. A tie that a person decides may lie within it. Where the game itself
 *  goes through steps, which is told in the same way, the seat is nobody's. */
export interface Turn {
  key: string;
  seat: number;
  steps: Step[];
}

/** The turns of automata, oldest first: `seats` is the number of chairs, automata come after them. `begins` says which
 *  events open a turn; they are no steps themselves. `tells` says from which events on everything is told, whoever acts,
 *  until the next turn begins. */
export function turnsOf(log: Moved[], seats: number, begins: (id: string) => boolean, tells: (id: string) => boolean = () => false): Turn[] {
  const turns: Turn[] = [];
  let count = 0;
  let open = false;
  let telling = false;
  for (const move of log) {
    if (move.undone) continue;
    count++;
    move.events.forEach((event, at) => {
      if (begins(event.id)) telling = false;
      if (telling || tells(event.id)) {
        if (!telling) turns.push({ key: `${move.version}-${at}`, seat: NOBODY, steps: [] });
        turns.at(-1)!.steps.push({ move: count, events: at + 1, event });
        telling = true;
        open = false;
        return;
      }
      // Somebody else acts, or a turn begins. (What a person decides for an automaton is told of the automaton.)
      if (begins(event.id) || (event.seat >= 0 && event.seat < seats)) open = false;
      if (event.seat < seats) return;
      const now = turns.at(-1);
      const step = { move: count, events: at + 1, event };
      const steps = begins(event.id) ? [] : [step];
      if (open && now?.seat === event.seat) now.steps.push(...steps);
      else turns.push({ key: `${move.version}-${at}`, seat: event.seat, steps });
      open = true;
    });
  }
  return turns.filter((turn) => turn.steps.length > 0);
}

/** The reason of a step: an event may carry the id of its message and the rule. */
export function reasonOf({ values }: SeenEvent): { why: string; rule: string } {
  return { why: typeof values.why === "string" ? values.why : "", rule: typeof values.rule === "string" ? values.rule : "" };
}
