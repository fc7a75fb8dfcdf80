"""A checksum over seeded games: what must be the same on every machine and in every build.

The checksums of 60 games each are pinned in checksums.json: speed counts only if the games are still the same. After a
change of the rules, `python -m ophir.sim.checksum` pins them anew.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

from ophir.bots.playout import play_out
from ophir.engine.chance import Chance
from ophir.engine.game import Game, Options
from ophir.games import GAMES

PINNED: Final = Path(__file__).with_name("checksums.json")
PINNED_GAMES: Final = 60


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


def checksum_to_pin(game: Game) -> str:
    """Over 60 games with as many seats as the game takes."""
    return checksum(game, max(game.seat_counts), None, PINNED_GAMES)


def pinned() -> dict[str, str]:
    """The pinned checksum of each game."""
    checksums: dict[str, str] = json.loads(PINNED.read_text(encoding="utf-8"))
    return checksums


if __name__ == "__main__":
    PINNED.write_text(json.dumps({game.id: checksum_to_pin(game) for game in GAMES.values()}, indent=2) + "\n")
