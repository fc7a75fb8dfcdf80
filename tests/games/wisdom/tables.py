"""Set a table in three lines, and read it back in the words of docs/rules/wisdom.md.

Cubes are written by letters: `"EGGF"` is one Exotic, two Gold and one Food (Exotic, Gold, Copper, Stone, Wood, Food).
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ophir.engine.conserved import REST
from ophir.games.wisdom import GAME
from ophir.games.wisdom.goods import GOOD_IDS, GOODS
from ophir.games.wisdom.table import SCORE_SOURCES, SOURCE_COUNT, WisdomTable
from tests.games import reading
from tests.games.reading import check

LETTERS = "EGCSWF"
SOLO = {"solo_ties": "auto"}
OPTIONS = [spec.id for spec in GAME.option_specs]

pack_with = partial(reading.pack_with, GAME)


def cubes(has: str) -> dict[str, int]:
    """`"GFF"` as cubes by name."""
    return {good: has.count(letter) for good, letter in zip(GOOD_IDS, LETTERS, strict=True) if letter in has}


def table(seats: int = 2, at: str = "turn", turn: str | None = "blue", **said: Any) -> WisdomTable:
    """A position set up; what is no field of it is an option. A party's cubes may be written by letters."""
    options = {name: said.pop(name) for name in OPTIONS if name in said}
    for name, has in said.items():
        if isinstance(has, dict) and isinstance(has.get("cubes"), str) and has["cubes"] != REST:
            said[name] = {**has, "cubes": cubes(has["cubes"])}
    if "supply" in said and isinstance(said["supply"], str):
        supply = cubes(said["supply"])
        said["supply"] = {good: supply.get(good, 0) for good in GOOD_IDS}
    made = GAME.setup(seats, at, turn, options, "tables", said.pop("pack", None), **said)
    assert isinstance(made, WisdomTable)
    return check(made)


def solo(turn: str = "jeroboam", tiles: tuple[str, ...] = (), **said: Any) -> WisdomTable:
    """Jeroboam's turn, in which he draws these tiles first; his ties are settled in the fixed order."""
    said.setdefault("solo_ties", "auto")
    return table(1, turn=turn, chance=[*tiles, *said.pop("chance", ())], **said)


def party(made: WisdomTable, name: str) -> int:
    return made.parties.index(name)


def has(made: WisdomTable, name: str) -> str:
    """A party's cubes by letters."""
    held = made.cubes_of(party(made, name))
    return "".join(letter * count for letter, count in zip(LETTERS, held, strict=True))


def favor(made: WisdomTable, name: str) -> int:
    return made.favor[party(made, name)]


def hand(made: WisdomTable, name: str) -> list[str]:
    return [made.box.fortune_ids[card] for card in made.fortune.cards_in(party(made, name))]


def earned(made: WisdomTable, name: str, source: str) -> int:
    return made.earned[SOURCE_COUNT * party(made, name) + SCORE_SOURCES.index(source)]


def supply(made: WisdomTable) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, made.supply, strict=True))


def state(made: WisdomTable) -> dict[str, Any]:
    found: dict[str, Any] = made.to_json()["state"]
    return found


def of(made: WisdomTable, name: str) -> dict[str, Any]:
    """What belongs to a party, as readable data."""
    found: dict[str, Any] = state(made)["players"][name]
    return found


def events(made: WisdomTable) -> list[str]:
    return [event.id.removeprefix("event-") for event in made.events or []]


assert len(LETTERS) == GOODS
