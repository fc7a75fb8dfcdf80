"""A figure that nothing reads is refused, not ignored: each figure of the data is changed in turn, and then either the
pack is refused or something is different, in the rules' own tables, in the texts or on the board."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any, NamedTuple

import pytest

from ophir.cli.tables import drawing_of
from ophir.cli.words import Words
from ophir.engine.contract.configurations import Configuration, configurations
from ophir.engine.errors import BadPack
from ophir.engine.game import Game, Position
from ophir.engine.packs import Pack, is_figure, load_over
from ophir.engine.texts import Texts

pytestmark = pytest.mark.once

NOT_READING = "data"  # where a box keeps the records that it was made of
OURS = ("ophir", "tests", "caravan")
ENOUGH = 2  # figures that have all in common
MANY = 200  # figures of one game; `OPHIR_LONG=1` changes each


def others(value: Any, in_other_records: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    """Each part of a value that can be changed, with values in which only that part is different."""
    if isinstance(value, dict):
        for key, inner in value.items():
            for part, changed in others(inner, [one.get(key) for one in in_other_records if isinstance(one, dict)]):
                yield f".{key}{part}", [{**value, key: one} for one in changed]
            if inner:  # nothing is as good as unsaid
                yield f".{key}", [{name: one for name, one in value.items() if name != key}]
    elif isinstance(value, list):
        if not value:
            yield "", [[one[0]] for one in in_other_records if isinstance(one, list) and one]
        for at, inner in enumerate(value):
            yield f"[{at}]", [[*value[:at], *value[at + 1 :]]]
            if not isinstance(inner, str):
                for part, changed in others(inner, []):
                    yield f"[{at}]{part}", [[*value[:at], one, *value[at + 1 :]] for one in changed]
    elif isinstance(value, bool):
        yield "", [not value]
    elif isinstance(value, int):
        near_and_far = (value + 1, max(0, value - 1), value + 60, max(0, value - 60))
        yield "", [one for one in near_and_far if one != value]
    else:
        known = {one for one in in_other_records if isinstance(one, str)}
        yield "", [*sorted(known - {value})[:5], f"{value}x"]


class Figure(NamedTuple):
    """One figure of the data, or a part of one, and other values in which it alone is different."""

    file: str
    table: str
    record: dict[str, Any]
    field: str
    part: str
    values: list[Any]

    def __str__(self) -> str:
        return f"{self.file}.toml, {self.table} {self.record.get('id', '')}, {self.field}{self.part}"

    @property
    def kind(self) -> tuple[object, ...]:
        """What it has in common with others: in other records, at other places of a list, of the same verb."""
        verbs = re.findall(r"'op': '(\w+)'", str(self.record.get(self.field)))
        return self.table, self.field, re.sub(r"\d+", "", self.part), *verbs, self.record.get("category")


def some_figures(game: Game) -> list[Figure]:
    """All figures of a game that has not too many, else so many taken by lot, always the same ones."""
    found = list(figures(game))
    return found if len(found) <= MANY or os.environ.get("OPHIR_LONG") else Random(game.id).sample(found, MANY)


def figures(game: Game) -> Iterator[Figure]:
    """Of figures that have all in common a few are enough."""
    pack = game.standard_pack
    met: Counter[tuple[object, ...]] = Counter()
    for file, table, record in pack.records():
        alike = [other for _, one, other in pack.records() if one == table and other is not record]
        for field, value in record.items():
            if is_figure(field) and field not in pack.layout.keys.get(table, ("id",)):
                for part, values in others(value, [other.get(field) for other in alike]):
                    figure = Figure(file, table, record, field, part, values)
                    met[figure.kind] += 1
                    if met[figure.kind] <= ENOUGH:
                        yield figure


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key} = {toml(one)}' for key, one in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value)


def changed_pack(game: Game, figure: Figure, value: Any, folder: Path) -> Pack:
    """The standard pack with one figure changed."""
    pack = game.standard_pack
    single = isinstance(pack.files[figure.file][figure.table], dict)
    keys = () if single else pack.layout.keys.get(figure.table, ("id",))
    lines = [f"[{figure.table}]" if single else f"[[{figure.table}]]", 'source = "owner"']
    lines += [f"{key} = {toml(figure.record[key])}" for key in keys]
    path = folder / f"{figure.file}.toml"
    path.write_text("\n".join([*lines, f"{figure.field} = {toml(value)}"]))
    changed = load_over(pack, folder)
    path.unlink()
    return changed


@cache
def slots_of(kind: Any) -> list[str]:
    """The fields that an object of a class keeps outside its `__dict__`: slots, or those of a compiled class."""
    kinds = (GetSetDescriptorType, MemberDescriptorType)
    found = {name for one in kind.__mro__ for name, what in vars(one).items() if isinstance(what, kinds)}
    return sorted(name for name in found if not name.startswith("__"))


def fields_of(thing: object) -> dict[str, object]:
    """Everything that an object holds, compiled or not."""
    kind: Any = type(thing)
    return {**{name: getattr(thing, name, None) for name in slots_of(kind)}, **getattr(thing, "__dict__", {})}


def content(thing: object) -> object:
    """What something holds, as plain data."""
    if thing is None or isinstance(thing, str | int | float | bytes | type):
        return thing
    if isinstance(thing, list | tuple):
        return [content(one) for one in thing]
    if isinstance(thing, dict):
        return {str(key): content(one) for key, one in thing.items()}
    if isinstance(thing, Game | Pack | Position) or not type(thing).__module__.startswith(OURS):
        return type(thing).__name__
    held = fields_of(thing)
    return type(thing).__name__, {name: content(held[name]) for name in sorted(held) if name != NOT_READING}


def said(position: Position) -> object:
    """What texts take from the data."""
    texts = Texts.of(position, "en")
    things = {(kind, id) for one in position.actions for kind, id in one.values.items() if isinstance(id, str)}
    told = [position.about(texts, kind, id) for kind, id in sorted(things)]
    return (
        position.names(texts),
        position.figures(texts),
        told,
        [(one.text, one.piece, one.values) for one in position.actions],
    )


def drawn(position: Position) -> object:
    """The table as the terminal draws it."""
    drawing = drawing_of(position.game, Words(position, "en"))
    return [line.plain for line in drawing.whole(position.view(0), 200, {})]


def looks(configuration: Configuration, pack: Pack) -> Iterator[object]:
    position = configuration.game.new(configuration.seats, configuration.options, 1, pack)
    yield content(position.in_box())
    yield said(position)
    yield drawn(position)


@cache
def standard_looks(configuration: Configuration) -> list[object]:
    return list(looks(configuration, configuration.game.standard_pack))


def ways(game: Game) -> list[Configuration]:
    """With each number of players by the defaults first: there most figures are read."""
    return sorted(configurations(game), key=lambda one: len(one.switched))


def is_felt(game: Game, pack: Pack) -> bool:
    for configuration in ways(game):
        for usual, now in zip(standard_looks(configuration), looks(configuration, pack), strict=True):
            if usual != now:
                return True
    return False


def changes(game: Game, figure: Figure, folder: Path) -> Iterator[Pack]:
    """The packs with this figure changed that are not refused."""
    for value in figure.values:
        try:
            pack = changed_pack(game, figure, value, folder)
            game.check_pack(pack)
        except BadPack:
            continue
        yield pack


def test_every_figure_is_read_or_can_not_be_changed(game: Game, tmp_path: Path) -> None:
    unread: list[str] = []
    for figure in some_figures(game):
        felt = (is_felt(game, pack) for pack in changes(game, figure, tmp_path))
        first = next(felt, None)  # None: every change is refused
        if first is False and not any(felt):
            unread.append(f"{figure} may be {figure.values}, and nothing changes")
    assert not unread, "\n".join(unread)
