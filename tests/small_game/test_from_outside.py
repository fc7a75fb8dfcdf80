"""A game from outside the package: found, played, checked; and one that is broken disturbs no other."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ophir.games
from ophir.engine.errors import BadGame
from ophir.games import FOLDERS, GAMES, game_in

ROOT = Path(__file__).resolve().parents[2]
CARAVAN = ROOT / "tests/small_game/caravan"
OPHIR = [sys.executable, "-c", "from ophir.cli.app import main; main()"]


def run(*arguments: str, folder: Path = CARAVAN, typed: str = "") -> subprocess.CompletedProcess[str]:
    env = {**os.environ, FOLDERS: str(folder) if folder != Path() else "", "COLUMNS": "100", "LANG": "en"}
    return subprocess.run(
        [*OPHIR, *arguments], env=env, input=typed, capture_output=True, text=True, cwd=ROOT, timeout=120
    )


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The small game's folder, to be damaged."""
    return Path(shutil.copytree(CARAVAN, tmp_path / "caravan", ignore=shutil.ignore_patterns("__pycache__")))


def damage(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_ophirs_own_games_are_found_by_their_folders() -> None:
    folders = {path.parent.name for path in (ROOT / "src/ophir/games").glob("*/__init__.py")}
    assert set(GAMES) == folders
    assert not GAMES.missing


def test_a_game_in_a_folder_is_played_in_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "game.ophir"
    seats = ["--seats", "human,greedy", "--seed", "5", "--record"]
    ran = run("play", "caravan", *seats, str(record), typed="1\n" * 40)
    assert ran.returncode == 0, ran.stderr
    assert "On the camel" in ran.stdout
    assert "3 face down" in ran.stdout
    assert run("verify", str(record)).returncode == 0


def test_an_installed_package_names_its_game_as_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        name = "caravan"

        def load(self) -> object:
            import caravan

            return caravan.GAME

    monkeypatch.setattr(ophir.games, "entry_points", lambda group: [Point()])
    monkeypatch.setattr(ophir.games, "GAMES", ophir.games._find())
    assert ophir.games.game("caravan").id == "caravan"


def test_a_game_that_cannot_be_loaded_disturbs_no_other_and_is_named_with_the_reason(copy: Path) -> None:
    damage(copy / "box.py", "import Struct", "import Instruct")
    assert "kingdom" in run("games", folder=copy).stdout
    ran = run("play", "caravan", folder=copy)
    assert ran.returncode == 1
    assert "cannot import name 'Instruct'" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_game_that_is_missing_is_named_where_games_are_listed(tmp_path: Path) -> None:
    assert "nowhere could not be loaded: there is no such folder." in run("games", folder=Path("nowhere")).stdout
    assert "variable OPHIR_GAMES" in run("play", "lanterns", folder=Path()).stderr


def test_whoever_forgot_to_make_the_fields_is_told_so(copy: Path, tmp_path: Path) -> None:
    damage(copy / "fields.py", 'SeatField("coins"', 'Field("pace", Number(), "of the camel"),\n    SeatField("coins"')
    assert "fields.py has changed, run `ophir fields" in run("check", "caravan", folder=copy).stderr
    (copy / "fields_made.py").unlink()
    ran = run("check", "caravan", folder=copy)
    assert "fields_made.py is missing, run `ophir fields" in ran.stderr
    assert "made " in run("fields", str(copy), folder=copy).stdout
    assert "nothing to change" in run("fields", str(copy), folder=copy).stdout
    assert "no fields.py" in run("fields", str(tmp_path), folder=copy).stderr


def test_a_game_cannot_take_the_place_of_another(copy: Path) -> None:
    damage(copy / "__init__.py", 'id="caravan"', 'id="kingdom"')
    assert "there is a game 'kingdom' already" in run("play", "caravan", folder=copy).stderr


def test_the_small_game_keeps_every_promise() -> None:
    ran = run("check", str(CARAVAN))
    assert ran.returncode == 0, ran.stdout
    assert "caravan keeps all" in ran.stdout
    assert "no tutorial" in ran.stdout


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("texts/es.ftl", "help-turn", "help-tern", "texts/es.ftl lacks help-turn"),
        ("texts/es.ftl", "{ $coins } monedas.", "monedas.", "in texts/es.ftl other values are named by event-sold"),
        ("texts/en.ftl", "effect-coins", "effect-coin", "texts/en.ftl lacks effect-coins"),
        ("rules.py", ", reveals=True, coins", ", coins", "tell an event of it with reveals=True"),
        ("rules.py", "[row == seat for", "[True for", "samples differ where a view hides something"),
        ("rules.py", "coins=table.load)", "coin=table.load)", "event-sold lacks a value"),
        ("rules.py", "[row == seat for", "[row in (0, seat) for", "sees hand of seat 0, which others hide"),
        ("rules.py", "max(seat, 0)", "seat", "Turn: seat must be from 0 to 1, not -1"),
        ("texts/en.ftl", "field-load", "field-lode", "texts/en.ftl lacks field-load"),
        ("texts/en.ftl", "card-salt", "card-slat", "texts/en.ftl lacks card-salt"),
        ("box.py", 'piece="load"', 'piece="camel"', "no field is called camel"),
        ("data/cards.toml", "weight = 1", "wieght = 1", "promises more, for the same reason"),
        ("rules.py", "def looked_for", "def legal(self, _): return [4]\n    def looked_for", "steps came by them"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_game_is_told_in_words(copy: Path, file: str, old: str, new: str, said: str) -> None:
    damage(copy / file, old, new)
    ran = run("check", str(copy), "-n", "4", folder=copy)
    assert ran.returncode == 1, ran.stdout
    assert said in re.sub(r"\s+", " ", ran.stdout)


def test_two_games_in_folders_of_one_name_are_not_mixed_up(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [*sys.path])
    assert game_in(CARAVAN).id == "caravan"
    with pytest.raises(BadGame, match="another module is called caravan"):
        game_in(copy)


def test_a_game_is_loaded_when_it_is_wanted() -> None:
    code = "import sys; from ophir.games import game; game('temple'); print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert "ophir.games.temple.box" in loaded
    assert "ophir.games.kingdom" not in loaded
    assert "fluent.runtime" not in loaded


def test_a_folder_that_is_no_game_is_refused(tmp_path: Path) -> None:
    ran = run("check", str(tmp_path))
    assert ran.returncode == 1
    assert "no __init__.py" in ran.stderr
