"""Positions that are set up: at every moment that a game declares, in every way in which it can be played."""

from __future__ import annotations

import inspect
import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.damage import damaged
from ophir.engine.contract.play import moment, play_to_the_end, text_of
from ophir.engine.errors import BadPosition
from ophir.engine.fields import PLAYERS
from ophir.engine.game import Game
from ophir.engine.texts import LANGUAGES, Texts
from ophir.games import GAMES, game
from tests.contract.seeds import MOMENTS, SEEDS

DECLARED = [id for id in GAMES if game(id).moments]


def test_every_moment_can_be_set_up_and_played_from(configuration: Configuration) -> None:
    for at in configuration.game.moments:
        for turn in (None, *range(configuration.seats)):
            position = configuration.game.setup(configuration.seats, at, turn, configuration.options)
            if not position.over:
                again = configuration.game.from_json(position.to_json())
                assert text_of(again.to_json()) == text_of(position.to_json())
                play_to_the_end(position, 1)
            assert position.outcome.winners


def some_of(state: dict[str, Any], random: Random) -> dict[str, Any]:
    """About half of what a position says, and of what it says of each player."""
    chosen = {name: value for name, value in state.items() if name == PLAYERS or random.random() < 0.5}
    chosen[PLAYERS] = {
        name: {key: value for key, value in player.items() if random.random() < 0.5}
        for name, player in state[PLAYERS].items()
    }
    return chosen


@given(seed=SEEDS, at=MOMENTS, place=st.integers(0, 9999), change=st.integers(0, 99))
def test_whatever_is_said_is_refused_by_name_or_can_be_played(
    configuration: Configuration, seed: int, at: int, place: int, change: int
) -> None:
    game = configuration.game
    random = Random(place)
    said = some_of(json.loads(json.dumps(moment(configuration, seed, at).position.to_json()["state"])), random)
    if change % 2:
        damaged(said, place, change)
    try:
        chosen = random.choice([*game.moments, "no such moment"])
        position = game.setup(configuration.seats, chosen, None, configuration.options, **said)
    except BadPosition:
        return
    assert text_of(game.from_json(position.to_json()).to_json()) == text_of(position.to_json())
    play_to_the_end(position, change)
    assert text_of(game.from_json(position.to_json()).to_json()) == text_of(position.to_json())


@pytest.mark.parametrize("id", DECLARED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_its_name(id: str, language: str) -> None:
    texts = Texts.of(game(id).setup(), language)
    assert [at for at in game(id).moments if not texts.has(f"phase-{at}")] == []


@pytest.mark.parametrize("id", DECLARED)
def test_no_field_has_the_name_of_something_else_that_is_said_in_setting_up(id: str) -> None:
    words = [*inspect.signature(Game.setup).parameters, *game(id).seat_names]
    assert not set(words) & set(game(id).setup().to_json()["state"])
