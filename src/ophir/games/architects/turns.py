"""Turns: place a Worker or take one back, the Reset, the end of the turn. [Architects 5, 7.9]"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ophir.engine.lists import zeros
from ophir.engine.steps import Decision, Limit, Procedure, Several, Step, below, up_to
from ophir.games.architects.ai.turn import AiTurn
from ophir.games.architects.end_of_game import EndOfGame
from ophir.games.architects.piles import discard
from ophir.games.architects.placement import Place
from ophir.games.architects.reset import ResetStep
from ophir.games.architects.table import CIRCLES, MOST_PARTIES, NOBODY, SPACES, ArchitectsTable

Steps = list[Step[Any]]  # as a position keeps them


class Turn(Procedure[ArchitectsTable]):
    """The turn of a party begins. [5 T0, T1]"""

    __slots__ = ("party",)
    fields: ClassVar[dict[str, Limit]] = {"party": below("players")}

    party: int

    def __init__(self, party: int) -> None:
        self.party = party

    def run(self, table: ArchitectsTable) -> None:
        begin_turn(table, self.party)


def begin_turn(table: ArchitectsTable, party: int) -> None:
    """What the turn consists of, the last on top."""
    table.current = party
    if party == table.starter:
        table.round += 1
    if table.events is not None:
        table.tell("event-turn", party)
    if party >= table.box.seats:
        table.stack += AI_TURN[party]
    elif table.supply[party]:
        table.stack += PLACING[party]
    else:
        table.stack += RETRIEVING[party]


class Retrieve(Decision[ArchitectsTable]):
    """Without a Worker in supply one is taken back, from a circle location if there is any. [7.9, D5, R14]"""

    __slots__ = ()
    id: ClassVar[str] = "D5"
    ask: ClassVar[str] = "retrieve"
    rule: ClassVar[str] = "7.9"

    def legal(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        seat = self.seat
        workers = table.workers
        found: list[int] = []
        for place in range(CIRCLES):
            if workers[CIRCLES * seat + place]:
                found.append(box.RETRIEVE + place)
        if found:
            return found
        if table.prison[seat]:
            found.append(box.RETRIEVE_PRISON)
        for space in range(SPACES):
            if table.market[space] == seat:
                found.append(box.RETRIEVE_MARKET + space)
        for captor in range(box.players):
            if table.captured[box.players * captor + seat]:
                found.append(box.RETRIEVE_CAPTOR + box.party_column[captor])
        return found

    def take(self, table: ArchitectsTable, action: int) -> None:
        box = table.box
        seat = self.seat
        table.supply[seat] += 1
        if action == box.RETRIEVE_PRISON:
            table.prison[seat] -= 1
            place = "prison"
        elif action < box.RETRIEVE_PRISON:
            table.add_workers(seat, action - box.RETRIEVE, -1)
            place = box.location_ids[action - box.RETRIEVE]
        elif action < box.RETRIEVE_CAPTOR:
            market = table.market[:]
            market[action - box.RETRIEVE_MARKET] = NOBODY
            table.market = market
            place = "black_market"
        else:
            captor = min(action - box.RETRIEVE_CAPTOR, box.players - 1)
            table.captured[box.players * captor + seat] -= 1
            place = "captor"
        if table.events is not None:
            table.tell("event-retrieved", seat, place=place)

    def run(self, table: ArchitectsTable) -> None:
        """All Workers are in the Guildhall: the turn is skipped. [R14]"""
        if table.events is not None:
            table.tell("event-skipped", self.seat)


class ResetIfDue(Procedure[ArchitectsTable]):
    """A Reset that was triggered in this turn, once. [5 T3, R12]"""

    __slots__ = ()

    def run(self, table: ArchitectsTable) -> None:
        if table.reset_due:
            table.reset_due = 0
            if table.events is not None:
                table.tell("event-reset", table.current)
            table.stack.append(ResetStep(1))


class EndOfTurn(Procedure[ArchitectsTable]):
    """Too many cards are discarded; then it is the next player's turn, or the end. [5 T4]"""

    __slots__ = ("party",)
    fields: ClassVar[dict[str, Limit]] = {"party": below("players")}

    party: int

    def __init__(self, party: int) -> None:
        self.party = party

    def run(self, table: ArchitectsTable) -> None:
        if self.party < table.box.seats:
            more = len(table.hand[self.party]) - table.box.hand_limit
            if more > 0:
                table.stack.append(NextTurn(self.party))
                table.stack.append(HandLimit(self.party, more))
                return
        next_turn(table, self.party)


class HandLimit(Several[ArchitectsTable]):
    """Which cards go under the pile. [5 T4, D29, R30]"""

    __slots__ = ()
    id: ClassVar[str] = "D29"
    ask: ClassVar[str] = "hand_limit"
    rule: ClassVar[str] = "5"
    fields: ClassVar[dict[str, Limit]] = {**Decision.fields, "left": up_to("building_ids")}

    def legal(self, table: ArchitectsTable) -> list[int]:
        return [table.box.DISCARD + card for card in table.hand[self.seat]]

    def take(self, table: ArchitectsTable, action: int) -> None:
        if self.left > 1:
            table.stack.append(HandLimit(self.seat, self.left - 1))
        discard(table, self.seat, action - table.box.DISCARD)


class NextTurn(Procedure[ArchitectsTable]):
    """After the last turn of the final round the game ends, and after far more rounds than anybody plays. [5 T4, R15,
    R44, R78]"""

    __slots__ = ("party",)
    fields: ClassVar[dict[str, Limit]] = {"party": below("players")}

    party: int

    def __init__(self, party: int) -> None:
        self.party = party

    def run(self, table: ArchitectsTable) -> None:
        next_turn(table, self.party)


def next_turn(table: ArchitectsTable, party: int) -> None:
    """The turn of whoever follows, or the end."""
    if 1 in table.spare:
        table.spare = zeros(len(table.spare))
    following = table.next_party(party)
    if table.last_turns > 0:
        table.last_turns -= 1
    elif following == table.starter and table.round == table.box.safety_rounds:
        table.last_turns = 0
    if not table.last_turns:
        table.current = NOBODY
        table.stack.append(EndOfGame(1))
        return
    begin_turn(table, following)


# Steps never change, so every turn can use the same ones. They lie on each other, the first done on top.
AI_TURN: Final[list[Steps]] = [[EndOfTurn(party), ResetIfDue(), AiTurn()] for party in range(MOST_PARTIES)]
PLACING: Final[list[Steps]] = [[EndOfTurn(party), ResetIfDue(), Place(party)] for party in range(MOST_PARTIES)]
RETRIEVING: Final[list[Steps]] = [[EndOfTurn(party), Retrieve(party)] for party in range(MOST_PARTIES)]
