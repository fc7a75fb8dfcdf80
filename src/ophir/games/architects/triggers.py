"""Whatever Apprentices and boards give when something happens. [Architects 19: `on`]"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ophir.engine.steps import Limit, Procedure, below, up_to
from ophir.games.architects.goods import BUILDING_CARD, GOODS, INFLUENCE, KIND_IDS, KINDS
from ophir.games.architects.piles import draw_cards
from ophir.games.architects.table import ABLE, GIVES, WHENS, ArchitectsTable
from ophir.games.architects.wonders.influence import gain_influence


def trigger(table: ArchitectsTable, seat: int, when: i64, times: int = 1) -> None:
    """What the own Apprentices and the board give for it, in the order hired. What may ask waits its turn."""
    if not table.able[ABLE * seat + GIVES] >> when & 1:
        return
    numbers = table.box.given[when]
    found: list[int] = []
    for card in table.apprentices[seat]:
        if numbers[card]:
            found += numbers[card]
    board = table.board_number(seat)
    if numbers[board]:
        found += numbers[board]
    if len(found) == 1 and table.box.gain_is_plain[found[0]]:
        gain_plain(table, seat, found[0], times)
        return
    for number in reversed(found):
        table.stack.append(Gains(seat, number, times, 0, 0))


def gain_plain(table: ArchitectsTable, seat: int, number: int, times: int) -> None:
    """Goods that bring no question with them."""
    goods = table.box.gains[number]
    gain_goods(table, seat, goods, times)
    if goods[INFLUENCE]:
        gain_influence(table, seat, times * goods[INFLUENCE])
    if goods[BUILDING_CARD]:
        draw_cards(table, seat, times * goods[BUILDING_CARD])


def gain_goods(table: ArchitectsTable, seat: i64, goods: list[int], times: i64) -> None:
    """Those that lie on the own board."""
    good: i64
    for good in range(GOODS):
        count: i64 = goods[good]
        if count:
            table.add_good(seat, good, times * count)
    if table.events is not None:
        gained = {KIND_IDS[good]: times * goods[good] for good in range(GOODS) if goods[good]}
        if gained:
            table.tell("event-gained", seat, good=gained)


class Trigger(Procedure[ArchitectsTable]):
    """The same, once what lies above it is done. [10]"""

    __slots__ = ("seat", "when")
    fields: ClassVar[dict[str, Limit]] = {"seat": below("seats"), "when": below(WHENS)}

    seat: int
    when: int

    def __init__(self, seat: int, when: int) -> None:
        self.seat = seat
        self.when = when

    def run(self, table: ArchitectsTable) -> None:
        trigger(table, self.seat, self.when)


class Gains(Procedure[ArchitectsTable]):
    """A table of goods from one kind on. [9, 19]"""

    __slots__ = ("at", "number", "party", "princess", "times")
    fields: ClassVar[dict[str, Limit]] = {
        "party": below("players"),
        "number": below("gains"),
        "times": up_to(99),
        "at": below(KINDS),
        "princess": below(2),
    }

    party: int
    number: int
    times: int
    at: int
    princess: int

    def __init__(self, party: int, number: int, times: int, at: int, princess: int) -> None:
        self.party = party
        self.number = number
        self.times = times
        self.at = at
        self.princess = princess

    def run(self, table: ArchitectsTable) -> None:
        from ophir.games.architects.gains import gain_from

        gain_from(table, self.party, self.number, self.times, self.at, self.princess)
