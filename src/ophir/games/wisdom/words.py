"""Wisdom of Solomon in words: what cards and spaces do, said from their data.

No card has a text of its own. Its effect is a record of the pack, and one message a verb says it in each language, so
a corrected or invented card reads right at once. The same goes for prices and counts: messages take them as figures.
"""

from __future__ import annotations

from collections.abc import Mapping

from ophir.engine.naming import find, lines, names_in, renamed
from ophir.engine.options import OptionValue
from ophir.engine.packs import Pack
from ophir.engine.texts import Texts
from ophir.games.wisdom.box import Box
from ophir.games.wisdom.goods import named


def about(texts: Texts, box: Box, kind: str, id: str) -> str:
    """What a place, a building or a fortune does; empty for anything else."""
    data = box.data
    if kind == "fortune" and (fortune := find(data.fortunes, id)):
        return texts.say("about-fortune", {"effect": texts.effect(fortune.effect), "count": fortune.count})
    if kind in ("place", "building") and (card := find(data.buildings, id)):
        values = {"good": card.cost, "favor": card.favor, "space": int(card.worker_space)}
        return texts.say("about-building", {**values, "effect": texts.effect(card.effect)})
    if kind == "place" and (location := find(data.locations, id)):
        spots = box.spots[data.locations.index(location)]
        return texts.say("about-location", {"good": location.yields, "region_good": location.region, "spots": spots})
    if kind == "place" and (space := find(data.action_spaces, id)):
        return texts.say(f"about-{id}", {"spaces": box.area_spaces[data.action_spaces.index(space)]})
    if kind == "place" and (holy := find(data.holy_spaces, id)):
        return texts.say("about-holy", {"effect": texts.effect(holy.effect)})
    return ""


def figures(texts: Texts, box: Box) -> dict[str, object]:
    """What any message may use beside the numbers of the box."""
    return {
        "cubes_left_out": next(one.cubes_removed_each for one in box.data.setups if one.players == box.seats),
        "price_good": named(box.levite_prices[0]),
        "other_good": named(box.levite_prices[-1]),
        "least_tile": min(box.tile_favor),
        "most_tile": max(box.tile_favor),
        "best_slot": max(box.slot_favor),
        "threshold": box.solo_threshold,
        "holy_lines": lines(texts, box, "place", box.holy_ids),
    }


def pack_names(texts: Texts, box: Box) -> dict[str, str]:
    """Names of records that a pack renamed or added."""
    return renamed(texts, box, _names)


def _names(pack: Pack, options: Mapping[str, OptionValue]) -> dict[str, str]:
    """Every name that a pack gives, by message id."""
    return {
        **names_in(pack, "components", good="resource", place="action_space"),
        **names_in(pack, "components", place="holy_space"),
        **names_in(pack, "map", place="location", tile="location"),
        **names_in(pack, "buildings", place="building", building="building"),
        **names_in(pack, "fortune", fortune="fortune"),
    }
