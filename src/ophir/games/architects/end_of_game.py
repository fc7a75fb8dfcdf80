"""The end of the game and scoring. [Architects 14]"""

from __future__ import annotations

from typing import ClassVar, Final

from ophir.engine.game import Outcome
from ophir.engine.steps import Limit, Procedure, below
from ophir.games.architects.ai import scoring as ai_scoring
from ophir.games.architects.counters import count_of
from ophir.games.architects.goods import CLAY, GOLD, GOODS, KIND_IDS, MARBLE, SILVER, STONE, WOOD
from ophir.games.architects.table import ArchitectsTable
from ophir.games.architects.virtue import LoseVirtueAtEnd, can_shield, gain_virtue, lose_virtue

LOSSES: Final = 1
INFLUENCE: Final = 2
GAINS: Final = 3
STAGES: Final = 4
SCORE_SOURCES: Final = ("buildings", "wonders", "cathedral", "virtue", "debts", "gold", "marble", "silver", "prison")


class EndOfGame(Procedure[ArchitectsTable]):
    """E1 losses, E2 Influence, E3 gains, in turn order from the first player of the game. [14]"""

    __slots__ = ("stage",)
    fields: ClassVar[dict[str, Limit]] = {"stage": below(STAGES)}

    stage: int

    def __init__(self, stage: int) -> None:
        self.stage = stage

    def run(self, table: ArchitectsTable) -> None:
        if self.stage < GAINS:
            table.stack.append(EndOfGame(self.stage + 1))
        if self.stage == INFLUENCE:
            if table.box.wow:
                award_influence(table)
            return
        for party in reversed(table.clockwise_from(table.starter)):
            if party < table.box.seats:
                for number in range(len(table.buildings[party]) - 1, -1, -1):
                    table.stack.append(EndEffect(party, number, self.stage))


class EndEffect(Procedure[ArchitectsTable]):
    """What a Building brings at the end. [14 E1, E3]"""

    __slots__ = ("number", "seat", "stage")
    fields: ClassVar[dict[str, Limit]] = {
        "seat": below("seats"),
        "number": below("building_ids"),
        "stage": below(STAGES),
    }

    seat: int
    number: int  # among the Buildings of the seat
    stage: int

    def __init__(self, seat: int, number: int, stage: int) -> None:
        self.seat = seat
        self.number = number
        self.stage = stage

    def misfit(self, table: ArchitectsTable) -> str:
        return "" if self.number < len(table.buildings[self.seat]) else "needs its Building on the table"

    def run(self, table: ArchitectsTable) -> None:
        box = table.box
        card = table.buildings[self.seat][self.number]
        if box.is_immediate[card]:
            return
        for effect in box.building_effects[card]:
            if self.stage == LOSSES:
                effect.at_end(table, self.seat)
            else:
                virtue = effect.end_virtue(table, self.seat)
                if virtue:
                    gain_virtue(table, self.seat, virtue)


def lose_virtue_at_end(table: ArchitectsTable, seat: int, count: int) -> None:
    """As always, Influence may avoid it. [14 E1, D30]"""
    if can_shield(table, seat):
        table.stack.append(LoseVirtueAtEnd(seat, count))
    else:
        lose_virtue(table, seat, count)


def award_influence(table: ArchitectsTable) -> None:
    """Who has most Influence gains Gold; those who are tied share it. [14 E2, R48]"""
    box = table.box
    most = max(table.influence)
    if not most:
        return
    tied = [party for party in table.clockwise_from(table.starter) if table.influence[party] == most]
    tied.sort(key=lambda party: (-table.virtue[party], -table.goods[GOODS * party + SILVER]))
    each, rest = divmod(box.influence_award, len(tied))
    for place, party in enumerate(tied):
        count = each + (place < rest)
        good = GOLD if party < box.seats else MARBLE
        table.goods[GOODS * party + good] += count
        if count and table.events is not None:
            table.tell("event-award", party, good={KIND_IDS[good]: count})


def has_most(table: ArchitectsTable, seat: int, counter: int) -> bool:
    """Has the seat strictly more than everybody else? [14, 15.8]"""
    own = count_of(table, seat, counter)
    for party in range(table.box.players):
        if party != seat:
            other = count_of(table, party, counter)
            if party >= table.box.seats and counter in (CLAY, WOOD, STONE, SILVER):
                other = ai_scoring.market_value(table)
            if other >= own:
                return False
    return True


def score_sources(table: ArchitectsTable, party: int) -> dict[str, int]:
    """What a party's score is made of, as it stands. [14 E4, 15.8]"""
    box = table.box
    at = GOODS * party
    debts = box.debt_vp * table.unpaid[party]
    buildings = 0
    for card in table.buildings[party]:
        buildings += box.building_vp[card]
        if not box.is_immediate[card]:
            for effect in box.building_effects[card]:
                debts += effect.debt_points(table, party)
                buildings += effect.end_points(table, party)
    person = party < box.seats
    found = [
        buildings,
        sum(box.wonder_vp[wonder] for wonder, owner in enumerate(table.wonder_owner) if owner == party),
        box.level_vp[table.cathedral[party]],
        box.virtue_vp[table.virtue[party]],
        debts,
        box.gold_vp * table.goods[at + GOLD],
        box.marble_vp * table.goods[at + MARBLE],
        table.goods[at + SILVER] // box.silver_per_vp if person else 0,
        -(table.prison[party] // box.prison_per_vp),
    ]
    return {name: points for name, points in zip(SCORE_SOURCES, found, strict=True) if points}


def scores(table: ArchitectsTable) -> list[int]:
    """Everybody's points as they stand; what the end still brings is not among them."""
    return [sum(score_sources(table, party).values()) for party in range(table.box.players)]


def outcome(table: ArchitectsTable) -> Outcome:
    """Most points, then Virtue, then Silver; else shared. [14 E5, R61]"""
    players = range(table.box.players)
    points = scores(table)
    silver = [table.goods[GOODS * party + SILVER] if party < table.box.seats else 0 for party in players]
    ranks = [(points[party], table.virtue[party], silver[party]) for party in players]
    places = [1 + sum(other > own for other in ranks) for own in ranks]
    tie = ""
    tied = [party for party in players if points[party] == max(points)]
    if len(tied) > 1:
        virtues = [table.virtue[party] for party in tied]
        best = [silver[party] for party in tied if table.virtue[party] == max(virtues)]
        tie = "virtue" if len(best) == 1 else "silver" if best.count(max(best)) == 1 else "shared"
    return Outcome(points, places, [score_sources(table, party) for party in players], ["guildhall"], tie)
