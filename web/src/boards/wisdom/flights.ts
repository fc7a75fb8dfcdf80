import type { Moved, SeenEvent } from "../../protocol";
import type { Flight } from "../../table/flights";
import { listed, type Counts } from "./state";

/** Where a party's goods lie: in the panel, or on a small screen in the strip of scores. */
const panel = (seat: number, good: string) => [`[data-home="good-${seat}-${good}"]`, `[data-home="left-${seat}"]`];
const supply = (good: string) => [`[data-home="supply-${good}"]`, `[data-home="roads"]`];
const place = (id: string) => [`[data-anchor="place:${id}"]`, `[data-piece="place:${id}"]`];

/** The goods that a move carried over the table. What an automaton did is told step by step, and flies then. */
export function flights(move: Moved): Flight[] {
  return move.events.filter((event) => event.seat === move.seat).flatMap((event) => flightsOf(event, move.piece));
}

/** What one of Jeroboam's steps carries. */
export function stepFlights(event: SeenEvent): Flight[] {
  return flightsOf(event, "");
}

function flightsOf(event: SeenEvent, piece: string): Flight[] {
  return goodsOf(event).flatMap((good) => way(event, good, piece) ?? []);
}

function goodsOf({ values }: SeenEvent): string[] {
  const { good } = values;
  return typeof good === "string" ? [good] : good && typeof good === "object" && !Array.isArray(good) ? listed(good as Counts) : [];
}

function way({ id, seat, values }: SeenEvent, good: string, piece: string): Flight | null {
  const own = panel(seat, good);
  const square = [`[data-piece="${piece || `market:${String(values.mat_good)}:${Number(values.square) || 1}`}"]`];
  switch (id) {
    case "event-collected":
    case "event-dwelt":
      return { icon: good, from: place(String([values.place].flat()[0])), to: own };
    case "event-gained":
    case "event-took":
      return { icon: good, from: supply(good), to: own };
    case "event-built":
    case "event-paid":
    case "event-converted":
    case "event-gave":
      return { icon: good, from: own, to: supply(good) };
    case "event-sold":
      return { icon: good, from: own, to: square };
    case "event-bought":
      return { icon: good, from: square, to: own };
    case "event-handed":
      return { icon: good, from: own, to: panel(Number(values.to_seat), good) };
    default:
      return null;
  }
}
