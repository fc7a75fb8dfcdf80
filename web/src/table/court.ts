import type { GameBoard, Stock } from "../boards/board";
import type { CourtInfo, StockInfo } from "../protocol";
import type { Words } from "../texts/words";

/** What a player's panel shows: goods in a row, other possessions below, pieces left to place, a title. */
export interface Court {
  goods: Stock[];
  things: Stock[];
  left: Stock | null;
  mark: { icon: string; name: string } | null;
  /** The score that completes the game; 0: none does. */
  most: number;
  note: string;
}

export const NO_COURT: Court = { goods: [], things: [], left: null, mark: null, most: 0, note: "" };

/** What a seat has, with names and icons. */
export function courtOf(court: CourtInfo, icons: GameBoard["icons"], words: Words): Court {
  const stock = ({ id, name, count, of, piece }: StockInfo): Stock => ({ id, icon: icons[id] ?? id, name: words.say(name, { count }), count, of, piece });
  return {
    goods: court.goods.map(stock),
    things: court.things.map(stock),
    left: court.left && stock(court.left),
    mark: court.mark ? { icon: icons[court.mark] ?? court.mark, name: words.say(court.mark) } : null,
    most: court.most,
    note: court.note && words.say(court.note),
  };
}

/** The parties as panels show them: in turn order, automata last; or, where there is none, the others first. */
export function panelOrder(order: number[], seats: number, own: number): number[] {
  const first = Math.max(0, own) + 1;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return order.length ? [...order, ...all.filter((seat) => !order.includes(seat))] : Array.from({ length: seats }, (_, at) => (first + at) % seats);
}
