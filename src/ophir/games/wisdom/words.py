"""Wisdom of Solomon in words: what cards and spaces do, said from their data.

No card has a text of its own. Its effect is a record of the pack, and one message a verb says it in each language, so
a corrected or invented card reads right at once. The same goes for prices and counts: messages take them as figures.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ophir.engine.game import Game
from ophir.engine.texts import Texts
from ophir.games.wisdom.box import Box
from ophir.games.wisdom.data import Data
from ophir.games.wisdom.goods import named


def place_text(texts: Texts, box: Box, id: str) -> str:
    """What a worker does on a place."""
    for place, location in enumerate(box.data.locations):
        if location.id == id:
            values = {"good": location.yields, "region_good": location.region, "spots": box.spots[place]}
            return texts.say("about-location", values)
    for area, space in enumerate(box.data.action_spaces):
        if space.id == id:
            return texts.say(f"about-{id}", {"spaces": box.area_spaces[area]})
    for holy in box.data.holy_spaces:
        if holy.id == id:
            return texts.say("about-holy", {"effect": texts.effect(holy.effect)})
    return building_text(texts, box, id)


def building_text(texts: Texts, box: Box, id: str) -> str:
    """A Building Card: cost, Favor and effect."""
    for card in box.data.buildings:
        if card.id == id:
            values = {"good": card.cost, "favor": card.favor, "space": int(card.worker_space)}
            return texts.say("about-building", {**values, "effect": texts.effect(card.effect)})
    return ""


def fortune_text(texts: Texts, box: Box, id: str) -> str:
    """A Fortune Card: what it does and how many there are."""
    for card in box.data.fortunes:
        if card.id == id:
            return texts.say("about-fortune", {"effect": texts.effect(card.effect), "count": card.count})
    return ""


def about(texts: Texts, box: Box, kind: str, id: str) -> str:
    """What a place, a building or a fortune does; empty for anything else."""
    tellers = {"place": place_text, "building": building_text, "fortune": fortune_text}
    teller = tellers.get(kind)
    return teller(texts, box, id) if teller else ""


def figures(texts: Texts, box: Box) -> dict[str, object]:
    """The figures of this box that any message may use."""
    data = box.data
    return {
        "players_all": box.seats,
        "solo": int(box.solo),
        "workers_each": box.workers,
        "houses_each": box.houses,
        "start_favor": box.starting_favor,
        "cubes_left_out": next(one.cubes_removed_each for one in data.setups if one.players == box.seats),
        "shortages": box.shortage_count,
        "market_fill": box.market_fill,
        "market_refill": box.refill,
        "market_squares": box.squares,
        "transactions": box.transactions,
        "purchases_most": box.purchases,
        "trade_gets": box.trade_gets,
        "price_good": named(box.levite_prices[0]),
        "other_good": named(box.levite_prices[-1]),
        "surcharge": box.surcharge,
        "levite_cards": box.levite_cards,
        "tiles_all": box.temple_squares,
        "least_tile": min(box.tile_favor),
        "most_tile": max(box.tile_favor),
        "card_favor": box.card_favor,
        "roads_all": box.road_pieces,
        "slots_all": box.slots,
        "best_slot": max(box.slot_favor),
        "max_years": box.max_years,
        "threshold": box.solo_threshold,
        "his_card_favor": box.solo_card_favor,
        "his_cubes": box.cubes_per_favor,
        "his_discount": box.solo_discount,
        "holy_set_aside": box.holy_set_aside,
        "holy_lines": _lines(texts, ((texts.name("place", id), place_text(texts, box, id)) for id in box.holy_ids)),
    }


def _lines(texts: Texts, entries: Iterable[tuple[str, str]]) -> str:
    return "\n".join(texts.say("line", {"name": name, "text": text}) for name, text in entries)


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
        **{f"good-{one.id}": one.name for one in data.resources},
        **{f"place-{one.id}": one.name for one in data.locations},
        **{f"tile-{one.id}": one.name for one in data.locations},
        **{f"place-{one.id}": one.name for one in data.action_spaces},
        **{f"place-{one.id}": one.name for one in data.holy_spaces},
        **{f"place-{one.id}": one.name for one in data.buildings},
        **{f"building-{one.id}": one.name for one in data.buildings},
        **{f"fortune-{one.id}": one.name for one in data.fortunes},
    }
