"""Answers that a browser may keep: known by a hash of what they say, and packed.

Only for what everybody may know. Nothing that holds a secret goes this way: packing beside what a stranger wrote would
tell of it by its length.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from hashlib import sha256
from typing import Final

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

KEPT: Final = 64  # packed answers, of those last asked for
LEAST: Final = 500  # bytes; less is not worth packing


class Kept(ASGIMiddleware):
    """For a route whose answer changes seldom: the browser asks whether it has, and gets it packed if so."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Wait for the whole answer, then send what the browser lacks."""
        asked = Headers.from_scope(scope)
        start: Message | None = None
        body = b""

        async def keep(message: Message) -> None:
            nonlocal start, body
            if message["type"] == "http.response.start":
                start = message
                return
            assert message["type"] == "http.response.body"
            body += message["body"]
            if message["more_body"]:
                return
            assert start is not None
            await self._send(start, body, asked, send)

        await next_app(scope, receive, keep)

    async def _send(self, start: Message, body: bytes, asked: Headers, send: Send) -> None:
        assert start["type"] == "http.response.start"
        if start["status"] == 200:
            headers = MutableScopeHeaders(start)
            name = f'W/"{sha256(body).hexdigest()[:16]}"'
            headers["ETag"] = name
            headers["Cache-Control"] = "public, no-cache"  # kept, but asked for again each time
            headers["Vary"] = "Accept-Encoding"
            if name in asked.get("if-none-match", ""):
                start["status"], body = 304, b""
            elif len(body) >= LEAST and "gzip" in asked.get("accept-encoding", ""):
                body = _packed(body)
                headers["Content-Encoding"] = "gzip"
            headers["Content-Length"] = str(len(body))
        await send(start)
        await send({"type": "http.response.body", "body": body, "more_body": False})


@lru_cache(maxsize=KEPT)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)
