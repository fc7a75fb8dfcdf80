"""What holds in every position: pieces are conserved, states fit together, pending steps fit the table. [Temple 17]"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from ophir.engine.errors import BadPosition
from ophir.engine.game import NOBODY
from ophir.engine.steps import Step
from ophir.games.temple.box import Box
from ophir.games.temple.building_phase import (
    Build,
    BuildFurnishing,
    Building,
    SinCheck,
    SinResponse,
    SinWindow,
)
from ophir.games.temple.destruction import Destroy, SendBack
from ophir.games.temple.discard_phase import DiscardCards
from ophir.games.temple.hidden import exchanging, in_class, promise_kept, public_cards
from ophir.games.temple.instants import OfferingWindow, PriestWindow, TurnWindow, WallWindow
from ophir.games.temple.israelite_army import Defence, Relocate, RelocateTo
from ophir.games.temple.lay_siege import BonusMove
from ophir.games.temple.levites import Find
from ophir.games.temple.military_phase import Attack, AttackEnd, MilitaryPhase
from ophir.games.temple.offerings import ExchangeGive, ExchangeTake, ResolveOffering
from ophir.games.temple.pray_and_fast import Retrieve
from ophir.games.temple.preparation import Preparation
from ophir.games.temple.setup import ChooseProphet, OpeningHands
from ophir.games.temple.table import (
    GOOD_PRIEST,
    HIDDEN,
    NO_CARD,
    NO_GRAIN,
    SEATS,
    SEEN,
    TempleTable,
)
from ophir.games.temple.turn import TurnEnd
from ophir.games.temple.winning import FILLING

StepType = type[Step[Any]]

OFFERING: Final[tuple[StepType, ...]] = (ResolveOffering, ExchangeGive, ExchangeTake)
ACTION: Final[tuple[StepType, ...]] = (PriestWindow, *OFFERING, Find, Retrieve)

# Of each pending step: what may lie on it.
ABOVE: Final[dict[StepType, tuple[StepType, ...]]] = {
    OpeningHands: (ChooseProphet,),
    ChooseProphet: (ChooseProphet,),
    TurnEnd: (DiscardCards,),
    DiscardCards: (Building,),
    Building: (MilitaryPhase, Defence, Build, BuildFurnishing, SinCheck, SinResponse, *ACTION),
    MilitaryPhase: (Preparation,),
    Preparation: (TurnWindow, *ACTION),
    TurnWindow: OFFERING,
    ResolveOffering: (OfferingWindow,),
    Defence: (AttackEnd, Relocate, RelocateTo, *OFFERING),
    AttackEnd: (Destroy,),
    Destroy: (Attack, WallWindow, SendBack, *OFFERING),
    Attack: (WallWindow, BonusMove, *OFFERING),
    WallWindow: (BonusMove, SendBack),
    SinCheck: (SinWindow, PriestWindow, *OFFERING),
    SinWindow: OFFERING,
}
# Steps of the opponent of the active player; those not named here are the active player's, or nobody's.
OPPONENTS: Final[tuple[StepType, ...]] = (TurnWindow, PriestWindow, SinWindow, Attack, BonusMove, Destroy, SendBack)


def check_table(table: TempleTable) -> None:
    """Raise BadPosition for the first thing that can't be."""
    if table.active == NOBODY and (table.turns or table.grain or table.offered != NO_CARD):
        raise BadPosition("state.active", "must be a player once the game has begun")
    if (table.winner != NOBODY) != (table.ends >> FILLING & 1 == 1):
        raise BadPosition("state.winner", "must be a player just when the Filling was played")
    for seat in range(SEATS):
        field = f"state.players.{table.game.seat_names[seat]}"
        _check_board(table, seat, field)
        _check_slots(table, seat, field)
        _check_cards(table, seat, field)
        _check_knowledge(table, seat, field)


def _check_board(table: TempleTable, seat: int, field: str) -> None:
    box = table.box
    if table.tokens[1 - seat] < 0:
        raise BadPosition(f"{field}.armies", f"there are only {box.tokens} army tokens")
    for card in box.furnishings:
        if table.built[seat] >> card & 1 and not table.built[seat] >> box.home[card] & 1:
            raise BadPosition(f"{field}.furnishings", f"{box.card_ids[card]} needs its Structure in play")
    wanted = box.all_structures | box.all_furnishings
    if table.winner == seat and table.built[seat] & wanted != wanted:
        raise BadPosition("state.winner", "must have the whole Temple in play")


def _check_slots(table: TempleTable, seat: int, field: str) -> None:
    box = table.box
    if table.unclean[seat] and table.priest[seat] != GOOD_PRIEST:
        raise BadPosition(f"{field}.unclean", "needs a good Priest under it")
    if table.bad_offerings[seat] and not table.altar[seat]:
        raise BadPosition(f"{field}.bad_offerings", "needs an Altar under it")
    if table.fast[seat] == box.fast_reward and seat != table.active:
        raise BadPosition(f"{field}.fast", "its reward is taken in the own turn")


def _check_cards(table: TempleTable, seat: int, field: str) -> None:
    """Each player's cards over all zones are exactly that deck."""
    box = table.box
    if box.scapegoat in table.hand[seat]:
        raise BadPosition(f"{field}.hand", "the Scapegoat is never in a hand")
    found = table.draw[seat][:]
    for card in (*public_cards(table, seat), *(card for card in table.hand[seat] if card != HIDDEN)):
        found[card] += 1
    hidden = sum(card == HIDDEN for card in table.hand[seat])
    if sum(table.draw[seat]) != table.draw_size[seat]:
        hidden += table.draw_size[seat]
    if sum(found) + hidden != box.deck_size:
        raise BadPosition(field, f"{sum(found) + hidden} cards in all, but a deck has {box.deck_size}")
    for card, id in enumerate(box.card_ids):
        if found[card] > box.counts[card]:
            raise BadPosition(field, f"{found[card]} of {id} in all, but there are {box.counts[card]}")


def _check_knowledge(table: TempleTable, seat: int, field: str) -> None:
    """What the opponent knows about a hand is true of it."""
    box = table.box
    hand = table.hand[seat]
    if len(table.seen[seat]) != len(hand):
        raise BadPosition(f"{field}.seen", "must be as long as the hand")
    if table.promise_slots[seat] > len(hand):
        raise BadPosition(f"{field}.promise", "must be about cards in hand")
    for place, (card, seen) in enumerate(zip(hand, table.seen[seat], strict=True)):
        if card == HIDDEN:
            if seen == SEEN:
                raise BadPosition(f"{field}.hand", "must not be hidden")
            continue
        if seen != SEEN and not in_class(table, card, seen):
            raise BadPosition(f"{field}.seen", f"{box.card_ids[card]} is not what it says")
        if table.barred[seat][card] > place:
            raise BadPosition(f"{field}.returned", f"{box.card_ids[card]} is among the cards that can't be it")
    for card, slots in enumerate(table.barred[seat]):
        if slots and not box.is_furnishing[card]:
            raise BadPosition(f"{field}.returned", "only Furnishings are sent back")
        if slots > len(hand):
            raise BadPosition(f"{field}.returned.{box.card_ids[card]}", "must be a number of cards in hand")
    if HIDDEN not in hand and not promise_kept(table, seat, hand):
        raise BadPosition(f"{field}.promise", "no such card is there")


def check_stack(table: TempleTable) -> None:
    """The pending steps fit each other and the table."""
    stack = table.stack
    if not stack:
        if not table.ends:
            raise BadPosition("stack", "is empty, but the game has not ended")
        return
    if table.ends:
        raise BadPosition("state.ends", "must be empty while something is pending")
    begun: StepType = OpeningHands if table.active == NOBODY else TurnEnd
    if type(stack[0]) is not begun:
        raise BadPosition("stack", f"must begin with {begun.__name__}")
    for below, step in pairwise(stack):
        if type(step) not in ABOVE.get(type(below), ()):
            raise BadPosition("stack", f"{type(step).__name__} can't wait on {type(below).__name__}")
    if table.active == NOBODY:
        _check_setup(table)
    else:
        _check_offering(table)
        _check_seats(table)
        _check_pending(table)


def _check_setup(table: TempleTable) -> None:
    """The first seat chooses first; nothing else has happened yet."""
    waiting = [step.seat_asked() for step in table.stack[1:]]
    if waiting not in ([1, 0], [1]):
        raise BadPosition("stack", "the first seat chooses its Prophet, then the second")
    for seat in range(SEATS):
        left = table.box.deck_size - (0 if seat in waiting else 1)
        if table.draw_size[seat] != left or (table.prophet[seat] == NO_CARD) != (seat in waiting):
            name = table.game.seat_names[seat]
            raise BadPosition(f"state.players.{name}", "before the hands are dealt only Prophets leave the deck")


def _check_seats(table: TempleTable) -> None:
    """Each step asks the player whose it is."""
    for below, step in zip([None, *table.stack], table.stack, strict=False):
        if "seat" not in step.fields:
            continue
        seat: int = getattr(step, "seat")  # noqa: B009  # which steps have one, `fields` says
        if isinstance(step, OfferingWindow):
            wanted = 1 - table.offerer
        elif isinstance(step, OPPONENTS) or (
            isinstance(step, ExchangeGive | ExchangeTake) and isinstance(below, TurnWindow | SinWindow)
        ):
            wanted = 1 - table.active
        else:
            wanted = table.active
        if seat != wanted:
            raise BadPosition("stack", f"{type(step).__name__} must ask {table.game.seat_names[wanted]}")


def _check_offering(table: TempleTable) -> None:
    """An offering on an Altar waits to be resolved, and whoever could make it there has made it."""
    kinds = [type(step) for step in table.stack]
    if (table.offered != NO_CARD) != (ResolveOffering in kinds):
        raise BadPosition("stack", "ResolveOffering must wait just when an offering lies on an Altar")
    if kinds[-1] is OfferingWindow and kinds[-3] in (TurnWindow, SinWindow, Attack, Destroy):
        if table.offerer == table.active:
            raise BadPosition("state.offering.player", "must be the opponent of the active player")
    elif kinds[-1] is OfferingWindow and table.offerer != table.active:
        raise BadPosition("state.offering.player", "must be the active player")


def _check_pending(table: TempleTable) -> None:
    kinds = [type(step) for step in table.stack]
    giver = exchanging(table)
    if giver >= 0 and HIDDEN not in table.hand[giver]:
        if table.given not in table.hand[giver] or not table.box.good[table.given]:
            raise BadPosition("state.given", "must be a good card of the hand while another is taken for it")
    elif giver < 0 and table.given != NO_CARD:
        raise BadPosition("state.given", "must be empty while no exchange is pending")
    _check_sin(table, kinds)
    for step in table.stack:
        if isinstance(step, DiscardCards):
            whole = table.box.discards
            if not 1 <= step.left <= whole or (step.left < whole and step is not table.stack[-1]):
                raise BadPosition("stack", f"DiscardCards: left must be {whole}, or less while cards are discarded")
        elif isinstance(step, RelocateTo | Relocate):
            _check_relocation(table, step)


def _check_sin(table: TempleTable, kinds: list[StepType]) -> None:
    """A Sin lies from the Building Phase to the victim's next turn, and is pending while it can be answered."""
    name = table.game.seat_names[table.active]
    sin = table.sin[table.active]
    if sin != NO_CARD and (MilitaryPhase in kinds or Defence in kinds):
        raise BadPosition(f"state.players.{name}.sin", "can't be there before the Building Phase")
    answering = SinCheck in kinds or SinResponse in kinds
    if (sin != NO_CARD and answering) != (table.sin_pending == 1):
        raise BadPosition("state.sin_pending", "must be true just while a Sin can be answered")
    if SinResponse in kinds and sin == NO_CARD:
        raise BadPosition(f"state.players.{name}.sin", "must be there to be answered")
    if (answering or sin != NO_CARD) and not table.build_used:
        raise BadPosition("state.build_used", "must be true once a build was announced")
    if table.grain != NO_GRAIN and sin != NO_CARD:
        raise BadPosition("state.grain", "can't be active beside a Sin")


def _check_relocation(table: TempleTable, step: Relocate | RelocateTo) -> None:
    box = table.box
    army = table.army[step.seat]
    for space in range(box.spaces):
        if step.moved >> space & 1 and not army[space]:
            raise BadPosition("stack", f"{type(step).__name__}: no army on {box.space_ids[space]}")
    if isinstance(step, RelocateTo) and not (army[step.space] and box.is_inside[step.space]):
        raise BadPosition("stack", f"RelocateTo: no army inside on {box.space_ids[step.space]}")


def step_limits(box: Box) -> dict[str, int]:
    """Below what the numbers of pending steps must lie."""
    return {
        "seat": SEATS,
        "left": 1 + max(box.discards, box.furnishings_lost, box.cards),
        "moved": 1 << box.spaces,
        "space": box.spaces,
    }
