"""Prices: what is due, and whether it can be paid. [Architects 8]

A price is a list of numbers, see below.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ophir.games.architects.goods import CLAY, GOLD, GOODS, KIND_IDS, MARBLE, SILVER, STONE, WOOD
from ophir.games.architects.table import BUILDS_CHEAPER, GOLD_IS_MARBLE, ArchitectsTable
from ophir.games.architects.wonders.influence import silver_a_point

# A price: the six goods in their order, then these.
INFLUENCE_DUE: Final = 6
TAX_DUE: Final = 7
PLACED: Final = 8  # Silver placed on Apprentices that are passed over [R71]
MIX: Final = 9  # so many of some basic resources in any mix
MIX_OF: Final = 10  # which, as bits: Clay 1, Wood 2, Stone 4
CHEAPER: Final = 11  # 1 if Lothaire saves a Wood or a Stone here [8.2]
PLAIN: Final = 12  # 1 if no Influence may help beyond what is due: a Contribution, a trade that says what is given
PRICE_SIZE: Final = 13
WOOD_OR_STONE: Final = 6
BASICS: Final = 3


def silver_price(silver: int, tax: int = 0) -> list[int]:
    """A price in Silver and Tax."""
    price = [0] * PRICE_SIZE
    price[SILVER] = silver
    price[TAX_DUE] = tax
    return price


def tax_due(table: ArchitectsTable, seat: int, tax: int) -> int:
    """What is left of a Tax at this Virtue. [8.1, R17, R18]"""
    if not tax:
        return 0
    return max(0, tax - table.box.tax_ignored[table.virtue[seat]] - table.box.ignore_tax[table.board_number(seat)])


def substitutes(table: ArchitectsTable, seat: int) -> int:
    """The basic resources that a Charlatan replaces by Influence, as bits. [8.4]"""
    box = table.box
    found = box.substitutes[table.board_number(seat)]
    for card in table.apprentices[seat]:
        found |= box.substitutes[card]
    return found


def can_pay(table: ArchitectsTable, seat: int, price: list[int]) -> bool:
    """Is there any way to pay a price?"""
    box = table.box
    at: i64 = GOODS * seat
    goods = table.goods
    silver: i64 = goods[at + SILVER] - price[PLACED]
    if price[TAX_DUE]:
        silver -= tax_due(table, seat, price[TAX_DUE])
    if silver < 0:
        return False
    influence: i64 = table.influence[seat]
    need: i64 = price[INFLUENCE_DUE]
    if need > influence and not silver_a_point(table, seat):
        return False
    short: i64 = price[GOLD] - goods[at + GOLD]
    short_marble: i64 = price[MARBLE] - goods[at + MARBLE]
    if short > 0 or short_marble > 0:
        if table.can(seat, GOLD_IS_MARBLE):
            short = max(0, short + short_marble)
        else:
            short = max(0, short) + max(0, short_marble)
        if short:
            if not box.wow or price[PLAIN]:
                return False
            need += short * box.precious_influence
    if price[CLAY] or price[WOOD] or price[STONE] or price[MIX]:
        basic = basic_lacking(table, seat, price)
        if basic < 0:
            return False
        need += basic
    due: i64 = price[SILVER] - table.spare[seat]
    if due < 0:
        due = 0
    lacking = due - silver
    if need == 0 and lacking <= 0:
        return True
    if not box.wow or (price[PLAIN] and lacking > 0):
        return False
    covers = (lacking + 1) // 2 * box.silver_influence if lacking > 0 else 0
    if need + covers <= influence:
        return True
    each = silver_a_point(table, seat)
    return each > 0 and lacking <= 0 and silver - due >= each * (need - influence)


def can_pay_silver(table: ArchitectsTable, seat: int, silver: int, tax: int = 0, placed: int = 0) -> bool:
    """Can so much Silver be paid, or what covers it?"""
    if table.goods[GOODS * seat + SILVER] >= silver + tax + placed:
        return True
    price = silver_price(silver, tax)
    price[PLACED] = placed
    return can_pay(table, seat, price)


def basic_lacking(table: ArchitectsTable, seat: int, price: list[int]) -> i64:
    """How many Clay, Wood and Stone Influence must replace at least; -1 if it can't."""
    at: i64 = GOODS * seat
    goods = table.goods
    lacks_clay: i64 = price[CLAY] - goods[at + CLAY]
    lacks_wood: i64 = price[WOOD] - goods[at + WOOD]
    lacks_stone: i64 = price[STONE] - goods[at + STONE]
    mix: i64 = price[MIX]
    of: i64 = price[MIX_OF]
    if mix:
        if of & 1 and lacks_clay < 0:
            mix += lacks_clay
        if of & 2 and lacks_wood < 0:
            mix += lacks_wood
        if of & 4 and lacks_stone < 0:
            mix += lacks_stone
    if lacks_clay <= 0 and lacks_wood <= 0 and lacks_stone <= 0 and mix <= 0:
        return 0
    subs: i64 = substitutes(table, seat) if table.box.wow and not price[PLAIN] else 0
    if price[CHEAPER] and table.can(seat, BUILDS_CHEAPER):
        # What nothing replaces is saved first.
        if lacks_wood > 0 and not subs & 2:
            lacks_wood -= 1
        elif lacks_stone > 0 and not subs & 4:
            lacks_stone -= 1
        elif mix > 0 and of & WOOD_OR_STONE:
            mix -= 1
        elif lacks_wood > 0:
            lacks_wood -= 1
        elif lacks_stone > 0:
            lacks_stone -= 1
    if (lacks_clay > 0 and not subs & 1) or (lacks_wood > 0 and not subs & 2) or (lacks_stone > 0 and not subs & 4):
        return -1
    if mix > 0 and not subs & of:
        return -1
    return max(0, lacks_clay) + max(0, lacks_wood) + max(0, lacks_stone) + max(0, mix)


def price_words(bill: list[int]) -> dict[str, int]:
    """A price by the ids of its goods."""
    ids = (*KIND_IDS[:GOODS], "influence", "tax", "silver_placed", "any_resource")
    return {id: bill[at] for at, id in enumerate(ids) if bill[at]}
