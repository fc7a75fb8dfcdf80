"""Pray and Fast. [Temple 8]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.lists import changed
from ophir.engine.steps import Decision
from ophir.games.temple.deck import discard, from_discard, to_hand
from ophir.games.temple.table import NOT_FASTING, SEEN, TempleTable


def start_fast(table: TempleTable, seat: int) -> None:
    """The fast begins; this turn counts as its first if no good card was played before. [8, R39]"""
    table.fast = changed(table.fast, seat, 0 if table.good_played else 1)


def reward_open(table: TempleTable, seat: int) -> bool:
    """May a good card be taken from the own discard pile now? Once, on the third turn. [8, R42]"""
    if table.fast[seat] != table.box.fast_reward or table.reward_taken:
        return False
    return good_card_discarded(table, seat)


def good_card_discarded(table: TempleTable, seat: int) -> bool:
    """Does a discard pile hold a good card?"""
    for card in table.discard[seat]:
        if table.box.good[card]:
            return True
    return False


def end_fast(table: TempleTable, seat: int) -> None:
    """At the end of the reward turn Pray and Fast is discarded. [8]"""
    if table.fast[seat] == table.box.fast_reward:
        table.fast = changed(table.fast, seat, NOT_FASTING)
        discard(table, seat, table.box.pray_and_fast)


class Retrieve(Decision[TempleTable]):
    """Which good card to take from the own discard pile; a used Pray and Fast may be among them. [8, R42, R43]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("Building", "Preparation")
    id: ClassVar[str] = "D20"
    ask: ClassVar[str] = "retrieve"
    rule: ClassVar[str] = "8"

    def misfit(self, table: TempleTable) -> str:
        return "" if reward_open(table, self.seat) else "needs a reward that can be taken"

    def legal(self, table: TempleTable) -> list[int]:
        box = table.box
        found: list[int] = []
        for card in table.discard[self.seat]:
            if box.good[card] and box.retrieve[card] not in found:
                found.append(box.retrieve[card])
        return found

    def take(self, table: TempleTable, action: int) -> None:
        card = table.box.card_of[action]
        table.reward_taken = 1
        from_discard(table, self.seat, card)
        if table.events is not None:
            table.tell("event-retrieved", self.seat, reveals=True, card=table.box.card_ids[card])
        to_hand(table, self.seat, card, SEEN)
