"""Which judgement a bot looks ahead with: the game's own, or one from a file (`greedy@new.toml`)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from ophir.engine.errors import OtherJudgement
from ophir.engine.game import Game
from ophir.engine.judgement import Judgement
from ophir.engine.judgement_files import read_judgement


@lru_cache(maxsize=64)
def judgement_for(game: Game, file: str) -> Judgement | None:
    """The judgement in a file, or without one the game's own; None for a game that names no features."""
    if not file:
        return game.judgement
    if game.features is None:
        raise OtherJudgement(
            f"{file} can't be used: {game.id} names no features.", file=file, game=game.id, why="it names no features"
        )
    return read_judgement(Path(file), game.id, game.features)
