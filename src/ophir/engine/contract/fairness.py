"""Nobody learns more than the rules allow: views, samples and events tell a seat what it may know and no more."""

import json
from collections import Counter

from ophir.engine.chance import Chance
from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.play import everyone, may_do, moment, play_to_the_end, text_of, unfinished
from ophir.engine.contract.promises import promise
from ophir.engine.events import PUBLIC, Event
from ophir.engine.fields import PLAYERS
from ophir.engine.game import NOBODY
from ophir.engine.views import View

OFTEN = 3  # a card may be shown to somebody once


@promise
def the_view_of_a_sampled_position_is_the_view_it_was_sampled_from(
    configuration: Configuration, seed: int, at: int
) -> None:
    position = moment(configuration, seed, at).position
    for seat in everyone(position):
        view = position.view(seat)
        sampled = view.sample(Chance(at))
        assert text_of(sampled.view(seat).to_json()) == text_of(view.to_json())
        assert sampled.view(seat).legal() == view.legal()


@promise
def a_sampled_position_can_exist_and_be_played_to_its_end(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    seat = at % (position.seats + 1) - 1
    sampled = position.sample(seat, Chance(at))
    assert configuration.game.from_json(sampled.to_json()).legal() == sampled.legal()
    play_to_the_end(sampled, seed)
    assert sampled.outcome.winners


@promise
def sampling_leaves_the_position_as_it_was(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    before = text_of(position.to_json())
    for seat in everyone(position):
        position.sample(seat, Chance(at)).events = []
    assert text_of(position.to_json()) == before


@promise
def a_sampled_position_has_chance_of_its_own(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for seat in everyone(position):
        first, second = position.sample(seat, Chance(at)), position.sample(seat, Chance(at + 1))
        assert len({position.key, first.key, second.key}) == 3


@promise
def a_view_tells_nothing_of_chance(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for seat in everyone(position):
        view = position.view(seat)
        data = view.to_json()
        assert "chance" not in data
        assert position.key.hex() not in text_of(data)
        assert view.known.key != position.key
        assert not view.known.words


@promise
def worlds_that_one_seat_cannot_tell_apart_look_alike_to_it(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for seat in everyone(position):
        worlds = [position.sample(seat, Chance(f"{at} {number}")) for number in range(3)]
        assert len({text_of(world.view(seat).to_json()) for world in worlds}) == 1


@promise
def a_question_that_comes_to_a_seat_later_tells_it_nothing_before(
    configuration: Configuration, seed: int, at: int
) -> None:
    position = moment(configuration, seed, at).position
    for seat in range(position.seats):
        views = [View.if_asked(each, seat) for each in (position, position.sample(seat, Chance(at)))]
        known = [view and (view.legal_texts(), text_of(view.to_json())) for view in views]
        assert known[0] == known[1]
        if views[0] is not None:
            assert views[0].to_move == seat


@promise
def samples_differ_where_a_view_hides_something(configuration: Configuration) -> None:
    # Not everywhere: a hidden deck may be the only one that is possible. But a sampler that copies the truth, or knows
    # one world only, would make the tests above prove nothing.
    hiding = differing = 0
    for number in range(16):
        position = unfinished(configuration, number, 150 + 10 * number).position
        for seat in everyone(position):
            if position.view(seat).to_json()["state"] != position.to_json()["state"]:
                hiding += 1
                worlds = {text_of(position.sample(seat, Chance(draw)).to_json()["state"]) for draw in range(4)}
                differing += len(worlds) > 1
    assert differing or not hiding


@promise
def what_is_hidden_of_one_seat_is_hidden_of_every_seat(configuration: Configuration) -> None:
    hidden: set[tuple[str, int, int]] = set()
    seen: Counter[tuple[str, int, int]] = Counter()
    for number in range(16):
        position = unfinished(configuration, number, 150 + 10 * number).position
        true = position.to_json()["state"].get(PLAYERS, {})
        for viewer in everyone(position):
            shown = position.view(viewer).to_json()["state"].get(PLAYERS, {})
            for owner in set(range(position.seats)) - {viewer}:
                name = position.parties[owner]
                for key, value in true.get(name, {}).items():
                    if shown[name][key] != value:
                        hidden.add((key, viewer, owner))
                    elif value:
                        seen[key, viewer, owner] += 1
    secret = {key for key, _, _ in hidden}
    for (key, viewer, owner), times in seen.items():
        leaks = key in secret and times >= OFTEN and (key, viewer, owner) not in hidden
        assert not leaks, f"seat {viewer} (-1: who only looks on) sees {key} of seat {owner}, which others hide"


@promise
def a_view_comes_back_from_its_text_as_it_was(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for seat in everyone(position):
        view = position.view(seat)
        again = configuration.game.view_from_json(json.loads(json.dumps(view.to_json())))
        assert again.to_json() == view.to_json()
        assert (again.seat, again.to_move, again.legal()) == (seat, position.to_move, view.legal())
        assert text_of(again.sample(Chance(at)).to_json()) == text_of(view.sample(Chance(at)).to_json())


@promise
def a_view_offers_a_seat_its_own_actions_and_nobody_elses(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for seat in range(position.seats):
        assert position.view(seat).legal() == may_do(position, seat)
    assert list(position.view(NOBODY).legal()) == []
    for seat in everyone(position):
        if seat != position.to_move:
            assert list(position.view(seat).known.legal()) == []


def texts_in(value: object) -> set[str]:
    """Every text inside, keys left out."""
    if isinstance(value, str):
        return {value}
    inside = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return {text for part in inside for text in texts_in(part)}


def check_secret(event: Event, seats: int) -> None:
    """Only its seat sees what is secret."""
    secret = event.secret or {}
    for seat in range(PUBLIC, seats):
        seen = event.seen_by(seat)
        assert seen.secret is None
        if seat == event.seat:
            assert seen.values == {**event.values, **secret}
        else:
            assert not secret.keys() & seen.values.keys()
            assert not texts_in(secret) & texts_in(seen.values)


@promise
def an_event_shows_its_secret_to_its_seat_alone(configuration: Configuration, seed: int, at: int) -> None:
    position, _, future = unfinished(configuration, seed, at)
    position.listen()
    for turn in future[:20]:
        position.apply(turn.action, turn.seat)
        assert position.events is not None
        for event in position.events:
            assert event.id
            assert event.seat in range(NOBODY, len(position.parties))
            check_secret(event, position.seats)
            assert json.loads(json.dumps(event.to_json())) == event.to_json()


@promise
def listening_changes_nothing(configuration: Configuration, seed: int, at: int) -> None:
    position, _, future = unfinished(configuration, seed, at)
    heard = position.clone()
    heard.listen()
    for turn in future[:20]:
        position.apply(turn.action, turn.seat)
        heard.apply(turn.action, turn.seat)
    assert text_of(heard.to_json()) == text_of(position.to_json())
    assert position.events is None
