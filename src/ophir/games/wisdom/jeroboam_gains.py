"""Solo mode: what Jeroboam gains, and which cubes and cards he takes and gives for it. [Wisdom 13.4, R58-R60]"""

from __future__ import annotations

from ophir.games.wisdom.effects import Gaining
from ophir.games.wisdom.fortune_deck import can_draw, discard_by_chance, draw
from ophir.games.wisdom.gains import take_due
from ophir.games.wisdom.goods import EXOTIC, FIRST_STANDARD, named
from ophir.games.wisdom.jeroboam_paying import OWN
from ophir.games.wisdom.jeroboam_reasons import because, why_taken
from ophir.games.wisdom.jeroboam_roads import HisRoad
from ophir.games.wisdom.table import FORTUNE, JEROBOAM, PERSON, WisdomTable


def card_for_favor(table: WisdomTable) -> None:
    """One Fortune Card, by chance, is turned into Favor. [13.4, R59, R60]"""
    if table.fortune.hand_size[JEROBOAM]:
        discard_by_chance(table, JEROBOAM)
        table.earn(JEROBOAM, table.box.solo_card_favor, FORTUNE)
        if table.events is not None:
            table.tell("event-favor", JEROBOAM, favor=table.box.solo_card_favor)
            because(table, "card-for-favor")


def most_wanted(table: WisdomTable, barred: int) -> int:
    """The most valuable standard type in supply that he lacks, else the most valuable one, or -1. [R58]"""
    there = [good for good in table.box.by_value if good != EXOTIC and good != barred and table.supply[good]]
    for good in there:
        if not table.cubes[OWN + good]:
            return good
    return there[0] if there else -1


def would_gain(table: WisdomTable, gain: Gaining) -> bool:
    """Would a gain change his Favor, cubes or cards?"""
    return bool(gain.favor or cubes_from(table, gain) or (gain.cards and can_draw(table)))


def cubes_from(table: WisdomTable, gain: Gaining) -> int:
    """How many cubes a gain takes from the supply as it stands."""
    cubes = sum(min(count, table.supply[good]) for good, count in enumerate(gain.cubes))
    return cubes + min(gain.any_cubes, sum(table.supply[FIRST_STANDARD:]))


def gain_his(table: WisdomTable, gain: Gaining, source: int) -> None:
    """Favor, cubes, cubes of choice, cards, roads. [9, 13.4, R58]"""
    box = table.box
    if gain.favor:
        table.earn(JEROBOAM, gain.favor, source)
        if table.events is not None:
            table.tell("event-favor", JEROBOAM, favor=gain.favor)
    if sum(gain.cubes):
        got = take_due(table, JEROBOAM, gain.cubes)
        if table.events is not None:
            table.tell("event-gained", JEROBOAM, good=named(got))
    for _ in range(gain.any_cubes):
        good = most_wanted(table, EXOTIC)
        if good >= 0:
            why = why_taken(table, good)
            table.take_cube(JEROBOAM, good)
            if table.events is not None:
                table.tell("event-took", JEROBOAM, good=box.good_ids[good])
                because(table, why)
    if gain.cards:
        draw(table, JEROBOAM, gain.cards)
    for _ in range(gain.roads):
        table.stack.append(HisRoad(PERSON, box.locations))
