"""The application: routes, the socket, the client's files, and answers to everything that can go wrong."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from ophir import __version__
from ophir.engine.errors import OphirError, UnknownGame
from ophir.puzzles import UnknownPuzzle
from ophir.server.control import listening
from ophir.server.herald import Herald
from ophir.server.host import Host
from ophir.server.limits import (
    ASKS_A_MINUTE,
    ASKS_AT_ONCE,
    BODY_SIZE,
    BROUGHT_A_MINUTE,
    BROUGHT_AT_ONCE,
    GUESSES_A_MINUTE,
    GUESSES_AT_ONCE,
    MESSAGES_A_MINUTE,
    MESSAGES_OF_ALL,
    TABLES_A_MINUTE,
    TABLES_AT_ONCE,
    ByAddress,
)
from ophir.server.live import live
from ophir.server.mailing import Mailer
from ophir.server.metrics import Metrics
from ophir.server.pages import Client, api_docs, client_page, prepare_schema
from ophir.server.people import People
from ophir.server.protocol import House, Problem
from ophir.server.push import own_key
from ophir.server.routes import ROUTES
from ophir.server.security import Door
from ophir.server.store import Store
from ophir.server.store.sqlite import SQLiteStore
from ophir.server.study_routes import STUDY_ROUTES
from ophir.server.tables import Tables
from ophir.server.thinking import Thinkers
from ophir.server.trouble import NotSaved, ServerTrouble
from ophir.server.you_routes import YOU_ROUTES

journal = logging.getLogger("ophir.server")


def make_app(
    data: Path | None = None,
    hosts: frozenset[str] = frozenset(),
    store: Store | None = None,
    workers: int = 0,
    client: Client | None = None,
    trusted: frozenset[str] = frozenset(),
    proxies: frozenset[str] = frozenset(),
    forget_after: float = 0,
    metrics_for: frozenset[str] = frozenset(),
    house: House | None = None,
    mailer: Mailer | None = None,
    private_hooks: bool = False,
) -> ASGIApp:
    """The server's application over the folder `data` (or another store), answering to `hosts` (none: to any).

    Addresses that are `trusted` have no limits; `proxies` tell for whom they ask. Tables that are over are
    forgotten after `forget_after` days (0: never). The addresses `metrics_for` may read the metrics.
    `house` says how others get here. `mailer` sends mail; with `private_hooks` notices go to private addresses, too.
    """
    if store is None:
        assert data is not None
        store = SQLiteStore(data)
    tables = Tables(store, Thinkers(workers))
    host = Host(tables, store, forget_after)
    herald = Herald(tables, store, own_key(data), mailer, private_hooks)
    metrics = Metrics(metrics_for)
    pages = client or Client()

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        await tables.clocks.begin()
        await herald.begin()
        hosting = asyncio.create_task(host.run())
        telling = asyncio.create_task(herald.run())
        ringing = asyncio.create_task(tables.clocks.run())
        try:
            async with listening(host, data) if data else nullcontext():
                yield
        finally:
            hosting.cancel()
            ringing.cancel()
            telling.cancel()
            herald.close()
            await tables.close()

    def given(thing: object) -> Provide:
        return Provide(lambda: thing, sync_to_thread=False)

    app = Litestar(
        [*ROUTES, *STUDY_ROUTES, *YOU_ROUTES, live, api_docs, client_page],
        dependencies={
            "tables": given(tables),
            "host": given(host),
            "metrics": given(metrics),
            "makers": given(ByAddress(TABLES_A_MINUTE, TABLES_AT_ONCE, trusted)),
            "people": given(People(tables, store, herald)),
            "guessers": given(ByAddress(GUESSES_A_MINUTE, GUESSES_AT_ONCE, trusted)),
            "coders": given(ByAddress(GUESSES_A_MINUTE, GUESSES_AT_ONCE, trusted)),
            "askers": given(ByAddress(ASKS_A_MINUTE, ASKS_AT_ONCE, trusted)),
            "bringers": given(ByAddress(BROUGHT_A_MINUTE, BROUGHT_AT_ONCE, trusted)),
            "talkers": given(ByAddress(MESSAGES_A_MINUTE, MESSAGES_OF_ALL, trusted)),
            "client": given(pages),
            "house": given(house or House()),
        },
        lifespan=[running],
        exception_handlers={
            OphirError: _trouble,
            HTTPException: _http,
            RecursionError: _too_deep,
            Exception: _bug,
        },
        openapi_config=OpenAPIConfig(
            "Ophir",
            __version__,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
            openapi_router=Router(
                "/api/schema", route_handlers=[], include_in_schema=False, before_request=prepare_schema
            ),
        ),
        request_max_body_size=BODY_SIZE,
        logging_config=None,
    )
    return Door(app, hosts, metrics, proxies, host.is_banned, trusted)


Asked = Request[Any, Any, Any]


def _trouble(request: Asked, error: OphirError) -> Response[Problem]:
    """An error that a person can cause."""
    status = (
        error.status
        if isinstance(error, ServerTrouble)
        else 404
        if isinstance(error, UnknownGame | UnknownPuzzle)
        else 400
    )
    message = str(error)
    if isinstance(error, NotSaved):  # names files of this machine, which are the host's business
        journal.error("not saved", extra={"path": request.url.path, "reason": message})
        message = "The server can't write at the moment; nothing was changed."
    return _answer(status, error.code, error.values, message)


def _too_deep(request: Asked, error: RecursionError) -> Response[Problem]:
    """Data within data within data."""
    return _answer(400, "bad-request", {}, "What was sent is nested too deeply.")


def _http(request: Asked, error: HTTPException) -> Response[Problem]:
    """A request that did not get as far as the rules."""
    values: dict[str, Any] = {}
    if isinstance(error, ValidationException):
        values["reason"] = str(error.extra)[:500] if error.extra else error.detail
    codes = {404: "not-found", 405: "wrong-method", 413: "too-large"}
    code = codes.get(error.status_code, "bad-request")
    return _answer(error.status_code, code, values, error.detail, error.headers)


def _bug(request: Asked, error: Exception) -> Response[Problem]:
    """Our own mistake."""
    journal.error("bug", extra={"path": request.url.path, "method": request.method}, exc_info=error)
    return _answer(500, "server-error", {}, "The server made a mistake; it is in its log.")


def _answer(
    status: int, code: str, values: dict[str, Any], message: str, headers: dict[str, str] | None = None
) -> Response[Problem]:
    problem = Problem(code, values, message)
    return Response(problem, status_code=status, media_type="application/json", headers=headers)
