"""What the AI opponent gains and loses. [15.1, 15.2, R54, R55]"""

from __future__ import annotations

from tests.models.architects.figures import Record
from tests.models.architects.table import Table


def gain(table: Table, goods: Record) -> None:
    """Goods whose order does not matter."""
    for good, count in goods.items():
        gain_one(table, good, count)


def gain_one(table: Table, good: str, count: int) -> None:
    conversions, player = table.figures.conversions, table.players[table.ai]
    match good:
        case "silver":
            gain_silver(table, count)
        case "virtue":
            gain_virtue(table, count)
        case "influence":
            gain_influence(table, count)
        case "gold":
            player.goods[conversions["gold_becomes"]] += count
        case "marble":
            player.goods["marble"] += count
        case "reward_card":
            for _ in range(count):
                gain(table, conversions["gain_reward_card"])
        case "hire_apprentice":
            for _ in range(count):
                gain(table, conversions["gain_apprentice"])
        case "destroy_debt":
            for _ in range(count):
                if player.unpaid:
                    player.unpaid -= 1
                else:
                    gain(table, conversions["destroy_debt_without_debt"])
        case "debt":
            player.unpaid += count
        case "release_from_prison":
            player.supply += player.prison
            player.prison = 0
        case _:
            assert good in ("clay", "wood", "stone", "building_card"), good  # of no use to it


def gain_silver(table: Table, count: int) -> None:
    """The marker steps to the right; from the last space it returns to the first and brings Marble."""
    for _ in range(count):
        table.marker += 1
        if table.marker == len(table.figures.track):
            table.marker = 0
            table.players[table.ai].goods["marble"] += 1


def gain_virtue(table: Table, count: int) -> None:
    player = table.players[table.ai]
    for _ in range(count):
        if player.virtue < table.figures.virtue["max"]:
            player.virtue += 1
        elif player.unpaid:
            player.unpaid -= 1


def lose_virtue(table: Table, count: int) -> None:
    player = table.players[table.ai]
    for _ in range(count):
        if player.virtue > 0:
            player.virtue -= 1
        else:
            player.unpaid += 1


def gain_influence(table: Table, count: int) -> None:
    """One event; if it begins at the top it brings 1 Virtue. Without Works of Wonder it is Silver. [R54, section 16]"""
    player, top = table.players[table.ai], table.figures.influence["max"]
    if not table.wow:
        gain_silver(table, count)
    elif player.influence == top:
        gain(table, table.figures.conversions["gain_influence_at_top"])
    else:
        player.influence = min(top, player.influence + count)
