"""Every action has a number that stays and a text that parses back."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ophir.engine.errors import UnknownAction
from ophir.engine.game import Game
from tests.contract.configurations import Configuration
from tests.contract.play import MOMENTS, SEEDS, moment


def test_every_action_parses_back_from_its_text(configuration: Configuration) -> None:
    actions = configuration.new(0).actions
    for action in actions:
        assert actions.parse(action.text) is action


def test_actions_are_numbered_without_a_gap(configuration: Configuration) -> None:
    actions = configuration.new(0).actions
    assert [action.id for action in actions] == list(range(len(actions)))
    assert all(actions[action.id] is action for action in actions)


def test_no_two_actions_are_written_alike(configuration: Configuration) -> None:
    actions = configuration.new(0).actions
    assert len({action.text for action in actions}) == len(actions)


def test_the_text_of_an_action_begins_with_its_kind(configuration: Configuration) -> None:
    for action in configuration.new(0).actions:
        assert action.text.split()[0] == action.kind
        assert action.text == action.text.lower()


def test_numbers_do_not_depend_on_seats_or_options(configuration: Configuration) -> None:
    own = [action.text for action in configuration.new(0).actions]
    assert own == [action.text for action in configuration.game.actions]


@given(number=st.integers(0, 9999), noise=st.integers(0, 2**32))
def test_capitals_and_spaces_do_not_matter(configuration: Configuration, number: int, noise: int) -> None:
    actions = configuration.new(0).actions
    action = actions[number % len(actions)]
    random = Random(noise)
    text = "".join(random.choice((letter.upper(), letter)) for letter in action.text)
    text = " " * random.randrange(3) + text.replace(" ", " " * random.randrange(1, 4)) + "\t" * random.randrange(2)
    assert actions.parse(text) is action


@given(seed=SEEDS, at=MOMENTS)
def test_everything_that_is_offered_can_be_written(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for option in position.choices():
        text = position.actions[option.action].text
        assert position.actions.parse(text).id == option.action


@given(text=st.text())
def test_a_text_that_is_no_action_is_refused_with_advice(game: Game, text: str) -> None:
    known = {action.text for action in game.actions}
    if " ".join(text.split()).lower() in known:
        return
    with pytest.raises(UnknownAction) as refusal:
        game.actions.parse(text)
    assert repr(text.strip()) in str(refusal.value)
    assert any(kind in str(refusal.value) for kind in {action.kind for action in game.actions})
