"""Setting up the game. [Architects 3]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.lists import changed
from ophir.engine.rows import with_last, with_sorted, without
from ophir.engine.steps import Decision, Limit, Procedure, Several, Step, up_to
from ophir.games.architects.ai import deal as ai_deal
from ophir.games.architects.black_market import keep, look_at_cards, put_rest_under
from ophir.games.architects.goods import GOODS, RESOURCES, SILVER
from ophir.games.architects.hiring import refill_row, take_apprentice
from ophir.games.architects.piles import draw_card, draw_cards, put_under
from ophir.games.architects.reset import reveal_small
from ophir.games.architects.table import NO_CARD, ArchitectsTable
from ophir.games.architects.turns import Turn
from ophir.games.architects.wonders import consequences

Steps = list[Step[ArchitectsTable]]


def deal(table: ArchitectsTable) -> None:
    """Piles and display, boards and starting values; then the choices before the first turn. [3.1-3.3]"""
    box = table.box
    reveal_small(table)
    for row in range(box.rows):
        refill_row(table, row)
    if box.wow:
        consequences.set_up(table)
    if box.has_ai:
        ai_deal.deal(table)
    if not box.variable:
        begin_standard(table)
    elif box.choose_boards:
        first = table.below(box.seats)
        table.stack.append(Begin())
        for place in range(box.seats):
            table.stack.append(ChooseBoard((first + place) % box.seats))
    else:
        left = [int(there) for there in box.board_in_play]
        for seat in range(box.seats):
            board = table.pick_counted(left, sum(left), box.board_ids, seat)
            left[board] = 0
            take_board(table, seat, board)
        begin_variable(table)


def begin_standard(table: ArchitectsTable) -> None:
    """A random starting player; the later in turn order, the more Silver. [3.1]"""
    box = table.box
    table.starter = 0 if box.solo else table.below(box.seats)
    for place in range(box.seats):
        seat = (table.starter + place) % box.seats
        table.goods[GOODS * seat + SILVER] = box.standard_silver[place]
        table.virtue[seat] = box.standard_virtue
    prepare(table)


class ChooseBoard(Decision[ArchitectsTable]):
    """Any board that nobody has, in reverse turn order of a random seating. [3.1, D1]"""

    __slots__ = ()
    id: ClassVar[str] = "D1"
    ask: ClassVar[str] = "board"
    rule: ClassVar[str] = "3.1"

    def legal(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        return [
            box.BOARD + board for board, there in enumerate(box.board_in_play) if there and board not in table.board
        ]

    def take(self, table: ArchitectsTable, action: int) -> None:
        take_board(table, self.seat, action - table.box.BOARD)


def take_board(table: ArchitectsTable, seat: int, board: int) -> None:
    """A Variable board and its starting values. [3.1]"""
    box = table.box
    table.board = changed(table.board, seat, board)
    table.count_abilities(seat)
    table.prison[seat] = box.board_prison[board]
    table.supply[seat] -= box.board_prison[board]
    for good in range(RESOURCES):
        table.goods[GOODS * seat + good] = box.board_goods[board][good]
    table.goods[GOODS * seat + SILVER] = box.board_silver[board]
    table.virtue[seat] = box.board_virtue[board]
    table.influence[seat] = box.board_influence[board] if box.wow else 0
    table.unpaid[seat] = box.board_debts[board]
    if table.events is not None:
        table.tell("event-board", seat, board=box.board_ids[board])


class Begin(Procedure[ArchitectsTable]):
    """All have chosen a board. [3.1]"""

    __slots__ = ()

    def run(self, table: ArchitectsTable) -> None:
        begin_variable(table)


def begin_variable(table: ArchitectsTable) -> None:
    """Highest Virtue, then highest Influence, then chance says who starts. [3.2, R2]"""
    box = table.box
    ranks = [(table.virtue[seat], table.influence[seat]) for seat in range(box.seats)]
    first = [seat for seat in range(box.seats) if ranks[seat] == max(ranks)]
    table.starter = first[table.below(len(first))] if len(first) > 1 else first[0]
    prepare(table)


def prepare(table: ArchitectsTable) -> None:
    """The free Apprentices, the draft, the cards of the boards; then the first turn. [3.1, 3.2, 3.3]"""
    box = table.box
    if table.events is not None:
        table.tell("event-starts", table.starter)
    table.stack.append(Turn(table.starter))
    table.stack.append(BoardCards())
    if box.solo:
        table.stack.append(DealAlone())
    else:
        table.stack.append(DealPackets())
    if box.free_apprentice:
        table.stack.append(RefillDisplay())
        for place in range(box.seats):
            table.stack.append(StartingApprentice((table.starter + place) % box.seats))


class StartingApprentice(Decision[ArchitectsTable]):
    """A face-up Apprentice for nothing, in reverse turn order. [3.2, D2, R7]"""

    __slots__ = ()
    id: ClassVar[str] = "D2"
    ask: ClassVar[str] = "starting_apprentice"
    rule: ClassVar[str] = "3.2"

    def legal(self, table: ArchitectsTable) -> list[int]:
        return [table.box.HIRE + card for card in table.display if card != NO_CARD]

    def take(self, table: ArchitectsTable, action: int) -> None:
        take_apprentice(table, self.seat, table.display.index(action - table.box.HIRE), False)


class RefillDisplay(Procedure[ArchitectsTable]):
    """Each row slides left and is refilled, once all have their Apprentice. [3.2]"""

    __slots__ = ()

    def run(self, table: ArchitectsTable) -> None:
        for row in range(table.box.rows):
            refill_row(table, row)


class DealPackets(Procedure[ArchitectsTable]):
    """Building cards to each person, for the draft. [3.1]"""

    __slots__ = ()

    def run(self, table: ArchitectsTable) -> None:
        box = table.box
        for seat in range(box.seats):
            for _ in range(box.draft_hand):
                card = draw_card(table)
                table.packet[seat] = with_last(table.packet[seat], card)
                if table.events is not None:
                    table.tell("event-drew", seat, {"building": box.building_ids[card]}, reveals=True, count=1)
        table.stack.extend(choosing(table, 0))


def choosing(table: ArchitectsTable, seat: int) -> Steps:
    """Everybody from a seat on keeps a card of his packet, the first on top."""
    return [PassPackets(), *(Draft(one) for one in range(table.box.seats - 1, seat - 1, -1))]


class Draft(Decision[ArchitectsTable]):
    """Which card of the packet to keep; nobody sees it before all have chosen. [3.1, D3]"""

    __slots__ = ()
    id: ClassVar[str] = "D3"
    ask: ClassVar[str] = "draft"
    rule: ClassVar[str] = "3.1"

    def legal(self, table: ArchitectsTable) -> list[int]:
        return [table.box.KEEP + card for card in sorted(table.packet[self.seat])]

    def ask_values(self, table: ArchitectsTable) -> dict[str, object]:
        return {"cards": len(table.packet[self.seat]) - (table.box.draft_hand - table.box.draft_keep)}

    def take(self, table: ArchitectsTable, action: int) -> None:
        card = action - table.box.KEEP
        table.picked = changed(table.picked, self.seat, card)
        if table.events is not None:
            table.tell("event-kept", self.seat, {"building": table.box.building_ids[card]})


class PassPackets(Procedure[ArchitectsTable]):
    """The chosen cards come to the hands, the packets go to the left; what is left at last goes under the pile. [R3]"""

    __slots__ = ()

    def run(self, table: ArchitectsTable) -> None:
        box = table.box
        seats = box.seats
        packets: list[bytes] = []
        for seat in range(seats):
            card = table.picked[seat]
            packet = table.packet[seat]
            packets.append(without(packet, packet.index(card)))
            table.hand[seat] = with_sorted(table.hand[seat], card)
        table.picked = [NO_CARD] * len(table.picked)
        if len(packets[0]) > box.draft_hand - box.draft_keep:
            for seat in range(seats):
                table.packet[(seat + 1) % seats] = packets[seat]
            if table.events is not None:
                for seat in range(seats):
                    cards = [box.building_ids[card] for card in table.packet[seat]]
                    table.tell("event-packet", seat, {"building": cards}, reveals=True, count=len(cards))
            table.stack.extend(choosing(table, 0))
            return
        for place in range(seats):
            seat = (table.starter + place) % seats
            table.packet[seat] = b""
            for card in packets[seat]:
                put_under(table, seat, card)
        if table.events is not None:
            table.tell("event-drafted", table.starter, reveals=True)


class DealAlone(Procedure[ArchitectsTable]):
    """Alone one is dealt cards and keeps some. [3.3]"""

    __slots__ = ()

    def run(self, table: ArchitectsTable) -> None:
        look_at_cards(table, 0, table.box.solo_deal)
        table.stack.append(KeepDealt(0, table.box.solo_keep))


class KeepDealt(Several[ArchitectsTable]):
    """Which of the dealt cards to keep. [3.3, D4]"""

    __slots__ = ()
    id: ClassVar[str] = "D4"
    ask: ClassVar[str] = "deal"
    rule: ClassVar[str] = "3.3"
    fields: ClassVar[dict[str, Limit]] = {**Decision.fields, "left": up_to("solo_keep")}

    def legal(self, table: ArchitectsTable) -> list[int]:
        return [table.box.KEEP + card for card in sorted(table.packet[self.seat])]

    def take(self, table: ArchitectsTable, action: int) -> None:
        keep(table, self.seat, action - table.box.KEEP)
        if self.left > 1:
            table.stack.append(KeepDealt(self.seat, self.left - 1))
        else:
            put_rest_under(table, self.seat)


class BoardCards(Procedure[ArchitectsTable]):
    """Building cards that a board brings. [3.1 step 9]"""

    __slots__ = ()

    def run(self, table: ArchitectsTable) -> None:
        for place in range(table.box.seats):
            seat = (table.starter + place) % table.box.seats
            if table.board[seat] >= 0:
                draw_cards(table, seat, table.box.board_cards[table.board[seat]])
