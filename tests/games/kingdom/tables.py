"""Set a table in three lines: by field what each player has, where `GAME.setup` wants it by player.

Cubes are written as in docs/rules/kingdom.md, section 16: `"GSTFFF"` is one Gold, one Stone, one Timber, three Food.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any

from ophir.engine.conserved import REST as REST
from ophir.games.kingdom import GAME
from ophir.games.kingdom.box import Box
from ophir.games.kingdom.data import Data
from ophir.games.kingdom.goods import GOODS
from ophir.games.kingdom.table import SOURCE_COUNT, KingdomTable
from tests.games import reading
from tests.games.reading import asked, check, do, legal

COLORS = GAME.seat_names
LETTERS = "GCSTF"
DATA = Data(GAME.standard_pack)
OPTIONS = [spec.id for spec in GAME.option_specs]

pack_with = partial(reading.pack_with, GAME)


def seat_of(color: str) -> int:
    return COLORS.index(color)


def written(cubes: Iterable[int]) -> str:
    """Five numbers as `"GFF"`."""
    return "".join(letter * count for letter, count in zip(LETTERS, cubes, strict=True))


def written_named(cubes: Mapping[Any, int]) -> str:
    """Cubes by name as `"GFF"`."""
    return written(cubes.get(good, 0) for good in GOODS)


def cubes_of(has: str) -> dict[str, int]:
    """`"GFF"` as cubes by name."""
    return {good: has.count(letter) for good, letter in zip(GOODS, LETTERS, strict=True) if letter in has}


def box_of(seats: int, **options: bool | str) -> Box:
    made = GAME.box_for(GAME.standard_pack, seats, GAME.read_options(seats, options))
    assert isinstance(made, Box)
    return made


def table(seats: int = 3, at: str = "placement", turn: str | None = None, **said: Any) -> KingdomTable:
    """A position set up; what is no field of it is an option. `blocks` of the Temple are the last player's."""
    said = {key: given for key, given in said.items() if given is not None}
    options = {name: said.pop(name) for name in OPTIONS if name in said}
    of_players = {key: said.pop(key, {}) for key in ("buildings", "cubes", "hand", "score", "tokens")}
    of_players["cubes"] = {color: cubes_of(has) for color, has in of_players["cubes"].items()}
    for color in COLORS[:seats]:
        said[color] = {key: given[color] for key, given in of_players.items() if color in given}
    said["fortune"] = {key: said.pop(key) for key in ("deck", "discard") if key in said}
    said["temple"] = [COLORS[seats - 1]] * said.pop("blocks", 0)
    made = GAME.setup(seats, at, turn, options, "tables", said.pop("pack", None), **said)
    assert isinstance(made, KingdomTable)
    return check(made)


def play_until(made: KingdomTable, decision: str, round: int) -> KingdomTable:
    """Go on, building and trading nothing, until a decision of this kind (`"D1"`) is asked in this round."""
    while not (made.round == round and asked(made).startswith(decision + " ")):
        assert not made.over
        assert made.round <= round
        idle = {"pass", "end", "done", "decline"} & legal(made)
        do(made, *(idle or made.legal_texts()[:1]))
    return made


def has(made: KingdomTable, color: str) -> str:
    """A player's cubes."""
    return written(made.cubes_of(seat_of(color)))


def score(made: KingdomTable, color: str) -> int:
    return made.score[seat_of(color)]


def hand(made: KingdomTable, color: str) -> list[str]:
    """A player's Fortune Cards, in the order of fortune.toml."""
    return [made.box.fortune_ids[card] for card in made.fortune.cards_in(seat_of(color))]


def order(made: KingdomTable) -> list[str]:
    return [COLORS[seat] for seat in made.order]


def named_cards(made: KingdomTable, pile: list[int]) -> list[str]:
    """The cards of a pile, in the order of fortune.toml."""
    return [id for id, count in zip(made.box.fortune_ids, pile, strict=True) for _ in range(count)]


def earned(made: KingdomTable, color: str, source: int) -> int:
    return made.earned[SOURCE_COUNT * seat_of(color) + source]
