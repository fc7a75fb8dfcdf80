"""docs/rules/<game>.md is the law: each decision, ruling, example and invariant is cited by a test of the game, and no
reason and no test cites what is not there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ophir.engine.game import Game
from ophir.engine.steps import Decision
from ophir.engine.texts import LANGUAGES, Texts
from ophir.games import GAMES

ROOT = Path(__file__).resolve().parents[2]
CITED = re.compile(r"\b(?:D\d+[a-z]?|R\d+|EX\d+|[\d.]+#\d+)(?![\w#])")


@pytest.fixture(params=list(GAMES.values()), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game:
    """Only those in a box: they have a rulebook."""
    chosen: Game = request.param
    return chosen


@cache
def rules_of(game: Game) -> str:
    return (ROOT / f"docs/rules/{game.id}.md").read_text(encoding="utf-8")


def sections(game: Game, title: str) -> list[tuple[str, str]]:
    """Number and text of the sections whose title begins so, up to the next heading of their level or a higher one."""
    heading = rf"^(##+) ([\d.]+?)\.? {title}[^\n]*\n(.*?)(?=^(?!\1#)##+ |\Z)"
    return [(number, text) for _, number, text in re.findall(heading, rules_of(game), re.MULTILINE | re.DOTALL)]


def promised(game: Game) -> set[str]:
    """What a test must cite. Rows of a table of differences and bullets of invariants go by their section's number."""
    ids: set[str] = set()
    for _, text in sections(game, "Decisions"):
        ids.update(re.findall(r"\bD\d+[a-z]?\b", text))
    for _, text in sections(game, "Rulings"):
        ids.update(re.findall(r"^[*-] \**(R\d+)\b", text, re.MULTILINE))
    for _, text in sections(game, "Rulebook examples"):
        ids.update(f"EX{number}" for number in re.findall(r"^(?:\* \*\*EX)?(\d+)\b", text, re.MULTILINE))
    for section, text in sections(game, "Invariants"):
        bullets = re.findall(r"^[*-] ", text, re.MULTILINE)
        ids.update(f"{section}#{number}" for number, _ in enumerate(bullets, start=1))
    for section, text in sections(game, "Differences"):
        ids.update(f"{section}#{row}" for row in re.findall(r"^\| (\d+) \|", text, re.MULTILINE))
    return ids


def every_test(game: Game) -> Iterator[tuple[str, ast.FunctionDef]]:
    for path in sorted((ROOT / "tests/games" / game.id).glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path.name, node


def cited(game: Game) -> set[str]:
    return {id for _, node in every_test(game) for id in CITED.findall(ast.get_docstring(node) or "")}


def test_the_rules_are_numbered_without_a_gap(game: Game) -> None:
    """So that none is overlooked because it is written another way."""
    ids = promised(game)
    for prefix in ("D", "R", "EX"):
        numbers = {int(found[1]) for id in ids if (found := re.fullmatch(rf"{prefix}(\d+)[a-z]?", id))}
        assert numbers == set(range(1, max(numbers) + 1)), prefix
    assert any("#" in id for id in ids)


def test_every_ruling_has_a_test(game: Game) -> None:
    missing = sorted(promised(game) - cited(game))
    assert not missing, f"no test of {game.id} cites {', '.join(missing)}"


def test_no_test_cites_what_the_rules_do_not_hold(game: Game) -> None:
    unknown = sorted(cited(game) - promised(game))
    assert not unknown, f"docs/rules/{game.id}.md has no {', '.join(unknown)}"


def test_every_test_asserts_something(game: Game) -> None:
    for file, node in every_test(game):
        text = ast.unparse(node)
        asserts = any(isinstance(one, ast.Assert) for one in ast.walk(node))
        proves = asserts or re.search(r"raises\(|assert_|agree|check_pack|refused\(", text)
        assert proves, f"{file}: {node.name} asserts nothing"


def reasons(game: Game) -> list[tuple[str, str, str]]:
    """File, message and rule of every `Closed(...)` in the rules of a game, and of every class that says both."""
    found: list[tuple[str, str, str]] = []
    folder = ROOT / "src" / Path(*game.package.split("."))
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Closed":
                words = [part.value for part in node.args[:2] if isinstance(part, ast.Constant)]
            elif isinstance(node, ast.ClassDef):
                said = {
                    one.target.id: one.value.value
                    for one in node.body
                    if isinstance(one, ast.AnnAssign)
                    and isinstance(one.target, ast.Name)
                    and isinstance(one.value, ast.Constant)
                }
                words = [said[name] for name in ("closed", "rule") if said.get(name)]
            else:
                continue
            if len(words) == 2:
                found.append((path.name, str(words[0]), str(words[1])))
    return found


def test_every_reason_rests_on_a_rule_that_exists(game: Game) -> None:
    known = set(re.findall(r"^##+ ([\d.]+?)\.? ", rules_of(game), re.MULTILINE)) | promised(game)
    assert reasons(game)
    for file, id, rule in reasons(game):
        assert rule in known, f"{file}: {id} rests on {rule}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_a_question_or_a_reason_names_can_be_read(game: Game, language: str) -> None:
    """On a page of the rules in short, or as a ruling that names the section it belongs to."""
    texts = Texts.of(game.new(game.seat_counts[-1]), language)
    told = {section for page in texts.pages() for section in sections_in(page.text)}
    rulings = {id: sections_in(texts.say(f"ruling-{id}")) for id in texts.say("rulings").split()}
    named = {rule for _, _, rule in reasons(game)}
    named |= {step.rule for step in game.steps.values() if issubclass(step, Decision)}
    for rule in named:
        if rule.startswith("R"):
            assert rulings.get(rule), rule
        assert is_told(rulings[rule][0] if rule.startswith("R") else rule, told), rule
    assert set(rulings) <= named


def sections_in(text: str) -> list[str]:
    found = re.search(r"\(\D+([\d., ]+)\)\s*$", text)
    return found[1].split(", ") if found else []


def is_told(rule: str, told: set[str]) -> bool:
    return any(f"{rule}.".startswith(f"{one}.") or f"{one}.".startswith(f"{rule}.") for one in told)
