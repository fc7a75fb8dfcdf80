"""How bots fare alone: one seat against the automaton of a game that has one. [ophir ladder --alone]

Finished batches are lines of a file, if a folder is named: stop it any time and go on later.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ophir.engine.errors import BadOption
from ophir.engine.game import Options
from ophir.games import game as game_by_id
from ophir.sim.play import Result
from ophir.sim.runs import Plan, interval, run

BATCH: Final = 20  # games that are kept together


class Alone:
    """The games of one bot: of each its share of the victory."""

    def __init__(self, bot: str, automaton: str, wins: list[float]) -> None:
        self.bot = bot
        self.automaton = automaton
        self.wins = wins

    def to_json(self) -> dict[str, object]:
        """As a duel of the ladder."""
        won = sum(self.wins)
        share = round(won / len(self.wins), 4)
        bounds = list(interval(won, len(self.wins)))
        return {"first": self.bot, "second": self.automaton, "win_share": share, "interval": bounds}


def automaton_of(game: str, options: Options | None = None) -> str:
    """Whom one seat alone plays against."""
    found = game_by_id(game)
    automata = found.automata(1, found.read_options(1, options)) if 1 in found.seat_counts else ()
    if not automata:
        raise BadOption(f"Nobody plays {game} alone.", option="alone", allowed="0")
    return automata[0]


def play_alone(
    game: str,
    bot: str,
    games: int,
    seed: str = "0",
    jobs: int = 1,
    options: Options | None = None,
    on_game: Callable[[], None] | None = None,
    folder: Path | None = None,
) -> Alone:
    """Let a bot play `games` games alone; with a folder, go on from what is kept there."""
    automaton = automaton_of(game, options)
    kept = folder / f"{game}-{seed}-{bot}-alone.jsonl".replace(":", "-") if folder is not None else None
    batches: list[list[float]] = []
    if kept is not None and kept.exists():
        batches = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    wins = [won for batch in batches for won in batch][:games]
    if on_game:
        for _ in wins:
            on_game()
    while len(wins) < games:
        batch: list[float] = []

        def note(number: int, result: Result, batch: list[float] = batch) -> None:
            winners = result.outcome.winners
            batch.append(1 / len(winners) if 0 in winners else 0.0)
            if on_game:
                on_game()

        run(Plan(game, [bot], min(BATCH, games - len(wins)), f"{seed}/alone/{len(wins)}", options), jobs, note)
        wins += batch
        if kept is not None:
            kept.parent.mkdir(parents=True, exist_ok=True)
            with kept.open("a", encoding="utf-8") as opened:
                opened.write(json.dumps(batch) + "\n")
    return Alone(bot, automaton, wins)
