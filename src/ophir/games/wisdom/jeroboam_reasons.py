"""Why Jeroboam does what he does, for a person who watches him: messages `why-<reason>`. [Wisdom 13]

A reason is added to the event that was told last: the values `why` and `rule`. Nothing is said while nobody listens.
"""

from __future__ import annotations

from ophir.games.wisdom.goods import EXOTIC, GOODS
from ophir.games.wisdom.jeroboam_paying import payment, without_dearest
from ophir.games.wisdom.paying import is_owned
from ophir.games.wisdom.table import JEROBOAM, PERSON, WisdomTable

USED = {"trader": "used-trader", "market": "used-market", "temple": "used-temple"}
USED |= {"foreman": "used-foreman", "circle": "used-circle"}


def because(table: WisdomTable, why: str, rule: str = "13.4") -> None:
    """Give the last event its reason."""
    if table.events:
        table.events[-1].values.update(why=why, rule=rule)


def rule_of(table: WisdomTable, tile: int) -> str:
    """The section that says what a tile does."""
    if tile >= table.box.first_location_tile:
        return "13.5"
    return "13.6" if table.box.tile_icon[tile] == "holy" else "13.4"


def why_used(table: WisdomTable, tile: int) -> str:
    """Why a tile does something."""
    box = table.box
    if tile >= box.first_location_tile:
        return "used-location"
    if box.tile_icon[tile] != "holy":
        return USED[box.tile_icon[tile]]
    return "used-menorah" if table.cube_count(PERSON) >= box.solo_threshold else "used-holy"


def held(table: WisdomTable, good: int) -> str:
    """How he holds a cube that he gives or sells, asked before it is gone."""
    return "double" if table.cubes[GOODS * JEROBOAM + good] > 1 else "single"


def why_taken(table: WisdomTable, good: int) -> str:
    """Why he takes a cube from the supply, asked before he has it."""
    if good == EXOTIC:
        return "takes-exotic"
    return "takes-valuable" if table.cubes[GOODS * JEROBOAM + good] else "takes-lacking"


def why_paid(table: WisdomTable, cubes: list[int]) -> str:
    """Why he pays the Levite with these cubes, asked before they are gone."""
    box = table.box
    waived = is_owned(table, JEROBOAM, box.cheaper_levite)
    return (
        "first-price"
        if payment(table, without_dearest(table, box.levite_prices[0], waived)) == cubes
        else "other-price"
    )


def why_road(table: WisdomTable, edge: int) -> str:
    """Why he lays a road here."""
    own = table.own[JEROBOAM]
    joins = own >> table.box.edge_start[edge] & 1 and own >> table.box.edge_end[edge] & 1
    return "road-joins" if joins else "road-valuable"
