"""What data/ai.toml holds, as types: a pack that does not fit is refused by name. [Architects 15, 16, 19]"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from ophir.engine.packs import Natural, Pack, Positive
from ophir.games.architects.ai.operations import Operation
from ophir.games.architects.ai.powers import Talent
from ophir.games.architects.goods import Goods, Resource

OpponentId = Literal["aristocrat", "enforcer", "illusionist", "meddler", "patron", "peddler"]
Circle = Literal[
    "quarry", "forest", "silversmith", "mines", "kings_storehouse", "workshop", "town_centre", "guardhouse", "tax_stand"
]
Place = Literal[
    "quarry",
    "forest",
    "silversmith",
    "mines",
    "kings_storehouse",
    "workshop",
    "town_centre",
    "guardhouse",
    "tax_stand",
    "black_market",
    "guildhall",
    "princess",
    "focus",
]
Target = Literal[
    "princess",
    "quarry",
    "forest",
    "silversmith",
    "mines",
    "kings_storehouse",
    "workshop",
    "town_centre",
    "guardhouse",
    "tax_stand",
]
Space = Literal["small", "middle", "large"]
Task = Literal["release_prison", "send_captured", "release_captured", "pay_debt", "future_scheme"]


class ResourceTrack(Struct, forbid_unknown_fields=True):
    spaces: list[Resource]
    silver_moves: Positive
    wrap_gain: Goods


class Conversions(Struct, forbid_unknown_fields=True):
    gain_apprentice: Goods
    destroy_debt_without_debt: Goods
    future_scheme_when_pile_empty: Goods
    gain_reward_card: Goods
    gain_influence_at_top: Goods
    gold_becomes: Literal["marble"]


class Guardhouse(Struct, forbid_unknown_fields=True):
    order: list[Task]
    release_captured_tax: Natural
    pay_debt_tax: Natural
    pay_debt_gain: Goods
    send_captured_gain_per_worker: Goods


class Capture(Struct, forbid_unknown_fields=True):
    priority: list[Target]
    tax_per_capture_event: Natural


class MarketSpace(Struct, forbid_unknown_fields=True):
    """What it gains on a space, in this order. A column has as many Apprentices as the display has rows."""

    marble: Natural = 0
    future_scheme: Natural = 0
    remove_apprentices: Literal[0, 2] = 0


class BlackMarket(Struct, forbid_unknown_fields=True):
    default_order: list[Space]
    large: MarketSpace
    middle: MarketSpace
    small: MarketSpace
    virtue_loss: Natural


class BoardPairs(Struct, forbid_unknown_fields=True):
    boards: list[list[OpponentId]]


class Focus(Struct, forbid_unknown_fields=True):
    place: Place
    do: list[Operation]


class Opponent(Struct, forbid_unknown_fields=True):
    id: OpponentId
    name: str
    virtue: Natural
    influence: Natural
    focus: Focus
    power: Talent
    wonder_priority: list[Circle]


class Line(Struct, forbid_unknown_fields=True):
    """A line of a Scheme card."""

    place: Place
    do: list[Operation]
    clause: str = field(default="", name="if")


class Scheme(Struct, forbid_unknown_fields=True):
    id: str
    deck: Literal["starting", "future"]
    options: list[Line]
    aoa: bool = False  # needs another expansion, and is left out


class PrincessReplaced(Struct, forbid_unknown_fields=True):
    place: Circle
    contribute: Operation


class SoloBase(Struct, forbid_unknown_fields=True):
    """The project's own variant without Works of Wonder. [16]"""

    excluded_opponents: list[OpponentId]
    princess_replaced_by: PrincessReplaced
    apprentice_column_max: Positive
    market_building_value: Natural
    influence_becomes: Literal["silver"]
    construct_wonder_possible: Literal[False]
    condition_results: dict[str, bool]


class AiData:
    """Every record of ai.toml, typed."""

    def __init__(self, pack: Pack) -> None:
        self.track = pack.read_one(ResourceTrack, "ai", "resource_track")
        self.conversions = pack.read_one(Conversions, "ai", "conversions")
        self.guardhouse = pack.read_one(Guardhouse, "ai", "guardhouse")
        self.capture = pack.read_one(Capture, "ai", "capture")
        self.black_market = pack.read_one(BlackMarket, "ai", "black_market")
        self.pairs = pack.read_one(BoardPairs, "ai", "board_pairs")
        self.opponents = pack.read(Opponent, "ai", "opponent")
        self.schemes = pack.read(Scheme, "ai", "scheme")
        self.solo_base = pack.read_one(SoloBase, "ai", "solo_base_adaptation")
