import type { Court, GameBoard, Phases } from "../board";
import type { GameDetails, Json } from "../../protocol";
import type { Words } from "../../texts/words";
import { say } from "../../words.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { flights } from "./flights";
import Hand from "./Hand.svelte";
import Market from "./Market.svelte";
import { boxOf, COLORS, GOODS, playerOf, seatOf, viewOf } from "./state";
import Temple from "./Temple.svelte";

const PHASES = ["placement", "resolution", "market", "building", "round_end"];
const WAITING = ["ResolutionPhase", "MarketPhase", "BuildingPhase", "RoundEnd"];

const ICONS: Record<string, string> = {
  "event-placed": "pawn", "event-built": "building-card", "event-piece": "building", "event-road": "roadpiece",
  "event-block": "temple-block", "event-token": "temple-token", "event-high-priest": "high-priest",
  "event-high-priest-scored": "high-priest", "event-scored": "vp", "event-altar": "altar", "event-converted": "vp",
  "event-cubes-scored": "vp", "event-drew": "fortune", "event-played": "fortune", "event-discarded": "fortune",
  "event-sold": "trader", "event-bought": "trader", "event-stole": "thief",
};

const TABS: Record<string, string> = {
  market: "market", temple: "temple", own: "players", cubes: "players", place: "board", border: "board", supply: "board", building: "board",
};

/** The phase is known by the phases that still wait. */
function phases(view: Json, words: Words): Phases {
  const { state, stack } = viewOf(view);
  const first = WAITING.findIndex((step) => stack.some((one) => one.step === step));
  const names = PHASES.map((id) => (say(`ui-phase-${id}`) === `ui-phase-${id}` ? words.name("phase", id) : say(`ui-phase-${id}`)));
  return { round: state.round, names, now: first < 0 ? PHASES.length - 1 : first };
}

function court(view: Json, seat: number, details: GameDetails, words: Words): Court {
  const player = playerOf(view, seat);
  const { state, seat: viewer } = viewOf(view);
  const box = boxOf(details);
  const color = COLORS[seat]!;
  const own = (owners: Record<string, string>) => Object.values(owners).filter((one) => one === color).length;
  const thing = (id: string, icon: string, count: number) => ({ id, icon, count, name: say(`ui-${id}`) });
  return {
    goods: GOODS.map((good) => ({
      id: good, icon: good, name: words.name("good", good), count: player.cubes[good] ?? 0,
      piece: seat === viewer ? `own:${good}` : `cubes:${color}:${good}`,
    })),
    things: [
      thing("building", "building", own(state.sites)), thing("road", "roadpiece", own(state.roads)),
      thing("tokens", "temple-token", player.tokens), thing("fortune", "fortune", player.hand_size),
    ],
    left: { icon: "pawn", count: player.pawns_left, of: box.pawns(view), name: say("ui-pawns-left", { count: player.pawns_left }) },
    mark: state.high_priest === color ? { icon: "high-priest", name: say("ui-high-priest") } : null,
  };
}

export const board: GameBoard = {
  Board,
  Hand,
  sides: [{ id: "temple", icon: "temple", Panel: Temple }, { id: "market", icon: "trader", Panel: Market }],
  phases,
  order: (view) => viewOf(view).state.order.map(seatOf),
  court,
  unit: "ui-vp",
  sources: (view, seat) => playerOf(view, seat).earned,
  describe,
  flights,
  onBoard: (piece) => /^(place|border|building|market):/.test(piece),
  tabOf: (piece) => TABS[piece.split(":")[0]!] ?? "",
  eventIcon: (id) => ICONS[id] ?? "",
};
