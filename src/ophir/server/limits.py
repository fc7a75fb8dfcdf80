"""How much a browser may ask for."""

from __future__ import annotations

import time
from typing import Final

MESSAGE_SIZE: Final = 16_384  # bytes, over the socket
BODY_SIZE: Final = 524_288  # bytes, over HTTP
MESSAGES_A_SECOND: Final = 20.0
MESSAGES_AT_ONCE: Final = 60.0
TABLES_A_MINUTE: Final = 20.0
TABLES_AT_ONCE: Final = 40.0
JOIN_WITHIN: Final = 10.0  # seconds
PATIENCE: Final = 50  # bad or too many messages until the line is cut
MOST_ADDRESSES: Final = 10_000


class Bucket:
    """Fills at a steady rate up to a limit; every message takes a drop."""

    __slots__ = ("drops", "limit", "rate", "when")

    def __init__(self, rate: float, limit: float) -> None:
        self.rate = rate
        self.limit = limit
        self.drops = limit
        self.when = time.monotonic()

    def take(self) -> bool:
        """Is there a drop left?"""
        now = time.monotonic()
        self.drops = min(self.limit, self.drops + (now - self.when) * self.rate)
        self.when = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class ByAddress:
    """A bucket for each address. `trusted` ones may do it as often as they like."""

    def __init__(self, a_minute: float, at_once: float, trusted: frozenset[str] = frozenset()) -> None:
        self.trusted = trusted
        self.a_minute = a_minute
        self.at_once = at_once
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """May this address do it once more?"""
        if address in self.trusted:
            return True
        if address not in self.buckets and len(self.buckets) >= MOST_ADDRESSES:
            self.buckets.clear()
        bucket = self.buckets.setdefault(address, Bucket(self.a_minute / 60, self.at_once))
        return bucket.take()
