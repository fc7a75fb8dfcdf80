"""What the marker on the resource track selects: Contributions and Apprentices. [Architects 15.2, R58, R72]"""

from __future__ import annotations

from ophir.games.architects.ai.gains import gain
from ophir.games.architects.ai.reasons import because
from ophir.games.architects.goods import INFLUENCE, KINDS, RESOURCES, REWARD_CARD, VIRTUE
from ophir.games.architects.hiring import remove_column
from ophir.games.architects.table import ArchitectsTable
from ophir.games.architects.wonders import contributions


def from_marker(table: ArchitectsTable) -> list[int]:
    """The resources from the marker to the right, and on from the left end."""
    track = table.box.ai.track
    return [*track[table.marker :], *track[: table.marker]]


def why_no_contribution(table: ArchitectsTable) -> str:
    """Why it can't contribute; empty if it can. [R72]"""
    if table.contribution < 0:
        return "skip-no-contribution-card"
    return "" if free_spot(table) >= 0 else "skip-no-free-spot"


def free_spot(table: ArchitectsTable) -> int:
    """The first resource from the marker on whose spot is free, or -1."""
    for resource in from_marker(table):
        if contributions.is_spot_free(table, resource):
            return resource
    return -1


def contribute(table: ArchitectsTable) -> None:
    """A resource from the supply; it gains only Influence, Virtue and what a Reward card becomes. [R58]"""
    ai = table.box.seats
    resource = free_spot(table)
    shown = table.box.gains[table.box.contribution_gain[RESOURCES * table.contribution + resource]]
    contributions.put(table, ai, resource)
    because(table, "ai-marker" if resource == table.box.ai.track[table.marker] else "ai-next-spot", "15.2")
    goods = [0] * KINDS
    for kind in (VIRTUE, INFLUENCE, REWARD_CARD):
        goods[kind] = shown[kind]
    gain(table, goods)


def marked_column(table: ArchitectsTable) -> int:
    """The column of the Apprentice display that the marker selects, 0 the left-most. [15.2, 16]"""
    return min(table.marker, table.box.ai.last_column)


def remove_apprentices(table: ArchitectsTable) -> None:
    """Both Apprentices of a column to the bottom of the pile, their Silver to the supply; slide and refill. [15.2]"""
    remove_column(table, marked_column(table))
