"""The program's own words: the same messages in every language, all of them used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ophir.cli
from ophir.engine.texts import LANGUAGES

FOLDER = Path(next(iter(ophir.cli.__path__)))


def ids(language: str) -> set[str]:
    text = (FOLDER / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message(language: str) -> None:
    assert ids(language) == ids("en")


def test_every_message_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
    made_up: tuple[str, ...] = (
        "command-",
        "kingdom-letter-",
        "kingdom-players-",
        "pack-",
        "kingdom-group-",
        "check-without-",
        "review-mark-",
    )
    made_up += ("temple-gate-", "temple-short-", "temple-slot-", "temple-wait-", "temple-group-", "temple-built-")
    made_up += ("wisdom-letter-", "wisdom-players-", "wisdom-group-", "wisdom-brief-", "wisdom-bag-")
    made_up += ("architects-letter-", "architects-players-", "architects-brief-", "architects-deal-", "architects-for-")
    made_up += ("architects-skill-", "architects-schemes-")
    for id in ids("en"):
        said = re.sub("^(kingdom|temple|wisdom|architects)-", "", id)
        assert id.startswith(made_up) or re.search(f"[\"'](temple-)?{said}[\"']", code), id
