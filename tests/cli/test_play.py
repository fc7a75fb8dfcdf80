"""`ophir play`: whole games at the keyboard, and everything one can type there."""

from __future__ import annotations

from pathlib import Path

import pytest

from ophir.engine.records import load_record
from tests.cli.terminal import NARROW, Chooser, ophir


def test_a_human_game_goes_to_the_final_scoring(tmp_path: Path) -> None:
    path = tmp_path / "game.ophir"
    ran = ophir(
        "play", "kingdom", "--seats", "human,greedy", "--seed", "5", "--record", str(path),
        typed=Chooser(1), width=NARROW,
    )  # fmt: skip
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert " win" in ran.out
    assert "Traceback" not in ran.err
    assert ophir("verify", str(path)).code == 0
    assert load_record(path).players == ["human", "greedy"]


def test_always_the_first_option_goes_to_the_final_scoring(tmp_path: Path) -> None:
    path = tmp_path / "game.ophir"
    ran = ophir(
        "play", "kingdom", "--seats", "random,human:Ana", "--seed", "2", "--record", str(path), "--lang", "es",
        typed=lambda screen: "1", width=NARROW,
    )  # fmt: skip
    assert ran.code == 0
    assert "La partida ha terminado" in ran.out
    assert "▲ Ana" in ran.out
    assert load_record(path).finished


def test_a_resumed_game_goes_on_exactly_as_if_it_had_not_been_left(tmp_path: Path) -> None:
    arguments = ("--seats", "human,random,greedy", "--seed", "11", "--interrupts", "never")
    answers = ["1", "2", "1", "3", "1", "1", "2", "1", "1", "1", "2", "1"]
    whole, parts = tmp_path / "whole.ophir", tmp_path / "parts.ophir"
    ophir("play", "kingdom", *arguments, "--record", str(whole), typed=answers)
    ophir("play", "kingdom", *arguments, "--record", str(parts), typed=[*answers[:5], "quit"])
    left = ophir("play", "--resume", str(parts), "--interrupts", "never", typed=[*answers[5:9], "quit"])
    assert "The game goes on after" in left.out
    ophir("play", "kingdom", "--record", str(parts), "--interrupts", "never", typed=answers[9:])
    assert parts.read_text() == whole.read_text()


def test_quit_and_the_end_of_input_save_and_say_how_to_go_on(data_folder: Path) -> None:
    known: set[Path] = set()
    for typed in (["1", "quit"], ["1"]):
        ran = ophir("play", "kingdom", "--seed", "7", typed=typed)
        assert ran.code == 0
        (path,) = set(data_folder.iterdir()) - known
        known.add(path)
        assert f"ophir play --resume {path}" in ran.out
        assert any(move.seat == "blue" for move in load_record(path).moves)


def test_a_finished_game_can_be_looked_at_again(finished: Path) -> None:
    ran = ophir("play", "--resume", str(finished))
    assert ran.code == 0
    assert "The game is over" in ran.out


def test_undo_takes_back_and_says_how_far_it_goes_or_why_not() -> None:
    ran = ophir("play", "kingdom", "--seats", "human", "--seats", "human,human", "--seed", "1", typed=["", "undo"])
    assert "There is nothing that you can take back." in ran.out
    assert "No action of yours is left to take back." in ran.out
    ran = ophir("play", "kingdom", "--seed", "7", typed=["1", "undo"])
    assert "Another player has acted since" in ran.out


def test_undone_actions_stay_in_the_record_as_a_closed_branch(tmp_path: Path) -> None:
    path = tmp_path / "game.ophir"
    typed = ["judah", "tiphsah", "yamhad", "altar", "resolve yamhad", "resolve tiphsah", "undo 9", "undo all", "quit"]
    ran = ophir("play", "kingdom", "--seats", "human,greedy", "--seed", "2", "--record", str(path), typed=typed)
    assert "You can take back up to 2 actions." in ran.out
    assert "Taken back: resolve yamhad, resolve tiphsah. You can take back 0 more." in ran.out
    assert [str(move) for move in load_record(path).moves][-2:] == ["~ blue resolve yamhad", "~ blue resolve tiphsah"]
    assert ophir("verify", str(path)).code == 0


def test_resolve_all_collects_from_every_resource_space(tmp_path: Path) -> None:
    path = tmp_path / "game.ophir"
    typed = ["place judah", "tiphsah", "phoenicia", "hamath", "altar", "all", "undo", "quit"]
    ran = ophir("play", "kingdom", "--seats", "human,random", "--seed", "12", "--record", str(path), typed=typed)
    assert "Collect from all your" in ran.out
    moves = [str(move) for move in load_record(path).moves]
    assert len([move for move in moves if move.startswith(("blue resolve", "~ blue resolve"))]) >= 2


def test_a_number_a_notation_and_a_bare_name_mean_the_same() -> None:
    for typed in ("1", "place tiphsah", "PLACE  Tiphsah", "tiphsah"):
        ran = ophir("play", "kingdom", "--seed", "7", typed=[typed])
        assert "You place a Pawn: Tiphsah." in ran.out, typed


def test_a_closed_option_says_why_when_it_is_tried() -> None:
    for typed in ("judah", "place judah"):
        ran = ophir("play", "kingdom", "--seed", "7", typed=[typed])
        assert "Verdigris already has a Pawn on Judah. It is free again next round. (rule R10)" in ran.out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99", "numbered from 1 to 21"),
        ("0", "numbered from 1 to 21"),
        ("place", "Written like: place tiphsah"),
        ("place atlantis", "Written like: place tiphsah"),
        ("fly to the moon", "neither a command nor an action"),
        ("-1", "neither a command nor an action"),
        ("sell stone 2", "can't be taken by blue now"),
        ("?", "Choose a space without a Pawn"),
    ],
)
def test_what_is_typed_wrongly_is_answered_and_changes_nothing(typed: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "game.ophir"
    ran = ophir("play", "kingdom", "--seed", "7", "--record", str(path), typed=[typed])
    assert ran.code == 0
    assert said.replace("can't be taken by blue now", "not among the options of Lapis") in ran.out.replace("\n", " ")
    assert not any(move.seat == "blue" for move in load_record(path).moves)


def test_help_and_why_speak_both_languages() -> None:
    english = ophir("play", "kingdom", "--seed", "7", typed=["help", "why", "why judah"])
    assert "Choose a space without a Pawn" in english.out
    assert "section 6 of the rules" in english.out
    assert "place judah: Verdigris already has a Pawn on Judah." in english.out
    spanish = ophir("play", "kingdom", "--seed", "7", "--lang", "es", typed=["ayuda", "porque", "help"])
    assert "sección 6" in spanish.out
    assert "place judah: Ya hay un peón de Cardenillo" in spanish.out
    assert spanish.out.count("deshacer [N]") == 2


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("map", "Roads (12 left)"),
        ("spaces", "Take 1 cube of your choice from an opponent"),
        ("market", "G Gold"),
        ("temple", "Foundation"),
        ("cards", "Governor's House"),
        ("players", "Players in turn order"),
        ("hand", "none"),
        ("log", "Tyrian places a Pawn: "),
        ("log 1", "Verdigris places a Pawn: "),
        ("rules", "Placement Phase"),
        ("rules 4", "─ Placement Phase ─"),
        ("rules high-priest", "─ The High Priest ─"),
        ("more", "Tiphsah"),
        ("table", "Round 1"),
        ("interrupts never", "You are asked out of turn: never."),
        ("save", "saved after every action"),
    ],
)
def test_every_command_shows_what_it_is_for(command: str, said: str) -> None:
    ran = ophir("play", "kingdom", "--seed", "7", typed=[command], width=NARROW)
    shown = ran.out[ran.out.index("■ >") :]
    assert said in shown


def test_save_makes_a_copy(tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "copy.ophir"
    ophir("play", "kingdom", "--seed", "7", typed=["1", f"save {copy}", "1"])
    assert ophir("verify", str(copy)).code == 0
    ran = ophir("play", "kingdom", "--seed", "7", typed=[f"save {tmp_path}"])
    assert "can't be written" in ran.out
    assert ran.code == 0


def test_a_full_disk_is_reported_and_does_not_end_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "disk"
    path = folder / "game.ophir"

    def typed(screen: str) -> str | None:
        if folder.is_dir() and "places a Pawn: Tiphsah" not in screen:
            path.unlink()
            folder.rmdir()
            folder.write_text("full")
            return "tiphsah"
        if folder.is_file():
            assert "can't be written" in screen
            folder.unlink()
            return "yamhad"
        return None

    # Random opponents, who stay out of the way whatever bots learn.
    seats = ("--seats", "human,random,random", "--seed", "1")
    assert ophir("play", "kingdom", *seats, "--record", str(path), typed=typed).code == 0
    assert {"blue place tiphsah", "blue place yamhad"} <= {str(move) for move in load_record(path).moves}


def test_market_offers_the_best_price_first_and_the_others_on_request(tmp_path: Path) -> None:
    path = tmp_path / "game.ophir"
    typed = ["judah", "hamath", "altar", "all", "more"]
    ran = ophir("play", "kingdom", "--seats", "human,random", "--seed", "1", "--record", str(path), typed=typed)
    assert "`more` shows" in ran.out
    assert "Gold 6 VP" in ran.out or "Sell 1 Gold for 6 VP" in ran.out
