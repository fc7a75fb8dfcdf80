"""The program as a process: Ctrl-C, a closed pipe, a terminal without Unicode."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

from ophir.engine.records import load_record

OPHIR = [sys.executable, "-c", "from ophir.cli.app import main; main()"]


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "COLUMNS": "100", "LANG": "C.UTF-8", "LC_ALL": "", **more}


def hear_ctrl_c() -> None:
    """A job in the background, such as a test run, ignores Ctrl-C, and its children would too."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_in_the_middle_of_a_game_saves_and_says_where(tmp_path: Path) -> None:
    path = tmp_path / "game.ophir"
    game = subprocess.Popen(
        [*OPHIR, "play", "kingdom", "--seed", "7", "--record", str(path)],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(),
        preexec_fn=hear_ctrl_c,
    )  # fmt: skip
    assert game.stdin is not None
    assert game.stdout is not None
    game.stdin.write("tiphsah\n")
    game.stdin.flush()
    while "You place a Pawn: Tiphsah." not in game.stdout.readline():
        pass
    while "You have 5 left" not in game.stdout.readline():
        pass
    game.send_signal(signal.SIGINT)
    out, err = game.communicate(timeout=60)
    assert game.returncode == 130
    assert err == ""
    assert f"ophir play --resume {path}" in out
    assert "blue place tiphsah" in [str(move) for move in load_record(path).moves]


def test_a_closed_pipe_is_quiet(finished: Path) -> None:
    game = subprocess.Popen(
        [*OPHIR, "replay", str(finished)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment()
    )
    assert game.stdout is not None
    assert game.stderr is not None
    game.stdout.readline()
    game.stdout.close()
    assert game.stderr.read() == ""
    game.stderr.close()
    assert game.wait(timeout=60) != 0


def test_a_terminal_that_knows_only_ascii_gets_a_table_too() -> None:
    game = subprocess.run(
        [*OPHIR, "play", "kingdom", "--seed", "7", "--lang", "es"], input="mapa\n", capture_output=True, text=True,
        env=environment(PYTHONIOENCODING="ascii", NO_COLOR="1"), timeout=60,
    )  # fmt: skip
    assert game.returncode == 0
    assert game.stdout.isascii()
    assert "# Lapislazuli" in game.stdout
    assert "?" not in game.stdout.split("\n")[0]
