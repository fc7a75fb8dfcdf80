"""Sending something to an address that somebody gave us: never into our own network, never for long.

The name is looked up once, every address behind it must be a public one and not our own, and the line goes to the
address that was looked at. Redirections are not followed, and of the answer only its head is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from ophir.server.limits import POST_ANSWER, POST_WITHIN
from ophir.server.trouble import BadAddress

PORTS: Final = {"http": 80, "https": 443}
LEAST_PORT: Final = 1024  # of those that are not of the scheme: below it others listen than web servers
# Ways to write an IPv4 address as an IPv6 one, behind which a private one can hide; and private ones of earlier days.
BEHIND: Final = [
    ipaddress.ip_network(each)
    for each in ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "fec0::/10")
]


class Target(NamedTuple):
    """Where something is sent: the parts of an address, checked."""

    tls: bool
    host: str
    port: int
    path: str


def read_target(url: str) -> Target:
    """The parts of an address, or BadAddress saying what is wrong with it."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise BadAddress("This is no address of the web.", reason="form") from None
    host = parts.hostname or ""
    if parts.scheme not in PORTS or not host or not url.isascii() or not url.isprintable() or " " in url:
        raise BadAddress("An address begins with https:// or http:// and a name.", reason="form")
    if parts.username is not None or parts.password is not None:
        raise BadAddress("An address must hold no name and no password.", reason="form")
    if port not in PORTS.values() and port < LEAST_PORT:
        raise BadAddress(f"Nothing is sent to port {port}.", reason="port")
    path = parts.path or "/"
    return Target(parts.scheme == "https", host, port, f"{path}?{parts.query}" if parts.query else path)


def is_public(address: str) -> bool:
    """Is this the address of a machine that anybody can reach?"""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if any(found in net for net in BEHIND):
            return False
    return found.is_global and not found.is_multicast


def is_own(address: str) -> bool:
    """Is this an address of this machine? Behind it are doors that are shut to everybody outside."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as tried:
        try:
            tried.bind((address, 0))
        except OSError:
            return False
    return True


async def find(target: Target, allow_private: bool) -> str:
    """The address that a target's name stands for; BadAddress if there is none, or one of them is not public."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(target.host, target.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadAddress(f"Nobody knows the name {target.host}.", reason="unknown") from None
    addresses = [str(each[4][0]) for each in found]
    if not allow_private and not all(is_public(one) and not is_own(one) for one in addresses):
        raise BadAddress("Nothing is sent to private addresses.", reason="private")
    return addresses[0]


async def post(url: str, headers: Mapping[str, str], body: bytes, allow_private: bool = False) -> int:
    """The status of the answer. Raises BadAddress, or OSError (TimeoutError, too) if nothing came of it."""
    target = read_target(url)
    async with asyncio.timeout(POST_WITHIN):
        address = await find(target, allow_private)
        secure = ssl.create_default_context() if target.tls else None
        name = target.host if target.tls else None
        reader, writer = await asyncio.open_connection(
            address, target.port, ssl=secure, server_hostname=name, limit=POST_ANSWER
        )
        try:
            usual = target.port == PORTS["https" if target.tls else "http"]
            host = f"[{target.host}]" if ":" in target.host else target.host
            told = {
                "Host": host if usual else f"{host}:{target.port}",
                "User-Agent": "Ophir",
                "Connection": "close",
                "Content-Length": str(len(body)),
                **headers,
            }
            head = "".join(f"{name}: {value}\r\n" for name, value in told.items())
            writer.write(f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
            await writer.drain()
            line = await reader.readline()
        except (ValueError, asyncio.LimitOverrunError):
            raise OSError("the answer has no end") from None
        finally:
            writer.close()
    words = line.split(maxsplit=2)
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
        raise OSError("the answer is none of the web")
    return int(words[1])
