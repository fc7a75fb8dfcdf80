"""What card effects count. [Architects 19: counters for `of`]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from ophir.games.architects.goods import CLAY, GOLD, GOODS, MARBLE, SILVER, STONE, WOOD

if TYPE_CHECKING:
    from ophir.games.architects.table import ArchitectsTable

Counter = Literal[
    "clay",
    "wood",
    "stone",
    "gold",
    "marble",
    "silver",
    "virtue",
    "influence",
    "cathedral_level",
    "unpaid_debt",
    "paid_debt",
    "captured_worker",
    "worker_in_supply",
    "constructed_building",
    "skill_carpentry",
    "skill_tiling",
    "skill_masonry",
    "clay_wood_stone",
    "pair_building_and_cathedral_level",
]
COUNTERS: Final = (
    "clay",
    "wood",
    "stone",
    "gold",
    "marble",
    "silver",
    "virtue",
    "influence",
    "cathedral_level",
    "unpaid_debt",
    "paid_debt",
    "captured_worker",
    "worker_in_supply",
    "constructed_building",
    "skill_carpentry",
    "skill_tiling",
    "skill_masonry",
    "clay_wood_stone",
    "pair_building_and_cathedral_level",
)
VIRTUE_COUNTER: Final = 6
INFLUENCE_COUNTER: Final = 7
CATHEDRAL_COUNTER: Final = 8
UNPAID_COUNTER: Final = 9
PAID_COUNTER: Final = 10
CAPTURED_COUNTER: Final = 11
SUPPLY_COUNTER: Final = 12
BUILT_COUNTER: Final = 13
SKILL_COUNTER: Final = 14  # and the next two
BASIC_COUNTER: Final = 17
GOLD_IS_MARBLE: Final = 1  # the power of that name


def count_of(table: ArchitectsTable, party: int, counter: int) -> int:
    """How many of something a party has. Therese counts Gold and Marble together for either."""
    at = GOODS * party
    if counter <= SILVER:
        if counter in (GOLD, MARBLE) and table.can(party, GOLD_IS_MARBLE):
            return table.goods[at + GOLD] + table.goods[at + MARBLE]
        return table.goods[at + counter]
    if counter == VIRTUE_COUNTER:
        return table.virtue[party]
    if counter == INFLUENCE_COUNTER:
        return table.influence[party]
    if counter == CATHEDRAL_COUNTER:
        return table.cathedral[party]
    if counter == UNPAID_COUNTER:
        return table.unpaid[party]
    if counter == PAID_COUNTER:
        return table.paid[party]
    if counter == CAPTURED_COUNTER:
        players = table.box.players
        return sum(table.captured[players * party : players * (party + 1)])
    if counter == SUPPLY_COUNTER:
        return table.supply[party]
    if counter == BUILT_COUNTER:
        return constructed(table, party)
    if counter < BASIC_COUNTER:
        bit = 1 << counter - SKILL_COUNTER
        return sum(1 for card in table.apprentices[party] if table.box.skills[card] & bit)
    if counter == BASIC_COUNTER:
        return table.goods[at + CLAY] + table.goods[at + WOOD] + table.goods[at + STONE]
    return min(constructed(table, party), table.cathedral[party])


def constructed(table: ArchitectsTable, party: int) -> int:
    """Buildings and Wonders of a party. [R25]"""
    return len(table.buildings[party]) + table.wonder_owner.count(party)
