"""Positions that are set up: at every moment that a game declares, in every way in which it can be played."""

from __future__ import annotations

import inspect

import pytest

from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.play import play_to_the_end, text_of
from ophir.engine.game import Game
from ophir.engine.texts import LANGUAGES, Texts
from ophir.games import GAMES, game

DECLARED = [id for id in GAMES if game(id).moments]


def test_every_moment_can_be_set_up_and_played_from(configuration: Configuration) -> None:
    for moment in configuration.game.moments:
        for turn in (None, *range(configuration.seats)):
            position = configuration.game.setup(configuration.seats, moment, turn, configuration.options)
            if not position.over:
                again = configuration.game.from_json(position.to_json())
                assert text_of(again.to_json()) == text_of(position.to_json())
                play_to_the_end(position, 1)
            assert position.outcome.winners


@pytest.mark.parametrize("id", DECLARED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_its_name(id: str, language: str) -> None:
    texts = Texts.of(game(id).setup(), language)
    assert [moment for moment in game(id).moments if not texts.has(f"phase-{moment}")] == []


@pytest.mark.parametrize("id", DECLARED)
def test_no_field_has_the_name_of_something_else_that_is_said_in_setting_up(id: str) -> None:
    words = [*inspect.signature(Game.setup).parameters, *game(id).seat_names]
    assert not set(words) & set(game(id).setup().to_json()["state"])
