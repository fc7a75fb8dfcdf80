"""What holds in every position. What is impossible is refused with the name of the field. [Architects 23]"""

from __future__ import annotations

from ophir.engine.errors import BadPosition
from ophir.engine.game import NOBODY
from ophir.engine.invariants import Never, Nevers, SeatNever
from ophir.games.architects.goods import MARBLE
from ophir.games.architects.hiring import apprentice_limit
from ophir.games.architects.table import CIRCLES, HIDDEN, NO_CARD, ArchitectsTable


def workers_of(table: ArchitectsTable, party: int) -> int:
    """All Workers of a party, wherever they are. [1]"""
    players = table.box.players
    return (
        table.supply[party]
        + sum(table.workers[CIRCLES * party : CIRCLES * (party + 1)])
        + table.prison[party]
        + table.guildhall[party]
        + sum(table.captured[party::players])
        + table.market.count(party)
    )


def is_ai(table: ArchitectsTable, party: int) -> bool:
    return party >= table.box.seats


def has_goods(table: ArchitectsTable, party: int) -> bool:
    goods = table.goods_of(party)
    return any(count for good, count in enumerate(goods) if good != MARBLE)


def holds_cards(table: ArchitectsTable, party: int) -> bool:
    cards = [table.apprentices[party], table.buildings[party], table.hand[party], table.packet[party]]
    return any(cards) or table.board[party] != NO_CARD or table.picked[party] != NO_CARD


def hall_is_full(table: ArchitectsTable) -> bool:
    return sum(table.guildhall) >= table.box.guildhall_spaces


def wrong_last_turns(table: ArchitectsTable) -> bool:
    return table.last_turns > table.box.players + 1 or (hall_is_full(table) and table.last_turns < 0)


def crowded_level(table: ArchitectsTable) -> bool:
    levels = range(1, table.box.levels + 1)
    return any(list(table.cathedral).count(level) > table.box.level_spaces[level] for level in levels)


def wrong_small_top(table: ArchitectsTable) -> bool:
    """The card on top is the first with its side, and one of those left has that side. [13 step 2]"""
    faces = {face for card, face in enumerate(table.box.small_face) if card not in table.large}
    return table.small_top not in (faces or {NO_CARD})


def wrong_contribution(table: ArchitectsTable) -> bool:
    if not table.box.wow:
        return table.contribution != NO_CARD
    left = {face for card, face in enumerate(table.box.contribution_face) if not table.turned >> card & 1}
    return table.contribution not in (left or {NO_CARD})


def wrong_wonders(table: ArchitectsTable) -> bool:
    places = [place for place in table.wonder_place if place != NO_CARD]
    if len(set(places)) < len(places) or not set(places) <= set(table.box.wonder_places):
        return True
    triples = zip(table.wonder_owner, table.wonder_place, table.wonder_goods, strict=True)
    return any(goods if owner != NOBODY else place != NO_CARD for owner, place, goods in triples)


NEVERS: Nevers[ArchitectsTable] = (
    SeatNever(
        "supply",
        "all Workers of a party together must be as many as it has",
        lambda table, party: workers_of(table, party) != table.box.workers,
    ),
    SeatNever(
        "captured",
        "nobody holds own Workers captured",
        lambda table, party: table.captured[table.box.players * party + party],
    ),
    SeatNever(
        "apprentices",
        "are more than there may be",
        lambda table, party: len(table.apprentices[party]) > apprentice_limit(table, party),
    ),
    SeatNever(
        "goods", "the AI opponent has Marble only", lambda table, party: is_ai(table, party) and has_goods(table, party)
    ),
    SeatNever(
        "hand", "the AI opponent has no cards", lambda table, party: is_ai(table, party) and holds_cards(table, party)
    ),
    SeatNever("spare", "is only for Influence", lambda table, party: table.spare[party] and not table.box.wow),
    Never(
        "state.last_turns",
        "must be a number once the Guildhall is full, at most one more than there are players",
        wrong_last_turns,
    ),
    Never("state.players", "more on a Cathedral level than it has spaces", crowded_level),
    Never("state.small_top", "must be the first card with the side of one that is left", wrong_small_top),
    Never("state.contribution", "must be the first card with the side of one that is not turned", wrong_contribution),
    Never(
        "state.consequence",
        "must be one of those turned",
        lambda table: table.box.wow and not (table.consequence >= 0 and table.turned >> table.consequence & 1),
    ),
    Never(
        "state.contributed",
        "needs a Contribution card",
        lambda table: table.contributed and table.contribution == NO_CARD,
    ),
    Never("state.wonders.place", "a built Wonder stands on a place of its own, without resources", wrong_wonders),
    Never(
        "state.rewards.left",
        "are more than are left",
        lambda table: table.rewards_left + table.rewards_resolved.bit_count() > table.box.reward_count,
    ),
    Never(
        "state.display_silver",
        "lies only on Apprentices",
        lambda table: any(
            silver and card == NO_CARD for card, silver in zip(table.display, table.display_silver, strict=True)
        ),
    ),
)


def check_table(table: ArchitectsTable) -> None:
    """The invariants that hold in every position. [23]"""
    for never in NEVERS:
        never.refuse(table, table.parties)
    _check_boards(table)
    _check_apprentices(table)
    _check_buildings(table)
    _check_schemes(table)


def _check_boards(table: ArchitectsTable) -> None:
    boards = [board for board in table.board if board != NO_CARD]
    if len(set(boards)) < len(boards):
        raise BadPosition("state.players", "a board belongs to one player")
    if boards and not table.box.variable:
        raise BadPosition("state.players", "board must be null with Standard boards")


def _check_apprentices(table: ArchitectsTable) -> None:
    cards = [*(card for card in table.display if card != NO_CARD), *table.apprentices_under]
    for row in table.apprentices:
        cards += row
    if len(set(cards)) < len(cards):
        twice = next(card for card in cards if cards.count(card) > 1)
        raise BadPosition("state.display", f"{table.box.apprentice_ids[twice]} is in two places")


def _check_buildings(table: ArchitectsTable) -> None:
    """Every card of the game is somewhere, once."""
    box = table.box
    cards = [*table.under, *table.pile]
    for rows in (table.hand, table.packet):
        for row in rows:
            cards += row
    for built in table.buildings:
        cards += built
    known = [card for card in cards if card != HIDDEN]
    if len(set(known)) < len(known):
        twice = next(card for card in known if known.count(card) > 1)
        raise BadPosition("state.pile.cards", f"{box.building_ids[twice]} is in two places")
    if len(cards) != sum(box.building_in_play):
        raise BadPosition("state.pile.cards", f"{len(cards)} in all, but the game has {sum(box.building_in_play)}")
    if any(not box.building_in_play[card] for card in known):
        raise BadPosition("state.pile.cards", "holds a card that is not in this game")
    for party, card in enumerate(table.picked):
        if card != NO_CARD and card != HIDDEN and card not in table.packet[party] and HIDDEN not in table.packet[party]:
            raise BadPosition(f"state.players.{table.parties[party]}.picked", "must be a card of the packet")


def _check_schemes(table: ArchitectsTable) -> None:
    """Every Scheme card is in one pile; without an AI opponent there is none. [15.7]"""
    box = table.box
    seen = table.scheme_draw | table.scheme_discard
    unseen = table.scheme_draw_unseen + table.scheme_discard_unseen + table.scheme_future
    if not box.has_ai:
        if table.opponent != NO_CARD:
            raise BadPosition("state.opponent", "must be null: nobody plays it")
        if seen or unseen or table.marker:
            raise BadPosition("state.schemes", "must be empty without an AI opponent")
        return
    if table.opponent == NO_CARD or not box.ai.allowed[table.opponent]:
        raise BadPosition("state.opponent", "must be one that may play in this game")
    if table.scheme_draw & table.scheme_discard:
        raise BadPosition("state.schemes.discard", "names a card that is in the draw pile")
    if box.ai.starting & ~seen:
        raise BadPosition("state.schemes.draw", "each starting card must be in the draw or the discard pile")
    if unseen != (box.ai.future_bits & ~seen).bit_count():
        raise BadPosition("state.schemes.future", "all Future cards together must be as many as there are")
