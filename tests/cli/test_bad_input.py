"""Every mistake ends as one clear line that names the thing and what is allowed, with an exit code, not a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.terminal import ophir

FAILED, USAGE = 1, 2


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (("play", "kingdom", "--seats", "human"), FAILED, "kingdom is for 2, 3, 4 seats, not 1"),
        (("play", "kingdom", "--seats", "random," * 4 + "random"), FAILED, "kingdom is for 2, 3, 4 seats, not 5"),
        (("play", "kingdom", "--seats", "human,deepblue"), FAILED, "'deepblue'; there are: human, random, greedy"),
        (("play", "kingdom", "--seats", "human,,greedy"), FAILED, "Nobody can sit down as ''"),
        (("play", "kingdom", "--option", "colour=blue"), FAILED, "no option 'colour'; it has edition"),
        (("play", "kingdom", "--option", "edition=third"), FAILED, "allowed: final or first"),
        (("play", "kingdom", "--option", "edition"), FAILED, "An option is written name=value"),
        (("play", "kingdom", "--option", "four_pawns=on"), FAILED, "Option four_pawns is for 4 seats, not 3"),
        (("play", "chess"), FAILED, "There is no game 'chess'; there are: kingdom"),
        (("play",), FAILED, "Say which game: kingdom"),
        (("play", "kingdom", "--lang", "xx"), FAILED, "There is no language 'xx'; there are en, es"),
        (("play", "kingdom", "--interrupts", "maybe"), FAILED, "allowed: always, sometimes, never"),
        (("play", "kingdom", "--seed", "a#b"), FAILED, "The seed can't be 'a#b'"),
        (("play", "kingdom", "--pack", "nowhere"), FAILED, "nowhere: there is no such folder"),
        (("play", "--resume", "nowhere.ophir"), FAILED, "nowhere.ophir can't be read"),
        (("play", "kingdom", "--record", "/dev/null/game"), FAILED, "can't be written"),
        (("play", "kingdom", "--players", "3"), USAGE, "No such option"),
        (("replay", "nowhere.ophir"), FAILED, "nowhere.ophir can't be read"),
        (("verify", "nowhere.ophir"), FAILED, "nowhere.ophir can't be read"),
        (("pack", "check", "nowhere"), FAILED, "there is no such folder"),
        (("perft", "kingdom", "0"), FAILED, "DEPTH must be at least 1"),
        (("perft", "kingdom", "deep"), USAGE, "DEPTH"),
        (("perft", "kingdom", "1", "--seats", "7"), FAILED, "kingdom is for 2, 3, 4 seats, not 7"),
        (("simulate", "kingdom", "--seats", "greedy,clever", "-n", "1"), FAILED, "There is no bot 'clever'"),
    ],
)
def test_a_mistake_on_the_command_line_is_named(arguments: tuple[str, ...], code: int, said: str) -> None:
    ran = ophir(*arguments)
    assert ran.code == code
    assert said in ran.err
    assert "Traceback" not in ran.err
    if code == FAILED:
        assert ran.err.startswith("ophir: ")
        assert ran.err.count("\n") == 1


def test_errors_speak_spanish() -> None:
    ran = ophir("play", "ajedrez", "--lang", "es")
    assert ran.code == FAILED
    assert "No existe el juego «ajedrez»" in ran.err
    assert "No existe el juego" in ophir("play", "ajedrez", "--lang=es").err


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lambda text: text[:-5], "the file was cut short"),
        (lambda text: "", "the file is empty"),
        (lambda text: "hello\n" + text, "is no record of this format"),
        (
            lambda text: text.replace("rules: 1", "rules: 99"),
            "was played under rules 99 of kingdom; this Ophir has rules 1",
        ),
        (lambda text: text.replace("place", "palace", 1), "Actions begin with: place"),
        (lambda text: text.replace("seats: 3", "seats: 9"), "kingdom is for 2, 3, 4 seats, not 9"),
        (lambda text: text.replace("standard ", "standard 0"), "Name the folder with the data it was played with"),
        (lambda text: text.replace("seed: ", "option: edition=third\nseed: "), "allowed: final or first"),
    ],
)
@pytest.mark.parametrize("command", [("verify",), ("replay",), ("play", "--resume")])
def test_a_damaged_record_is_refused_and_left_alone(
    damage: object, said: str, command: tuple[str, ...], saved: Path
) -> None:
    assert callable(damage)
    text = damage(saved.read_text())
    saved.write_text(text)
    ran = ophir(*command, str(saved))
    assert ran.code == FAILED
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert saved.read_text() == text


def test_a_result_that_the_moves_do_not_lead_to_is_refused(finished: Path, tmp_path: Path) -> None:
    forged = tmp_path / "forged.ophir"
    lines = finished.read_text().split("\n")
    forged.write_text("\n".join("scores: 999 1" if line.startswith("scores:") else line for line in lines))
    ran = ophir("verify", str(forged))
    assert ran.code == FAILED
    assert "the scores are given as [999, 1], but the moves lead to" in ran.err


def test_a_resumed_game_keeps_its_seed_and_options(saved: Path) -> None:
    before = saved.read_text()
    for more, said in (
        (("--seed", "8"), "holds a game with seed 7"),
        (("--option", "edition=first"), "holds a game with edition=final"),
        (("--seats", "human,greedy"), "holds a game of 3 seats, not 2"),
    ):
        ran = ophir("play", "kingdom", "--record", str(saved), *more)
        assert ran.code == FAILED
        assert said in ran.err
        assert saved.read_text() == before


def test_a_seat_that_is_not_there_and_a_move_too_far_are_named(finished: Path) -> None:
    assert "there are: blue, red, none" in ophir("replay", str(finished), "--seat", "purple").err
    assert "--to must be from 0 to" in ophir("replay", str(finished), "--to", "99999").err


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("buildings", '[[building]]\nid = "library"\nvp = "many"\nsource = "owner"\n', "buildings, building library"),
        ("fortune", '[[card]]\nid = "royal_favor"\ncount = 7\nsource = "owner"\n', "fortune"),
        ("map", '[[border]]\na = "judah"\nb = "atlantis"\nroad_possible = true\nsource = "owner"\n', "atlantis"),
        ("map", "this is not toml", "is not valid TOML"),
        ("weather", "", "is no file of this game"),
    ],
)
def test_a_broken_pack_is_explained(name: str, text: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / f"{name}.toml").write_text(text)
    for arguments in (("pack", "check"), ("play", "kingdom", "--pack")):
        ran = ophir(*arguments, str(tmp_path / "pack"))
        assert ran.code == FAILED
        assert said in ran.err
        assert ran.err.count("\n") == 1
