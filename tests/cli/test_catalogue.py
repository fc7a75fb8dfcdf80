"""`ophir games`, `ophir pack check`, `ophir perft`, `ophir version`."""

from __future__ import annotations

from pathlib import Path

import pytest

from ophir import COMPILED, __version__
from ophir.games import GAMES
from tests.cli.terminal import ophir


@pytest.mark.parametrize("language", ["en", "es"])
def test_games_lists_seats_options_and_where_the_data_comes_from(language: str) -> None:
    out = ophir("games", "--lang", language).out
    for game in GAMES.values():
        assert f"{game.id}: " in out
        assert ", ".join(map(str, game.seat_counts)) in out
        for spec in game.option_specs:
            assert f"{spec.id}=" in out
            assert f"option-{spec.id}" not in out
        facts = game.standard_pack.facts()
        for name, counted in facts.items():
            lines = [
                line for line in out.splitlines() if line.strip().startswith(name)
            ]  # two games may have such a file
            assert any(line.endswith(str(counted.total())) for line in lines)


def test_games_says_how_much_is_reconstructed() -> None:
    out = ophir("games").out
    assert "from a rulebook" in out
    assert "reconstructed" in out


def test_pack_check_finds_the_game_by_the_files(tmp_path: Path) -> None:
    for game in GAMES.values():
        own = set(game.pack_layout.files).difference(*(one.pack_layout.files for one in GAMES.values() if one != game))
        folder = tmp_path / game.id
        folder.mkdir()
        (folder / f"{min(own)}.toml").write_text("")
        assert f"ophir play {game.id}" in ophir("pack", "check", str(folder)).out


def test_pack_check_explains_what_differs(tmp_path: Path) -> None:
    (tmp_path / "buildings.toml").write_text(
        '[[building]]\nid = "library"\nvp = 16\ncost = { gold = 2 }\nsource = "owner"\n'
    )
    ran = ophir("pack", "check", str(tmp_path))
    assert ran.code == 0
    assert "changes 2 things" in ran.out
    assert "building library" in ran.out
    assert "gold 1, stone 1, timber 1, food 3" in ran.out
    assert "It can be played" in ran.out
    assert "cambia 2 cosas" in ophir("pack", "check", str(tmp_path), "--lang", "es", "--game", "kingdom").out


def test_pack_check_shows_the_differences_before_it_says_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "fortune.toml").write_text('[[card]]\nid = "royal_favor"\ncount = 7\nsource = "owner"\n')
    ran = ophir("pack", "check", str(tmp_path))
    assert ran.code == 1
    assert "card royal_favor" in ran.out
    assert "It can be played" not in ran.out
    assert "fortune" in ran.err


def test_perft_counts_each_depth() -> None:
    ran = ophir("perft", "kingdom", "2", "--seed", "1", "--seats", "3", "--option", "edition=first")
    assert ran.out.split("\n")[:2] == ["1 23", "2 506"]


def test_version() -> None:
    assert ophir("version").out.split() == [__version__, "(compiled)" if COMPILED else "(interpreted)"]
