"""How the AI opponent constructs Wonders and works on the Cathedral. [Architects 15.3, R56, R57]"""

from __future__ import annotations

from ophir.games.architects.ai.captures import capture
from ophir.games.architects.ai.gains import add_tax, gain, gain_virtue
from ophir.games.architects.ai.reasons import because
from ophir.games.architects.ai.resource_track import from_marker
from ophir.games.architects.cathedral import is_level_full
from ophir.games.architects.goods import GOODS, MARBLE
from ophir.games.architects.table import NOBODY, ArchitectsTable
from ophir.games.architects.wonders.wonders import take_wonder


def marble_price(table: ArchitectsTable, wonder: int) -> int:
    """What the total leaves after the Influence, less the Aristocrat's discount. [R57]"""
    rules = table.box.ai
    price = rules.wonder_total - table.box.wonder_influence[wonder] - rules.marble_discount[table.opponent]
    return max(0, price)


def affordable_wonder(table: ArchitectsTable) -> int:
    """The first unbuilt Wonder from the marker on that it can pay, or -1. [R56]"""
    box = table.box
    ai = box.seats
    for resource in from_marker(table):
        for wonder, of in enumerate(box.wonder_resource):
            if (
                of == resource
                and table.wonder_owner[wonder] == NOBODY
                and box.wonder_influence[wonder] <= table.influence[ai]
                and marble_price(table, wonder) <= table.goods[GOODS * ai + MARBLE]
            ):
                return wonder
    return -1


def construct(table: ArchitectsTable) -> None:
    """Pay Influence and Marble, add the Tax, gain Virtue, and put the token on the first free location of its board.

    Resources that were contributed bring no discount and return to the supply.
    """
    box = table.box
    ai = box.seats
    wonder = affordable_wonder(table)
    marked = box.wonder_resource[wonder] == box.ai.track[table.marker]
    marble = marble_price(table, wonder)
    table.influence[ai] -= box.wonder_influence[wonder]
    table.add_good(ai, MARBLE, -marble)
    take_wonder(table, ai, wonder)
    place = next(place for place in box.ai.wonder_priority[table.opponent] if place not in table.wonder_place)
    table.put_wonder(wonder, place)
    if table.events is not None:
        paid = {"influence": box.wonder_influence[wonder], "marble": marble}
        table.tell("event-paid", ai, good={kind: count for kind, count in paid.items() if count})
        table.tell("event-wonder", ai, wonder=box.wonder_ids[wonder], place=box.location_ids[place])
        because(table, "ai-marked-wonder" if marked else "ai-next-wonder", "15.3")
    add_tax(table, box.wonder_tax[wonder])
    gain_virtue(table, box.build_virtue)
    after_works(table)


def why_no_cathedral(table: ArchitectsTable) -> str:
    """Why it can't work on the Cathedral; empty if it can."""
    level = table.cathedral[table.box.seats] + 1
    if level > table.box.levels:
        return "skip-cathedral-done"
    return "skip-cathedral-full" if is_level_full(table, level) else ""


def work_on_cathedral(table: ArchitectsTable) -> None:
    """One level up and 1 Virtue, no Reward card."""
    box = table.box
    ai = box.seats
    table.cathedral[ai] += 1
    if table.events is not None:
        table.tell("event-cathedral", ai, level=table.cathedral[ai])
    gain(table, box.ai.for_reward_card)
    after_works(table)


def after_works(table: ArchitectsTable) -> None:
    """The Meddler captures after either. [15.3]"""
    capture(table, table.box.ai.on_works[table.opponent])
