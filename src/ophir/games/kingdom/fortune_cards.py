"""Playing Fortune Cards: at any time, also out of turn. [Kingdom 9, D6]

"Any time" is whenever an open decision is pending, no matter whose. For the seat that decides, its cards are further
options; for all others they are interrupts. Closed decisions are finished first. [R26]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from ophir.engine.steps import NOTHING, Choice, Closed, Decision, Limit, Procedure, below
from ophir.games.kingdom.table import FORTUNE, NO_CARD, KingdomTable

# The steps on which what an effect asks for may lie.
IN_EFFECTS: Final = (
    *("Resolve", "CardPlayed", "NextPart"),
    *("Steal", "PayTax", "TradeGive", "TradeTake", "Convert", "Repeat", "ChooseCube", "Keep"),
)


class OpenDecision(Decision[KingdomTable]):
    """A decision at which Fortune Cards may be played. Subclasses write the four methods that end in `_here`."""

    __slots__ = ()

    def legal_here(self, table: KingdomTable) -> list[int]:
        """The legal actions, card plays apart. Empty: the decision does not arise, whatever cards are held."""
        raise AssertionError(f"{self!r} has no choices")

    def choices_here(self, table: KingdomTable) -> Iterator[Choice]:
        """The options for a person, card plays apart."""
        raise AssertionError(f"{self!r} has no options")

    def take_here(self, table: KingdomTable, action: int) -> None:
        """Carry out an action that is no card play."""
        raise AssertionError(f"{self!r} takes no action")

    def legal(self, table: KingdomTable) -> list[int]:
        found = self.legal_here(table)
        if found and table.fortune.hand_size[self.seat]:
            add_playable(table, self.seat, found)
        return found

    def choices(self, table: KingdomTable) -> Iterator[Choice]:
        yield from self.choices_here(table)
        for card in sorted(set(table.fortune.cards_in(self.seat))):
            yield Choice(table.box.PLAY + card)

    def take(self, table: KingdomTable, action: int) -> None:
        if action >= table.box.PLAY:
            table.stack.append(self)
            play(table, self.seat, action - table.box.PLAY)
        else:
            self.take_here(table, action)


def add_playable(table: KingdomTable, seat: int, found: list[int]) -> None:
    """Add a play of each different card in a hand."""
    fortunes = table.box.fortunes
    start: i64 = fortunes * seat
    play_of_first: i64 = table.box.PLAY - start
    hand = table.fortune.hand
    for at in range(start, start + fortunes):
        if hand[at]:
            found.append(play_of_first + at)


def play(table: KingdomTable, seat: int, card: int) -> None:
    """Reveal a card, carry out its effect, then discard it: not before, so it can't be drawn again. [9.1, R29]"""
    table.fortune = table.fortune.taken(seat, card)
    table.card_in_play = card
    if table.events is not None:
        table.tell("event-played", seat, reveals=True, fortune=table.box.fortune_ids[card])
    table.stack.append(CardPlayed(card))
    table.box.fortune_effect[card].perform(table, seat, FORTUNE)


class CardPlayed(Procedure[KingdomTable]):
    """The card goes to the discard pile once its effect is done."""

    __slots__ = ("card",)
    on: ClassVar[tuple[str, ...]] = ("Place", "Resolve", "BuyOrSell", "Build", "LastPlays")
    fields: ClassVar[dict[str, Limit]] = {"card": below("fortunes")}

    card: int

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, table: KingdomTable) -> None:
        table.fortune = table.fortune.put_down(self.card)
        table.card_in_play = NO_CARD


def why_not_now(table: KingdomTable, seat: int) -> Closed | None:
    """Why a seat whose decision it is not can't play a card at this moment, or None if it can."""
    if not table.box.out_of_turn:
        return Closed("closed-own-turn-only", "3.2")
    if not isinstance(table.stack[-1], OpenDecision):
        return Closed("closed-choice-unfinished", "9.2")
    if table.finished[seat]:
        return Closed("closed-round-end-done", "R59")
    return None


def playable_out_of_turn(table: KingdomTable, seat: int) -> list[int]:
    """The cards that a seat may play although the decision is another's."""
    if (
        not table.stack
        or not 0 <= seat < table.box.seats
        or seat == table.to_move
        or why_not_now(table, seat) is not None
    ):
        return NOTHING
    found: list[int] = []
    add_playable(table, seat, found)
    return found


def play_out_of_turn(table: KingdomTable, seat: int, action: int) -> None:
    """Carry one of them out."""
    play(table, seat, action - table.box.PLAY)


def out_of_turn_choices(table: KingdomTable, seat: int) -> Iterator[Choice]:
    """The same for a person: the cards in hand, with the reason if they must wait."""
    closed = why_not_now(table, seat)
    for card in sorted(set(table.fortune.cards_in(seat))):
        yield Choice(table.box.PLAY + card, closed)
