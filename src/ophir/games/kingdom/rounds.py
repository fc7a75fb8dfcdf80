"""The round: its phases, its end, and the conditions that end the game. [Kingdom 5, 12]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Final

from ophir.engine.game import NOBODY
from ophir.engine.lists import changed, numbers, zeros
from ophir.engine.outlook import Series
from ophir.engine.owned_cards import IN_DECK, ON_DISPLAY
from ophir.engine.steps import BOTTOM, Choice, Decision, Procedure, Step, some_together
from ophir.games.kingdom.building import BuildingPhase
from ophir.games.kingdom.final_scoring import final_scoring
from ophir.games.kingdom.fortune_cards import OpenDecision
from ophir.games.kingdom.market import MarketPhase
from ophir.games.kingdom.placement import TURNS
from ophir.games.kingdom.resolution import ResolutionPhase
from ophir.games.kingdom.table import NO_CARD, KingdomTable

ROUND_LIMIT = "round_limit"
PHASES: Final = ("placement", "resolution", "market", "building", "round_end")


class RoundStart(Procedure[KingdomTable]):
    """A new round: Pawns come back, flags are cleared, and the phases are laid out."""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = BOTTOM

    def run(self, table: KingdomTable) -> None:
        seats = table.box.seats
        table.round += 1
        table.bonus_claims = 0
        table.privilege_used = 0
        table.built_card = [0] * seats
        table.pawns_left = numbers([table.box.pawns] * seats)
        table.placed = zeros(seats)
        table.finished = [0] * seats
        if table.events is not None:
            table.tell("event-round", NOBODY, round=table.round)
        table.stack += PHASES_WAITING
        table.stack.append(TURNS[0])


def phases_after(phase: str) -> list[Step[KingdomTable]]:
    """The rest of the round, the next phase last."""
    return PHASES_WAITING[: len(PHASES) - 1 - PHASES.index(phase)]


def phase_of(table: KingdomTable) -> str:
    """The phase of the round, one of PHASES: it is known by the phases that still wait on the stack."""
    waiting = sum(isinstance(step, RoundEnd | BuildingPhase | MarketPhase | ResolutionPhase) for step in table.stack)
    return PHASES[len(PHASES) - 1 - waiting]


class RoundEnd(Procedure[KingdomTable]):
    """In order: last Fortune Cards, then the hand limit. Then the end conditions are checked. [12.1, 12.2]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = BOTTOM

    def run(self, table: KingdomTable) -> None:
        table.stack.append(EndCheck())
        for seat in reversed(table.order):
            table.stack.append(LastPlays(seat))


class LastPlays(OpenDecision):
    """A player's last chance to play Fortune Cards this round. [12.1]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("EndCheck", "LastPlays")
    id: ClassVar[str] = "D5"
    ask: ClassVar[str] = "last-plays"
    rule: ClassVar[str] = "12.1"

    def misfit(self, table: KingdomTable) -> str:
        return self.misfit_below(table.stack, "seat", table.next_in_order(self.seat))

    def legal_here(self, table: KingdomTable) -> list[int]:
        return [table.box.DONE]

    def choices_here(self, table: KingdomTable) -> Iterator[Choice]:
        yield Choice(table.box.DONE)

    def comes_to(self, table: KingdomTable, seat: int) -> bool:
        return any(isinstance(step, LastPlays) and step.seat == seat for step in table.stack)

    def take_here(self, table: KingdomTable, action: int) -> None:
        table.stack.append(HandLimit(self.seat))


class HandLimit(Decision[KingdomTable]):
    """Discard, one card at a time, down to the limit; then no card may be played until the next round. [R30, R59]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("EndCheck", "LastPlays")
    id: ClassVar[str] = "D5a"
    ask: ClassVar[str] = "hand-limit"
    rule: ClassVar[str] = "12.1"

    def misfit(self, table: KingdomTable) -> str:
        return self.misfit_below(table.stack, "seat", table.next_in_order(self.seat))

    def ask_values(self, table: KingdomTable) -> dict[str, object]:
        return {"cards": table.fortune.hand_size[self.seat] - table.box.hand_limit}

    def legal(self, table: KingdomTable) -> list[int]:
        if table.fortune.hand_size[self.seat] <= table.box.hand_limit:
            return []
        return [table.box.DISCARD + card for card in sorted(set(table.fortune.cards_in(self.seat)))]

    def series(self, table: KingdomTable) -> Series | None:
        held = Counter(table.box.DISCARD + card for card in table.fortune.cards_in(self.seat))
        return some_together(dict(held), table.fortune.hand_size[self.seat] - table.box.hand_limit)

    def take(self, table: KingdomTable, action: int) -> None:
        card = action - table.box.DISCARD
        table.fortune = table.fortune.discarded(self.seat, card)
        if table.events is not None:
            table.tell("event-discarded", self.seat, reveals=True, fortune=[table.box.fortune_ids[card]])
        table.stack.append(self)

    def run(self, table: KingdomTable) -> None:
        table.finished = changed(table.finished, self.seat, 1)


# Steps never change, so every round can use the same ones.
PHASES_WAITING: Final[list[Step[KingdomTable]]] = [RoundEnd(), BuildingPhase(), MarketPhase(), ResolutionPhase()]


class EndCheck(Procedure[KingdomTable]):
    """Once a round, after everybody has finished it. [12.2, R50, R53]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = BOTTOM

    def run(self, table: KingdomTable) -> None:
        ends = end_conditions(table)
        if not ends and table.round == table.box.round_limit:
            ends = [ROUND_LIMIT]
        if ends:
            table.ends = end_bits(table, ends)
            if table.events is not None:
                table.tell("event-end", NOBODY, end=ends)
            final_scoring(table)
            return
        refill(table)
        table.stack.append(RoundStart())


def end_conditions(table: KingdomTable) -> list[str]:
    """All end conditions that hold, in the sequence of components.toml. [12.2, R51]"""
    holds = {
        "all_sites": all(table.site[space] != NOBODY for space in table.box.sites),
        "five_pieces": any(left == 0 for left in table.pieces_left),
        "temple_complete": len(table.block_owner) == table.box.blocks,
    }
    return [end for end in table.box.ends if holds[end]]


def end_bits(table: KingdomTable, ends: list[str]) -> int:
    """End conditions as bits, the round limit last."""
    return sum(1 << table.box.end_ids.index(end) for end in ends)


def refill(table: KingdomTable) -> None:
    """Turn up a card in each empty slot, lowest first; an empty deck leaves it empty. [12, R54]"""
    turned: list[str] = []
    for slot, card in enumerate(table.display):
        if card == NO_CARD:
            deck = [int(owner == IN_DECK) for owner in table.card_owner]
            left = sum(deck)
            if not left:
                break
            card = table.pick_counted(deck, left, table.box.card_ids)
            table.card_owner = changed(table.card_owner, card, ON_DISPLAY)
            table.display = changed(table.display, slot, card)
            turned.append(table.box.card_ids[card])
    if turned and table.events is not None:
        table.tell("event-turned-up", NOBODY, reveals=True, building=turned)
