"""What is made from the fields of a game is made from the fields that it has now."""

from __future__ import annotations

import pytest

from ophir.engine.fields import Layout
from ophir.games import GAMES
from tools.make_fields import COMMAND, games, made, python_class


def test_every_game_declares_its_fields() -> None:
    assert set(games()) == set(GAMES)


@pytest.mark.parametrize("id", games())
def test_the_files_made_from_the_fields_are_up_to_date(id: str) -> None:
    for path, text in made(id).items():
        assert path.exists(), f"{path.name} of {id} is missing; run: {COMMAND}"
        assert path.read_text(encoding="utf-8") == text, f"{path.name} of {id} is old; run: {COMMAND}"


def test_a_new_game_begins_with_a_class_without_fields() -> None:
    assert "class NewFields(Position)" in python_class("new", Layout())
