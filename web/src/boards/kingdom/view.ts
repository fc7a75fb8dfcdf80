// Made from src/ophir/games/kingdom/fields.py by `ophir fields`. Don't edit.

/** What belongs to one seat. */
export interface KingdomPlayer {
  score: number;
  earned: Record<string, number>;
  cubes: Record<string, number>;
  pawns_left: number;
  placed: string[];
  buildings: string[];
  built_card: boolean;
  tokens: number;
  sold: Record<string, number>;
  bought: Record<string, number>;
  transactions: number;
  passed: boolean;
  finished: boolean;
  hand: Record<string, number> | null;
  hand_size: number;
  held: (Record<string, number> | null)[];
  held_size: number[];
}

/** Everything on the table; what is hidden is null. */
export interface KingdomState {
  round: number;
  order: string[];
  supply: Record<string, number>;
  market: Record<string, boolean[]>;
  players: Record<string, KingdomPlayer>;
  pawns: Record<string, string>;
  bonus_pawns: Record<string, number>;
  bonus_claims: number;
  sites: Record<string, string>;
  roads: Record<string, string>;
  display: (string | null)[];
  temple: string[];
  high_priest: string | null;
  privilege_used: boolean;
  builder: string | null;
  credits: Record<string, number>;
  fortune: {
    deck: Record<string, number> | null;
    deck_size: number;
    discard: Record<string, number>;
    held: Record<string, number>[];
    drawn: Record<string, number> | null;
    drawn_size: number;
    drawn_held: (Record<string, number> | null)[];
    drawn_held_size: number[];
    drawer: string | null;
    in_play: string | null;
  };
  ends: string[];
}
