"""Which steps can be pending, and which table fits them. [Architects 5]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ophir.engine.errors import BadPosition
from ophir.engine.game import NOBODY
from ophir.engine.invariants import StepType, check_fit, check_order, check_pending, waits
from ophir.games.architects.black_market import KeepDrawn, MarketGoods, MarketVirtue
from ophir.games.architects.buildings import (
    BuildingDoes,
    Choose,
    Construct,
    DiscardApprentice,
    DiscardFor,
    Everybody,
    MayDestroyDebt,
    ReleaseOrCapture,
)
from ophir.games.architects.cathedral import Advance, CathedralDiscard
from ophir.games.architects.end_of_game import EndEffect, EndOfGame
from ophir.games.architects.gathering import TaxTaken
from ophir.games.architects.guardhouse import DebtPaid, Freed, Guard, ReleaseCost, VirtueCost
from ophir.games.architects.guildhall import Project
from ophir.games.architects.hidden import has_picked
from ophir.games.architects.hiring import Dismiss, HireAtMarket, HireFree, HirePrincess, Refill, TakeApprentice
from ophir.games.architects.kings_storehouse import Trade
from ophir.games.architects.paying import Pay
from ophir.games.architects.placement import Place, PlaceAnother
from ophir.games.architects.reset import (
    CrowdedPrison,
    MostInPrison,
    ReleaseInReset,
    ResetGains,
    ResetStep,
    StepNine,
)
from ophir.games.architects.setup import (
    Begin,
    BoardCards,
    ChooseBoard,
    DealAlone,
    DealPackets,
    Draft,
    KeepDealt,
    PassPackets,
    RefillDisplay,
    StartingApprentice,
)
from ophir.games.architects.table import NO_CARD, ArchitectsTable
from ophir.games.architects.town_centre import Capture, CaptureFree, TakeGroup
from ophir.games.architects.triggers import Gains, Trigger
from ophir.games.architects.turns import EndOfTurn, HandLimit, NextTurn, ResetIfDue, Retrieve, Turn
from ophir.games.architects.virtue import AboveVirtue, AvoidDebt, LoseVirtue, LoseVirtueAtEnd
from ophir.games.architects.wonders.consequences import PrincessReward, ProfiteerPrison, ProfiteerStep
from ophir.games.architects.wonders.influence import SpendInfluence
from ophir.games.architects.wonders.presence import (
    ActAfterContribution,
    AfterAction,
    ContributeAfter,
    ContributeBefore,
    ProfiteerTime,
    VisitWonder,
)
from ophir.games.architects.wonders.wonders import WonderBuilt, WonderPlace
from ophir.games.architects.workshop import HireAtWorkshop, HirePaid

Types = Sequence[StepType]

# What losing Virtue or taking a Debt can lead to.
LOSING: Final[Types] = (LoseVirtue, AvoidDebt, SpendInfluence, Pay, Gains)
# What any gain can lead to, a hire included.
HIRING: Final[Types] = (HireFree, HirePrincess, TakeApprentice, Dismiss, Refill, Trigger)
GAINING: Final[Types] = (AboveVirtue, *LOSING, *HIRING)
# What the action of a location can lead to.
ACTING: Final[Types] = (
    *(Trade, HireAtWorkshop, HirePaid, Capture, CaptureFree, TakeGroup, Guard, ReleaseCost, VirtueCost, Freed),
    *(DebtPaid, TaxTaken, MarketVirtue, MarketGoods, KeepDrawn, HireAtMarket, Project, Construct, BuildingDoes),
    *(Advance, CathedralDiscard, WonderBuilt, WonderPlace, Everybody, Choose, ReleaseOrCapture, MayDestroyDebt),
    *(DiscardFor, DiscardApprentice, PlaceAnother, AfterAction, VisitWonder, ProfiteerTime, ContributeBefore),
    *(ContributeAfter, ActAfterContribution, *GAINING),
)
ENDING: Final[Types] = (EndEffect, AboveVirtue, LoseVirtueAtEnd, *LOSING)
ABOVE: Final[Mapping[StepType, Types]] = {
    Begin: (ChooseBoard,),
    ChooseBoard: (ChooseBoard,),
    Turn: (BoardCards,),
    BoardCards: (DealAlone, DealPackets, PassPackets, KeepDealt),
    DealAlone: (RefillDisplay,),
    DealPackets: (RefillDisplay,),
    PassPackets: (Draft,),
    Draft: (Draft,),
    RefillDisplay: (StartingApprentice, *GAINING),
    StartingApprentice: (StartingApprentice, *GAINING),
    EndOfTurn: (ResetIfDue, ResetStep, Retrieve, MostInPrison, *LOSING),
    NextTurn: (HandLimit,),
    ResetIfDue: (Place, *ACTING),
    ResetStep: (
        *(StepNine, ResetGains, CrowdedPrison, MostInPrison, ProfiteerPrison, ProfiteerStep, PrincessReward),
        *GAINING,
    ),
    StepNine: (StepNine, ResetGains, *GAINING),
    ResetGains: (ReleaseInReset,),
    CrowdedPrison: (CrowdedPrison, *LOSING),
    MostInPrison: (MostInPrison, *LOSING),
    ProfiteerPrison: (ProfiteerStep, *GAINING),
    ProfiteerStep: (ProfiteerStep, *GAINING),
    PrincessReward: (PrincessReward, *GAINING),
    EndOfGame: ENDING,
    EndEffect: ENDING,
    LoseVirtue: (SpendInfluence, AvoidDebt, Pay, Gains),
    LoseVirtueAtEnd: (SpendInfluence, AvoidDebt, Pay, Gains),
    AvoidDebt: (Pay, Gains),
    Gains: GAINING,
    Trigger: ACTING,
    Refill: GAINING,
    TakeApprentice: (Dismiss,),
    HirePaid: (Pay,),
    Capture: (TakeGroup, AboveVirtue, *LOSING),
    CaptureFree: (TakeGroup, AboveVirtue, *LOSING),
    TakeGroup: (Pay,),
    Guard: (ReleaseCost, VirtueCost, Freed, DebtPaid, *GAINING),
    Freed: (VirtueCost, *LOSING),
    VirtueCost: LOSING,
    DebtPaid: (Pay,),
    TaxTaken: LOSING,
    Trade: GAINING,
    MarketGoods: (MarketVirtue, *LOSING),
    MarketVirtue: (Pay,),
    Construct: (Pay,),
    BuildingDoes: ACTING,
    WonderBuilt: (Pay,),
    WonderPlace: (AboveVirtue,),
    Advance: (CathedralDiscard, Pay),
    CathedralDiscard: (Pay,),
    Everybody: (Everybody, *GAINING),
    AfterAction: ACTING,
    ActAfterContribution: GAINING,
    VisitWonder: GAINING,
}


def check_stack(table: ArchitectsTable) -> None:
    """The pending steps fit each other and the table."""
    stack = table.stack
    check_pending(stack, table.last_turns == 0 and not stack)
    check_order(table, ABOVE)
    if not stack:
        _check_outside_turns(table, over=True)
        return
    first = stack[0]
    if isinstance(first, Begin):
        _check_choosing_boards(table)
    elif table.starter == NOBODY or table.starter >= table.box.seats:
        raise BadPosition("state.starter", "must be a person once the boards are chosen")
    elif isinstance(first, Turn):
        _check_preparing(table, first)
    elif isinstance(first, EndOfTurn | NextTurn):
        _check_turn(table, first.party)
    elif isinstance(first, (EndOfGame, *ENDING)):
        _check_outside_turns(table, over=True)
    else:
        raise BadPosition("stack", "must begin with Begin, Turn, EndOfTurn, NextTurn or EndOfGame")
    _check_packets(table)
    _check_display(table)
    _check_bill(table)
    if NOBODY not in table.market and not table.reset_due and not waits(table, ResetStep):
        raise BadPosition("state.reset_due", "must be true once the Black Market is full")
    check_fit(table)


def _check_outside_turns(table: ArchitectsTable, over: bool) -> None:
    if table.current != NOBODY:
        raise BadPosition("state.current", "must be null: it is nobody's turn")
    if over != (table.last_turns == 0):
        raise BadPosition("state.last_turns", "must be 0 once the last turn is over, and only then")
    if table.reset_due:
        raise BadPosition("state.reset_due", "must be false outside of turns")


def _check_choosing_boards(table: ArchitectsTable) -> None:
    """Those who have not chosen wait in reverse order of the seating. [3.1]"""
    _check_outside_turns(table, over=False)
    if table.starter != NOBODY:
        raise BadPosition("state.starter", "must be null until the boards are chosen")
    if not (table.box.variable and table.box.choose_boards):
        raise BadPosition("stack", "nobody chooses a board in this game")
    waiting = [step.seat for step in table.stack if isinstance(step, ChooseBoard)]
    seats = table.box.seats
    if not waiting or waiting != [(waiting[0] + place) % seats for place in range(len(waiting))]:
        raise BadPosition("stack", "must hold ChooseBoard of seats one after the other")
    for seat in range(seats):
        if (table.board[seat] == NO_CARD) != (seat in waiting):
            raise BadPosition("state.players", "just those who wait for a board have none")


def _check_preparing(table: ArchitectsTable, first: Turn) -> None:
    """Before the first turn, or before any other. [3]"""
    if len(table.stack) == 1:
        return
    _check_outside_turns(table, over=False)
    if first.party != table.starter:
        raise BadPosition("stack", "the first turn is the starting player's")
    alone = waits(table, DealAlone, KeepDealt)
    if alone != table.box.solo:
        raise BadPosition("stack", "must deal as many seats as there are")
    waiting = [step.seat for step in table.stack if isinstance(step, StartingApprentice)]
    order = [(table.starter + place) % table.box.seats for place in range(len(waiting))]
    if waiting != order:
        raise BadPosition("stack", "must hold StartingApprentice of the first players in turn order")


def _check_turn(table: ArchitectsTable, party: int) -> None:
    """In the turn of a party. [5]"""
    if table.current != party:
        raise BadPosition("state.current", f"must be {table.parties[party]}, whose turn is pending")
    if table.last_turns == 0:
        raise BadPosition("state.last_turns", "must be more in a turn")
    for step in table.stack:
        if isinstance(step, Place | Retrieve | HandLimit) and step.seat != party:
            raise BadPosition("stack", f"{type(step).__name__} must be of the seat whose turn it is")
        if isinstance(step, Place) and not table.supply[party]:
            raise BadPosition("stack", "Place needs a Worker in supply")
        if isinstance(step, HandLimit) and len(table.hand[party]) - step.left != table.box.hand_limit:
            raise BadPosition("stack", "HandLimit must be as many as are too many")
        if isinstance(step, AfterAction | ProfiteerTime | ContributeBefore) and not table.box.wow:
            raise BadPosition("stack", f"{type(step).__name__} belongs to Works of Wonder")
    if table.reset_due and not waits(table, ResetIfDue):
        raise BadPosition("state.reset_due", "must be false: no Reset waits")


def _check_packets(table: ArchitectsTable) -> None:
    """Only who chooses among cards has some before him. [3.1, 7.7]"""
    box = table.box
    top = table.stack[-1]
    picked = has_picked(table)
    for party in range(box.players):
        name = table.parties[party]
        size = len(table.packet[party])
        if waits(table, PassPackets) and party < box.seats:
            dealt = box.draft_hand - len(table.hand[party])
            if size != dealt or not box.draft_hand - box.draft_keep < size <= box.draft_hand:
                raise BadPosition(f"state.players.{name}.packet_size", "does not fit the draft")
        elif isinstance(top, KeepDealt) and party == top.seat:
            if size + box.solo_keep - top.left != box.solo_deal or len(table.hand[party]) + top.left != box.solo_keep:
                raise BadPosition(f"state.players.{name}.packet_size", "does not fit what was dealt")
        elif isinstance(top, KeepDrawn) and party == top.seat:
            if not 1 < size <= box.market_draw:
                raise BadPosition(f"state.players.{name}.packet_size", "does not fit what was drawn")
        elif size:
            raise BadPosition(f"state.players.{name}.packet", "must be empty: nobody chooses among cards")
        if (table.picked[party] != NO_CARD) != picked[party]:
            raise BadPosition(f"state.players.{name}.picked", "must be a card of the packet once chosen")
    if waits(table, Draft):
        seats = [step.seat for step in table.stack if isinstance(step, Draft)]
        if seats != list(range(box.seats - 1, box.seats - 1 - len(seats), -1)):
            raise BadPosition("stack", "must hold Draft of the last seats, the next on top")


def _check_display(table: ArchitectsTable) -> None:
    """Rows lie to the left, unless one is about to slide. [7.3]"""
    if waits(table, RefillDisplay, Refill):
        return
    columns = table.box.columns
    for slot in range(1, len(table.display)):
        if slot % columns and table.display[slot] != NO_CARD and table.display[slot - 1] == NO_CARD:
            raise BadPosition("state.display", "each row must lie to the left")


def _check_bill(table: ArchitectsTable) -> None:
    """Something is being paid, or nothing. [8]"""
    paying = [step for step in table.stack if isinstance(step, Pay)]
    if len(paying) > 1 or (paying and table.stack[-1] is not paying[0]):
        raise BadPosition("stack", "one Pay can wait, on top")
    if not paying and any(table.bill):
        raise BadPosition("state.bill", "must be empty: nothing is being paid")
