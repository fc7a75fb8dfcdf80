"""Golden games: every `tests/records/<game>/*.ophir` replays to the same end, by the same things shown on the way.

Drop a finished game there, run `python -m tests.records.make <game>`, and it is a test.
"""

import tomllib
from pathlib import Path

import pytest

from ophir.engine.contract.configurations import configurations
from ophir.engine.records import load_record, read_record, verify
from ophir.games import GAMES
from ophir.games import game as game_called
from tests.records.make import EXPECTED, FOLDER, Expected, expected_of

RECORDS = sorted(FOLDER.glob("*/*.ophir"))


@pytest.fixture(params=RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def path(request: pytest.FixtureRequest) -> Path:
    chosen: Path = request.param
    return chosen


def test_a_golden_game_is_confirmed(path: Path) -> None:
    position = verify(load_record(path), game_called(path.parent.name))
    assert position.over


def test_a_golden_game_shows_what_it_always_showed(path: Path) -> None:
    expected = tomllib.loads((path.parent / EXPECTED).read_text())
    record = load_record(path)
    assert expected_of(record, game_called(path.parent.name)) == Expected(**expected[path.name])


def test_a_golden_game_is_written_as_it_was_read(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert str(read_record(text)) == text


@pytest.mark.parametrize("id", GAMES)
def test_golden_games_cover_every_configuration(id: str) -> None:
    game = GAMES[id]
    records = [load_record(path) for path in RECORDS if path.parent.name == id]
    played = {(record.seats, *sorted(game.read_options(record.seats, record.options).items())) for record in records}
    for configuration in configurations(game):
        chosen = game.read_options(configuration.seats, configuration.options)
        assert (configuration.seats, *sorted(chosen.items())) in played
    assert any(move.undone for record in records for move in record.moves)
