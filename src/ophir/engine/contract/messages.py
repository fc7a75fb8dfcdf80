"""What a game's Fluent files and its rules say to each other: messages, the values they name, and who asks for them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ophir.engine.game import Game
from ophir.engine.packs import SOURCES
from ophir.engine.steps import Decision
from ophir.engine.texts import ENGLISH, Texts
from ophir.engine.tutorials import tutorial_of
from ophir.engine.verbs import Verb, verbs_of

ENGINE = "ophir.engine"


class Variables(Visitor):
    """The values that a message names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # the visitor calls it by the class's name
        self.found.add(node.id.name)


@cache
def messages(package: str, language: str) -> dict[str, frozenset[str]]:
    """The messages of one file, each with the values that it names."""
    path = files(package) / ("messages" if package == ENGINE else "texts") / f"{language}.ftl"
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8") if path.is_file() else "").body:
        assert not isinstance(entry, ftl.Junk), f"{language}.ftl can't be read here: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.found)
    return found


@cache
def forms(package: str, language: str) -> dict[str, frozenset[str]]:
    """The messages of a game, each with its attributes: `you` of an event's is how it is said to whoever did it."""
    text = (files(package) / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)]
    return {entry.id.name: frozenset(one.id.name for one in entry.attributes) for entry in entries}


@cache
def rules_of(game: Game) -> list[ast.Module]:
    """The modules of a game, and those of the engine that tell its events."""
    found = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(folder_of(game.package).rglob("*.py"))]
    if any(isinstance(node, ast.Attribute) and node.attr == "draw_card" for one in found for node in ast.walk(one)):
        found.append(ast.parse((folder_of("ophir.engine") / "decks.py").read_text(encoding="utf-8")))
    return found


def folder_of(package: str) -> Path:
    """Where the modules of a package lie."""
    return Path(str(import_module(package).__file__)).parent


def ids_in_rules(game: Game, prefix: str) -> set[str]:
    """Message ids that stand anywhere in the rules."""
    return {
        node.value
        for module in rules_of(game)
        for node in ast.walk(module)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if re.fullmatch(rf"{prefix}-[a-z-]+", node.value)
    }


def tellings(game: Game) -> Iterator[ast.Call]:
    """Every place of the rules that tells an event."""
    for module in rules_of(game):
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and node.args and getattr(node.func, "attr", "") == "tell":
                yield node


def values_in_rules(game: Game) -> dict[str, set[str]]:
    """The values that every `tell` of the rules gives with an id; "" stands for ids made elsewhere."""
    given: dict[str, set[str]] = {}
    for node in tellings(game):
        first = node.args[0]
        id = str(first.value) if isinstance(first, ast.Constant) else ""
        keywords = {keyword.arg for keyword in node.keywords if keyword.arg}
        given[id] = given[id] & keywords if id in given and id else given.get(id, set()) | keywords
    return given


def secrets_in_rules(game: Game) -> dict[str, set[str]]:
    """The ids that are told with secret values, and these: message `<id>-secret` is for those who may know them."""
    found: dict[str, set[str]] = {}
    for node in tellings(game):
        for secret in node.args[2:3]:
            if isinstance(node.args[0], ast.Constant) and isinstance(secret, ast.Dict):
                keys = {str(key.value) for key in secret.keys if isinstance(key, ast.Constant)}
                found.setdefault(str(node.args[0].value), set()).update(keys)
    return found


def decisions(game: Game) -> list[type[Decision[object]]]:
    """The steps of a game that ask somebody."""
    return [step for step in game.steps.values() if isinstance(step, type) and issubclass(step, Decision)]


def bases(game: Game) -> list[type[Verb]]:
    """The base classes of a game's verbs."""
    return [kind for kind in Verb.__subclasses__() if kind.__module__.startswith(f"{game.package}.")]


def message_of(form: str, op: str) -> str:
    """The message that says a verb in one of its forms."""
    return f"{form}-{op.replace('_', '-')}"


def needed_ids(game: Game) -> Iterator[str]:
    """Every message id that the engine, the server and the command line can ask of any game."""
    yield from ("game-title", "game-about", "result-why", "unit")
    for decision in decisions(game):
        yield from (f"ask-{decision.ask}", f"help-{decision.ask}", f"tag-{decision.tag}")
        if decision.series is not Decision.series:
            yield f"series-{decision.ask}"
    yield from (f"window-{window.ask}" for window in game.windows)
    for action in game.actions:
        yield from (f"action-{action.kind}", f"group-{action.kind}")
    yield from ids_in_rules(game, "event") | ids_in_rules(game, "closed")
    yield from (f"{id}-secret" for id in secrets_in_rules(game))
    yield from (f"data-source-{source}" for source in SOURCES)
    yield from (f"color-{name}" for name in game.seat_names)
    for base in bases(game):
        yield from (message_of(form, op) for form in base.forms for op in verbs_of(base))
    for option in game.option_specs:
        yield from (f"option-{option.id}", f"option-{option.id}-name")
        yield from (f"option-{option.id}-{word}" for word in option.words)
    yield from (f"phase-{moment}" for moment in game.moments)
    if names_its_fields(game):
        yield from (f"field-{key}" for key in keys_drawn(game))
    if game.features is not None:
        yield from (f"feature-{name.replace('_', '-')}" for name in game.features.names)
    texts = Texts(game.package)
    if texts.has("rulings"):
        yield from ("rulings", *(f"ruling-{id}" for id in texts.say("rulings").split()))
    for page in texts.pages():
        yield from (f"rules-{page.id}-title", f"rules-{page.id}-text")
    tutorial = tutorial_of(game)
    for step in tutorial.steps if tutorial is not None else ():
        yield from (f"tutorial-{step.id}-title", f"tutorial-{step.id}")


def keys_drawn(game: Game) -> set[str]:
    """What the general boards draw of a game, each by the last part of its name."""
    keys = {path.rpartition(".")[2] for path in game.fields.types}
    return {key for key in keys if not key.endswith(("_size", "held"))}


def names_its_fields(game: Game) -> bool:
    """Is it written for the general boards, which draw a game by its fields?"""
    return any(id.startswith("field-") for id in messages(game.package, ENGLISH))


def listed(ids: Iterable[str]) -> str:
    """Message ids for an error."""
    return ", ".join(sorted(ids))


def assert_reads_well(said: str | None, id: str) -> None:
    """A sentence without holes, ids or stray blanks."""
    assert said, f"{id} has a hole"
    assert not re.search(r"[{}$]|\?\?\?|  |\b[a-z]+_[a-z_]+\b| [.,;]", said), f"{id}: {said}"
    assert said != id or "-" not in id
