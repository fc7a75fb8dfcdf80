"""How people want to be told that it is their turn. Kept apart from the rest of what is known of them, and only as it
is now: an address that somebody takes back leaves no trace."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from ophir.server.protocol import ChannelKind, ChannelState

LOG: Final = "asks:"  # and the hash of a person's secret
STATUS: Final = "asks"


class Channel(Struct, frozen=True):
    """One way. `base` is the page's own address as this person knows it; `stop` and `confirm` are worth what they say
    to whoever has them."""

    id: str
    kind: ChannelKind
    to: str
    state: ChannelState
    base: str
    language: str
    stop: str
    confirm: str = ""
    p256dh: str = ""
    auth: str = ""
    problem: str = ""


class Asks(Struct, frozen=True):
    """All ways of one person. `secret` signs what is sent to webhooks."""

    secret: str
    channels: list[Channel] = []

    def channel(self, id: str) -> Channel | None:
        """One of them."""
        return next((one for one in self.channels if one.id == id), None)


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Asks).decode


def channel_id(kind: str, to: str) -> str:
    """What a way is called: the same for the same address."""
    return sha256(f"{kind}\n{to}".encode()).hexdigest()[:12]
