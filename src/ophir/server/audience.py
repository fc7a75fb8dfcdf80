"""Who listens to a table, and telling them: every message is encoded once for all who see the same."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from msgspec import Struct

from ophir.engine.game import NOBODY
from ophir.server import sight
from ophir.server.limits import STATES_KEPT, UNSENT, UNSENT_SIZE, household
from ophir.server.protocol import Log, Seated, State
from ophir.server.table import Table

FIRST_OWN: Final = -2  # instead of a seat to look from

_encode: Final = msgspec.json.Encoder().encode


def encode(message: Struct) -> str:
    """A message as it goes over the socket."""
    return _encode(message).decode()


class Mailbox:
    """What waits for one reader. A queue of asyncio can do more, and would be three kilobytes of every line."""

    __slots__ = ("_texts", "_waiting")

    def __init__(self) -> None:
        self._texts: list[str | None] = []
        self._waiting: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._texts)

    def put(self, text: str | None) -> None:
        """Add something; None is the end."""
        self._texts.append(text)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> str | None:
        """The oldest, as soon as there is one."""
        while not self._texts:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._texts.pop(0)

    def clear(self) -> None:
        """Throw everything away."""
        self._texts.clear()


class Listener:
    """One socket: the keys it showed, from which seat it looks, and what is still to be sent to it.

    What the keys open is looked up each time: a seat may have been freed and taken by somebody else since.
    """

    def __init__(self, keys: frozenset[str], address: str = "") -> None:
        self.keys = keys
        self.address = address
        self.looks = FIRST_OWN
        self.visible = True  # the page is before somebody's eyes
        self.told: list[int] = []  # the seats it was last told to hold
        self.unsent = Mailbox()
        self.unsent_size = 0  # characters, with those of the message that is being sent
        self.ending = False  # once what waits is sent
        self.cut = False
        self.when_cut: Callable[[], object] = lambda: None

    def own(self, table: Table) -> list[int]:
        """The seats it holds now."""
        return [seat for seat, chair in enumerate(table.chairs) if chair.key and chair.key in self.keys]

    def owns(self, table: Table) -> bool:
        """Is it the owner's?"""
        return table.owner in self.keys

    def watches(self, table: Table) -> bool:
        """Is it a mere spectator's?"""
        return not self.own(table) and not self.owns(table)

    def seat(self, table: Table) -> int:
        """The seat it looks from: one of its own, or a spectator's."""
        own = self.own(table)
        if self.looks == NOBODY or self.looks in own:
            return self.looks
        return own[0] if own else NOBODY

    def log_seat(self, table: Table) -> int:
        """For whom the log is: several people at one screen see only what is public."""
        own = self.own(table)
        return own[0] if len(own) == 1 else NOBODY

    def send(self, text: str) -> None:
        """Send as soon as the line allows."""
        if self.ending or self.cut:
            return
        if len(self.unsent) >= UNSENT or self.unsent_size + len(text) > UNSENT_SIZE:
            self.end()
        else:
            self.unsent_size += len(text)
            self.unsent.put(text)

    def sent(self, text: str) -> None:
        """A message has left."""
        self.unsent_size -= len(text)

    def end(self) -> None:
        """Send nothing more, and keep nothing for it."""
        self.cut = True
        self.unsent.clear()
        self.when_cut()

    def hang_up(self) -> None:
        """Send what waits, then end the line."""
        self.ending = True
        self.unsent.put(None)

    def say(self, message: Struct) -> None:
        """Send a message that is for this socket alone."""
        self.send(encode(message))

    def turn(self, table: Table) -> None:
        """Look from the seat that has to decide, if it is one of the own."""
        to_move = table.position.to_move if table.position else NOBODY
        if to_move in self.own(table):
            self.looks = to_move


class Audience:
    """Everybody who listens to one table."""

    def __init__(self) -> None:
        self.listeners: dict[Listener, None] = {}  # in the order in which they came

    def __iter__(self) -> Iterator[Listener]:
        return iter(self.listeners)

    def __len__(self) -> int:
        return len(self.listeners)

    def home(self) -> str:
        """From which house the first of them came; empty if nobody is here."""
        return next((household(listener.address) for listener in self.listeners), "")

    def seats(self, table: Table) -> set[int]:
        """The seats whose people are here."""
        return {seat for listener in self.listeners for seat in listener.own(table)}

    def sees(self, table: Table, seat: int) -> bool:
        """Does the person of a seat look at the table?"""
        return any(listener.visible and seat in listener.own(table) for listener in self.listeners)

    def tell(self, message: Struct) -> None:
        """The same to everybody."""
        if self.listeners:
            text = encode(message)
            for listener in self.listeners:
                listener.send(text)

    def tell_those(self, message: Struct, which: Callable[[Listener], bool]) -> None:
        """The same to some."""
        told = [listener for listener in self.listeners if which(listener)]
        if told:
            text = encode(message)
            for listener in told:
                listener.send(text)

    def watching(self, table: Table) -> int:
        """How many only watch."""
        return sum(listener.watches(table) for listener in self.listeners)

    def tell_seats(self, table: Table) -> None:
        """Who holds other seats than before is told so, and sees the table from there."""
        for listener in self.listeners:
            own = listener.own(table)
            if own != listener.told:
                if table.lag is not None and not listener.told:  # so far it looked on with a delay
                    listener.say(Log(sight.history(table, listener.log_seat(table), table.lag.shown.version)))
                listener.told = own
                listener.say(Seated(own, listener.owns(table)))
                listener.send(encoded_state(table, listener.seat(table)))

    def tell_state(self, table: Table, after: int) -> None:
        """To each as he may know it: what happened after a version, and the state now."""
        self._tell_state([each for each in self if table.lag is None or not each.watches(table)], table, after)

    def tell_seat(self, table: Table, seat: int) -> None:
        """Something changed that one seat alone knows of."""
        for listener in self.listeners:
            if listener.seat(table) == seat:
                listener.send(encoded_state(table, seat))

    def tell_shown(self, table: Table, after: int) -> None:
        """The same to those who look on with a delay, after the version that they were at."""
        assert table.lag is not None
        self._tell_state([each for each in self if each.watches(table)], table.lag.shown, after)

    def _tell_state(self, listeners: list[Listener], table: Table, after: int) -> None:
        logs: dict[int, str] = {}
        states: dict[int, str] = {}
        for listener in listeners:
            listener.turn(table)
            reader = listener.log_seat(table)
            if reader not in logs:
                lines = sight.history(table, reader, after)
                logs[reader] = encode(Log(lines)) if lines else ""
            seat = listener.seat(table)
            if seat not in states:
                states[seat] = encoded_state(table, seat)
            if logs[reader]:
                listener.send(logs[reader])
            listener.send(states[seat])


_states: OrderedDict[tuple[object, ...], str] = OrderedDict()  # by table, version, status, seat and what it said ahead


def encoded_state(table: Table, seat: int) -> str:
    """The table as `seat` sees it, made once for all who ask while nothing changes."""
    if table.answer_by or table.move_by:  # which says how much time is left
        return encode(sight.state(table, seat))
    key = (table.itself, table.version, table.status, seat, table.ahead.get(seat))
    text = _states.get(key)
    if text is None:
        text = _states[key] = encode(sight.state(table, seat))
        if len(_states) > STATES_KEPT:
            _states.popitem(last=False)
    return text


def state_for(table: Table, listener: Listener) -> State:
    """The table as this socket sees it."""
    return sight.state(table, listener.seat(table))
