import type { Table } from "../../table/table.svelte";
import { say } from "../../words.svelte";
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import { grouped, iconOf } from "./cards";
import { describe } from "./describe";
import Hand from "./Hand.svelte";
import { piecesOf } from "./moved";
import { boxOf, sideOf } from "./state";

const ICONS: Record<string, string> = {
  "event-prophet-chosen": "prophet", "event-drew": "hand", "event-scapegoat-came": "scapegoat", "event-scapegoat-woke": "scapegoat",
  "event-scapegoat-used": "scapegoat", "event-guarded": "gate-guarded", "event-bad-offering": "bad-offering",
  "event-exchanged": "swap", "event-hand-shuffled": "swap", "event-found": "levites", "event-retrieved": "fast",
  "event-siege-counted": "siege", "event-siege-opened": "siege", "event-siege-abandoned": "siege", "event-siege-expired": "siege",
  "event-army-placed": "army-token", "event-army-moved": "army-token", "event-passage": "passage", "event-gate-destroyed": "destruction",
  "event-temple-raided": "destruction", "event-routed": "army", "event-relocated": "army",
  "event-announced": "announce", "event-grain-build": "food", "event-sin-gone": "sin",
  "event-stuck-hand": "swap", "event-passed": "pass",
};

const ASK_ICONS: Record<string, string> = {
  "choose-prophet": "prophet", preparation: "altar", "turn-window": "sin", "priest-window": "priest", "offering-window": "offering",
  "sin-window": "announce", "wall-window": "gate-guarded", find: "levites", retrieve: "fast", "exchange-give": "swap",
  "exchange-take": "swap", attack: "army-token", "bonus-move": "siege", destroy: "destruction", "send-back": "destruction",
  defence: "army", relocate: "army", "relocate-to": "army", building: "porch", "sin-response": "sin", build: "porch",
  "build-furnishing": "cooperation", discard: "cardback",
};

const OF_CARD = new Set(["event-played", "event-built", "event-discarded", "event-sent-back", "event-sin-accepted"]);

/** Acts that belong to no card in hand stand in the bar, too. */
const LOUD = new Set(["announce", "grain-build", "reward", "scapegoat", "rout", "reshuffle"]);
const NOISE = new Set(["event-phase", "event-armies-done", "event-wall-watched"]);

/** How many cards and places glow. */
function openThings(table: Table): string {
  const pieces = table.choices.openPieces;
  const held = table.seat < 0 ? [] : sideOf(table.view, table.seat).hand.filter((id) => id !== null);
  const cards = grouped(boxOf(table.details), held).flatMap((group) => group.cards).filter((card) => pieces.includes(`hand:${card.kind}`));
  const offered = pieces.filter((piece) => /^(deck|draw|discard):/.test(piece));
  const counts = { cards: cards.length + offered.length, places: pieces.filter((piece) => /^(space|army|gate|temple|slot)/.test(piece)).length };
  const parts = (["cards", "places"] as const).filter((what) => counts[what]).map((what) => say(`ui-temple-count-${what}`, { count: counts[what] }));
  return parts.length ? say("ui-temple-open", { what: table.words.list(parts), count: counts.cards + counts.places }) : "";
}

export const board: GameBoard = {
  Board,
  Hand,
  handBelow: true,
  sides: [],
  icons: { structures: "porch", furnishings: "ark", draw: "cardback", gates: "gate-guarded" },
  describe,
  secret: () => true,
  openThings,
  inBar: (option) => LOUD.has(option.kind),
  askIcon: (ask) => ASK_ICONS[ask] ?? "temple",
  unsaid: (event, secret) => NOISE.has(event.id) || (secret && event.id === "event-passed"),
  heading: (id) => id === "event-turn",
  turnPhases: true,
  piecesOf,
  onBoard: () => true,
  tabOf: (piece) => (/^(space|gate|temple|slot|army)/.test(piece) ? "board" : ""),
  eventIcon: (id, values) => (id === "event-rolled" ? `die-${String(values.die)}` : OF_CARD.has(id) ? iconOf(values.card) : (ICONS[id] ?? "")),
};
