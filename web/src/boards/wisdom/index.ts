import type { Json } from "../../protocol";
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Court from "./Court.svelte";
import { describe } from "./describe";

import { flights, stepFlights } from "./flights";
import Hand from "./Hand.svelte";
import { driver, piecesOf, stepIcons } from "./jeroboam";
import Market from "./Market.svelte";
import Memory from "./Memory.svelte";
import { sceneOf } from "./state";
import Temple from "./Temple.svelte";

const ICONS: Record<string, string> = {
  "event-placed": "worker", "event-built": "building-card", "event-house": "customs", "event-road": "highway",
  "event-tile": "temple-tile", "event-drew": "fortune", "event-played": "fortune", "event-discarded": "fortune",
  "event-sold": "merchant", "event-bought": "merchant", "event-gave": "trader", "event-took": "trader",
};

const TABS: Record<string, string> = {
  market: "market", own: "players", cubes: "players", place: "board", edge: "board", supply: "board", building: "board",
};

const PAYING = ["pay-levite", "pay-building", "pay-conversion", "replace"];
const ASK_ICONS: Record<string, string> = {
  keep: "fortune", play: "fortune", discard: "fortune", purchase: "merchant", trade: "merchant", "move-down": "merchant",
  "trade-give": "trader", "trade-take": "trader", "pay-levite": "levite", build: "foreman", "pay-building": "foreman", house: "customs",
  road: "highway", remove: "shortage", "hand-over": "menorah", "hand-over-his": "menorah", "his-mat": "bag", "his-road": "bag",
  "his-building": "bag", "his-removal": "bag", replace: "exotic", again: "fortune", dwell: "fortune", "dwell-take": "fortune",
  "give-cube": "any", "take-any": "any", "convert-again": "vp", "pay-conversion": "vp",
};

/** Cards in hand and Temple Tiles are nobody else's to see. */
function secret(view: Json, seat: number): boolean {
  const player = sceneOf(view).players[seat];
  return player !== undefined && (player.hand_size > 0 || player.tiles_size > 0);
}

export const board: GameBoard = {
  Board,
  Hand,
  Court,
  Memory,
  sides: [{ id: "temple", icon: "temple", Panel: Temple }, { id: "market", icon: "trader", Panel: Market }],
  icons: { road: "highway", house: "customs", building: "building-card", tile: "temple-tile", "stock-start": "start" },
  describe,
  secret,
  piecesOf,
  flights,
  stepFlights,
  driver,
  stepIcons,
  handfuls: (ask) => PAYING.includes(ask),
  askIcon: (ask) => ASK_ICONS[ask] ?? "",
  heading: (id) => id === "event-turn" || id === "event-year",
  onBoard: (piece) => /^(place|edge|building|market|supply):/.test(piece),
  tabOf: (piece) => TABS[piece.split(":")[0]!] ?? "",
  eventIcon: (id) => ICONS[id] ?? "",
};
