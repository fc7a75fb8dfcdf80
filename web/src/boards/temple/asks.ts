import type { Option } from "../../table/choices";
import type { Table } from "../../table/table.svelte";
import { say } from "../../words.svelte";
import type { Asked } from "../board";
import { grouped } from "./cards";
import { unasked } from "./phases";
import { stake } from "./stakes";
import { boxOf, sideOf, sinUsed, viewOf } from "./state";
import { isWindow } from "./windows";

/** Acts by which a build is made; without an open one the question must not speak of building. */
const BUILDS = new Set(["announce", "grain-build"]);
const ATTACKS = new Set(["attack", "bonus-move", "destroy", "send-back"]);
/** What closes a build, each with a question of its own. */
const NO_BUILD: Record<string, string> = { "closed-build-used": "used", "closed-fasting": "fasting" };

/** A question worded by what is open, where the message of its decision can't know that. */
export function ask(table: Table): Asked | undefined {
  const { prompt, words } = table;
  if (!prompt || prompt.seat !== table.seat) return undefined;
  const side = sideOf(table.view, prompt.seat);
  if (prompt.ask === "wall-window") {
    const where = Object.keys(side.armies).length ? "there" : "none";
    return { ask: say(`ui-temple-ask-wall-${where}`, { name: words.player(1 - prompt.seat) }), help: words.say("help-wall-window") };
  }
  const idle = prompt.ask === "discard" && unasked(table.log, prompt.seat);
  if (prompt.ask === "discard" && (side.sin || idle)) {
    const values = { seat: prompt.seat, ...prompt.values };
    const stopped = side.sin ? ` ${say("ui-temple-sin-stopped", { name: words.name("card", side.sin) })}` : "";
    const passed = idle ? `${say("ui-temple-passed-by")} ` : "";
    return { ask: words.say("ask-discard", values) + stopped, help: passed + words.say("help-discard", values) };
  }
  const builds = table.choices.all.filter((option) => BUILDS.has(option.kind));
  if (prompt.ask !== "building" || builds.length === 0 || builds.some((option) => !option.closed)) return undefined;
  if (side.sin) return { ask: say("ui-temple-ask-sin-stands", { name: words.name("card", side.sin) }), help: say("ui-temple-help-sin-stands") };
  const why = NO_BUILD[builds[0]!.closed!.id] ?? "nothing";
  return { ask: say(`ui-temple-ask-build-${why}`), help: say("ui-temple-help-no-build") };
}

/** A Sin by the name on its card. */
export function nameOf(table: Table, option: Option): string | undefined {
  if (!table.prompt) return undefined;
  const side = sideOf(table.view, table.prompt.seat);
  if (option.kind === "accept" && side.sin) return say("ui-temple-accept", { name: table.words.name("card", side.sin) });
  const card = option.values.card === "sin" ? sinUsed(boxOf(table.details), side.hand) : undefined;
  return card && table.words.say(`action-${option.kind}`, { ...option.values, card });
}

/** How many cards and places glow. */
export function openThings(table: Table): string {
  const pieces = table.choices.openPieces;
  const held = table.seat < 0 ? [] : sideOf(table.view, table.seat).hand.filter((id) => id !== null);
  const cards = grouped(boxOf(table.details), held).flatMap((group) => group.cards).filter((card) => pieces.includes(`hand:${card.kind}`));
  const offered = pieces.filter((piece) => /^(deck|draw|discard):/.test(piece));
  const counts = { cards: cards.length + offered.length, places: pieces.filter((piece) => /^(space|army|gate|temple|slot)/.test(piece)).length };
  const parts = (["cards", "places"] as const).filter((what) => counts[what]).map((what) => say(`ui-temple-count-${what}`, { count: counts[what] }));
  return parts.length ? say("ui-temple-open", { what: table.words.list(parts), count: counts.cards + counts.places }) : "";
}

/** Whoever answers or attacks has no turn. */
export function tag(ask: string): string | undefined {
  if (ATTACKS.has(ask)) return "ui-temple-your-attack";
  return isWindow(ask) || ask === "sin-response" ? "ui-your-answer" : undefined;
}

/** A part of one's own Temple should not be thrown away by a slip, nor the reward of a fast be forgotten. */
export function caution(table: Table, option: Option): string | undefined {
  if (!table.prompt) return undefined;
  const last = option.kind === "go" && option.values.phase === "discard";
  if (last && table.choices.open.some((one) => one.kind === "reward")) return say("ui-temple-reward-open");
  if (option.kind !== "discard") return undefined;
  const reshuffled = viewOf(table.view).options.deck_exhaustion === "reshuffle";
  const card = String(option.values.card ?? "");
  const risk = stake(boxOf(table.details), sideOf(table.view, table.prompt.seat), card, reshuffled);
  return risk && say(`ui-temple-stake-${risk}`, { name: table.words.name("card", card) });
}
