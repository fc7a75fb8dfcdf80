"""What lies on the table: plain data, and the few questions that every rule asks of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.models.architects.figures import Figures, Record
from tests.models.talk import Talk, draw

RESOURCES = ("clay", "wood", "stone", "gold", "marble")
ROWS = (0, 1)


@dataclass
class Pile:
    """A face-down pile: shuffled cards, and below them those that were put under it since, in their order."""

    kind: str
    shuffled: Counter[str]
    bottom: list[str] = field(default_factory=list)

    def size(self) -> int:
        return self.shuffled.total() + len(self.bottom)

    def top(self) -> Talk[str]:
        """The top card, "" if there is none."""
        if +self.shuffled:
            return (yield from draw(self.kind, self.shuffled))
        return self.bottom.pop(0) if self.bottom else ""


@dataclass
class Player:
    """One player, or the AI opponent."""

    is_ai: bool = False
    board: str = ""  # "" is the Standard side, or not yet chosen
    virtue: int = 0
    influence: int = 0
    silver: int = 0
    goods: Counter[str] = field(default_factory=Counter)
    supply: int = 0  # Workers
    prison: int = 0
    guildhall: int = 0
    captured: Counter[int] = field(default_factory=Counter)  # on this board, by owner
    unpaid: int = 0
    paid: int = 0
    hand: list[str] = field(default_factory=list)
    apprentices: list[str] = field(default_factory=list)
    buildings: list[str] = field(default_factory=list)
    cathedral: int = 0
    spare: int = 0  # Silver that Influence lost this turn still covers [R44]
    packet: list[str] = field(default_factory=list)  # Building cards to choose from
    picked: str = ""  # in the draft, until all have chosen


@dataclass
class Table:
    """The whole position."""

    figures: Figures
    wow: bool
    clears: bool  # option guildhall_clears_apprentices
    names: list[str]  # of the players
    players: list[Player]
    apprentices: Pile
    plans: Pile  # Building cards
    rewards: Counter[str]  # that may still come
    rewards_left: int  # how many of them do
    small: Counter[str] = field(default_factory=Counter)  # below the top card
    small_top: str = ""
    large: list[str] = field(default_factory=list)  # the last is on top
    tax: int = 0
    circles: dict[str, Counter[int]] = field(default_factory=dict)
    market: dict[str, int] = field(default_factory=dict)  # who stands on a space
    display: list[list[str]] = field(default_factory=list)  # two rows of columns, "" is a gap
    coins: Counter[str] = field(default_factory=Counter)  # Silver on the cards of the display
    first: int | None = None  # the starting player
    turn: int | None = None
    princess: str = ""
    profiteer: str = ""
    consequence: str = ""
    seen_contributions: list[str] = field(default_factory=list)  # turned over, the current Consequence included
    contribution: str = ""  # the top card of the Contribution pile
    contributions: Counter[str] = field(default_factory=Counter)  # below it
    contributed: set[str] = field(default_factory=set)
    wonder_owner: dict[str, int] = field(default_factory=dict)
    wonder_at: dict[str, str] = field(default_factory=dict)  # by location
    on_wonder: Counter[str] = field(default_factory=Counter)
    opponent: str = ""
    marker: int = 0
    schemes: Counter[str] = field(default_factory=Counter)  # seen cards in the draw pile
    schemes_unseen: int = 0  # Future cards among the draw pile that nobody has seen
    discards: Counter[str] = field(default_factory=Counter)
    discards_unseen: int = 0
    future: int = 0
    unseen: Counter[str] = field(default_factory=Counter)  # Future cards that were never revealed
    reset_due: bool = False
    round: int = 0
    turns_left: int | None = None  # once the Guildhall is full, this one included
    ending: bool = False  # the scoring has begun

    # Seats.

    @property
    def ai(self) -> int:
        """The seat of the AI opponent, after the people."""
        return len(self.players) - 1 if self.players[-1].is_ai else -1

    @property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if not player.is_ai]

    def clockwise(self, first: int) -> list[int]:
        """All seats from one on, the AI behind the last human in turn order. [R50]"""
        order = self.turn_order()
        at = order.index(first)
        return order[at:] + order[:at]

    def turn_order(self) -> list[int]:
        people = self.people
        at = people.index(self.first) if self.first is not None else 0
        order = people[at:] + people[:at]
        return [*order, self.ai] if self.ai >= 0 else order

    # Cards and boards.

    def powers(self, seat: int, kind: str) -> Iterator[Record]:
        """The effects of one kind on the Apprentices and the board of a player."""
        player = self.players[seat]
        for card in player.apprentices:
            for effect in self.figures.apprentices[card]["effects"]:
                if effect["type"] == kind:
                    yield effect
        if player.is_ai and self.figures.opponents[self.opponent]["power"]["type"] == kind:
            yield self.figures.opponents[self.opponent]["power"]
        if player.board:
            for power in self.figures.boards[player.board]["powers"]:
                if power["power"] == kind:
                    yield power

    def has(self, seat: int, kind: str) -> bool:
        return any(True for _ in self.powers(seat, kind))

    def triggers(self, seat: int, when: str, **which: object) -> list[Record]:
        """The effects of a player that answer an occasion."""
        found = [effect for effect in self.powers(seat, "on") if effect["when"] == when]
        return [effect for effect in found if all(effect.get(name) == value for name, value in which.items())]

    def discount(self, seat: int, where: str, what: str) -> int:
        """What cost modifiers take off, as a positive number."""
        effects = [effect for effect in self.powers(seat, "cost_modifier") if effect["where"] == where]
        return sum(-int(effect.get(what, 0)) for effect in effects)

    def apprentice_limit(self, seat: int) -> int:
        limits = [int(power["value"]) for power in self.powers(seat, "apprentice_limit")]
        return max([int(self.figures.common["apprentice_limit"]), *limits])

    def face_up(self) -> list[str]:
        return [card for row in self.display for card in row if card]

    def constructed(self, seat: int) -> int:
        """Buildings with Wonders. [R25]"""
        return len(self.players[seat].buildings) + list(self.wonder_owner.values()).count(seat)

    # Workers.

    def own_captured(self, seat: int) -> int:
        """Workers of a player on the boards of others."""
        return sum(player.captured[seat] for player in self.players)

    def own_wonder(self, seat: int, place: str) -> bool:
        wonder = self.wonder_at.get(place)
        return wonder is not None and self.wonder_owner[wonder] == seat

    def effective_workers(self, seat: int, place: str, extra: bool) -> int:
        """EW, with the own Wonder there if its extra worker is chosen. [section 2]"""
        count = self.circles[place][seat] + extra
        if place == self.princess and self.has(seat, "princess_counts_as_worker"):
            count += 1
        virtual = [power for power in self.powers(seat, "virtual_worker") if power["location"] == place]
        return count + sum(int(power["count"]) for power in virtual)

    def guildhall_spaces(self) -> int:
        return int(self.figures.guildhall["rows"]) * self.row_length()

    def row_length(self) -> int:
        """[R1]"""
        return len(self.players) + int(self.figures.guildhall["longer_than_players"])

    def free_on_level(self, level: int) -> bool:
        """Is there a space on a level of the Cathedral? [section 11]"""
        taken = sum(player.cathedral == level for player in self.players)
        return level in self.figures.cathedral and taken < self.figures.cathedral[level]["spaces"]

    def imprison(self, place: str) -> None:
        """All Workers of a circle location go to Prison."""
        for seat, count in self.circles[place].items():
            self.players[seat].prison += count
        self.circles[place] = Counter()

    # The display.

    def slide(self, row: int) -> None:
        cards = [card for card in self.display[row] if card]
        self.display[row] = cards + [""] * (len(self.display[row]) - len(cards))

    def refill(self) -> Talk[None]:
        """Both rows slide left, then cards come to their right ends, the top row first. [R21]"""
        for row in ROWS:
            self.slide(row)
            for column, card in enumerate(self.display[row]):
                if not card:
                    self.display[row][column] = yield from self.apprentices.top()

    def clear_column(self, column: int) -> Talk[None]:
        """Both cards of a column go under the pile, their Silver to the supply. [15.2, R20, R70]"""
        for row in ROWS:
            card = self.display[row][column]
            if card:
                self.coins[card] = 0
                self.apprentices.bottom.append(card)
                self.display[row][column] = ""
        yield from self.refill()
