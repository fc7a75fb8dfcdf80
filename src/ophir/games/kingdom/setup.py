"""Setting up the game. [Kingdom 2]"""

from __future__ import annotations

from ophir.engine.chance import key_of
from ophir.engine.game import NOBODY
from ophir.engine.steps import NOTHING
from ophir.games.kingdom.box import Box
from ophir.games.kingdom.rounds import RoundStart, refill
from ophir.games.kingdom.table import GOODS, IN_DECK, NO_CARD, SOURCE_COUNT, START, KingdomTable


def empty_table(box: Box) -> KingdomTable:
    """A table before anything is dealt: full supply, empty board, no cards turned up."""
    seats = box.seats
    table = KingdomTable()
    table.set_key(b"")
    table.stack = []
    table.open_actions = NOTHING
    table.events = None
    table.box = box
    table.round = 0
    table.order = list(range(seats))
    table.score = [box.starting_score] * seats
    table.earned = [0] * (SOURCE_COUNT * seats)
    for seat in range(seats):
        table.earned[SOURCE_COUNT * seat + START] = box.starting_score
    table.supply = box.supply[:]
    table.cubes = [0] * (GOODS * seats)
    table.market = [0] * (GOODS * box.market_spaces)
    table.sold = [0] * (GOODS * seats)
    table.bought = [0] * (GOODS * seats)
    table.transactions = [0] * seats
    table.passed = [0] * seats
    table.pawn = [NOBODY] * len(box.place_ids)
    table.bonus_pawns = [0] * (box.first_card - box.first_bonus)
    table.pawns_left = [0] * seats
    table.placed = [0] * seats
    table.bonus_claims = 0
    table.site = [NOBODY] * box.spaces
    table.pieces_left = [box.pieces] * seats
    table.road = [NOBODY] * len(box.border_ids)
    table.roads_left = box.roads
    table.card_owner = [IN_DECK] * box.cards
    table.display = [NO_CARD] * box.slots
    table.built_card = [0] * seats
    table.block_owner = []
    table.tokens = [0] * seats
    table.high_priest = NOBODY
    table.privilege_used = 0
    table.builder = NOBODY
    table.credits = [0] * GOODS
    table.hand = [0] * (box.fortunes * (seats + 1))
    table.hand_size = [0] * (seats + 1)
    table.held = []
    table.held_size = []
    table.held_pool = []
    table.deck = box.fortune_counts[:]
    table.deck_size = sum(box.fortune_counts)
    table.discard = [0] * box.fortunes
    table.drawer = NOBODY
    table.card_in_play = NO_CARD
    table.finished = [0] * seats
    table.ends = 0
    return table


def deal(box: Box, seed: int | str) -> KingdomTable:
    """Random turn order, four Building Cards turned up, then the first round. [2, R1]"""
    table = empty_table(box)
    table.set_key(key_of(seed))
    table.shuffle(table.order)
    refill(table)
    table.stack.append(RoundStart())
    table.advance()
    return table
