"""The door: which hosts and origins may come in, who asks, and the headers that keep a page to itself."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ophir.server.limits import LINES_AN_ADDRESS, REQUESTS_A_MINUTE, REQUESTS_AT_ONCE, ByAddress, household
from ophir.server.metrics import Metrics
from ophir.server.protocol import Problem

JSON: Final = "application/json"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
BOUND: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    *BOUND,
]
# What can't be shown as a page of its own needs none of what a page is held to; it would be half of a small answer.
PARTS: Final = (b"text/javascript", b"text/css", b"application/json")
# What a browser sends, and nothing else: it stands in the links of our mails.
HOST: Final = re.compile(r"(?:\[(?P<six>[0-9A-Fa-f:.]+)\]|(?P<name>[A-Za-z0-9._-]+))(?::[0-9]{1,5})?")
LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
BY_LINK: Final = "/api/notices/"  # whoever has the link may use it, as the programs that read mail do
READING: Final = ("GET", "HEAD", "OPTIONS")


class Door:
    """Wraps the whole application. What a proxy says of whom it speaks for counts only from one of `proxies`."""

    def __init__(
        self,
        app: ASGIApp,
        hosts: frozenset[str],
        metrics: Metrics,
        proxies: frozenset[str],
        banned: Callable[[str], bool],
        trusted: frozenset[str] = frozenset(),
    ) -> None:
        self.app = app
        self.hosts = hosts  # empty: any
        self.metrics = metrics
        self.proxies = proxies
        self.banned = banned
        self.trusted = trusted
        self.lines: Counter[str] = Counter()  # sockets, by household
        self.asks = ByAddress(REQUESTS_A_MINUTE, REQUESTS_AT_ONCE, trusted)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "lifespan":
            await self.app(scope, receive, send)
            return
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        scope, host = self.behind_proxy(scope, headers)
        method = str(dict(scope).get("method", ""))
        client = scope.get("client")
        address = client[0] if client else ""
        if self.banned(address):
            await _refuse(kind, send, 403, "banned", "The host lets nobody in from your address for now.")
            return
        home = household(address)
        too_many = kind == "websocket" and self.lines[home] >= LINES_AN_ADDRESS and address not in self.trusted
        if too_many or not self.asks.take(address):
            await _refuse(kind, send, 429, "too-fast", "Too many requests or lines from one address; wait a moment.")
            return
        if not self.welcomes(host):
            await _refuse(kind, send, 421, "wrong-host", "Not served under this name.")
            return
        if method not in READING and not same_origin(headers.get(b"origin", ""), host):
            await _refuse(kind, send, 403, "wrong-origin", "Another site may not do that.")
            return
        by_link = str(dict(scope).get("path", "")).startswith(BY_LINK)
        sent = headers.get(b"content-type", "").partition(";")[0].strip()
        if method in ("POST", "PUT") and sent != JSON and not by_link:
            # A form of another site can send everything but this.
            await _refuse(kind, send, 415, "wrong-kind", f"What is sent here must be {JSON}.")
            return

        del headers  # a line lasts for an evening

        async def hear() -> Any:
            """Who is banned in the middle of a game is heard no more, and the line ends."""
            message = await receive()
            gone = kind == "websocket" and self.banned(address)
            return {"type": "websocket.disconnect", "code": 4403} if gone else message

        head = method == "HEAD"

        async def send_with_headers(message: Message) -> None:
            if kind == "websocket" and self.banned(address):
                message = {"type": "websocket.close", "code": 4403, "reason": "banned"}
            elif message["type"] == "http.response.start":
                self.metrics.requests[message["status"]] += 1
                kind_of = next((value for name, value in message["headers"] if name.lower() == b"content-type"), b"")
                message["headers"] = [*message["headers"], *(BOUND if kind_of.startswith(PARTS) else HEADERS)]
            elif head and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        # Whoever asks for the head alone gets that of the whole answer.
        asked = cast(Scope, {**scope, "method": "GET"}) if head else scope
        if kind != "websocket":
            await self.app(asked, hear, send_with_headers)
            return
        self.lines[home] += 1
        try:
            await self.app(asked, hear, send_with_headers)
        finally:
            self.lines[home] -= 1
            if not self.lines[home]:
                del self.lines[home]

    def welcomes(self, host: str) -> bool:
        """A page of another site can point its own name at this machine; that name is not ours."""
        name = _hostname(host)
        return bool(name) and (not self.hosts or name in self.hosts)

    def behind_proxy(self, scope: Scope, headers: dict[bytes, str]) -> tuple[Scope, str]:
        """The request as it reached the proxy, if it came by one that we know: its sender's address, and our name."""
        host = headers.get(b"host", "")
        client = scope.get("client")
        if client is None or client[0] not in self.proxies:
            return scope, host
        # Every proxy adds whom it heard at the end; what stands before that, anybody can have written.
        sender = headers.get(b"x-forwarded-for", "").rpartition(",")[2].strip()
        told = cast(Scope, {**scope, "client": (sender, 0)}) if sender else scope
        return told, headers.get(b"x-forwarded-host", host)


def _hostname(host: str) -> str:
    """The name within a host and its port; empty if it is none, such as `elsewhere.example @games.example`."""
    found = HOST.fullmatch(host)
    return (found["six"] or found["name"]).lower() if found else ""


def same_origin(origin: str, host: str) -> bool:
    """Programs send no origin; a browser must come from our own page."""
    return not origin or origin.lower() in (f"http://{host}".lower(), f"https://{host}".lower())


async def _refuse(kind: str, send: Send, status: int, code: str, message: str) -> None:
    if kind == "websocket":
        await send({"type": "websocket.close", "code": 4403, "reason": code})
        return
    body = msgspec.json.encode(Problem(code, {}, message))
    headers = [(b"content-type", JSON.encode()), (b"content-length", str(len(body)).encode()), *HEADERS]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
