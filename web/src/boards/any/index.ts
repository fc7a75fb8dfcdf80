import type { GameDetails, Json } from "../../protocol";
import type { Table } from "../../table/table.svelte";
import type { Words } from "../../texts/words";
import { say } from "../../words.svelte";
import type { Court, GameBoard, PieceInfo } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { Reader, viewOf } from "./zones";

function court(view: Json, seat: number, details: GameDetails, words: Words): Court {
  const entries = new Reader(details, words).of(view, seat);
  const cards = entries.find(({ key }) => key === "hand");
  const count = cards?.hidden ?? cards?.things?.reduce((sum, thing) => sum + thing.count, 0) ?? 0;
  return { goods: [], things: [], left: { icon: "fortune", count, of: count, name: say("ui-in-hand", { count }) }, mark: null };
}

/** A piece is what its first choice is about. */
function describe(table: Table, piece: string): PieceInfo {
  const [option] = table.choices.at(piece);
  const things = Object.entries(option?.values ?? {}).filter((value): value is [string, string] => typeof value[1] === "string");
  const text = things.map(([kind, id]) => table.words.about(kind, id)).filter(Boolean).join(" ");
  return { name: option ? table.name(option) : piece, text, gets: [] };
}

/** Draws any game from the names and types of its fields. */
export const board: GameBoard = {
  Board,
  Hand,
  sides: [],
  phases: (view) => ({ round: 0, names: [], now: -1, turn: viewOf(view).stack.at(-1)?.seat }),
  order: (view) => [...Array(viewOf(view).seats).keys()],
  court,
  unit: "ui-points",
  sources: () => ({}),
  describe,
  askIcon: () => "board",
  onBoard: () => true,
  tabOf: (piece) => (piece.startsWith("hand:") ? "" : "board"),
  eventIcon: () => "",
};
