"""`ophir simulate`: many games between bots, with a summary for people or as JSON."""

from __future__ import annotations

import json
import sys
from itertools import zip_longest
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from ophir.engine.errors import BadOption
from ophir.games import game as game_by_id
from ophir.sim.play import Result
from ophir.sim.runs import Plan, Summary, interval, run


def simulate(
    game: Annotated[str, typer.Argument(help="The game, e.g. kingdom.")],
    seats: Annotated[str, typer.Option(help="One bot a seat, e.g. random,greedy.")] = "random,random",
    games: Annotated[int, typer.Option("-n", "--games", help="How many games.")] = 100,
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    jobs: Annotated[int, typer.Option(help="How many processes; the results do not depend on it.")] = 1,
    option: Annotated[
        list[str] | None,
        typer.Option(help="An option of the game, e.g. edition=first or max_rounds=40; a set with commas."),
    ] = None,
    pack: Annotated[Path | None, typer.Option(help="A folder with corrected data.")] = None,
    rotate: Annotated[bool, typer.Option("--rotate", help="Rotate the bots over the seats.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object on standard output.")] = False,
    records: Annotated[Path | None, typer.Option(help="Save every game's record in this folder.")] = None,
) -> None:
    """Play many games between bots and sum them up."""
    game_by_id(game)
    plan = Plan(game, seats.split(","), games, seed, options_of(option), pack, rotate, keep_records=records is not None)
    plan.check()
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    console = Console(stderr=True)
    with Progress(
        "{task.description}",
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as progress:
        bar = progress.add_task(game, total=games)

        def on_game(number: int, result: Result) -> None:
            progress.advance(bar)
            if records is not None:
                name = f"{game}-{seed}-{number:0{len(str(games - 1))}}.ophir"
                (records / name.replace("/", "_")).write_text(result.record, encoding="utf-8")

        summary = run(plan, jobs, on_game)
    if as_json:
        print(json.dumps(summary.to_json()))
    else:
        show(summary)


def options_of(option: list[str] | None) -> dict[str, object]:
    """`name=value` texts as options."""
    chosen: dict[str, object] = {}
    for text in option or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"An option is written name=value, not {text!r}.", option=text, allowed="name=value")
        chosen[name] = value
    return chosen


def show(summary: Summary) -> None:
    """The summary as tables."""
    plan = summary.plan
    figures = summary.to_json()
    console = Console()
    played_by = f"rules {figures['rules']}, data {figures['pack']}"
    console.print(
        f"{plan.game} ({played_by}): {summary.games} games, seed {plan.seed}, checksum {summary.checksum[:16]}"
    )
    table = Table("seat", "bot", "wins", "95 % sure", "mean score")
    bots = ["rotating"] * len(plan.bots) if plan.rotate else plan.bots
    for party, (name, bot) in enumerate(zip_longest(summary.parties, bots, fillvalue="automaton")):
        share = summary.wins[party] / summary.games
        sure = _between(summary.wins[party], summary.games)
        table.add_row(name, bot, f"{share:.1%}", sure, f"{summary.points[party] / summary.games:.1f}")
    console.print(table)
    if plan.rotate:
        by_bot = Table("bot", "wins")
        for bot, wins in sorted(summary.wins_by_bot.items(), key=lambda item: -item[1]):
            by_bot.add_row(bot, f"{wins / summary.games:.1%}")
        console.print(by_bot)
    if summary.begun:
        share = summary.wins_of_beginner / summary.begun
        sure = _between(summary.wins_of_beginner, summary.begun)
        console.print(f"whoever begins wins {share:.1%} (95 % sure: {sure})")
    console.print(f"shared victories: {summary.shared} ({summary.shared / summary.games:.1%})")
    shortest, longest = min(summary.decisions), max(summary.decisions)
    console.print(f"decisions a game: {figures['mean_decisions']:.1f} on average, {shortest} to {longest}")
    if any(summary.rounds):
        fewest, most = min(summary.rounds), max(summary.rounds)
        console.print(f"rounds a game: {figures['mean_rounds']:.1f} on average, {fewest} to {most}")
    ends = ", ".join(f"{end} {count} ({count / summary.games:.1%})" for end, count in summary.ends.most_common())
    console.print(f"ended by: {ends}")


def _between(wins: float, games: int) -> str:
    """The confidence interval of a share of wins."""
    low, high = interval(wins, games)
    return f"{low:.1%} to {high:.1%}"
