"""`ophir review`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ophir.engine.records import load_record
from tests.cli.terminal import ophir


@pytest.fixture
def beginning(finished: Path, tmp_path: Path) -> Path:
    """The first moves of a game: a whole one takes longer than a test needs."""
    path = tmp_path / "beginning.ophir"
    load_record(finished).cut(8).save(path)
    return path


def test_a_review_tells_of_every_seat_in_both_languages(beginning: Path) -> None:
    ran = ophir("review", str(beginning))
    assert ran.code == 0
    assert "■ Lapis" in ran.out
    assert "to begin with" in ran.out
    assert "by what its seat could know" in ran.out
    assert "al empezar" in ophir("review", str(beginning), "--lang", "es").out


def test_a_review_as_json_has_every_decision_or_those_of_one_seat(beginning: Path) -> None:
    everything = json.loads(ophir("review", str(beginning), "--json").out)
    assert [look["number"] for look in everything["looks"]] == list(range(1, 9))
    assert all(look["mark"] in ("good", "inaccurate", "mistake") for look in everything["looks"])
    assert everything["result"] is None  # it was not played to its end
    red = json.loads(ophir("review", str(beginning), "--json", "--seat", "red").out)
    assert red["looks"] == [look for look in everything["looks"] if look["seat"] == 1]


def test_what_can_not_be_reviewed_is_refused_with_the_reason(beginning: Path, tmp_path: Path) -> None:
    assert "there are: blue, red" in ophir("review", str(beginning), "--seat", "purple").err
    empty = tmp_path / "empty.ophir"
    load_record(beginning).cut(0).save(empty)
    assert "nothing to look at" in ophir("review", str(empty)).err
    assert "nowhere" in ophir("review", str(tmp_path / "nowhere.ophir")).err
