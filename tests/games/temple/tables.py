"""Set a table in three lines: by field what each player has, where `GAME.setup` wants it by player.

White is the active player (A in the rules) unless said otherwise, Black the opponent (B). Everything that lies on a
player's side is given under that player: `armies={"white": ["o_n"]}` are Black's armies on White's board.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ophir.engine.chance import Chance
from ophir.engine.game import NOBODY
from ophir.games.temple import GAME
from ophir.games.temple.data import Data
from ophir.games.temple.table import NO_CARD, TempleTable
from tests.games import reading
from tests.games.reading import check

WHITE, BLACK = 0, 1
NAMES = GAME.seat_names
DATA = Data(GAME.standard_pack)
STRUCTURES = ["porch", "pillar_boaz", "pillar_jachin", "main_hall", "holy_of_holies"]
FURNISHINGS = [card.id for card in DATA.cards if card.category == "furnishing"]
ORDINARY_SINS = [card.id for card in DATA.cards if card.category == "sin" and card.id != "loss_of_heart"]
COUNTS = {card.id: card.count for card in DATA.cards}
OPTIONS = [spec.id for spec in GAME.option_specs]
OF_PLAYERS = ("hand", "draw", "discard", "gates", "armies", "siege", "scapegoat", "fast", "sin")
# What a player has or has not, by the word that lists the players who have it.
FLAGS: dict[str, dict[str, object]] = {
    "david": {"king_david": True},
    "solomon": {"king_solomon": True},
    "priest": {"priest": "good"},
    "evil_priest": {"priest": "evil"},
    "unclean": {"unclean": True},
    "altar": {"altar": True},
    "bad_offerings": {"bad_offerings": True},
}

pack_with = partial(reading.pack_with, GAME)


def seat_of(name: str) -> int:
    return NAMES.index(name)


def table(at: str = "preparation", seed: int | str = "tables", **said: Any) -> TempleTable:
    """A position set up in the tenth turn; what is no field of it is an option.

    `known` are cards of the hand that the opponent has seen; `prophet` and `built` are said shorter than in a position.
    """
    options = {name: said.pop(name) for name in OPTIONS if name in said}
    of_players = {key: said.pop(key, {}) for key in (*OF_PLAYERS, "built", "known", "prophet")}
    flags = {key: said.pop(key, ()) for key in FLAGS}
    for name in NAMES:
        player = {key: of_players[key][name] for key in OF_PLAYERS if name in of_players[key]}
        for word, field in FLAGS.items():
            player |= field if name in flags[word] else {}
        built = of_players["built"].get(name, ())
        player["structures"] = [id for id in built if id in STRUCTURES]
        player["furnishings"] = [id for id in built if id in FURNISHINGS]
        if name in of_players["prophet"]:
            player["prophet"] = f"prophet_{of_players['prophet'][name]}"
        if name in of_players["known"]:
            player["seen"] = ["no"] * len(player["hand"])
            for id in of_players["known"][name]:
                player["seen"][player["hand"].index(id)] = "card"
        said[name] = player
    said = {"turns": 10, **said}
    made = GAME.setup(2, at, None, options, seed, said.pop("pack", None), said.pop("chance", ()), **said)
    assert isinstance(made, TempleTable)
    return check(made)


def hand(made: TempleTable, name: str) -> list[str]:
    """A hand, in the order of cards.toml."""
    return [made.box.card_ids[card] for card in sorted(made.hand[seat_of(name)])]


def discarded(made: TempleTable, name: str) -> list[str]:
    """A discard pile, the latest card last."""
    return [made.box.card_ids[card] for card in made.discard[seat_of(name)]]


def drawable(made: TempleTable, name: str) -> list[str]:
    """The contents of a draw pile, in the order of cards.toml."""
    return [made.box.card_ids[card] for card in made.draw[seat_of(name)]]


def in_temple(made: TempleTable, name: str) -> set[str]:
    """Structures and Furnishings in play."""
    return {id for card, id in enumerate(made.box.card_ids) if made.built[seat_of(name)] >> card & 1}


def guarded(made: TempleTable, name: str) -> set[str]:
    """The guarded gates of a city."""
    return {id for gate, id in enumerate(made.box.gate_ids) if made.gates[seat_of(name)] >> gate & 1}


def armies(made: TempleTable, name: str) -> set[str]:
    """Where armies stand on a player's board."""
    return {made.box.space_ids[space] for space, bits in enumerate(made.army[seat_of(name)]) if bits}


def sin_on(made: TempleTable, name: str) -> str | None:
    """The Sin that lies against a player."""
    card = made.sin[seat_of(name)]
    return None if card == NO_CARD else made.box.card_ids[card]


def samples(made: TempleTable, name: str | None, count: int = 60) -> list[TempleTable]:
    """Positions that a seat (None: a spectator) can't tell from this one."""
    view = made.view(NOBODY if name is None else seat_of(name))
    found = []
    for number in range(count):
        one = view.sample(Chance(f"samples {number}"))
        assert isinstance(one, TempleTable)
        found.append(check(one))
    return found
