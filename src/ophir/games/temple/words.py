"""Solomon's Temple in words: what cards do, and the figures that messages may use."""

from __future__ import annotations

from functools import cache

from ophir.engine.game import Game
from ophir.engine.texts import Texts
from ophir.games.temple.box import Box
from ophir.games.temple.data import Data
from ophir.games.temple.effects.good import Draw


def card_text(texts: Texts, box: Box, id: str) -> str:
    """What a card does: message `about-<id>`, else that of its category."""
    for card in box.data.cards:
        if card.id == id:
            message = f"about-{id}" if texts.has(f"about-{id}") else f"about-{card.category}"
            return texts.say(message, {"count": card.count, "home_card": card.requires_structure or id})
    return texts.say("about-sin") if id == "sin" else ""


def about(texts: Texts, box: Box, kind: str, id: str) -> str:
    """What a card does; empty for anything else."""
    return card_text(texts, box, id) if kind == "card" else ""


def figures(texts: Texts, box: Box) -> dict[str, object]:
    """The figures of this box that any message may use."""
    draws = [effect.n for card in box.data.cards for effect in card.effects if isinstance(effect, Draw)]
    return {
        "deck_all": box.deck_size,
        "structures_all": len(box.structures),
        "furnishings_all": len(box.furnishings),
        "starting_hand": box.starting_hand,
        "hand_refill": box.hand_refill,
        "discards_all": box.discards,
        "guilt_draw": max(draws, default=0),
        "tokens_all": box.tokens,
        "fast_turns": box.fast_reward - 1,
        "fast_reward": box.fast_reward,
        "siege_armies": box.siege_armies,
        "siege_waits": int(box.siege_waits),
        "lost_all": box.furnishings_lost,
        "extra_grain": int(box.extra_grain_build),
        "goat_helps": int(bool(box.options["scapegoat_negates_loss_of_heart"])),
        "off_turn": int(bool(box.options["off_turn_offerings"])),
        "extended": int(box.extended_stuck_hand),
        "reshuffle": int(box.reshuffle),
        "rounds_all": box.max_rounds,
        "idle_rounds": box.idle_rounds,
        "dead_ends": int(box.ends_when_both_dead),
        "by_pieces": int(box.won_by_pieces),
    }


def pack_names(texts: Texts, box: Box) -> dict[str, str]:
    """Names of records that a pack renamed or added."""
    standard = _standard_names(box.game)
    return {id: name for id, name in _names(box.data).items() if standard.get(id) != name}


@cache
def _standard_names(game: Game) -> dict[str, str]:
    return _names(Data(game.standard_pack))


def _names(data: Data) -> dict[str, str]:
    """Every name that a pack gives, by message id."""
    return {
        **{f"card-{one.id}": one.name for one in data.cards},
        **{f"space-{one.id}": one.name for one in data.spaces},
        **{f"gate-{one.id}": one.name for one in data.gates},
    }
