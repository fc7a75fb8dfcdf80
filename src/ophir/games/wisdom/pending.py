"""Which steps can be pending, and which table fits them. [Wisdom 4]"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ophir.engine.errors import BadPosition
from ophir.engine.game import NOBODY
from ophir.engine.invariants import StepType, check_fit, check_order, check_pending, refuse
from ophir.engine.steps import Decision, Step
from ophir.games.wisdom.building_cards import ConvertAgain, ConvertCubes, GiveCube, RemoveShortage
from ophir.games.wisdom.end_of_year import MAX_YEARS, YearCheck, end_bits, end_conditions
from ophir.games.wisdom.foreman import ChooseBuilding, PayBuilding, PlaceHouse
from ophir.games.wisdom.fortune_cards import CardResolved, CardTime, PlayCard
from ophir.games.wisdom.fortune_deck import DiscardCard
from ophir.games.wisdom.gains import CardsAndRoads, ReplaceByExotics, TakeAny
from ophir.games.wisdom.hidden import has_chosen
from ophir.games.wisdom.holy_place import HandOver, HandOverHis
from ophir.games.wisdom.jeroboam import HisPurchase, JeroboamTurn
from ophir.games.wisdom.jeroboam_circle import HisCircle, HisRemoval
from ophir.games.wisdom.jeroboam_market import HisMat
from ophir.games.wisdom.jeroboam_roads import HisRoad
from ophir.games.wisdom.levite import PayLevite
from ophir.games.wisdom.merchant import MoveDown, Purchase, Trade
from ophir.games.wisdom.placement import Place
from ophir.games.wisdom.repeating import ChooseAdjacent, RepeatWorker, TakeAdjacent
from ophir.games.wisdom.roads import PlaceRoad
from ophir.games.wisdom.setup import KeepCard, Opening
from ophir.games.wisdom.table import JEROBOAM, NO_CARD, PERSON, WisdomTable
from ophir.games.wisdom.trader import TradeGive, TradeTake
from ophir.games.wisdom.turns import Turn

HIS: Final = (HisMat, HisRoad, HisCircle, HisRemoval)
# What a worker's resolution can consist of, a card that is played included.
VISITS: Final[Sequence[StepType]] = (
    *(CardTime, PlayCard, CardResolved, PayLevite, DiscardCard, ChooseBuilding, PayBuilding, PlaceRoad),
    *(RemoveShortage, CardsAndRoads, TakeAny),
)
ABOVE: Final[Mapping[StepType, Sequence[StepType]]] = {
    Opening: (KeepCard,),
    KeepCard: (KeepCard,),
    Purchase: (Purchase,),
    HisPurchase: (Purchase,),
    Turn: (
        *(Purchase, HisPurchase, Place, JeroboamTurn, *VISITS, ReplaceByExotics, ConvertCubes, ConvertAgain, GiveCube),
        *(HandOver, HandOverHis, *HIS),
    ),
    CardTime: (Trade, TradeGive, TradeTake, ReplaceByExotics),
    Trade: (MoveDown,),
    CardResolved: (*VISITS, Trade, RepeatWorker, ChooseAdjacent, TakeAdjacent),
    CardsAndRoads: (TakeAny, ReplaceByExotics),
    PlaceRoad: (PlaceHouse, PlaceRoad),
    HandOver: (HandOver,),
    HisRoad: (HisRoad,),
}


def check_stack(table: WisdomTable) -> None:
    """The pending steps fit each other and the table."""
    stack = table.stack
    check_pending(stack, table.ends != 0)
    if not stack:
        _check_over(table)
        return
    check_order(table, ABOVE)
    first = type(stack[0])
    if first is Opening:
        _check_choosing(table)
    else:
        refuse(table.starter == NOBODY, "state.starting_player", "must be somebody once the cards are chosen")
        refuse(any(kept != NO_CARD for kept in table.kept), "state.players", "kept must be null once all have chosen")
        refuse(first is not Turn and first is not YearCheck, "stack", "must begin with Opening or Turn")
        if any(isinstance(step, Purchase | HisPurchase) for step in stack):
            _check_purchases(table)
        else:
            _check_turn(table)
    check_fit(table)
    if [step.card for step in stack if isinstance(step, CardResolved)] != table.in_play:
        raise BadPosition("stack", "must hold CardResolved for each card in play, and for no other")


def _check_over(table: WisdomTable) -> None:
    """A game that is over has ended by just the conditions that hold. [4, R46]"""
    holding = end_conditions(table) or ([MAX_YEARS] if table.year >= table.box.max_years else [])
    if table.ends != end_bits(table, holding):
        raise BadPosition("state.ends", f"must be {', '.join(holding) or 'empty, so something must be pending'}")
    if any(left and not passed for left, passed in zip(table.workers_left, table.passed, strict=True)):
        raise BadPosition("state.players", "nobody has workers to place in a game that is over")
    _check_nobodys_turn(table)


def _check_nobodys_turn(table: WisdomTable) -> None:
    refuse(table.current != NOBODY, "state.current", "must be null: it is nobody's turn")


def _check_choosing(table: WisdomTable) -> None:
    """Those who have not chosen wait in the order of the seats. [3]"""
    _check_nobodys_turn(table)
    refuse(table.starter != NOBODY, "state.starting_player", "must be null until the cards are chosen")
    seats = [step.seat for step in table.stack if isinstance(step, KeepCard)]
    if seats != list(range(table.box.seats - 1, table.box.seats - 1 - len(seats), -1)):
        raise BadPosition("stack", "must hold KeepCard of the last seats, the next on top")
    chosen = has_chosen(table)
    kinds = table.box.fortunes
    for party, kept in enumerate(table.kept):
        hand = table.fortune.hand[kinds * party : kinds * (party + 1)]
        size = table.fortune.hand_size[party]
        fits = kept == NO_CARD
        if chosen[party] and size:
            fits = kept == kinds or (kept != NO_CARD and (hand[kept] > 0 or sum(hand) < size))
        refuse(not fits, f"state.players.{table.parties[party]}.kept", "must be a card of the hand once chosen")


def _check_purchases(table: WisdomTable) -> None:
    """The Starting Player buys last, before that the others counterclockwise. [3]"""
    _check_nobodys_turn(table)
    parties = len(table.favor)
    buyers = [JEROBOAM if isinstance(step, HisPurchase) else step.seat_asked() for step in table.stack[1:]]
    order = [(table.starter + number) % parties for number in range(len(buyers))]
    below = [step for step in table.stack[1:-1] if isinstance(step, Purchase)]
    if repr(table.stack[0]) != repr(Turn(table.starter)) or buyers != order:
        raise BadPosition("stack", "the purchases must lead counterclockwise to the Starting Player")
    if any(step.left != table.box.purchases for step in below):
        raise BadPosition("stack", f"whoever has not begun to buy may buy {table.box.purchases} cubes")


def _check_turn(table: WisdomTable) -> None:
    """Above the next turn lies what the worker of this one led to. [4]"""
    stack = table.stack
    if len(stack) == 1 and not isinstance(stack[0], Decision):
        return  # a turn that is about to begin
    refuse(isinstance(stack[0], YearCheck), "stack", "nothing waits at the end of a year")
    current = table.current
    if current == NOBODY or repr(stack[0]) != repr(Turn((current + 1) % len(table.favor))):
        raise BadPosition("state.current", "must be the party before the one whose turn is next")
    for step in stack[1:]:
        _check_seat(table, step, current)
    givers = [step.seat for step in stack if isinstance(step, HandOver)]
    refuse(len(set(givers)) != len(givers), "stack", "nobody gives twice for the Menorah")


def _check_seat(table: WisdomTable, step: Step[WisdomTable], current: int) -> None:
    name = type(step).__name__
    if isinstance(step, HandOver):
        if step.to != current or step.seat == current:
            raise BadPosition("stack", "HandOver: others give to the party whose turn it is")
    elif isinstance(step, HandOverHis):
        refuse(current != PERSON, "stack", "HandOverHis: he gives to the person")
    elif isinstance(step, HIS):
        if current != JEROBOAM or step.seat != PERSON:
            raise BadPosition("stack", f"{name} belongs to Jeroboam's turn and is decided by the person")
    elif isinstance(step, Place):
        if step.seat != current or not table.workers_left[current] or table.passed[current]:
            raise BadPosition("stack", "Place: it must be the party whose turn it is, with a worker to place")
    elif "seat" in step.fields and getattr(step, "seat") != current:  # noqa: B009  # of any step that has a seat
        raise BadPosition("stack", f"{name} must be of the party whose turn it is")
