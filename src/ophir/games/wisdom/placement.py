"""Placing workers: whose turn it is, where a worker may go, and what it does there at once. [Wisdom 4, 6.1]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from ophir.engine.game import NOBODY
from ophir.engine.lists import changed, numbers_of
from ophir.engine.steps import Choice, Closed, Decision
from ophir.games.wisdom import holy_place, merchant, trader
from ophir.games.wisdom.foreman import ChooseBuilding, affords_building
from ophir.games.wisdom.gains import use_up, waiting_card
from ophir.games.wisdom.land_of_israel import work
from ophir.games.wisdom.levite import PayLevite, bill_payable, tiles_left
from ophir.games.wisdom.table import (
    ACTIONS,
    AREAS,
    FOREMAN,
    LEVITE,
    MERCHANT,
    MOST_PARTIES,
    NO_CARD,
    TRADER,
    WisdomTable,
)


def why_no_action(table: WisdomTable, party: int, area: int, others: int) -> str:
    """Why a worker can do nothing in an area, spaces apart; empty if it can. [6.1, R8]

    `others` are the workers that stand there besides. The Merchant may be visited even with nothing to trade.
    """
    if area == MERCHANT:
        return ""
    if area == TRADER:
        return "" if trader.can_trade(table, party, 0) else "closed-no-trade"
    if area == LEVITE:
        if tiles_left(table) <= 0:
            return "closed-temple-complete"
        return "" if bill_payable(table, party, others) else "closed-no-bill"
    return "" if affords_building(table, party) else "closed-no-building"


def resolve_area(table: WisdomTable, seat: int, area: int, fresh: int) -> None:
    """What a worker in an area does."""
    if area == MERCHANT:
        merchant.visit(table, seat, 0)
    elif area == TRADER:
        trader.visit(table, seat, 0, fresh)
    elif area == LEVITE:
        table.stack.append(PayLevite(seat, table.in_area(LEVITE) - 1))
    else:
        assert area == FOREMAN
        table.stack.append(ChooseBuilding(seat))


class Place(Decision[WisdomTable]):
    """One worker on a free space, or all that are left at the Holy Place; resolved at once. [6.1, D3, R7, R8]"""

    __slots__ = ()
    id: ClassVar[str] = "D3"
    ask: ClassVar[str] = "place"
    rule: ClassVar[str] = "6.1"

    def ask_values(self, table: WisdomTable) -> dict[str, object]:
        return {"workers": table.workers_left[self.seat]}

    def legal(self, table: WisdomTable) -> list[int]:
        box = table.box
        seat = self.seat
        occupied: i64 = table.occupied()
        barred: i64 = table.closed[seat]
        found: i64 = box.all_locations
        cards: i64 = table.built[seat]
        if waiting_card(table, seat, box.entering) >= 0:
            for built in table.built:
                cards |= built
        else:
            found &= ~barred
        if holy_place.still_placing(table) > 1:
            holy: i64 = box.all_holy
            found |= holy
        found &= ~occupied
        first_card: i64 = box.first_card
        with_space: i64 = box.with_space
        cards &= with_space & ~(occupied >> first_card)
        card = 0
        while cards:
            if cards & 1 and not box.card_effect[card].why_not_done(table, seat):
                place: i64 = box.card_places[card]  # made by the box: compiled, a shift of 1 by an i64 has 32 bits
                found |= place
            cards >>= 1
            card += 1
        for area in range(AREAS):
            others = table.in_area(area)
            if others < box.area_spaces[area] and not why_no_action(table, seat, area, others):
                found |= 1 << box.first_area + area
        return numbers_of(found, box.placing)

    def choices(self, table: WisdomTable) -> Iterator[Choice]:
        box = table.box
        for place in range(len(box.place_ids)):
            card = place - box.first_card
            if 0 <= card < box.cards and (table.owner_of(card) == NO_CARD or not box.card_space[card]):
                continue  # nobody looks for a place on a card that is not built, or has no space
            yield Choice(box.PLACE + place, self.why_closed(table, place))

    def why_closed(self, table: WisdomTable, place: int) -> Closed | None:
        """Why no worker may go there."""
        box = table.box
        id = box.place_ids[place]
        if place >= box.first_area:
            return self._area_closed(table, place - box.first_area)
        standing = next((party for party, stands in enumerate(table.stands) if stands >> place & 1), NOBODY)
        if standing != NOBODY:
            return Closed("closed-worker-there", "6.1", place=id, owner_seat=standing)
        enters = waiting_card(table, self.seat, box.entering) >= 0
        if place < box.locations:
            if enters or not table.closed[self.seat] >> place & 1:
                return None
            return Closed("closed-others-house", "6.1", place=id)
        if place < box.first_card:
            return None if holy_place.still_placing(table) > 1 else Closed("closed-alone", "R11", place=id)
        owner = table.owner_of(place - box.first_card)
        if owner != self.seat and not enters:
            return Closed("closed-others-building", "6.1", place=id, owner_seat=owner)
        why = box.card_effect[place - box.first_card].why_not_done(table, self.seat)
        return Closed(why, "6.6", place=id) if why else None

    def _area_closed(self, table: WisdomTable, area: int) -> Closed | None:
        others = table.in_area(area)
        if others >= table.box.area_spaces[area]:
            return Closed("closed-no-space", "6.1", place=table.box.area_ids[area])
        why = why_no_action(table, self.seat, area, others)
        more = others * table.box.surcharge
        return Closed(why, "6.1", place=table.box.area_ids[area], more=more) if why else None

    def comes_to(self, table: WisdomTable, seat: int) -> bool:
        return table.workers_left[seat] > 0 and not table.passed[seat]

    def take(self, table: WisdomTable, action: int) -> None:
        box = table.box
        seat = self.seat
        place = action - box.PLACE
        if box.first_holy <= place < box.first_card:
            holy_place.enter(table, seat, place - box.first_holy)
            holy_place.resolve(table, seat, place - box.first_holy)
            return
        put_worker(table, seat, place)
        if place >= box.first_area:
            resolve_area(table, seat, place - box.first_area, 1)
        elif place < box.locations:
            if table.closed[seat] >> place & 1:
                use_up(table, seat, waiting_card(table, seat, box.entering))
            work(table, seat, place, 1)
        else:
            card = place - box.first_card
            if not table.built[seat] >> card & 1:
                use_up(table, seat, waiting_card(table, seat, box.entering))
            box.card_effect[card].perform(table, seat, ACTIONS, 1)

    def run(self, table: WisdomTable) -> None:
        """No legal placement: out for the year, the workers stay home. [R10]"""
        pass_for_the_year(table, self.seat)


def put_worker(table: WisdomTable, party: int, place: int) -> None:
    """A worker stands on a spot or in an area until the year ends."""
    box = table.box
    if place >= box.first_area:
        at: i64 = AREAS * party + place - box.first_area
        table.visits[at] = table.visits[at] + 1
    else:
        table.stands[party] = table.stands[party] | 1 << place
    table.workers_left[party] = table.workers_left[party] - 1
    if table.events is not None:
        table.tell("event-placed", party, place=box.place_ids[place], workers=1)


def pass_for_the_year(table: WisdomTable, party: int) -> None:
    """A party places no more this year."""
    table.passed = changed(table.passed, party, 1)
    if table.events is not None:
        table.tell("event-passed", party, workers=table.workers_left[party])


# Steps never change, so every turn can use the same ones.
ASKED: Final = [Place(seat) for seat in range(MOST_PARTIES)]
