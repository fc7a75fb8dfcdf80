"""Every word that any game needs is there, in both languages, and reads without holes; what else a game names itself,
its own tests know."""

from __future__ import annotations

import re
from functools import cache

import pytest

from ophir.engine.contract.configurations import Configuration, configurations
from ophir.engine.contract.messages import (
    assert_reads_well,
    decisions,
    ids_in_rules,
    messages,
    needed_ids,
    secrets_in_rules,
    values_in_rules,
)
from ophir.engine.contract.play import walk
from ophir.engine.events import PUBLIC, Event
from ophir.engine.game import Game
from ophir.engine.texts import LANGUAGES, Texts

pytestmark = pytest.mark.once


def test_messages_of_events_name_only_what_the_rules_tell(game: Game) -> None:
    """What a reason may name is proved by test_choices.py, of every reason that comes up."""
    told, secret = values_in_rules(game), secrets_in_rules(game)
    position = game.new(game.seat_counts[0])
    figures = set(position.figures(Texts.of(position, "en")))
    written = messages(game.package, "en")
    for id in ids_in_rules(game, "event"):
        allowed = told.get(id, told.get("", set())) | figures | {"seat"}
        assert written[id] <= allowed, id
        assert written.get(f"{id}-secret", frozenset()) <= allowed | secret.get(id, set()), id


def test_no_message_of_an_event_or_a_reason_is_left_that_no_rule_tells(game: Game) -> None:
    told = set(needed_ids(game))
    for prefix in ("event", "closed"):
        left = {id for id in messages(game.package, "en") if id.startswith(f"{prefix}-")} - told
        assert not left


@pytest.mark.parametrize(
    ("language", "seats"),
    [
        ("en", ["Lapis", "Tyrian", "Verdigris", "Saffron", "Ivory"]),
        ("es", ["Lapislázuli", "Púrpura", "Cardenillo", "Azafrán", "Marfil"]),
    ],
)
def test_seats_are_called_alike_in_all_games(language: str, seats: list[str], game: Game) -> None:
    for count in game.seat_counts:
        assert Texts.of(game.new(count), language).players[:count] == seats[:count]


@cache
def said_in_a_game(configuration: Configuration) -> tuple[list[Event], dict[str, str]]:
    """A whole game: the events, and everything else that was said on the way."""
    position = configuration.new(0)
    position.listen()
    events: list[Event] = []
    said: dict[str, str] = {}
    languages = [Texts.of(position, language) for language in LANGUAGES]
    for turn in walk(configuration, 0).turns:
        assert position.decision is not None
        for texts in languages:
            said[f"ask-{position.decision.ask} {texts.language}"] = texts.ask(position.decision, position)
            said[f"help-{position.decision.ask} {texts.language}"] = texts.help(position.decision, position)
        for option in position.choices():
            if option.closed and f"{option.closed.id} en" not in said:
                for texts in languages:
                    assert texts.fill(option.closed.id, option.closed.values), option.closed
                    said[f"{option.closed.id} {texts.language}"] = texts.why(option.closed)
        position.apply(turn.action, turn.seat)
        events += position.events or []
    for texts in languages:
        for action in position.actions:
            said[f"{action.text} {texts.language}"] = texts.action(action)
    return events, said


def played(game: Game) -> list[Configuration]:
    """With each number of players once, by the defaults."""
    return [one for one in configurations(game) if not one.switched]


def test_everything_said_in_a_whole_game_reads_well(game: Game) -> None:
    for configuration in played(game):
        for id, said in said_in_a_game(configuration)[1].items():
            assert_reads_well(said, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_events_of_a_whole_game_read_well_to_everybody(game: Game, language: str) -> None:
    for configuration in played(game):
        texts = Texts.of(configuration.new(0), language)
        events = said_in_a_game(configuration)[0]
        views = {repr(one): one for event in events for one in (event.seen_by(PUBLIC), event.seen_by(event.seat))}
        assert views
        for seen in views.values():
            assert texts.fill(seen.id, {"seat": seen.seat, **seen.values}), seen
            assert_reads_well(texts.event(seen), seen.id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_in_short_read_well_with_every_option(game: Game, language: str) -> None:
    for configuration in configurations(game):
        for page in Texts.of(configuration.new(0), language).pages():
            assert_reads_well(page.title, page.id)
            assert page.text
            assert not re.search(r"[{}$]| [.,;]", page.text), page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_the_section_of_the_rules(game: Game, language: str) -> None:
    texts = Texts.of(game.new(game.seat_counts[0]), language)
    for decision in decisions(game) if texts.pages() else []:
        said = texts.say(f"help-{decision.ask}", {"other_seat": 1})
        assert re.search(rf"\((Rules|Reglas) ([\dR.]+, )*{re.escape(decision.rule)}(?![\w.]\d)", said), said
