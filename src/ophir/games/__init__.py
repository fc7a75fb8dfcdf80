"""The games of Ophir, by id.

A game is found by its folder here. Games from elsewhere join in two ways: an installed package names its own as entry
points of the group `ophir.games` (`lanterns = "lanterns:GAME"`), and the environment variable OPHIR_GAMES names folders
that hold one each. A game that can't be loaded disturbs no other: `game` says why it is missing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

from ophir.engine.errors import BadGame, UnknownGame
from ophir.engine.game import Game
from ophir.engine.nearby import did_you_mean

ENTRY_POINTS: Final = "ophir.games"
SHELF: Final = ("kingdom", "temple", "wisdom", "architects")  # the order to meet them in: the largest last
FOLDERS: Final = "OPHIR_GAMES"  # folders of games, with the system's separator of paths between them

GAMES: dict[str, Game] = {}
MISSING: dict[str, str] = {}  # games that could not be loaded, and why


def game(id: str) -> Game:
    """The game called `id`.

    >>> game("kingdom").seat_counts
    (2, 3, 4)
    """
    found = GAMES.get(id)
    if found is None:
        missing = "".join(f" {name} could not be loaded: {why}." for name, why in MISSING.items())
        if not os.environ.get(FOLDERS):
            missing += f" The folder of another is named by the variable {FOLDERS}."
        allowed = ", ".join(GAMES)
        missing = did_you_mean(id, GAMES) + missing
        raise UnknownGame(
            f"There is no game {id!r}; there are: {allowed}.{missing}",
            game=id,
            allowed=allowed,
        )
    return found


def game_in(folder: Path) -> Game:
    """The game whose folder this is; its parent is where Python looks for modules from now on."""
    place = folder.resolve()
    if not place.is_dir():
        raise BadGame(str(folder), "there is no such folder")
    if not (place / "__init__.py").is_file():
        raise BadGame(str(folder), "it has no __init__.py")
    if str(place.parent) not in sys.path:
        sys.path.append(str(place.parent))
    try:
        found = _game_of(place.name)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        if isinstance(error, ModuleNotFoundError) and error.name == f"{place.name}.fields_made":
            why = f"fields_made.py is missing, run `ophir fields {folder}`"
        raise BadGame(str(folder), why) from error
    if Path(str(import_module(place.name).__file__)).resolve().parent != place:
        raise BadGame(str(folder), f"another module is called {place.name}")
    return found


def _game_of(module: str) -> Game:
    found: Game = import_module(module).GAME
    return found


def _find() -> None:
    for name in sorted((module.name for module in iter_modules(__path__)), key=_place_on_shelf):
        _try(name, partial(_game_of, f"{__name__}.{name}"))
    for point in entry_points(group=ENTRY_POINTS):
        _try(point.name, point.load)
    for name in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
        _try(name, partial(game_in, Path(name)))


def _place_on_shelf(name: str) -> int:
    """Games that the shelf does not name come after it, by their names."""
    return SHELF.index(name) if name in SHELF else len(SHELF)


def _try(name: str, load: Callable[[], object]) -> None:
    """A game, unless it fails or takes the place of one that is here."""
    try:
        found = load()
    except BadGame as bad_game:
        MISSING[name] = str(bad_game.values["reason"])
        return
    except Exception as error:
        MISSING[name] = f"{type(error).__name__}: {error}"
        return
    if not isinstance(found, Game):
        MISSING[name] = f"it is {found!r}, not a Game"
    elif found.id in GAMES:
        MISSING[name] = f"there is a game {found.id!r} already"
    else:
        GAMES[found.id] = found


_find()
