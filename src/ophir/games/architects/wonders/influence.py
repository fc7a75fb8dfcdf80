"""The Influence track: gaining and spending it. [Architects 9, 8.4, R45]"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ophir.engine.steps import Decision, Limit, up_to
from ophir.games.architects.goods import GOODS, SILVER
from ophir.games.architects.piles import draw_cards
from ophir.games.architects.table import SAVES_INFLUENCE, ArchitectsTable


def gain_influence(table: ArchitectsTable, seat: i64, count: i64) -> None:
    """One step each up to the top; some steps, reached from below, draw a Building card. [9]"""
    box = table.box
    old: i64 = table.influence[seat]
    new: i64 = min(old + count, box.most_influence)
    if new == old:
        return
    table.influence[seat] = new
    if table.events is not None:
        table.tell("event-gained", seat, good={"influence": new - old})
    for step in box.influence_cards:
        if old < step <= new:
            draw_cards(table, seat, 1)


def silver_a_point(table: ArchitectsTable, seat: i64) -> i64:
    """What Louis pays for a point of Influence that he keeps; 0 for everybody else. [R45]"""
    return table.total_of(seat, SAVES_INFLUENCE)


def can_spend(table: ArchitectsTable, seat: i64, points: i64) -> bool:
    """Can it lose so many points, or pay for those that it keeps?"""
    lacking: i64 = points - table.influence[seat]
    if lacking <= 0:
        return True
    silver: i64 = silver_a_point(table, seat)
    return silver > 0 and table.goods[GOODS * seat + SILVER] >= silver * lacking


def spend_influence(table: ArchitectsTable, seat: int, points: int) -> None:
    """Lose Influence; Louis says how much of it he pays for instead. [8.4, D26]"""
    if silver_a_point(table, seat):
        table.stack.append(SpendInfluence(seat, points))
    else:
        lose_influence(table, seat, points, 0)


def lose_influence(table: ArchitectsTable, seat: int, points: int, silver: int) -> None:
    """Points that are really lost, and Silver for the others."""
    table.influence[seat] -= points
    table.goods[GOODS * seat + SILVER] -= silver
    if table.events is not None:
        paid = {"silver": silver, "influence": points}
        table.tell("event-paid", seat, good={id: count for id, count in paid.items() if count})


class SpendInfluence(Decision[ArchitectsTable]):
    """Louis: how many of the points he really loses. [D26, R45]"""

    __slots__ = ("points",)
    id: ClassVar[str] = "D26"
    ask: ClassVar[str] = "save_influence"
    rule: ClassVar[str] = "R45"
    tag: ClassVar[str] = "pay"
    fields: ClassVar[dict[str, Limit]] = {**Decision.fields, "points": up_to("most_influence_paid")}

    points: int

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def legal(self, table: ArchitectsTable) -> list[int]:
        each = silver_a_point(table, self.seat)
        saved = min(self.points, table.goods[GOODS * self.seat + SILVER] // each)
        first = table.box.PAY_INFLUENCE
        return [first + lost for lost in range(self.points - saved, min(self.points, table.influence[self.seat]) + 1)]

    def ask_values(self, table: ArchitectsTable) -> dict[str, object]:
        return {"points": self.points, "silver": silver_a_point(table, self.seat)}

    def take(self, table: ArchitectsTable, action: int) -> None:
        lost = action - table.box.PAY_INFLUENCE
        lose_influence(table, self.seat, lost, (self.points - lost) * silver_a_point(table, self.seat))
