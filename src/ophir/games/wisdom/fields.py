"""Every field of the position: what it is, how it starts, how clones keep it and how it is written.

After a change: `ophir fields`.
"""

from __future__ import annotations

from typing import Any

from ophir.engine.conserved import Conserved, Sum
from ophir.engine.deck_fields import DeckField
from ophir.engine.errors import BadPosition
from ophir.engine.fields import (
    NUMBER,
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
from ophir.engine.piles import SeatPile
from ophir.engine.shapes import (
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
from ophir.games.wisdom import follows
from ophir.games.wisdom.goods import EXOTIC
from ophir.games.wisdom.table import HIDDEN_TILE, NO_CARD, SCORE_SOURCES, SOURCE_COUNT, WisdomTable

CUBES = counts("good_ids")
TILES = counts("bag_ids")
LEAST = -100_000  # of what a party has earned at the market
HIDDEN = "hidden"


class Market(Part):
    """What lies on the squares of each mat, from the bottom: a cube of the mat's type, an Exotic, or nothing."""

    slots = (
        Slot("market", NUMBER, "the squares with a cube as bits, one mat after the other"),
        Slot("market_exotics", NUMBER, "those of them with an Exotic"),
    )
    shape = Rows("mat_ids", Word("good_ids", NO_CARD), "squares")

    def start(self, table: WisdomTable, scope: Scope) -> None:
        table.market = 0
        table.market_exotics = 0

    def write(self, table: WisdomTable, scope: Scope, state: Json) -> None:
        box = table.box
        squares = []
        for square in range(box.squares * len(box.mat_ids)):
            cube = EXOTIC if table.market_exotics >> square & 1 else box.mat_good[square // box.squares]
            squares.append(cube if table.market >> square & 1 else NO_CARD)
        put(state, "market", self.shape.write(scope, squares))

    def read(self, table: WisdomTable, scope: Scope, state: Json) -> None:
        self.start(table, scope)
        box = table.box
        for square, good in enumerate(self.shape.read(scope, "state.market", state["market"])):
            if good == NO_CARD:
                continue
            mat = square // box.squares
            if good not in (EXOTIC, box.mat_good[mat]):
                path = f"state.market.{box.mat_ids[mat]}"
                raise BadPosition(path, f"holds {box.mat_ids[mat]} and Exotic Goods only, not {box.good_ids[good]}")
            table.market |= 1 << square
            table.market_exotics |= (good == EXOTIC) << square

    def types(self) -> dict[str, str]:
        return {"market": self.shape.typescript()}

    def shapes(self) -> dict[str, Shape]:
        return {"market": self.shape}


class Buildings(Part):
    """Whose each Building Card is: written as the list of what each party has built, the oldest first."""

    slots = (
        Slot("built", SHARED, "of each party: its Building Cards as bits"),
        Slot("acquired", SHARED, "all built cards; those of one party in the order in which it got them"),
    )

    def start(self, table: WisdomTable, scope: Scope) -> None:
        table.built = [0] * len(scope.seat_names)
        table.acquired = []

    def write(self, table: WisdomTable, scope: Scope, state: Json) -> None:
        for party, name in enumerate(scope.seat_names):
            own = [table.box.card_ids[card] for card in table.acquired if table.built[party] >> card & 1]
            put(state, f"{PLAYERS}.{name}.buildings", own)

    def read(self, table: WisdomTable, scope: Scope, state: Json) -> None:
        self.start(table, scope)
        seen = [id for id in state["offer"].values() if id] if isinstance(state["offer"], dict) else []
        for party, name in enumerate(scope.seat_names):
            path = f"state.{PLAYERS}.{name}.buildings"
            cards = List(Word("card_ids"), once=True).read(scope, path, state[PLAYERS][name]["buildings"])
            for card in cards:
                id = table.box.card_ids[card]
                if id in seen or card in table.acquired:
                    raise BadPosition(path, f"{id} is in two places")
                table.built[party] |= 1 << card
                table.acquired.append(card)

    def fill(self, setting: Setting) -> None:
        for name, cards in follows.cards_for_houses(setting).items():
            setting.fill(f"{PLAYERS}.{name}.buildings", cards)

    def types(self) -> dict[str, str]:
        return {f"{PLAYERS}.*.buildings": "string[]"}

    def shapes(self) -> dict[str, Shape]:
        return {f"{PLAYERS}.*.buildings": List(Word("card_ids"))}


class BySlot(Shape):
    """One Building Card a slot, or null, written by slot."""

    is_list = True

    def __init__(self) -> None:
        self.card = Word("card_ids", NO_CARD)

    def start(self, scope: Scope) -> Any:
        return [NO_CARD] * len(scope.ids("slot_ids"))

    def write(self, scope: Scope, value: Any) -> Any:
        return {id: self.card.write(scope, card) for id, card in zip(scope.ids("slot_ids"), value, strict=True)}

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        ids = scope.ids("slot_ids")
        if not isinstance(data, dict) or set(data) != set(ids):
            raise BadPosition(path, f"must be {', '.join(ids)}")
        found = [self.card.read(scope, f"{path}.{id}", data[id]) for id in ids]
        lying = [card for card in found if card != NO_CARD]
        if len(set(lying)) != len(lying):
            raise BadPosition(path, "names a card twice")
        return found

    def lay(self, scope: Scope, path: str, old: Any, said: Any) -> Any:
        """Some of the slots; what is not said is empty."""
        return {**dict.fromkeys(scope.ids("slot_ids")), **said} if isinstance(said, dict) else said

    def typescript(self) -> str:
        return f"Record<string, {self.card.typescript()}>"


class KeptCard(Word):
    """A Fortune Card, null for none, or "hidden" for one that this view may not know."""

    def __init__(self) -> None:
        super().__init__("kept_ids", NO_CARD)

    def read(self, scope: Scope, path: str, data: Any) -> Any:
        if scope.full and data == HIDDEN:
            raise BadPosition(path, "must not be hidden")
        return super().read(scope, path, data)


def starting_favor(box: Any) -> list[int]:
    """What a party has earned before the game, by source."""
    return [box.starting_favor] + [0] * (SOURCE_COUNT - 1)


def houses_left(table: WisdomTable) -> list[int]:
    """Of each party: the Customs Houses not on the map."""
    width = table.box.locations
    parties = range(len(table.favor))
    return [table.box.houses - sum(table.houses[width * party : width * (party + 1)]) for party in parties]


def own_locations(table: WisdomTable) -> list[int]:
    """Of each party: the Locations with a house of its as bits."""
    width = table.box.locations
    return [
        sum(1 << place for place in range(width) if table.houses[width * party + place])
        for party in range(len(table.favor))
    ]


def closed_locations(table: WisdomTable) -> list[int]:
    """Of each party: the Locations with houses, but none of its, as bits."""
    every = 0
    for own in table.own:
        every |= own
    return [every & ~own for own in table.own]


def open_spots(table: WisdomTable) -> int:
    """The Locations with room for another house as bits."""
    width = table.box.locations
    return sum(1 << at for at in range(width) if sum(table.houses[at::width]) < table.box.spots[at])


LAYOUT = Layout(
    Conserved("supply", "good_ids", "cubes_in_play", ["market"], rest=["supply", f"{PLAYERS}.*.cubes"]),
    Conserved(
        "fortune",
        "fortune_ids",
        "fortune_counts",
        [f"{PLAYERS}.*.hand", f"{PLAYERS}.*.pending", f"{PLAYERS}.*.permanent", "fortune.in_play"],
        rest=["fortune.deck", "fortune.discard"],
    ),
    Conserved("bag", "bag_ids", "bag_counts", ["shortage", "bag.used", "bag.set_aside", "bag.out"], rest=["bag.left"]),
    Sum("favor", of="earned", rest="start"),
    Field("year", Number(1, "max_years"), start=1),
    Field("current", Seat(), "whose turn it is"),
    Field("starter", Seat(), "who holds the Starting Player token", key="starting_player", follows=follows.starter),
    Field("holy_first", Seat(), "who came first to the Holy Place this year", follows=follows.first_at_holy_place),
    Field("supply", CUBES, start="cubes_in_play"),
    Market(),
    SeatField("favor", Number(), start="starting_favor"),
    SeatField(
        "earned",
        counts(SCORE_SOURCES, least=LEAST),
        "of each party by source, SOURCE_COUNT a party; adds up to its Favor",
        start=starting_favor,
    ),
    SeatField("cubes", CUBES),
    SeatField("workers_left", Number(most="workers"), start="workers", follows=follows.workers_left),
    SeatField("passed", Flag(), "of each party: 1 if it places no more this year", SHARED, follows=follows.passed),
    SeatField("visits", counts("area_ids"), "of each party: its workers in each area of Jerusalem"),
    Field("stands", AsSeatBits(owners("spot_ids")), "of each party: the spots with a worker of its", key="workers"),
    Field(
        "holy_workers",
        counts("holy_ids"),
        "of each space of the Holy Place: how many",
        SHARED,
        follows=follows.workers_at_holy_place,
    ),
    Buildings(),
    Field("offer", BySlot(), "of each slot: the Building Card, or NO_CARD", SHARED, follows=follows.turned_up),
    SeatField("houses", counts("location_ids"), "of each party: its Customs Houses in each Location", SHARED),
    Derived("houses_left", houses_left, SHARED),
    Derived("own", own_locations, SHARED, "of each party: the Locations with a house of its as bits"),
    Derived("closed", closed_locations, SHARED, "of each party: the Locations that are closed for it as bits"),
    Derived("open_spots", open_spots, about="the Locations with room for another house as bits"),
    Field("roads", Bits("edge_ids"), "the edges with a road as bits"),
    Field("shortage", Bits("location_ids"), "the Locations with a Shortage Tile as bits"),
    SeatPile("tiles", "tile_ids", HIDDEN_TILE, "of each party: its Temple Tiles by value"),
    DeckField("fortune", "fortune_ids", "fortune_counts"),
    Field("in_play", List(Word("fortune_ids")), "cards that are being resolved", SHARED, key="fortune.in_play"),
    SeatField("pending", counts("fortune_ids"), "of each party: cards that wait for a later worker", SHARED),
    SeatField("permanent", counts("fortune_ids"), "of each party: cards that work to the end", SHARED),
    SeatField(
        "kept",
        KeptCard(),
        "of each party: the card it has chosen to keep, until all have chosen",
        SHARED,
    ),
    Field("bag", TILES, "Jeroboam's tiles in the bag", SHARED, key="bag.left", start="bag_counts"),
    Field("used_tiles", TILES, "those that he used this year", SHARED, key="bag.used"),
    Field("set_aside", TILES, "those that he drew in vain this year", SHARED, key="bag.set_aside"),
    Field("out", TILES, "those that left the game", SHARED, key="bag.out"),
    Field(
        "holy_drawn",
        Number(),
        "how many Holy Place tiles he drew this year",
        key="bag.holy_drawn",
        follows=follows.holy_drawn,
    ),
    Field("ends", Bits("end_ids"), "the end conditions that held, as bits"),
)
