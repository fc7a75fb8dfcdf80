"""Solomon's Temple in words: what cards do, and the figures that messages may use."""

from __future__ import annotations

from collections.abc import Mapping

from ophir.engine.naming import find, names_in, renamed
from ophir.engine.options import OptionValue
from ophir.engine.packs import Pack
from ophir.engine.texts import Texts
from ophir.games.temple.box import Box
from ophir.games.temple.effects.good import Draw


def about(texts: Texts, box: Box, kind: str, id: str) -> str:
    """What a card does: message `about-<id>`, else that of its category; empty for anything else."""
    if kind == "card" and (card := find(box.data.cards, id)):
        message = f"about-{id}" if texts.has(f"about-{id}") else f"about-{card.category}"
        return texts.say(message, {"count": card.count, "home_card": card.requires_structure or id})
    return texts.say("about-sin") if (kind, id) == ("card", "sin") else ""


def figures(texts: Texts, box: Box) -> dict[str, object]:
    """What any message may use beside the numbers of the box."""
    draws = [effect.n for card in box.data.cards for effect in card.effects if isinstance(effect, Draw)]
    return {
        "structures_all": len(box.structures),
        "furnishings_all": len(box.furnishings),
        "guilt_draw": max(draws, default=0),
        "fast_turns": box.fast_reward - 1,
    }


def pack_names(texts: Texts, box: Box) -> dict[str, str]:
    """Names of records that a pack renamed or added."""
    return renamed(texts, box, _names)


def _names(pack: Pack, options: Mapping[str, OptionValue]) -> dict[str, str]:
    return {**names_in(pack, "cards", card="card"), **names_in(pack, "board", space="space", gate="gate")}
