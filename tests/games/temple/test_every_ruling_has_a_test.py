"""Each decision, ruling, example and invariant of docs/rules/temple.md is cited by a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
RULES = (HERE.parents[2] / "docs/rules/temple.md").read_text(encoding="utf-8")
CITED = re.compile(r"\b(?:D\d+[a-z]?|R\d+|EX\d+|17#\d+)(?![\w#])")


def section(heading: str) -> str:
    """The text under a heading, up to the next one of the same level."""
    found = re.search(rf"^## {re.escape(heading)}.*?$(.*?)(?=^## |\Z)", RULES, re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]


def promised() -> set[str]:
    """Decisions and rulings by their ids (parts of a decision too), examples and invariants by their number."""
    decisions = re.findall(r"\bD\d+[a-z]?\b", section("4. Decisions"))
    rulings = re.findall(r"^- (R\d+)\.", section("14. Rulings"), re.MULTILINE)
    examples = re.findall(r"^(\d+)\. \*\*", section("15. Rulebook examples"), re.MULTILINE)
    bullets = re.findall(r"^- ", section("17. Invariants"), re.MULTILINE)
    return {
        *decisions,
        *rulings,
        *(f"EX{number}" for number in examples),
        *(f"17#{number}" for number, _ in enumerate(bullets, start=1)),
    }


def every_test() -> Iterator[tuple[str, ast.FunctionDef]]:
    for path in sorted(HERE.glob("test_*.py")):
        if path == Path(__file__).resolve():
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path.name, node


def cited() -> set[str]:
    return {id for _, node in every_test() for id in CITED.findall(ast.get_docstring(node) or "")}


def test_the_rules_are_read_in_full() -> None:
    """R1 to R86, EX1 to EX23, D1 to D20 with their parts, 11 invariants."""
    ids = promised()
    assert {id for id in ids if id.startswith("R")} == {f"R{number}" for number in range(1, 87)}
    assert {id for id in ids if id.startswith("EX")} == {f"EX{number}" for number in range(1, 24)}
    assert {id for id in ids if id.startswith("17#")} == {f"17#{number}" for number in range(1, 12)}
    assert {id for id in ids if id.startswith("D")} == {
        *(f"D{number}" for number in range(1, 21)), "D6a", "D6b", "D18a", "D18b",
    }  # fmt: skip


def test_every_ruling_has_a_test() -> None:
    missing = sorted(promised() - cited())
    assert not missing, f"no test cites {', '.join(missing)}"


def test_no_test_cites_what_the_rules_do_not_hold() -> None:
    unknown = sorted(cited() - promised())
    assert not unknown, f"docs/rules/temple.md has no {', '.join(unknown)}"


def test_every_test_asserts_something() -> None:
    for file, node in every_test():
        checks = [one for one in ast.walk(node) if isinstance(one, ast.Assert)]
        calls = "raises(" in ast.unparse(node) or "assert_" in ast.unparse(node)
        assert checks or calls, f"{file}: {node.name} asserts nothing"
