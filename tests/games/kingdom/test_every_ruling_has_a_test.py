"""Each decision, ruling, example, invariant and edition difference of docs/rules/kingdom.md is cited by a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
RULES = (HERE.parents[2] / "docs/rules/kingdom.md").read_text(encoding="utf-8")
CITED = re.compile(r"\b(?:D\d[a-z]?|R\d+|EX\d+|3\.1#\d+|17#\d+)(?![\w#])")


def section(heading: str) -> str:
    """The text under a heading, up to the next one of the same or a higher level."""
    found = re.search(rf"^(#+) {re.escape(heading)}.*?$(.*?)(?=^#{{1,3}} |\Z)", RULES, re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[2]


def promised() -> set[str]:
    """Decisions, rulings and examples by their ids, rows of table 3.1 and bullets of section 17 by their number."""
    decisions = re.findall(r"^\| (D\d[a-z]?)\b", section("13. Decisions"), re.MULTILINE)
    rulings = re.findall(r"^\* \*\*(R\d+)\*\*", section("15. Rulings"), re.MULTILINE)
    examples = re.findall(r"^\* \*\*(EX\d+)\b", section("16. Rulebook examples"), re.MULTILINE)
    rows = re.findall(r"^\| (\d+) \|", section("3.1 Differences"), re.MULTILINE)
    bullets = re.findall(r"^\* ", section("17. Invariants"), re.MULTILINE)
    return {
        *decisions,
        *rulings,
        *examples,
        *(f"3.1#{row}" for row in rows),
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
    """R1 to R64, EX1 to EX13, 17 decisions, 25 differences, 9 invariants."""
    ids = promised()
    assert {f"R{number}" for number in range(1, 65)} <= ids
    assert {f"EX{number}" for number in range(1, 14)} <= ids
    assert {f"3.1#{number}" for number in range(1, 26)} <= ids
    assert {f"17#{number}" for number in range(1, 10)} <= ids
    assert {id for id in ids if id.startswith("D")} == {
        "D1", "D2", "D2a", "D2b", "D2c", "D2d", "D2e", "D2f", "D2g", "D3", "D4", "D4a", "D4b", "D4c", "D5", "D5a", "D6",
    }  # fmt: skip


def test_every_ruling_has_a_test() -> None:
    missing = sorted(promised() - cited())
    assert not missing, f"no test cites {', '.join(missing)}"


def test_no_test_cites_what_the_rules_do_not_hold() -> None:
    unknown = sorted(cited() - promised())
    assert not unknown, f"docs/rules/kingdom.md has no {', '.join(unknown)}"


def test_every_test_asserts_something() -> None:
    for file, node in every_test():
        checks = [one for one in ast.walk(node) if isinstance(one, ast.Assert)]
        raises = "raises(" in ast.unparse(node)
        calls = "assert_" in ast.unparse(node) or "agree" in ast.unparse(node) or "check_pack" in ast.unparse(node)
        assert checks or raises or calls, f"{file}: {node.name} asserts nothing"
