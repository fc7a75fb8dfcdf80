import type { Json } from "../../protocol";
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Court from "./Court.svelte";
import { describe } from "./describe";
import { flights } from "./flights";
import Hand from "./Hand.svelte";
import Market from "./Market.svelte";
import { playerOf, seatOf, viewOf } from "./state";
import Temple from "./Temple.svelte";

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

/** Most of the time nobody holds a Fortune Card. */
function secret(view: Json, seat: number): boolean {
  return playerOf(view, seat).hand_size > 0 || seatOf(viewOf(view).state.fortune.drawer) === seat;
}

export const board: GameBoard = {
  Board,
  Hand,
  Court,
  sides: [{ id: "temple", icon: "temple", Panel: Temple }, { id: "market", icon: "trader", Panel: Market }],
  icons: { road: "roadpiece", tokens: "temple-token", "stock-high-priest": "high-priest" },
  describe,
  secret,
  piecesOf: ({ values }) => [values.place].flat().filter((id) => typeof id === "string").map((id) => `place:${id}`),
  flights,
  onBoard: (piece) => /^(place|border|building|market):/.test(piece),
  tabOf: (piece) => TABS[piece.split(":")[0]!] ?? "",
  eventIcon: (id) => ICONS[id] ?? "",
};
