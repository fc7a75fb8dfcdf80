import type { Component } from "svelte";
import type { GameDetails, Json, Moved, SeenEvent, Values } from "../protocol";
import type { Option } from "../table/choices";
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
  /** How many there can be: shown as a bar. */
  of?: number;
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
  /** 0: it has no rounds to speak of. */
  round: number;
  names: string[];
  now: number;
  /** Whose turn it is, where somebody else may be asked meanwhile. */
  turn?: number;
}

export interface Side {
  id: string;
  icon: string;
  Panel: Component;
}

/** A decision in words. */
export interface Asked {
  ask: string;
  help: string;
}

/** Something that another seat may answer: for so long nothing tells whether it can. */
export interface Suspense {
  ask: string;
  seat: number;
  ms: number;
}

/** Everything the shared table needs from one game. Views are data; nothing here knows a rule. */
export interface GameBoard {
  Board: Component;
  Hand: Component;
  sides: Side[];
  /** Settings of this game that stay in the browser. */
  Settings?: Component;
  /** A button in the decision bar beside the choices: not to be asked such a question again. */
  Hush?: Component;
  /** The hand lies in a row below the board, and the log beside the players. */
  handBelow?: boolean;
  phases(view: Json, words: Words): Phases;
  order(view: Json): number[];
  /** There is no turn order to show. */
  unordered?: boolean;
  court(view: Json, seat: number, details: GameDetails, words: Words): Court;
  /** The score that completes the game, if there is one. */
  most?(details: GameDetails): number;
  /** The message that names what is scored. */
  unit: string;
  sources(view: Json, seat: number): Record<string, number>;
  describe(table: Table, piece: string): PieceInfo;
  /** Pieces at which an option is found beside its own. */
  also?(option: Option): string[];
  /** Does an option stand in the decision bar although it has a piece? */
  inBar?(option: Option): boolean;
  /** The question of a decision, and help with it, where the position asks for other words than its messages have. */
  ask?(table: Table): Asked | undefined;
  /** An option by a name that fits better than that of its message. */
  nameOf?(table: Table, option: Option): string | undefined;
  /** What can be seen to be open, counted as a person would count it; otherwise the options are counted. */
  openThings?(table: Table): string;
  /** The message on the tag of a person who is asked, if it isn't simply that person's turn. */
  tag?(ask: string): string | undefined;
  /** Why a person should think twice before taking an option. */
  caution?(table: Table, option: Option): string | undefined;
  /** The sign of a decision; without it the pieces left to place are shown. */
  askIcon?(ask: string): string;
  suspense?(table: Table, option: Option): Suspense | null;
  /** Events that the log leaves out, because they say nothing or, of another seat in a running game, too much. */
  unsaid?(event: SeenEvent, secret: boolean): boolean;
  /** Events that stand in the log as a heading. */
  heading?(id: string): boolean;
  /** The tab under which a piece lies on a small screen. */
  tabOf(piece: string): string;
  eventIcon(id: string, values: Values): string;
  /** What a move carries over the table, to be seen flying. */
  flights?(move: Moved, details: GameDetails): Flight[];
  /** Does the piece lie on the board itself, where everybody sees it glow? */
  onBoard(piece: string): boolean;
}
