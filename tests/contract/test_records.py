"""A game as a file: it reads back as it was written, and replays to the same end."""

from random import Random

from hypothesis import given

from ophir.engine.chance import key_of
from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.play import Turn, ending, moment, text_of
from ophir.engine.matches import Match
from ophir.engine.records import Move, Record, read_record, replay, verify
from tests.contract.seeds import MOMENTS, SEEDS

LONGEST = 150  # moves, where the length of a record does not matter


def recorded(configuration: Configuration, seed: int, past: list[Turn]) -> Record:
    """The record of these turns."""
    position = configuration.new(seed)
    record = Record.of(position, seed)
    names = configuration.game.seat_names
    record.moves = [Move(names[turn.seat], position.actions[turn.action].text) for turn in past]
    return record


@given(seed=SEEDS, at=MOMENTS)
def test_a_record_reads_back_as_it_was_written(configuration: Configuration, seed: int, at: int) -> None:
    record = recorded(configuration, seed, moment(configuration, seed, at % LONGEST).past)
    random = Random(at)
    for move in random.sample(record.moves, len(record.moves) // 9):
        move.undone = bool(random.randrange(2))
        move.comment = random.choice(("", "why not", "game: never, # or else", "señor"))
    text = str(record)
    assert str(read_record(text)) == text


@given(seed=SEEDS, at=MOMENTS)
def test_a_record_replays_to_the_same_position(configuration: Configuration, seed: int, at: int) -> None:
    position, past, _ = moment(configuration, seed, at % LONGEST)
    record = recorded(configuration, seed, past)
    if position.over:
        record.close(position)
    replayed = verify(read_record(str(record)), configuration.game)
    assert text_of(replayed.to_json()) == text_of(position.to_json())


@given(seed=SEEDS, at=MOMENTS)
def test_from_a_new_seed_on_chance_is_another_and_still_replays(
    configuration: Configuration, seed: int, at: int
) -> None:
    record = recorded(configuration, seed, moment(configuration, seed, at % LONGEST).past)
    half = len(record.moves) // 2
    past = record.cut(half)
    past.new_seeds.append((half, "another"))
    match = Match(configuration.game, past)
    random = Random(at)
    for _ in range(12):
        if not match.position.over:
            match.play(random.choice(match.position.legal()))
    for seat in range(match.position.seats):
        if match.undoable(seat):
            match.undo(seat)
    text = str(match.record)
    assert str(read_record(text)) == text
    replayed = verify(read_record(text), configuration.game)
    assert text_of(replayed.to_json()) == text_of(match.position.to_json())
    assert match.position.key == key_of("another")


@given(seed=SEEDS, at=MOMENTS)
def test_the_record_of_a_finished_game_is_confirmed(configuration: Configuration, seed: int, at: int) -> None:
    position, past, _ = ending(configuration, seed, at)
    record = recorded(configuration, seed, past)
    record.close(position)
    text = str(record)
    assert str(read_record(text)) == text
    replayed = verify(read_record(text), configuration.game)
    assert replayed.outcome.to_json() == position.outcome.to_json()


@given(seed=SEEDS, at=MOMENTS)
def test_moves_taken_back_stay_and_do_not_count(configuration: Configuration, seed: int, at: int) -> None:
    position, past, _ = moment(configuration, seed, at % LONGEST)
    record = recorded(configuration, seed, past)
    if position.over:
        record.close(position)
    random = Random(at)
    names = configuration.game.seat_names[: configuration.seats]
    for _ in range(3):
        other = position.actions[random.randrange(len(position.actions))].text
        record.moves.insert(random.randint(0, len(record.moves)), Move(random.choice(names), other, undone=True))
    again = read_record(str(record))
    assert len(again.moves) == len(past) + 3
    *_, replayed = replay(again, configuration.game)
    assert text_of(replayed.to_json()) == text_of(position.to_json())


@given(seed=SEEDS, at=MOMENTS)
def test_replaying_passes_through_every_position(configuration: Configuration, seed: int, at: int) -> None:
    past = moment(configuration, seed, at).past[:12]
    passed = [text_of(each.to_json()) for each in replay(recorded(configuration, seed, past), configuration.game)]
    position = configuration.new(seed)
    expected = [text_of(position.to_json())]
    for turn in past:
        position.apply(turn.action, turn.seat)
        expected.append(text_of(position.to_json()))
    assert passed == expected
