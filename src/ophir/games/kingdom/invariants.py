"""What holds in every position. What is impossible is refused with the name of the field."""

from __future__ import annotations

from ophir.engine.errors import BadPosition
from ophir.engine.game import NOBODY
from ophir.engine.invariants import check_pending, check_steps, refuse
from ophir.games.kingdom.fortune_cards import CardPlayed
from ophir.games.kingdom.fortune_deck import Keep
from ophir.games.kingdom.phases import check_ends, check_phase
from ophir.games.kingdom.roads import why_no_road
from ophir.games.kingdom.table import NO_CARD, KingdomTable


def check_table(table: KingdomTable) -> None:
    """The invariants that hold in every position. [17]"""
    box = table.box
    for seat, color in enumerate(table.game.seat_names[: box.seats]):
        _check_player(table, seat, f"state.players.{color}")
    refuse(table.roads_left < 0, "state.roads", f"there are only {box.roads} Roads")
    for border, owner in enumerate(table.road):
        if owner != NOBODY:
            table.road[border] = NOBODY
            table.roads_left += 1
            why = why_no_road(table, owner, border)
            table.road[border] = owner
            table.roads_left -= 1
            refuse(why, f"state.roads.{box.border_ids[border]}", "this player can't have a Road there")
    for space, owner in enumerate(table.site):
        if owner != NOBODY and not box.has_site[space]:
            raise BadPosition(f"state.sites.{box.space_ids[space]}", "has no Building Site")
    refuse(len(table.block_owner) > box.blocks, "state.temple", f"there are only {box.blocks} blocks")
    priest = table.high_priest
    fewer = max(table.tokens) > (0 if priest == NOBODY else table.tokens[priest])
    refuse(fewer, "state.high_priest", "must be a player with most tokens")
    refuse(priest != NOBODY and not table.tokens[priest], "state.high_priest", "must hold a token")
    refuse(any(table.credits) and table.builder == NOBODY, "state.credits", "must be empty outside a building turn")
    if (table.drawer == NOBODY) != (table.fortune.hand_size[box.seats] == 0):
        raise BadPosition("state.fortune.drawer", "must be a player just when there are drawn cards")


def _check_player(table: KingdomTable, seat: int, field: str) -> None:
    box = table.box
    refuse(table.score[seat] < box.lowest_score, f"{field}.score", f"can't be below {box.lowest_score}")
    refuse(table.pieces_left[seat] < 0, "state.sites", f"{field}: there are only {box.pieces} pieces a player")
    for place, owner in enumerate(table.pawn):
        if owner != seat:
            continue
        where = f"state.pawns.{box.place_ids[place]}"
        if box.first_bonus <= place < box.first_card:
            refuse(place not in box.bonus_in_play, where, "this Bonus Space is not in play")
            some = table.bonus_pawns[place - box.first_bonus]
            refuse(not some, where, "bonus_pawns must say how many stand there")
        others = place >= box.first_card and table.card_owner[place - box.first_card] != seat
        refuse(others, where, "a Pawn can stand only on a card of its owner")
    many = table.pawns_on_board(seat) + table.pawns_left[seat] > box.pawns
    refuse(many, f"{field}.pawns_left", f"there are only {box.pawns} Pawns a player")


def check_stack(table: KingdomTable) -> None:
    """The pending steps fit the table: a round that is not over has its end before it, a card in play is waited for."""
    check_pending(table.stack, table.ends != 0)
    if not table.stack:
        check_ends(table)
        return
    check_steps(table)
    check_phase(table)
    in_play = [] if table.card_in_play == NO_CARD else [table.card_in_play]
    if [step.card for step in table.stack if isinstance(step, CardPlayed)] != in_play:
        raise BadPosition("stack", "must hold CardPlayed for the card in play, and for no other")
    keeping = [step.seat for step in table.stack if isinstance(step, Keep)]
    if keeping != ([] if table.drawer == NOBODY else [table.drawer]):
        raise BadPosition("stack", "must hold Keep for the drawer, and for nobody else")
