"""What is in the box: the records of data/cards.toml, and every action that there can be."""

from __future__ import annotations

from msgspec import Struct

from caravan.effects import Coins, Effect
from ophir.engine import boxes
from ophir.engine.options import OptionSpec, OptionValue
from ophir.engine.packs import Layout, Natural, Pack, Positive

PACK_LAYOUT = Layout(("cards",), {})


class Camel(Struct, forbid_unknown_fields=True):
    strength: Positive
    strong: Positive
    market: Positive
    hand: Positive


class Card(Struct, forbid_unknown_fields=True):
    id: str
    weight: Natural
    count: Positive
    effect: Effect | None = None


def options(pack: Pack) -> list[OptionSpec]:
    return [OptionSpec("strong_camel", False)]


class Box(boxes.Box):
    def __init__(self, pack: Pack, seats: int, chosen: dict[str, OptionValue]) -> None:
        super().__init__(pack, seats, chosen)
        camel = pack.read_one(Camel, "cards", "camel")
        cards = pack.read(Card, "cards", "card")
        self.strength = camel.strong if chosen["strong_camel"] else camel.strength
        self.market = camel.market
        self.hand = camel.hand
        self.card_ids = [one.id for one in cards]
        self.weights = [one.weight for one in cards]
        self.card_counts = [one.count for one in cards]
        self.effects = [one.effect for one in cards]
        self.worth = [one.weight + (one.effect.count if isinstance(one.effect, Coins) else 0) for one in cards]
        self.effect_of.update({("card", one.id): one.effect for one in cards if one.effect})
        # An action's number is that of its card; the sale comes after them.
        for one in cards:
            self.actions.add("load", one.id, piece=f"hand:{one.id}", card=one.id, weight=one.weight)
        self.SELL = self.actions.add("sell", piece="load")
