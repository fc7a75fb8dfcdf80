"""Who listens to a table, and telling them: every message is encoded once for all who see the same."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from ophir.engine.game import NOBODY
from ophir.server import sight
from ophir.server.protocol import Log, State, TableChanged
from ophir.server.table import Table

UNSENT: Final = 400  # messages; who is further behind is cut off and may come back

_encode: Final = msgspec.json.Encoder().encode


def encode(message: Struct) -> str:
    """A message as it goes over the socket."""
    return _encode(message).decode()


class Listener:
    """One socket: the seats it holds, from which of them it looks, and what is still to be sent to it."""

    def __init__(self, own: list[int], owner: bool) -> None:
        self.own = own
        self.owner = owner
        self.seat = own[0] if own else NOBODY
        self.unsent: asyncio.Queue[str | None] = asyncio.Queue()
        self.cut = False

    @property
    def log_seat(self) -> int:
        """For whom the log is: several people at one screen see only what is public."""
        return self.own[0] if len(self.own) == 1 else NOBODY

    def send(self, text: str) -> None:
        """Send as soon as the line allows."""
        if self.cut:
            return
        if self.unsent.qsize() >= UNSENT:
            self.cut = True
            self.unsent.put_nowait(None)
        else:
            self.unsent.put_nowait(text)

    def say(self, message: Struct) -> None:
        """Send a message that is for this socket alone."""
        self.send(encode(message))

    def turn_to(self, to_move: int) -> None:
        """Look from the seat that has to decide, if it is one of the own."""
        if to_move in self.own:
            self.seat = to_move


class Audience:
    """Everybody who listens to one table."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def __iter__(self) -> Iterator[Listener]:
        return iter(self.listeners)

    def __len__(self) -> int:
        return len(self.listeners)

    def seats(self) -> set[int]:
        """The seats whose people are here."""
        return {seat for listener in self.listeners for seat in listener.own}

    def tell(self, message: Struct) -> None:
        """The same to everybody."""
        if self.listeners:
            text = encode(message)
            for listener in self.listeners:
                listener.send(text)

    def tell_table(self, table: Table) -> None:
        """The table's public side to everybody."""
        if self.listeners:
            self.tell(TableChanged(sight.table_info(table, self.seats())))

    def tell_state(self, table: Table, after: int) -> None:
        """To each as he may know it: what happened after a version, and the state now."""
        to_move = table.position.to_move if table.position else NOBODY
        logs: dict[int, str] = {}
        states: dict[int, str] = {}
        for listener in self.listeners:
            listener.turn_to(to_move)
            reader = listener.log_seat
            if reader not in logs:
                lines = sight.history(table, reader, after)
                logs[reader] = encode(Log(lines)) if lines else ""
            if listener.seat not in states:
                states[listener.seat] = encode(sight.state(table, listener.seat))
            if logs[reader]:
                listener.send(logs[reader])
            listener.send(states[listener.seat])


def state_for(table: Table, listener: Listener) -> State:
    """The table as this socket sees it."""
    return sight.state(table, listener.seat)
