"""What can be done: the fast list, the list for a person, and the interrupts say the same."""

from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.play import ending, everyone, moment, unfinished
from ophir.engine.contract.promises import promise
from ophir.engine.game import NOBODY
from ophir.engine.texts import LANGUAGES, Texts


@promise
def open_choices_are_the_legal_actions(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    offered = [choice.action for choice in position.choices() if choice.open]
    assert sorted(offered) == sorted(position.legal())


@promise
def open_choices_of_the_others_are_their_interrupts(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for seat in range(position.seats):
        if seat != position.to_move:
            offered = [choice.action for choice in position.choices(seat) if choice.open]
            assert sorted(offered) == sorted(position.interrupts(seat))


@promise
def a_closed_choice_says_why_and_by_which_rule(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for seat in everyone(position):
        for choice in position.choices(seat):
            assert choice.closed is None or (choice.closed.id and choice.closed.rule), position.actions[choice.action]


@promise
def a_reason_can_be_said_in_every_language(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for texts in (Texts.of(position, language) for language in LANGUAGES):
        for seat in everyone(position):
            for closed in filter(None, (choice.closed for choice in position.choices(seat))):
                assert texts.fill(closed.id, closed.values), closed


@promise
def no_choice_is_offered_twice(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for seat in everyone(position):
        offered = [choice.action for choice in position.choices(seat)]
        assert len(set(offered)) == len(offered)
    assert len(set(position.legal())) == len(position.legal())


@promise
def a_decision_with_one_choice_stands_only_where_all_see_that_it_is_asked_anyway(
    configuration: Configuration, seed: int, at: int
) -> None:
    position = unfinished(configuration, seed, at).position
    step = position.stack[-1]
    anyway = step.asks_anyway(position)
    assert len(position.legal()) > 1 or (anyway and position.legal())
    for seat in (NOBODY, *range(position.seats)):
        assert step.asks_anyway(position.view(seat).known) == anyway


@promise
def the_pending_decision_belongs_to_the_seat_to_move(configuration: Configuration, seed: int, at: int) -> None:
    position = unfinished(configuration, seed, at).position
    decision = position.decision
    assert decision is not None
    assert decision.seat_asked() == position.to_move
    assert position.to_move in range(position.seats)
    assert decision.id
    assert decision.ask
    assert decision.rule


@promise
def nothing_can_be_done_once_the_game_is_over(configuration: Configuration, seed: int, at: int) -> None:
    position = ending(configuration, seed, at).position
    assert position.over
    assert position.decision is None
    assert position.legal() == []
    for seat in everyone(position):
        assert position.choices(seat) == []
        assert list(position.interrupts(seat)) == []
