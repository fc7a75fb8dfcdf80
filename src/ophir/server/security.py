"""The door: which hosts and origins may come in, and the headers that keep a page to itself."""

from __future__ import annotations

from typing import Final, cast
from urllib.parse import urlsplit

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ophir.server.metrics import Metrics

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})


class Door:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, hosts: frozenset[str], metrics: Metrics) -> None:
        self.app = app
        self.hosts = hosts  # empty: any
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.welcomes(host):
            await _refuse(kind, send, b'{"code":"wrong-host","values":{},"message":"Not served under this name."}')
            return
        if kind == "websocket" and not same_origin(headers.get(b"origin", b"").decode("latin-1"), host):
            await _refuse(kind, send, b'{"code":"wrong-origin","values":{},"message":"Another site may not do that."}')
            return

        head = dict(scope).get("method") == "HEAD"

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.metrics.requests[message["status"]] += 1
                message["headers"] = [*message["headers"], *HEADERS]
            elif head and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        # Whoever asks for the head alone gets that of the whole answer.
        asked = cast(Scope, {**scope, "method": "GET"}) if head else scope
        await self.app(asked, receive, send_with_headers)

    def welcomes(self, host: str) -> bool:
        """A page of another site can point its own name at this machine; that name is not ours."""
        return not self.hosts or (urlsplit(f"//{host}").hostname or "") in self.hosts


def same_origin(origin: str, host: str) -> bool:
    """Programs send no origin; a browser must come from our own page."""
    return not origin or urlsplit(origin).netloc == host


async def _refuse(kind: str, send: Send, body: bytes) -> None:
    if kind == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": "wrong origin"})
        return
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 421, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
