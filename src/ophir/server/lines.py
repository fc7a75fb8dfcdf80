"""Connections as they come from the network: ended if they ask for nothing, or read nothing of what they asked for."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import h11
from litestar.types import ASGIApp
from uvicorn import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ophir.server.limits import CLOSE_WITHIN, MESSAGE_SIZE, REQUEST_WITHIN, UNREAD_BYTES

ASKING: Final = (h11.IDLE, h11.SEND_BODY)  # the other side has not said all yet


class Request(H11Protocol):
    """A connection for requests. Twice within the time it is looked at; if nothing has gone on in between, it ends."""

    _seen: tuple[object, ...] = ()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as it is there
        """Somebody came."""
        super().connection_made(transport)
        self.loop.call_later(REQUEST_WITHIN / 2, self._look)

    def _look(self) -> None:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        asking = self.conn.their_state in ASKING
        unread = self.transport.get_write_buffer_size()
        # Drops of a request count for nothing: it has to be whole in time.
        seen = (self.cycle, asking, unread)
        if (asking or unread) and seen == self._seen:
            self.transport.abort()
            return
        self._seen = seen
        self.loop.call_later(REQUEST_WITHIN / 2, self._look)


class Heard:
    """What was heard on a socket and waits for the table: all that is wanted of a queue, in a fifth of its memory."""

    __slots__ = ("_messages", "_waiting")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add something."""
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        """The oldest, as soon as there is one."""
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._messages.pop(0)

    def empty(self) -> bool:
        """Is there nothing?"""
        return not self._messages


class Socket(WebSocketsSansIOProtocol):
    """A web socket. It lasts for an evening, so it keeps nothing that only its beginning needs."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Heard()  # type: ignore[assignment]

    def handle_text(self, event: Frame) -> None:
        """Hear something; by the first message nobody needs the head of the request any more."""
        if self.request is not None:
            self.request = self.response = None  # type: ignore[assignment]
            cast(list[object], self.scope["headers"]).clear()
        super().handle_text(event)

    def handle_ping(self) -> None:
        """Answer a ping, unless the answers are not read."""
        if self.transport.get_write_buffer_size() > UNREAD_BYTES:
            self.transport.abort()
        else:
            super().handle_ping()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The table has done with it: what it has not read by then is lost."""
        super().on_task_complete(task)
        self.loop.call_later(CLOSE_WITHIN, self.transport.abort)


def config(app: ASGIApp, **more: Any) -> Config:
    """How the application is served."""
    return Config(
        app,
        http=Request,
        ws=Socket,
        ws_max_size=MESSAGE_SIZE,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the door knows which proxy to believe
        **more,
    )
