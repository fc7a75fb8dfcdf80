"""`ophir serve`: the server on this machine, and its page in the browser."""

from __future__ import annotations

import asyncio
import socket
import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer

from ophir.cli.hosting import Data, data_folder

if TYPE_CHECKING:
    from uvicorn import Server


def serve(
    host: Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 picks a free one.")] = 8000,
    data: Data = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Don't open the page.")] = False,
    allow_host: Annotated[
        list[str] | None, typer.Option(help="A further name this server is reached by, such as games.example.")
    ] = None,
    behind_proxy: Annotated[
        list[str] | None,
        typer.Option(help="Address of a proxy of yours that passes requests on; what it says of their senders counts."),
    ] = None,
    trust: Annotated[
        list[str] | None, typer.Option(help="An address without limits, such as 127.0.0.1 for tries of your own.")
    ] = None,
    forget_after: Annotated[
        float, typer.Option(min=0, help="Days after which tables that are over are forgotten; 0: never.")
    ] = 0,
    metrics_for: Annotated[
        list[str] | None, typer.Option(help="Address that may read /metrics, such as 127.0.0.1; else nobody may.")
    ] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes for bots; 0: one less than there are cores.")] = 0,
) -> None:
    """Play in the browser: serve tables on this machine."""
    import uvicorn

    from ophir.server import lines, logs
    from ophir.server.app import make_app
    from ophir.server.security import LOOPBACK

    logs.set_up()
    listening = _listen(host, port)
    # Who listens to the whole network is reached by names that he alone knows.
    anywhere = host in ("0.0.0.0", "::", "") and not allow_host
    hosts = frozenset() if anywhere else frozenset({host, *LOOPBACK, *(allow_host or [])})
    app = make_app(
        data_folder(data),
        hosts,
        workers=workers,
        trusted=frozenset(trust or []),
        proxies=frozenset(behind_proxy or []),
        forget_after=forget_after,
        metrics_for=frozenset(metrics_for or []),
    )
    config = lines.config(app, timeout_graceful_shutdown=3)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(uvicorn.Server(config), listening, not no_browser))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        typer.echo(f"ophir: can't listen at {host} port {port}: {error.strerror}. Try --port 0.", err=True)
        raise typer.Exit(1) from None
    return listening


async def _serve(server: Server, listening: socket.socket, open_page: bool) -> None:
    running = asyncio.create_task(server.serve([listening]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if server.started:
        host, port = listening.getsockname()[:2]
        shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{port}/"
        typer.echo(f"Ophir is at {address}  (Ctrl+C ends it; every game is kept)")
        if open_page:
            await asyncio.to_thread(webbrowser.open, address)
    await running
