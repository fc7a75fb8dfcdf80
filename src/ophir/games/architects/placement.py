"""Placing a Worker: where it may go, and what a placement brings. [Architects 6]"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ophir.engine.steps import Closed, Decision, Limit, below
from ophir.games.architects import black_market, guildhall
from ophir.games.architects.goods import GOODS, INFLUENCE
from ophir.games.architects.locations import SOMETIMES, perform, plainly_possible, why_impossible
from ophir.games.architects.table import (
    AT_GUILDHALL,
    CIRCLES,
    GUILDHALL,
    LOCATIONS,
    MINE_GOLD,
    PLACE_AT,
    PLACE_AT_PROFITEER,
    PLACEMENTS,
    WORKSHOP_HIRE,
    ArchitectsTable,
)
from ophir.games.architects.wonders import presence


def open_placements(table: ArchitectsTable, seat: i64) -> i64:
    """Where a Worker can be placed, as bits. [6.1]"""
    found: i64 = table.box.always_possible | plainly_possible(table, seat) | black_market.open_placements(table, seat)
    for placement in SOMETIMES:
        if not found >> placement & 1 and not why_not_placed(table, seat, placement):
            found |= 1 << placement
    if guildhall.can_work(table, seat):
        found |= 1 << AT_GUILDHALL
    return found


def why_not_placed(table: ArchitectsTable, seat: i64, placement: int) -> str:
    """Why a Worker can't be placed there, with what the placement brings for certain; empty if it can. [6.1, R67]"""
    box = table.box
    place: i64 = box.placement_place[placement]
    if place >= CIRCLES:
        return why_impossible(table, seat, placement, 0)
    workers: i64 = 0
    if placement == MINE_GOLD or placement == WORKSHOP_HIRE:  # elsewhere it does not depend on the Workers
        workers = table.effective_workers(seat, place) + 1
    why = why_impossible(table, seat, placement, workers)
    if not why or not box.wow:
        return why
    if not table.is_special(seat, place):
        return why
    wonder = table.wonder_here(seat, place)
    gained = presence_gains(table, seat, place)
    goods = table.goods
    influence: i64 = table.influence[seat]
    if gained:
        table.goods = goods[:]
        for good in range(GOODS):
            table.add_good(seat, good, gained[good])
        table.influence[seat] = min(influence + gained[INFLUENCE], box.most_influence)
        why = why_impossible(table, seat, placement, workers)
    if wonder and why:
        why = why_impossible(table, seat, placement, workers + 1)
        if why:
            table.influence[seat] = min(table.influence[seat] + box.visit_influence, box.most_influence)
            why = why_impossible(table, seat, placement, workers)
    table.goods = goods
    table.influence[seat] = influence
    return why


def presence_gains(table: ArchitectsTable, seat: int, place: int) -> list[int]:
    """What a placement there brings at once and for certain; empty if nothing. [6.2, R67]"""
    box = table.box
    numbers: list[int] = []
    here = place == table.profiteer()
    board = table.board_number(seat)
    for when in [PLACE_AT + place, PLACE_AT_PROFITEER] if here else [PLACE_AT + place]:
        if table.gives(seat, when):
            given = box.given[when]
            for card in table.apprentices[seat]:
                if given[card]:
                    numbers += given[card]
            numbers += given[board]
    if not here and not numbers:
        return numbers
    found = [0] * (INFLUENCE + 1)
    for number in numbers:
        for kind in range(INFLUENCE + 1):
            found[kind] += box.gains[number][kind]
    if here:
        found[INFLUENCE] += box.profiteer_influence
    return found


class Place(Decision[ArchitectsTable]):
    """Where the Worker of this turn goes. [6.1, D6]"""

    __slots__ = ()
    id: ClassVar[str] = "D6"
    ask: ClassVar[str] = "place"
    rule: ClassVar[str] = "6.1"

    def looked_for(self, table: ArchitectsTable) -> list[int]:
        return table.box.placements

    def why_not(self, table: ArchitectsTable, action: int) -> Closed | None:
        why = why_not_placed(table, self.seat, action - table.box.PLACE)
        return Closed(why, "6.1") if why else None

    def legal(self, table: ArchitectsTable) -> list[int]:
        found = open_placements(table, self.seat)
        rows = table.box.placement_rows
        return rows[0][found & 255] + rows[1][found >> 8]

    def comes_to(self, table: ArchitectsTable, seat: int) -> bool:
        return True

    def take(self, table: ArchitectsTable, action: int) -> None:
        place_worker(table, self.seat, action - table.box.PLACE)


class PlaceAnother(Decision[ArchitectsTable]):
    """The Worker of a card effect, at its location. [19: place_worker, D23, R29]"""

    __slots__ = ("card", "place")
    id: ClassVar[str] = "D23"
    ask: ClassVar[str] = "place_another"
    rule: ClassVar[str] = "R29"
    fields: ClassVar[dict[str, Limit]] = {
        **Decision.fields,
        "place": below(LOCATIONS),
        "card": below("building_ids"),
    }

    place: int
    card: int

    def __init__(self, seat: int, place: int, card: int) -> None:
        self.seat = seat
        self.place = place
        self.card = card

    def legal(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        if not table.supply[self.seat]:
            return []
        return [
            box.PLACE + placement
            for placement in range(PLACEMENTS)
            if box.placement_place[placement] == self.place and not why_not_placed(table, self.seat, placement)
        ]

    def ask_values(self, table: ArchitectsTable) -> dict[str, object]:
        return {"building": table.box.building_ids[self.card]}

    def take(self, table: ArchitectsTable, action: int) -> None:
        place_worker(table, self.seat, action - table.box.PLACE)

    def run(self, table: ArchitectsTable) -> None:
        if table.events is not None:
            table.tell("event-fizzled", self.seat, building=table.box.building_ids[self.card])


def place_worker(table: ArchitectsTable, seat: int, placement: int) -> None:
    """A Worker comes from the supply; then everything that the placement brings. [6.2]"""
    box = table.box
    place = box.placement_place[placement]
    if table.events is not None:
        space = box.placement_space[placement] or "none"
        shows = place == GUILDHALL and guildhall.shows_hand(table, seat)
        table.tell("event-placed", seat, reveals=shows, place=box.location_ids[place], space=space)
    if place < CIRCLES:
        table.supply[seat] -= 1
        table.add_workers(seat, place, 1)
        if box.wow:
            presence.enter(table, seat, placement)
        else:
            perform(table, seat, placement, 0)
    elif place == GUILDHALL:
        guildhall.put_worker(table, seat)
        perform(table, seat, placement, 0)
    else:
        black_market.put_worker(table, seat, black_market.space_of(placement))
        perform(table, seat, placement, 0)
