"""How games look in a terminal: a drawing per game, and one that draws any game as data."""

from __future__ import annotations

from ophir.cli.tables.drawing import Drawing
from ophir.cli.tables.kingdom import KingdomDrawing
from ophir.cli.tables.temple import TempleDrawing
from ophir.cli.words import Words
from ophir.engine.game import Game

DRAWINGS: dict[str, type[Drawing]] = {"kingdom": KingdomDrawing, "temple": TempleDrawing}


def drawing_of(game: Game, words: Words) -> Drawing:
    """The drawing of a game."""
    return DRAWINGS.get(game.id, Drawing)(words)
