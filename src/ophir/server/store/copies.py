"""Copies of the database: made while the server runs, and brought back."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ophir.server.store.sqlite import DATABASE, FORMAT, check_whole, connect, not_saved, take_folder
from ophir.server.trouble import NotSaved


def back_up(data: Path, copy: Path) -> int:
    """Copy the database of the folder `data`, as it is at one moment, to a file; returns how many tables are in it.

    The file takes its name only when it is whole, so a copy that was interrupted replaces no older one.
    """
    unfinished = copy.with_name(f"{copy.name}.unfinished")
    try:
        unfinished.unlink(missing_ok=True)
        with closing(connect(data / DATABASE, "ro")) as source, closing(connect(unfinished, "rwc")) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, complete in itself
        tables = look_into(unfinished)
        os.replace(unfinished, copy)
    except sqlite3.Error as error:
        raise not_saved(error, data / DATABASE) from None
    except OSError as error:
        raise NotSaved(f"{copy} can't be written: {error.strerror}.", reason="unreachable") from None
    return tables


def look_into(copy: Path) -> int:
    """How many tables are in a copy; NotSaved if it is damaged or none of ours."""
    try:
        with closing(connect(copy, "ro")) as source:
            version = source.execute("PRAGMA user_version").fetchone()[0]
            if version != FORMAT:
                raise NotSaved(
                    f"{copy} is no copy of this Ophir's tables (format {version}, not {FORMAT}).", reason="format"
                )
            check_whole(source, copy)
            return int(source.execute("SELECT count(*) FROM tables WHERE instr(table_id, ':') = 0").fetchone()[0])
    except sqlite3.Error as error:
        raise not_saved(error, copy) from None


def put_back(data: Path, copy: Path) -> int:
    """Make the database the same as a copy, in one transaction; returns how many tables it has now.

    Whoever calls it holds the folder: a server that knows nothing of it would go on with what it has in memory.
    """
    tables = look_into(copy)
    path = data / DATABASE
    try:
        with closing(connect(copy, "ro")) as source, closing(connect(path, "rwc")) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=WAL")
    except sqlite3.Error as error:
        raise not_saved(error, path) from None
    return tables


def restore_folder(data: Path, copy: Path) -> int:
    """Bring a copy back to a folder that no server uses; what was there, even a damaged file, is kept beside it."""
    look_into(copy)
    lock = take_folder(data)
    try:
        for name in (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm"):
            if (data / name).exists():
                os.replace(data / name, data / f"before-restore-{name}")
        return put_back(data, copy)
    finally:
        os.close(lock)
