"""The end of the game: scoring and ties. [Wisdom 12, 13.10]"""

from __future__ import annotations

from typing import Final

from ophir.engine.game import Outcome
from ophir.games.wisdom.table import CUBES, HAND, TILES, WisdomTable

LEFTOVER_CUBES: Final = "leftover_cubes"


def final_scoring(table: WisdomTable) -> None:
    """Fortune Cards in hand and Temple Tiles; Jeroboam also for his cubes, which he keeps. [12, 13.10, R38]"""
    box = table.box
    for party in range(len(table.favor)):
        if party >= box.seats:
            favor = table.cube_count(party) // box.cubes_per_favor
            table.earn(party, favor, CUBES)
            if favor and table.events is not None:
                table.tell("event-cubes-scored", party, favor=favor)
        cards = table.fortune.hand_size[party]
        tiles = sum(box.tile_favor[kind] for kind in table.tiles[party])
        table.earn(party, cards * box.card_favor, HAND)
        table.earn(party, tiles, TILES)
        if table.events is not None:
            if cards:
                table.tell("event-hand-scored", party, cards=cards, favor=cards * box.card_favor)
            if tiles:
                table.tell("event-tiles-scored", party, reveals=True, tiles=len(table.tiles[party]), favor=tiles)


def outcome(table: WisdomTable) -> Outcome:
    """Most Favor wins; then most leftover cubes; then the victory is shared. [12, R43]"""
    parties = range(len(table.favor))

    def rank(party: int) -> tuple[int, int]:
        return table.favor[party], table.cube_count(party)

    places = [1 + sum(rank(other) > rank(party) for other in parties) for party in parties]
    tied = table.favor.count(max(table.favor))
    winners = places.count(1)
    tie_break = "" if tied == 1 else "shared" if winners > 1 else LEFTOVER_CUBES
    ends = [name for bit, name in enumerate(table.box.end_ids) if table.ends >> bit & 1]
    return Outcome(list(table.favor), places, table.score_sources(), ends, tie_break)
