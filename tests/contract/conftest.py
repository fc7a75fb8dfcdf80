"""Every test that asks for `configuration` runs for each configuration of each game; `game` for each game."""

import os

import pytest

from ophir.engine.contract.configurations import Configuration, configurations
from ophir.engine.game import Game
from tests.contract.played import PLAYED


def looked_at(game: Game) -> list[Configuration]:
    """Of each number of players the plainest configuration and one with many options together, all in a long run.

    At a glance by turns the plainest and the richest of each number of players.
    """
    if os.environ.get("OPHIR_LONG"):
        return configurations(game, every=True)
    found = configurations(game, alone=False)
    if len(game.seat_counts) == 1:
        return found
    by_seats = [[one for one in found if one.seats == seats] for seats in game.seat_counts]
    if not os.environ.get("OPHIR_GLANCE"):
        # Options go together in more than one way; the numbers of players take turns among these.
        together = [some[1 + place % (len(some) - 1)] for place, some in enumerate(by_seats) if len(some) > 1]
        return [one for one in found if not one.switched or one in together]
    return [one[-1 if place % 2 else 0] for place, one in enumerate(by_seats)]


# Session scope, so that all tests of one configuration run together and share its walks.
@pytest.fixture(scope="session", params=[one for game in PLAYED.values() for one in looked_at(game)], ids=str)
def configuration(request: pytest.FixtureRequest) -> Configuration:
    chosen: Configuration = request.param
    return chosen


@pytest.fixture(scope="session", params=list(PLAYED.values()), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    chosen: Game = request.param
    return chosen
