"""What is never lost or made: cubes, cards, points. A game declares it once, among its fields.

A position in which something is missing or too many is refused; in setting up a position, what is said to be somewhere
is taken from where it would be otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from ophir.engine.errors import BadPosition
from ophir.engine.fields import PLAYERS, Json, Part, Setting, at, each_seat, put
from ophir.engine.shapes import Ids, Scope

REST: Final = "rest"  # said of a place in setting up a position: everything that is nowhere else


def counted(ids: Sequence[str], data: Any) -> list[int]:
    """How many of each are somewhere, by readable data: by id a number, flags or a row of ids; a list; one id."""
    found = [0] * len(ids)
    if isinstance(data, str):
        data = [data]
    for id in data or ():
        one = data[id] if isinstance(data, dict) else 1
        if isinstance(one, list) and not all(isinstance(flag, int) for flag in one):
            for lying in filter(ids.__contains__, one):
                found[ids.index(lying)] += 1
        elif id in ids:
            found[ids.index(id)] += sum(one) if isinstance(one, list) else one if isinstance(one, int) else 0
    return found


def check_totals(path: str, ids: Sequence[str], found: list[int], hidden: int, totals: list[int]) -> None:
    """All that was found, by id, and what is hidden is together just what the game has; else BadPosition."""
    for id, count, total in zip(ids, found, totals, strict=True):
        if count > total or (count < total and not hidden):
            raise wrong_count(path, id, count, total)
    if sum(found) + hidden != sum(totals):
        raise BadPosition(path, f"{sum(found) + hidden} in all, but the game has {sum(totals)}")


def wrong_count(path: str, id: str, count: int, total: int) -> BadPosition:
    """The error if there are not so many as there should be."""
    return BadPosition(path, f"{count} of {id} in all, but the game has {total}")


class Conserved(Part):
    """Things of some kinds, of each as many as the box has. `*` in a place stands for each seat.

    In setting up a position those of which nothing is said are in the first of `rest` that says nothing of their kind.
    """

    def __init__(self, name: str, ids: Ids, totals: str, places: Sequence[str], rest: Sequence[str]) -> None:
        self.name = name
        self.ids = ids
        self.totals = totals
        self.places = [*places, *(place for place in rest if place not in places)]
        self.rest = rest

    def paths(self, scope: Scope, places: Sequence[str]) -> list[str]:
        """The places, those of seats from the last seat to the first."""
        return [path for place in places for path in each_seat(place, scope.seat_names[::-1])]

    def takes_rest(self, scope: Scope) -> list[str]:
        return self.paths(scope, self.places)

    def fill(self, setting: Setting) -> None:
        ids = setting.ids(self.ids)
        paths = self.paths(setting, self.places)
        asked = [path for path in paths if setting.said.get(path) == REST]
        open_to_rest = asked or self.paths(setting, self.rest)
        for path in {*asked, *self.paths(setting, self.rest)}:
            put(
                setting.state,
                path,
                {id: n for id, n in at(setting.state, path).items() if speaks_of(setting, path, id)},
            )
        places = [counted(ids, at(setting.state, path)) for path in paths]
        for number, id in enumerate(ids):
            total = getattr(setting.box, self.totals)[number]
            left = total - sum(counts[number] for counts in places)
            takers = [path for path in open_to_rest if not speaks_of(setting, path, id)]
            if left < 0:
                raise wrong_count(f"state.{self.name}", id, total - left, total)
            if left and takers:
                at(setting.state, takers[0])[id] = left

    def check(self, table: Any, scope: Scope, state: Json) -> None:
        ids = scope.ids(self.ids)
        totals = getattr(scope.box, self.totals)
        paths = self.paths(scope, self.places)
        hidden = sum(at(state, f"{path}_size") for path in paths if self.is_hidden(state, path))
        places = [counted(ids, at(state, path)) for path in paths]
        found = [sum(counts[number] for counts in places) for number in range(len(ids))]
        check_totals(f"state.{self.name}", ids, found, hidden, totals)

    def is_hidden(self, state: Json, path: str) -> bool:
        """Is this a pile that a view may not look into?"""
        *way, last = path.split(".")
        place = at(state, ".".join(way)) if way else state
        return place[last] is None and f"{last}_size" in place


def speaks_of(setting: Setting, path: str, id: str) -> bool:
    """Was it said how many of `id` are there? A list says it of everything."""
    said = setting.said.get(path, REST)
    return said != REST and (not isinstance(said, dict) or id in said)


class Sum(Part):
    """A number of each seat that others of the same seat add up to; `rest` takes what is said of the sum alone."""

    def __init__(self, name: str, of: str, rest: str) -> None:
        self.name = name
        self.of = of
        self.rest = rest

    def fill(self, setting: Setting) -> None:
        for seat in setting.seat_names:
            player = setting.state[PLAYERS][seat]
            parts = player[self.of]
            path = f"{PLAYERS}.{seat}.{self.name}"
            if path not in setting.said:
                player[self.name] = sum(parts.values())
            elif not speaks_of(setting, f"{PLAYERS}.{seat}.{self.of}", self.rest):
                others = sum(count for id, count in parts.items() if id != self.rest)
                parts[self.rest] = player[self.name] - others

    def check(self, table: Any, scope: Scope, state: Json) -> None:
        for seat in scope.seat_names:
            player = state[PLAYERS][seat]
            total = sum(player[self.of].values())
            if player[self.name] != total:
                path = f"state.{PLAYERS}.{seat}.{self.name}"
                raise BadPosition(path, f"is {player[self.name]}, but its sources add up to {total}")
