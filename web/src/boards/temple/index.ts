import type { GameDetails, Json } from "../../protocol";
import type { Option } from "../../table/choices";
import type { Table } from "../../table/table.svelte";
import type { Words } from "../../texts/words";
import { say } from "../../words.svelte";
import type { Court, GameBoard, Phases, Suspense } from "../board";
import { ask, caution, nameOf, openThings, tag } from "./asks";
import Board from "./Board.svelte";
import { iconOf } from "./cards";
import { alsoAt } from "./cities";
import { describe } from "./describe";
import Hand from "./Hand.svelte";
import { PHASES, phaseOf, roundOf } from "./phases";
import { boxOf, seatOf, sideOf, viewOf } from "./state";
import { opens, SUSPENSE } from "./windows";
import WindowHush from "./WindowHush.svelte";
import WindowSettings from "./WindowSettings.svelte";

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

function phases(view: Json, words: Words): Phases {
  const { state, stack } = viewOf(view);
  const turn = seatOf(state.active);
  if (turn < 0) return { round: 1, names: [words.name("phase", "setup")], now: 0 };
  const round = roundOf(state, stack.length === 0);
  if (stack.length === 0) return { round, names: [], now: -1 };
  return { round, names: PHASES.map((id) => say(`ui-temple-phase-${id}`)), now: PHASES.indexOf(phaseOf(view)), turn };
}

function court(view: Json, seat: number, details: GameDetails, words: Words): Court {
  const box = boxOf(details);
  const side = sideOf(view, seat);
  const abroad = Object.keys(sideOf(view, 1 - seat).armies).length;
  const tokens = box.tokens - abroad;
  return {
    goods: [
      { id: "structures", icon: "porch", name: words.name("source", "structures"), count: side.structures.length, of: box.structures.length },
      { id: "furnishings", icon: "ark", name: words.name("source", "furnishings"), count: side.furnishings.length, of: box.furnishings.length },
    ],
    things: [
      { id: "hand", icon: "hand", name: say("ui-temple-in-hand"), count: side.hand.length },
      { id: "draw", icon: "cardback", name: say("ui-temple-in-draw"), count: side.draw_size },
      { id: "gates", icon: "gate-guarded", name: say("ui-temple-guarded"), count: side.gates.length },
    ],
    left: { icon: "army-token", count: tokens, of: box.tokens, name: say("ui-temple-tokens-left", { count: tokens }) },
    mark: null,
  };
}

function suspense(table: Table, option: Option): Suspense | null {
  const { state } = viewOf(table.view);
  const [own, other] = [sideOf(table.view, table.seat), sideOf(table.view, 1 - table.seat)];
  const ask = opens(option.kind, String(option.values.card ?? ""), {
    badOfferings: own.bad_offerings, grain: state.grain !== "none", watched: other.king_david && other.gates.length < boxOf(table.details).gates.length,
  });
  return ask ? { ask, seat: 1 - table.seat, ms: SUSPENSE } : null;
}

export const board: GameBoard = {
  Board,
  Hand,
  Settings: WindowSettings,
  Hush: WindowHush,
  handBelow: true,
  sides: [],
  phases,
  order: (view) => (viewOf(view).seat === 1 ? [0, 1] : [1, 0]),
  unordered: true,
  court,
  most: (details) => boxOf(details).parts,
  unit: "ui-temple-parts",
  sources: (view, seat) => ({ structures: sideOf(view, seat).structures.length, furnishings: sideOf(view, seat).furnishings.length }),
  describe,
  also: alsoAt,
  ask,
  nameOf,
  openThings,
  tag,
  caution,
  inBar: (option) => LOUD.has(option.kind),
  askIcon: (ask) => ASK_ICONS[ask] ?? "temple",
  suspense,
  unsaid: (event, secret) => NOISE.has(event.id) || (secret && event.id === "event-passed"),
  heading: (id) => id === "event-turn",
  onBoard: () => true,
  tabOf: (piece) => (/^(space|gate|temple|slot|army)/.test(piece) ? "board" : ""),
  eventIcon: (id, values) => (id === "event-rolled" ? `die-${String(values.die)}` : OF_CARD.has(id) ? iconOf(values.card) : (ICONS[id] ?? "")),
};
