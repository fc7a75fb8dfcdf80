import type { Component } from "svelte";
import type { Json, Moved, SeenEvent, Values } from "../protocol";
import type { Turn } from "../table/automaton/turns";
import type { Option } from "../table/choices";
import type { Flight } from "../table/flights";
import type { Table } from "../table/table.svelte";

/** Something countable: an icon with a number. */
export interface Stock {
  id: string;
  icon: string;
  name: string;
  count: number;
  piece?: string;
  /** How many there can be: shown as a bar. */
  of?: number;
}

/** What the dock says of a piece. */
export interface PieceInfo {
  name: string;
  text: string;
  gets: Stock[];
  /** What it costs. */
  price?: Stock[];
  /** Where on the board the leader line ends, in the board's units. */
  at?: [number, number];
  /** Places that take part, such as a region. */
  reach?: string[];
  source?: string;
}

/** What drives an automaton's turn: a drawn tile, a card. `aside`: it came to nothing. */
export interface Driver {
  icon: string;
  name: string;
  note: string;
  why: string;
  verdict: string;
  aside: boolean;
  /** The lines of a card, of which the first that is true applies. */
  lines?: { icon: string; name: string; note: string; state: "passed" | "applies" | "untried" }[];
}

export interface Side {
  id: string;
  icon: string;
  Panel: Component;
  /** Only as a tab of a small screen: elsewhere it is to be seen anyway. */
  small?: boolean;
}

/** Everything the shared table needs from one game: how it is drawn. What can be said of it comes with the state. */
export interface GameBoard {
  Board: Component;
  Hand: Component;
  /** What another player has before them; without it the board itself shows the player who is visited. */
  Court?: Component<{ seat: number }>;
  /** What an automaton goes by, below its panel: tiles drawn, a deck. */
  Memory?: Component;
  /** What lies before a player, in a row below the stocks of the panel, beside the pieces left to place. */
  Yard?: Component<{ seat: number }>;
  /** Things that the yard or the board draws, so that the row of stocks leaves them out. */
  drawn?: string[];
  sides: Side[];
  /** The hand lies in a row below the board, and the log beside the players. */
  handBelow?: boolean;
  /** The icons of stocks and marks that are called otherwise. */
  icons: Record<string, string>;
  describe(table: Table, piece: string): PieceInfo;
  /** Does an option stand in the decision bar although it has a piece? */
  inBar?(option: Option): boolean;
  /** Do the ways of a piece that has several stand in the dock alone, although there are few of them? */
  waysInDock?(ask: string): boolean;
  /** Does the seat hold what the others at the same screen must not see? */
  secret(view: Json, seat: number): boolean;
  /** What can be seen to be open, counted as a person would count it; otherwise the options are counted. */
  openThings?(table: Table): string;
  /** The sign of a decision; without it the pieces left to place are shown. */
  askIcon?(ask: string): string;
  /** Events that the log leaves out, because they say nothing or, of another seat in a running game, too much. */
  unsaid?(event: SeenEvent, secret: boolean): boolean;
  /** Events that stand in the log as a heading: a turn begins. */
  heading?(id: string): boolean;
  /** Events from which on everything is told step by step until somebody's turn begins, like an automaton's turn. */
  tellsFrom?(id: string): boolean;
  /** Are the phases those of a turn, which pass by where there is nothing to decide? */
  turnPhases?: boolean;
  /** The tab under which a piece lies on a small screen. */
  tabOf(piece: string): string;
  eventIcon(id: string, values: Values): string;
  /** The pieces that an event is about, to be marked on the board. */
  piecesOf?(event: SeenEvent): string[];
  /** What a move carries over the table, to be seen flying. */
  flights?(move: Moved): Flight[];
  /** The tile or card behind the first so many steps of an automaton's turn. */
  driver?(table: Table, turn: Turn, steps: number): Driver | null;
  /** The signs of one step: what was given, taken, placed. */
  stepIcons?(table: Table, event: SeenEvent): string[];
  /** What one step carries over the table. */
  stepFlights?(event: SeenEvent): Flight[];
  /** Decisions that are made among handfuls of things: each stands as a row of signs in the dock. */
  handfuls?(ask: string): boolean;
  /** Does the piece lie on the board itself, where everybody sees it glow? */
  onBoard(piece: string): boolean;
}
