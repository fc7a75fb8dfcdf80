"""Piles of cards as fields of a position: what lies in them may be hidden, how many they are is always known."""

from __future__ import annotations

from typing import Any

from ophir.engine.errors import BadPosition
from ophir.engine.fields import COPIED, Json, SeatField, Setting, Storage, at, put
from ophir.engine.shapes import ById, Ids, Number, Scope, Shape, counts


class SeatPile(SeatField):
    """Cards of each seat by kind, and beside them `<name>_size`. Hidden ones are null, and none in the position."""

    def __init__(self, name: str, ids: Ids, about: str = "", storage: Storage = COPIED, start: str = "") -> None:
        self.cards = counts(ids)
        super().__init__(name, self.cards, about, storage, start=start or None)
        self.size = SeatField(f"{name}_size", Number())
        self.slots = [*self.slots, *self.size.slots]

    def start(self, table: Any, scope: Scope) -> None:
        super().start(table, scope)
        setattr(table, self.size.name, [sum(self.start_value(scope)) for _ in scope.seat_names])

    def write(self, table: Any, scope: Scope, state: Json) -> None:
        paths = self.paths(scope)
        sizes: list[int] = getattr(table, self.size.name)
        for path, cards, size in zip(paths, self.values(table, len(paths)), sizes, strict=True):
            put(state, path, write_pile(scope, self.cards, cards, size))
        self.size.write(table, scope, state)

    def read(self, table: Any, scope: Scope, state: Json) -> None:
        self.size.read(table, scope, state)
        piles = zip(self.paths(scope), getattr(table, self.size.name), strict=True)
        found = [read_pile(scope, f"state.{path}", self.cards, at(state, path), size) for path, size in piles]
        setattr(table, self.name, self.joined(found))

    def fill(self, setting: Setting) -> None:
        for path in self.paths(setting):
            setting.fill(f"{path}_size", size_of(at(setting.state, path)))

    def types(self) -> dict[str, str]:
        return {self.type_path(): f"{self.cards.typescript()} | null", **self.size.types()}

    def shapes(self) -> dict[str, Shape]:
        return {self.type_path(): self.cards}


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
