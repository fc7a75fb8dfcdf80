"""The attributes of a position. Made from fields.py by `ophir fields`. Don't edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ophir.engine.game import Position
from ophir.engine.vectors import Numbers

if TYPE_CHECKING:
    from ophir.games.architects.box import Box


class ArchitectsFields(Position):
    """What lies on the table, and how a clone is made of it."""

    __slots__ = (
        "able",
        "apprentice_pile",
        "apprentices",
        "apprentices_under",
        "bill",
        "board",
        "box",
        "buildings",
        "captured",
        "cathedral",
        "consequence",
        "contributed",
        "contribution",
        "current",
        "display",
        "display_silver",
        "goods",
        "guildhall",
        "hand",
        "influence",
        "large",
        "last_turns",
        "marker",
        "market",
        "opponent",
        "packet",
        "paid",
        "picked",
        "pile",
        "prison",
        "reset_due",
        "rewards_left",
        "rewards_resolved",
        "round",
        "scheme_discard",
        "scheme_discard_unseen",
        "scheme_draw",
        "scheme_draw_unseen",
        "scheme_future",
        "small_top",
        "spare",
        "starter",
        "supply",
        "tax",
        "turned",
        "under",
        "under_known",
        "unpaid",
        "virtue",
        "wonder_at",
        "wonder_goods",
        "wonder_owner",
        "wonder_place",
        "workers",
    )

    box: Box
    current: int  # whose turn it is
    starter: int  # the first player of the game
    last_turns: int  # how many turns are still to be finished, once the Guildhall is full
    round: int  # how many rounds have begun
    reset_due: int  # a Reset waits for the end of the turn
    tax: int  # Silver on the Tax Stand
    market: list[int]  # of each space: whose Worker is there
    small_top: int  # the first card with the Small side on top
    large: list[int]  # the cards turned, the oldest first
    display: list[int]  # row by row
    display_silver: list[int]  # on each of them
    apprentices_under: list[int]  # under their pile, the next first
    rewards_left: int  # Reward cards in the pile
    rewards_resolved: int  # those that are out of the game
    consequence: int  # the card in force
    contribution: int  # the first card with the Contribution side on top
    turned: int  # the Consequence pile
    contributed: int  # the spots of the Contribution card that are taken
    wonder_owner: list[int]  # of each Wonder
    wonder_place: list[int]  # of each Wonder: the location
    wonder_goods: list[int]  # resources lying on each card
    opponent: int  # the AI opponent
    marker: int  # on its resource track
    scheme_draw: int  # cards known in its draw pile
    scheme_draw_unseen: int  # Future cards there that nobody has seen
    scheme_discard: int  # cards known in its discard pile
    scheme_discard_unseen: int  # Future cards there that nobody has seen
    scheme_future: int  # the size of the Future pile
    bill: Numbers  # what is being paid, and how far that is decided
    board: list[int]  # of each party: its Variable board
    workers: Numbers  # of each party: at each circle location
    supply: Numbers  # Workers
    prison: Numbers  # Workers
    guildhall: Numbers  # Workers
    captured: Numbers  # of each party: the Workers it holds, by owner
    goods: Numbers  # of each party: resources and Silver
    virtue: Numbers
    influence: Numbers
    cathedral: Numbers  # of each party: its level
    unpaid: Numbers  # Debts
    paid: Numbers  # Debts
    spare: Numbers  # Silver left over from Influence, until the end of the turn
    apprentices: list[list[int]]  # in the order hired
    buildings: list[list[int]]  # in the order constructed
    hand: list[bytes]  # of each party: its Building cards
    packet: list[bytes]  # of each seat: the cards it chooses from
    picked: list[int]  # of each party: the card it keeps, until all have chosen
    pile: bytes  # the Building cards that nobody put there, in the order of the box
    under: list[int]  # those put under it, the next first
    under_known: list[int]  # of each of these: who knows it, as bits
    apprentice_pile: bytes  # the Apprentices that nobody put under their pile
    able: Numbers  # of each party: what its Apprentices and board come to
    wonder_at: Numbers  # of each location: whose Wonder stands there

    def __init__(self) -> None:
        pass

    def in_box(self) -> Box:
        return self.box

    def copy_to(self, other: ArchitectsFields) -> None:
        """Make `other` an independent copy, fast."""
        other.key = self.key
        other.block = self.block
        other.words = self.words
        other.used = self.used
        other.stack = self.stack[:]
        other.open_actions = self.open_actions
        other.events = None
        other.box = self.box
        other.current = self.current
        other.starter = self.starter
        other.last_turns = self.last_turns
        other.round = self.round
        other.reset_due = self.reset_due
        other.tax = self.tax
        other.market = self.market
        other.small_top = self.small_top
        other.large = self.large
        other.display = self.display
        other.display_silver = self.display_silver
        other.apprentices_under = self.apprentices_under
        other.rewards_left = self.rewards_left
        other.rewards_resolved = self.rewards_resolved
        other.consequence = self.consequence
        other.contribution = self.contribution
        other.turned = self.turned
        other.contributed = self.contributed
        other.wonder_owner = self.wonder_owner
        other.wonder_place = self.wonder_place
        other.wonder_goods = self.wonder_goods
        other.opponent = self.opponent
        other.marker = self.marker
        other.scheme_draw = self.scheme_draw
        other.scheme_draw_unseen = self.scheme_draw_unseen
        other.scheme_discard = self.scheme_discard
        other.scheme_discard_unseen = self.scheme_discard_unseen
        other.scheme_future = self.scheme_future
        other.bill = self.bill[:]
        other.board = self.board
        other.workers = self.workers[:]
        other.supply = self.supply[:]
        other.prison = self.prison[:]
        other.guildhall = self.guildhall[:]
        other.captured = self.captured[:]
        other.goods = self.goods[:]
        other.virtue = self.virtue[:]
        other.influence = self.influence[:]
        other.cathedral = self.cathedral[:]
        other.unpaid = self.unpaid[:]
        other.paid = self.paid[:]
        other.spare = self.spare[:]
        other.apprentices = self.apprentices[:]
        other.buildings = self.buildings[:]
        other.hand = self.hand[:]
        other.packet = self.packet[:]
        other.picked = self.picked
        other.pile = self.pile
        other.under = self.under
        other.under_known = self.under_known
        other.apprentice_pile = self.apprentice_pile
        other.able = self.able
        other.wonder_at = self.wonder_at
