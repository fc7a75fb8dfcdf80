"""Fields that are written as one thing, and one field that is written as several."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ophir.engine.errors import BadPosition
from ophir.engine.fields import (
    PLAYERS,
    SHARED,
    Field,
    Follows,
    Json,
    Part,
    SeatField,
    Setting,
    Storage,
    at,
    check_keys,
    put,
)
from ophir.engine.shapes import Bits, Ids, Number, Only, Scope, Shape


class Together(Part):
    """Fields that are one thing on the table: written as one object, or null while the first is as at the start.

    All are of the table, or all are of the seats.
    """

    def __init__(self, key: str, *fields: Field) -> None:
        self.key = key
        self.fields = fields
        self.slots = [slot for field in fields for slot in field.slots]

    def start(self, table: Any, scope: Scope) -> None:
        for field in self.fields:
            field.start(table, scope)

    def paths(self, scope: Scope) -> list[str]:
        return self.fields[0].paths(scope, self.key)

    def write(self, table: Any, scope: Scope, state: Json) -> None:
        paths = self.paths(scope)
        nothing = self.fields[0].start_value(scope)
        rows = zip(*(field.values(table, len(paths)) for field in self.fields), strict=True)
        for path, row in zip(paths, rows, strict=True):
            pairs = zip(self.fields, row, strict=True)
            written = {field.path: field.shape.write(scope, value) for field, value in pairs}
            put(state, path, None if row[0] == nothing else written)

    def read(self, table: Any, scope: Scope, state: Json) -> None:
        rows = [self.read_one(scope, f"state.{path}", at(state, path)) for path in self.paths(scope)]
        for field, values in zip(self.fields, zip(*rows, strict=True), strict=True):
            field.keep(table, list(values))

    def read_one(self, scope: Scope, path: str, data: Any) -> list[Any]:
        """The values of all fields."""
        if data is None:
            return [field.start_value(scope) for field in self.fields]
        check_keys(path, data, dict.fromkeys(field.path for field in self.fields))
        found = [field.shape.read(scope, f"{path}.{field.path}", data[field.path]) for field in self.fields]
        if found[0] == self.fields[0].start_value(scope):
            raise BadPosition(path, f"must be null without {self.fields[0].path}")
        return found

    def types(self) -> dict[str, str]:
        members = "; ".join(f"{field.path}: {field.shape.typescript()}" for field in self.fields)
        return {self.fields[0].type_path(self.key): f"{{ {members} }} | null"}


class SeatSets(Part):
    """One set of ids a seat, kept as bits and written as several lists; `parts` says what stands under which key."""

    def __init__(self, name: str, ids: Ids, parts: dict[str, Only], about: str = "", storage: Storage = SHARED) -> None:
        self.fields = [SeatField(name, Bits(ids, only), about, storage, key) for key, only in parts.items()]
        self.slots = self.fields[0].slots

    def start(self, table: Any, scope: Scope) -> None:
        self.fields[0].start(table, scope)

    def write(self, table: Any, scope: Scope, state: Json) -> None:
        for field in self.fields:
            field.write(table, scope, state)

    def read(self, table: Any, scope: Scope, state: Json) -> None:
        first = self.fields[0]
        found = [0] * len(scope.seat_names)
        for field in self.fields:
            field.read(table, scope, state)
            found = [whole | part for whole, part in zip(found, first.values(table, len(found)), strict=True)]
        first.keep(table, found)

    def types(self) -> dict[str, str]:
        return {path: kind for field in self.fields for path, kind in field.types().items()}

    def shapes(self) -> dict[str, Shape]:
        return {path: shape for field in self.fields for path, shape in field.shapes().items()}


class SeatTold(Part):
    """A number of each seat that is written but not kept, because `of` tells it from the table; `follows` tells it by
    seat in setting up a position. What is read must be the same, for the `reason` given."""

    def __init__(self, key: str, of: Callable[[Any, int], int], reason: str, follows: Follows | None = None) -> None:
        self.name = self.key = key
        self.of = of
        self.reason = reason
        self.follows = follows

    def write(self, table: Any, scope: Scope, state: Json) -> None:
        for seat, name in enumerate(scope.seat_names):
            put(state, f"{PLAYERS}.{name}.{self.key}", self.of(table, seat))

    def read(self, table: Any, scope: Scope, state: Json) -> None:
        for seat, name in enumerate(scope.seat_names):
            if state[PLAYERS][name][self.key] != self.of(table, seat):
                raise BadPosition(f"state.{PLAYERS}.{name}.{self.key}", self.reason)

    def fill(self, setting: Setting) -> None:
        for name, number in self.follows(setting).items() if self.follows else ():
            setting.fill(f"{PLAYERS}.{name}.{self.key}", number)

    def types(self) -> dict[str, str]:
        return {path: shape.typescript() for path, shape in self.shapes().items()}

    def shapes(self) -> dict[str, Shape]:
        return {f"{PLAYERS}.*.{self.key}": Number()}
