"""V. Winning, and the other ways a game ends. [Temple 11.3]"""

from __future__ import annotations

from typing import Final

from ophir.engine.game import NOBODY, Outcome
from ophir.games.temple.table import SEATS, TempleTable

FILLING: Final = 0
BOTH_DEAD: Final = 1
ROUND_CAP: Final = 2
IDLE: Final = 3
ENDS: Final = ("filling", "both_dead", "round_cap", "idle")


def win(table: TempleTable, seat: int) -> None:
    """The Filling of the Holy of Holies: the game is over at once. [R28]"""
    table.winner = seat
    table.ends = 1 << FILLING
    table.stack.clear()
    if table.events is not None:
        table.tell("event-end", NOBODY, end=[ENDS[FILLING]])


def ends_now(table: TempleTable) -> bool:
    """At the end of a turn: both dead, the round cap, or too many idle turns. [11.3, R82, R87]"""
    box = table.box
    ends = 0
    if box.ends_when_both_dead and is_dead(table, 0) and is_dead(table, 1):
        ends |= 1 << BOTH_DEAD
    if table.turns >= SEATS * box.max_rounds:
        ends |= 1 << ROUND_CAP
    if box.idle_rounds and table.idle_turns >= SEATS * box.idle_rounds:
        ends |= 1 << IDLE
    table.ends = ends
    if ends and table.events is not None:
        table.tell("event-end", NOBODY, end=[id for bit, id in enumerate(ENDS) if ends >> bit & 1])
    return ends != 0


def is_dead(table: TempleTable, seat: int) -> bool:
    """Are more required cards lost in the discard pile than fasts are left to fetch them? [11.3]"""
    # One that lies in play has its reward still before it: after the reward turn it is discarded before this is asked.
    return table.spent[seat] > table.box.counts[table.box.pray_and_fast]


def outcome(table: TempleTable) -> Outcome:
    """The Filling wins; without one the game is a draw, or by option won by more pieces in play. [11.3, R88]"""
    scores = table.scores
    tie_break = ""
    if table.winner != NOBODY:
        places = [1 if seat == table.winner else 2 for seat in range(SEATS)]
    elif not table.box.won_by_pieces:
        places = [1] * SEATS
        tie_break = "draw"
    else:
        places = [1 if scores[seat] >= scores[1 - seat] else 2 for seat in range(SEATS)]
        tie_break = "draw" if places == [1, 1] else ""
    ends = [id for bit, id in enumerate(ENDS) if table.ends >> bit & 1]
    return Outcome(scores, places, table.score_sources(), ends, tie_break)
