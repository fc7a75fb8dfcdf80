"""Taking back. (Most of it: ophir.engine.contract.undo)"""

from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.play import match_until, walk
from ophir.games import GAMES


def test_something_can_be_taken_back_and_something_cannot(configuration: Configuration) -> None:
    # Where nothing can ever be taken back, the promises about it would prove nothing.
    if configuration.game.id not in GAMES:
        return
    match = match_until(configuration, 1, walk(configuration, 1).turns)
    assert {played.final for played in match.played} == {True, False}
