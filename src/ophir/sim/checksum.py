"""A checksum over seeded games: what must be the same on every machine and in every build."""

from __future__ import annotations

from hashlib import sha256

from ophir.bots.playout import play_out
from ophir.engine.chance import Chance
from ophir.engine.game import Game, Options


def checksum(game: Game, seats: int, options: Options | None, games: int) -> str:
    """Over all actions and results of so many random games."""
    mixed = sha256()
    for number in range(games):
        position = game.new(seats, options, f"checksum/{number}")
        played: list[int] = []
        play_out(position, Chance(f"checksum/{number}"), played)
        outcome = position.outcome
        mixed.update(f"{played} {outcome.scores} {outcome.places} {outcome.ends}\n".encode())
    return mixed.hexdigest()
