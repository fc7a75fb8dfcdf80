"""Where logs are kept: an append-only list of entries with a unique (table, sequence), which settles every race."""

from __future__ import annotations

from typing import Protocol

from ophir.server.trouble import ServerTrouble


class Conflict(ServerTrouble):
    """Another writer was first: the log already has an entry with this sequence."""

    code = "conflict"
    status = 409


class Store(Protocol):
    """What a database has to do for the server."""

    async def append(self, table: str, sequence: int, body: bytes, status: str = "") -> None:
        """Write an entry; returns once it is durable. Raises Conflict or NotSaved, and then nothing is written.

        `status` is the table's status since this entry, if it changed.
        """

    async def replace(self, log: str, body: bytes, status: str) -> None:
        """Make this the only entry of a log, whatever was in it: for what must leave no trace once it is changed."""

    async def note(self, table: str, status: str) -> None:
        """Note the status of a table, without an entry."""

    async def read(self, table: str) -> list[bytes]:
        """The whole log of a table, oldest first; empty if there is no such table."""

    async def status(self, table: str) -> str:
        """The status of a table as it was last noted; empty if there is no such table."""

    async def tables(self, status: str, limit: int) -> list[str]:
        """The ids of the tables with this status, the last created first."""

    async def quiet(self, statuses: tuple[str, ...], before: float, limit: int) -> list[str]:
        """The ids of tables with one of these statuses where nothing has happened since a time, the oldest first."""

    async def remove(self, table: str) -> None:
        """Forget a table with its whole log."""

    async def check(self) -> None:
        """Raise NotSaved unless a move could be written now."""

    async def close(self) -> None:
        """Finish what is under way."""
