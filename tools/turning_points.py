"""Are the marks of a review true? `python -m tools.turning_points kingdom --games 20 --continuations 100 FILE`.

Games of greedy against builder are reviewed. Every mistake that the review marks in the loser's play is played on by
builders: once with the option that the review calls better, once with the move that was played, both in the same worlds
that fit what the loser could know, with the same chance. A mark is true if the better option wins more often. What is
done is kept in FILE, one line a mark, so that it can be stopped and go on.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from ophir.bots import make_bot
from ophir.bots.review import Look, look_at_all, questions_of
from ophir.engine.chance import Chance
from ophir.engine.game import Game, Position
from ophir.engine.records import read_record
from ophir.engine.views import View
from ophir.games import game as game_by_id
from ophir.sim.play import play_game

PLAYERS: Final = ("greedy", "builder")
CONTINUED_BY: Final = "builder"
SCORE: Final = 1.96  # standard deviations that hold 95 % of a normal distribution


def marks_of(game: Game, number: int) -> Iterator[tuple[View, Look]]:
    """The loser's marked mistakes of one game, with what he knew then."""
    seats = [PLAYERS[(number + seat) % 2] for seat in range(2)]
    played = play_game(game, list(seats), f"turning points {number}", keep_record=True)
    if len(played.outcome.winners) != 1:
        return
    questions = questions_of(read_record(played.record), game)
    asked = {question.number: question for question in questions.asked}
    looks = {look.number: look for look in look_at_all(questions, str(number))}
    for look in looks.values():
        if look.mark == "mistake" and look.seat not in played.outcome.winners:
            yield asked[look.number].view, look


def share_won(view: View, action: str, seed: str) -> float:
    """The share of the victory that a seat has in the end, if builders go on from one world after this action."""
    world = view.sample(Chance(f"world {seed}"))
    if action:
        world.apply(world.actions.parse(action).id, view.seat)
    play_out(world, seed)
    winners = world.outcome.winners
    return 1 / len(winners) if view.seat in winners else 0.0


def play_out(position: Position, seed: str) -> None:
    """Builders on all seats, to the end."""
    bots = [make_bot(CONTINUED_BY, f"{seed}/{seat}") for seat in range(position.seats)]
    while not position.over:
        for seat in position.seat_order():
            if seat != position.to_move and position.interrupts(seat):
                action = bots[seat].interrupt(position.view(seat))
                if action is not None:
                    position.apply(action, seat)
                    if position.over:
                        return
        seat = position.to_move
        position.do(bots[seat].answer(position.view(seat)))


def judge(view: View, look: Look, continuations: int, seed: str) -> dict[str, Any]:
    """How often each of both options wins."""
    pairs = [
        [share_won(view, action, f"{seed} {number}") for action in (look.best, look.action)]
        for number in range(continuations)
    ]
    return {"better": sum(better for better, _ in pairs), "played": sum(played for _, played in pairs)}


def told(marks: list[dict[str, Any]], continuations: int) -> str:
    """The share of true marks with its interval (Wilson), and what the better option was worth."""
    count = len(marks)
    gains = [(mark["better"] - mark["played"]) / continuations for mark in marks]
    share = sum(gain > 0 for gain in gains) / count
    middle = (share + SCORE**2 / (2 * count)) / (1 + SCORE**2 / count)
    half = SCORE * sqrt(share * (1 - share) / count + SCORE**2 / (4 * count**2)) / (1 + SCORE**2 / count)
    error = SCORE * stdev(gains) / sqrt(count) if count > 1 else 1.0
    lost = fmean(mark["lost"] for mark in marks)
    return (
        f"{count} marked mistakes: the better option won more often in {100 * share:.0f} %"
        f" ({100 * (middle - half):.0f} to {100 * (middle + half):.0f}); it won {100 * fmean(gains):.1f}"
        f" (+-{100 * error:.1f}) points more, the review said {100 * lost:.1f}"
    )


def main() -> None:
    """Go on with FILE, and say what it holds."""
    reading = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reading.add_argument("game")
    reading.add_argument("file", type=Path)
    reading.add_argument("--games", type=int, default=20)
    reading.add_argument("--continuations", type=int, default=100)
    asked = reading.parse_args()
    game = game_by_id(asked.game)
    text = asked.file.read_text(encoding="utf-8") if asked.file.exists() else ""
    kept = [json.loads(line) for line in text.splitlines()]
    for number in range(len({line["game"] for line in kept}), asked.games):
        lines: list[dict[str, Any]] = [
            {"game": number, "move": look.number, "lost": look.lost, "error": look.error, "best": look.best}
            | judge(view, look, asked.continuations, f"{number}/{look.number}")
            for view, look in marks_of(game, number)
        ]
        # A game without a mark leaves a line, too: it is done.
        lines = lines or [{"game": number}]
        kept += lines
        with asked.file.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(line) + "\n" for line in lines)
        marks = [line for line in kept if "move" in line]
        print(f"game {number + 1}: {told(marks, asked.continuations) if marks else 'no mark yet'}", flush=True)


if __name__ == "__main__":
    main()
