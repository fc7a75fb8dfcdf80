"""The Black Market Reset, step by step. [Architects 13]"""

from __future__ import annotations

from typing import ClassVar, Final

from ophir.engine.steps import Decision, Limit, Procedure, below
from ophir.games.architects.ai import powers as ai_powers
from ophir.games.architects.prison import release
from ophir.games.architects.table import NO_CARD, NOBODY, RELEASES, RESET, RESET_NOBODY_IN_PRISON, ArchitectsTable
from ophir.games.architects.triggers import trigger
from ophir.games.architects.virtue import lose_virtue, take_debts
from ophir.games.architects.wonders import consequences

MARKET_TO_PRISON: Final = 1
TURN_MARKET: Final = 2
APPRENTICES_FIRST: Final = 3
PROFITEER: Final = 4
PRINCESS: Final = 5
TO_WONDERS: Final = 6
TURN_CONTRIBUTION: Final = 7
APPRENTICES: Final = 9
VIRTUE: Final = 10
DEBTS: Final = 11
STEPS: Final = 12


class ResetStep(Procedure[ArchitectsTable]):
    """One step; the next waits until all have done it, clockwise from the active player. [13]"""

    __slots__ = ("number",)
    fields: ClassVar[dict[str, Limit]] = {"number": below(STEPS)}

    number: int

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, table: ArchitectsTable) -> None:
        step = self.number
        wow = table.box.wow
        if step + 1 < STEPS:
            table.stack.append(ResetStep(step + 1))
        if step == MARKET_TO_PRISON:
            imprison_market(table)
        elif step == TURN_MARKET:
            turn_market(table)
        elif step == APPRENTICES:
            for party in reversed(table.clockwise_from(table.current)):
                table.stack.append(StepNine(party))
        elif step == VIRTUE:
            for party in reversed(table.clockwise_from(table.current)):
                if table.prison[party] >= table.box.prison_many:
                    table.stack.append(CrowdedPrison(party))
        elif step == DEBTS:
            most = max(table.prison)
            for party in reversed(table.clockwise_from(table.current)):
                if most and table.prison[party] == most:
                    table.stack.append(MostInPrison(party))
        elif wow:
            self.run_wonders(table)

    def run_wonders(self, table: ArchitectsTable) -> None:
        """The steps of Works of Wonder."""
        if self.number == APPRENTICES_FIRST:
            consequences.apprentices_first(table)
        elif self.number == PROFITEER:
            consequences.profiteer(table)
        elif self.number == PRINCESS:
            consequences.princess(table)
        elif self.number == TO_WONDERS:
            consequences.to_wonders(table)
        elif self.number == TURN_CONTRIBUTION:
            consequences.turn_card(table)


def imprison_market(table: ArchitectsTable) -> None:
    """All Workers of the Black Market go to Prison. [13 step 1]"""
    count = 0
    for owner in table.market:
        if owner != NOBODY:
            table.prison[owner] += 1
            count += 1
    table.market = [NOBODY] * len(table.market)
    if count and table.events is not None:
        table.tell("event-reset-prison", table.current, place="black_market", count=count)


def turn_market(table: ArchitectsTable) -> None:
    """The top Small card is turned onto the Large pile; an empty Small pile is made anew. [13 step 2, R32]"""
    box = table.box
    if table.small_top == NO_CARD:
        table.large = []
        if table.events is not None:
            table.tell("event-reset-shuffled", table.current)
    else:
        # Which of the cards with this Small side it is shows only now.
        alike = [
            1 if box.small_face[card] == table.small_top and card not in table.large else 0
            for card in range(len(box.market_ids))
        ]
        card = table.pick_counted(alike, sum(alike), box.market_ids)
        table.large = [*table.large, card]
        if table.events is not None:
            table.tell("event-reset-market", table.current, reveals=True, market=box.market_ids[card])
    reveal_small(table)


def reveal_small(table: ArchitectsTable) -> None:
    """The Small side of the new top card is seen, if there is one."""
    box = table.box
    left = [0 if card in table.large else 1 for card in range(len(box.market_ids))]
    size = sum(left)
    table.small_top = box.small_face[table.pick_counted(left, size, box.market_ids)] if size else NO_CARD


class StepNine(Procedure[ArchitectsTable]):
    """All other Reset effects of a party. [13 step 9]"""

    __slots__ = ("party",)
    fields: ClassVar[dict[str, Limit]] = {"party": below("players")}

    party: int

    def __init__(self, party: int) -> None:
        self.party = party

    def run(self, table: ArchitectsTable) -> None:
        if self.party >= table.box.seats:
            ai_powers.at_reset(table)
            return
        table.stack.append(ResetGains(self.party))
        if table.prison[self.party] and table.total_of(self.party, RELEASES):
            table.stack.append(ReleaseInReset(self.party))


class ReleaseInReset(Decision[ArchitectsTable]):
    """Gatekeeper and Fara: how many own Workers are released. [13 step 9, D27]"""

    __slots__ = ()
    id: ClassVar[str] = "D27"
    ask: ClassVar[str] = "release"
    rule: ClassVar[str] = "13"
    tag: ClassVar[str] = "reset"

    def legal(self, table: ArchitectsTable) -> list[int]:
        most: int = min(table.prison[self.seat], table.total_of(self.seat, RELEASES))
        return [table.box.RELEASE + count for count in range(most + 1)]

    def take(self, table: ArchitectsTable, action: int) -> None:
        release(table, self.seat, action - table.box.RELEASE)


class ResetGains(Procedure[ArchitectsTable]):
    """Squires of who has nobody in Prison, and what comes anyway. [13 step 9]"""

    __slots__ = ("seat",)
    fields: ClassVar[dict[str, Limit]] = {"seat": below("seats")}

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, table: ArchitectsTable) -> None:
        trigger(table, self.seat, RESET)
        if not table.prison[self.seat]:
            trigger(table, self.seat, RESET_NOBODY_IN_PRISON)


class CrowdedPrison(Procedure[ArchitectsTable]):
    """Who has many Workers in Prison loses Virtue. [13 step 10]"""

    __slots__ = ("party",)
    fields: ClassVar[dict[str, Limit]] = {"party": below("players")}

    party: int

    def __init__(self, party: int) -> None:
        self.party = party

    def run(self, table: ArchitectsTable) -> None:
        lose_virtue(table, self.party, table.box.prison_virtue)


class MostInPrison(Procedure[ArchitectsTable]):
    """Who has most Workers in Prison takes a Debt. [13 step 11]"""

    __slots__ = ("party",)
    fields: ClassVar[dict[str, Limit]] = {"party": below("players")}

    party: int

    def __init__(self, party: int) -> None:
        self.party = party

    def run(self, table: ArchitectsTable) -> None:
        take_debts(table, self.party, table.box.prison_debts)
