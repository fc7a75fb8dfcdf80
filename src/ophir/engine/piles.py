"""Piles of cards as fields of a position: what lies in them may be hidden, how many they are is always known."""

from __future__ import annotations

from typing import Any

from ophir.engine.errors import BadPosition
from ophir.engine.fields import ROWS_OF_BYTES, Json, SeatField, Setting, at, put
from ophir.engine.shapes import ById, Ids, Number, Scope, Shape, counts


class SeatPile(SeatField):
    """Cards of each seat in the order of the box; beside them is written how many, `<name>_size`. Hidden ones are null.

    Its row (engine/rows.py) names each card, or that it is hidden.
    """

    def __init__(self, name: str, ids: Ids, hidden: int, about: str = "", start: str = "") -> None:
        self.cards = counts(ids)
        self.hidden = hidden
        super().__init__(name, self.cards, about, ROWS_OF_BYTES, start=start or None)
        self.size = SeatField(f"{name}_size", Number())

    def start_value(self, scope: Scope) -> list[int]:
        return _cards_of(super().start_value(scope))

    def write(self, table: Any, scope: Scope, state: Json) -> None:
        kinds = range(len(scope.ids(self.cards.ids)))
        for path, row in zip(self.paths(scope), self.values(table, 0), strict=True):
            put(
                state,
                path,
                None if self.hidden in row else self.cards.write(scope, [row.count(kind) for kind in kinds]),
            )
            put(state, f"{path}_size", len(row))

    def read(self, table: Any, scope: Scope, state: Json) -> None:
        rows = []
        for path, size_path in zip(self.paths(scope), self.size.paths(scope), strict=True):
            size = self.size.shape.read(scope, f"state.{size_path}", at(state, size_path))
            found = read_pile(scope, f"state.{path}", self.cards, at(state, path), size)
            rows.append(_cards_of(found) or [self.hidden] * size)
        self.keep(table, rows)

    def fill(self, setting: Setting) -> None:
        for path in self.paths(setting):
            setting.fill(f"{path}_size", size_of(at(setting.state, path)))

    def types(self) -> dict[str, str]:
        return {self.type_path(): f"{self.cards.typescript()} | null", **self.size.types()}

    def shapes(self) -> dict[str, Shape]:
        return {self.type_path(): self.cards}


def _cards_of(counted: list[int]) -> list[int]:
    """Each card, from how many there are of each kind."""
    return [kind for kind, count in enumerate(counted) for _ in range(count)]


def size_of(cards: Any) -> int:
    """How many cards readable data speaks of; what it does not say right is refused when it is read."""
    return sum(count for count in cards.values() if type(count) is int) if isinstance(cards, dict) else 0


def write_pile(scope: Scope, cards: ById, counted: list[int], size: int) -> Any:
    """Cards as readable data; null if they do not make up the size, because then they are hidden."""
    return cards.write(scope, counted) if sum(counted) == size else None


def read_pile(scope: Scope, path: str, cards: ById, data: Any, size: int) -> list[int]:
    """Cards from readable data; none while they are hidden."""
    if data is None:
        if scope.full or not size:
            raise BadPosition(path, "must not be hidden")
        nothing: list[int] = cards.start(scope)
        return nothing
    found: list[int] = cards.read(scope, path, data)
    if sum(found) != size:
        raise BadPosition(f"{path}_size", f"is {size}, but the cards are {sum(found)}")
    return found
