"""Giving up: who resigns has lost, and what that means for the others.

Where two parties play, the other one has won. Where more do, the table said before the start what happens: a bot plays
on for who resigned, and may even win; or the seat is out: a bot makes the moves that the rules ask of it, but it comes
last. If nobody is left to play for, or only one party can still win, the game is over.
"""

from __future__ import annotations

from typing import Final

from ophir.engine.game import Outcome, Position
from ophir.server.table import Table
from ophir.server.trouble import WrongStatus

RESIGNED: Final = "resigned"


def check_can_resign(table: Table, seat: int) -> None:
    """May this seat's person give up?"""
    table.must_be("playing")
    if table.chair(seat).resigned:
        raise WrongStatus("This seat has resigned already.", status=RESIGNED)


def ends_the_game(table: Table, seat: int) -> bool:
    """Is the game over once this seat, too, has resigned?"""
    resigned = {seat, *table.resigned()}
    parties = len(table.chairs) + len(table.automata())
    people = [at for at, chair in enumerate(table.chairs) if chair.claimed and at not in resigned]
    last = table.created.resigning == "out" and parties - len(resigned) == 1
    return parties == 2 or last or not people


def outcome_of(table: Table, position: Position) -> Outcome | None:
    """How the game ended, resigned seats counted; None while it goes on."""
    resigned = table.resigned()
    if position.over:
        outcome = position.outcome
        out = resigned if table.created.resigning == "out" else []
        if not out:
            return outcome
        places = _with_last(outcome.places, out)
        return Outcome(outcome.scores, places, outcome.sources, outcome.ends, outcome.tie_break)
    if table.status != "finished":
        return None
    scores = position.scores
    by_score = [1 + sum(other > score for other in scores) for score in scores]
    return Outcome(scores, _with_last(by_score, resigned), position.score_sources(), [RESIGNED], "")


def _with_last(places: list[int], last: list[int]) -> list[int]:
    """Places in which some parties come behind all others; those that share a place still do."""
    keys = [(party in last, place) for party, place in enumerate(places)]
    return [1 + sum(other < key for other in keys) for key in keys]
