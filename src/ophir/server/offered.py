"""Which bots the server lets sit down: no others, since a name can ask for an hour of thought."""

from __future__ import annotations

from typing import Final

from ophir.bots.levels import LEVELS
from ophir.engine.errors import UnknownBot

OFFERED: Final = (*LEVELS, "greedy", "random")


def check_bot(name: str) -> str:
    """`name`, or UnknownBot."""
    if name not in OFFERED:
        allowed = ", ".join(OFFERED)
        raise UnknownBot(f"There is no bot {name!r}; there are: {allowed}.", bot=name, allowed=allowed)
    return name
