"""Every field of the position: what it is, how it starts, how clones keep it and how it is written.

After a change: `ophir fields`.
"""

from __future__ import annotations

from typing import Any

from ophir.engine.errors import BadPosition
from ophir.engine.fields import (
    PLAYERS,
    ROWS_OF_BYTES,
    ROWS_SHARED,
    SHARED,
    VECTOR,
    VECTOR_SHARED,
    Derived,
    Field,
    Json,
    Layout,
    Part,
    SeatField,
    Setting,
    Slot,
    Storage,
    at,
    put,
)
from ophir.engine.piles import SeatPile
from ophir.engine.shapes import Bits, ById, Flag, List, Maybe, Number, Scope, Seat, Shape, Word, counts, owners
from ophir.games.architects import follows
from ophir.games.architects.goods import GOOD_IDS, RESOURCE_IDS
from ophir.games.architects.paying import BILL_IDS
from ophir.games.architects.table import HIDDEN, LOCATIONS, NO_CARD, NOBODY, NOT_YET, ArchitectsTable

BYTES = Storage("bytes", "{}")  # never changed but replaced
UNSEEN = "hidden"
IN_PLAY = ("building_in_play", True)
HIREABLE = ("apprentice_in_play", True)
CARD = Word("building_ids", only=IN_PLAY)


class HiddenWord(Shape):
    """A Building card, null for one that this view may not know."""

    def write(self, scope: Scope, value: Any) -> Any:
        return None if value == HIDDEN else scope.ids("building_ids")[value]

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        if data is None:
            if scope.full:
                raise BadPosition(path, "must not be hidden")
            return HIDDEN
        return scope.number(path, "building_ids", data, IN_PLAY)

    def typescript(self) -> str:
        return "string | null"


class Packets(SeatField):
    """The cards that a seat is choosing from, in the order in which they came; null while they are hidden."""

    def __init__(self) -> None:
        super().__init__("packet", List(HiddenWord()), "of each seat: the cards it chooses from", ROWS_OF_BYTES)

    def write(self, table: Any, scope: Scope, state: Json) -> None:
        for path, row in zip(self.paths(scope), self.values(table, 0), strict=True):
            put(state, path, None if HIDDEN in row else self.shape.write(scope, row))
            put(state, f"{path}_size", len(row))

    def read(self, table: Any, scope: Scope, state: Json) -> None:
        rows = []
        for path in self.paths(scope):
            size = Number().read(scope, f"state.{path}_size", at(state, f"{path}_size"))
            data = at(state, path)
            if data is None and (scope.full or not size):
                raise BadPosition(f"state.{path}", "must not be hidden")
            row = [HIDDEN] * size if data is None else self.shape.read(scope, f"state.{path}", data)
            if len(row) != size or (data is not None and HIDDEN in row):
                raise BadPosition(f"state.{path}_size", f"is {size}, but the cards are {len(row)}")
            rows.append(row)
        self.keep(table, rows)

    def fill(self, setting: Setting) -> None:
        for path in self.paths(setting):
            setting.fill(f"{path}_size", len(at(setting.state, path) or ()))

    def types(self) -> dict[str, str]:
        return {self.type_path(): "string[] | null", f"{PLAYERS}.*.packet_size": "number"}

    def shapes(self) -> dict[str, Shape]:
        return {self.type_path(): List(CARD)}


class BuildingPile(Part):
    """The Building pile: what nobody put there, without order, and what was put under it, in order, each card with
    those who know it. In setting up a position it holds whatever is nowhere else."""

    slots = (
        Slot("pile", BYTES, "the Building cards that nobody put there, in the order of the box"),
        Slot("under", SHARED, "those put under it, the next first"),
        Slot("under_known", SHARED, "of each of these: who knows it, as bits"),
    )

    def start(self, table: Any, scope: Scope) -> None:
        table.pile = bytes(scope.allowed("building_ids", IN_PLAY))
        table.under = []
        table.under_known = []

    def write(self, table: Any, scope: Scope, state: Json) -> None:
        ids = scope.ids("building_ids")
        put(state, "pile.cards", None if HIDDEN in table.pile else [ids[card] for card in table.pile])
        put(state, "pile.size", len(table.pile))
        put(state, "pile.under", List(HiddenWord()).write(scope, table.under))
        put(state, "pile.under_known", [Bits(scope.seat_names).write(scope, bits) for bits in table.under_known])

    def read(self, table: Any, scope: Scope, state: Json) -> None:
        size = Number().read(scope, "state.pile.size", at(state, "pile.size"))
        cards = at(state, "pile.cards")
        if cards is None:
            if scope.full or not size:
                raise BadPosition("state.pile.cards", "must not be hidden")
            table.pile = bytes([HIDDEN] * size)
        else:
            found = List(CARD, once=True).read(scope, "state.pile.cards", cards)
            if found != sorted(found):
                raise BadPosition("state.pile.cards", "must be in the order of the data")
            if len(found) != size:
                raise BadPosition("state.pile.size", f"is {size}, but the cards are {len(found)}")
            table.pile = bytes(found)
        table.under = List(HiddenWord()).read(scope, "state.pile.under", at(state, "pile.under"))
        known = List(Bits(scope.seat_names)).read(scope, "state.pile.under_known", at(state, "pile.under_known"))
        if len(known) != len(table.under):
            raise BadPosition("state.pile.under_known", "must have an entry for each card under the pile")
        table.under_known = known

    def fill(self, setting: Setting) -> None:
        ids = [setting.ids("building_ids")[card] for card in setting.allowed("building_ids", IN_PLAY)]
        elsewhere = set(at(setting.state, "pile.under"))
        for player in setting.state[PLAYERS].values():
            elsewhere.update(player["hand"] or (), player["packet"] or (), player["buildings"])
        setting.fill("pile.cards", [id for id in ids if id not in elsewhere])
        setting.fill("pile.size", len(at(setting.state, "pile.cards")))
        setting.fill("pile.under_known", [[] for _ in at(setting.state, "pile.under")])

    def types(self) -> dict[str, str]:
        return {
            "pile.cards": "string[] | null",
            "pile.size": "number",
            "pile.under": "(string | null)[]",
            "pile.under_known": "string[][]",
        }


class PickedCard(Word):
    """A Building card, null for none, or "hidden" for one that this view may not know."""

    def __init__(self) -> None:
        super().__init__("building_ids", NO_CARD, IN_PLAY)

    def write(self, scope: Scope, value: Any) -> Any:
        return UNSEEN if value == HIDDEN else super().write(scope, value)

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        if data == UNSEEN and not scope.full:
            return HIDDEN
        return super().read(scope, path, data)


def apprentices_left(table: ArchitectsTable) -> bytes:
    """The Apprentices that are neither hired nor on the display nor under the pile."""
    seen = {*table.display, *table.apprentices_under}
    for row in table.apprentices:
        seen.update(row)
    return bytes(card for card, there in enumerate(table.box.apprentice_in_play) if there and card not in seen)


def able(table: ArchitectsTable) -> list[int]:
    """What everybody's Apprentices and board come to."""
    rows = zip(table.board, table.apprentices, strict=True)
    return [figure for board, cards in rows for figure in table.box.able_row(board, cards)]


def wonder_at(table: ArchitectsTable) -> list[int]:
    """Of each location whose Wonder stands there."""
    owners = dict(zip(table.wonder_place, table.wonder_owner, strict=True))
    return [owners.get(place, NOBODY) for place in range(LOCATIONS)]


LAYOUT = Layout(
    Field("current", Seat(), "whose turn it is", follows=follows.current),
    Field("starter", Seat(), "the first player of the game", follows=follows.starter),
    Field(
        "last_turns",
        Maybe(Number(), NOT_YET),
        "how many turns are still to be finished, once the Guildhall is full",
        follows=follows.last_turns,
    ),
    Field("round", Number(most="safety_rounds"), "how many rounds have begun", follows=follows.round_begun),
    Field("reset_due", Flag(), "a Reset waits for the end of the turn", follows=follows.reset_due),
    Field("tax", Number(), "Silver on the Tax Stand", start="tax_start"),
    Field("market", owners("space_ids"), "of each space: whose Worker is there", SHARED, key="black_market"),
    Field(
        "small_top", Word("market_ids", NO_CARD), "the first card with the Small side on top", follows=follows.small_top
    ),
    Field("large", List(Word("market_ids"), once=True), "the cards turned, the oldest first", SHARED),
    Field("display", List(Word("apprentice_ids", NO_CARD, HIREABLE), "slots"), "row by row", SHARED),
    Field("display_silver", List(Number(), "slots"), "on each of them", SHARED),
    Field(
        "apprentices_under",
        List(Word("apprentice_ids", only=HIREABLE), once=True),
        "under their pile, the next first",
        SHARED,
    ),
    Field("rewards_left", Number(), "Reward cards in the pile", key="rewards.left", start="reward_count"),
    Field("rewards_resolved", Bits("reward_ids"), "those that are out of the game", key="rewards.resolved"),
    Field("consequence", Word("contribution_ids", NO_CARD), "the card in force", follows=follows.consequence),
    Field(
        "contribution",
        Word("contribution_ids", NO_CARD),
        "the first card with the Contribution side on top",
        follows=follows.contribution,
    ),
    Field("turned", Bits("contribution_ids"), "the Consequence pile", follows=follows.turned),
    Field("contributed", Bits(RESOURCE_IDS), "the spots of the Contribution card that are taken"),
    Field("wonder_owner", owners("wonder_ids"), "of each Wonder", SHARED, key="wonders.owner"),
    Field(
        "wonder_place",
        ById("wonder_ids", Word("location_ids"), NO_CARD),
        "of each Wonder: the location",
        SHARED,
        key="wonders.place",
    ),
    Field("wonder_goods", counts("wonder_ids"), "resources lying on each card", SHARED, key="wonders.goods"),
    Field("opponent", Word("opponent_ids", NO_CARD), "the AI opponent", follows=follows.opponent),
    Field("marker", Number(most="last_track"), "on its resource track"),
    Field(
        "scheme_draw", Bits("scheme_ids"), "cards known in its draw pile", key="schemes.draw", follows=follows.schemes
    ),
    Field("scheme_draw_unseen", Number(), "Future cards there that nobody has seen", key="schemes.draw_unseen"),
    Field("scheme_discard", Bits("scheme_ids"), "cards known in its discard pile", key="schemes.discard"),
    Field("scheme_discard_unseen", Number(), "Future cards there that nobody has seen", key="schemes.discard_unseen"),
    Field("scheme_future", Number(), "the size of the Future pile", key="schemes.future", follows=follows.future),
    Field("bill", ById(BILL_IDS, Number()), "what is being paid, and how far that is decided", VECTOR),
    SeatField(
        "board", Word("board_ids", NO_CARD, ("board_in_play", True)), "of each party: its Variable board", SHARED
    ),
    SeatField("workers", counts("circle_ids"), "of each party: at each circle location", VECTOR),
    SeatField("supply", Number(), "Workers", VECTOR, start="workers", follows=follows.supply),
    SeatField("prison", Number(), "Workers", VECTOR),
    SeatField("guildhall", Number(), "Workers", VECTOR),
    SeatField("captured", counts("parties"), "of each party: the Workers it holds, by owner", VECTOR),
    SeatField("goods", counts(GOOD_IDS), "of each party: resources and Silver", VECTOR),
    SeatField("virtue", Number(most="most_virtue"), storage=VECTOR, start="standard_virtue"),
    SeatField("influence", Number(most="most_influence"), storage=VECTOR),
    SeatField("cathedral", Number(most="levels"), "of each party: its level", VECTOR),
    SeatField("unpaid", Number(), "Debts", VECTOR),
    SeatField("paid", Number(), "Debts", VECTOR),
    SeatField("spare", Number(most=1), "Silver left over from Influence, until the end of the turn", VECTOR),
    SeatField("apprentices", List(Word("apprentice_ids", only=HIREABLE), once=True), "in the order hired", ROWS_SHARED),
    SeatField("buildings", List(CARD, once=True), "in the order constructed", ROWS_SHARED),
    SeatPile("hand", "building_ids", HIDDEN, "of each party: its Building cards"),
    Packets(),
    SeatField("picked", PickedCard(), "of each party: the card it keeps, until all have chosen", SHARED),
    BuildingPile(),
    Derived("apprentice_pile", apprentices_left, BYTES, "the Apprentices that nobody put under their pile"),
    Derived("able", able, VECTOR_SHARED, "of each party: what its Apprentices and board come to"),
    Derived("wonder_at", wonder_at, VECTOR_SHARED, "of each location: whose Wonder stands there"),
)
