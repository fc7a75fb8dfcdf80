"""Every test that asks for `configuration` runs for each configuration of each game; `game` for each game."""

import pytest

from ophir.engine.contract.configurations import Configuration, configurations
from ophir.engine.game import Game
from tests.contract.played import PLAYED


# Session scope, so that all tests of one configuration run together and share its walks.
@pytest.fixture(scope="session", params=[one for game in PLAYED.values() for one in configurations(game)], ids=str)
def configuration(request: pytest.FixtureRequest) -> Configuration:
    chosen: Configuration = request.param
    return chosen


@pytest.fixture(scope="session", params=list(PLAYED.values()), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    chosen: Game = request.param
    return chosen
