import type { SeenEvent } from "../../protocol";
import type { Turn } from "../../table/automaton/turns";
import type { Table } from "../../table/table.svelte";
import { say } from "../../words.svelte";
import type { Driver } from "../board";
import { goodIcon } from "./describe";
import { placeIcon } from "./plan";
import { boxOf, GOODS } from "./state";

const SCHEME = "event-scheme";

const CLAUSE = "event-clause-";
const OTHERWISE = "event-scheme-otherwise";

/** The Scheme card that the AI opponent acts by: the last one revealed in the first so many steps, with its lines as far
 *  as they have been looked at. */
export function driver(table: Table, turn: Turn, steps: number): Driver | null {
  const told = turn.steps.slice(0, steps).map((step) => step.event);
  const at = told.findLastIndex((event) => event.id === SCHEME);
  const drew = told[at];
  if (!drew) return null;
  const { words } = table;
  const scheme = String(drew.values.scheme);
  const options = boxOf(table).schemes[scheme]?.options ?? [];
  const tried = told.slice(at + 1);
  const number = told.filter((event) => event.id === SCHEME).length;
  const lines = options.map((option, index): Line => {
    const line = index + 1;
    const clause = tried.find((event) => event.id.startsWith(CLAUSE) && event.values.line === line);
    const otherwise = tried.some((event) => event.id === OTHERWISE && event.values.line === line);
    const applies = clause ? Boolean(clause.values.held) : otherwise || (options.length === 1 && tried.length > 0);
    return {
      icon: option.place === "focus" ? "scheme" : placeIcon(option.place),
      name: capital(words.name("place", option.place)),
      note: clause ? words.event(clause) : options.length > 1 && line === options.length ? say("ui-otherwise") : "",
      state: applies ? "applies" : clause ? "passed" : "untried",
    };
  });
  return {
    icon: "scheme",
    name: words.name("scheme", scheme),
    note: number > 1 ? say("ui-scheme-number", { number }) : say("ui-first-true-line"),
    why: "",
    verdict: "",
    aside: false,
    lines,
  };
}

type Line = NonNullable<Driver["lines"]>[number];

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The pieces that an event is about. */
export function piecesOf({ id, values }: SeenEvent): string[] {
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
      return ["tracks"];
    case "event-gained":
      return isTrack(text("good")) ? ["tracks"] : [];
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

/** The signs of one step of the AI opponent. */
export function stepIcons(_: Table, event: SeenEvent): string[] {
  const goods = goodsOf(event.values).map(goodIcon);
  const sign = eventIcon(event.id, event.values);
  return [...new Set([...(sign ? [sign] : []), ...goods])].slice(0, 3);
}

/** The kinds of goods that an event moves. */
export function goodsOf({ good }: SeenEvent["values"]): string[] {
  if (typeof good === "string") return [good];
  return good && typeof good === "object" && !Array.isArray(good) ? Object.keys(good) : [];
}

export const RESOURCES: readonly string[] = [...GOODS, "silver"];
