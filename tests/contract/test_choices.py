"""What can be done: the fast list, the list for a person, and the interrupts say the same."""

from hypothesis import given

from ophir.engine.texts import LANGUAGES, Texts
from tests.contract.configurations import Configuration
from tests.contract.play import MOMENTS, SEEDS, ending, everyone, moment, unfinished


@given(seed=SEEDS, at=MOMENTS)
def test_open_options_are_the_legal_actions(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    offered = [option.action for option in position.choices() if option.open]
    assert sorted(offered) == sorted(position.legal())


@given(seed=SEEDS, at=MOMENTS)
def test_open_options_of_the_others_are_their_interrupts(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for seat in range(position.seats):
        if seat != position.to_move:
            offered = [option.action for option in position.choices(seat) if option.open]
            assert sorted(offered) == sorted(position.interrupts(seat))


@given(seed=SEEDS, at=MOMENTS)
def test_a_closed_option_says_why_and_by_which_rule(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for seat in everyone(position):
        for option in position.choices(seat):
            assert option.closed is None or (option.closed.id and option.closed.rule), position.actions[option.action]


@given(seed=SEEDS, at=MOMENTS)
def test_a_reason_can_be_said_in_every_language(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for texts in (Texts.of(position, language) for language in LANGUAGES):
        for seat in everyone(position):
            for closed in filter(None, (option.closed for option in position.choices(seat))):
                assert texts.fill(closed.id, closed.values), closed


@given(seed=SEEDS, at=MOMENTS)
def test_no_option_is_offered_twice(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for seat in everyone(position):
        offered = [option.action for option in position.choices(seat)]
        assert len(set(offered)) == len(offered)
    assert len(set(position.legal())) == len(position.legal())


@given(seed=SEEDS, at=MOMENTS)
def test_a_decision_with_one_option_never_stands(configuration: Configuration, seed: int, at: int) -> None:
    position = unfinished(configuration, seed, at).position
    assert len(position.legal()) > 1


@given(seed=SEEDS, at=MOMENTS)
def test_the_pending_decision_belongs_to_the_seat_to_move(configuration: Configuration, seed: int, at: int) -> None:
    position = unfinished(configuration, seed, at).position
    decision = position.decision
    assert decision is not None
    assert decision.seat_asked() == position.to_move
    assert position.to_move in range(position.seats)
    assert decision.id
    assert decision.ask
    assert decision.rule


@given(seed=SEEDS, at=MOMENTS)
def test_nothing_can_be_done_once_the_game_is_over(configuration: Configuration, seed: int, at: int) -> None:
    position = ending(configuration, seed, at).position
    assert position.over
    assert position.decision is None
    assert position.legal() == []
    for seat in everyone(position):
        assert position.choices(seat) == []
        assert list(position.interrupts(seat)) == []
