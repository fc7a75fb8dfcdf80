"""What a Reset brings with Works of Wonder: Profiteer, Princess, Contribution cards. [Architects 13 steps 3-8]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.lists import increased
from ophir.engine.steps import Decision, Limit, Procedure, below
from ophir.games.architects.ai import gains as ai_gains
from ophir.games.architects.gains import gain
from ophir.games.architects.goods import DESTROY_DEBT
from ophir.games.architects.table import (
    CIRCLES,
    NO_CARD,
    NOBODY,
    RESET_AT_PRINCESS,
    RESET_AT_PROFITEER,
    ArchitectsTable,
)
from ophir.games.architects.triggers import Trigger
from ophir.games.architects.virtue import lose_virtue


def at(table: ArchitectsTable, place: int) -> list[int]:
    """Who has Workers at a location, clockwise from the active player."""
    return [party for party in table.clockwise_from(table.current) if table.workers[CIRCLES * party + place]]


def apprentices_first(table: ArchitectsTable) -> None:
    """Street Urchins of who is with the Profiteer, Aristocrats of who is with the Princess. [13 step 3]"""
    for party in reversed(table.clockwise_from(table.current)):
        if party < table.box.seats:
            if table.workers[CIRCLES * party + table.princess()]:
                table.stack.append(Trigger(party, RESET_AT_PRINCESS))
            if table.workers[CIRCLES * party + table.profiteer()]:
                table.stack.append(Trigger(party, RESET_AT_PROFITEER))


def profiteer(table: ArchitectsTable) -> None:
    """Everybody who is with the Profiteer, once; then all Workers there go to Prison. [13 step 4, R41]"""
    table.stack.append(ProfiteerPrison())
    for party in reversed(at(table, table.profiteer())):
        table.stack.append(ProfiteerStep(party))


class ProfiteerStep(Procedure[ArchitectsTable]):
    """What the Consequence card brings to one party. [13 step 4]"""

    __slots__ = ("party",)
    fields: ClassVar[dict[str, Limit]] = {"party": below("players")}

    party: int

    def __init__(self, party: int) -> None:
        self.party = party

    def misfit(self, table: ArchitectsTable) -> str:
        return "" if table.consequence >= 0 else "needs a Consequence card"

    def run(self, table: ArchitectsTable) -> None:
        box = table.box
        if box.profiteer_loss[table.consequence]:
            lose_virtue(table, self.party, box.profiteer_loss[table.consequence])
        else:
            gain(table, self.party, box.profiteer_gain[table.consequence])


class ProfiteerPrison(Procedure[ArchitectsTable]):
    """All Workers with the Profiteer go to Prison. [13 step 4]"""

    __slots__ = ()

    def misfit(self, table: ArchitectsTable) -> str:
        return "" if table.consequence >= 0 else "needs a Consequence card"

    def run(self, table: ArchitectsTable) -> None:
        place = table.profiteer()
        count = 0
        for party in range(table.box.players):
            here = table.workers[CIRCLES * party + place]
            table.workers[CIRCLES * party + place] = 0
            table.prison[party] += here
            count += here
        if count and table.events is not None:
            table.tell("event-reset-prison", table.current, place=table.box.location_ids[place], count=count)


def princess(table: ArchitectsTable) -> None:
    """Who has most Workers with the Princess is rewarded, all who are tied. [13 step 5, R42]"""
    place = table.princess()
    most = max(table.workers[place::CIRCLES])
    for party in reversed(at(table, place)):
        if table.workers[CIRCLES * party + place] == most:
            table.stack.append(PrincessReward(party))


class PrincessReward(Decision[ArchitectsTable]):
    """Which of the Princess's rewards, where she offers several. [13 step 5, D28, R69]"""

    __slots__ = ()
    id: ClassVar[str] = "D28"
    ask: ClassVar[str] = "princess"
    rule: ClassVar[str] = "13"
    tag: ClassVar[str] = "reset"
    fields: ClassVar[dict[str, Limit]] = {"seat": below("players")}

    def misfit(self, table: ArchitectsTable) -> str:
        return "" if table.consequence >= 0 else "needs a Consequence card"

    def legal(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        if self.seat >= box.seats or not box.princess_choice[table.consequence]:
            return []
        found = []
        for action in box.princess_choice[table.consequence]:
            goods = box.gains[box.chosen_gain[action - box.CHOOSE]]
            if not goods[DESTROY_DEBT] or table.unpaid[self.seat]:
                found.append(action)
        return found

    def take(self, table: ArchitectsTable, action: int) -> None:
        gain(table, self.seat, table.box.chosen_gain[action - table.box.CHOOSE], 1, 1)

    def run(self, table: ArchitectsTable) -> None:
        box = table.box
        if self.seat >= box.seats:
            ai_gains.princess_reward(table, table.consequence)
        elif box.princess_gain[table.consequence] >= 0:
            gain(table, self.seat, box.princess_gain[table.consequence], 1, 1)


def to_wonders(table: ArchitectsTable) -> None:
    """What was contributed comes to the Wonder cards; of a built one to the supply. [13 step 6, R37]"""
    for wonder, owner in enumerate(table.wonder_owner):
        if owner == NOBODY and table.contributed >> table.box.wonder_resource[wonder] & 1:
            table.wonder_goods = increased(table.wonder_goods, wonder)
    table.contributed = 0


def turn_card(table: ArchitectsTable) -> None:
    """The top Contribution card is turned and moves Princess and Profiteer; an empty pile is made anew. [13, R31]"""
    if table.contribution == NO_CARD:
        set_up(table)
    else:
        turn_top(table)


def turn_top(table: ArchitectsTable) -> None:
    """The top card comes onto the Consequence pile, and the next one is seen."""
    box = table.box
    alike = [
        1 if box.contribution_face[card] == table.contribution and not table.turned >> card & 1 else 0
        for card in range(len(box.contribution_ids))
    ]
    card = table.pick_counted(alike, sum(alike), box.contribution_ids)
    table.turned |= 1 << card
    table.consequence = card
    if table.events is not None:
        table.tell("event-reset-consequence", table.current, reveals=True, contribution=box.contribution_ids[card])
    reveal_contribution(table)


def reveal_contribution(table: ArchitectsTable) -> None:
    """The Contribution side of the new top card is seen, if there is one."""
    box = table.box
    left = [0 if table.turned >> card & 1 else 1 for card in range(len(box.contribution_ids))]
    size = sum(left)
    if not size:
        table.contribution = NO_CARD
        return
    table.contribution = box.contribution_face[table.pick_counted(left, size, box.contribution_ids)]


def set_up(table: ArchitectsTable) -> None:
    """All cards are shuffled, and one is turned. [3.2, R31]"""
    table.turned = 0
    reveal_contribution(table)
    turn_top(table)
