"""Paying a price: in which ways that can be done, and doing it. [Architects 8, D20]

A way to pay a price says of each good how many own pieces go; what is not paid with own pieces is covered by
Influence. Two ways never come to the same, and none is plainly worse than another: own pieces
and Influence make up the price exactly, Silver is covered two by two, and Louis saves no Influence that only covered
Silver. A payment is asked good by good, and only where there is more than one answer.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ophir.engine.steps import Decision
from ophir.games.architects.goods import CLAY, GOLD, GOODS, KIND_IDS, MARBLE, SILVER, STONE, WOOD
from ophir.games.architects.prices import (
    BASICS,
    CHEAPER,
    INFLUENCE_DUE,
    MIX,
    MIX_OF,
    PLACED,
    PLAIN,
    TAX_DUE,
    WOOD_OR_STONE,
    price_words,
    substitutes,
    tax_due,
)
from ophir.games.architects.table import BUILDS_CHEAPER, GOLD_IS_MARBLE, ArchitectsTable
from ophir.games.architects.wonders.influence import silver_a_point

# A bill on the table: a price, and of each good what is decided so far, plus 1.
DECIDED: Final = 13
PAID_WITH: Final = 7  # the goods and Influence
BILL_SIZE: Final = 20
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


def pay(table: ArchitectsTable, seat: int, price: list[int]) -> None:
    """Pay a price that can be paid: at once if there is one way, else the seat is asked."""
    bill = [*price, *([0] * PAID_WITH)]
    bill[TAX_DUE] = tax_due(table, seat, price[TAX_DUE])
    if not (table.box.wow and table.influence[seat]) and not price[MIX]:
        board = table.board_number(seat)
        if not table.box.powers[board] & (GOLD_IS_MARBLE | BUILDS_CHEAPER) and not table.box.avoid_influence[board]:
            own = [*price[:GOODS], price[INFLUENCE_DUE]]
            own[SILVER] = max(0, own[SILVER] - table.spare[seat])
            settle(table, seat, bill, own)
            return
    found = ways(table, seat, bill)
    if len(found) == 1:
        settle(table, seat, bill, found[0])
    else:
        table.bill = bill
        table.stack.append(Pay(seat))


def ways(table: ArchitectsTable, seat: int, bill: list[int]) -> list[list[int]]:
    """All ways to pay a bill that agree with what is decided: of each good and of Influence how many are paid."""
    box = table.box
    helped = box.wow and not bill[PLAIN]
    silver: i64 = table.goods[GOODS * seat + SILVER] - bill[TAX_DUE] - bill[PLACED]
    influence: i64 = table.influence[seat]
    each: i64 = silver_a_point(table, seat)
    due: i64 = max(0, bill[SILVER] - table.spare[seat])
    found: list[list[int]] = []
    precious = precious_ways(table, seat, bill, helped)
    for basic in basic_ways(table, seat, bill, helped):
        for metal in precious:
            need: i64 = bill[INFLUENCE_DUE] + basic[BASICS] + metal[2] * box.precious_influence
            uses: i64 = 0
            while each or need + uses * box.silver_influence <= influence:  # else more uses only cost more
                paid: i64 = max(0, due - 2 * uses)
                spent = need + uses * box.silver_influence
                kept: i64 = 0
                while paid + each * kept <= silver and kept <= spent:
                    if spent - kept <= influence:
                        way: list[int] = [basic[0], basic[1], basic[2], metal[0], metal[1], paid, spent - kept]
                        if agrees(bill, way):
                            found.append(way)
                    if not each or uses:
                        break
                    kept += 1
                if not paid or not helped:
                    break
                uses += 1
    return found


def agrees(bill: list[int], way: list[int]) -> bool:
    """Is a way to pay one of those that are left?"""
    good: i64
    for good in range(PAID_WITH):
        decided: i64 = bill[DECIDED + good]
        if decided and decided != way[good] + 1:
            return False
    return True


def basic_ways(table: ArchitectsTable, seat: int, bill: list[int], helped: bool) -> list[list[int]]:
    """Clay, Wood, Stone that are paid, and how many Influence replaces."""
    at = GOODS * seat
    mix = bill[MIX]
    of = bill[MIX_OF]
    if not (bill[CLAY] or bill[WOOD] or bill[STONE] or mix):
        return [[0, 0, 0, 0]]
    subs = substitutes(table, seat) if helped else 0
    saved = 1 if bill[CHEAPER] and table.can(seat, BUILDS_CHEAPER) else 0
    if not (bill[WOOD] or bill[STONE] or (mix and of & WOOD_OR_STONE)):
        saved = 0
    ranges: list[range] = []
    for good in range(BASICS):
        most = bill[good] + (mix if of >> good & 1 else 0)
        least = bill[good]
        if subs >> good & 1:
            least = 0
        elif saved and good != CLAY and least:
            least -= 1
        ranges.append(range(least, min(most, table.goods[at + good]) + 1))
    total = bill[CLAY] + bill[WOOD] + bill[STONE] + mix - saved
    found: list[list[int]] = []
    for clay in ranges[0]:
        for wood in ranges[1]:
            for stone in ranges[2]:
                replaced = total - clay - wood - stone
                if replaced >= 0 and fits(bill, [clay, wood, stone], saved, subs):
                    found.append([clay, wood, stone, replaced])
    return found


def fits(bill: list[int], paid: list[int], saved: int, subs: int) -> bool:
    """Do these pieces, what is saved and Influence make up just what is due?"""
    mix = bill[MIX]
    hard = 0  # what only a saving can make up
    soft = 0  # what a saving or Influence can make up
    for good in range(BASICS):
        open_here = bill[good] - paid[good]
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
        soft += mix if bill[MIX_OF] & WOOD_OR_STONE else 0
    elif bill[MIX_OF] & WOOD_OR_STONE:
        hard += mix
    elif mix:
        return False
    return hard <= saved <= hard + soft


def precious_ways(table: ArchitectsTable, seat: int, bill: list[int], helped: bool) -> list[list[int]]:
    """Gold and Marble that are paid, and how many Influence replaces. [8.3, 8.4]"""
    if not (bill[GOLD] or bill[MARBLE]):
        return [[0, 0, 0]]
    at = GOODS * seat
    gold = table.goods[at + GOLD]
    marble = table.goods[at + MARBLE]
    found: list[list[int]] = []
    if table.can(seat, GOLD_IS_MARBLE):
        due = bill[GOLD] + bill[MARBLE]
        for first in range(min(due, gold) + 1):
            for other in range(min(due - first, marble) + 1):
                if helped or first + other == due:
                    found.append([first, other, due - first - other])
        return found
    for first in range(0 if helped else bill[GOLD], min(bill[GOLD], gold) + 1):
        for other in range(0 if helped else bill[MARBLE], min(bill[MARBLE], marble) + 1):
            found.append([first, other, bill[GOLD] + bill[MARBLE] - first - other])
    return found


def settle(table: ArchitectsTable, seat: int, bill: list[int], way: list[int]) -> None:
    """The pieces go: Tax onto the Tax Stand, everything else to the supply, Influence down."""
    box = table.box
    at = GOODS * seat
    for good in range(GOODS):
        if way[good]:
            table.goods[at + good] -= way[good]
    due = bill[SILVER]
    spare = table.spare[seat]
    if due and spare:
        used = min(due, spare)
        due -= used
        spare -= used
    uses = (due - way[SILVER] + 1) // 2
    if uses:
        spare += 2 * uses - (due - way[SILVER])
    if spare != table.spare[seat]:
        table.spare[seat] = spare
    saved = 0
    if box.wow:
        table.influence[seat] -= way[INFLUENCE_DUE]
        each = silver_a_point(table, seat)
        if each:
            saved = each * (influence_due(table, seat, bill, way) + uses * box.silver_influence - way[INFLUENCE_DUE])
    hard = bill[TAX_DUE] + bill[PLACED] + saved
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


def influence_due(table: ArchitectsTable, seat: int, bill: list[int], way: list[int]) -> int:
    """The Influence that a way needs for everything but Silver, before Louis saves any."""
    saved = 1 if bill[CHEAPER] and table.can(seat, BUILDS_CHEAPER) else 0
    if not (bill[WOOD] or bill[STONE] or (bill[MIX] and bill[MIX_OF] & WOOD_OR_STONE)):
        saved = 0
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
        found = ways(table, self.seat, table.bill)
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
        return "" if ways(table, self.seat, table.bill) else "can't be paid"

    def take(self, table: ArchitectsTable, action: int) -> None:
        box = table.box
        good = box.pay_good[action]
        table.bill[DECIDED + good] = action - box.PAY[good] + 1
        table.stack.append(self)

    def run(self, table: ArchitectsTable) -> None:
        bill = table.bill
        table.bill = [0] * BILL_SIZE
        settle(table, self.seat, bill, ways(table, self.seat, bill)[0])
