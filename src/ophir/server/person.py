"""What the server knows of a person: a log of its own, read from the beginning, as a table is.

Nobody has an account. A browser makes up a secret and shows it; the log is called by its hash. Keys to seats are kept
sealed with the secret, so that the file alone opens no seat. A field that is added later needs a default.
"""

from __future__ import annotations

from hashlib import sha256, shake_256
from typing import Final, assert_never

import msgspec
from msgspec import Struct

from ophir.engine.game import NOBODY
from ophir.server.protocol import Against, YourResult

LOG: Final = "you:"  # how the log of a person is called; no table's id has a colon


class Held(Struct, frozen=True, tag="held"):
    """The person holds the key to a seat, or as its owner (NOBODY) to the table. `key` is its hash, which the table has
    too; the first ones lack it."""

    time: float
    table: str
    seat: int
    sealed: str
    key: str = ""


class Ended(Struct, frozen=True, tag="ended"):
    """A game of the person ended; the result is kept even if the table is forgotten."""

    time: float
    result: YourResult


class Gone(Struct, frozen=True, tag="gone"):
    """A table of the person is no more, or ended without a result."""

    time: float
    table: str


Entry = Held | Ended | Gone
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode


def log_of(secret: str) -> str:
    """What the log of a person is called."""
    return LOG + sha256(b"ophir person\n" + secret.encode()).hexdigest()


def sealed(person: str, table: str, seat: int, secret: str) -> str:
    """The key to a seat as it is kept."""
    return _mixed(person, table, seat, secret.encode()).hex()


def unsealed(person: str, held: Held) -> str:
    """The key to a seat as it opens it."""
    return _mixed(person, held.table, held.seat, bytes.fromhex(held.sealed)).decode()


def _mixed(person: str, table: str, seat: int, text: bytes) -> bytes:
    """A pad that serves for one key alone, laid over it; laid over it again it is gone."""
    pad = shake_256(f"ophir key\n{person}\n{table}\n{seat}".encode()).digest(len(text))
    return bytes(one ^ other for one, other in zip(text, pad, strict=True))


class Person:
    """A person's log, read."""

    def __init__(self, bodies: list[bytes]) -> None:
        self.sequence = 0
        self.held: dict[tuple[str, int], Held] = {}
        self._of: dict[str, dict[int, Held]] = {}  # the same by table
        self.results: dict[str, YourResult] = {}  # by table
        self.gone: set[str] = set()
        for body in bodies:
            self.apply(decode(body))

    def apply(self, entry: Entry) -> None:
        """Take in an entry that is durable."""
        self.sequence += 1
        match entry:
            case Held():
                self.held[entry.table, entry.seat] = entry
                self._of.setdefault(entry.table, {})[entry.seat] = entry
            case Ended():
                self.results[entry.result.table] = entry.result
            case Gone():
                self.gone.add(entry.table)
            case _:
                assert_never(entry)

    def tables(self) -> list[str]:
        """Every table of which a key is held, the latest last."""
        return list(self._of)

    def by_time(self) -> list[YourResult]:
        """The results in the order in which the games ended."""
        return sorted(self.results.values(), key=lambda result: result.time)

    def unsettled(self) -> list[str]:
        """Those of them that may still go on, the latest last."""
        return [table for table in self.tables() if table not in self.results and table not in self.gone]

    def of(self, table: str) -> list[Held]:
        """The keys to a table, the owner's last."""
        return sorted(self._of.get(table, {}).values(), key=lambda held: (held.seat == NOBODY, held.seat))


def against(opponents: list[Against], seats: int) -> str:
    """Whom a game was against, in a word: people, an automaton alone, bots of one level, or bots of several."""
    if any(one.kind == "person" for one in opponents):
        return "people"
    if seats == 1 and opponents:
        return "alone"
    bots = {one.id for one in opponents if one.kind == "bot"}
    return bots.pop() if len(bots) == 1 else "mixed"
