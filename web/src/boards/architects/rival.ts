import type { SeenEvent } from "../../protocol";
import type { Turn } from "../../table/automaton/turns";
import type { Table } from "../../table/table.svelte";
import { say } from "../../words.svelte";
import type { Driver } from "../board";
import { eventIcon, goodsOf } from "./events";
import { goodIcon, placeIcon } from "./plan";
import { boxOf } from "./state";

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

/** The signs of one step of the AI opponent. */
export function stepIcons(_: Table, event: SeenEvent): string[] {
  const goods = goodsOf(event.values).map(goodIcon);
  const sign = eventIcon(event.id, event.values);
  return [...new Set([...(sign ? [sign] : []), ...goods])].slice(0, 3);
}
