"""The Foreman: buildings, Customs Houses and roads. [Wisdom 6.5, 7.2]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.lists import changed, increased, numbers_of
from ophir.engine.steps import SEAT, Closed, Decision, Limit, below
from ophir.games.wisdom.goods import named
from ophir.games.wisdom.paying import Payment, can_pay, is_owned, why_not_paid
from ophir.games.wisdom.roads import PlaceRoad
from ophir.games.wisdom.table import BUILDINGS, NO_CARD, WisdomTable


def affords_building(table: WisdomTable, party: int) -> bool:
    """Can a party pay any building on offer?"""
    waived = is_owned(table, party, table.box.cheaper_foreman)
    for card in table.offer:
        if card != NO_CARD and can_pay(table, party, table.box.card_cost[card], 0, waived):
            return True
    return False


class ChooseBuilding(Decision[WisdomTable]):
    """Which of the face-up buildings. [6.5, D10]"""

    __slots__ = ()
    id: ClassVar[str] = "D10"
    ask: ClassVar[str] = "build"
    rule: ClassVar[str] = "6.5"

    def looked_for(self, table: WisdomTable) -> list[int]:
        return [table.box.BUILD + card for card in table.offer if card != NO_CARD]

    def why_not(self, table: WisdomTable, action: int) -> Closed | None:
        box = table.box
        cost = box.card_cost[action - box.BUILD]
        waived = is_owned(table, self.seat, box.cheaper_foreman)
        if can_pay(table, self.seat, cost, 0, waived):
            return None
        return why_not_paid(table, self.seat, cost, 0, waived, "6.5")

    def legal(self, table: WisdomTable) -> list[int]:
        box = table.box
        waived = is_owned(table, self.seat, box.cheaper_foreman)
        return [
            box.BUILD + card
            for card in table.offer
            if card != NO_CARD and can_pay(table, self.seat, box.card_cost[card], 0, waived)
        ]

    def take(self, table: WisdomTable, action: int) -> None:
        table.stack.append(PayBuilding(self.seat, action - table.box.BUILD))


class PayBuilding(Payment):
    """With which cubes the building is paid; Carpenters' Lodge waives one of choice. [6.5, D11]"""

    __slots__ = ("card",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "card": below("cards")}
    id: ClassVar[str] = "D11"
    ask: ClassVar[str] = "pay-building"
    rule: ClassVar[str] = "6.5"

    card: int

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def misfit(self, table: WisdomTable) -> str:
        return "" if self.card in table.offer else "pays for a card that is not on offer"

    def ask_values(self, table: WisdomTable) -> dict[str, object]:
        return {"building": table.box.card_ids[self.card], "good": named(table.box.card_cost[self.card])}

    def bills(self, table: WisdomTable) -> list[list[int]]:
        return [table.box.card_cost[self.card]]

    def waived(self, table: WisdomTable) -> int:
        return is_owned(table, self.seat, table.box.cheaper_foreman)

    def settled(self, table: WisdomTable, cubes: list[int]) -> None:
        build(table, self.seat, self.card, cubes)
        table.stack.append(PlaceRoad(self.seat))
        if table.houses_left[self.seat] and table.open_spots:
            table.stack.append(PlaceHouse(self.seat))


def build(table: WisdomTable, party: int, card: int, cubes: list[int]) -> None:
    """The card lies before the party and works from now on; its slot stays empty for the year. [6.5, R26, R27]"""
    box = table.box
    slot = table.offer.index(card)
    favor = box.card_favor_printed[card] + box.slot_favor[slot] + is_owned(table, party, box.foreman_favor)
    table.offer = changed(table.offer, slot, NO_CARD)
    table.built = changed(table.built, party, table.built[party] | 1 << card)
    table.acquired = [*table.acquired, card]
    table.earn(party, favor, BUILDINGS)
    if table.events is not None:
        table.tell("event-built", party, building=box.card_ids[card], good=named(cubes), favor=favor)


class PlaceHouse(Decision[WisdomTable]):
    """Where the Customs House goes; a place must be chosen if there is one. [6.5, 7.2, D12, R19, R20, R25]"""

    __slots__ = ()
    id: ClassVar[str] = "D12"
    ask: ClassVar[str] = "house"
    rule: ClassVar[str] = "7.2"

    def misfit(self, table: WisdomTable) -> str:
        on_map = table.box.houses - table.houses_left[self.seat]
        fits = table.houses_left[self.seat] and on_map < table.built[self.seat].bit_count()
        return "" if fits else "needs a Customs House and a building that it is placed for"

    def legal(self, table: WisdomTable) -> list[int]:
        return numbers_of(table.open_spots, table.box.housing)

    def looked_for(self, table: WisdomTable) -> list[int]:
        return [table.box.HOUSE + place for place in range(table.box.locations) if table.box.has_spot[place]]

    def why_not(self, table: WisdomTable, action: int) -> Closed | None:
        place = action - table.box.HOUSE
        if table.open_spots >> place & 1:
            return None
        why = "closed-spots-full" if table.box.spots[place] else "closed-no-spot"
        return Closed(why, "7.2", place=table.box.location_ids[place])

    def take(self, table: WisdomTable, action: int) -> None:
        place_house(table, self.seat, action - table.box.HOUSE)


def place_house(table: WisdomTable, party: int, place: int) -> None:
    """A Customs House stands in a Location for good. [7.2]"""
    box = table.box
    table.houses = increased(table.houses, box.locations * party + place)
    table.houses_left = increased(table.houses_left, party, -1)
    here = 1 << place
    table.own = changed(table.own, party, table.own[party] | here)
    every = 0
    for own in table.own:
        every |= own
    table.closed = [every & ~own for own in table.own]
    if sum(table.houses[place :: box.locations]) >= box.spots[place]:
        table.open_spots &= ~here
    if table.events is not None:
        table.tell("event-house", party, place=box.location_ids[place], houses=table.houses_left[party])
