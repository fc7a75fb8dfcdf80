"""`ophir puzzles`: finds positions in games of bots where one option is clearly best, and hard to see."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress

from ophir.engine.game import Game
from ophir.engine.records import read_record
from ophir.games import game as game_by_id
from ophir.puzzles import Puzzle
from ophir.puzzles.finding import find, judged_again, judgement_of
from ophir.puzzles.keeping import change, keep, kept_in, record_of


def puzzles(
    game: Annotated[str, typer.Argument(help="The game, e.g. kingdom.")],
    count: Annotated[int, typer.Option("-n", "--count", min=1, help="How many there should be in the end.")] = 60,
    seed: Annotated[str, typer.Option(help="The same seed finds the same.")] = "0",
    folder: Annotated[
        Path | None, typer.Option(help="Where they are kept, and gone on from; by default with the game's other data.")
    ] = None,
    again: Annotated[
        bool, typer.Option(help="First judge those again that were found by another judgement; some are none any more.")
    ] = False,
) -> None:
    """Find puzzles in games between bots. Stop it any time; it goes on from what it has."""
    chosen = game_by_id(game)
    where = folder or Path(str(files("ophir.puzzles") / "data"))
    kept = kept_in(where, chosen)
    if again:
        kept = _judge_again(where, chosen, kept)
    console = Console(stderr=True)
    with Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), console=console, disable=not sys.stderr.isatty()
    ) as progress:
        bar = progress.add_task(chosen.id, total=count, completed=len(kept))
        wanted = count - len(kept)
        for found in find(chosen, wanted, f"{seed} {len(kept)}", tuple(kept)) if wanted > 0 else ():
            kept.append(found.puzzle)
            keep(where, chosen, kept, found)
            progress.advance(bar)
            puzzle = found.puzzle
            print(f"{puzzle.number:4} {puzzle.ask}: {puzzle.best} (not {puzzle.greedy}), +{100 * puzzle.lead:.1f}")


def _judge_again(where: Path, game: Game, kept: list[Puzzle]) -> list[Puzzle]:
    """Stopped, it goes on with those that still bear another judgement."""
    present = judgement_of(game)
    for puzzle in [one for one in kept if one.judgement != present]:
        record = read_record(record_of(where, game, puzzle).read_text(encoding="utf-8"))
        now = judged_again(puzzle, record)
        kept = change(where, game, kept, puzzle, now)
        print(f"{puzzle.number:4} {puzzle.best}: {'no more' if now is None else f'+{100 * now.lead:.1f}'}", flush=True)
    return kept
