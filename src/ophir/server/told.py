"""What was told of a table's turns: an append-only log of its own beside the table's, so that nothing is told twice.

The turns themselves are in the table's log, so nothing that has to be told can be lost: whatever turn stands there and
is not told yet is due. `sending` is written before a notice leaves and its outcome after it. Between the two nobody
knows whether it left: such a one is sent once more, as the same notice (same Message-ID, topic and id), and no more.
"""

from __future__ import annotations

import asyncio
from typing import Final, Literal

import msgspec
from msgspec import Struct

from ophir.server.limits import TRIES
from ophir.server.store import Store

LOG: Final = "told:"  # and the table's id

MarkState = Literal["seen", "sending", "sent", "later", "failed"]


class Mark(Struct, frozen=True):
    """What became of a notice of a turn (its seat and the moves before it) to a person by a channel."""

    time: float
    who: str
    turn: tuple[int, int]
    channel: str
    state: MarkState


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Mark).decode


class Told:
    """The marks of one table, of its present turn."""

    def __init__(self, store: Store, table: str) -> None:
        self._store = store
        self._log = LOG + table
        self._sequence = 0
        self._marks: dict[tuple[str, str], list[MarkState]] = {}  # by person and channel
        self._turn = (-1, -1)
        self._lock = asyncio.Lock()

    async def read(self) -> Told:
        """Take in what is in the store."""
        for body in await self._store.read(self._log):
            self._apply(decode(body))
        return self

    def _apply(self, mark: Mark) -> None:
        self._sequence += 1
        if mark.turn != self._turn:
            self._turn = mark.turn
            self._marks = {}
        self._marks.setdefault((mark.who, mark.channel), []).append(mark.state)

    async def mark(self, mark: Mark) -> None:
        """Write what became of a notice; durable when it returns."""
        async with self._lock:
            await self._store.append(self._log, self._sequence, encode(mark))
            self._apply(mark)

    def tries(self, who: str, turn: tuple[int, int], channel: str) -> int:
        """How often it was tried."""
        return self._of(who, turn, channel).count("sending")

    def may_send(self, who: str, turn: tuple[int, int], channel: str) -> bool:
        """Is a notice still to be sent?"""
        if self._of(who, turn, "").count("seen"):
            return False
        states = self._of(who, turn, channel)
        unsure = states[-2:] == ["sending", "sending"]
        return not unsure and states.count("sending") < TRIES and not {"sent", "failed"} & set(states)

    def _of(self, who: str, turn: tuple[int, int], channel: str) -> list[MarkState]:
        return self._marks.get((who, channel), []) if turn == self._turn else []

    async def forget(self) -> None:
        """The table is over."""
        await self._store.remove(self._log)
