"""Resource Spaces and Resource Regions: what a Pawn there collects. [Kingdom 4, 7]"""

from __future__ import annotations

from ophir.games.kingdom.table import GOODS, KingdomTable


def region(table: KingdomTable, seat: int, space: int) -> list[int]:
    """All spaces joined with `space` by the seat's own Roads, itself first. Others' Roads never count. [R40]"""
    members = [space]
    neighbours = table.box.neighbours
    borders = table.box.neighbour_borders
    road = table.road
    for here in members:
        beside = neighbours[here]
        for side, border in enumerate(borders[here]):
            if road[border] == seat and beside[side] not in members:
                members.append(beside[side])
    return members


def region_yield(table: KingdomTable, members: list[int]) -> list[int]:
    """The printed cubes of all spaces of a region."""
    if len(members) == 1:
        return table.box.yields[members[0]]
    total = [0] * GOODS
    for space in members:
        for good, count in enumerate(table.box.yields[space]):
            total[good] += count
    return total
