"""Which steps can be pending, and which table fits which phase of the round. [Kingdom 17]"""

from __future__ import annotations

from ophir.engine.errors import BadPosition
from ophir.engine.game import NOBODY
from ophir.engine.invariants import refuse
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
        _check_pawns(table, seat, f"state.players.{color}", phase)
        _check_trade(table, seat, f"state.players.{color}")
        if number > PHASES.index("market") and not table.passed[seat]:
            raise BadPosition(f"state.players.{color}.passed", "must be true: the Market Phase is over")
        if number < PHASES.index("building") and table.built_card[seat]:
            raise BadPosition(f"state.players.{color}.built_card", "must be false before the Building Phase")
        pending = any(isinstance(step, LastPlays | HandLimit) and step.seat == seat for step in table.stack)
        if bool(table.finished[seat]) != (phase == "round_end" and not pending):
            raise BadPosition(f"state.players.{color}.finished", f"must be {str(not table.finished[seat]).lower()} now")
        _check_pieces(table, seat, color)
    if number < PHASES.index("building"):
        for end in end_conditions(table):
            field = "state.temple" if end == "temple_complete" else "state.sites"
            raise BadPosition(field, f"the game would have ended by {end} before this round began")
    builders = [step.seat for step in table.stack if isinstance(step, Build)]
    if builders != ([] if table.builder == NOBODY else [table.builder]):
        raise BadPosition("state.builder", "must be the player of the building turn, and nobody between them")
    _check_board(table, phase)


def _check_pieces(table: KingdomTable, seat: int, color: str) -> None:
    """A piece is placed only for a card that it is built by. [11.1]"""
    box = table.box
    cards = sum(owner == seat and site for owner, site in zip(table.card_owner, box.card_site, strict=True))
    if table.pieces_on_sites(seat) > cards:
        reason = f"{color} has {table.pieces_on_sites(seat)} there, but built only {cards} cards that bring a piece"
        raise BadPosition("state.sites", reason)
    if table.built_card[seat] and seat not in table.card_owner:
        raise BadPosition(f"state.players.{color}.built_card", "must be false: no card was built")


def _check_pawns(table: KingdomTable, seat: int, field: str, phase: str) -> None:
    """All Pawns are left to place or on the board, unless there was no place for them. [6, R11]"""
    box = table.box
    left = table.pawns_left[seat]
    refuse(left and phase != "placement", f"{field}.pawns_left", "must be 0 after the Placement Phase")
    spaces = sum(1 << space for space in range(box.spaces) if table.pawn[space] == seat)
    if spaces & ~table.placed[seat] or (phase == "placement" and spaces != table.placed[seat]):
        raise BadPosition(f"{field}.placed", "must be the Resource Spaces on which this player has placed Pawns")
    if phase != "placement":
        return
    bonus = range(box.first_bonus, box.first_card)
    on_board = [place for place, owner in enumerate(table.pawn) if owner == seat]
    pawns = left + sum(table.bonus_pawns[place - box.first_bonus] if place in bonus else 1 for place in on_board)
    if pawns < box.pawns and (left or Place(seat).legal_here(table)):
        raise BadPosition(f"{field}.pawns_left", f"{pawns} Pawns in all, but each player has {box.pawns} to place")
    if not left and any(isinstance(step, Place) and step.seat == seat for step in table.stack):
        raise BadPosition(f"{field}.pawns_left", "must not be 0: this player has to place a Pawn")


def _check_trade(table: KingdomTable, seat: int, field: str) -> None:
    """What was sold and bought in the last Market Phase. [10, R33, R34]"""
    box = table.box
    own = slice(GOODS * seat, GOODS * seat + GOODS)
    if box.transaction_cap and table.transactions(seat) > box.transaction_cap:
        raise BadPosition(f"{field}.transactions", f"must be at most {box.transaction_cap}")
    if box.one_direction and any(map(min, table.sold[own], table.bought[own])):
        raise BadPosition(f"{field}.bought", "what was sold can't be bought in the same phase")
    if table.passed[seat] and any(isinstance(step, BuyOrSell) and step.seat == seat for step in table.stack):
        raise BadPosition(f"{field}.passed", "must be false: this player is in the Market")


def _check_board(table: KingdomTable, phase: str) -> None:
    """Where Pawns stand, Bonus Spaces claimed, and the privilege of the High Priest. [6, 7, 11.3]"""
    box = table.box
    claimed = 0
    beside: list[str] = []
    resolving = [step.seat for step in table.stack if isinstance(step, Resolve)]
    for place, owner in enumerate(table.pawn):
        path = f"state.pawns.{box.place_ids[place]}"
        if box.first_bonus <= place < box.first_card:
            claimed += owner != NOBODY
            if owner == NOBODY and table.bonus_pawns[place - box.first_bonus]:
                raise BadPosition(f"state.bonus_pawns.{box.place_ids[place]}", "nobody's Pawns stand there")
        if owner != NOBODY and phase not in ("placement", "resolution"):
            raise BadPosition(path, "no Pawn is on the board after the Resolution Phase")
        if owner != NOBODY and phase == "resolution" and owner not in resolving:
            raise BadPosition(path, f"{table.game.seat_names[owner]} has resolved all Pawns already")
        if owner != NOBODY and place < box.spaces and table.site[place] not in (NOBODY, owner):
            beside.append(path)
            if owner != table.high_priest or len(beside) > 1:
                raise BadPosition(path, "only the High Priest places beside an opponent's piece, one Pawn a round")
    if not claimed <= table.bonus_claims <= box.bonus_limit or (phase == "placement" and claimed < table.bonus_claims):
        raise BadPosition("state.bonus_claims", f"must be the Bonus Spaces claimed, at most {box.bonus_limit}")
    if table.privilege_used and table.high_priest == NOBODY:
        raise BadPosition("state.privilege_used", "must be false without a High Priest")
    if bool(beside) > bool(table.privilege_used) or (phase == "placement" and table.privilege_used and not beside):
        raise BadPosition("state.privilege_used", "must be true just when a Pawn was placed beside an opponent's piece")
