"""What the TOML files of Solomon's Temple hold, as types: a pack that does not fit is refused by name."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from ophir.engine.game import OptionSpec
from ophir.engine.packs import Layout, Pack

LAYOUT: Final = Layout(("cards", "board", "setup", "timing"), {})

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
One = Literal[1]
Slot = Literal["prophet", "king_david", "king_solomon", "priest", "altar", "scapegoat"]
OfferingKind = Literal["burnt", "peace", "guilt", "grain"]


class BuildStructure(Struct, tag="build_structure", tag_field="op", forbid_unknown_fields=True):
    structure: str


class BuildFurnishing(Struct, tag="build_furnishing", tag_field="op", forbid_unknown_fields=True):
    pass


class GuardGate(Struct, tag="guard_gate", tag_field="op", forbid_unknown_fields=True):
    target: Literal["own_open_gate"]


class EnterSlot(Struct, tag="enter_slot", tag_field="op", forbid_unknown_fields=True):
    slot: Slot
    displaces: Literal["", "evil_priest"] = ""
    state: Literal["", "inactive"] = ""


class GrantInstant(Struct, tag="grant_instant", tag_field="op", forbid_unknown_fields=True):
    category: Literal["gate", "structure"]


class SearchDraw(Struct, tag="search_draw", tag_field="op", forbid_unknown_fields=True):
    filter: Literal["structure"]
    n: One
    to: Literal["hand"]


class ShuffleDraw(Struct, tag="shuffle_draw", tag_field="op", forbid_unknown_fields=True):
    pass


class ExchangeHandDraw(Struct, tag="exchange_hand_draw", tag_field="op", forbid_unknown_fields=True):
    filter: Literal["good"]
    n: One
    optional: Literal[True]


class HandIntoDraw(Struct, tag="hand_into_draw", tag_field="op", forbid_unknown_fields=True):
    pass


class Draw(Struct, tag="draw", tag_field="op", forbid_unknown_fields=True):
    n: Positive


class NegateSin(Struct, tag="negate_sin", tag_field="op", forbid_unknown_fields=True, rename={"excepted": "except"}):
    n: One
    excepted: list[str]


class ActivateScapegoat(Struct, tag="activate_scapegoat", tag_field="op", forbid_unknown_fields=True):
    pass


class WhileActiveMayNegateSin(
    Struct,
    tag="while_active_may_negate_sin",
    tag_field="op",
    forbid_unknown_fields=True,
    rename={"excepted": "except"},
):
    requires: list[Literal["own_priest_good"]]
    excepted: list[str]


class Immunity(Struct, tag="immunity", tag_field="op", forbid_unknown_fields=True):
    against: list[Literal["sin", "instant_evil"]]
    until: Literal["end_of_turn"]


class FreeBuild(Struct, tag="free_build", tag_field="op", forbid_unknown_fields=True):
    n: One


class ExtraFurnishing(Struct, tag="extra_furnishing", tag_field="op", forbid_unknown_fields=True):
    n: Positive


class BlockBuild(Struct, tag="block_build", tag_field="op", forbid_unknown_fields=True):
    until: Literal["start_of_targets_next_turn"]


class Attach(Struct, tag="attach", tag_field="op", forbid_unknown_fields=True):
    target: Literal["opponent_altar"]


class OnNextOffering(Struct, tag="on_next_offering", tag_field="op", forbid_unknown_fields=True):
    kinds: list[OfferingKind]
    then: Literal["negate_offering"]


class NegateOffering(Struct, tag="negate_offering", tag_field="op", forbid_unknown_fields=True):
    kinds: list[OfferingKind]


class DiscardOpponentSlot(Struct, tag="discard_opponent_slot", tag_field="op", forbid_unknown_fields=True):
    slot: Literal["altar", "priest"]


class OccupyOpponentSlot(Struct, tag="occupy_opponent_slot", tag_field="op", forbid_unknown_fields=True):
    slot: Literal["priest"]
    until: Literal["opponent_plays_priest"]


class DisableOpponentPriest(Struct, tag="disable_opponent_priest", tag_field="op", forbid_unknown_fields=True):
    until: Literal["end_of_turn"]


class PlaceArmy(Struct, tag="place_army", tag_field="op", forbid_unknown_fields=True):
    space: Literal["start_space"]


class MoveThroughGuardedGate(Struct, tag="move_through_guarded_gate", tag_field="op", forbid_unknown_fields=True):
    free: Literal[True]


class TempleLoss(Struct, forbid_unknown_fields=True):
    furnishings_to_draw: Natural
    chooser: Literal["attacker"]
    prophet: Literal["discard"]
    army: Literal["discard"]


class GateLoss(Struct, forbid_unknown_fields=True):
    gate_card: Literal["discard"]
    army: Literal["stay"]


class Destroy(Struct, tag="destroy", tag_field="op", forbid_unknown_fields=True):
    targets: list[Literal["guarded_gate", "temple"]]
    temple: TempleLoss
    gate: GateLoss


class DiscardGuardedGate(Struct, tag="discard_guarded_gate", tag_field="op", forbid_unknown_fields=True):
    n: One


class BonusMove(Struct, tag="bonus_move", tag_field="op", forbid_unknown_fields=True):
    n: One
    steps: One


class StartSiege(Struct, tag="start_siege", tag_field="op", forbid_unknown_fields=True):
    restricted_turns: Positive
    reward_turn: Positive
    reward: list[DiscardGuardedGate | BonusMove]


class RelocateArmies(Struct, tag="relocate_armies", tag_field="op", forbid_unknown_fields=True):
    region: Literal["inside"]
    min: One
    once_each: Literal[True]


class DiscardAllArmies(Struct, tag="discard_all_armies", tag_field="op", forbid_unknown_fields=True):
    pass


class DiscardSiege(Struct, tag="discard_siege", tag_field="op", forbid_unknown_fields=True):
    pass


class RetrieveFromDiscard(Struct, tag="retrieve_from_discard", tag_field="op", forbid_unknown_fields=True):
    filter: Literal["good"]
    n: One


class StartFast(Struct, tag="start_fast", tag_field="op", forbid_unknown_fields=True):
    restricted_turns: Positive
    reward_turn: Positive
    reward: RetrieveFromDiscard


class Win(Struct, tag="win", tag_field="op", forbid_unknown_fields=True):
    pass


Effect = (
    BuildStructure
    | BuildFurnishing
    | GuardGate
    | EnterSlot
    | GrantInstant
    | SearchDraw
    | ShuffleDraw
    | ExchangeHandDraw
    | HandIntoDraw
    | Draw
    | NegateSin
    | ActivateScapegoat
    | WhileActiveMayNegateSin
    | Immunity
    | FreeBuild
    | ExtraFurnishing
    | BlockBuild
    | Attach
    | OnNextOffering
    | NegateOffering
    | DiscardOpponentSlot
    | OccupyOpponentSlot
    | DisableOpponentPriest
    | PlaceArmy
    | MoveThroughGuardedGate
    | Destroy
    | StartSiege
    | RelocateArmies
    | DiscardAllArmies
    | DiscardSiege
    | StartFast
    | Win
)

Category = Literal[
    "structure",
    "furnishing",
    "filling",
    "gate",
    "prophet",
    "king",
    "priest",
    "altar",
    "levites",
    "pray_and_fast",
    "offering",
    "scapegoat",
    "cooperation",
    "israelite_army",
    "sin",
    "instant_evil",
    "military",
]

After = Literal[
    "stay",
    "discard",
    "discard_at_end_of_turn",
    "discard_at_end_of_reward_turn",
    "discard_when_used",
    "discard_when_negated_or_expired",
    "discard_when_triggered_or_altar_leaves",
    "discard_when_displaced",
    "discard_when_resolved_or_abandoned",
]


class Deck(Struct, forbid_unknown_fields=True):
    size: Positive
    backs: list[str]
    identical_decks: Literal[True]
    good_total: Natural
    sin_total: Natural
    instant_evil_total: Natural
    military_total: Natural


class Card(Struct, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: str
    category: Category
    alignment: Literal["good", "evil"]
    background: Literal["wood", "black", "red"]
    count: Natural
    timing: str
    requires_structure: str = ""
    offering: OfferingKind | Literal[""] = ""
    animal: bool = False
    preconditions: list[str] = []
    effects: list[Effect]
    pair_preconditions: list[str] = []
    pair_effects: list[Effect] = []
    negated_by: list[Literal["burnt_offering", "scapegoat"]] = []
    after: After


class Rect(Struct, forbid_unknown_fields=True):
    x0: int
    y0: int
    x1: int
    y1: int


class Board(Struct, forbid_unknown_fields=True):
    start_space: str
    north: str
    army_capacity_per_space: One
    tokens_per_player: Positive
    wall_rect: Rect
    temple_rect: Rect


class Space(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    region: Literal["outside", "street", "court"]
    x: int
    y: int
    adjacent: list[str]


class Gate(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    outer: str
    inner: str
    x: int
    y: int


class BoardSlot(Struct, forbid_unknown_fields=True):
    """Where cards lie on the board; for drawing only."""

    id: str
    holds: str
    x: int
    y: int


class Components(Struct, forbid_unknown_fields=True):
    boards: Literal[2]
    decks: Literal[2]
    cards_per_deck: Positive
    dice: Literal[2]
    army_tokens_per_player: Positive


class Die(Struct, forbid_unknown_fields=True):
    sides: Positive
    star_faces: Natural
    sword_faces: Natural


class Setup(Struct, forbid_unknown_fields=True):
    starting_prophets_in_play: One
    starting_hand: Natural
    hand_refill: Natural
    first_turn_draw: bool
    first_player: Literal["coin_flip"]
    gates_start: Literal["open"]
    scapegoat_in_opening_hand: Literal["place_and_replace"]


class Limits(Struct, forbid_unknown_fields=True):
    builds_per_turn: One
    sins_per_announcement: One
    announcements_per_turn: One
    discards_per_turn_max: Natural
    moves_per_army_per_phase: One
    siege_or_passage_per_army_per_phase: One
    destruction_per_army_per_phase: One
    army_soldiers_per_token: Positive
    siege_min_tokens: Positive
    temple_destruction_furnishings: Natural
    fast_restricted_turns: Positive
    fast_reward_turn: Positive
    siege_restricted_turns: Positive
    siege_reward_turn: Positive
    safety_rounds: Positive


class Winning(Struct, forbid_unknown_fields=True):
    structures: list[str]
    furnishings: Literal["all"]
    furnishing_count: Natural
    final_card: str


class OptionRecord(Struct, forbid_unknown_fields=True):
    id: str
    default: bool | str
    values: list[str] = []


class Window(Struct, forbid_unknown_fields=True):
    id: str
    name: str
    responder: Literal["A", "B", "opponent_of_X"]
    classes: list[str]
    max_sin: One = 1


class ActionPoint(Struct, forbid_unknown_fields=True):
    id: str
    actor: Literal["A", "B"]
    phase: str
    classes: list[str]
    end_action: str


class Timing(Struct, forbid_unknown_fields=True):
    id: str
    at: list[str]


class Data:
    """Every record of a pack, typed."""

    def __init__(self, pack: Pack) -> None:
        self.deck = pack.read_one(Deck, "cards", "deck")
        self.cards = pack.read(Card, "cards", "card")
        self.board = pack.read_one(Board, "board", "board")
        self.spaces = pack.read(Space, "board", "space")
        self.gates = pack.read(Gate, "board", "gate")
        self.slots = pack.read(BoardSlot, "board", "slot")
        self.components = pack.read_one(Components, "setup", "components")
        self.die = pack.read_one(Die, "setup", "die")
        self.setup = pack.read_one(Setup, "setup", "setup")
        self.limits = pack.read_one(Limits, "setup", "limits")
        self.win = pack.read_one(Winning, "setup", "win")
        self.options = pack.read(OptionRecord, "setup", "option")
        self.client_settings = pack.read(OptionRecord, "setup", "client_setting")
        self.windows = pack.read(Window, "timing", "window")
        self.action_points = pack.read(ActionPoint, "timing", "action_point")
        self.timings = pack.read(Timing, "timing", "timing")


def options(pack: Pack) -> list[OptionSpec]:
    """The options that setup.toml lists."""
    return [
        OptionSpec(record.id, record.default, tuple(record.values))
        for record in pack.read(OptionRecord, "setup", "option")
    ]
