"""Every game keeps every promise of `ophir.engine.contract`: there stands what is tested here, a test a promise."""

from collections.abc import Callable

import pytest
from hypothesis import given

from ophir.engine.contract import PROMISES
from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.promises import CONFIGURATION, GAME, MOMENT, Promise
from ophir.engine.game import Game
from tests.contract.seeds import MOMENTS, SEEDS


def of_a_game(promise: Promise) -> Callable[..., None]:
    @pytest.mark.once
    def test(game: Game) -> None:
        promise.keep(game)

    return test


def of_a_configuration(promise: Promise) -> Callable[..., None]:
    def test(configuration: Configuration) -> None:
        promise.keep(configuration)

    return test


def of_a_moment(promise: Promise) -> Callable[..., None]:
    @given(seed=SEEDS, at=MOMENTS)
    def test(configuration: Configuration, seed: int, at: int) -> None:
        promise.keep(configuration, seed, at)

    return test


KINDS = {GAME: of_a_game, CONFIGURATION: of_a_configuration, MOMENT: of_a_moment}

for promise in PROMISES:
    globals()[f"test_{promise}"] = KINDS[promise.about](promise)


def test_there_are_promises_of_every_kind() -> None:
    assert {promise.about for promise in PROMISES} == set(KINDS)
    assert len({str(promise) for promise in PROMISES}) == len(PROMISES)
