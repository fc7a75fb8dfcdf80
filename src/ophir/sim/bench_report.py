"""What a bench run says: ratios with their targets, the raw figures, a history file and a chart of it."""

from __future__ import annotations

import json
import platform
from collections.abc import Callable
from datetime import UTC, datetime
from math import log10
from pathlib import Path
from typing import Any, Final

import ophir
from ophir.sim import bench_games as own
from ophir.sim import bench_peers as peer
from ophir.sim.bench import Rounds
from ophir.sim.bench_games import Bench

SLACK: Final = 0.85  # of a target that must be reached in a single run
BOARDGAME_IO: Final = 154.0  # iterations/s of boardgame.io's MCTS bot on a small worker placement game


class Target:
    """What a ratio must be, and what we aim at; `at_most`: less is better."""

    def __init__(self, must: float, aim: float, at_most: bool = False) -> None:
        self.must = must
        self.aim = aim
        self.at_most = at_most

    def reached(self, ratio: float) -> bool:
        """Is it what it must be, measuring errors allowed for?"""
        return ratio <= self.must / SLACK if self.at_most else ratio >= self.must * SLACK


TARGETS: Final = {
    "playout_compiled": Target(25, 100),
    "playout_interpreted": Target(3, 8),
    "api_loop": Target(12, 50),
    "clone": Target(1 / 20, 1 / 80, at_most=True),
    "clone_interpreted": Target(1 / 10, 1 / 20, at_most=True),
    "search_efficiency": Target(0.6, 0.75),
    "search_iterations": Target(20, 200),
    "two_core_scaling": Target(1.7, 1.9),
}
# These hang on the machine and on what else it does: shown, but no failure.
NOT_OURS: Final = ("search_iterations", "two_core_scaling")


def ratios(rounds: Rounds, name: Callable[[str], str]) -> dict[str, float]:
    """The ratios of one game, those that were measured; `name` is what its subjects are called."""

    def to(subject: str, other: str) -> float:
        return rounds.ratio(name(subject), other)

    found = {
        "playout_interpreted": to(own.PLAYOUT_INTERPRETED, peer.CATANATRON),
        "clone_interpreted": 1 / to(own.CLONE_INTERPRETED, peer.CATANATRON_COPY),
    }
    if name(own.PLAYOUT) in rounds.rates:
        found |= {
            "playout_compiled": to(own.PLAYOUT, peer.CATANATRON),
            "api_loop": to(own.API_LOOP, peer.CATANATRON),
            "clone": 1 / to(own.CLONE, peer.CATANATRON_COPY),
            "search_efficiency": to(own.SEARCH_DECISIONS, name(own.PLAYOUT)),
            "search_iterations": rounds.middle(name(own.SEARCH)) / BOARDGAME_IO,
            "playout_to_hearts_cpp": to(own.PLAYOUT, peer.HEARTS_CPP),
            "api_loop_to_hearts_python": to(own.API_LOOP, peer.HEARTS_PYTHON),
        }
    if name(own.TWO_PROCESSES) in rounds.rates:
        found["two_core_scaling"] = to(own.TWO_PROCESSES, name(own.ONE_PROCESS))
    return {line: found[line] for line in (*TARGETS, *found) if line in found}


def before(subject: str) -> str:
    """What a subject of the other build is called."""
    return f"before, {subject}"


def against(rounds: Rounds, bench: Bench) -> dict[str, dict[str, float]]:
    """Both builds: the other's ratios, and how many times as fast each subject is now. Empty if there is no other."""
    subjects = [name for name in rounds.rates if name.startswith(bench.name("")) and before(name) in rounds.rates]
    if not subjects:
        return {}
    return {
        "before": ratios(rounds, lambda subject: before(bench.name(subject))),
        "faster": {name.removeprefix(bench.name("")): rounds.ratio(name, before(name)) for name in subjects},
    }


def absolute(rounds: Rounds, bench: Bench) -> dict[str, float]:
    """The raw figures of one game: medians, a second."""
    start = bench.name("")
    figures = {name.removeprefix(start): rounds.middle(name) for name in rounds.rates if name.startswith(start)}
    return {**figures, **bench.character(), "bytes_a_position": bench.memory()}


def report(rounds: Rounds, benches: list[Bench]) -> dict[str, Any]:
    """Everything as one object."""
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "ophir": ophir.__version__,
        "compiled": ophir.COMPILED,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "games": {
            bench.game.id: {
                "seats": bench.seats,
                "ratios": ratios(rounds, bench.name),
                **against(rounds, bench),
                "absolute": absolute(rounds, bench),
            }
            for bench in benches
        },
        "measured": rounds.to_json(),
    }


def missed(result: dict[str, Any]) -> list[str]:
    """The targets that were missed, as `game ratio`."""
    return [
        f"{id} {name}"
        for id, game in result["games"].items()
        for name, target in TARGETS.items()
        if name in game["ratios"] and name not in NOT_OURS and not target.reached(game["ratios"][name])
    ]


def remember(result: dict[str, Any], history: Path) -> None:
    """Add the ratios as a line to the history, and draw its chart beside it."""
    history.parent.mkdir(parents=True, exist_ok=True)
    kept = {name: result[name] for name in ("date", "ophir", "python", "machine")}
    kept["ratios"] = {id: game["ratios"] for id, game in result["games"].items()}
    with open(history, "a", encoding="utf-8") as file:
        file.write(json.dumps(kept) + "\n")
    lines = [json.loads(line) for line in history.read_text(encoding="utf-8").splitlines()]
    history.with_suffix(".svg").write_text(chart(lines), encoding="utf-8")


WIDTH: Final = 720
HEIGHT: Final = 300
LEFT: Final = 48
TOP: Final = 40
COLOURS: Final = ("#1b6ca8", "#c2571a", "#3a7d44", "#7b4b94", "#8a6d00", "#9b2226")
CHARTED: Final = ("playout_compiled", "api_loop", "playout_interpreted")


def chart(lines: list[dict[str, Any]]) -> str:
    """The history of the ratios to catanatron as an SVG picture, on a logarithmic scale from 1 to 1000."""
    series = [(id, name) for id in lines[-1]["ratios"] for name in CHARTED if name in lines[-1]["ratios"][id]]
    drawn = []
    for power in range(4):
        y = height_of(10**power)
        drawn.append(f'<line x1="{LEFT}" y1="{y:.0f}" x2="{WIDTH - 12}" y2="{y:.0f}" stroke="#ccc"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{y + 4:.0f}" text-anchor="end">{10**power}</text>')
    for number, (id, name) in enumerate(series):
        colour = COLOURS[number % len(COLOURS)]
        points = [
            (LEFT + (WIDTH - LEFT - 24) * at / max(1, len(lines) - 1), height_of(line["ratios"][id][name]))
            for at, line in enumerate(lines)
            if name in line["ratios"].get(id, {})
        ]
        path = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
        drawn.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        drawn += [f'<circle cx="{x:.0f}" cy="{y:.0f}" r="3" fill="{colour}"/>' for x, y in points]
        drawn.append(f'<text x="{LEFT + 215 * number}" y="18" fill="{colour}">{id} {name}</text>')
    first, last = lines[0]["date"][:10], lines[-1]["date"][:10]
    drawn.append(f'<text x="{LEFT}" y="{HEIGHT - 8}">{first}</text>')
    drawn.append(f'<text x="{WIDTH - 12}" y="{HEIGHT - 8}" text-anchor="end">{last}</text>')
    inside = "\n".join(drawn)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="12">\n'
        f"<title>Decisions/s as a multiple of catanatron's</title>\n"
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n{inside}\n</svg>\n'
    )


def height_of(ratio: float) -> float:
    """Where a ratio lies on the chart."""
    return HEIGHT - 28 - (HEIGHT - 28 - TOP) * log10(max(1.0, ratio)) / 3
