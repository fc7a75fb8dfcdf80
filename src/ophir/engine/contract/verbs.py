"""Verbs: a class and its words are all that one needs, and neither is there without the other."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ophir.engine.contract.messages import bases, listed, message_of, messages, rules_of
from ophir.engine.contract.promises import promise, refused
from ophir.engine.game import Game
from ophir.engine.texts import LANGUAGES
from ophir.engine.verbs import Verb, field_of, read_figures, read_verb, verbs_of


def verbs(game: Game) -> Iterator[type[Verb]]:
    for base in bases(game):
        yield from verbs_of(base).values()


@promise
def every_verb_has_its_words_and_every_word_its_verb(game: Game) -> None:
    for language in LANGUAGES:
        written = messages(game.package, language)
        for base in bases(game):
            for form in base.forms:
                wanted = {message_of(form, op) for op in verbs_of(base)}
                found = {id for id in written if id.startswith(f"{form}-")}
                assert not wanted - found, f"texts/{language}.ftl lacks {listed(wanted - found)}"
                assert not found - wanted, f"texts/{language}.ftl speaks of no verb: {listed(found - wanted)}"


@promise
def every_figure_is_a_field_of_its_verb(game: Game) -> None:
    for verb in verbs(game):
        for field in map(field_of, read_figures(verb)):
            # A compiled class has no annotations; there its fields are attributes of the class.
            declared = {name for kind in verb.__mro__ for name in (*getattr(kind, "__annotations__", ()), *vars(kind))}
            assert field in declared, verb


def read_by(game: Game, name: str) -> set[str]:
    """The fields of its own that a class of a game reads."""
    return {
        one.attr
        for module in rules_of(game)
        for node in ast.walk(module)
        if isinstance(node, ast.ClassDef) and node.name == name
        for one in ast.walk(node)
        if isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Load) and ast.unparse(one.value) == "self"
    }


@promise
def every_figure_is_read_by_its_verb_or_its_words(game: Game) -> None:
    """Else a pack could change it, and nothing would come of it."""
    written = messages(game.package, "en")
    for verb in verbs(game):
        read = {field for kind in verb.__mro__ for field in read_by(game, kind.__name__)}
        if "words" not in vars(verb):
            read |= {field_of(value) for form in verb.forms for value in written[message_of(form, verb.op)]}
        assert {field_of(figure) for figure in read_figures(verb)} <= read, verb


@promise
def a_verb_that_does_not_exist_is_refused_with_its_name_and_the_known_ones(game: Game) -> None:
    for base in bases(game):
        with refused(ValueError, match="there is no 'sing'") as caught:
            read_verb(base, {base.tag: "sing"})
        for op in verbs_of(base):
            assert op in str(caught.value)


@promise
def a_figure_that_a_verb_does_not_have_is_refused_by_name(game: Game) -> None:
    for base in bases(game):
        for op in verbs_of(base):
            with refused(ValueError, match=r"unknown field `volume`|missing required field"):
                read_verb(base, {base.tag: op, "volume": 3})
