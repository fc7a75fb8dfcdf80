"""Does the data of a pack fit together? Counts, references and symmetry, checked before a game. [Temple R83]"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ophir.engine.errors import BadPack
from ophir.games.temple import data as records
from ophir.games.temple.conditions import CONDITIONS
from ophir.games.temple.data import Data
from ophir.games.temple.playing import POINTS

# Cards that the rules know by name; what each does is in its effects.
KNOWN: Final = {
    "priest": "priest",
    "altar": "altar",
    "levites": "levites",
    "pray_and_fast": "pray_and_fast",
    "burnt_offering": "offering",
    "peace_offering": "offering",
    "guilt_offering": "offering",
    "grain_offering": "offering",
    "king_david": "king",
    "king_solomon": "king",
    "scapegoat": "scapegoat",
    "cooperation": "cooperation",
    "israelite_army": "israelite_army",
    "bad_offerings": "instant_evil",
    "blemished_animal": "instant_evil",
    "broken_altar": "instant_evil",
    "evil_priest": "instant_evil",
    "unclean": "instant_evil",
    "babylonian_army": "military",
    "lay_siege": "military",
    "secret_passage": "military",
    "destruction": "military",
}
ALONE: Final = ("structure", "furnishing", "filling", "king", "scapegoat")  # at most one copy of each [R83]
FREE: Final = ("structure", "furnishing", "prophet", "sin", "gate", "filling")  # categories with cards of any name
EVIL: Final = ("sin", "instant_evil", "military")


def check(data: Data) -> None:
    """Raise BadPack for the first thing that is wrong."""
    _cards(data)
    _totals(data)
    _effects(data)
    _win(data)
    _board(data)
    _timing(data)


def _bad(card: records.Card, field: str, reason: str) -> BadPack:
    return BadPack("cards", f"card {card.id}", field, reason)


def _cards(data: Data) -> None:
    _once("cards", "card", (card.id for card in data.cards))
    cards = {card.id: card for card in data.cards}
    for id, category in KNOWN.items():
        if id not in cards:
            raise BadPack("cards", f"card {id}", "", "is missing; the rules need it (its count may be 0)")
        if cards[id].category != category:
            raise _bad(cards[id], "category", f"must be {category}")
    for card in data.cards:
        if card.category not in FREE and card.id not in KNOWN:
            raise _bad(card, "category", f"the rules know no other {card.category} than their own")
        if (card.alignment == "evil") != (card.category in EVIL):
            raise _bad(card, "alignment", f"of a {card.category} can't be {card.alignment}")
        if card.category in ALONE and card.count > 1:
            raise _bad(card, "count", "a deck holds at most one")
        for name in (*card.preconditions, *card.pair_preconditions):
            if name not in CONDITIONS:
                raise _bad(card, "preconditions", f"{name!r} is unknown; known: {_list(CONDITIONS)}")
        if bool(card.offering) != (card.category == "offering"):
            raise _bad(card, "offering", "belongs to offerings, and to them alone")
    for category, least in (("prophet", 1), ("sin", 0), ("gate", 0), ("filling", 0)):
        found = [card for card in data.cards if card.category == category]
        if sum(card.count for card in found) < least or not found:
            raise BadPack("cards", category, "count", "there must be at least one")
        if category in ("gate", "filling") and len(found) > 1:
            raise _bad(found[1], "category", f"there is one {category} card only")


def _totals(data: Data) -> None:
    deck = data.deck
    counted = dict.fromkeys(("good", *EVIL), 0)
    for card in data.cards:
        counted[card.category if card.category in EVIL else "good"] += card.count
    expected = {
        "good_total": (counted["good"], deck.good_total),
        "sin_total": (counted["sin"], deck.sin_total),
        "instant_evil_total": (counted["instant_evil"], deck.instant_evil_total),
        "military_total": (counted["military"], deck.military_total),
        "size": (sum(counted.values()), deck.size),
    }
    for field, (found, wanted) in expected.items():
        if found != wanted:
            raise BadPack("cards", "deck", field, f"is {wanted}, but the cards are {found}")
    if data.components.cards_per_deck != deck.size:
        raise BadPack("setup", "components", "cards_per_deck", f"must be {deck.size}, as in cards.toml")
    if len(deck.backs) != data.components.decks:
        raise BadPack("cards", "deck", "backs", f"must be {data.components.decks}, one a deck")
    if data.die.star_faces + data.die.sword_faces != data.die.sides:
        raise BadPack("setup", "die", "sides", "must be the Star and Sword faces together")


def _effects(data: Data) -> None:
    limits = data.limits
    cards = {card.id: card for card in data.cards}
    for card in data.cards:
        for effect in card.effects:
            match effect:
                case records.BuildStructure(structure=structure):
                    if structure != card.id:
                        raise _bad(card, "effects.structure", f"must be {card.id}")
                case records.NegateSin(excepted=excepted):
                    _sins(data, card, excepted, "burnt_offering")
                case records.WhileActiveMayNegateSin(excepted=excepted):
                    _sins(data, card, excepted, "scapegoat")
                case records.StartSiege():
                    turns = (effect.restricted_turns, effect.reward_turn)
                    _same(card, turns, (limits.siege_restricted_turns, limits.siege_reward_turn))
                case records.StartFast():
                    turns = (effect.restricted_turns, effect.reward_turn)
                    _same(card, turns, (limits.fast_restricted_turns, limits.fast_reward_turn))
                case records.Destroy():
                    lost = effect.temple.furnishings_to_draw
                    _same(card, (lost,), (limits.temple_destruction_furnishings,))
                case _:
                    pass
        if card.category == "furnishing":
            home = cards.get(card.requires_structure)
            if home is None or home.category != "structure":
                raise _bad(card, "requires_structure", f"{card.requires_structure!r} is no Structure")
    for prefix in ("siege", "fast"):
        if getattr(limits, f"{prefix}_reward_turn") != getattr(limits, f"{prefix}_restricted_turns") + 1:
            raise BadPack("setup", "limits", f"{prefix}_reward_turn", "must follow the restricted turns")


def _same(card: records.Card, found: tuple[int, ...], limits: tuple[int, ...]) -> None:
    if found != limits:
        raise _bad(card, "effects", f"says {found}, but the limits of setup.toml say {limits}")


def _sins(data: Data, card: records.Card, excepted: list[str], negator: str) -> None:
    """A Sin says what negates it, and a negator which Sins it leaves standing: they must agree."""
    for sin in data.cards:
        if sin.category == "sin" and (sin.id in excepted) == (negator in sin.negated_by):
            raise _bad(sin, "negated_by", f"does not agree with the exceptions of {card.id}")


def _win(data: Data) -> None:
    structures = [card.id for card in data.cards if card.category == "structure"]
    furnishings = [card.id for card in data.cards if card.category == "furnishing"]
    filling = [card.id for card in data.cards if card.category == "filling"]
    if sorted(data.win.structures) != sorted(structures):
        raise BadPack("setup", "win", "structures", f"must be {_list(structures)}")
    if data.win.furnishing_count != len(furnishings):
        raise BadPack("setup", "win", "furnishing_count", f"must be {len(furnishings)}, as in cards.toml")
    if [data.win.final_card] != filling:
        raise BadPack("setup", "win", "final_card", f"must be {_list(filling)}")


def _board(data: Data) -> None:
    _once("board", "space", (space.id for space in data.spaces))
    _once("board", "gate", (gate.id for gate in data.gates))
    spaces = {space.id: space for space in data.spaces}
    if data.board.start_space not in spaces:
        raise BadPack("board", "board", "start_space", f"{data.board.start_space!r} is no space")
    tokens = data.board.tokens_per_player
    if tokens != data.components.army_tokens_per_player:
        raise BadPack("board", "board", "tokens_per_player", "must be the number that setup.toml gives")
    if tokens >= len(data.spaces):
        raise BadPack("board", "board", "tokens_per_player", "there must be more spaces than tokens")
    adjacent = {(space.id, other) for space in data.spaces for other in space.adjacent}
    for space, other in sorted(adjacent):
        name = f"space {space}"
        if other not in spaces:
            raise BadPack("board", name, "adjacent", f"{other!r} is no space")
        if (other, space) not in adjacent:
            raise BadPack("board", name, "adjacent", f"{other} is named, but does not name {space}")
        if (spaces[space].region == "outside") != (spaces[other].region == "outside"):
            raise BadPack("board", name, "adjacent", f"{other} is on the other side of the wall; only gates lead there")
    for gate in data.gates:
        for end, outside in ((gate.outer, True), (gate.inner, False)):
            if end not in spaces:
                raise BadPack("board", f"gate {gate.id}", "", f"{end!r} is no space")
            if (spaces[end].region == "outside") != outside:
                raise BadPack("board", f"gate {gate.id}", "", "must lead from outside to inside")


def _timing(data: Data) -> None:
    points = [*(window.id for window in data.windows), *(point.id for point in data.action_points)]
    _once("timing", "point", points)
    if sorted(points) != sorted(POINTS):
        raise BadPack("timing", "window", "id", f"the windows and action points must be {_list(POINTS)}")
    timings = {timing.id for timing in data.timings}
    for timing in data.timings:
        for point in timing.at:
            if point not in points:
                raise BadPack("timing", f"timing {timing.id}", "at", f"{point!r} is no window or action point")
    for card in data.cards:
        if card.timing not in timings:
            raise _bad(card, "timing", f"{card.timing!r} is unknown; known: {_list(timings)}")


def _once(file: str, table: str, ids: Iterable[str]) -> None:
    seen: set[str] = set()
    for id in ids:
        if id in seen:
            raise BadPack(file, f"{table} {id}", "id", "is used twice")
        seen.add(id)


def _list(ids: Iterable[str]) -> str:
    return ", ".join(sorted(ids))
