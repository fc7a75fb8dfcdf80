"""What the TOML files of Architects of the West Kingdom hold, as types: a pack that does not fit is refused by name."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from ophir.engine.options import OptionSpec
from ophir.engine.packs import Layout, Natural, Pack, Positive
from ophir.games.architects.abilities import Ability, Power
from ophir.games.architects.effects import BuildingEffect
from ophir.games.architects.goods import Goods, Resource
from ophir.games.architects.location_actions import LocationAction

SEAT_NAMES: Final = ("blue", "red", "green", "yellow", "ivory")
AI: Final = "ai"  # the party of an AI opponent
MOST_PLAYERS: Final = len(SEAT_NAMES)
LOCATION_IDS: Final = (
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
)

# Neither rules nor texts nor drawings read these.
UNREAD: Final = ("components.*", "debt.cards", "board_pairs.*", "scheme_of_artisans.*")
DRAWN: Final = tuple(
    f"{table}.{field}" for table in ("location", "apprentice_column", "black_market_space") for field in ("x", "y")
)
LAYOUT: Final = Layout(
    ("board", "apprentices", "buildings", "players", "market", "wonders", "ai"),
    {"apprentice_column": ("column",), "cathedral_level": ("level",)},
    prose=("name", "x", "y", "board", "area.*", "option.values", "option.least", *UNREAD),
    told=(*UNREAD, *DRAWN, "area.*", "apprentice_column.board", "option.values", "option.least"),
)

CardSet = Literal["base", "promo2018", "wow"]
Skill = Literal["carpentry", "tiling", "masonry"]
SpaceId = Literal["small", "middle", "large"]


class Location(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    x: int
    y: int
    circle: bool
    wonder: bool
    action: LocationAction


class Column(Struct, forbid_unknown_fields=True):
    column: Positive
    x: int
    y: list[int]
    set: CardSet
    board: str = ""


class SpaceCost(Struct, forbid_unknown_fields=True):
    silver: Natural
    virtue_loss: Natural


class Space(Struct, forbid_unknown_fields=True):
    id: SpaceId
    x: int
    y: int
    cost: SpaceCost
    draw: Natural = 0


class StorehouseTradeRecord(Struct, forbid_unknown_fields=True):
    id: str
    any_of: list[Literal["clay", "wood", "stone"]]
    amount: Positive
    gain: Goods


class ActionCost(Struct, forbid_unknown_fields=True, frozen=True):
    silver: Natural = 0
    tax: Natural = 0


class Instead(Struct, forbid_unknown_fields=True):
    debt: Natural
    virtue_loss: Natural


class GuardAction(Struct, forbid_unknown_fields=True):
    id: Literal["send_captured", "release_prison", "release_captured", "pay_debt"]
    cost: ActionCost = ActionCost()
    instead: Instead | None = None
    silver_per_worker: Natural = 0


class Virtue(Struct, forbid_unknown_fields=True):
    max: Positive
    vp: list[int]
    black_market_max: Natural
    cathedral_min: Natural
    tax_ignored: list[Natural]


class LevelCost(Struct, forbid_unknown_fields=True):
    clay: Natural = 0
    wood: Natural = 0
    stone: Natural = 0
    gold: Natural = 0
    marble: Natural = 0
    wood_or_stone: Natural = 0


class Level(Struct, forbid_unknown_fields=True):
    level: Positive
    cost: LevelCost
    spaces: Positive
    vp: int


class Guildhall(Struct, forbid_unknown_fields=True):
    rows: Positive
    longer_than_players: Natural
    reset_rows: list[Positive]
    clear_rows: list[Positive]
    clear_space: Positive


class Setup(Struct, forbid_unknown_fields=True):
    tax_stand_silver: Natural
    capture_locations: list[Positive]
    reward_cards: list[Positive]
    draft_hand: Positive
    draft_keep: Positive
    solo_deal: Positive
    solo_keep: Positive


class Reset(Struct, forbid_unknown_fields=True):
    prison_limit: Positive
    virtue_loss: Natural
    debts: Natural


class Scoring(Struct, forbid_unknown_fields=True):
    gold: int
    marble: int
    silver_per_vp: Positive
    prison_workers_per_minus_vp: Positive
    unpaid_debt: int


class ApprenticeCard(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    set: CardSet
    skills: list[Skill]
    virtue: int
    effects: list[Ability]


class BuildingCard(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    set: CardSet
    vp: int
    cost: LevelCost
    skills: list[Skill]
    virtue: int
    timing: Literal["immediate", "end"]
    effects: list[BuildingEffect]


class Standard(Struct, forbid_unknown_fields=True):
    silver_by_turn_order: list[Natural]
    virtue: Natural


class Common(Struct, forbid_unknown_fields=True):
    workers: Positive
    apprentice_limit: Positive
    hand_limit: Positive
    safety_rounds: Positive = 400


class PlayerBoard(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    set: CardSet
    workers_in_prison: Natural
    silver: Natural
    virtue: Natural
    influence: Natural
    resources: dict[Resource, Natural]
    building_cards: Natural
    unpaid_debts: Natural
    powers: list[Power]


class Printed(Struct, forbid_unknown_fields=True):
    small: Goods
    large: Goods


class MarketCard(Struct, forbid_unknown_fields=True):
    id: str
    small: Goods
    large: Goods


class Reward(Struct, forbid_unknown_fields=True):
    empty_pile: Goods


class RewardCard(Struct, forbid_unknown_fields=True):
    id: str
    set: CardSet
    gain: Goods


class Debt(Struct, forbid_unknown_fields=True):
    cards: Positive
    paid_gain: Goods


class InfluenceTrack(Struct, forbid_unknown_fields=True):
    max: Positive
    building_card_on_reaching_from_below: list[Positive]
    end_game_most: Goods


class Substitution(Struct, forbid_unknown_fields=True):
    silver: Positive
    silver_covered: Literal[2]
    virtue: Positive
    precious: Positive


class WonderRules(Struct, forbid_unknown_fields=True):
    build_virtue: Natural
    visit_influence: Positive
    profiteer_influence: Positive
    figure_virtue: Natural
    ai_total: Positive


class WonderCard(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    resource: Resource
    amount: Positive
    influence: Natural
    tax: Natural
    vp: int


class Step(Struct, forbid_unknown_fields=True):
    gain: Goods = {}
    lose: dict[Literal["virtue"], Positive] = {}


class Profiteer(Struct, forbid_unknown_fields=True):
    location: str
    step: Step


class Princess(Struct, forbid_unknown_fields=True):
    location: str
    reward: Goods = {}
    choice: list[Goods] = []


class ContributionCard(Struct, forbid_unknown_fields=True):
    id: str
    contribution: dict[Resource, Goods]
    profiteer: Profiteer
    princess: Princess


class OptionRecord(Struct, forbid_unknown_fields=True):
    id: str
    default: bool | str | list[str]
    values: list[str] = []
    least: Natural = 0


class Data:
    """Every record of a pack, typed; those of ai.toml are read by `ai.data`."""

    def __init__(self, pack: Pack) -> None:
        self.locations = pack.read(Location, "board", "location")
        self.columns = pack.read(Column, "board", "apprentice_column")
        self.spaces = pack.read(Space, "board", "black_market_space")
        self.trades = pack.read(StorehouseTradeRecord, "board", "storehouse_trade")
        self.guard_actions = pack.read(GuardAction, "board", "guardhouse_action")
        self.virtue = pack.read_one(Virtue, "board", "virtue")
        self.levels = pack.read(Level, "board", "cathedral_level")
        self.guildhall = pack.read_one(Guildhall, "board", "guildhall")
        self.setup = pack.read_one(Setup, "board", "setup")
        self.reset = pack.read_one(Reset, "board", "reset")
        self.scoring = pack.read_one(Scoring, "board", "end_scoring")
        self.apprentices = pack.read(ApprenticeCard, "apprentices", "apprentice")
        self.buildings = pack.read(BuildingCard, "buildings", "building")
        self.standard = pack.read_one(Standard, "players", "standard")
        self.common = pack.read_one(Common, "players", "common")
        self.boards = pack.read(PlayerBoard, "players", "board")
        self.printed = pack.read_one(Printed, "market", "printed")
        self.market = pack.read(MarketCard, "market", "black_market_card")
        self.reward = pack.read_one(Reward, "market", "reward")
        self.rewards = pack.read(RewardCard, "market", "reward_card")
        self.debt = pack.read_one(Debt, "market", "debt")
        self.influence = pack.read_one(InfluenceTrack, "wonders", "influence_track")
        self.substitution = pack.read_one(Substitution, "wonders", "influence_substitution")
        self.wonder_rules = pack.read_one(WonderRules, "wonders", "wonder_rules")
        self.wonders = pack.read(WonderCard, "wonders", "wonder")
        self.contributions = pack.read(ContributionCard, "wonders", "contribution_card")


def options(pack: Pack) -> list[OptionSpec]:
    """What can be chosen before a game. [4]"""
    records = {one.id: one for one in pack.read(OptionRecord, "board", "option")}
    with_ai = tuple(range(1, MOST_PLAYERS))

    def option(id: str) -> OptionSpec:
        record = records[id]
        default = tuple(record.default) if isinstance(record.default, list) else record.default
        needs = {"boards": ("variable",)} if id in ("board_assignment", "board_sets") else None
        seats_of = {one: with_ai for one in record.values if one != "none"} if id == "ai_opponent" else None
        only_with = {"ai_opponent": "aristocrat", "board_sets": "wow"}.get(id)
        needs_of = {only_with: {"expansion_wow": (True,)}} if only_with else None
        return OptionSpec(
            id, default, tuple(record.values), needs=needs, least=record.least, seats_of=seats_of, needs_of=needs_of
        )

    return [option(id) for id in records]
