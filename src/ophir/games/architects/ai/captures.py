"""The AI opponent's captures. [Architects 15.4, R52, R59]"""

from __future__ import annotations

from ophir.games.architects.ai.gains import add_tax
from ophir.games.architects.ai.reasons import because
from ophir.games.architects.table import CIRCLES, ArchitectsTable
from ophir.games.architects.town_centre import figure_virtue, take_group


def largest_opposing_group(table: ArchitectsTable) -> int:
    """How many Workers the largest group of a person on a circle location has."""
    most = 0
    for at in range(table.box.seats * CIRCLES):
        if table.workers[at] > most:
            most = table.workers[at]
    return most


def in_order(table: ArchitectsTable) -> list[int]:
    """The circle locations in the order in which it looks at them: the Princess's comes where the board says so."""
    princess = table.princess()
    found: list[int] = []
    for place in table.box.ai.capture_order:
        here = princess if place < 0 else place
        if here >= 0 and here not in found:
            found.append(here)
    return found


def capture(table: ArchitectsTable, count: int) -> None:
    """So many groups, each time the largest; Tax once for all of them. [15.4]

    Where several persons have a group of that size at the location, and the captures left are not enough for all of
    them, it takes them all the same, and has none left then.
    """
    box = table.box
    ai = box.seats
    places = in_order(table)
    princess_met = False
    profiteer_met = False
    taken = False
    while count > 0:
        most = largest_opposing_group(table)
        if not most:
            break
        for place in places:
            owners = [seat for seat in range(ai) if table.workers[CIRCLES * seat + place] == most]
            if owners:
                break
        why = "ai-equal-groups" if len(owners) > count else "ai-largest-group"
        for owner in owners:
            take_group(table, ai, place, owner)
            because(table, why, "15.4")
        count -= len(owners)
        taken = True
        if place == table.princess() and not princess_met:
            princess_met = True
            figure_virtue(table, ai, place)
        elif place == table.profiteer() and not profiteer_met:
            profiteer_met = True
            figure_virtue(table, ai, place)
    if taken:
        add_tax(table, box.ai.capture_tax)
