"""`ophir replay` and `ophir verify`."""

from __future__ import annotations

from pathlib import Path

from ophir.engine.records import load_record
from tests.cli.terminal import ophir


def test_replay_prints_every_move_and_draws_the_table_at_the_end(finished: Path) -> None:
    ran = ophir("replay", str(finished))
    assert ran.code == 0
    moves = list(load_record(finished).played())
    assert f"{len(moves):4}  " in ran.out
    assert all(move.action in ran.out for move in moves)
    assert "The game is over" in ran.out
    assert "Players in turn order" in ran.out


def test_replay_stops_where_it_is_told_to(finished: Path) -> None:
    ran = ophir("replay", str(finished), "--to", "3")
    numbered = [line[:6] for line in ran.out.splitlines() if line[4:6] == "  " and line[:4].strip().isdecimal()]
    assert numbered == ["   1  ", "   2  ", "   3  "]
    assert "Round 1" in ran.out
    assert "The game is over" not in ran.out


def test_replay_with_the_eyes_of_a_seat_tells_no_secret_of_others(finished: Path) -> None:
    everything = ophir("replay", str(finished)).out
    drawn = [line for line in everything.splitlines() if "▲ Tyrian draws" in line and "Fortune Card" not in line]
    assert drawn
    blue = ophir("replay", str(finished), "--seat", "blue").out
    assert not [line for line in blue.splitlines() if "▲ Tyrian draws" in line and "Fortune Card" not in line]
    assert "▲ Tyrian place " not in blue
    assert "■ Lapis place " in blue
    assert ophir("replay", str(finished), "--seat", "1").out == blue
    spectator = ophir("replay", str(finished), "--seat", "none").out
    assert "Lapis place " not in spectator
    red = ophir("replay", str(finished), "--seat", "red", "--lang", "es").out
    assert "▲ Púrpura place " in red


def test_verify_confirms_a_finished_and_an_unfinished_game(finished: Path, saved: Path) -> None:
    assert "played to the end" in ophir("verify", str(finished)).out
    assert "not finished" in ophir("verify", str(saved)).out
    assert "sin terminar" in ophir("verify", str(saved), "--lang", "es").out


def test_a_game_with_a_pack_is_replayed_with_that_pack(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "buildings.toml").write_text('[[building]]\nid = "library"\nvp = 16\nsource = "owner"\n')
    path = tmp_path / "game.ophir"
    ran = ophir("play", "kingdom", "--seats", "random,random", "--pack", str(folder), "--record", str(path))
    assert ran.code == 0
    assert ophir("verify", str(path), "--pack", str(folder)).code == 0
    assert "Name the folder" in ophir("verify", str(path)).err
    left = ophir("play", "kingdom", "--pack", str(folder), "--lang", "es", typed=["quit"])
    assert f"--pack {folder} --lang es" in left.out
