"""Paying a price: in which ways that can be done, and doing it. [Architects 8, D20]

A way to pay a price says of each good how many own pieces go; what is not paid with own pieces is covered by
Influence. Two ways never come to the same, and none is plainly worse than another: own pieces
and Influence make up the price exactly, Silver is covered two by two, and Louis saves no Influence that only covered
Silver. A payment is asked good by good, and only where there is more than one answer.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ophir.engine.lists import zeros
from ophir.engine.steps import Decision
from ophir.engine.vectors import Numbers
from ophir.games.architects.goods import CLAY, GOLD, GOODS, KIND_IDS, MARBLE, SILVER, STONE, WOOD
from ophir.games.architects.prices import (
    BASICS,
    CHEAPER,
    DECIDED,
    INFLUENCE_DUE,
    MIX,
    MIX_OF,
    PLACED,
    PLAIN,
    PRICE_SIZE,
    TAX_DUE,
    WOOD_OR_STONE,
    at_least_0,
    lesser,
    price_words,
    substitutes,
    tax_due,
)
from ophir.games.architects.table import (
    ABLE,
    BUILDS_CHEAPER,
    GOLD_IS_MARBLE,
    POWERS,
    REPLACES,
    SAVES_INFLUENCE,
    ArchitectsTable,
)
from ophir.games.architects.wonders.influence import silver_a_point

PAID_WITH: Final = 7  # the goods and Influence
# A bill on the table: a price of which something may be decided.
BILL_IDS: Final = (
    *KIND_IDS[:GOODS],
    "influence",
    "tax",
    "placed",
    "mix",
    "mix_of",
    "cheaper",
    "plain",
    *(f"paid_{good}" for good in (*KIND_IDS[:GOODS], "influence")),
)


NO_BILL: Final = zeros(PRICE_SIZE)
NO_BASICS: Final = [[0, 0, 0, 0]]
NO_METAL: Final = [[0, 0, 0]]


def pay(table: ArchitectsTable, seat: int, price: Numbers) -> None:
    """Pay a price that can be paid: at once if there is one way, else the seat is asked."""
    bill = price[:]
    bill[TAX_DUE] = tax_due(table, seat, price[TAX_DUE])
    if not has_choice(table, seat, bill):
        own: list[int] = [bill[good] for good in range(PAID_WITH)]
        own[SILVER] = at_least_0(bill[SILVER] - table.spare[seat])
        settle(table, seat, bill, own)
        return
    found = ways(table, seat, bill)
    if len(found) == 1:
        settle(table, seat, bill, found[0])
    else:
        table.bill = bill
        table.stack.append(Pay(seat))


def has_choice(table: ArchitectsTable, seat: i64, bill: Numbers) -> bool:
    """May there be more than one way to pay a bill that can be paid? Surely not where nothing serves for another."""
    box = table.box
    able = table.able
    row: i64 = ABLE * seat
    if bill[MIX] or able[row + POWERS] & (GOLD_IS_MARBLE | BUILDS_CHEAPER) or able[row + SAVES_INFLUENCE]:
        return True
    influence: i64 = table.influence[seat]
    if not influence or bill[PLAIN]:
        return False
    if influence >= box.silver_influence and bill[SILVER] > table.spare[seat]:
        return True
    if influence >= box.precious_influence and (bill[GOLD] or bill[MARBLE]):
        return True
    return able[row + REPLACES] != 0


def ways(table: ArchitectsTable, seat: int, bill: Numbers) -> list[list[int]]:
    """All ways to pay a bill, whatever is decided: of each good and of Influence how many are paid."""
    box = table.box
    helped = box.wow and not bill[PLAIN]
    silver: i64 = table.goods[GOODS * seat + SILVER] - bill[TAX_DUE] - bill[PLACED]
    influence: i64 = table.influence[seat]
    each: i64 = silver_a_point(table, seat)
    due: i64 = at_least_0(bill[SILVER] - table.spare[seat])
    found: list[list[int]] = []
    precious = precious_ways(table, seat, bill, helped)
    for basic in basic_ways(table, seat, bill, helped):
        for metal in precious:
            need: i64 = bill[INFLUENCE_DUE] + basic[BASICS] + metal[2] * box.precious_influence
            uses: i64 = 0
            while each or need + uses * box.silver_influence <= influence:  # else more uses only cost more
                paid: i64 = at_least_0(due - 2 * uses)
                spent: i64 = need + uses * box.silver_influence
                kept: i64 = 0
                while paid + each * kept <= silver and kept <= spent:
                    if spent - kept <= influence:
                        found.append([basic[0], basic[1], basic[2], metal[0], metal[1], paid, spent - kept])
                    if not each or uses:
                        break
                    kept += 1
                if not paid or not helped:
                    break
                uses += 1
    return found


def ways_left(table: ArchitectsTable, seat: int) -> list[list[int]]:
    """Those that agree with what is decided of the bill on the table."""
    return [way for way in ways(table, seat, table.bill) if agrees(table.bill, way)]


def agrees(bill: Numbers, way: list[int]) -> bool:
    """Is a way to pay one of those that are left?"""
    good: i64
    for good in range(PAID_WITH):
        decided: i64 = bill[DECIDED + good]
        if decided and decided != way[good] + 1:
            return False
    return True


def basic_ways(table: ArchitectsTable, seat: int, bill: Numbers, helped: bool) -> list[list[int]]:
    """Clay, Wood, Stone that are paid, and how many Influence replaces."""
    at: i64 = GOODS * seat
    mix: i64 = bill[MIX]
    of: i64 = bill[MIX_OF]
    if not (bill[CLAY] or bill[WOOD] or bill[STONE] or mix):
        return NO_BASICS
    subs: i64 = 0
    if helped:
        subs = substitutes(table, seat)
    saved = saving(table, seat, bill)
    least = zeros(BASICS)
    most = zeros(BASICS)
    good: i64
    for good in range(BASICS):
        fewest: i64 = bill[good]
        all_own: i64 = bill[good]
        if of >> good & 1:
            all_own += mix
        if subs >> good & 1:
            fewest = 0
        elif saved and good != CLAY and fewest:
            fewest -= 1
        least[good] = fewest
        most[good] = lesser(all_own, table.goods[at + good])
    total: i64 = bill[CLAY] + bill[WOOD] + bill[STONE] + mix - saved
    found: list[list[int]] = []
    clay: i64
    wood: i64
    stone: i64
    for clay in range(least[CLAY], most[CLAY] + 1):
        for wood in range(least[WOOD], most[WOOD] + 1):
            for stone in range(least[STONE], most[STONE] + 1):
                way: list[int] = [clay, wood, stone, total - clay - wood - stone]
                if way[BASICS] >= 0 and fits(bill, way, saved, subs):
                    found.append(way)
    return found


def saving(table: ArchitectsTable, seat: i64, bill: Numbers) -> i64:
    """The Wood or Stone that Lothaire saves. [8.2]"""
    if not bill[CHEAPER] or not table.can(seat, BUILDS_CHEAPER):
        return 0
    if bill[WOOD] or bill[STONE] or (bill[MIX] and bill[MIX_OF] & WOOD_OR_STONE):
        return 1
    return 0


def fits(bill: Numbers, paid: list[int], saved: i64, subs: i64) -> bool:
    """Do these pieces, what is saved and Influence make up just what is due?"""
    mix: i64 = bill[MIX]
    hard: i64 = 0  # what only a saving can make up
    soft: i64 = 0  # what a saving or Influence can make up
    good: i64
    for good in range(BASICS):
        open_here: i64 = bill[good] - paid[good]
        if open_here < 0:
            mix += open_here
        elif good != CLAY:
            if subs >> good & 1:
                soft += open_here
            else:
                hard += open_here
        elif open_here and not subs & 1:
            return False
    if mix < 0:
        return False
    if subs & bill[MIX_OF]:
        if bill[MIX_OF] & WOOD_OR_STONE:
            soft += mix
    elif bill[MIX_OF] & WOOD_OR_STONE:
        hard += mix
    elif mix:
        return False
    return hard <= saved <= hard + soft


def precious_ways(table: ArchitectsTable, seat: int, bill: Numbers, helped: bool) -> list[list[int]]:
    """Gold and Marble that are paid, and how many Influence replaces. [8.3, 8.4]"""
    if not (bill[GOLD] or bill[MARBLE]):
        return NO_METAL
    at: i64 = GOODS * seat
    gold: i64 = table.goods[at + GOLD]
    marble: i64 = table.goods[at + MARBLE]
    found: list[list[int]] = []
    due: i64 = bill[GOLD] + bill[MARBLE]
    first: i64
    other: i64
    if table.can(seat, GOLD_IS_MARBLE):
        for first in range(lesser(due, gold) + 1):
            for other in range(lesser(due - first, marble) + 1):
                if helped or first + other == due:
                    found.append([first, other, due - first - other])
        return found
    least_gold: i64 = bill[GOLD]
    least_marble: i64 = bill[MARBLE]
    if helped:
        least_gold = least_marble = 0
    for first in range(least_gold, lesser(bill[GOLD], gold) + 1):
        for other in range(least_marble, lesser(bill[MARBLE], marble) + 1):
            found.append([first, other, due - first - other])
    return found


def settle(table: ArchitectsTable, seat: int, bill: Numbers, way: list[int]) -> None:
    """The pieces go: Tax onto the Tax Stand, everything else to the supply, Influence down."""
    box = table.box
    at: i64 = GOODS * seat
    good: i64
    for good in range(GOODS):
        if way[good]:
            table.goods[at + good] -= way[good]
    due: i64 = bill[SILVER]
    spare: i64 = table.spare[seat]
    if due and spare:
        used = lesser(due, spare)
        due -= used
        spare -= used
    uses: i64 = (due - way[SILVER] + 1) // 2
    if uses:
        spare += 2 * uses - (due - way[SILVER])
    if spare != table.spare[seat]:
        table.spare[seat] = spare
    saved: i64 = 0
    if box.wow:
        table.influence[seat] -= way[INFLUENCE_DUE]
        each: i64 = silver_a_point(table, seat)
        if each:
            saved = each * (influence_due(table, seat, bill, way) + uses * box.silver_influence - way[INFLUENCE_DUE])
    hard: i64 = bill[TAX_DUE] + bill[PLACED] + saved
    if hard:
        table.goods[at + SILVER] -= hard
    table.tax += bill[TAX_DUE]
    if table.events is not None:
        paid = {KIND_IDS[good]: way[good] for good in range(GOODS) if way[good]}
        if way[SILVER] + saved:
            paid["silver"] = way[SILVER] + saved
        if way[INFLUENCE_DUE]:
            paid["influence"] = way[INFLUENCE_DUE]
        if paid:
            table.tell("event-paid", seat, good=paid)
        if bill[TAX_DUE]:
            table.tell("event-tax", seat, count=bill[TAX_DUE])


def influence_due(table: ArchitectsTable, seat: int, bill: Numbers, way: list[int]) -> int:
    """The Influence that a way needs for everything but Silver, before Louis saves any."""
    saved = saving(table, seat, bill)
    basic = bill[CLAY] + bill[WOOD] + bill[STONE] + bill[MIX] - saved - way[CLAY] - way[WOOD] - way[STONE]
    metal = bill[GOLD] + bill[MARBLE] - way[GOLD] - way[MARBLE]
    return bill[INFLUENCE_DUE] + basic + metal * table.box.precious_influence


class Pay(Decision[ArchitectsTable]):
    """How many of the next good go, where there is a choice. [8, D20]"""

    __slots__ = ()
    id: ClassVar[str] = "D20"
    ask: ClassVar[str] = "pay"
    rule: ClassVar[str] = "8"
    tag: ClassVar[str] = "pay"

    def legal(self, table: ArchitectsTable) -> list[int]:
        found = ways_left(table, self.seat)
        for good in range(PAID_WITH):
            first = found[0][good]
            for way in found:
                if way[good] != first:
                    return [table.box.PAY[good] + count for count in sorted({one[good] for one in found})]
        return []

    def ask_values(self, table: ArchitectsTable) -> dict[str, object]:
        return {"cost_good": price_words(table.bill), "good": self.asked(table)}

    def asked(self, table: ArchitectsTable) -> str:
        """The good that is asked for."""
        dims = table.box.pay_good
        legal = self.legal(table)
        return BILL_IDS[dims[legal[0]]] if legal else KIND_IDS[SILVER]

    def misfit(self, table: ArchitectsTable) -> str:
        return "" if ways_left(table, self.seat) else "can't be paid"

    def take(self, table: ArchitectsTable, action: int) -> None:
        box = table.box
        good = box.pay_good[action]
        table.bill[DECIDED + good] = action - box.PAY[good] + 1
        found = ways_left(table, self.seat)
        if len(found) > 1:
            table.stack.append(self)
        else:
            self.settle(table, found[0])

    def run(self, table: ArchitectsTable) -> None:
        self.settle(table, ways_left(table, self.seat)[0])

    def settle(self, table: ArchitectsTable, way: list[int]) -> None:
        """All is decided."""
        bill = table.bill
        table.bill = NO_BILL[:]
        settle(table, self.seat, bill, way)
