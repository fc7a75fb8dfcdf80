"""`ophir puzzles`: finds positions in games of bots where one option is clearly best, and hard to see."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress

from ophir.games import game as game_by_id
from ophir.puzzles.finding import find
from ophir.puzzles.keeping import keep, kept_in


def puzzles(
    game: Annotated[str, typer.Argument(help="The game, e.g. kingdom.")],
    count: Annotated[int, typer.Option("-n", "--count", min=1, help="How many there should be in the end.")] = 60,
    seed: Annotated[str, typer.Option(help="The same seed finds the same.")] = "0",
    folder: Annotated[
        Path | None, typer.Option(help="Where they are kept, and gone on from; by default with the game's other data.")
    ] = None,
) -> None:
    """Find puzzles in games between bots. Stop it any time; it goes on from what it has."""
    chosen = game_by_id(game)
    where = folder or Path(str(files("ophir.puzzles") / "data"))
    kept = kept_in(where, chosen)
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
