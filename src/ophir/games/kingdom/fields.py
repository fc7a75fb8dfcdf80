"""Every field of the position: what it is, how it starts, how clones keep it and how it is written.

After a change: `ophir fields`.
"""

from __future__ import annotations

from typing import Any

from ophir.engine.conserved import Conserved, Sum
from ophir.engine.deck_fields import DeckField
from ophir.engine.errors import BadPosition
from ophir.engine.fields import (
    PLAYERS,
    SHARED,
    Derived,
    Field,
    Json,
    Layout,
    Part,
    SeatField,
    Setting,
    Slot,
    put,
)
from ophir.engine.game import NOBODY
from ophir.engine.piles import size_of
from ophir.engine.shapes import (
    AsBits,
    AsSeatBits,
    Bits,
    Flag,
    List,
    Number,
    Rows,
    Scope,
    Seat,
    Shape,
    Word,
    counts,
    owners,
)
from ophir.games.kingdom import follows
from ophir.games.kingdom.table import IN_DECK, NO_CARD, ON_DISPLAY, SCORE_SOURCES, SOURCE_COUNT, KingdomTable

CUBES = counts("good_ids")


class CardOwners(Part):
    """Where each Building Card lies: written as the list of what each player has built."""

    slots = (Slot("card_owner", SHARED, "of each Building Card: who built it, or ON_DISPLAY, or IN_DECK"),)

    def start(self, table: KingdomTable, scope: Scope) -> None:
        table.card_owner = [IN_DECK] * table.box.cards

    def write(self, table: KingdomTable, scope: Scope, state: Json) -> None:
        for seat, name in enumerate(scope.seat_names):
            built = [id for id, owner in zip(table.box.card_ids, table.card_owner, strict=True) if owner == seat]
            put(state, f"{PLAYERS}.{name}.buildings", built)

    def read(self, table: KingdomTable, scope: Scope, state: Json) -> None:
        self.start(table, scope)
        display = List(Word("card_ids", NO_CARD)).read(scope, "state.display", state["display"])
        places = [("state.display", card, ON_DISPLAY) for card in display if card != NO_CARD]
        for seat, name in enumerate(scope.seat_names):
            path = f"state.{PLAYERS}.{name}.buildings"
            built = List(Word("card_ids")).read(scope, path, state[PLAYERS][name]["buildings"])
            places += [(path, card, seat) for card in built]
        for path, card, owner in places:
            if table.card_owner[card] != IN_DECK:
                raise BadPosition(path, f"{table.box.card_ids[card]} is in two places")
            table.card_owner[card] = owner

    def fill(self, setting: Setting) -> None:
        for name, cards in follows.cards_for_pieces(setting).items():
            setting.fill(f"{PLAYERS}.{name}.buildings", cards)

    def types(self) -> dict[str, str]:
        return {f"{PLAYERS}.*.buildings": "string[]"}

    def shapes(self) -> dict[str, Shape]:
        return {f"{PLAYERS}.*.buildings": List(Word("card_ids"))}


class Transactions(Part):
    """How many transactions each seat has made this Market Phase: written, but not kept, as sales and purchases are."""

    def write(self, table: KingdomTable, scope: Scope, state: Json) -> None:
        for seat, name in enumerate(scope.seat_names):
            put(state, f"{PLAYERS}.{name}.transactions", table.transactions(seat))

    def read(self, table: KingdomTable, scope: Scope, state: Json) -> None:
        for seat, name in enumerate(scope.seat_names):
            if state[PLAYERS][name]["transactions"] != table.transactions(seat):
                path = f"state.{PLAYERS}.{name}.transactions"
                raise BadPosition(path, "must be as many as cubes were sold and bought")

    def fill(self, setting: Setting) -> None:
        for name in setting.seat_names:
            player = setting.state[PLAYERS][name]
            setting.fill(f"{PLAYERS}.{name}.transactions", size_of(player["sold"]) + size_of(player["bought"]))

    def types(self) -> dict[str, str]:
        return {path: shape.typescript() for path, shape in self.shapes().items()}

    def shapes(self) -> dict[str, Shape]:
        return {f"{PLAYERS}.*.transactions": Number()}


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


LAYOUT = Layout(
    Conserved("supply", "good_ids", "supply", ["market"], rest=["supply", f"{PLAYERS}.*.cubes"]),
    Conserved(
        "fortune",
        "fortune_ids",
        "fortune_counts",
        [f"{PLAYERS}.*.hand", "fortune.drawn", "fortune.in_play"],
        rest=["fortune.deck", "fortune.discard"],
    ),
    Sum("score", of="earned", rest="start"),
    Field("round", Number(1, "round_limit"), start=0, follows=lambda setting: 1),
    Field(
        "order",
        List(Seat(nobody=False), "seats", once=True),
        "the seats from position 1 to the last",
        SHARED,
        start=lambda box: list(range(box.seats)),
    ),
    Field("supply", CUBES, start="supply"),
    Field(
        "market",
        AsBits(Rows("good_ids", Flag(), "market_spaces")),
        "the spaces with a cube as bits, one row after the other",
    ),
    SeatField("score", Number(-1000), start="starting_score"),
    SeatField(
        "earned",
        counts(SCORE_SOURCES, least=-1000),
        "of each seat by source, SOURCE_COUNT a seat; adds up to the score",
        start=starting_points,
    ),
    SeatField("cubes", CUBES),
    SeatField("pawns_left", Number(), storage=SHARED, follows=follows.pawns_to_place),
    SeatField(
        "placed",
        Bits("space_ids"),
        "of each seat: the Resource Spaces of this round as bits",
        SHARED,
        follows=follows.spaces_of_the_round,
    ),
    CardOwners(),
    SeatField("built_card", Flag(), "of each seat: 1 if a Building Card was built this round", SHARED),
    SeatField("tokens", Number(), storage=SHARED, follows=follows.tokens_of_the_high_priest),
    SeatField("sold", CUBES, "of each seat, this Market Phase: how many cubes of each good", SHARED),
    SeatField("bought", CUBES, storage=SHARED),
    Transactions(),
    SeatField("passed", Flag(), "of each seat: 1 if out of this Market Phase", SHARED, follows=follows.passed),
    SeatField("finished", Flag(), "of each seat: 1 once its round end is over", SHARED, follows=follows.finished),
    Field(
        "stands",
        AsSeatBits(owners("place_ids")),
        "of each seat: the places with a Pawn of its as bits",
        key="pawns",
    ),
    Field(
        "bonus_pawns",
        counts("bonus_ids"),
        "of each Bonus Space: how many",
        SHARED,
        follows=follows.pawns_on_bonus_spaces,
    ),
    Field("bonus_claims", Number(), follows=follows.bonus_claims),
    Field("site", owners("space_ids"), "of each Resource Space: whose piece stands there", SHARED, key="sites"),
    Derived("pieces_left", lambda table: [table.box.pieces - table.site.count(n) for n in range(table.seats)], SHARED),
    Derived(
        "room",
        rooms,
        SHARED,
        "of each seat: the places that it may use, Pawns, privilege and limits apart, as bits",
    ),
    Field("road", owners("border_ids"), "of each border: whose Road lies there", SHARED, key="roads"),
    Derived("roads_left", lambda table: table.box.roads - len(table.road) + table.road.count(NOBODY)),
    Field(
        "display",
        List(Word("card_ids", NO_CARD), "slots"),
        "of each slot: the Building Card, or NO_CARD",
        SHARED,
        follows=follows.turned_up,
    ),
    Field(
        "block_owner",
        List(Seat(nobody=False)),
        "of each Temple Block, in building order: who built it",
        SHARED,
        key="temple",
    ),
    Field("high_priest", Seat(), follows=follows.most_tokens),
    Field("privilege_used", Flag(), follows=follows.privilege_used),
    Field("builder", Seat(), "whose building turn it is"),
    Field("credits", CUBES, storage=SHARED),
    DeckField("fortune", "fortune_ids", "fortune_counts", more=["drawn"]),
    Field("drawer", Seat(), "who is sorting drawn cards", key="fortune.drawer"),
    Field("card_in_play", Word("fortune_ids", NO_CARD), key="fortune.in_play"),
    Field("ends", Bits("end_ids"), "the end conditions that held, as bits"),
)
