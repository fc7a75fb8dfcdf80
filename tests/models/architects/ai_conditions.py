"""The conditions of Scheme cards, and what the AI opponent is able to do. [section 19, 15.3, section 16]"""

from __future__ import annotations

from tests.models.architects.table import Table


def holds(table: Table, condition: str) -> bool:
    """Is a condition true now?"""
    player = table.players[table.ai]
    if not table.wow and condition in table.figures.adaptation["condition_results"]:
        return bool(table.figures.adaptation["condition_results"][condition])
    match condition:
        case "own_in_prison>=2":
            return player.prison >= 2
        case "opponent_group>=3":
            return largest_opposing_group(table) >= 3
        case "opponent_group>=4":
            return largest_opposing_group(table) >= 4
        case "tax>=4":
            return table.tax >= 4
        case "tax>=8":
            return table.tax >= 8
        case "holds_captured":
            return player.captured.total() > 0
        case "most_at_princess":
            there = table.circles[table.princess]
            return all(there[table.ai] > there[seat] for seat in table.people)
        case "can_wonder_or_cathedral":
            return bool(wonder_to_build(table)) or can_work_on_cathedral(table)
        case "can_cathedral_and_virtue<=9":
            return can_work_on_cathedral(table) and player.virtue <= 9
        case "can_cathedral_and_no_future_left":
            return can_work_on_cathedral(table) and table.future == 0
        case "influence<=5":
            return player.influence <= 5
    raise AssertionError(condition)


def largest_opposing_group(table: Table) -> int:
    """Of one human on a circle location, 0 if there is none."""
    return max((workers[seat] for workers in table.circles.values() for seat in table.people), default=0)


def can_work_on_cathedral(table: Table) -> bool:
    return table.free_on_level(table.players[table.ai].cathedral + 1)


def marble_for(table: Table, wonder: str) -> int:
    """What a Wonder costs beside its Influence. [R57]"""
    price: int = table.figures.wonder_rules["ai_total"] - table.figures.wonders[wonder]["influence"]
    discounts = [int(power["amount"]) for power in table.powers(table.ai, "wonder_marble_discount")]
    return max(0, price - sum(discounts))


def wonder_to_build(table: Table) -> str:
    """The first affordable Wonder from the marker on, "" if there is none. [R56]"""
    if not table.wow:
        return ""
    player = table.players[table.ai]
    for good in from_marker(table):
        for wonder, record in table.figures.wonders.items():
            affordable = record["influence"] <= player.influence and marble_for(table, wonder) <= player.goods["marble"]
            if record["resource"] == good and wonder not in table.wonder_owner and affordable:
                return wonder
    return ""


def from_marker(table: Table) -> list[str]:
    """The resources of the track from the marker to the right, then round."""
    track = table.figures.track
    return track[table.marker :] + track[: table.marker]
