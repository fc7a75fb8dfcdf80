"""Taking back: as far as nothing became known, and then as if it had never happened."""

from random import Random

from ophir.engine.chance import Chance
from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.play import (
    Turn,
    everyone,
    match_until,
    may_do,
    text_of,
    unfinished,
    walk,
)
from ophir.engine.contract.promises import promise, refused
from ophir.engine.errors import NothingToUndo
from ophir.engine.game import Position
from ophir.engine.matches import Match
from ophir.engine.records import read_record, verify

LONGEST = 120  # turns that are played through a match before something is taken back


def match_before_undo(configuration: Configuration, seed: int, at: int) -> Match | None:
    """A game in progress, stopped where the last seat can take something back: from some turn on, or the first time.

    None if nothing can be taken back in this game.
    """
    turns = walk(configuration, seed).turns
    for start in (1 + at % LONGEST, 1):
        match = match_until(configuration, seed, turns[:start])
        for turn in turns[start:]:
            if match.undoable(match.played[-1].seat):
                return match
            match.play(turn.action, turn.seat)
    return None


@promise
def an_action_taken_back_and_taken_again_leads_to_the_same_position(
    configuration: Configuration, seed: int, at: int
) -> None:
    match = match_before_undo(configuration, seed, at)
    if match is None:
        return
    last = match.played[-1]
    before = text_of(match.position.to_json())
    match.undo(last.seat)
    assert text_of(match.position.to_json()) != before
    match.play(last.action, last.seat)
    assert text_of(match.position.to_json()) == before


@promise
def taking_back_leads_to_the_position_before(configuration: Configuration, seed: int, at: int) -> None:
    match = match_before_undo(configuration, seed, at)
    if match is None:
        return
    seat = match.played[-1].seat
    count = 1 + at % match.undoable(seat)
    expected = match.at(len(match.played) - count)
    match.undo(seat, count)
    assert text_of(match.position.to_json()) == text_of(expected.to_json())
    assert match.position.legal() == expected.legal()


@promise
def what_was_taken_back_stays_in_the_record_and_does_not_count(
    configuration: Configuration, seed: int, at: int
) -> None:
    match = match_before_undo(configuration, seed, at)
    if match is None:
        return
    last = match.played[-1]
    lines = len(match.record.moves)
    match.undo(last.seat)
    assert len(match.record.moves) == lines
    assert match.record.moves[-1].undone
    record = read_record(str(match.record))
    assert text_of(verify(record, configuration.game).to_json()) == text_of(match.position.to_json())
    assert text_of(Match(configuration.game, record).position.to_json()) == text_of(match.position.to_json())


@promise
def only_the_seat_that_acted_last_can_take_back(configuration: Configuration, seed: int, at: int) -> None:
    match = match_until(configuration, seed, walk(configuration, seed).turns[: 1 + at % LONGEST])
    last = match.played[-1].seat
    before = text_of(match.position.to_json())
    for seat in range(configuration.seats):
        if seat != last:
            assert match.undoable(seat) == 0
        with refused(NothingToUndo) as refusal:
            match.undo(seat, match.undoable(seat) + 1)
        assert refusal.value.values["reason"] == match.why_final(seat)
    assert text_of(match.position.to_json()) == before


@promise
def a_match_read_again_allows_the_same_to_be_taken_back(configuration: Configuration, seed: int, at: int) -> None:
    match = match_until(configuration, seed, walk(configuration, seed).turns[: 1 + at % LONGEST])
    again = Match(configuration.game, read_record(str(match.record)))
    seats = range(configuration.seats)
    assert [again.undoable(seat) for seat in seats] == [match.undoable(seat) for seat in seats]
    assert [played.final for played in again.played] == [played.final for played in match.played]


def is_final(configuration: Configuration, position: Position, turn: Turn) -> bool:
    """Does a match say that this turn, played here, can't be taken back?"""
    match = Match.new(configuration.game, configuration.seats, configuration.options)
    match.position = position.clone()
    match.position.listen()
    match.play(turn.action, turn.seat)
    return match.played[-1].final


def seen_after(position: Position, turn: Turn, seat: int) -> str:
    """All that `seat` learns from a turn: its view afterwards, and the events as it may see them."""
    after = position.clone()
    after.listen()
    after.apply(turn.action, turn.seat)
    return text_of([after.view(seat).to_json(), [event.seen_by(seat).to_json() for event in after.events or []]])


def unsaid(position: Position, turn: Turn) -> str:
    """What to do about a turn that shows something and does not say so."""
    text = position.actions[turn.action].text
    return f"{text!r} shows somebody something, perhaps by who is asked next: tell an event of it with reveals=True"


@promise
def what_can_be_taken_back_told_the_acting_seat_nothing(configuration: Configuration, seed: int, at: int) -> None:
    # In every world that the seat held possible, the same action is legal and shows it the same.
    position, _, future = unfinished(configuration, seed, at)
    others = Random(at).sample(position.legal(), min(2, len(position.legal())))
    for turn in [future[0], *(Turn(position.to_move, action) for action in others)]:
        if is_final(configuration, position, turn):
            continue
        truth = seen_after(position, turn, turn.seat)
        for number in range(2):
            world = position.sample(turn.seat, Chance(f"{at} {number}"))
            assert turn.action in may_do(world, turn.seat)
            assert seen_after(world, turn, turn.seat) == truth, unsaid(position, turn)


@promise
def what_can_be_taken_back_told_nobody_else_anything(configuration: Configuration, seed: int, at: int) -> None:
    # In every world that somebody else held possible, the acting seat could have done something that looks the same:
    # the same action, or, if the action itself is secret, another one.
    position, _, future = unfinished(configuration, seed, at)
    turn = future[0]
    if is_final(configuration, position, turn):
        return
    for seat in everyone(position):
        if seat == turn.seat:
            continue
        truth = seen_after(position, turn, seat)
        for number in range(2):
            world = position.sample(seat, Chance(f"{at} {number}"))
            possible = may_do(world, turn.seat)
            alike = [turn.action] if turn.action in possible else possible
            seen = [seen_after(world, Turn(turn.seat, action), seat) for action in alike]
            assert truth in seen, unsaid(position, turn)
