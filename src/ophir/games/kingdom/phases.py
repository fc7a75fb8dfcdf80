"""Which steps can be pending, and which table fits which phase of the round. [Kingdom 17]"""

from __future__ import annotations

from ophir.engine.errors import BadPosition
from ophir.engine.game import NOBODY
from ophir.engine.invariants import refuse, waits_for
from ophir.games.kingdom.building import Build
from ophir.games.kingdom.market import BuyOrSell
from ophir.games.kingdom.placement import Place
from ophir.games.kingdom.resolution import Resolve
from ophir.games.kingdom.rounds import PHASES, HandLimit, LastPlays, end_bits, end_conditions, phase_of
from ophir.games.kingdom.table import GOODS, KingdomTable


def check_ends(table: KingdomTable) -> None:
    """A game that is over has ended by just the conditions that hold. [12.2, R53]"""
    holding = end_conditions(table) or (["round_limit"] if table.round == table.box.round_limit else [])
    if table.ends != end_bits(table, holding):
        raise BadPosition("state.ends", f"must be {', '.join(holding) or 'empty, so something must be pending'}")
    refuse(not all(table.finished), "state.players", "everybody must have finished the round of a game that is over")


def check_phase(table: KingdomTable) -> None:
    """The table is as it can be in this phase, and not as it only can be in another."""
    phase = phase_of(table)
    number = PHASES.index(phase)
    for seat, color in enumerate(table.game.seat_names[: table.box.seats]):
        at = f"state.players.{color}"
        _check_pawns(table, seat, at, phase)
        _check_trade(table, seat, at)
        after, early = number > PHASES.index("market"), number < PHASES.index("building")
        refuse(after and not table.passed[seat], f"{at}.passed", "must be true: the Market Phase is over")
        refuse(early and table.built_card[seat], f"{at}.built_card", "must be false before the Building Phase")
        done = phase == "round_end" and not waits_for(table, seat, LastPlays, HandLimit)
        refuse(bool(table.finished[seat]) != done, f"{at}.finished", f"must be {str(done).lower()} now")
        _check_pieces(table, seat, color)
    for end in end_conditions(table) if number < PHASES.index("building") else ():
        field = "state.temple" if end == "temple_complete" else "state.sites"
        raise BadPosition(field, f"the game would have ended by {end} before this round began")
    builders = [step.seat for step in table.stack if isinstance(step, Build)]
    unfit = builders != ([] if table.builder == NOBODY else [table.builder])
    refuse(unfit, "state.builder", "must be the player of the building turn, and nobody between them")
    _check_board(table, phase)


def _check_pieces(table: KingdomTable, seat: int, color: str) -> None:
    """A piece is placed only for a card that it is built by. [11.1]"""
    cards = sum(owner == seat and site for owner, site in zip(table.card_owner, table.box.card_site, strict=True))
    reason = f"{color} has {table.pieces_on_sites(seat)} there, but built only {cards} cards that bring a piece"
    refuse(table.pieces_on_sites(seat) > cards, "state.sites", reason)
    unbuilt = table.built_card[seat] and seat not in table.card_owner
    refuse(unbuilt, f"state.players.{color}.built_card", "must be false: no card was built")


def _check_pawns(table: KingdomTable, seat: int, field: str, phase: str) -> None:
    """All Pawns are left to place or on the board, unless there was no place for them. [6, R11]"""
    left = table.pawns_left[seat]
    refuse(left and phase != "placement", f"{field}.pawns_left", "must be 0 after the Placement Phase")
    spaces = table.stands[seat] & table.box.all_spaces
    unfit = spaces & ~table.placed[seat] or (phase == "placement" and spaces != table.placed[seat])
    refuse(unfit, f"{field}.placed", "must be the Resource Spaces on which this player has placed Pawns")
    if phase != "placement":
        return
    pawns = left + table.pawns_on_board(seat)
    few = pawns < table.box.pawns and (left or Place(seat).legal_here(table))
    refuse(few, f"{field}.pawns_left", f"{pawns} Pawns in all, but each player has {table.box.pawns} to place")
    idle = not left and waits_for(table, seat, Place)
    refuse(idle, f"{field}.pawns_left", "must not be 0: this player has to place a Pawn")


def _check_trade(table: KingdomTable, seat: int, field: str) -> None:
    """What was sold and bought in the last Market Phase. [10, R33, R34]"""
    cap = table.box.transaction_cap
    own = slice(GOODS * seat, GOODS * seat + GOODS)
    refuse(cap and table.transactions(seat) > cap, f"{field}.transactions", f"must be at most {cap}")
    both_ways = table.box.one_direction and any(map(min, table.sold[own], table.bought[own]))
    refuse(both_ways, f"{field}.bought", "what was sold can't be bought in the same phase")
    inside = table.passed[seat] and waits_for(table, seat, BuyOrSell)
    refuse(inside, f"{field}.passed", "must be false: this player is in the Market")


def _check_board(table: KingdomTable, phase: str) -> None:
    """Where Pawns stand, Bonus Spaces claimed, and the privilege of the High Priest. [6, 7, 11.3]"""
    box = table.box
    claimed = 0
    beside: list[str] = []
    for place, owner in enumerate(table.pawn):
        path = f"state.pawns.{box.place_ids[place]}"
        if box.first_bonus <= place < box.first_card:
            claimed += owner != NOBODY
            left_over = owner == NOBODY and table.bonus_pawns[place - box.first_bonus]
            refuse(left_over, f"state.bonus_pawns.{box.place_ids[place]}", "nobody's Pawns stand there")
        if owner == NOBODY:
            continue
        late = phase not in ("placement", "resolution")
        refuse(late, path, "no Pawn is on the board after the Resolution Phase")
        resolved = phase == "resolution" and not waits_for(table, owner, Resolve)
        refuse(resolved, path, f"{table.game.seat_names[owner]} has resolved all Pawns already")
        if place < box.spaces and table.site[place] not in (NOBODY, owner):
            beside.append(path)
            unfit = owner != table.high_priest or len(beside) > 1
            refuse(unfit, path, "only the High Priest places beside an opponent's piece, one Pawn a round")
    unfit = not claimed <= table.bonus_claims <= box.bonus_limit
    unfit = unfit or (phase == "placement" and claimed < table.bonus_claims)
    refuse(unfit, "state.bonus_claims", f"must be the Bonus Spaces claimed, at most {box.bonus_limit}")
    nobodys = table.privilege_used and table.high_priest == NOBODY
    refuse(nobodys, "state.privilege_used", "must be false without a High Priest")
    used = bool(table.privilege_used)
    unfit = bool(beside) > used or (phase == "placement" and used and not beside)
    refuse(unfit, "state.privilege_used", "must be true just when a Pawn was placed beside an opponent's piece")
