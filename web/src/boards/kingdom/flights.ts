import type { Moved, SeenEvent } from "../../protocol";
import type { Flight } from "../../table/flights";
import { listed, type Counts } from "./state";

/** Where a player's goods lie: in the panel, or on a small screen in the strip of scores. */
const panel = (seat: number, good: string) => [`[data-home="good-${seat}-${good}"]`, `[data-home="left-${seat}"]`];
const supply = (good: string) => [`[data-home="supply-${good}"]`];
const place = (id: string) => [`[data-anchor="place:${id}"]`, `[data-piece="place:${id}"]`];

/** The goods that a move carried over the table. */
export function flights(move: Moved): Flight[] {
  return move.events.flatMap((event) => goodsOf(event).map((good) => way(event, good, `[data-piece="${move.piece}"]`)).filter((flight) => flight !== null));
}

function goodsOf({ values }: SeenEvent): string[] {
  const { good } = values;
  return typeof good === "string" ? [good] : good && typeof good === "object" && !Array.isArray(good) ? listed(good as Counts) : [];
}

function way({ id, seat, values }: SeenEvent, good: string, chosen: string): Flight | null {
  const own = panel(seat, good);
  switch (id) {
    case "event-collected":
    case "event-repeated":
      return { icon: good, from: place(String(values.place)), to: own };
    case "event-gained":
    case "event-took":
      return { icon: good, from: supply(good), to: own };
    case "event-built":
    case "event-converted":
    case "event-gave":
      return { icon: good, from: own, to: supply(good) };
    case "event-sold":
      return { icon: good, from: own, to: [chosen] };
    case "event-bought":
      return { icon: good, from: [chosen], to: own };
    case "event-stole":
      return { icon: good, from: panel(Number(values.victim_seat), good), to: own };
    case "event-taxed":
      return { icon: good, from: own, to: panel(Number(values.to_seat), good) };
    default:
      return null;
  }
}
