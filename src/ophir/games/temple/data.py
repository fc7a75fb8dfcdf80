"""What the TOML files of Solomon's Temple hold, as types: a pack that does not fit is refused by name."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from ophir.engine.packs import Layout, Natural, One, OptionRecord, Pack, Positive
from ophir.games.temple.conditions import Condition
from ophir.games.temple.effects import Effect

# Neither rules nor texts nor drawings read these.
UNREAD: Final = (
    *("board.north", "slot.*", "client_setting.*"),
    *("option.values", "option.least", "option.most"),  # what may be chosen at all
)
LAYOUT: Final = Layout(
    ("cards", "board", "setup", "timing"),
    {},
    prose=("name", "x", "y", "board.wall_rect", "board.temple_rect", "card.background", *UNREAD),
    told=(
        *UNREAD,
        *("limits.army_soldiers_per_token", "window.name", "window.responder"),
        *("action_point.actor", "action_point.phase", "action_point.end_action"),
    ),
)

OfferingKind = Literal["burnt", "peace", "guilt", "grain"]


class Deck(Struct, forbid_unknown_fields=True):
    size: Positive
    backs: tuple[Literal["white_star"], Literal["black_star"]]
    identical_decks: Literal[True]
    good_total: Natural
    sin_total: Natural
    instant_evil_total: Natural
    military_total: Natural


class Card(Struct, forbid_unknown_fields=True, kw_only=True):
    id: str
    name: str
    category: str
    alignment: Literal["good", "evil"]
    background: Literal["wood", "black", "red"]
    count: Natural
    timing: str
    requires_structure: str = ""
    offering: OfferingKind | Literal[""] = ""
    animal: bool = False
    preconditions: list[Condition] = []
    effects: list[Effect]
    pair_preconditions: list[Condition] = []
    pair_effects: list[Effect] = []
    negated_by: list[Literal["burnt_offering", "scapegoat"]] = []
    after: str


class Rect(Struct, forbid_unknown_fields=True):
    x0: int
    y0: int
    x1: int
    y1: int


class Board(Struct, forbid_unknown_fields=True):
    start_space: str
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


class Point(Struct, forbid_unknown_fields=True, kw_only=True):
    """Where cards are played, a window or an action point: their ids, categories and other deeds are its classes."""

    id: str
    classes: list[str]
    max_sin: One = 1


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
        self.components = pack.read_one(Components, "setup", "components")
        self.die = pack.read_one(Die, "setup", "die")
        self.setup = pack.read_one(Setup, "setup", "setup")
        self.limits = pack.read_one(Limits, "setup", "limits")
        self.win = pack.read_one(Winning, "setup", "win")
        self.options = pack.read(OptionRecord, "setup", "option")
        self.windows = pack.read(Point, "timing", "window")
        self.action_points = pack.read(Point, "timing", "action_point")
        self.timings = pack.read(Timing, "timing", "timing")

    def points_of(self, card: Card) -> list[str]:
        """The points at which a card can be played: its timing names them, and they name it. [13]"""
        at = next((timing.at for timing in self.timings if timing.id == card.timing), [])
        named = {card.id, card.category, *(["king_instant"] if card.category in ("structure", "gate") else [])}
        points = [*self.action_points, *self.windows]
        return [point.id for point in points if point.id in at and named.intersection(point.classes)]
