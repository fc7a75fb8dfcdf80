"""What the levels are worth, as `ophir ladder` measured it. [measured/<game>.json]

ophir ladder kingdom -n 100 --jobs 2 --json src/ophir/bots/measured/kingdom.json
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class Standing(msgspec.Struct, frozen=True):
    """A bot's rating with its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float


class Match(msgspec.Struct, frozen=True):
    """How often one bot beats another."""

    first: str
    second: str
    win_share: float
    interval: tuple[float, float]


class Measured(msgspec.Struct, frozen=True):
    """A ladder: who played, how it was measured, and when."""

    game: str
    rules: str
    pack: str  # the hash of the data
    date: str
    method: str
    seed: str
    games_a_pair: int
    standings: list[Standing]
    duels: list[Match]
    games_alone: int = 0  # of each bot against the automaton, who is the second of such a duel

    def share(self, stronger: str, weaker: str) -> Match | None:
        """How often `stronger` beats `weaker`, if these two have played."""
        for duel in self.duels:
            if (duel.first, duel.second) == (stronger, weaker):
                return duel
            if (duel.first, duel.second) == (weaker, stronger):
                low, high = duel.interval
                return Match(stronger, weaker, 1 - duel.win_share, (1 - high, 1 - low))
        return None


@cache
def measured(game: str) -> Measured | None:
    """The ladder of a game's levels; None where nobody has measured it yet."""
    file = files("ophir.bots") / "measured" / f"{game}.json"
    return msgspec.json.decode(file.read_bytes(), type=Measured) if file.is_file() else None
