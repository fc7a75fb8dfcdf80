"""Words: everything that a game can ask, offer, refuse or tell has its messages, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.play import ending, unfinished
from ophir.engine.contract.promises import promise
from ophir.engine.game import Game
from ophir.engine.steps import Decision
from ophir.engine.texts import ENGLISH, LANGUAGES, Texts, fluent_sources

TOLD = re.compile(r"""["']((?:event|closed)-[a-z0-9_-]*[a-z0-9])["']""")
VALUE = re.compile(r"\$([a-z_]+)")
GENERAL = ("game-title", "game-about", "result-why")


@cache
def messages(package: str, language: str) -> dict[str, frozenset[str]]:
    """Every message of a package in one language, with the values that it names."""
    path = files(package) / "texts" / f"{language}.ftl"
    source = path.read_text(encoding="utf-8") if path.is_file() else ""
    said: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(source).body:
        text = source[entry.span.start : entry.span.end] if entry.span else ""
        assert not isinstance(entry, ftl.Junk), f"texts/{language}.ftl can't be read at: {text[:60]!r}"
        if isinstance(entry, ftl.Message):
            said[entry.id.name] = frozenset(VALUE.findall(text))
    return said


def listed(ids: Iterable[str]) -> str:
    """Message ids for an error."""
    return ", ".join(sorted(ids))


def wanted(game: Game) -> Iterator[str]:
    """The messages that a game needs by what it is made of."""
    yield from GENERAL
    yield from (f"color-{name}" for name in game.seat_names)
    for step in game.steps.values():
        if issubclass(step, Decision):
            yield from (f"ask-{step.ask}", f"help-{step.ask}")
    for kind in dict.fromkeys(action.kind for action in game.actions):
        yield from (f"action-{kind}", f"group-{kind}")
    for spec in game.option_specs:
        yield from (f"option-{spec.id}", f"option-{spec.id}-name")
        yield from (f"option-{spec.id}-{word}" for word in spec.words)
    yield from (f"phase-{moment}" for moment in game.moments)
    for path in files(game.package).iterdir():
        if path.name.endswith(".py"):
            yield from TOLD.findall(path.read_text(encoding="utf-8"))


@promise
def everything_that_can_be_said_has_its_message(game: Game) -> None:
    for language in LANGUAGES:
        engine = "\n".join(fluent_sources("ophir.engine", language))
        lacking = {
            id for id in wanted(game) if id not in messages(game.package, language) and f"\n{id} =" not in engine
        }
        assert not lacking, f"texts/{language}.ftl lacks {listed(lacking)}"
        texts = Texts(game.package, language)
        sections = texts.say("rules-sections").split() if texts.has("rules-sections") else []
        pages = {f"rules-{section}-{part}" for section in sections for part in ("title", "text")}
        lacking = {id for id in pages if not texts.has(id)}
        assert not lacking, f"texts/{language}.ftl lacks {listed(lacking)}"


@promise
def every_language_has_the_same_messages_with_the_same_values(game: Game) -> None:
    english = messages(game.package, ENGLISH)
    for language in LANGUAGES:
        other = messages(game.package, language)
        apart = set(english) ^ set(other)
        assert not apart, f"only one of texts/{ENGLISH}.ftl and texts/{language}.ftl has {listed(apart)}"
        values = [id for id in english if english[id] != other[id]]
        assert not values, f"in texts/{language}.ftl other values are named by {listed(values)}"


@promise
def whatever_is_asked_offered_and_told_can_be_said_in_full(configuration: Configuration, seed: int, at: int) -> None:
    position, _, future = unfinished(configuration, seed, at)
    position.listen()
    for language in LANGUAGES:
        texts = Texts.of(position, language)
        decision = position.decision
        assert decision is not None
        values = {"seat": decision.seat, **decision.ask_values(position)}
        said = [(f"ask-{decision.ask}", values), (f"help-{decision.ask}", values)]
        for choice in position.choices():
            action = position.actions[choice.action]
            said.append((f"action-{action.kind}", action.values))
            if choice.closed is not None:
                said.append((choice.closed.id, choice.closed.values))
        after = position.clone()
        after.listen()
        after.apply(future[0].action, future[0].seat)
        said += [(event.id, {"seat": event.seat, **event.values}) for event in after.events or []]
        for id, given in said:
            assert texts.fill(id, given) is not None, (
                f"{id} lacks a value or is not written ({language}); given: {given}"
            )


@promise
def the_end_can_be_explained_in_full(configuration: Configuration, seed: int, at: int) -> None:
    position = ending(configuration, seed, at).position
    for language in LANGUAGES:
        texts = Texts.of(position, language)
        outcome = position.outcome
        assert texts.fill("result-why", outcome.why()) is not None, f"result-why lacks a value ({language})"
        named = {f"end-{end}" for end in outcome.ends}
        named |= {f"source-{source}" for sources in outcome.sources for source in sources}
        lacking = {id for id in named if not texts.has(id)}
        assert not lacking, f"texts/{language}.ftl lacks {listed(lacking)}"
