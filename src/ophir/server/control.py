"""The host's own line to a running server: a socket in its data folder that only this user of the machine can open.

One order and one answer a connection, each a line of JSON.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final, assert_never

import msgspec
from msgspec import Struct

from ophir.engine.errors import OphirError
from ophir.server.host import Host
from ophir.server.trouble import NotSaved

SOCKET: Final = "server.sock"
PATIENCE: Final = 300.0  # seconds; a large copy takes its time

journal = logging.getLogger("ophir.server")


class ListTables(Struct, frozen=True, tag="list"):
    """Which tables are in memory?"""


class Close(Struct, frozen=True, tag="close"):
    """End a table."""

    table: str


class Ban(Struct, frozen=True, tag="ban"):
    """Let nobody in from an address for so many minutes; 0 lets them in again."""

    address: str
    minutes: float


class Restore(Struct, frozen=True, tag="restore"):
    """Bring back a copy."""

    copy: str


Order = ListTables | Close | Ban | Restore


class Answer(Struct, frozen=True):
    """What was done, in lines; or what is wrong."""

    lines: list[str] = []
    problem: str = ""


_orders: Final = msgspec.json.Decoder(Order)
_answers: Final = msgspec.json.Decoder(Answer)


async def obey(host: Host, order: Order) -> list[str]:
    """Carry an order out; returns what there is to say."""
    match order:
        case ListTables():
            return host.list()
        case Close(table):
            await host.close(table)
            return [f"Closed {table}."]
        case Ban(address, minutes):
            host.ban(address, minutes)
            return [f"{address} is out for {minutes:g} minutes." if minutes > 0 else f"{address} may come in again."]
        case Restore(copy):
            return [f"Restored {await host.restore(Path(copy))} tables; everybody comes in anew."]
        case _:
            assert_never(order)


@asynccontextmanager
async def listening(host: Host, data: Path) -> AsyncIterator[None]:
    """Take orders as long as the server runs."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            said = Answer(await obey(host, _orders.decode(await reader.readline())))
        except (OphirError, msgspec.DecodeError, ValueError) as error:
            said = Answer(problem=str(error))
        except Exception:
            journal.exception("order of the host failed")
            said = Answer(problem="The server made a mistake; it is in its log.")
        with suppress(OSError):
            writer.write(msgspec.json.encode(said) + b"\n")
            await writer.drain()
            writer.close()

    path = data / SOCKET
    with suppress(OSError):
        path.unlink()
    before = os.umask(stat.S_IRWXG | stat.S_IRWXO)
    try:
        server = await asyncio.start_unix_server(answer, path)
    except OSError as error:  # such as a path that is too long for a socket
        journal.warning("no line for `ophir admin`", extra={"reason": str(error)})
        yield
        return
    finally:
        os.umask(before)
    try:
        yield
    finally:
        server.close()
        with suppress(OSError):
            path.unlink()


def tell(data: Path, order: Order) -> list[str] | None:
    """Give an order to the server of a folder; None if no server runs there. NotSaved says what went wrong."""
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(PATIENCE)
        try:
            line.connect(str(data / SOCKET))
        except OSError:
            return None
        line.sendall(msgspec.json.encode(order) + b"\n")
        with line.makefile("rb") as heard:
            answer = _answers.decode(heard.readline())
    if answer.problem:
        raise NotSaved(answer.problem, reason="refused")
    return answer.lines
