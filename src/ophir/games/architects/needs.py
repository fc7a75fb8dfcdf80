"""What is needed for something, as the bits of one number, so that most answers take one look. [Architects 8, 10]

The first bits are skills; then come PIECES bits for each good and for Influence, one a piece. What bits can't say has
the bit CLOSER, which nobody has: more pieces, a mix of resources, Tax.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ophir.games.architects.goods import GOLD, GOODS, SILVER, WOOD
from ophir.games.architects.prices import INFLUENCE_DUE, MIX, PLACED, TAX_DUE
from ophir.games.architects.table import (
    ABLE,
    ABLE_SKILLS,
    BUILDS_CHEAPER,
    GOLD_IS_MARBLE,
    POWERS,
    REPLACES,
    SAVES_INFLUENCE,
    ArchitectsTable,
)

SKILL_BITS: Final = 3
PIECES: Final = 8
CLOSER: Final = 1 << SKILL_BITS + PIECES * (GOODS + 1)


def bits_of_good(first: int, after: int) -> int:
    """All bits of the goods from one to before another."""
    return (1 << SKILL_BITS + PIECES * after) - (1 << SKILL_BITS + PIECES * first)


BASICS: Final = bits_of_good(0, GOLD)
WOOD_AND_STONE: Final = bits_of_good(WOOD, GOLD)
PRECIOUS: Final = bits_of_good(GOLD, SILVER)
COVERED: Final = bits_of_good(GOLD, GOODS)  # Gold, Marble and Silver, which Influence covers for everybody
INFLUENCE: Final = bits_of_good(GOODS, GOODS + 1)


def piece_bits(good: int, count: int) -> int:
    """So many pieces of a good."""
    return ((1 << count) - 1) << SKILL_BITS + PIECES * good


def needs_of(price: list[int], skills: int = 0) -> int:
    """A price and skills as bits."""
    found = skills
    for good, count in enumerate([*price[:GOODS], price[INFLUENCE_DUE]]):
        found |= piece_bits(good, min(count, PIECES))
        if count > PIECES:
            found |= CLOSER
    return found | CLOSER if price[TAX_DUE] or price[PLACED] or price[MIX] else found


def held(table: ArchitectsTable, seat: i64) -> i64:
    """What a seat has of everything that can be needed."""
    bits = table.box.piece_bits
    goods = table.goods
    found: i64 = table.able[ABLE * seat + ABLE_SKILLS]
    at: i64 = GOODS * seat
    good: i64
    for good in range(GOODS):
        count: i64 = goods[at + good]
        if count:
            if count > PIECES:
                count = PIECES
            found |= bits[PIECES * good + count]
    influence: i64 = table.influence[seat]
    if influence:
        if influence > PIECES:
            influence = PIECES
        found |= bits[PIECES * GOODS + influence]
    return found


def helped(table: ArchitectsTable, seat: i64) -> i64:
    """What something else may serve for, where it is lacking. [8.2-8.4, R45]"""
    able = table.able
    row: i64 = ABLE * seat
    found: i64 = CLOSER
    if able[row + POWERS] & GOLD_IS_MARBLE:
        found |= PRECIOUS
    if able[row + POWERS] & BUILDS_CHEAPER:
        found |= WOOD_AND_STONE
    if able[row + SAVES_INFLUENCE]:
        found |= INFLUENCE
    if table.box.wow and (table.influence[seat] or table.spare[seat] or able[row + SAVES_INFLUENCE]):
        found |= COVERED
        if able[row + REPLACES]:
            found |= BASICS
    return found
