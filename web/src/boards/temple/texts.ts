import type { GameDetails, Json } from "../../protocol";
import type { Words } from "../../texts/words";
import { boxOf, viewOf } from "./state";

/** The words with the figures of this box that any message may use. */
export function templeWords(words: Words, details: GameDetails, view: Json): Words {
  const box = boxOf(details);
  const { options } = viewOf(view);
  const draws = Object.values(box.cards).flatMap((card) => card.effects.filter((one) => one.op === "draw").map((one) => one.n ?? 0));
  const rounds = Number(options.max_rounds);
  return words.at(words.players, {}, {
    deck_all: box.deck,
    structures_all: box.structures.length,
    furnishings_all: box.furnishings.length,
    starting_hand: box.setup.starting_hand,
    hand_refill: box.setup.hand_refill,
    discards_all: box.limits.discards_per_turn_max,
    guilt_draw: Math.max(0, ...draws),
    tokens_all: box.tokens,
    siege_armies: box.limits.siege_min_tokens,
    siege_waits: Number(options.siege_waits),
    lost_all: box.limits.temple_destruction_furnishings,
    extra_grain: Number(options.grain_extra_build),
    goat_helps: Number(options.scapegoat_negates_loss_of_heart),
    off_turn: Number(options.off_turn_offerings),
    extended: Number(options.stuck_hand === "extended"),
    reshuffle: Number(options.deck_exhaustion === "reshuffle"),
    rounds_all: rounds || box.limits.safety_rounds,
    idle_rounds: Number(options.idle_rounds),
    dead_ends: Number(options.end_when_both_dead === true && options.deck_exhaustion !== "reshuffle"),
  });
}
