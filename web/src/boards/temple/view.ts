// Made from src/ophir/games/temple/fields.py by `ophir fields`. Don't edit.

/** What belongs to one seat. */
export interface TemplePlayer {
  hand: (string | null)[];
  seen: ("no" | "card" | "structure" | "good")[];
  draw: Record<string, number> | null;
  draw_size: number;
  discard: string[];
  prophet: string | null;
  king_david: boolean;
  king_solomon: boolean;
  priest: "none" | "good" | "evil";
  unclean: boolean;
  altar: boolean;
  bad_offerings: boolean;
  scapegoat: "none" | "inactive" | "active";
  fast: number | null;
  sin: string | null;
  structures: string[];
  furnishings: string[];
  gates: string[];
  siege: number;
  armies: Record<string, ("moved" | "passed" | "raided")[]>;
  returned: Record<string, number>;
  promise: { cards: string[]; slots: number } | null;
}

/** Everything on the table; what is hidden is null. */
export interface TempleState {
  active: string | null;
  turns: number;
  build_used: boolean;
  grain: "none" | "build_open" | "build_made";
  good_played: boolean;
  reward_taken: boolean;
  sin_pending: boolean;
  passage_played: boolean;
  acted: boolean;
  idle_turns: number;
  offering: { card: string; player: string; negated: boolean } | null;
  given: string | null;
  players: Record<string, TemplePlayer>;
  ends: ("filling" | "both_dead" | "round_cap" | "idle")[];
  winner: string | null;
}
