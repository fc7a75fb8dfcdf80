"""The years, one after the other, and the scoring. [sections 4, 11, 12]"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tests.models.talk import Talk
from tests.models.wisdom import jeroboam
from tests.models.wisdom.market import slide_and_refill
from tests.models.wisdom.placement import place_worker
from tests.models.wisdom.setting_up import fill_row
from tests.models.wisdom.table import JEROBOAM, Table


@dataclass
class Result:
    """How it ended."""

    scores: list[int]
    winners: list[int]
    ends: list[str]


def play_years(table: Table, first: int) -> Talk[Result]:
    """Year after year until the end is triggered; in the one that is on, the next turn is a given seat's."""
    while True:
        yield from play_year(table, first)
        if not table.ends and table.year >= table.max_years:
            table.trigger_end("max_years")  # [R46]
        if table.ends:
            return score(table)
        yield from end_of_year(table)
        table.year += 1
        assert table.starting_player is not None
        first = table.starting_player


def play_year(table: Table, first: int) -> Talk[None]:
    """Turns go round clockwise until nobody places workers any more."""
    while any(table.placing(seat) for seat in range(len(table.players))):
        for seat in table.clockwise(first):
            if table.placing(seat):
                yield from take_turn(table, seat)


def take_turn(table: Table, seat: int) -> Talk[None]:
    table.turn = seat
    if table.solo and seat == JEROBOAM:
        yield from jeroboam.take_turn(table)
    else:
        yield from place_worker(table, seat)


def end_of_year(table: Table) -> Talk[None]:
    """[section 11]"""
    table.turn = None
    if table.first_at_holy is not None:
        table.starting_player = table.first_at_holy  # [R12]
    return_workers(table)
    for player in table.players:
        table.discards += player.pending
        player.pending = Counter()
        player.passed = False
    slide_and_refill(table)
    yield from renew_buildings(table)
    if table.solo:
        table.bag += table.used + table.set_aside
        table.used, table.set_aside = Counter(), Counter()
        table.holy_drawn = 0


def return_workers(table: Table) -> None:
    players = 1 if table.solo else len(table.players)
    for player in table.players:
        player.workers = table.figures.setup[players]["workers"]
    for workers in table.people.values():
        workers.clear()
    table.on_land.clear()
    table.on_building.clear()
    table.on_holy.clear()
    table.first_at_holy = None


def renew_buildings(table: Table) -> Talk[None]:
    """The cards slide to the bottom of the row, the face-up card of the deck behind them; new ones fill up. [step 5]"""
    lying = [card for card in table.row.values() if card]
    for slot in table.row:
        table.row[slot] = lying.pop(0) if lying else ""
    yield from fill_row(table)


def score(table: Table) -> Result:
    """Favor, cards in hand and Temple Tiles; a tie goes to more leftover cubes. [section 12, 13.10; R43]"""
    table.turn = None
    for seat, player in enumerate(table.players):
        if table.solo and seat == JEROBOAM:
            player.favor += player.cubes.total() // table.figures.solo["end_resources_per_favor"]
        player.favor += player.hand.total() * table.figures.favor_of_a_card
        player.favor += sum(player.tiles)
    standing = [(player.favor, player.cubes.total()) for player in table.players]
    winners = [seat for seat, stands in enumerate(standing) if stands == max(standing)]
    return Result([player.favor for player in table.players], winners, table.ends)
