"""The table before anybody decides something. [section 3]"""

from __future__ import annotations

from collections import Counter

from tests.models.architects.figures import Figures, Record
from tests.models.architects.reset import show_small_side, turn_contribution_card
from tests.models.architects.setting_up import STARTING_PLAYER, Options, boards, find_first, sets, take_board
from tests.models.architects.table import ROWS, Pile, Player, Table
from tests.models.talk import Talk, draw

NAMES = ("blue", "green", "purple", "red", "yellow")
AI = "ai"


def empty_table(figures: Figures, options: Options, seats: int, opponent: str) -> Table:
    """Every piece in its place, before chance comes in; without an opponent it is ""."""
    within = sets(options)

    def cards(records: dict[str, Record]) -> Counter[str]:
        return Counter(card for card, record in records.items() if record["set"] in within)

    workers = figures.common["workers"]
    players = [Player(supply=workers) for _ in range(seats)]
    if opponent:
        record = figures.opponents[opponent]
        influence = record["influence"] if options.wow else 0
        players.append(Player(is_ai=True, supply=workers, virtue=record["virtue"], influence=influence))
    rewards = cards(figures.rewards)
    columns = sum(count for within, count in figures.columns.items() if within == "base" or options.wow)
    decks = [card for card, record in figures.schemes.items() if not record["aoa"]]
    starting = [card for card in decks if figures.schemes[card]["deck"] == "starting"]
    future = [card for card in decks if figures.schemes[card]["deck"] == "future"]
    table = Table(
        figures=figures,
        wow=options.wow,
        clears=options.clears,
        names=[*NAMES[:seats], *([AI] if opponent else [])],
        players=players,
        apprentices=Pile("apprentice", cards(figures.apprentices)),
        plans=Pile("building", cards(figures.buildings)),
        rewards=rewards,
        rewards_left=rewards.total(),
        small=Counter(list(figures.market_cards)),
        tax=figures.setup["tax_stand_silver"],
        circles={place: Counter() for place in figures.circles},
        display=[[""] * columns for _ in ROWS],
        opponent=opponent,
    )
    if not options.wow:
        table.rewards_left = figures.setup["reward_cards"][len(players) - 2]
    if opponent:
        table.schemes, table.future, table.unseen = Counter(starting), len(future), Counter(future)
    return table


def lay_out(table: Table, options: Options) -> Talk[None]:
    """What chance brings before the first decision; boards that are chosen come later."""
    yield from show_small_side(table)
    yield from table.refill()
    if table.wow:
        yield from turn_contribution_card(table)
    if options.variable:
        if not options.choose_boards:
            free = Counter(boards(table, options))
            for seat in table.people:
                table.players[seat].board = yield from draw("board", free)
                take_board(table, table.players[seat])
            yield from find_first(table)
    else:
        seats = Counter(str(seat) for seat in table.people)
        table.first = int((yield from draw(STARTING_PLAYER, seats)))
        silver = table.figures.standard["silver_by_turn_order"]
        for place, seat in enumerate(one for one in table.turn_order() if one != table.ai):
            table.players[seat].silver = silver[place]
            table.players[seat].virtue = table.figures.standard["virtue"]
