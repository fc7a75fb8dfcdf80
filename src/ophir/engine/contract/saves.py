"""A position as data: it comes back as it was, and what can't exist is refused by name."""

import json
import re
from random import Random
from typing import Any

from ophir.engine.chance import Chance
from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.damage import damaged, places_in
from ophir.engine.contract.play import everyone, moment, play_to_the_end, text_of
from ophir.engine.contract.promises import promise, refused
from ophir.engine.errors import BadPosition
from ophir.engine.game import Game, Position


@promise
def a_position_can_be_set_up_at_every_moment_in_any_turn(configuration: Configuration) -> None:
    game = configuration.game
    for at in game.moments:
        for turn in (None, *range(configuration.seats)):
            game.setup(configuration.seats, at=at, turn=turn, options=configuration.options)


@promise
def a_position_comes_back_from_its_text_as_it_was(configuration: Configuration, seed: int, at: int) -> None:
    # Reading checks what must always hold, so this also proves that no piece is lost or made in play.
    position = moment(configuration, seed, at).position
    again = configuration.game.from_json(json.loads(json.dumps(position.to_json())))
    assert again.to_json() == position.to_json()
    assert again.legal() == position.legal()
    assert again.to_move == position.to_move
    assert [again.interrupts(seat) for seat in range(again.seats)] == [
        position.interrupts(seat) for seat in range(again.seats)
    ]


@promise
def play_goes_on_alike_from_a_position_that_was_read(configuration: Configuration, seed: int, at: int) -> None:
    position, _, future = moment(configuration, seed, at)
    again = configuration.game.from_json(json.loads(json.dumps(position.to_json())))
    for turn in future[:100]:
        position.apply(turn.action, turn.seat)
        again.apply(turn.action, turn.seat)
    assert text_of(again.to_json()) == text_of(position.to_json())


def refused_or_read(game: Game, data: dict[str, Any], fields: set[str]) -> Position | None:
    """The position, or None if it was refused as it should be: with the name of a field. Any other error is a bug."""
    try:
        return game.from_json(data)
    except BadPosition as error:
        named, message = error.field, str(error)
    assert re.match(r"\w+", named)[0] in fields  # type: ignore[index]  # no match is a failure too
    assert message.startswith(named)
    return None


@promise
def a_damaged_position_is_refused_by_name_or_can_be_played(configuration: Configuration, seed: int, at: int) -> None:
    random = Random(f"{seed} {at}")
    place, change = random.randrange(10_000), random.randrange(100)
    data = json.loads(json.dumps(moment(configuration, seed, at).position.to_json()))
    fields = {*data}
    damaged(data, place, change)
    position = refused_or_read(configuration.game, data, fields)
    if position is None:
        return
    for seat in everyone(position):
        sampled = position.sample(seat, Chance(place))
        assert text_of(sampled.view(seat).to_json()) == text_of(position.view(seat).to_json())
    play_to_the_end(position, change)
    assert position.outcome.winners
    assert position.outcome.ends
    # Its own data are read again: no piece was lost or made on the way.
    assert text_of(configuration.game.from_json(position.to_json()).to_json()) == text_of(position.to_json())


@promise
def every_top_level_field_is_needed(configuration: Configuration) -> None:
    data = moment(configuration, 1, 100).position.to_json()
    for name in data:
        rest = {key: value for key, value in data.items() if key != name}
        with refused(BadPosition) as refusal:
            configuration.game.from_json(rest)
        assert refusal.value.field == name


@promise
def damage_reaches_every_part_of_a_position(configuration: Configuration) -> None:
    data = moment(configuration, 1, 100).position.to_json()
    assert {path[0] for path in places_in(data)} == set(data)
