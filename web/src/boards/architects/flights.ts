import type { Moved, SeenEvent } from "../../protocol";
import type { Flight } from "../../table/flights";
import { goodsOf, RESOURCES } from "./events";

const MOST_A_KIND = 4;

/** Where a party's things lie: in the panel, or on a small screen in the strip of scores. */
const panel = (seat: number, thing = "") => [...(thing ? [`[data-home="good-${seat}-${thing}"]`, `[data-home="${thing}-${seat}"]`] : []), `[data-home="left-${seat}"]`];
const place = (id: string) => [`[data-anchor="place:${id}"]`];
const pen = (seat: number) => [`[data-home="pen-${seat}"]`, `[data-home="left-${seat}"]`];
const prison = (seat: number) => [`[data-home="prison-${seat}"]`];
const pile = (id: string) => [`[data-home="pile-${id}"]`];

/** What a move carried over the table. What the AI opponent did is told step by step, and flies then. */
export function flights(move: Moved): Flight[] {
  let at = "";
  return move.events.filter((event) => event.seat === move.seat).flatMap((event) => {
    if (event.id === "event-placed") at = spaceOf(event);
    return flightsOf(event, at);
  });
}

export function stepFlights(event: SeenEvent): Flight[] {
  return flightsOf(event, "");
}

function spaceOf({ values }: SeenEvent): string {
  return typeof values.place === "string" ? values.place : "";
}

/** Resources and Silver that an event moves, with how many of each. */
function resourcesOf({ good, count }: SeenEvent["values"]): [string, number][] {
  const counts = typeof good === "string" ? { [good]: Number(count) || 1 } : good && typeof good === "object" && !Array.isArray(good) ? good : {};
  return Object.entries(counts).flatMap(([id, many]) => (RESOURCES.includes(id) ? [[id, Number(many)] as [string, number]] : []));
}

function flightsOf(event: SeenEvent, at: string): Flight[] {
  const { id, seat, values } = event;
  const many = (flight: Flight, count = Number(values.count) || 1): Flight[] => Array.from({ length: Math.min(MOST_A_KIND, count) }, () => flight);
  const goods = resourcesOf(values);
  const worker = (of: number, from: string[], to: string[]) => many({ icon: "worker", seat: of, from, to });
  switch (id) {
    case "event-placed": {
      const space = String(values.space ?? "");
      const to = values.place === "black_market" ? [`[data-anchor="market:${["hire", "draw", "middle"].includes(space) ? "middle" : space}"]`] : place(spaceOf(event));
      return [{ icon: "worker", seat, from: panel(seat), to }];
    }
    case "event-captured": {
      const of = Number(values.of_seat);
      return worker(of, [`[data-home="group-${spaceOf(event)}-${of}"]`, ...place(spaceOf(event))], pen(seat));
    }
    case "event-took-back":
    case "event-retrieved":
      return worker(seat, spaceOf(event) === "prison" ? prison(seat) : place(spaceOf(event)), panel(seat));
    case "event-released":
      return worker(seat, prison(seat), panel(seat));
    case "event-sent-captured":
      return many({ icon: "worker", from: pen(seat), to: [`[data-anchor="prison"]`] });
    case "event-reset-prison":
      return many({ icon: "worker", from: place(spaceOf(event)), to: [`[data-anchor="prison"]`] });
    case "event-drew":
      return [{ icon: "building-card", from: pile("buildings"), to: panel(seat, "building-card") }];
    case "event-reward":
      return [{ icon: "reward", from: pile("rewards"), to: panel(seat) }];
    case "event-hired":
      return [{ icon: "apprentice", from: [`[data-piece="apprentice:${String(values.apprentice)}"]`], to: panel(seat, "apprentice") }];
    case "event-contributed":
      return goodsOf(values).map((good) => ({ icon: good, from: panel(seat, good), to: [`[data-piece="contribution:${good}"]`] }));
    case "event-took-tax":
      return many({ icon: "silver", from: place("tax_stand"), to: panel(seat, "silver") });
    case "event-tax":
      return many({ icon: "silver", from: panel(seat, "silver"), to: place("tax_stand") });
    case "event-gained":
      return goods.flatMap(([good, count]) => many({ icon: good, from: at ? place(at) : pile("rewards"), to: panel(seat, good) }, count));
    case "event-paid":
      return at ? goods.flatMap(([good, count]) => many({ icon: good, from: panel(seat, good), to: place(at) }, count)) : [];
    default:
      return [];
  }
}
