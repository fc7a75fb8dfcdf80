"""What messages take from a box: names that a pack gives its records, and what records do, in lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from ophir.engine.boxes import Box
from ophir.engine.options import OptionValue
from ophir.engine.packs import Pack
from ophir.engine.texts import Texts

T = TypeVar("T")
Names = Callable[[Pack, Mapping[str, OptionValue]], dict[str, str]]


def names_in(pack: Pack, file: str, field: str = "name", **tables: str) -> dict[str, str]:
    """The names of records by message id: `names_in(pack, "map", place="space")` is of each [[space]] `place-<id>`."""
    found: dict[str, str] = {}
    for kind, table in tables.items():
        records: list[dict[str, Any]] = pack.files[file][table]
        found |= {f"{kind}-{record['id']}": record[field] for record in records}
    return found


def renamed(texts: Texts, box: Box, names: Names) -> dict[str, str]:
    """Of all names that a pack gives, those of records that it renamed or added; and those that an option changes
    (message `place-prophet-first` names place-prophet where an option is `first`)."""
    standard = names(box.game.standard_pack, box.options)
    found: dict[str, str] = {}
    for id, name in names(box.pack, box.options).items():
        if standard.get(id) != name:
            found[id] = name
            continue
        for chosen in box.options.values():
            if isinstance(chosen, str) and texts.has(f"{id}-{chosen}"):
                found[id] = texts.say(f"{id}-{chosen}")
    return found


def find(records: Iterable[T], id: str) -> T | None:
    """The record with this id, if there is one."""
    return next((one for one in records if getattr(one, "id") == id), None)  # noqa: B009  # of any kind of record


def lines(texts: Texts, box: Box, kind: str, ids: Iterable[str]) -> str:
    """What each of these does, a line each."""
    told = ((texts.name(kind, id), box.game.about(texts, box, kind, id)) for id in ids)
    return "\n".join(texts.say("line", {"name": name, "text": text}) for name, text in told)
