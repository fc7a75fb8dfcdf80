"""Helpers of the server's tests: a server on a free port of this machine, and browsers that talk to it."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from litestar.types import ASGIApp
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from ophir.server import lines
from ophir.server.app import make_app

Json = dict[str, Any]
PATIENCE = 20.0


class Site:
    """A running server, as a browser sees it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    def ask(self, method: str, path: str, body: object = None, secret: str = "", status: int = 0) -> Any:
        """A request over HTTP; the answer as data."""
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        answer = self.http.request(method, path, json=body, headers=headers)
        if status:
            assert answer.status_code == status, (answer.status_code, answer.text)
        else:
            assert answer.status_code < 300, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def create(self, *seats: str, **fields: object) -> Made:
        """A table with seats such as "human", "open" or "greedy"."""
        wishes = [{"kind": kind} if kind in ("human", "open") else {"kind": "bot", "bot": kind} for kind in seats]
        made = self.ask("POST", "/api/tables", {"game": "kingdom", "seats": wishes, "pace": 0, **fields})
        return Made(self, made)

    def join(self, table: str, *secrets: str, after: int = 0) -> Browser:
        """A browser at a table."""
        browser = Browser(self.port, table)
        browser.say(type="join", secrets=list(secrets), after=after)
        return browser


class Made:
    """A table that was just created, with its keys."""

    def __init__(self, site: Site, made: Json) -> None:
        self.site = site
        self.id: str = made["table"]["id"]
        self.owner: str = made["owner"]
        self.secrets: dict[int, str] = {each["seat"]: each["secret"] for each in made["secrets"]}

    def start(self, contribution: str = "salt") -> Json:
        """Begin the game."""
        started: Json = self.site.ask(
            "POST", f"/api/tables/{self.id}/start", {"contribution": contribution}, self.owner
        )
        return started

    def join(self, *seats: int, after: int = 0) -> Browser:
        """A browser that holds these seats."""
        return self.site.join(self.id, *(self.secrets[seat] for seat in seats), after=after)


class Browser:
    """A socket at a table that remembers the last state, and every byte it got."""

    def __init__(self, port: int, table: str, origin: str | None = None) -> None:
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        sender = None if origin is None else Origin(origin)
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(address, origin=sender, compression=None, max_size=None, open_timeout=PATIENCE)
        )
        self.state: Json = {}
        self.heard: list[str] = []
        self.log: list[Json] = []
        self._ref = 0

    def say(self, **message: object) -> int:
        """Send a message; returns its ref."""
        self._ref += 1
        self.socket.send(json.dumps({"ref": self._ref, **message}))
        return self._ref

    def hear(self) -> Json:
        """The next message."""
        text = self.socket.recv(PATIENCE, decode=True)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        if message["type"] == "state":
            self.state = message
        if message["type"] == "log":
            self.log += message["entries"]
        return message

    def hear_until(self, fits: Callable[[Json], bool]) -> Json:
        """The next message that fits."""
        while not fits(message := self.hear()):
            pass
        return message

    def hear_type(self, *types: str) -> Json:
        """The next message of one of these types."""
        return self.hear_until(lambda message: message["type"] in types)

    def answer(self, ref: int) -> Json:
        """The answer to a message."""
        return self.hear_until(lambda message: message.get("ref") == ref and message["type"] != "joined")

    def act(self, seat: int, action: str, version: int | None = None) -> Json:
        """Take an action; returns the answer."""
        seen = self.state["version"] if version is None else version
        return self.answer(self.say(type="act", seat=seat, action=action, version=seen))

    def open_actions(self) -> list[str]:
        """What may be done now."""
        return [option["text"] for option in self.state["choices"] if "closed" not in option]

    def close(self) -> None:
        self._stack.close()


@contextmanager
def serving(app: ASGIApp) -> Iterator[Site]:
    """Serve an application from a thread of this process."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    server = uvicorn.Server(lines.config(app, timeout_graceful_shutdown=1))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listening])), daemon=True)
    thread.start()
    while not server.started:
        thread.join(0.01)
        assert thread.is_alive()
    site = Site(listening.getsockname()[1])
    try:
        yield site
    finally:
        site.http.close()
        server.should_exit = True
        thread.join(10)


@contextmanager
def fresh_site(data: Path) -> Iterator[Site]:
    """A server over an own folder."""
    with serving(make_app(data, frozenset({"127.0.0.1"}), workers=1, trusted=frozenset({"127.0.0.1"}))) as site:
        yield site
