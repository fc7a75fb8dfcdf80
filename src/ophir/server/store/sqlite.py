"""Logs in SQLite. One thread writes; whatever waits when it is free goes into one transaction and one flush to disk.

A transaction of one insert costs as much as one of a hundred (the flush), so under load each entry waits a little and
ten times as many get through. WAL with `synchronous=FULL` flushes at every commit: what is acknowledged survives a
kill of the process and of the machine.
"""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import json
import os
import sqlite3
import tempfile
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing
from pathlib import Path
from queue import SimpleQueue
from typing import Final, TypeVar

from ophir.server.store import Conflict
from ophir.server.trouble import NotSaved

DATABASE: Final = "tables.sqlite3"
FORMAT: Final = 1  # of the database, kept in its user_version
SCHEMA: Final = """
CREATE TABLE log (
    table_id TEXT NOT NULL, sequence INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (table_id, sequence)
) WITHOUT ROWID;
CREATE TABLE tables (number INTEGER PRIMARY KEY, table_id TEXT NOT NULL UNIQUE, status TEXT NOT NULL);
CREATE INDEX tables_by_status ON tables (status, number);
"""
NOTE_STATUS: Final = (
    "INSERT INTO tables (table_id, status) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET status = excluded.status"
)
WAIT_FOR_LOCK: Final = 2.0  # seconds
ROOM: Final = bytes(65_536)  # must fit on the disk for the server to be well
MOST_AT_ONCE: Final = 500
NO_ENTRY: Final = -1

T = TypeVar("T")


class Waiting:
    """An entry that waits for its turn, and who waits for it."""

    __slots__ = ("body", "done", "loop", "sequence", "status", "table")

    def __init__(self, table: str, sequence: int, body: bytes, status: str) -> None:
        self.table = table
        self.sequence = sequence
        self.body = body
        self.status = status
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()

    def tell(self, error: Exception | None) -> None:
        """Wake who waits, from the writing thread."""
        self.loop.call_soon_threadsafe(self._wake, error)

    def _wake(self, error: Exception | None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class SQLiteStore:
    """Logs in one file of the folder `data`."""

    def __init__(self, data: Path) -> None:
        self.path = data / DATABASE
        self._lock = take_folder(data)
        self._paused = False
        try:
            with closing(self._open("rwc")) as connection:
                check_whole(connection, self.path)
            self._file = _file_at(self.path)
        except (sqlite3.Error, NotSaved) as error:
            os.close(self._lock)
            raise not_saved(error, self.path) from None
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(1, "ophir-read")
        self._writer = threading.Thread(target=self._write_all, name="ophir-write", daemon=True)
        self._writer.start()

    def _open(self, mode: str = "rw") -> sqlite3.Connection:
        connection = connect(self.path, mode)
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version not in (0, FORMAT):
            raise NotSaved(
                f"{self.path} was made by another Ophir (format {version}); this one knows format {FORMAT}.",
                reason="format",
            )
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        if version == 0:
            connection.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version={FORMAT}; COMMIT;")
        return connection

    async def append(self, table: str, sequence: int, body: bytes, status: str = "") -> None:
        """Write an entry; returns once it is durable."""
        if self._paused:
            raise restoring()
        await self._put(Waiting(table, sequence, body, status))

    async def _put(self, waiting: Waiting) -> None:
        self._queue.put(waiting)
        # A request that is cut off must not leave the table unsure whether the entry was written.
        await asyncio.shield(waiting.done)

    async def note(self, table: str, status: str) -> None:
        """Note the status of a table, without an entry."""
        await self.append(table, NO_ENTRY, b"", status)

    async def read(self, table: str) -> list[bytes]:
        """The whole log of a table, oldest first."""
        rows = await self._read(
            lambda db: db.execute(
                "SELECT sequence, body FROM log WHERE table_id = ? ORDER BY sequence", (table,)
            ).fetchall()
        )
        # What comes after an entry that is missing means nothing: an empty one makes the whole log unreadable.
        whole = [row[0] for row in rows] == list(range(len(rows)))
        return [row[1] for row in rows] if whole else [b""]

    async def status(self, table: str) -> str:
        """The status of a table as it was last noted."""
        rows = await self._read(
            lambda db: db.execute("SELECT status FROM tables WHERE table_id = ?", (table,)).fetchall()
        )
        return rows[0][0] if rows else ""

    async def tables(self, status: str, limit: int) -> list[str]:
        """The ids of the tables with this status, the last created first."""
        rows = await self._read(
            lambda db: db.execute(
                "SELECT table_id FROM tables WHERE status = ? ORDER BY number DESC LIMIT ?", (status, limit)
            ).fetchall()
        )
        return [row[0] for row in rows]

    async def quiet(self, statuses: tuple[str, ...], before: float, limit: int) -> list[str]:
        """The ids of tables with one of these statuses where nothing has happened since a time, the oldest first."""
        rows = await self._read(
            lambda db: db.execute(
                "SELECT table_id FROM tables WHERE status IN (SELECT value FROM json_each(?)) AND "
                "(SELECT json_extract(CAST(body AS TEXT), '$.time') FROM log WHERE log.table_id = tables.table_id "
                "ORDER BY sequence DESC LIMIT 1) < ? ORDER BY number LIMIT ?",
                (json.dumps(statuses), before, limit),
            ).fetchall()
        )
        return [row[0] for row in rows]

    async def remove(self, table: str) -> None:
        """Forget a table with its whole log."""

        def run(db: sqlite3.Connection) -> None:
            db.execute("BEGIN IMMEDIATE")
            db.execute("DELETE FROM log WHERE table_id = ?", (table,))
            db.execute("DELETE FROM tables WHERE table_id = ?", (table,))
            db.execute("COMMIT")

        await self._read(run)

    async def replace(self, log: str, body: bytes, status: str) -> None:
        """Make this the only entry of a log."""

        def run(db: sqlite3.Connection) -> None:
            self._must_be_the_same()
            db.execute("PRAGMA synchronous=FULL")
            db.execute("BEGIN IMMEDIATE")
            db.execute("DELETE FROM log WHERE table_id = ?", (log,))
            db.execute("INSERT INTO log VALUES (?, 0, ?)", (log, body))
            db.execute(NOTE_STATUS, (log, status))
            db.execute("COMMIT")

        if self._paused:
            raise restoring()
        await self._read(run)

    async def check(self) -> None:
        """Raise NotSaved unless there is room on the disk and the database takes a write."""

        def run(db: sqlite3.Connection) -> None:
            self._must_be_the_same()
            db.execute("BEGIN IMMEDIATE")
            db.execute(f"PRAGMA user_version={FORMAT}")
            db.execute("COMMIT")
            try:
                with tempfile.TemporaryFile(dir=self.path.parent) as room:
                    room.write(ROOM)
                    room.flush()
                    os.fsync(room.fileno())
            except OSError as error:
                raise NotSaved(f"{self.path.parent} can't be written: {error.strerror}.", reason="full") from None

        await self._read(run)

    @asynccontextmanager
    async def paused(self) -> AsyncIterator[None]:
        """Meanwhile nothing is written; what waited is written before."""
        self._paused = True
        try:
            await self._put(Waiting("", NO_ENTRY, b"", ""))
            yield
        finally:
            self._paused = False

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        os.close(self._lock)

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        def run() -> T:
            try:
                with closing(connect(self.path, "rw")) as connection:
                    return query(connection)
            except sqlite3.Error as error:
                raise not_saved(error, self.path) from None

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    def _must_be_the_same(self) -> None:
        """A file that was deleted or replaced takes writes as long as it is open, and keeps none of them."""
        if _file_at(self.path) != self._file:
            raise NotSaved(f"{self.path} was deleted or replaced while the server ran: stop it first.", reason="gone")

    # The writing thread.

    def _write_all(self) -> None:
        connection: sqlite3.Connection | None = None
        while True:
            batch, last = self._next_batch()
            if batch:
                try:
                    self._must_be_the_same()
                    if connection is None:
                        connection = self._open()
                    answers = _write(connection, batch)
                except Exception as error:
                    _give_up(connection)
                    connection = None
                    trouble = not_saved(error, self.path)
                    answers = [trouble] * len(batch)
                for waiting, answer in zip(batch, answers, strict=True):
                    waiting.tell(answer)
            if last:
                _give_up(connection)
                return

    def _next_batch(self) -> tuple[list[Waiting], bool]:
        batch: list[Waiting] = []
        while len(batch) < MOST_AT_ONCE and (not batch or not self._queue.empty()):
            waiting = self._queue.get()
            if waiting is None:
                return batch, True
            batch.append(waiting)
        return batch, False


def _write(connection: sqlite3.Connection, batch: list[Waiting]) -> list[Exception | None]:
    """One transaction; an entry whose place is taken fails alone."""
    answers: list[Exception | None] = []
    connection.execute("BEGIN IMMEDIATE")
    for waiting in batch:
        try:
            if waiting.sequence != NO_ENTRY:
                connection.execute("INSERT INTO log VALUES (?, ?, ?)", (waiting.table, waiting.sequence, waiting.body))
        except sqlite3.IntegrityError:
            answers.append(Conflict("The log has this entry already.", sequence=waiting.sequence))
            continue
        if waiting.status:
            connection.execute(NOTE_STATUS, (waiting.table, waiting.status))
        answers.append(None)
    connection.execute("COMMIT")
    return answers


def restoring() -> NotSaved:
    """Nothing can be written for a moment."""
    return NotSaved("The tables are being restored from a copy; try again in a moment.", reason="restoring")


def _give_up(connection: sqlite3.Connection | None) -> None:
    """Close a connection, whatever state it is in; what was not committed is undone by that."""
    if connection is not None:
        with contextlib.suppress(sqlite3.Error):
            connection.close()


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """A connection to a database: `ro` to read it, `rw` also to write it, `rwc` also to make it."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return sqlite3.connect(address, WAIT_FOR_LOCK, isolation_level=None, check_same_thread=False, uri=True)


def check_whole(connection: sqlite3.Connection, path: Path) -> None:
    """Raise NotSaved if anything in the file is damaged."""
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise NotSaved(f"{path} is damaged ({found}): bring back a copy with `ophir restore`.", reason="broken")


def _file_at(path: Path) -> tuple[int, int]:
    try:
        found = path.stat()
    except OSError:
        return 0, 0
    return found.st_dev, found.st_ino


def not_saved(error: Exception, path: Path) -> NotSaved:
    """The database's complaint as an error that says what to do."""
    if isinstance(error, NotSaved):
        return error
    text = str(error)
    reason, advice = next(
        (
            (reason, advice)
            for sign, reason, advice in (
                ("locked", "locked", "another program holds it; close that one"),
                ("readonly", "read-only", "make the file and its folder writable"),
                ("full", "full", "free some space on the disk"),
                ("disk I/O", "disk", "is the disk full or failing?"),
                ("unable to open", "unreachable", "does the folder exist and may it be written?"),
                ("malformed", "broken", "bring back a copy with `ophir restore`"),
                ("not a database", "broken", "bring back a copy with `ophir restore`"),
            )
            if sign in text
        ),
        ("error", "see the server's log"),
    )
    return NotSaved(f"{path} can't be used ({text}): {advice}. Nothing was changed.", reason=reason)


def take_folder(data: Path) -> int:
    """Make the folder and hold it: two servers on one database would not know of each other's moves."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        lock = os.open(data / "server.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise NotSaved(f"{data} can't be used: {error.strerror}.", reason="unreachable") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise NotSaved(
            f"Another Ophir server uses {data}; stop it or name another --data folder.", reason="in-use"
        ) from None
    return lock
