// Made from src/ophir/games/architects/fields.py by `ophir fields`. Don't edit.

/** What belongs to one seat. */
export interface ArchitectsPlayer {
  board: string | null;
  workers: Record<string, number>;
  supply: number;
  prison: number;
  guildhall: number;
  captured: Record<string, number>;
  goods: Record<string, number>;
  virtue: number;
  influence: number;
  cathedral: number;
  unpaid: number;
  paid: number;
  spare: number;
  apprentices: string[];
  buildings: string[];
  hand: Record<string, number> | null;
  hand_size: number;
  packet: string[] | null;
  packet_size: number;
  picked: string | null;
}

/** Everything on the table; what is hidden is null. */
export interface ArchitectsState {
  current: string | null;
  starter: string | null;
  last_turns: number | null;
  round: number;
  reset_due: boolean;
  tax: number;
  black_market: Record<string, string>;
  small_top: string | null;
  large: string[];
  display: (string | null)[];
  display_silver: number[];
  apprentices_under: string[];
  rewards: {
    left: number;
    resolved: string[];
  };
  consequence: string | null;
  contribution: string | null;
  turned: string[];
  contributed: ("clay" | "wood" | "stone" | "gold" | "marble")[];
  wonders: {
    owner: Record<string, string>;
    place: Record<string, string>;
    goods: Record<string, number>;
  };
  opponent: string | null;
  marker: number;
  schemes: {
    draw: string[];
    draw_unseen: number;
    discard: string[];
    discard_unseen: number;
    future: number;
  };
  bill: Record<string, number>;
  players: Record<string, ArchitectsPlayer>;
  pile: {
    cards: string[] | null;
    size: number;
    under: (string | null)[];
    under_known: string[][];
  };
}
