"""Prices: what is due, and whether it can be paid. [Architects 8]

A price is a list of numbers, see below.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ophir.engine.lists import zeros
from ophir.engine.vectors import Numbers
from ophir.games.architects.goods import CLAY, GOLD, GOODS, KIND_IDS, MARBLE, SILVER, STONE, WOOD
from ophir.games.architects.table import (
    ABLE,
    BUILDS_CHEAPER,
    GOLD_IS_MARBLE,
    IGNORED_TAX,
    REPLACES,
    ArchitectsTable,
)
from ophir.games.architects.wonders.influence import silver_a_point

# A price: the six goods in their order, then these.
INFLUENCE_DUE: Final = 6
TAX_DUE: Final = 7
PLACED: Final = 8  # Silver placed on Apprentices that are passed over [R71]
MIX: Final = 9  # so many of some basic resources in any mix
MIX_OF: Final = 10  # which, as bits: Clay 1, Wood 2, Stone 4
CHEAPER: Final = 11  # 1 if Lothaire saves a Wood or a Stone here [8.2]
PLAIN: Final = 12  # 1 if no Influence may help beyond what is due: a Contribution, a trade that says what is given
DECIDED: Final = 13  # of a bill: of each good and of Influence what is decided so far, plus 1 [paying]
PRICE_SIZE: Final = 20
WOOD_OR_STONE: Final = 6
BASICS: Final = 3


def silver_price(silver: i64, tax: i64 = 0) -> Numbers:
    """A price in Silver and Tax."""
    price = zeros(PRICE_SIZE)
    price[SILVER] = silver
    price[TAX_DUE] = tax
    return price


def tax_due(table: ArchitectsTable, seat: i64, tax: i64) -> i64:
    """What is left of a Tax at this Virtue. [8.1, R17, R18]"""
    if not tax:
        return 0
    due: i64 = tax - table.box.tax_ignored[table.virtue[seat]] - table.able[ABLE * seat + IGNORED_TAX]
    if due < 0:
        return 0
    return due


def substitutes(table: ArchitectsTable, seat: i64) -> i64:
    """The basic resources that a Charlatan replaces by Influence, as bits. [8.4]"""
    return table.total_of(seat, REPLACES)


def can_pay(table: ArchitectsTable, seat: i64, price: Numbers) -> bool:
    """Is there any way to pay a price?"""
    box = table.box
    influence: i64 = table.influence[seat]
    need: i64 = price[INFLUENCE_DUE]
    if need > influence and not silver_a_point(table, seat):
        return False
    at: i64 = GOODS * seat
    goods = table.goods
    silver: i64 = goods[at + SILVER] - price[PLACED]
    if price[TAX_DUE]:
        silver -= tax_due(table, seat, price[TAX_DUE])
    if silver < 0:
        return False
    short: i64 = price[GOLD] - goods[at + GOLD]
    short_marble: i64 = price[MARBLE] - goods[at + MARBLE]
    if short > 0 or short_marble > 0:
        if table.can(seat, GOLD_IS_MARBLE):
            short = at_least_0(short + short_marble)
        else:
            short = at_least_0(short) + at_least_0(short_marble)
        if short:
            if not box.wow or price[PLAIN]:
                return False
            need += short * box.precious_influence
    if price[CLAY] or price[WOOD] or price[STONE] or price[MIX]:
        basic: i64 = basic_lacking(table, seat, price)
        if basic < 0:
            return False
        need += basic
    due: i64 = price[SILVER] - table.spare[seat]
    if due < 0:
        due = 0
    lacking: i64 = due - silver
    if need == 0 and lacking <= 0:
        return True
    if not box.wow or (price[PLAIN] and lacking > 0):
        return False
    if lacking > 0:
        need += influence_for(table, lacking)
    if need <= influence:
        return True
    each: i64 = silver_a_point(table, seat)
    return each > 0 and lacking <= 0 and silver - due >= each * (need - influence)


def at_least_0(number: i64) -> i64:
    """The number, or 0 for one below."""
    if number < 0:  # compiled, a conditional expression would make objects of the numbers
        return 0
    return number


def lesser(one: i64, other: i64) -> i64:
    """The smaller of two numbers."""
    if one < other:
        return one
    return other


def influence_for(table: ArchitectsTable, silver: i64) -> i64:
    """The Influence that covers so much Silver, two by two. [8.4]"""
    return (silver + 1) // 2 * table.box.silver_influence


def can_pay_silver(table: ArchitectsTable, seat: i64, silver: i64, tax: i64 = 0, placed: i64 = 0) -> bool:
    """Can so much Silver be paid, or what covers it?"""
    own: i64 = table.goods[GOODS * seat + SILVER]
    if own >= silver + tax + placed:
        return True
    own -= placed + tax_due(table, seat, tax)
    if own < 0:
        return False
    lacking: i64 = silver - table.spare[seat] - own
    return lacking <= 0 or (table.box.wow and influence_for(table, lacking) <= table.influence[seat])


def basic_lacking(table: ArchitectsTable, seat: i64, price: Numbers) -> i64:
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
    return at_least_0(lacks_clay) + at_least_0(lacks_wood) + at_least_0(lacks_stone) + at_least_0(mix)


def price_words(bill: Numbers) -> dict[str, int]:
    """A price by the ids of its goods."""
    ids = (*KIND_IDS[:GOODS], "influence", "tax", "silver_placed", "any_resource")
    return {id: bill[at] for at, id in enumerate(ids) if bill[at]}
