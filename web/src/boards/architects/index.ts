import type { Json } from "../../protocol";
import type { GameBoard } from "../board";
import Board from "./Board.svelte";
import Contributions from "./Contributions.svelte";
import Court from "./Court.svelte";
import { describe } from "./describe";
import { flights, stepFlights } from "./flights";
import Hand from "./Hand.svelte";
import Own from "./Own.svelte";
import Memory from "./Memory.svelte";
import { eventIcon, piecesOf } from "./events";
import { driver, stepIcons } from "./rival";
import type { ArchitectsPlayer } from "./view";
import Wonders from "./Wonders.svelte";
import Yard from "./Yard.svelte";

const TABS: Record<string, string> = {
  place: "board", market: "board", apprentice: "board", cathedral: "board", group: "board", prison: "board", stall: "board", wonder: "wonders", contribution: "contributions",
};

const ASK_ICONS: Record<string, string> = {
  board: "board", starting_apprentice: "apprentice", draft: "building-card", deal: "building-card", wonder_visit: "wonder", profiteer: "profiteer", contribute: "princess",
  trade: "storehouse", hire: "apprentice", dismiss: "apprentice", keep_drawn: "building-card", capture: "capture", guardhouse: "guardhouse", release_cost: "key",
  project: "guildhall", pay: "silver", cathedral_discard: "cathedral", wonder_place: "wonder", choose: "building", destroy_debt: "debt", library: "building-card",
  discard_apprentice: "apprentice", above_virtue: "virtue", shield: "influence", avoid_debt: "debt", release: "key", princess: "princess", hand_limit: "building-card",
};

/** Building cards in hand are nobody else's to see. */
function secret(view: Json, seat: number): boolean {
  const players = Object.values((view as unknown as { state: { players: Record<string, ArchitectsPlayer> } }).state.players);
  const player = players[seat];
  return player !== undefined && (player.hand_size > 0 || player.packet_size > 0);
}

export const board: GameBoard = {
  Board,
  Hand,
  Court,
  Memory,
  Yard,
  sides: [{ id: "wonders", icon: "wonder", Panel: Wonders }, { id: "contributions", icon: "princess", Panel: Contributions }, { id: "possessions", icon: "apprentice", Panel: Own, small: true }],
  drawn: ["debt", "paid", "capture", "prison", "worker"],
  icons: {
    building_card: "building-card", reward_card: "reward", hire_apprentice: "apprentice", destroy_debt: "debt", release_from_prison: "key",
    wood_or_stone: "any", any_resource: "any", silver_placed: "silver", "stock-start": "start",
  },
  describe,
  secret,
  piecesOf,
  flights,
  stepFlights,
  driver,
  stepIcons,
  eventIcon,
  waysInDock: (ask) => ask === "place" || ask === "release",
  handfuls: (ask) => ask === "pay" || ask === "trade",
  askIcon: (ask) => ASK_ICONS[ask] ?? "",
  tellsFrom: (id) => id === "event-reset",
  heading: (id) => id === "event-turn",
  onBoard: (piece) => /^(place|market|apprentice|cathedral|group|wonder|contribution|hand)(:|$)/.test(piece),
  tabOf: (piece) => TABS[piece.split(":")[0]!] ?? "",
};
