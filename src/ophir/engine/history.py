"""The data of earlier days, so that what was begun with it goes on with it, whatever was corrected meanwhile.

Beside a game's data lies `history/<number>-<hash>/`: the TOML files of every version that was ever in use, the present
one included, as they were. `ophir pack keep` keeps the present version; a test fails until that was done.
It stays readable while the rules get more to read: a file, a table or an option that was added later is taken from the
present version, and a figure that nothing reads any more is left out. A field that is added later needs a default. An
option whose default is not what the rules were before it says by `before` what they were.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from ophir.engine.errors import BadPack, DamagedData, OtherData
from ophir.engine.packs import BEFORE, OPTIONS, Corrections, Pack, lay_over, read_files

HISTORY = "history"


class Version:
    """One version of a game's data: the number and the hash by which it is kept."""

    def __init__(self, name: str) -> None:
        number, _, self.hash = name.partition("-")
        self.number = int(number)
        self.name = name


def versions(standard: Pack) -> list[Version]:
    """The versions that are kept, the oldest first."""
    folder = standard.folder / HISTORY if standard.folder is not None else None
    if folder is None or not folder.is_dir():
        return []
    names = [each.name for each in folder.iterdir() if each.name.partition("-")[0].isdecimal()]
    return sorted(map(Version, names), key=lambda version: version.number)


@lru_cache(maxsize=64)
def load_version(standard: Pack, name: str) -> Pack:
    """A version as it was kept; DamagedData if that is not what its name says."""
    assert standard.folder is not None
    version = Version(name)
    folder = standard.folder / HISTORY / name
    files = sorted(each.name.removesuffix(".toml") for each in folder.iterdir() if each.name.endswith(".toml"))
    try:
        pack = Pack(standard.name, standard.layout, read_files(folder, files), [])
        if pack.hash == version.hash:
            return pack
        reason = f"its figures go by {pack.hash}"
    except BadPack as error:
        reason = str(error)
    raise DamagedData(
        f"The kept data {name} is damaged: {reason}. Install Ophir again; nothing that was played is lost.",
        hash=version.hash,
        reason=reason,
    )


def keep_version(standard: Pack) -> str:
    """Keep the standard data as it is now; returns the name that it is kept by, empty if it was kept already."""
    kept = versions(standard)
    if standard.hash in [version.hash for version in kept]:
        return ""
    assert isinstance(standard.folder, Path), "data within an archive can't be kept"
    name = f"{kept[-1].number + 1 if kept else 1}-{standard.hash}"
    folder = standard.folder / HISTORY / name
    folder.mkdir(parents=True)
    for file in standard.layout.files:
        shutil.copy(standard.folder / f"{file}.toml", folder)
    return name


def find_data(standard: Pack, wanted: str, own: Corrections | None = None, name: str = "") -> Pack:
    """The data that goes by a hash, with corrections laid over it if there are any; `name` is what it was called.

    Raises OtherData if it is not at hand, DamagedData if it was kept and is not what it was.
    """
    for data in _candidates(standard, wanted):
        try:
            pack = data if own is None else lay_over(data, own)
        except BadPack:  # corrections of what that version did not have
            continue
        if pack.goes_by(wanted):
            return pack if data is standard else _of_earlier_days(pack, standard)
    called = name or (standard.name if own is None else own.name)
    here = f"{standard.name!r} ({standard.hash})" if own is None else f"{own.name!r}, which gives other figures"
    raise OtherData(
        f"This was played with the data {called!r} ({wanted}), which is not at hand; here is {here}. "
        "Name the folder with the data it was played with (--pack), or use the Ophir that made it.",
        pack=called,
        hash=wanted,
    )


def oldest_data(standard: Pack, own: Corrections | None = None) -> Pack:
    """What was in use before anything said with which data it was played: the first version that was kept."""
    kept = versions(standard)
    data = load_version(standard, kept[0].name) if kept else standard
    pack = data if own is None else lay_over(data, own)
    return _of_earlier_days(pack, standard) if kept else pack


def _candidates(standard: Pack, wanted: str) -> Iterator[Pack]:
    """The present data, then earlier ones, the latest first. Of the damaged only the wanted one is worth an error."""
    yield standard
    for version in reversed(versions(standard)):
        try:
            yield load_version(standard, version.name)
        except DamagedData:
            if version.hash == wanted:
                raise


@lru_cache(maxsize=64)  # the same pack each time, so that its positions share their box
def _of_earlier_days(pack: Pack, standard: Pack) -> Pack:
    """A kept pack, fit for the rules of today: with what came later and can't have changed its games."""
    if pack.own is None and pack.hash == standard.hash:
        return standard
    files = {file: {**standard.files.get(file, {}), **tables} for file, tables in (standard.files | pack.files).items()}
    known = pack.option_defaults()
    for file, table, record in standard.records():
        if table == OPTIONS and record["id"] not in known:
            as_before = {**record, "default": record.get(BEFORE, record["default"])}
            files[file][table] = [*files[file][table], as_before]
    return Pack(pack.name, pack.layout, files, pack.changes, pack.own, kept_as=pack.hash)
