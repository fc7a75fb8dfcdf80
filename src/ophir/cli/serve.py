"""`ophir serve`: the server on this machine, and its page in the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import webbrowser
from typing import TYPE_CHECKING, Annotated, Final

import typer

from ophir.cli.hosting import Data, data_folder

if TYPE_CHECKING:
    from uvicorn import Server

PORT: Final = 8000
ANYWHERE: Final = frozenset({"0.0.0.0", "::", ""})
ELSEWHERE: Final = "192.0.2.1"  # an address that is nobody's, kept for documentation


def serve(
    host: Annotated[str, typer.Option(help="Address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 picks a free one.")] = PORT,
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
    smtp: Annotated[
        str,
        typer.Option(
            envvar="OPHIR_SMTP",
            show_envvar=True,
            help="Mail server for notices: smtp://user:password@mail.example:587?from=ophir@games.example.",
        ),
    ] = "",
    private_hooks: Annotated[
        bool, typer.Option("--private-hooks", help="Send notices to private addresses, too: for tries of your own.")
    ] = False,
    workers: Annotated[int, typer.Option(min=0, help="Processes for bots; 0: one less than there are cores.")] = 0,
) -> None:
    """Play in the browser: serve tables on this machine."""
    import uvicorn

    from ophir.server import lines, logs
    from ophir.server.app import make_app
    from ophir.server.mailing import Mailer
    from ophir.server.memory import settle_down
    from ophir.server.protocol import House
    from ophir.server.security import LOOPBACK

    logs.set_up()
    try:
        mailer = Mailer(smtp) if smtp else None
    except ValueError as error:
        typer.echo(f"ophir: --smtp: {error}", err=True)
        raise typer.Exit(1) from None
    listening = _listen(host, port)
    port = listening.getsockname()[1]
    house = _in_house(host, port, (allow_host or [""])[0])
    # Who listens to the whole network is reached by names that he alone knows.
    anywhere = host in ANYWHERE and not allow_host
    hosts = frozenset() if anywhere else frozenset({host, *LOOPBACK, *(allow_host or [])})
    if mailer and anywhere:
        # Whoever asks for a mail says by which name he came, and that name is in its links.
        typer.echo("ophir: --smtp needs --allow-host with the name that links in mails shall have", err=True)
        raise typer.Exit(1)
    app = make_app(
        data_folder(data),
        hosts,
        workers=workers,
        trusted=frozenset(trust or []),
        proxies=frozenset(behind_proxy or []),
        forget_after=forget_after,
        metrics_for=frozenset(metrics_for or []),
        house=House(house, "" if host in ANYWHERE else _letting_in(port)),
        mailer=mailer,
        private_hooks=private_hooks,
    )
    config = lines.config(app, timeout_graceful_shutdown=3)
    settle_down()
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(_serve(uvicorn.Server(config), listening, house, not no_browser))


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


def _in_house(host: str, port: int, name: str) -> str:
    """Where other machines reach a server that listens to them; empty if it listens to this one only."""
    if host not in ANYWHERE:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            # Sends nothing: it only asks which of this machine's addresses leads outside.
            asking.connect((ELSEWHERE, 9))
        except OSError:
            return ""
        return f"http://{name or asking.getsockname()[0]}:{port}"


def _letting_in(port: int) -> str:
    """The command that serves other machines, too, at the same port: this machine's page knows its tables by it."""
    command = f"{os.environ.get('OPHIR_COMMAND', 'ophir serve')} --host 0.0.0.0"
    return command if port == PORT else f"{command} --port {port}"


async def _serve(server: Server, listening: socket.socket, house: str, open_page: bool) -> None:
    running = asyncio.create_task(server.serve([listening]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if server.started:
        host, port = listening.getsockname()[:2]
        # The same address whoever is let in: a browser keeps the keys of its tables by it.
        shown = "127.0.0.1" if host in ANYWHERE else f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{port}/"
        others = f" and, for others in the house, at {house}/" if house else ""
        typer.echo(f"Ophir is at {address}{others}  (Ctrl+C ends it; every game is kept)")
        if open_page:
            await asyncio.to_thread(webbrowser.open, address)
    await running
