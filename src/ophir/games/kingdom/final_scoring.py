"""Final scoring and ties. [Kingdom 12.3, 12.4]"""

from __future__ import annotations

from ophir.engine.game import NOBODY, Outcome
from ophir.games.kingdom.table import CUBES, HIGH_PRIEST, NO_CARD, KingdomTable

MOST_PIECES = "most_building_pieces"


def final_scoring(table: KingdomTable) -> None:
    """The High Priest's points, then all remaining Fortune Cards, then leftover cubes. [12.3]"""
    box = table.box
    if table.high_priest != NOBODY:
        table.earn(table.high_priest, box.high_priest_vp, HIGH_PRIEST)
        if table.events is not None:
            table.tell("event-high-priest-scored", table.high_priest, vp=box.high_priest_vp)
    for seat in table.order:
        play_out_hand(table, seat)
    if box.leftover_cube_vp:
        for seat in table.order:
            vp = box.leftover_cube_vp * table.cube_count(seat)
            table.earn(seat, vp, CUBES)
            if vp and table.events is not None:
                table.tell("event-cubes-scored", seat, vp=vp)


def play_out_hand(table: KingdomTable, seat: int) -> None:
    """Play every card left, always the one listed first, freshly drawn ones included. [R49]"""
    while table.fortune.hand_size[seat]:
        card = table.fortune.cards_in(seat)[0]
        table.fortune = table.fortune.taken(seat, card)
        table.card_in_play = card
        if table.events is not None:
            table.tell("event-played", seat, reveals=True, fortune=table.box.fortune_ids[card])
        table.box.fortune_effect[card].settle(table, seat)
        table.fortune = table.fortune.put_down(card)
        table.card_in_play = NO_CARD


def outcome(table: KingdomTable) -> Outcome:
    """Highest score wins; how a tie is settled depends on the edition. [12.4, R52]"""
    seats = range(table.box.seats)
    by_pieces = table.box.tie_break == MOST_PIECES

    def rank(seat: int) -> tuple[int, int]:
        return table.score[seat], table.pieces_on_sites(seat) if by_pieces else 0

    places = [1 + sum(rank(other) > rank(seat) for other in seats) for seat in seats]
    best = max(table.scores)
    tied = sum(score == best for score in table.scores) > 1
    winners = places.count(1)
    tie_break = "" if not tied else MOST_PIECES if winners < sum(s == best for s in table.scores) else "shared"
    names = [*table.box.ends, "round_limit"]
    ends = [name for bit, name in enumerate(names) if table.ends >> bit & 1]
    return Outcome(table.scores, places, table.score_sources(), ends, tie_break)
