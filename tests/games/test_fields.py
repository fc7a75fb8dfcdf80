"""What is made from the fields of a game is made from the fields that it has now."""

from __future__ import annotations

from pathlib import Path

import pytest

from ophir.cli.fields import COMMAND, folders, made, python_class
from ophir.engine.fields import Layout
from ophir.games import GAMES

SMALL_GAME = Path(__file__).parent.parent / "small_game/caravan"


def test_every_game_declares_its_fields() -> None:
    assert {folder.name for folder in folders()} == set(GAMES)


@pytest.mark.parametrize("folder", [*folders(), SMALL_GAME], ids=lambda folder: folder.name)
def test_the_files_made_from_the_fields_are_up_to_date(folder: Path) -> None:
    for path, text in made(folder).items():
        assert path.exists(), f"{path} is missing; run: {COMMAND}"
        assert path.read_text(encoding="utf-8") == text, f"{path} is old; run: {COMMAND}"


def test_a_new_game_begins_with_a_class_without_fields() -> None:
    assert "class NewFields(Position)" in python_class("ophir.games.new", Layout())
