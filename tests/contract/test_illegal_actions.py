"""What may not be done is refused with a typed error, and changes nothing."""

from random import Random

import pytest
from hypothesis import given

from ophir.engine.errors import BadSeats, IllegalAction, UnknownAction
from ophir.engine.game import NOBODY
from tests.contract.configurations import Configuration
from tests.contract.play import MOMENTS, SEEDS, may_do, moment, text_of


@given(seed=SEEDS, at=MOMENTS)
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(
    configuration: Configuration, seed: int, at: int
) -> None:
    position = moment(configuration, seed, at).position
    position.listen()
    before = text_of(position.to_json()), position.legal()[:]
    wrong = [action.id for action in position.actions if action.id not in position.legal()]
    for action in Random(at).sample(wrong, min(40, len(wrong))):
        with pytest.raises(IllegalAction) as refusal:
            position.apply(action)
        assert position.actions[action].text in str(refusal.value)
    assert (text_of(position.to_json()), position.legal()) == before
    assert position.events == []


@given(seed=SEEDS, at=MOMENTS)
def test_a_seat_that_may_not_act_is_refused_and_nothing_changes(
    configuration: Configuration, seed: int, at: int
) -> None:
    position = moment(configuration, seed, at).position
    before = text_of(position.to_json()), position.legal()[:]
    for seat in range(position.seats):
        wrong = [action.id for action in position.actions if action.id not in may_do(position, seat)]
        # What the seat to move may do is the likeliest thing for another to try.
        others = [action for action in position.legal() if action in wrong]
        for action in [*others[:3], *Random(at).sample(wrong, min(10, len(wrong)))]:
            with pytest.raises(IllegalAction):
                position.apply(action, seat)
    assert (text_of(position.to_json()), position.legal()) == before


@given(seed=SEEDS, at=MOMENTS)
def test_a_closed_option_is_refused_with_its_reason(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for seat in range(position.seats):
        for option in position.choices(seat)[:30]:
            if option.closed is not None:
                with pytest.raises(IllegalAction) as refusal:
                    position.apply(option.action, seat)
                assert refusal.value.values["reason"] == option.closed.id
                assert refusal.value.values["rule"] == option.closed.rule


@given(seed=SEEDS, at=MOMENTS)
def test_an_action_of_no_game_is_refused_and_changes_nothing(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    before = text_of(position.to_json())
    for action in (-1, len(position.actions), 10**9):
        for seat in range(NOBODY, position.seats):
            with pytest.raises(UnknownAction) as refusal:
                position.apply(action, seat)
            assert str(len(position.actions) - 1) in str(refusal.value)
    assert text_of(position.to_json()) == before


@given(seed=SEEDS, at=MOMENTS)
def test_a_seat_that_is_not_at_the_table_can_do_and_see_nothing(
    configuration: Configuration, seed: int, at: int
) -> None:
    position = moment(configuration, seed, at).position
    before = text_of(position.to_json())
    for seat in (-2, position.seats, 99):
        for action in [*position.legal()[:2], 0]:
            with pytest.raises(BadSeats, match=str(seat)):
                position.apply(action, seat)
        with pytest.raises(BadSeats, match=str(seat)):
            position.view(seat)
        assert list(position.interrupts(seat)) == []
    assert text_of(position.to_json()) == before
