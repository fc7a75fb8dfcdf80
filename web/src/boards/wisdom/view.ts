// Made from src/ophir/games/wisdom/fields.py by `ophir fields`. Don't edit.

/** What belongs to one seat. */
export interface WisdomPlayer {
  favor: number;
  earned: Record<string, number>;
  cubes: Record<string, number>;
  workers_left: number;
  passed: boolean;
  visits: Record<string, number>;
  buildings: string[];
  houses: Record<string, number>;
  tiles: Record<string, number> | null;
  tiles_size: number;
  hand: Record<string, number> | null;
  hand_size: number;
  held: (Record<string, number> | null)[];
  held_size: number[];
  pending: Record<string, number>;
  permanent: Record<string, number>;
  kept: string | null;
}

/** Everything on the table; what is hidden is null. */
export interface WisdomState {
  year: number;
  current: string | null;
  starting_player: string | null;
  holy_first: string | null;
  supply: Record<string, number>;
  market: Record<string, (string | null)[]>;
  players: Record<string, WisdomPlayer>;
  workers: Record<string, string>;
  holy_workers: Record<string, number>;
  offer: Record<string, string | null>;
  roads: string[];
  shortage: string[];
  fortune: {
    deck: Record<string, number> | null;
    deck_size: number;
    discard: Record<string, number>;
    held: Record<string, number>[];
    in_play: string[];
  };
  bag: {
    left: Record<string, number>;
    used: Record<string, number>;
    set_aside: Record<string, number>;
    out: Record<string, number>;
    holy_drawn: number;
  };
  ends: string[];
}
