import type { Table } from "../../table/table.svelte";
import type { GameBoard, PieceInfo } from "../board";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { hasHidden, viewOf } from "./zones";

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
  icons: {},
  describe,
  secret: (view) => hasHidden(viewOf(view).state),
  askIcon: () => "board",
  onBoard: () => true,
  tabOf: (piece) => (piece.startsWith("hand:") ? "" : "board"),
  eventIcon: () => "",
};
