"""How games look in a terminal: a folder with a `DRAWING` per game, and one that draws any game by its fields."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from ophir.cli.tables.drawing import Drawing
from ophir.cli.words import Words
from ophir.engine.game import Game

DRAWN: Final = frozenset(module.name for module in iter_modules(__path__) if module.ispkg)  # games with their own


def drawing_of(game: Game, words: Words) -> Drawing:
    """The drawing of a game."""
    kind: type[Drawing] = import_module(f"{__name__}.{game.id}").DRAWING if game.id in DRAWN else Drawing
    return kind(words)
