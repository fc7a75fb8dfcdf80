import type { Component } from "svelte";
import type { GameDetails, Json, Moved } from "../protocol";
import type { Flight } from "../table/flights";
import type { Table } from "../table/table.svelte";
import type { Words } from "../texts/words";

/** Something countable: an icon with a number. */
export interface Stock {
  id: string;
  icon: string;
  name: string;
  count: number;
  piece?: string;
}

/** What a player's panel shows: goods in a row, other possessions below, pieces left to place. */
export interface Court {
  goods: Stock[];
  things: Stock[];
  left: { icon: string; count: number; of: number; name: string };
  mark: { icon: string; name: string } | null;
}

/** What the dock says of a piece. */
export interface PieceInfo {
  name: string;
  text: string;
  gets: Stock[];
  /** Where on the board the leader line ends, in the board's units. */
  at?: [number, number];
  /** Places that take part, such as a region. */
  reach?: string[];
  source?: string;
}

export interface Phases {
  round: number;
  names: string[];
  now: number;
}

export interface Side {
  id: string;
  icon: string;
  Panel: Component;
}

/** Everything the shared table needs from one game. Views are data; nothing here knows a rule. */
export interface GameBoard {
  Board: Component;
  Hand: Component;
  sides: Side[];
  phases(view: Json, words: Words): Phases;
  order(view: Json): number[];
  court(view: Json, seat: number, details: GameDetails, words: Words): Court;
  score(view: Json, seat: number): number;
  sources(view: Json, seat: number): Record<string, number>;
  describe(table: Table, piece: string): PieceInfo;
  eventIcon(id: string): string;
  /** What a move carries over the table, to be seen flying. */
  flights?(move: Moved, details: GameDetails): Flight[];
  /** Does the piece lie on the board itself, where everybody sees it glow? */
  onBoard(piece: string): boolean;
}
