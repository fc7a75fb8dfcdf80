"""`ophir bench`: how fast the games are, compared with peers in the same run."""

from __future__ import annotations

import json
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import ophir
from ophir.games import GAMES
from ophir.sim import pure
from ophir.sim.bench import QUICK_ROUNDS, QUICK_SECONDS, ROUNDS, SECONDS, Rounds, Subject, SubjectElsewhere
from ophir.sim.bench_elsewhere import Elsewhere
from ophir.sim.bench_games import Bench
from ophir.sim.bench_peers import peers
from ophir.sim.bench_report import SLACK, TARGETS, before, missed, remember, report
from ophir.sim.checksum import checksum_to_pin, pinned

HISTORY = Path("docs/bench/history.jsonl")


def bench(
    json_file: Annotated[Path | None, typer.Option("--json", help="Write everything measured to this file.")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="Few short rounds: a first impression.")] = False,
    interpreted: Annotated[
        bool, typer.Option("--interpreted", help="Only what needs no compiled engine: random play and clones.")
    ] = False,
    history: Annotated[
        bool, typer.Option("--history", help=f"Add the ratios to {HISTORY} and draw its chart anew.")
    ] = False,
    against: Annotated[
        Path | None, typer.Option(help="Another checkout with a compiled engine: measure its games in the same rounds.")
    ] = None,
) -> None:
    """Measure every game: ratios to catanatron and OpenSpiel's hearts, in one process and interleaved rounds.

    Refuses if the engine is not compiled or plays other games than it should. Ends with 1 if a target is missed.
    """
    check(interpreted)
    result = measure(interpreted, *((QUICK_ROUNDS, QUICK_SECONDS) if quick else (ROUNDS, SECONDS)), against=against)
    if json_file:
        json_file.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    show(result, Console())
    if history:
        remember(result, HISTORY)
    if missed(result):
        stop(f"missed by more than {1 - SLACK:.0%}: {', '.join(missed(result))}")


def check(interpreted: bool) -> None:
    """Refuse to measure the wrong thing."""
    if not interpreted and not ophir.COMPILED:
        stop("the engine is not compiled: python3 run.py compile, or measure with --interpreted")
    for id, checksum in pinned().items():
        twin = pure.load("sim.checksum").checksum_to_pin(pure.load("games").game(id))
        for build, found in (("interpreted", twin), ("compiled", twin if interpreted else checksum_to_pin(GAMES[id]))):
            if found != checksum:
                stop(
                    f"{id}, {build}, does not play the games it is pinned to (checksum {found[:12]}..., not "
                    f"{checksum[:12]}...); after a change of rules: python -m ophir.sim.checksum"
                )
    missing = [id for id in GAMES if id not in pinned()]
    if missing:
        stop(f"no checksum is pinned for {', '.join(missing)}: python -m ophir.sim.checksum")


def measure(interpreted: bool, rounds: int, seconds: float, against: Path | None = None) -> dict[str, Any]:
    """Run all rounds and report."""
    benches = [Bench(game) for game in GAMES.values()]
    with ExitStack() as stack:
        try:
            subjects = peers()
        except ImportError as error:
            stop(f"{error.name} is not installed here; python3 run.py bench brings the peers along")
        for one in benches:
            subjects += one.interpreted()
        if not interpreted:
            pools = [stack.enter_context(ProcessPoolExecutor(workers)) for workers in (1, 2)]
            for one in benches:
                subjects += one.compiled() + one.processes(*pools)
        if against is not None:
            try:
                other = Elsewhere(against)
            except RuntimeError as error:
                stop(str(error))
            stack.callback(other.close)
            subjects = beside(subjects, other)
        measured = Rounds(subjects, rounds, seconds)
        with Progress(console=Console(stderr=True), transient=True) as progress:
            task = progress.add_task("", total=rounds * len(measured.subjects))
            for name in measured.run():
                progress.update(task, advance=1, description=name)
        return report(measured, benches)


def beside(subjects: list[Subject], other: Elsewhere) -> list[Subject]:
    """Each subject followed by the same of the other build, so that both meet the machine in the same state."""
    both: list[Subject] = []
    for subject in subjects:
        both.append(subject)
        if subject.name in other.subjects:
            both.append(SubjectElsewhere(before(subject.name), subject.unit, other, subject.name))
    return both


def show(result: dict[str, Any], console: Console) -> None:
    """The ratios with their targets, and the figures behind them."""
    for id, game in result["games"].items():
        title = f"{id}, {game['seats']} seats"
        table = Table("", "before", "measured", "must", "aim", "", title=title, title_justify="left")
        for name, ratio in game["ratios"].items():
            target = TARGETS.get(name)
            earlier = game.get("before", {}).get(name)
            row = [name, "" if earlier is None else figure(earlier), figure(ratio)]
            if target is not None:
                verdict = "reached" if target.reached(ratio) else "missed"
                row += [figure(target.must), figure(target.aim), verdict]
            table.add_row(*row)
        console.print(table)
        for name, times in game.get("faster", {}).items():
            console.print(f"  {name:28}{times:>10.2f} times as fast as before", highlight=False)
        for name, value in game["absolute"].items():
            console.print(f"  {name:28}{value:>16,.1f}", highlight=False)
    measured = result["measured"]
    for name, rate in measured["rates"].items():
        if ":" not in name:
            console.print(f"  {name:28}{rate['median']:>16,.1f} {rate['unit']}", highlight=False)
    if measured["noisy_rounds"]:
        noisy = len(measured["noisy_rounds"])
        console.print(f"{noisy} of {measured['rounds']} rounds were noisy: something else was using the machine.")


def figure(ratio: float) -> str:
    """A ratio for people: small ones as a fraction of one."""
    return f"{ratio:.2f}" if ratio >= 0.2 else f"1/{1 / ratio:.0f}"


def stop(message: str) -> NoReturn:
    """End with a line that says why."""
    print(f"ophir bench: {message}", file=sys.stderr)
    raise typer.Exit(1)
