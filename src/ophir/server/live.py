"""One socket of one browser at one table."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final, assert_never

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ophir.engine.errors import OphirError
from ophir.engine.game import NOBODY
from ophir.server.actor import Actor
from ophir.server.audience import Listener, encode, encoded_state, state_for
from ophir.server.foresight import hint, if_asked, preview
from ophir.server.limits import (
    CLOSE_WITHIN,
    JOIN_WITHIN,
    MESSAGE_SIZE,
    MESSAGES_A_SECOND,
    MESSAGES_AT_ONCE,
    PATIENCE,
    Bucket,
    ByAddress,
)
from ophir.server.metrics import Metrics
from ophir.server.protocol import (
    Ack,
    Act,
    ActTogether,
    AnswerAhead,
    AskAhead,
    AskHint,
    AskPreview,
    Count,
    FromBrowser,
    Join,
    Look,
    Ping,
    Pong,
    Refused,
    Say,
    Settings,
    Undo,
    Visible,
)
from ophir.server.tables import Tables
from ophir.server.trouble import BadMessage, NotYours, StaleVersion, TooFast

Socket = WebSocket[Any, Any, Any]
HEARD_LATER: Final = 0.1  # seconds
GONE: Final = (WebSocketDisconnect, OSError)  # who reads no more: noticed when listening, or when sending

journal = logging.getLogger("ophir.server")
_decoder: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)


class Numbered(msgspec.Struct):
    """All that is asked of a message that can't be read otherwise."""

    ref: Count = 0


_numbered = msgspec.json.Decoder(Numbered)


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket,
    table_id: FromPath[str],
    tables: NamedDependency[Tables],
    metrics: NamedDependency[Metrics],
    talkers: NamedDependency[ByAddress],
) -> None:
    """Play or watch: the first message is Join, then whatever FromBrowser allows."""
    await socket.accept()
    line = Line(socket, tables, metrics, talkers)
    metrics.sockets += 1
    try:
        await line.serve(table_id)
    except GONE:
        pass
    finally:
        metrics.sockets -= 1


class Line:
    """A socket from Join to the end."""

    def __init__(self, socket: Socket, tables: Tables, metrics: Metrics, talkers: ByAddress) -> None:
        self.socket = socket
        self.address = socket.client.host if socket.client else ""
        self.talkers = talkers
        self.tables = tables
        self.metrics = metrics
        self.bucket = Bucket(MESSAGES_A_SECOND, MESSAGES_AT_ONCE)
        self.patience = PATIENCE
        self.ref = 0  # of the message that is being answered
        self.hinting: asyncio.Task[None] | None = None

    async def serve(self, table_id: str) -> None:
        """Join, then hear and send until one side has enough."""
        try:
            joined = await asyncio.wait_for(self._join(table_id), JOIN_WITHIN)
        except TimeoutError:
            await self.socket.close(4408, "nothing said")
            return
        except OphirError as error:
            self.metrics.refused[error.code] += 1
            await self.socket.send_text(encode(Refused(self.ref, error.code, error.values, str(error))))
            await self.socket.close(4404 if error.code == "unknown-table" else 4400, error.code)
            return
        actor, listener = joined
        sending = asyncio.create_task(self._send(listener))
        listener.when_cut = sending.cancel
        hearing = asyncio.create_task(self._hear(actor, listener))
        try:
            await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            actor.leave(listener)
            tasks = (sending, hearing)
            for task in tasks:
                task.cancel()
            for ended in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, GONE):
                    journal.error("line failed", extra={"table": table_id}, exc_info=ended)
        with suppress(*GONE, RuntimeError, TimeoutError):
            # Who reads nothing does not read this either.
            goodbye = self.socket.close(4429 if self.patience <= 0 else 1013, "too much")
            await asyncio.wait_for(goodbye, CLOSE_WITHIN)

    async def _join(self, table_id: str) -> tuple[Actor, Listener]:
        data = await self._receive()
        self.ref = ref_of(data)
        message = read_message(data)
        if not isinstance(message, Join):
            raise BadMessage("The first message must be a join.", reason="join")
        actor = await self.tables.get(table_id)
        return actor, actor.join(message.secrets, message.after, message.ref, self.address)

    async def _receive(self) -> str | bytes:
        received = await self.socket.receive()
        if received["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="gone")
        return received.get("text") or received.get("bytes") or b""

    async def _send(self, listener: Listener) -> None:
        while not listener.cut:
            text = await listener.unsent.get()
            if text is None:
                return
            await self.socket.send_text(text)
            listener.sent(text)

    async def _hear(self, actor: Actor, listener: Listener) -> None:
        while self.patience > 0:
            data = await self._receive()
            while not self.talkers.take(self.address):  # others at this address may have talked too much
                await asyncio.sleep(HEARD_LATER)
            began = time.monotonic()
            self.ref = ref_of(data)
            try:
                if not self.bucket.take():
                    raise TooFast("More messages than a person can send; slow down.")
                message = read_message(data)
                self.metrics.messages[type(message).__name__.lower()] += 1
                await self._answer(actor, listener, message)
                if isinstance(message, Act | ActTogether | Undo):
                    self.metrics.acknowledged(time.monotonic() - began)
            except OphirError as error:
                self.metrics.refused[error.code] += 1
                if isinstance(error, BadMessage | TooFast):
                    self.patience -= 1
                stale = isinstance(error, StaleVersion)
                state = state_for(actor.table, listener) if stale else None
                listener.say(Refused(self.ref, error.code, error.values, str(error), state))
            except Exception:
                journal.exception("no answer", extra={"table": actor.table.id})
                mistake = "The server made a mistake; it is in its log. Try again."
                listener.say(Refused(self.ref, "server-error", {}, mistake))

    async def _answer(self, actor: Actor, listener: Listener, message: FromBrowser) -> None:
        """Say what `ANSWERS` promises, now or (a hint) later, or raise what the message is refused for."""
        match message:
            case Act(seat, action, version, ref):
                _must_play(actor, listener, seat)
                await actor.play(seat, action, version, listener, ref)
            case ActTogether(seat, actions, version, ref):
                _must_play(actor, listener, seat)
                await actor.play_together(seat, actions, version, listener, ref)
            case Undo(seat, version, count, ref):
                _must_play(actor, listener, seat)
                await actor.undo(seat, count, version, listener, ref)
            case Look(seat, ref):
                if seat != NOBODY:
                    _must_hold(actor, listener, seat)
                listener.looks = seat
                seen = actor.seen_by(listener)
                listener.say(Ack(ref, seen.version))
                listener.send(encoded_state(seen, seat))
            case Say(text, seat, ref):
                if seat != NOBODY:
                    _must_hold(actor, listener, seat)
                await actor.say(seat, text, listener, ref)
            case AskHint(seat):
                _must_play(actor, listener, seat)
                await self._begin_hint(actor, listener, message)
            case AskPreview(seat, action, ref):
                _must_hold(actor, listener, seat)
                listener.say(preview(actor.table, seat, action, ref))
            case AskAhead(seat, ref):
                _must_play(actor, listener, seat)
                listener.say(if_asked(actor.table, seat, ref))
            case AnswerAhead(seat, action, version, same, ref):
                _must_play(actor, listener, seat)
                await actor.answer_ahead(seat, action, version, same, listener, ref)
            case Settings(pace, ref):
                if not listener.own(actor.table) and not listener.owns(actor.table):
                    raise NotYours("Only who sits at the table may set its pace.")
                await actor.set_pace(pace, listener, ref)
            case Visible(visible, ref):
                listener.visible = visible
                listener.say(Ack(ref, actor.table.version))
            case Ping(ref):
                listener.say(Pong(ref))
            case Join():
                raise BadMessage("This line has joined already.", reason="join")
            case _:
                assert_never(message)

    async def _begin_hint(self, actor: Actor, listener: Listener, message: AskHint) -> None:
        """A hint takes a moment of thought; meanwhile the line stays open for moves."""
        if self.hinting is not None and not self.hinting.done():
            raise TooFast("One hint at a time.")
        await actor.allow_hint(message.seat)

        async def think() -> None:
            try:
                advice = await hint(actor.table, message.seat, self.tables.thinkers, message.ref)
                _must_hold(actor, listener, message.seat)  # still
                listener.say(advice)
            except OphirError as error:
                listener.say(Refused(message.ref, error.code, error.values, str(error)))
            except Exception:
                journal.exception("no hint", extra={"table": actor.table.id})
                listener.say(Refused(message.ref, "server-error", {}, "No bot could think about it; try again."))

        self.hinting = asyncio.create_task(think())


def _must_hold(actor: Actor, listener: Listener, seat: int) -> None:
    if seat not in listener.own(actor.table):
        raise NotYours("This browser does not hold that seat.", seat=seat)


def _must_play(actor: Actor, listener: Listener, seat: int) -> None:
    _must_hold(actor, listener, seat)
    if actor.table.chairs[seat].resigned:
        raise NotYours("This seat has resigned; a bot makes its moves.", seat=seat)


def ref_of(data: str | bytes) -> int:
    """The number that the answer to a message bears, even if the message is refused unread; 0 if it has none."""
    if len(data) > MESSAGE_SIZE:
        return 0
    try:
        return _numbered.decode(data).ref
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return 0


def read_message(data: str | bytes) -> FromBrowser:
    """A message of the protocol, or BadMessage saying what is wrong with it."""
    if len(data) > MESSAGE_SIZE:
        raise BadMessage(f"A message may have {MESSAGE_SIZE} bytes.", reason="size")
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        reason = str(error)[:200] if isinstance(error, msgspec.ValidationError) else "no JSON"
        raise BadMessage(f"This is no message of the protocol: {reason}.", reason=reason) from None
