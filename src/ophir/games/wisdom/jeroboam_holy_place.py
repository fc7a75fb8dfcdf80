"""Solo mode: Jeroboam's Holy Place tiles. [Wisdom 13.6, R45]"""

from __future__ import annotations

from ophir.games.wisdom import holy_place
from ophir.games.wisdom.jeroboam_gains import gain_his, would_gain
from ophir.games.wisdom.table import HOLY_PLACE, JEROBOAM, PERSON, WisdomTable


def enter_holy_place(table: WisdomTable, space: int) -> None:
    """All his remaining workers go there. [13.6]"""
    holy_place.enter(table, JEROBOAM, space)
    gain = table.box.holy_gain[space]
    if gain >= 0:
        gain_his(table, table.box.gains[gain], HOLY_PLACE)
    else:
        holy_place.resolve(table, JEROBOAM, space)


def holy_target(table: WisdomTable, tile: int) -> int:
    """The Menorah if the person has many cubes, else the space on the tile. [13.6]"""
    box = table.box
    rich = table.cube_count(PERSON) >= box.solo_threshold
    return box.menorah if rich else box.tile_holy[tile]


def why_no_holy_place(table: WisdomTable, tile: int) -> str:
    """The first of the year is always set aside; the others are tried. [13.6, R45]"""
    box = table.box
    if table.holy_drawn <= box.holy_set_aside:
        return "event-aside-first-holy"
    if not table.workers_left[PERSON] or table.passed[PERSON]:
        return "event-aside-alone"
    target = holy_target(table, tile)
    if table.occupied() >> (box.first_holy + target) & 1:
        return "event-aside-holy-taken"
    gain = box.holy_gain[target]
    if gain < 0:
        return "" if holy_place.victims(table, JEROBOAM, box.solo_threshold) else "event-aside-no-victim"
    return "" if would_gain(table, box.gains[gain]) else "event-aside-no-gain"
