"""Every field of the position: what it is, how it starts, how clones keep it and how it is written.

After a change: `ophir fields`.
"""

from __future__ import annotations

from typing import Any

from ophir.engine.conserved import Conserved, Sum
from ophir.engine.deck_fields import DeckField
from ophir.engine.field_groups import SeatTold
from ophir.engine.fields import PLAYERS, SHARED, VECTOR, VECTOR_SHARED, Derived, Field, Layout, SeatField
from ophir.engine.game import NOBODY
from ophir.engine.owned_cards import OwnedCards
from ophir.engine.shapes import AsBits, AsSeatBits, Bits, Flag, List, Number, Rows, Seat, Word, counts, owners
from ophir.games.kingdom import follows
from ophir.games.kingdom.table import NO_CARD, SCORE_SOURCES, SOURCE_COUNT, KingdomTable

CUBES = counts("good_ids")


def starting_points(box: Any) -> list[int]:
    """What a seat has earned before the game, by source."""
    return [box.starting_score] + [0] * (SOURCE_COUNT - 1)


def rooms(table: KingdomTable) -> list[int]:
    """Of each seat: board and Bonus Spaces in play but for those beside an opponent's piece, and its own cards."""
    found = [table.box.open_places] * table.box.seats
    for seat in range(table.box.seats):
        for space, owner in enumerate(table.site):
            if owner not in (NOBODY, seat):
                found[seat] &= ~(1 << space)
        for card, owner in enumerate(table.card_owner):
            if owner == seat:
                found[seat] |= 1 << table.box.first_card + card
    return found


CARDS = [f"{PLAYERS}.*.hand", "fortune.drawn", "fortune.in_play"]

LAYOUT = Layout(
    Conserved("supply", "good_ids", "supply", ["market"], rest=["supply", f"{PLAYERS}.*.cubes"]),
    Conserved("fortune", "fortune_ids", "fortune_counts", CARDS, rest=["fortune.deck", "fortune.discard"]),
    Sum("score", of="earned", rest="start"),
    Field("round", Number(1, "round_limit"), start=0, follows=lambda setting: 1),
    Field("order", List(Seat(nobody=False), "seats", once=True), storage=SHARED, start=lambda box: [*range(box.seats)]),
    Field("supply", CUBES, storage=VECTOR, start="supply"),
    Field("market", AsBits(Rows("good_ids", Flag(), "market_spaces")), "spaces with a cube as bits, row by row"),
    SeatField("score", Number(-1000), storage=VECTOR, start="starting_score"),
    SeatField("earned", counts(SCORE_SOURCES, least=-1000), "points by source", VECTOR, start=starting_points),
    SeatField("cubes", CUBES, storage=VECTOR),
    SeatField("pawns_left", Number(), storage=VECTOR_SHARED),
    SeatField("placed", Bits("space_ids"), "the Resource Spaces of this round as bits", VECTOR_SHARED),
    OwnedCards("card_owner", "card_ids", "buildings", "display", "who built it, or ON_DISPLAY, or IN_DECK"),
    SeatField("built_card", Flag(), "1 if a Building Card was built this round", SHARED),
    SeatField("tokens", Number(), storage=SHARED),
    SeatField("sold", CUBES, "this Market Phase: how many cubes of each good", VECTOR_SHARED),
    SeatField("bought", CUBES, storage=VECTOR_SHARED),
    SeatTold("transactions", KingdomTable.transactions, "must be as many as cubes were sold and bought"),
    SeatField("passed", Flag(), "1 if out of this Market Phase", VECTOR_SHARED),
    SeatField("finished", Flag(), "1 once its round end is over", SHARED),
    Field("stands", AsSeatBits(owners("place_ids")), "of each seat: where its Pawns are as bits", VECTOR, key="pawns"),
    Field("bonus_pawns", counts("bonus_ids"), "of each Bonus Space: how many", SHARED),
    Field("bonus_claims", Number()),
    Field("site", owners("space_ids"), "of each Resource Space: whose piece stands there", SHARED, key="sites"),
    Derived("pieces_left", lambda table: [table.box.pieces - table.site.count(n) for n in range(table.seats)], SHARED),
    Derived("room", rooms, SHARED, "of each seat: places it may use, Pawns, privilege and limits apart, as bits"),
    Field("road", owners("border_ids"), "of each border: whose Road lies there", SHARED, key="roads"),
    Derived("roads_left", lambda table: table.box.roads - len(table.road) + table.road.count(NOBODY)),
    Field("display", List(Word("card_ids", NO_CARD), "slots"), "of each slot: the card, or NO_CARD", SHARED),
    Field("block_owner", List(Seat(nobody=False)), "of each Temple Block: who built it", SHARED, key="temple"),
    Field("high_priest", Seat()),
    Field("privilege_used", Flag()),
    Field("builder", Seat(), "whose building turn it is"),
    Field("credits", CUBES, storage=VECTOR_SHARED),
    DeckField("fortune", "fortune_ids", "fortune_counts", more=["drawn"]),
    Field("drawer", Seat(), "who is sorting drawn cards", key="fortune.drawer"),
    Field("card_in_play", Word("fortune_ids", NO_CARD), key="fortune.in_play"),
    Field("ends", Bits("end_ids"), "the end conditions that held, as bits"),
    follows=follows,
)
