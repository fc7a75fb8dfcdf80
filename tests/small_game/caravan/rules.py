"""The rules: dealing, the one decision that there is, and what is hidden."""

from __future__ import annotations

from typing import ClassVar

from caravan.table import CaravanTable
from ophir.engine.chance import Chance
from ophir.engine.errors import BadPosition
from ophir.engine.steps import Closed, Decision


def deal(table: CaravanTable) -> None:
    """[1] Three cards each; the first seat begins."""
    for seat in range(table.box.seats):
        for _ in range(table.box.hand):
            draw(table, seat)
    table.stack.append(Turn(0))


def draw(table: CaravanTable, seat: int) -> None:
    if table.cards.deck_size:
        card = table.pick_counted(table.cards.deck, table.cards.deck_size, table.box.card_ids)
        table.cards = table.cards.drawn(seat, card)
        if table.events is not None:
            table.tell("event-drew", seat, {"card": table.box.card_ids[card]}, reveals=True)


class Turn(Decision[CaravanTable]):
    """[2] Load a card of your hand and draw one, or sell. [4] Who has no card left in his turn ends the game."""

    __slots__ = ()
    id: ClassVar[str] = "D1"
    ask: ClassVar[str] = "turn"
    rule: ClassVar[str] = "2"

    def looked_for(self, table: CaravanTable) -> list[int]:
        hand = sorted(set(table.cards.cards_in(self.seat)))
        return [*hand, table.box.SELL] if hand else []

    def why_not(self, table: CaravanTable, action: int) -> Closed | None:
        box = table.box
        if action == box.SELL:
            return Closed("closed-too-light", "3", market=box.market) if table.load < box.market else None
        heavy = table.load + box.weights[action] > box.strength
        return Closed("closed-too-heavy", "2", strength=box.strength) if heavy else None

    def take(self, table: CaravanTable, action: int) -> None:
        if action == table.box.SELL:
            self.sell(table)
        else:
            self.load(table, action)
        table.stack.append(Turn((self.seat + 1) % table.box.seats))

    def sell(self, table: CaravanTable) -> None:
        """[3] A coin for each weight that the camel carries."""
        table.coins[self.seat] += table.load
        if table.events is not None:
            table.tell("event-sold", self.seat, reveals=True, coins=table.load)  # by what the next is asked
        table.load = 0

    def load(self, table: CaravanTable, card: int) -> None:
        table.load += table.box.weights[card]
        table.cards = table.cards.discarded(self.seat, card)
        if table.events is not None:
            table.tell("event-loaded", self.seat, reveals=True, card=table.box.card_ids[card], load=table.load)
        effect = table.box.effects[card]
        if effect is not None:
            effect.perform(table, self.seat)
        draw(table, self.seat)


def check_table(table: CaravanTable) -> None:
    """Whatever was loaded is on the camel or was paid for."""
    loaded = sum(count * worth for count, worth in zip(table.cards.discard, table.box.worth, strict=True))
    if table.load + sum(table.coins) != loaded:
        raise BadPosition("state.load", f"and all coins must come to {loaded}, what the cards loaded are worth")


def at_turn(table: CaravanTable, seat: int) -> list[Turn]:
    """What is pending when a position is set up in the turn of a seat, -1 if none was named."""
    return [Turn(max(seat, 0))]


def hide_from(table: CaravanTable, seat: int) -> None:
    table.cards = table.cards.hidden([row == seat for row in range(table.box.seats)])


def imagine(table: CaravanTable, seat: int, chance: Chance) -> None:
    table.cards = table.cards.imagined([row == seat for row in range(table.box.seats)], table.box.card_counts, chance)
