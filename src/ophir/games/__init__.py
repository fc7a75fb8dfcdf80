"""The games of Ophir, by id."""

from __future__ import annotations

from ophir.engine.errors import UnknownGame
from ophir.engine.game import Game
from ophir.games.kingdom import GAME as KINGDOM
from ophir.games.temple import GAME as TEMPLE

GAMES: dict[str, Game] = {each.id: each for each in (KINGDOM, TEMPLE)}


def game(id: str) -> Game:
    """The game called `id`.

    >>> game("kingdom").seat_counts
    (2, 3, 4)
    """
    found = GAMES.get(id)
    if found is None:
        raise UnknownGame(f"There is no game {id!r}; there are: {', '.join(GAMES)}.", game=id, allowed=", ".join(GAMES))
    return found
