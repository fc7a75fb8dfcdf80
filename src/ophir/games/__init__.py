"""The games of Ophir, by id.

A game is found by its folder here, which has its id for a name. Games from elsewhere join in two ways: an installed
package names its own as entry points of the group `ophir.games` (`lanterns = "lanterns:GAME"`), and the environment
variable OPHIR_GAMES names folders that hold one each. A game is loaded when it is wanted, or when all are listed. One
that can't be loaded disturbs no other: `game` says why it is missing.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, MutableMapping
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

Load = Callable[[], object]


class Shelf(MutableMapping[str, Game]):
    """Games by id. Asking for one of ours loads that one alone; going through all loads all, and so does asking for one
    from elsewhere: only it can tell its id."""

    def __init__(self, ours: dict[str, Load], others: list[tuple[str, Load]]) -> None:
        self.missing: dict[str, str] = {}  # games that could not be loaded, and why; whole once all were listed
        self._ours = ours
        self._places = [*ours.items(), *others]
        self._tried: set[Load] = set()
        self._loaded: dict[str, Game] = {}

    def __getitem__(self, id: str) -> Game:
        if id not in self._loaded:
            self._load([(id, self._ours[id])] if id in self._ours else self._places)
        return self._loaded[id]

    def __setitem__(self, id: str, game: Game) -> None:
        self._loaded[id] = game

    def __delitem__(self, id: str) -> None:
        del self._loaded[id]

    def __iter__(self) -> Iterator[str]:
        self._load(self._places)
        ours = [id for id in self._ours if id in self._loaded]
        return iter(dict.fromkeys([*ours, *self._loaded]))

    def __len__(self) -> int:
        self._load(self._places)
        return len(self._loaded)

    def _load(self, places: Iterable[tuple[str, Load]]) -> None:
        """Those of them that were not tried before: each unless it fails or takes the place of another."""
        for name, load in places:
            if load in self._tried:
                continue
            try:
                found = load()
                if not isinstance(found, Game):
                    self.missing[name] = f"it is {found!r}, not a Game"
                elif self._loaded.setdefault(found.id, found) is not found:
                    self.missing[name] = f"there is a game {found.id!r} already"
            except BadGame as bad_game:
                self.missing[name] = str(bad_game.values["reason"])
            except Exception as error:
                self.missing[name] = f"{type(error).__name__}: {error}"
            self._tried.add(load)  # only now: another thread may ask meanwhile, and finds the same game


def game(id: str) -> Game:
    """The game called `id`.

    >>> game("kingdom").seat_counts
    (2, 3, 4)
    """
    found = GAMES.get(id)
    if found is None:
        allowed = ", ".join(GAMES)
        missing = "".join(f" {name} could not be loaded: {why}." for name, why in GAMES.missing.items())
        if not os.environ.get(FOLDERS):
            missing += f" The folder of another is named by the variable {FOLDERS}."
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


def _find() -> Shelf:
    names = sorted((module.name for module in iter_modules(__path__)), key=_place_on_shelf)
    ours: dict[str, Load] = {name: partial(_game_of, f"{__name__}.{name}") for name in names}
    others: list[tuple[str, Load]] = [(point.name, point.load) for point in entry_points(group=ENTRY_POINTS)]
    for folder in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
        others.append((folder, partial(game_in, Path(folder))))
    return Shelf(ours, others)


def _place_on_shelf(name: str) -> int:
    """Games that the shelf does not name come after it, by their names."""
    return SHELF.index(name) if name in SHELF else len(SHELF)


GAMES: Final = _find()
