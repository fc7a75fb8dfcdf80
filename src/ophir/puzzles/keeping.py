"""Writes puzzles as the files that `ophir.puzzles` reads."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from ophir.engine.game import Game
from ophir.puzzles import Puzzle
from ophir.puzzles.finding import ITERATIONS, SEARCHES, Found

HEAD = """\
# Puzzles of {game}, found by `ophir puzzles {game}` in games between bots, and judged by {searches} searches of
# {iterations} iterations each, from what the seat that is asked could know. Shares and errors (half of a 95 % interval)
# are parts of the victory.
# The position of puzzle N is the end of the record {game}/N.txt.

rules = {rules}
"""


def kept_in(folder: Path, game: Game) -> list[Puzzle]:
    """The puzzles that a folder already has, if they are of the rules in force."""
    file = folder / f"{game.id}.toml"
    if not file.exists():
        return []
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return msgspec.convert(data.get("puzzle", []), list[Puzzle]) if data["rules"] == game.rules_version else []


def keep(folder: Path, game: Game, puzzles: list[Puzzle], found: Found) -> None:
    """Add a puzzle to those of a folder; `puzzles` are all of the game, the new one last."""
    (folder / game.id).mkdir(parents=True, exist_ok=True)
    record_of(folder, game, found.puzzle).write_text(str(found.record), encoding="utf-8")
    _write(folder, game, puzzles)


def record_of(folder: Path, game: Game, puzzle: Puzzle) -> Path:
    """Where the record of a puzzle is."""
    return folder / game.id / f"{puzzle.number:03}.txt"


def change(folder: Path, game: Game, puzzles: list[Puzzle], old: Puzzle, now: Puzzle | None) -> list[Puzzle]:
    """Keep a puzzle as it is judged now; without that it is none any more, and goes. Returns all that are left."""
    left = [now if one.number == old.number else one for one in puzzles]
    kept = [one for one in left if one is not None]
    _write(folder, game, kept)
    if now is None:
        record_of(folder, game, old).unlink()
    return kept


def _write(folder: Path, game: Game, puzzles: list[Puzzle]) -> None:
    # In one stroke: who is stopped in the middle keeps what there was.
    unfinished = folder / f"{game.id}.toml.new"
    unfinished.write_text(written(game, puzzles), encoding="utf-8")
    unfinished.replace(folder / f"{game.id}.toml")


def written(game: Game, puzzles: list[Puzzle]) -> str:
    """All puzzles of a game as TOML."""
    head = HEAD.format(game=game.id, searches=SEARCHES, iterations=ITERATIONS, rules=json.dumps(game.rules_version))
    return head + "".join(_one(puzzle) for puzzle in puzzles)


def _one(puzzle: Puzzle) -> str:
    lines = ["", "[[puzzle]]"]
    for name, value in msgspec.to_builtins(puzzle).items():
        if name == "game":
            continue
        if isinstance(value, list) and value:
            rows = "".join(f"  {_table(row)},\n" for row in value)
            lines.append(f"{name} = [\n{rows}]")
        else:
            lines.append(f"{name} = {json.dumps(value, ensure_ascii=False)}")
    return "\n".join(lines) + "\n"


def _table(row: dict[str, Any]) -> str:
    # Basic strings, numbers and lists of TOML are written as in JSON.
    return "{ " + ", ".join(f"{name} = {json.dumps(value, ensure_ascii=False)}" for name, value in row.items()) + " }"
