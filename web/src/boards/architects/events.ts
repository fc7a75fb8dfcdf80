import type { SeenEvent } from "../../protocol";
import { goodIcon, placeIcon } from "./plan";
import { GOODS } from "./goods";

/** The pieces that an event is about. */
export function piecesOf({ id, seat, values }: SeenEvent): string[] {
  const text = (name: string) => (typeof values[name] === "string" ? String(values[name]) : "");
  const place = text("place");
  switch (id) {
    case "event-placed":
      if (place === "black_market") return [`market:${MIDDLE.includes(text("space")) ? "middle" : text("space")}`];
      return [`place:${place}`];
    case "event-cathedral":
      return ["cathedral"];
    case "event-contributed":
      return [`contribution:${text("good")}`];
    case "event-wonder":
      return [`wonder:${text("wonder")}`, `place:${place}`];
    case "event-hired":
    case "event-revealed":
    case "event-dismissed":
      return [`apprentice:${text("apprentice")}`];
    case "event-constructed":
      return [`building:${text("building")}`];
    case "event-reset-prison":
      return [`place:${place}`, "prison"];
    case "event-released":
    case "event-sent-captured":
      return ["prison"];
    case "event-virtue-lost":
      return [`track:virtue:${seat}`];
    case "event-shielded":
      return [`track:influence:${seat}`];
    case "event-gained":
    case "event-paid":
      return goodsOf(values).filter(isTrack).map((track) => `track:${track}:${seat}`);
    case "event-took-tax":
    case "event-tax":
      return ["place:tax_stand"];
    default:
      return place && place !== "prison" ? [`place:${place}`] : [];
  }
}

const MIDDLE = ["middle", "hire", "draw"];
const isTrack = (good: string) => good === "virtue" || good === "influence";

const SIGNS: Record<string, string> = {
  "event-scheme": "scheme", "event-captured": "capture", "event-virtue-lost": "virtue", "event-tax": "tax", "event-took-tax": "tax-stand",
  "event-cathedral": "cathedral", "event-wonder": "wonder", "event-constructed": "building", "event-hired": "apprentice", "event-dismissed": "apprentice",
  "event-drew": "building-card", "event-kept": "building-card", "event-discarded": "building-card", "event-reward": "reward", "event-released": "key",
  "event-freed": "key", "event-sent-captured": "prison", "event-reset-prison": "prison", "event-debt-taken": "debt", "event-debt-paid": "debt",
  "event-debt-destroyed": "debt", "event-debt-avoided": "debt", "event-shielded": "influence", "event-took-back": "worker", "event-retrieved": "worker",
  "event-visited": "wonder", "event-cleared": "apprentice", "event-reset": "reset",
};

/** The sign of an event in the log. */
export function eventIcon(id: string, values: SeenEvent["values"]): string {
  if (id === "event-placed" && typeof values.place === "string") return placeIcon(values.place);
  const good = goodsOf(values)[0];
  return good && (id === "event-gained" || id === "event-paid" || id === "event-contributed") ? goodIcon(good) : (SIGNS[id] ?? "");
}

/** The kinds of goods that an event moves. */
export function goodsOf({ good }: SeenEvent["values"]): string[] {
  if (typeof good === "string") return [good];
  return good && typeof good === "object" && !Array.isArray(good) ? Object.keys(good) : [];
}

export const RESOURCES: readonly string[] = [...GOODS, "silver"];
