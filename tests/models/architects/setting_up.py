"""Set-up, as far as somebody decides something. [section 3; D1 to D4]"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tests.models.architects import words
from tests.models.architects.gains import draw_plans
from tests.models.architects.hiring import hire
from tests.models.architects.table import Player, Table
from tests.models.talk import Talk, choose, draw

STARTING_PLAYER = "starting player"


@dataclass
class Options:
    """How the game is played."""

    wow: bool = True
    variable: bool = True
    choose_boards: bool = False
    board_sets: tuple[str, ...] = ("base", "wow")
    promo_cards: bool = False
    starting_apprentice: bool = True
    clears: bool = False


def sets(options: Options) -> tuple[str, ...]:
    """The sets of cards that are in the game."""
    wow = ("wow",) if options.wow else ()
    promo = ("promo2018",) if options.promo_cards else ()
    return ("base", *wow, *promo)


def boards(table: Table, options: Options) -> list[str]:
    allowed = [one for one in options.board_sets if one != "wow" or options.wow]
    return [board for board, record in table.figures.boards.items() if record["set"] in allowed]


def choose_boards(table: Table, options: Options, first: int) -> Talk[None]:
    """In reverse order, beginning with a given seat; everybody gets what the board says. [D1]"""
    people = table.people
    at = people.index(first)
    for seat in [people[at - step] for step in range(len(people))]:
        taken = {player.board for player in table.players}
        free = [board for board in boards(table, options) if board not in taken]
        table.players[seat].board = yield from choose(seat, "D1", {words.board(board): board for board in free})
        take_board(table, table.players[seat])
    yield from find_first(table)


def take_board(table: Table, player: Player) -> None:
    record = table.figures.boards[player.board]
    player.prison = record["workers_in_prison"]
    player.supply -= player.prison
    player.silver, player.virtue = record["silver"], record["virtue"]
    player.influence = record["influence"] if table.wow else 0
    player.goods = Counter(record["resources"])
    player.unpaid = record["unpaid_debts"]


def find_first(table: Table) -> Talk[None]:
    """The highest Virtue, then Influence, then chance. [R2]"""
    standing = {seat: (table.players[seat].virtue, table.players[seat].influence) for seat in table.people}
    best = [seat for seat in standing if standing[seat] == max(standing.values())]
    if len(best) == 1:
        table.first = best[0]
    else:
        table.first = int((yield from draw(STARTING_PLAYER, Counter(str(seat) for seat in best))))


def hire_starting_apprentices(table: Table) -> Talk[None]:
    """In reverse turn order; the gaps are filled when all have chosen. [3.2; D2, R7]"""
    for seat in reversed([seat for seat in table.turn_order() if seat != table.ai]):
        card = yield from choose(seat, "D2", {words.hire(card): card for card in table.face_up()})
        yield from hire(table, seat, card, refill=False)
    yield from table.refill()


def deal_packets(table: Table) -> Talk[None]:
    """Building cards to choose from."""
    setup = table.figures.setup
    cards = setup["solo_deal"] if len(table.people) == 1 else setup["draft_hand"]
    for seat in table.people:
        for _ in range(cards):
            table.players[seat].packet.append((yield from table.plans.top()))


def choose_plans(table: Table) -> Talk[None]:
    if len(table.people) == 1:
        yield from keep_some(table, table.people[0])
    else:
        yield from draft(table)
    for seat in table.turn_order():
        board = table.players[seat].board
        if board:
            yield from draw_plans(table, seat, table.figures.boards[board]["building_cards"])


def keep_some(table: Table, seat: int) -> Talk[None]:
    """[3.3; D4]"""
    player = table.players[seat]
    for _ in range(table.figures.setup["solo_keep"]):
        card = yield from choose(seat, "D4", {words.keep(card): card for card in player.packet})
        player.packet.remove(card)
        player.hand.append(card)
    table.plans.bottom += player.packet
    player.packet = []


def draft(table: Table) -> Talk[None]:
    """Keep one, pass the others to the left; the last ones go under the pile. [3.1 step 8; D3, R3]"""
    people = [table.players[seat] for seat in table.people]
    for number in range(table.figures.setup["draft_keep"]):
        if number:
            packets = [player.packet for player in people]
            for at, player in enumerate(people):
                player.packet = packets[at - 1]
        for seat in table.people:
            player = table.players[seat]
            player.picked = yield from choose(seat, "D3", {words.keep(card): card for card in player.packet})
        for player in people:
            player.packet.remove(player.picked)
            player.hand.append(player.picked)
            player.picked = ""
    for seat in table.turn_order():
        table.plans.bottom += table.players[seat].packet
        table.players[seat].packet = []
