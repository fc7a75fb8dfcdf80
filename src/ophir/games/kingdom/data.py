"""What the TOML files of Kingdom of Solomon hold, as types: a pack that does not fit is refused by name."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from ophir.engine.options import OptionSpec
from ophir.engine.packs import Id, Layout, Natural, One, Pack, Positive
from ophir.games.kingdom.effects import Effect
from ophir.games.kingdom.goods import Cubes, Good

# Neither rules nor texts nor drawings read these.
UNREAD: Final = (
    *("resource.color", "layout.*"),
    *("option.type", "option.choices", "option.players", "option.editions"),  # what may be chosen at all
)
LAYOUT: Final = Layout(
    ("components", "map", "actions", "buildings", "fortune", "market", "temple"),
    {"border": ("a", "b"), "row": ("resource",), "setup": ("players",), "layer": ("edition", "id")},
    prose=(
        *("name", "text", "x", "y", "edition.action_space_names", "action_space.name_first", "building.space"),
        *UNREAD,
    ),
    told=(
        *UNREAD,
        *("building.number", "card.kind", "end_condition.text", "option.text"),
        *("pieces.temple_tokens", "pieces.turn_order_tokens_per_player", "pieces.scoring_tokens_per_player"),
        *("action_space.x", "action_space.y", "bonus_space.x", "bonus_space.y"),
    ),
)

SEAT_NAMES: Final = ("blue", "red", "green", "yellow")


class Resource(Struct, forbid_unknown_fields=True):
    id: Good
    name: str
    count: Positive
    value: Natural


class Pieces(Struct, forbid_unknown_fields=True):
    building_cards: Positive
    fortune_cards: Positive
    roads: Natural
    pawns_per_player: Positive
    buildings_per_player: Positive
    resource_spaces: Positive
    building_sites: Positive
    neutral_spaces: Natural
    board_action_spaces: Natural
    bonus_spaces: Natural
    building_card_slots: Positive
    market_slots_per_resource: Positive


class Setup(Struct, forbid_unknown_fields=True):
    players: Literal[2, 3, 4]
    pawns: Positive
    cubes_removed_per_resource: Natural
    bonus_spaces: list[str]


class Constants(Struct, forbid_unknown_fields=True):
    fortune_hand_limit: Natural
    building_cards_per_player_per_round: One
    high_priest_bonus_vp: Natural
    altar_vp_per_position: Natural
    min_score: Natural
    safety_round_limit: Positive


class Road(Struct, forbid_unknown_fields=True):
    cost: Cubes
    supply: Natural


class Edition(Struct, forbid_unknown_fields=True):
    id: Literal["final", "first"]
    name: str
    starting_score: Natural
    temple: str
    temple_blocks: Positive
    market_one_direction: bool
    market_transaction_cap: Natural
    leftover_cube_vp: Natural
    tie_break: Literal["most_building_pieces", "shared"]
    optional_bonus_rule_available: bool
    action_space_names: dict[str, str]


class OptionRecord(Struct, forbid_unknown_fields=True):
    id: str
    default: bool | str
    choices: list[str] = []
    players: list[int] = []
    editions: list[str] = []
    pawns: Natural = 0  # what the option sets, where it sets a figure


class EndCondition(Struct, forbid_unknown_fields=True):
    id: Literal["all_sites", "five_pieces", "temple_complete"]


class Acting(Id, forbid_unknown_fields=True, kw_only=True):
    """A place that does something."""

    effect: Effect


class Space(Id, forbid_unknown_fields=True):
    name: str
    yields: Cubes
    site: bool
    adjacent: list[str]
    x: int
    y: int


class Border(Struct, forbid_unknown_fields=True):
    a: str
    b: str
    road_possible: bool


class ActionSpace(Acting, forbid_unknown_fields=True, kw_only=True):
    name: str
    name_first: str
    capacity: One


class BonusSpace(Acting, forbid_unknown_fields=True, kw_only=True):
    name: str
    capacity: Literal["all_remaining"]
    players: list[int]


class BuildingCard(Acting, forbid_unknown_fields=True, kw_only=True):
    name: str
    cost: Cubes
    vp: Natural
    site: bool
    space: str


class FortuneCard(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    count: Natural
    effect: Effect


class MarketRow(Struct, forbid_unknown_fields=True):
    resource: Good
    prices: list[Natural]


class Layer(Struct, forbid_unknown_fields=True):
    edition: str
    order: Positive
    id: str
    name: str
    blocks: Positive
    cost: dict[Literal["gold", "copper", "stone", "timber", "food", "any"], Positive]
    vp: Natural


class Data:
    """Every record of a pack, typed."""

    def __init__(self, pack: Pack) -> None:
        self.resources = pack.read(Resource, "components", "resource")
        self.pieces = pack.read_one(Pieces, "components", "pieces")
        self.colors = pack.read(Id, "components", "color")
        self.setups = pack.read(Setup, "components", "setup")
        self.constants = pack.read_one(Constants, "components", "constants")
        self.road = pack.read_one(Road, "components", "road")
        self.editions = pack.read(Edition, "components", "edition")
        self.options = pack.read(OptionRecord, "components", "option")
        self.end_conditions = pack.read(EndCondition, "components", "end_condition")
        self.spaces = pack.read(Space, "map", "space")
        self.borders = pack.read(Border, "map", "border")
        self.action_spaces = pack.read(ActionSpace, "actions", "action_space")
        self.bonus_spaces = pack.read(BonusSpace, "actions", "bonus_space")
        self.buildings = pack.read(BuildingCard, "buildings", "building")
        self.fortunes = pack.read(FortuneCard, "fortune", "card")
        self.market = pack.read(MarketRow, "market", "row")
        self.layers = pack.read(Layer, "temple", "layer")


def options(pack: Pack) -> list[OptionSpec]:
    """The options that components.toml lists."""
    return [
        OptionSpec(
            record.id,
            record.default,
            tuple(record.choices),
            tuple(record.players),
            {"edition": tuple(record.editions)} if record.editions else None,
        )
        for record in pack.read(OptionRecord, "components", "option")
    ]
