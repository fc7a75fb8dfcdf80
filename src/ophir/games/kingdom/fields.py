"""Every field of the position: what it is, how it starts, how clones keep it and how it is written.

After a change: `python tools/make_fields.py`.
"""

from __future__ import annotations

from typing import Any

from ophir.engine.conserved import Conserved, Sum
from ophir.engine.errors import BadPosition
from ophir.engine.fields import (
    PLAYERS,
    SHARED,
    Derived,
    Field,
    Json,
    Layout,
    Part,
    Pile,
    SeatField,
    Setting,
    Slot,
    SparePile,
    at,
    put,
    read_pile,
    write_pile,
)
from ophir.engine.game import NOBODY
from ophir.engine.shapes import Bits, Flag, List, Number, Rows, Scope, Seat, Shape, Word, counts, owners
from ophir.games.kingdom import follows
from ophir.games.kingdom.table import IN_DECK, NO_CARD, ON_DISPLAY, SCORE_SOURCES, SOURCE_COUNT, KingdomTable

CUBES = counts("good_ids")
CARDS = counts("fortune_ids")
DRAWN = "fortune.drawn"

HANDS = Pile(
    "hand",
    "fortune_ids",
    "of each seat by Fortune Card; the last row holds cards drawn and not yet sorted",
    each_seat=True,
    spare_rows=1,
)


class HeldPools(Part):
    """What was held at each reshuffle, all hands together, which is public. It tells how many reshuffles there were."""

    slots = (Slot("held_pool", SHARED, "of each reshuffle by card, all hands together: what it is made of is public"),)

    def start(self, table: KingdomTable, scope: Scope) -> None:
        table.held_pool = []

    def write(self, table: KingdomTable, scope: Scope, state: Json) -> None:
        width = table.box.fortunes
        pools = [table.held_pool[start : start + width] for start in range(0, len(table.held_pool), width)]
        put(state, "fortune.held", List(CARDS).write(scope, pools))

    def read(self, table: KingdomTable, scope: Scope, state: Json) -> None:
        pools = List(CARDS).read(scope, "state.fortune.held", at(state, "fortune.held"))
        table.held_pool = [count for pool in pools for count in pool]

    def types(self) -> dict[str, str]:
        return {"fortune.held": List(CARDS).typescript()}


class Held(Part):
    """The part of each hand that was held at a reshuffle: first the hands of the seats, then the cards drawn."""

    slots = (
        Slot(
            "held",
            SHARED,
            "the part of `hand` that was held at a reshuffle of the discard pile, one block like `hand` for each "
            "reshuffle so far; a card counts with the first reshuffle that it was held at",
        ),
        Slot("held_size", SHARED, "of each reshuffle, of each seat"),
    )

    def start(self, table: KingdomTable, scope: Scope) -> None:
        table.held = []
        table.held_size = []

    def write(self, table: KingdomTable, scope: Scope, state: Json) -> None:
        for row, name in enumerate(scope.seat_names):
            self.write_row(table, scope, state, row, f"{PLAYERS}.{name}.held")

    def write_row(self, table: KingdomTable, scope: Scope, state: Json, row: int, path: str) -> None:
        rows = range(row, len(table.held_size), len(scope.seat_names) + 1)
        width = table.box.fortunes
        held = [
            write_pile(scope, CARDS, table.held[width * at : width * at + width], table.held_size[at]) for at in rows
        ]
        put(state, path, held)
        put(state, f"{path}_size", [table.held_size[at] for at in rows])

    def read(self, table: KingdomTable, scope: Scope, state: Json) -> None:
        times = len(at(state, "fortune.held"))
        held: list[list[list[int]]] = []
        sizes: list[list[int]] = []
        for path in (*(f"{PLAYERS}.{name}.held" for name in scope.seat_names), f"{DRAWN}_held"):
            sizes.append(List(Number()).read(scope, f"state.{path}_size", at(state, f"{path}_size")))
            piles = at(state, path)
            if type(piles) is not list or len(piles) != times or len(sizes[-1]) != times:
                raise BadPosition(f"state.{path}", f"must have one entry for each of the {times} reshuffles")
            held.append(
                [
                    read_pile(scope, f"state.{path}", CARDS, pile, size)
                    for pile, size in zip(piles, sizes[-1], strict=True)
                ]
            )
        table.held = [count for time in range(times) for row in held for count in row[time]]
        table.held_size = [row[time] for time in range(times) for row in sizes]

    def types(self) -> dict[str, str]:
        return held_types(f"{PLAYERS}.*.held")


class HeldDrawn(Part):
    """The same of the cards drawn and not yet sorted; they are read with the hands."""

    def write(self, table: KingdomTable, scope: Scope, state: Json) -> None:
        Held().write_row(table, scope, state, len(scope.seat_names), f"{DRAWN}_held")

    def types(self) -> dict[str, str]:
        return held_types(f"{DRAWN}_held")


def held_types(path: str) -> dict[str, str]:
    """The types of held cards and how many they are."""
    return {path: f"({CARDS.typescript()} | null)[]", f"{path}_size": "number[]"}


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


def starting_points(box: Any) -> list[int]:
    """What a seat has earned before the game, by source."""
    return [box.starting_score] + [0] * (SOURCE_COUNT - 1)


LAYOUT = Layout(
    Conserved("supply", "good_ids", "supply", ["market"], rest=["supply", f"{PLAYERS}.*.cubes"]),
    Conserved(
        "fortune",
        "fortune_ids",
        "fortune_counts",
        [f"{PLAYERS}.*.hand", DRAWN, "fortune.in_play"],
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
    Field("market", Rows("good_ids", Flag(), "market_spaces"), "of each space of each row: 1 if a cube lies there"),
    SeatField("score", Number(-1000), start="starting_score"),
    SeatField(
        "earned",
        counts(SCORE_SOURCES, least=-1000),
        "of each seat by source, SOURCE_COUNT a seat; adds up to the score",
        start=starting_points,
    ),
    SeatField("cubes", CUBES),
    SeatField("pawns_left", Number(), follows=follows.pawns_to_place),
    SeatField(
        "placed",
        Bits("space_ids"),
        "of each seat: the Resource Spaces of this round as bits",
        follows=follows.spaces_of_the_round,
    ),
    CardOwners(),
    SeatField("built_card", Flag(), "of each seat: 1 if a Building Card was built this round", SHARED),
    SeatField("tokens", Number(), storage=SHARED, follows=follows.tokens_of_the_high_priest),
    HANDS,
    Held(),
    SeatField("sold", CUBES, "of each seat, this Market Phase: how many cubes of each good"),
    SeatField("bought", CUBES),
    SeatField("transactions", Number()),
    SeatField("passed", Flag(), "of each seat: 1 if out of this Market Phase", SHARED),
    SeatField("finished", Flag(), "of each seat: 1 once its round end is over", SHARED, follows=follows.finished),
    Field("pawn", owners("place_ids"), "of each place: whose Pawn stands there", key="pawns"),
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
    Pile("deck", "fortune_ids", key="fortune.deck", start="fortune_counts"),
    Field("discard", CARDS, storage=SHARED, key="fortune.discard"),
    HeldPools(),
    SparePile(HANDS, DRAWN),
    HeldDrawn(),
    Field("drawer", Seat(), "who is sorting drawn cards", key="fortune.drawer"),
    Field("card_in_play", Word("fortune_ids", NO_CARD), key="fortune.in_play"),
    Field("ends", Bits("end_ids"), "the end conditions that held, as bits"),
)
