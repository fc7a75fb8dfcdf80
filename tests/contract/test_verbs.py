"""Verbs: a class and its words are all that one needs, and neither is there without the other."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from ophir.engine.game import Game
from ophir.engine.texts import LANGUAGES, fluent_sources
from ophir.engine.verbs import Verb, field_of, read_figures, read_verb, verbs_of


def bases(game: Game) -> list[type[Verb]]:
    """The base classes of a game's verbs."""
    package = game.package
    return [kind for kind in Verb.__subclasses__() if kind.__module__.startswith(f"{package}.")]


def verbs(game: Game) -> Iterator[type[Verb]]:
    for base in bases(game):
        yield from verbs_of(base).values()


def messages(game: Game, language: str) -> set[str]:
    source = fluent_sources(game.package, language)[-1]
    return {entry.id.name for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_its_words_and_every_word_its_verb(game: Game, language: str) -> None:
    written = messages(game, language)
    for base in bases(game):
        for form in base.forms:
            of_verbs = {f"{form}-{op.replace('_', '-')}" for op in verbs_of(base)}
            assert {id for id in written if id.startswith(f"{form}-")} == of_verbs


def test_every_figure_is_a_field_of_its_verb(game: Game) -> None:
    for verb in verbs(game):
        declared = {name for kind in verb.__mro__ for name in getattr(kind, "__annotations__", {})}
        assert {field_of(figure) for figure in read_figures(verb)} <= declared, verb


def test_a_verb_that_does_not_exist_is_refused_with_its_name_and_the_known_ones(game: Game) -> None:
    for base in bases(game):
        with pytest.raises(ValueError, match="there is no 'sing'") as caught:
            read_verb(base, {base.tag: "sing"})
        for op in verbs_of(base):
            assert op in str(caught.value)


def test_a_figure_that_a_verb_does_not_have_is_refused_by_name(game: Game) -> None:
    for base in bases(game):
        for op in verbs_of(base):
            with pytest.raises(ValueError, match=r"unknown field `volume`|missing required field"):
                read_verb(base, {base.tag: op, "volume": 3})
