"""The history of a table: what everybody at it was told of, for those who come later.

A house full of tables is mostly history, so it is kept as bytes: the events of a move as soon as they are told, and
lines that nobody can take back any more in packed blocks.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ophir.engine.events import Event
from ophir.server.limits import UNDONE_SHOWN

BLOCK: Final = 8  # lines; so many more stay unpacked, among them all that can be taken back

_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder().decode


class Happened:
    """One line of the history: a move with its events, or the moves (by their versions) that were taken back."""

    __slots__ = ("_events", "action", "first", "kind", "seat", "took_back", "undone", "version")

    def __init__(
        self,
        version: int,
        seat: int,
        action: str,
        kind: str,
        events: list[Event] | bytes,
        took_back: tuple[int, ...] = (),
        first: int = 0,
    ) -> None:
        self.version = version
        self.first = first or version  # of the move that it was taken together with
        self.seat = seat
        self.action = action
        self.kind = kind
        self.took_back = took_back
        self.undone = False
        self._events = events if isinstance(events, bytes) else _encode([_parts(event) for event in events])

    @property
    def events(self) -> list[Event]:
        """What happened, with all secrets."""
        return [Event(*parts) for parts in _decode(self._events)]

    def parts(self) -> tuple[Any, ...]:
        """All that it is made of."""
        return self.version, self.seat, self.action, self.kind, self._events, self.took_back, self.first


def _parts(event: Event) -> tuple[Any, ...]:
    return event.id, event.seat, event.values, event.secret, event.reveals


class Past:
    """The lines of a table's history, oldest first."""

    def __init__(self) -> None:
        # Replaced as a whole: others may be reading it in a thread.
        self._kept: tuple[tuple[tuple[int, bytes], ...], list[Happened]] = ((), [])

    def __iter__(self) -> Iterator[Happened]:
        return self.after(0)

    def after(self, version: int) -> Iterator[Happened]:
        """The lines after a version."""
        blocks, recent = self._kept
        for last, block in blocks:
            if last > version:
                for parts in _decode(zlib.decompress(block)):
                    line = Happened(*parts)
                    if line.version > version:
                        yield line
        for line in list(recent):
            if line.version > version:
                yield line

    def stood(self) -> list[Happened]:
        """The latest moves that count: all that can be taken back are among them."""
        return [line for line in self._kept[1] if not line.took_back and not line.undone]

    def append(self, line: Happened) -> None:
        """Something happened."""
        self._kept[1].append(line)

    def take_back(self, version: int, seat: int, count: int) -> None:
        """A seat takes its last moves back."""
        gone = self.stood()[-count:]
        for line in gone:
            line.undone = True
        self.append(Happened(version, seat, "", "", [], tuple(line.version for line in gone)))
        # Old ones are only counted: who joins a table needs not hear all that its people thought better of.
        blocks, recent = self._kept
        forgotten = set([line for line in recent if line.undone][:-UNDONE_SHOWN])
        self._kept = blocks, [line for line in recent if line not in forgotten]

    def settle(self, undoable: int) -> None:
        """The last `undoable` moves can still be taken back; pack what came long before."""
        blocks, recent = self._kept
        while len(recent) >= 2 * BLOCK:
            old, recent = recent[:BLOCK], recent[BLOCK:]
            if sum(not line.took_back and not line.undone for line in recent) < undoable:
                return
            packed = zlib.compress(_encode([line.parts() for line in old if not line.undone]))
            blocks = (*blocks, (old[-1].version, packed))
            self._kept = blocks, recent
