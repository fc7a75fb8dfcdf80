"""What may not be done is refused with a typed error, and changes nothing."""

from random import Random

from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.play import may_do, moment, text_of, unfinished
from ophir.engine.contract.promises import promise, refused
from ophir.engine.errors import IllegalAction, NotOver, UnknownAction, UnknownSeat
from ophir.engine.game import NOBODY, Game


@promise
def an_action_that_is_not_legal_is_refused_and_changes_nothing(
    configuration: Configuration, seed: int, at: int
) -> None:
    position = moment(configuration, seed, at).position
    position.listen()
    before = text_of(position.to_json()), position.legal()[:]
    wrong = [action.id for action in position.actions if action.id not in position.legal()]
    for action in Random(at).sample(wrong, min(40, len(wrong))):
        with refused(IllegalAction) as refusal:
            position.apply(action)
        assert position.actions[action].text in str(refusal.value)
    assert (text_of(position.to_json()), position.legal()) == before
    assert position.events == []


@promise
def a_seat_that_may_not_act_is_refused_and_nothing_changes(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    before = text_of(position.to_json()), position.legal()[:]
    for seat in range(position.seats):
        wrong = [action.id for action in position.actions if action.id not in may_do(position, seat)]
        # What the seat to move may do is the likeliest thing for another to try.
        others = [action for action in position.legal() if action in wrong]
        for action in [*others[:3], *Random(at).sample(wrong, min(10, len(wrong)))]:
            with refused(IllegalAction):
                position.apply(action, seat)
    assert (text_of(position.to_json()), position.legal()) == before


@promise
def a_closed_choice_is_refused_with_its_reason(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for seat in range(position.seats):
        for choice in position.choices(seat)[:30]:
            if choice.closed is not None:
                with refused(IllegalAction) as refusal:
                    position.apply(choice.action, seat)
                assert refusal.value.values["reason"] == choice.closed.id
                assert refusal.value.values["rule"] == choice.closed.rule


@promise
def an_action_of_no_game_is_refused_and_changes_nothing(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    before = text_of(position.to_json())
    for action in (-1, len(position.actions), 10**9):
        for seat in range(NOBODY, position.seats):
            with refused(UnknownAction) as refusal:
                position.apply(action, seat)
            assert str(len(position.actions) - 1) in str(refusal.value)
    assert text_of(position.to_json()) == before


@promise
def a_seat_that_is_not_at_the_table_can_do_and_see_nothing(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    before = text_of(position.to_json())
    for seat in (-2, position.seats, 99):
        for action in [*position.legal()[:2], 0]:
            with refused(UnknownSeat, match=str(seat)):
                position.apply(action, seat)
        for ask in (position.view, position.choices):
            with refused(UnknownSeat, match=str(seat)):
                ask(seat)
        assert list(position.interrupts(seat)) == []
    assert text_of(position.to_json()) == before


@promise
def what_is_no_action_and_no_seat_at_all_is_refused_and_changes_nothing(
    configuration: Configuration, seed: int, at: int
) -> None:
    position = moment(configuration, seed, at).position
    before = text_of(position.to_json())
    nonsense: object
    for nonsense in (None, True, 1.0, [], "", "fly to-the-moon"):
        with refused(UnknownAction):
            position.apply(nonsense)
    for nonsense in (None, True, 1.0, [], "", "mauve"):
        for ask in (position.view, position.choices, lambda seat: position.apply(0, seat)):
            with refused(UnknownSeat):
                ask(nonsense)
    assert text_of(position.to_json()) == before


@promise
def there_is_no_outcome_before_the_end(configuration: Configuration, seed: int, at: int) -> None:
    position, _, _ = unfinished(configuration, seed, at)
    for asked in (position, position.view(NOBODY)):
        with refused(NotOver):
            _ = asked.outcome


@promise
def the_same_action_is_taken_by_number_by_notation_and_by_choice(
    configuration: Configuration, seed: int, at: int
) -> None:
    position, _, future = unfinished(configuration, seed, at)
    action = position.actions[position.legal()[at % len(position.legal())]]
    name = position.game.seat_names[position.to_move]
    (choice,) = [choice for choice in position.choices() if choice.action == action.id]
    expected = position.clone()
    expected.apply(action.id)
    for said in (action.text, action.text.upper(), f"{name} {action.text}", choice):
        assert text_of(position.clone().play(said).to_json()) == text_of(expected.to_json())
    turns = [f"{position.game.seat_names[turn.seat]} {position.actions[turn.action].text}" for turn in future[:3]]
    played = position.clone().play(*turns)
    for turn in future[:3]:
        position.apply(turn.action, turn.seat)
    assert text_of(played.to_json()) == text_of(position.to_json())


@promise
def positions_and_views_can_be_read_at_a_glance(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    names = position.game.seat_names
    for shown in (position, *(position.view(seat) for seat in range(NOBODY, position.seats))):
        assert position.game.id in repr(shown)
        if position.decision is not None:
            assert f"{names[position.to_move]} must decide {position.decision.ask}" in repr(shown)
    assert all(choice.text in repr(choice) for choice in position.choices())
    assert set(position.legal_texts()) == {choice.text for choice in position.choices() if choice.open}


@promise
def no_kind_of_action_is_called_like_a_seat(game: Game) -> None:
    # So that `red place hamath` can be told from `place hamath`.
    assert not {action.kind for action in game.actions} & set(game.seat_names)
