"""What the TOML files of Wisdom of Solomon hold, as types: a pack that does not fit is refused by name."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from ophir.engine.options import OptionSpec
from ophir.engine.packs import Layout, Natural, Pack, Positive
from ophir.games.wisdom.effects import Effect
from ophir.games.wisdom.goods import Cubes, Good

SEAT_NAMES: Final = ("blue", "red", "green", "yellow", "ivory")
MOST_SEATS: Final = len(SEAT_NAMES)
JEROBOAM: Final = "jeroboam"

# Neither rules nor texts nor drawings read these.
UNREAD: Final = ("resource.color", "component.shared_supply", "solo.opponent")
LAYOUT: Final = Layout(
    ("components", "map", "buildings", "fortune", "solo"),
    {
        "setup": ("players",),
        "market_mat": ("resource",),
        "temple_tile": ("favor",),
        "adjacency": ("between",),
        "shortage_tile": ("location",),
    },
    prose=("name", "x", "y", *UNREAD),
    told=(*UNREAD, "option.least", "option.most", "location.x", "location.y"),
)

Area = Literal["merchant", "trader", "levite", "foreman"]
Icon = Literal["trader", "market", "temple", "foreman", "circle", "holy"]
Timing = Literal["instant", "pending", "permanent"]
Players = Annotated[int, Meta(ge=2, le=MOST_SEATS)]


class Resource(Struct, forbid_unknown_fields=True):
    id: Good
    name: str
    color: str
    count: Positive
    value_rank: Positive
    wild: bool
    has_market_mat: bool


class Component(Struct, forbid_unknown_fields=True):
    id: str
    count: Positive
    shared_supply: bool = False


class FavorTrack(Struct, forbid_unknown_fields=True):
    start: Natural
    minimum: Literal[0]
    maximum: Literal[0]
    unplayed_fortune_card_value: Natural


class Setup(Struct, forbid_unknown_fields=True):
    players: Positive
    counts_as: Positive
    workers: Positive
    customs_houses: Positive
    cubes_removed_each: Natural
    shortage_tiles_on_map: Natural
    market_fill: Natural


class SetupCommon(Struct, forbid_unknown_fields=True):
    fortune_cards_dealt: Literal[2]
    fortune_cards_kept: Literal[1]
    initial_purchase_max: Positive
    year_end_market_refill: Natural


class Market(Struct, forbid_unknown_fields=True):
    squares_per_mat: Positive
    mat_order: list[Good]
    transactions_per_visit: Positive


class MarketMat(Struct, forbid_unknown_fields=True):
    resource: Good
    prices: list[Positive]


class ActionSpace(Struct, forbid_unknown_fields=True):
    id: Area
    name: str
    spaces: list[Positive]


class HolySpace(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    order: Positive
    effect: Effect


class TraderRecord(Struct, forbid_unknown_fields=True):
    cubes_received: Positive


class Levite(Struct, forbid_unknown_fields=True):
    base_costs: list[Cubes]
    surcharge_per_worker_present: Natural
    fortune_cards_drawn: Natural


class Squares(Struct, forbid_unknown_fields=True):
    min_players: Players
    count: Positive


class Temple(Struct, forbid_unknown_fields=True):
    squares: list[Squares]


class TempleTile(Struct, forbid_unknown_fields=True):
    favor: Positive
    count: Positive


class BuildingSlot(Struct, forbid_unknown_fields=True):
    id: str
    bonus_favor: Natural


class OptionRecord(Struct, forbid_unknown_fields=True):
    id: str
    default: bool | str | int
    least: Natural = 0
    most: Natural = 0


class MapRecord(Struct, forbid_unknown_fields=True):
    locations: Positive
    adjacencies: Positive
    house_spots_2p: Positive
    house_spots_3p: Positive
    house_spots_4p: Positive
    house_spots_5p: Positive


class Location(Struct, forbid_unknown_fields=True, rename={"yields": "yield"}):
    id: str
    name: str
    region: Good
    yields: Cubes
    within_israel: bool
    house_spots: list[Players]
    x: int
    y: int


class Adjacency(Struct, forbid_unknown_fields=True):
    between: list[str]


class ShortageTile(Struct, forbid_unknown_fields=True):
    location: str


class BuildingCard(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    cost: Cubes
    favor: Natural
    worker_space: bool
    effect: Effect


class FortuneCard(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    count: Positive
    timing: Timing
    effect: Effect


class Solo(Struct, forbid_unknown_fields=True):
    opponent: str
    jeroboam_fortune_cards: Natural
    jeroboam_is_first_player: bool
    fortune_card_favor_at_market_or_trader: Natural
    end_resources_per_favor: Positive
    foreman_discount: Natural
    holy_icons_set_aside_per_year: Natural
    menorah_threshold: Positive


class SoloTile(Struct, forbid_unknown_fields=True):
    id: str
    icon: Icon
    count: Positive
    holy_space: str = ""


class Data:
    """Every record of a pack, typed."""

    def __init__(self, pack: Pack) -> None:
        self.resources = pack.read(Resource, "components", "resource")
        self.components = pack.read(Component, "components", "component")
        self.favor = pack.read_one(FavorTrack, "components", "favor")
        self.setups = pack.read(Setup, "components", "setup")
        self.common = pack.read_one(SetupCommon, "components", "setup_common")
        self.market = pack.read_one(Market, "components", "market")
        self.mats = pack.read(MarketMat, "components", "market_mat")
        self.action_spaces = pack.read(ActionSpace, "components", "action_space")
        self.holy_spaces = pack.read(HolySpace, "components", "holy_space")
        self.trader = pack.read_one(TraderRecord, "components", "trader")
        self.levite = pack.read_one(Levite, "components", "levite")
        self.temple = pack.read_one(Temple, "components", "temple")
        self.tiles = pack.read(TempleTile, "components", "temple_tile")
        self.slots = pack.read(BuildingSlot, "components", "building_slot")
        self.options = pack.read(OptionRecord, "components", "option")
        self.map = pack.read_one(MapRecord, "map", "map")
        self.locations = pack.read(Location, "map", "location")
        self.adjacencies = pack.read(Adjacency, "map", "adjacency")
        self.shortage_tiles = pack.read(ShortageTile, "map", "shortage_tile")
        self.buildings = pack.read(BuildingCard, "buildings", "building")
        self.fortunes = pack.read(FortuneCard, "fortune", "fortune")
        self.solo = pack.read_one(Solo, "solo", "solo")
        self.solo_tiles = pack.read(SoloTile, "solo", "solo_tile")


def options(pack: Pack) -> list[OptionSpec]:
    """Who begins, who settles Jeroboam's ties, and after how many years a game is stopped."""
    records = {one.id: one for one in pack.read(OptionRecord, "components", "option")}
    begins, ties, years = records["starting_player"], records["solo_ties"], records["max_years"]
    chairs = [str(seat) for seat in range(MOST_SEATS)]
    return [
        OptionSpec(
            "starting_player",
            begins.default,
            ("random", *chairs),
            seats=tuple(range(2, MOST_SEATS + 1)),
            seats_of={seat: tuple(range(max(2, int(seat) + 1), MOST_SEATS + 1)) for seat in chairs},
        ),
        OptionSpec("solo_ties", ties.default, ("human", "auto"), seats=(1,)),
        OptionSpec("max_years", years.default, least=years.least, most=years.most),
    ]
