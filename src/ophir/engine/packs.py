"""Data packs: every figure of a game as TOML records, each with its source.

A pack is a folder of TOML files. The standard pack ships with the game. An owner of the box may keep a folder
of corrections: files of the same names, whose records replace fields of the standard records with the same id
(`remove = true` takes a record out, an unknown id adds one). Each record says where it comes from.

A pack is known by the hash of its figures: what can change a game and nothing else. Notes, sources and file heads are
never figures; which other fields are mere prose or drawing, the game's layout says. What the standard pack was before
it was corrected is had again by hash (`ophir.engine.history`).
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from ophir.engine.errors import BadPack
from ophir.engine.nearby import did_you_mean
from ophir.engine.options import OptionSpec
from ophir.engine.verbs import read_verb, say_allowed, where_and_why

SOURCES: Final = ("rulebook", "public", "memory", "reconstructed", "owner", "invented")
BEFORE: Final = "before"  # of an option: its value in games that were begun when there was no such option
ABOUT: Final = ("source", "note", "ref", "ref2", "remove", BEFORE)  # fields about a record, not figures of the game
OPTIONS: Final = "option"  # the table of a game's options
UNREAD_HERE: Final = "nothing reads it, so nothing would come of it; leave it out"

LACKS: Final = "Object missing required field"  # how it says that one is not there
UNREAD: Final = re.compile(r"Object contains unknown field `(.+)`")  # how msgspec says that nothing reads a field
STEP: Final = re.compile(r"([^.\[\]]+)|\[(\d+)\]")  # of a path such as effects[0].reward

# Kinds of figures; One stands where the rules know no other number.
Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
One = Literal[1]

Record = dict[str, Any]
T = TypeVar("T")


class Layout:
    """What a game's pack looks like: its files, and which fields name a record (`id` unless said).

    `prose` lists what no rule reads, so that a change of it changes no game: a field of every table (`name`), a field
    of one table (`board.north`), or a whole table (`slot.*`). What was kept by its hash is found by it again as long as
    prose stays prose, and a figure a figure. The options of a game stand in the table `option`.

    `told` lists in the same way what nothing reads at all, neither rules nor texts nor drawings: the data tells it, but
    no pack can change it, for nothing would come of it.
    """

    def __init__(
        self,
        files: tuple[str, ...],
        keys: Mapping[str, tuple[str, ...]],
        prose: tuple[str, ...] = (),
        told: tuple[str, ...] = (),
    ) -> None:
        self.files = files
        self.keys = keys
        self.prose = frozenset(prose)
        self.told = frozenset(told)

    def name_of(self, table: str, record: Mapping[str, Any]) -> str:
        """A record's name within its table."""
        return "/".join(str(record.get(key, "?")) for key in self.keys.get(table, ("id",)))

    def is_told(self, table: str, field: str) -> bool:
        """Is this a field that nothing reads?"""
        return f"{table}.{field}" in self.told or (f"{table}.*" in self.told and is_figure(field))

    def figures(self, files: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
        """What can change a game."""
        return {
            file: {
                table: found
                for table, content in tables.items()
                if table != "meta" and f"{table}.*" not in self.prose
                if (found := self._figures_of(table, content)) or table != OPTIONS
            }
            for file, tables in files.items()
        }

    def _figures_of(self, table: str, content: Any) -> Any:
        if not isinstance(content, list):
            return {
                field: value
                for field, value in content.items()
                if is_figure(field) and field not in self.prose and f"{table}.{field}" not in self.prose
            }
        found = [self._figures_of(table, record) for record in content]
        # An option that is off, and sets nothing, is nothing to those who don't choose it.
        return [one for one in found if table != OPTIONS or one.keys() != {"id", "default"} or one["default"]]


def is_figure(field: str) -> bool:
    """Is this field of a record more than a remark about it?"""
    return field not in ABOUT and not field.startswith("source_")


def hash_of(content: object) -> str:
    """A short hash of readable data."""
    return sha256(json.dumps(content, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]


class Id(msgspec.Struct, forbid_unknown_fields=True):
    """A record that has an id, and nothing more unless a game's own kind of it says so."""

    id: str


class OptionRecord(msgspec.Struct, forbid_unknown_fields=True):
    """An option as data lists it, for games that need no more."""

    id: str
    default: bool | int | str
    values: list[str] = []
    least: Natural = 0  # of a number
    most: Natural = 0


class Corrections:
    """What an owner lays over the standard data: a name, and TOML texts by file name."""

    def __init__(self, name: str, texts: Mapping[str, str]) -> None:
        self.name = name
        self.texts = dict(texts)


class Change:
    """One difference between a pack and the standard one."""

    __slots__ = ("field", "file", "new", "old", "record", "source")

    def __init__(self, file: str, record: str, field: str, old: object, new: object, source: str) -> None:
        self.file = file
        self.record = record
        self.field = field
        self.old = old
        self.new = new
        self.source = source


def _fields(kind: Any) -> tuple[str, ...]:
    """The fields of a Struct by their names in the data. (`msgspec.structs.fields` works out their types each time.)"""
    names: tuple[str, ...] = kind.__struct_encode_fields__
    return names


class Pack:
    """All records of a game, by file and table.

    `own`: the corrections in it. `kept_as`: it is data of earlier days, known by this hash. `folder`: where the
    standard data lies.
    """

    def __init__(
        self,
        name: str,
        layout: Layout,
        files: dict[str, dict[str, Any]],
        changes: list[Change],
        own: Corrections | None = None,
        kept_as: str = "",
        folder: Traversable | None = None,
    ) -> None:
        self.name = name
        self.layout = layout
        self.files = files
        self.changes = changes
        self.own = own
        self.kept_as = kept_as
        self.folder = folder
        self.hash: Final = kept_as or hash_of(layout.figures(files))

    def __repr__(self) -> str:
        return f"<pack {self.name} {self.hash}: {', '.join(self.files)}>"

    def goes_by(self, wanted: str) -> bool:
        """Is it known by this hash? Records of the first days give one that covers notes and drawing too."""
        return wanted == self.hash or wanted == hash_of(self.files)

    def option_defaults(self) -> dict[str, Any]:
        """The default of each option that it lists."""
        return self._option_defaults

    @cached_property
    def _option_defaults(self) -> dict[str, Any]:
        """Every state that is sent asks for them, and nothing changes a pack."""
        listed = [record for _, table, record in self.records() if table == OPTIONS]
        return {record["id"]: record["default"] for record in listed if "id" in record and "default" in record}

    def table(self, file: str, table: str) -> list[Record]:
        """The records of one table, in the order of the file."""
        records = self.files[file].get(table)
        if not isinstance(records, list) or not records:
            raise BadPack(file, table, "", "the table is missing or empty")
        return records

    def read(self, kind: type[T], file: str, table: str) -> list[T]:
        """The records of one table as `kind`, each with a name of its own, or BadPack naming file, record and field."""
        names = [f"{table} {self.layout.name_of(table, record)}" for record in self.table(file, table)]
        for name, times in Counter(names).items():
            if times > 1 and table not in self.layout.keys:
                raise BadPack(file, name, "id", "is used twice")
        pairs = zip(names, self.table(file, table), strict=True)
        return [self._convert(kind, file, name, record) for name, record in pairs]

    def read_one(self, kind: type[T], file: str, table: str) -> T:
        """A table that is a single record."""
        record = self.files[file].get(table)
        if not isinstance(record, dict):
            raise BadPack(file, table, "", "the table is missing")
        return self._convert(kind, file, table, record)

    def _convert(self, kind: type[T], file: str, record: str, data: Record) -> T:
        read = set(_fields(kind))
        figures = {
            name: value
            for name, value in data.items()
            if is_figure(name) and (name in read or not self.layout.is_told(record.partition(" ")[0], name))
        }
        while True:
            try:
                return msgspec.convert(figures, kind, dec_hook=read_verb)
            except msgspec.ValidationError as error:
                where, why = where_and_why(say_allowed(kind, str(error)))
                # A figure of earlier days that nothing reads any more can't change a game.
                unread = UNREAD.fullmatch(why) if self.kept_as else None
                if unread is None:
                    meant = self._meant(kind, file, record, why)
                    raise BadPack(file, record, where, f"{why}.{meant}" if meant else why) from None
                figures = _without(figures, where, unread[1])

    def _meant(self, kind: Any, file: str, record: str, why: str) -> str:
        """What was probably meant by a field that nothing reads, or by a new record that lacks what it needs."""
        unread = UNREAD.fullmatch(why)
        if unread is not None:
            return did_you_mean(unread[1], _fields(kind))
        if not why.startswith(LACKS):
            return ""
        table, _, name = record.partition(" ")
        others = [self.layout.name_of(table, other) for other in self.files[file][table]] if name else []
        return did_you_mean(name, [other for other in others if other != name])

    def records(self) -> Iterator[tuple[str, str, Record]]:
        """Every record with its file and table."""
        for file, tables in self.files.items():
            for table, content in tables.items():
                if table == "meta":
                    continue
                for record in content if isinstance(content, list) else [content]:
                    if isinstance(record, dict):
                        yield file, table, record

    def source_of(self, file: str, record: Record, field: str = "") -> str:
        """Where a record, or one of its fields, comes from."""
        meta = self.files[file].get("meta", {})
        return str(record.get(f"source_{field}") or record.get("source") or meta.get("source") or "reconstructed")

    def facts(self) -> dict[str, Counter[str]]:
        """How many facts of each file come from which source: a fact is one field of one record."""
        counted: dict[str, Counter[str]] = {file: Counter() for file in self.files}
        for file, table, record in self.records():
            no_facts = (*self.layout.keys.get(table, ("id",)), "x", "y")
            for field in record:
                if field not in no_facts and is_figure(field):
                    counted[file][self.source_of(file, record, field)] += 1
        return counted


def options_in(file: str) -> Callable[[Pack], list[OptionSpec]]:
    """Reads the options that a file of a pack lists."""

    def read(pack: Pack) -> list[OptionSpec]:
        return [
            OptionSpec(record.id, record.default, tuple(record.values), least=record.least, most=record.most)
            for record in pack.read(OptionRecord, file, OPTIONS)
        ]

    return read


def load_standard(folder: Traversable, layout: Layout) -> Pack:
    """The pack that ships with a game."""
    return Pack("standard", layout, read_files(folder, layout.files), [], folder=folder)


def read_files(folder: Traversable, names: Iterable[str]) -> dict[str, dict[str, Any]]:
    """The records of some TOML files, or BadPack."""
    return {name: _parse(_text(folder / f"{name}.toml", name), name) for name in names}


def load_over(standard: Pack, folder: Path) -> Pack:
    """The standard pack with the corrections of `folder` laid over it."""
    return lay_over(standard, corrections_in(folder, standard.layout))


def corrections_in(folder: Path, layout: Layout) -> Corrections:
    """The corrections that a folder holds."""
    if not folder.is_dir():
        raise BadPack(str(folder), "", "", "there is no such folder; name one that holds TOML files")
    found = sorted(folder.glob("*.toml"))
    if not found:
        raise BadPack(str(folder), "", "", f"holds no TOML file; expected some of {_names(layout)}")
    return Corrections(folder.name, {path.name: _text(path, path.stem) for path in found})


def lay_over(standard: Pack, own: Corrections) -> Pack:
    """The standard pack with corrections laid over it."""
    files = {file: json.loads(json.dumps(tables)) for file, tables in standard.files.items()}
    changes: list[Change] = []
    for file, text in sorted(own.texts.items()):
        stem = file.removesuffix(".toml")
        if stem not in files:
            meant = did_you_mean(stem, files)
            raise BadPack(file, "", "", f"is no file of this game; expected some of {_names(standard.layout)}.{meant}")
        for table, content in _parse(text, stem).items():
            changes += _lay_over(standard.layout, stem, files[stem], table, content)
    return Pack(own.name, standard.layout, files, changes, own)


def _without(figures: Record, where: str, field: str) -> Record:
    """A record without one field, which may stand within others: `effects[0].reward`."""
    copy: Record = json.loads(json.dumps(figures))
    inner: Any = copy
    for name, number in STEP.findall(where):
        inner = inner[int(number) if number else name]
    del inner[field]
    return copy


def _names(layout: Layout) -> str:
    return ", ".join(f"{name}.toml" for name in layout.files)


def _text(path: Traversable, name: str) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadPack(name, "", "", f"is not valid TOML: {error}") from None
    except OSError as error:
        raise BadPack(name, "", "", f"{path} can't be read: {error.strerror}") from None


def _parse(text: str, name: str) -> dict[str, Any]:
    try:
        tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number of thousands of digits is no TOMLDecodeError
        raise BadPack(name, "", "", f"is not valid TOML: {error}") from None
    try:
        json.dumps(tables)
    except TypeError:
        raise BadPack(name, "", "", "holds a date or a time; figures are numbers, texts, true and false") from None
    for table, content in tables.items():
        for record in content if isinstance(content, list) else [content]:
            _check_sources(name, table, record)
    return tables


def _check_sources(file: str, table: str, record: object) -> None:
    if not isinstance(record, dict):
        raise BadPack(file, table, "", "must be a table, or a list of records written [[...]]")
    for field, value in record.items():
        if (field == "source" or field.startswith("source_")) and value not in SOURCES:
            raise BadPack(file, table, field, f"{value!r} is no source; allowed: {', '.join(SOURCES)}")


def _lay_over(layout: Layout, file: str, tables: dict[str, Any], table: str, content: Any) -> list[Change]:
    """Lay one table of corrections over the standard one; returns what changed."""
    if table == "meta":
        if not isinstance(content, dict):
            raise BadPack(file, table, "", "is a single table; write [meta]")
        for field in content:
            if is_figure(field):
                raise BadPack(file, table, field, UNREAD_HERE)
        return []
    if table not in tables:
        others = [other for other in tables if other != "meta"]
        meant = did_you_mean(table, others)
        raise BadPack(file, table, "", f"is no table of this file; it has {', '.join(others)}.{meant}")
    if isinstance(tables[table], dict):
        if not isinstance(content, dict):
            raise BadPack(file, table, "", f"is a single table; write [{table}]")
        return _replace_fields(layout, file, table, table, tables[table], content)
    if not isinstance(content, list):
        raise BadPack(file, table, "", f"is a list of records; write [[{table}]]")
    changes: list[Change] = []
    records = {layout.name_of(table, record): record for record in reversed(tables[table])}  # the first of each name
    for correction in content:
        name = layout.name_of(table, correction)
        if "source" not in correction:
            raise BadPack(file, f"{table} {name}", "source", f"is missing; say one of {', '.join(SOURCES)}")
        old = records.get(name)
        if (table == OPTIONS or f"{table}.*" in layout.told) and (old is None or "remove" in correction):
            raise BadPack(file, f"{table} {name}", "", "the table is the game's own; a pack can't add or remove one")
        if correction.get("remove") is True:
            if old is None:
                meant = did_you_mean(name, records)
                raise BadPack(file, f"{table} {name}", "remove", f"there is no such record.{meant}")
            tables[table].remove(old)
            del records[name]
            changes.append(Change(file, f"{table} {name}", "", "there", "removed", correction["source"]))
        elif old is None:
            records[name] = dict(correction)
            tables[table].append(records[name])
            changes.append(Change(file, f"{table} {name}", "", "", "added", correction["source"]))
        else:
            changes += _replace_fields(layout, file, table, f"{table} {name}", old, correction)
    return changes


def _replace_fields(layout: Layout, file: str, table: str, name: str, old: Record, correction: Record) -> list[Change]:
    """Lay a correction over a record. What it does not name keeps its value and its source."""
    if "source" not in correction:
        raise BadPack(file, name, "source", f"is missing; say one of {', '.join(SOURCES)}")
    changes = []
    for field, value in correction.items():
        if field in ("source", "remove") or field.startswith("source_"):
            continue
        if field in ABOUT:
            old[field] = value
            continue
        source = str(correction.get(f"source_{field}", correction["source"]))
        if old.get(field) != value:
            if layout.is_told(table, field):
                raise BadPack(file, name, field, UNREAD_HERE)
            changes.append(Change(file, name, field, old.get(field), value, source))
        old[field] = value
        old[f"source_{field}"] = source
    return changes
