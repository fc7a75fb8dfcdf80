"""A copy is independent of its original, and goes the same way."""

from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.play import Player, moment, play_to_the_end, text_of
from ophir.engine.contract.promises import promise


@promise
def playing_a_clone_to_the_end_leaves_the_original_as_it_was(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    before = text_of(position.to_json()), position.legal()[:]
    play_to_the_end(position.clone(), seed)
    assert (text_of(position.to_json()), position.legal()) == before


@promise
def no_past_position_ever_changes(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    player = Player(seed)
    kept = []
    for _ in range(12):
        copy = position.clone()
        kept.append((copy, text_of(copy.to_json()), copy.legal()[:]))
        if position.over:
            break
        turn = player.next_turn(position)
        # Copies of copies must be as independent as copies.
        position = copy.clone()
        position.apply(turn.action, turn.seat)
    for past, text, legal in kept:
        assert text_of(past.to_json()) == text
        assert past.legal() == legal


@promise
def a_clone_goes_the_same_way_chance_included(configuration: Configuration, seed: int, at: int) -> None:
    position, _, future = moment(configuration, seed, at)
    clone = position.clone()
    for turn in future[:100]:
        assert clone.legal() == position.legal()
        position.apply(turn.action, turn.seat)
        clone.apply(turn.action, turn.seat)
    assert text_of(clone.to_json()) == text_of(position.to_json())


@promise
def nobody_listens_to_a_clone(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    position.listen()
    assert position.clone().events is None
    assert position.events == []
