"""`ophir ladder`, `ophir train` and `ophir tune`: how strong the bots are, and how to make them stronger."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from pathlib import Path
from shutil import copyfile
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from ophir.bots.greedy import Greedy
from ophir.bots.levels import LEVELS
from ophir.engine.errors import MissingPart
from ophir.engine.game import Weights
from ophir.games import game as game_by_id
from ophir.sim.ladder import climb
from ophir.sim.play import play_bots
from ophir.sim.tune import tune as tune_weights


def ladder(
    game: Annotated[str, typer.Argument(help="The game, e.g. kingdom.")],
    bots: Annotated[str, typer.Option(help="The bots to compare.")] = ",".join(LEVELS),
    games: Annotated[int, typer.Option("-n", "--games", help="Games for each pair, an even number.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the figures to this file.")] = None,
    folder: Annotated[Path | None, typer.Option(help="Keep finished pairs here, and go on from there.")] = None,
    alone: Annotated[int, typer.Option(help="Games of each bot alone against the game's automaton.")] = 0,
) -> None:
    """Let bots play each other and rate them: win shares and ratings with 95 % intervals."""
    game_by_id(game)
    names = bots.split(",")
    pairs = len(names) * (len(names) - 1) // 2
    with Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as progress:
        bar = progress.add_task(game, total=pairs * games + len(names) * alone)
        played = climb(game, names, games, seed, jobs, None, lambda: progress.advance(bar), folder, alone)
        figures = played.to_json()
    console = Console()
    table = Table("bot", "rating", "95 % interval", title=f"{game}, {figures['games_a_pair']} games a pair")
    for standing in figures["standings"]:
        table.add_row(standing["bot"], f"{standing['rating']:.1f}", f"{standing['low']:.1f} to {standing['high']:.1f}")
    console.print(table)
    duels = Table("", "against", "wins", "95 % interval")
    for duel in figures["duels"]:
        low, high = duel["interval"]
        duels.add_row(duel["first"], duel["second"], f"{duel['win_share']:.1%}", f"{low:.1%} to {high:.1%}")
    console.print(duels)
    if json_file is not None:
        json_file.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


def train(
    game: Annotated[str, typer.Argument(help="The game, e.g. kingdom.")],
    folder: Annotated[Path, typer.Option(help="Where lessons, judgements and contests are kept; resumes from there.")],
    rounds: Annotated[int, typer.Option(help="How often to play, fit and try.")] = 3,
    lessons: Annotated[int, typer.Option(help="Games to learn from, a round and number of seats.")] = 400,
    tries: Annotated[int, typer.Option(help="Games of the contests that select.")] = 60,
    proof: Annotated[int, typer.Option(help="Games of the last contest.")] = 400,
    budget: Annotated[str, typer.Option(help="The search that contests are played with.")] = "ismcts:100",
    seed: Annotated[str, typer.Option(help="The same seed plays the same lessons.")] = "0",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
    keep: Annotated[str, typer.Option(help="Features whose weights a guided fit keeps in proportion: a,b,c.")] = "",
    spell: Annotated[int, typer.Option(help="So many decisions of a lesson for one spell of random actions.")] = 20,
    take: Annotated[bool, typer.Option(help="Put what has won clearly into the game's folder.")] = False,
) -> None:
    """Learn a game's judgement from play; stop it any time and go on later."""
    chosen = game_by_id(game)
    try:
        from ophir.sim.train import Course, Trainer
    except ModuleNotFoundError as missing:
        if missing.name != "numpy":
            raise
        raise MissingPart("Training needs NumPy: install ophir[train].", part="numpy", extra="train") from None
    kept = [name for name in keep.split(",") if name]
    course = Course(game, folder, rounds, lessons, tries, proof, budget, seed, jobs, keep=kept, spell=spell)
    taken = Trainer(course, Console().print).train()
    if taken is None:
        raise typer.Exit(1)
    if take:
        copyfile(taken, Path(str(files(chosen.package) / "judgement.toml")))


def tune(
    game: Annotated[str, typer.Argument(help="The game, e.g. kingdom.")],
    folder: Annotated[Path, typer.Option(help="Where trials and the best weights are kept; resumes from there.")],
    trials: Annotated[int, typer.Option(help="How many changes to try.")] = 100,
    games: Annotated[int, typer.Option("-n", "--games", help="Games for each trial, an even number.")] = 200,
    seed: Annotated[str, typer.Option(help="The same seed tries the same changes.")] = "0",
    jobs: Annotated[int, typer.Option(help="How many processes.")] = 1,
) -> None:
    """Better a game's judgement by self-play; stop it any time and go on later."""
    chosen = game_by_id(game)
    console = Console()
    with ProcessPoolExecutor(jobs) as pool:

        def contest(new: dict[str, float], old: dict[str, float], games: int, seed: str) -> float:
            numbers = range(games // 2)
            shares = pool.map(pair_of_games, *zip(*((game, new, old, f"{seed}/{n}") for n in numbers), strict=True))
            return sum(shares) / games

        for trial in tune_weights(chosen.weights.numbers, contest, trials, games, folder, seed):
            kept = "kept" if trial.kept else ""
            console.print(f"{trial.number:4} {trial.weight:16} {trial.value:8.3f} {trial.share:6.1%} {kept}")


def pair_of_games(game: str, new: dict[str, float], old: dict[str, float], seed: str) -> float:
    """One seed with both seatings: the wins of the new weights, 0 to 2."""
    wins = 0.0
    weights = Weights(new), Weights(old)
    for first in (0, 1):
        players = [Greedy(f"{seed}/{seat}", weights=weights[first ^ seat]) for seat in (0, 1)]
        outcome = play_bots(game_by_id(game), list(players), ["greedy", "greedy"], seed).outcome
        wins += outcome.ahead(first, 1 - first)
    return wins
