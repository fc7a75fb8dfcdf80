"""The counters that Building cards look at. [section 19]"""

from __future__ import annotations

from tests.models.architects.table import RESOURCES, Table


def counted(table: Table, seat: int, what: str) -> int:
    player = table.players[seat]
    if what in ("gold", "marble") and table.has(seat, "gold_marble_interchangeable"):
        return player.goods["gold"] + player.goods["marble"]
    if what in RESOURCES:
        return player.goods[what]
    if what.startswith("skill_"):
        skill = what.removeprefix("skill_")
        return sum(skill in table.figures.apprentices[card]["skills"] for card in player.apprentices)
    match what:
        case "silver":
            return player.silver
        case "virtue":
            return player.virtue
        case "influence":
            return player.influence
        case "cathedral_level":
            return player.cathedral
        case "unpaid_debt":
            return player.unpaid
        case "paid_debt":
            return player.paid
        case "captured_worker":
            return player.captured.total()
        case "worker_in_supply":
            return player.supply
        case "constructed_building":
            return table.constructed(seat)
        case "clay_wood_stone":
            return sum(player.goods[good] for good in ("clay", "wood", "stone"))
        case "pair_building_and_cathedral_level":
            return min(table.constructed(seat), player.cathedral)
    raise AssertionError(what)
