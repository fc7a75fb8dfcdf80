"""Playing a position on by chance: what search, bench and simulation spend their time on."""

from __future__ import annotations

from ophir.engine.chance import Chance
from ophir.engine.game import Position


def play_on(position: Position, chance: Chance, limit: int, played: list[int] | None = None) -> int:
    """Play random actions for at most `limit` decisions, noting them in `played`; returns how many it were."""
    decisions = 0
    while decisions < limit and position.stack:
        legal = position.open_actions
        action = legal[chance.below(len(legal))]
        if played is not None:
            played.append(action)
        position.do(action)
        decisions += 1
    return decisions


def play_out(position: Position, chance: Chance, played: list[int] | None = None) -> int:
    """Play random actions until the game is over; returns how many decisions that took."""
    return play_on(position, chance, 1_000_000, played)
