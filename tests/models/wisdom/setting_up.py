"""Set-up, the choice of the first Fortune Card and the Initial Market Purchase. [section 3, 13.1]"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tests.models.talk import Talk, choose, draw
from tests.models.wisdom import jeroboam_market, words
from tests.models.wisdom.figures import Figures
from tests.models.wisdom.market import initial_purchase
from tests.models.wisdom.table import JEROBOAM, Player, Table


@dataclass
class Options:
    """How the game is played."""

    players: int
    starting_player: int | None = None  # by chance
    solo_ties: str = "human"
    max_years: int = 50


def empty_table(figures: Figures, options: Options) -> Table:
    """The table with every piece in its place before chance comes in. [steps 1 and 2]"""
    row = figures.setup[options.players]
    solo = options.players == 1
    seats = 2 if solo else options.players
    supply = Counter({good: count - row["cubes_removed_each"] for good, count in figures.cubes.items()})
    market: dict[str, list[str]] = {}
    for mat in figures.mats:
        filled = min(row["market_fill"], supply[mat])
        market[mat] = [mat] * filled + [""] * (len(figures.prices[mat]) - filled)
        supply[mat] -= filled
    return Table(
        figures=figures,
        solo=solo,
        ties_to_human=options.solo_ties == "human",
        max_years=options.max_years,
        counts_as=row["counts_as"],
        players=[Player(figures.favor_at_start, row["workers"], row["customs_houses"]) for _ in range(seats)],
        supply=supply,
        market=market,
        row=dict.fromkeys(figures.slots, ""),
        building_deck=Counter(list(figures.buildings)),
        unseen_tiles=Counter(figures.temple_tiles),
        squares=sum(some["count"] for some in figures.temple_squares if some["min_players"] <= row["counts_as"]),
        deck=Counter({card: record["count"] for card, record in figures.fortune.items()}),
        houses={location: Counter() for location in figures.locations},
        people={person: [] for person in figures.spaces},
    )


def set_up(figures: Figures, options: Options) -> Talk[Table]:
    """Everything before the first year."""
    table = empty_table(figures, options)
    yield from lay_shortage_tiles(table, figures.setup[options.players]["shortage_tiles_on_map"])
    yield from fill_row(table)
    yield from deal(table)
    return table


def begin(table: Table, options: Options) -> Talk[int]:
    """The choices before the first year. Returns the Starting Player."""
    yield from keep_cards(table)
    if table.solo:
        first = JEROBOAM
    elif options.starting_player is not None:
        first = options.starting_player
    else:
        names = Counter(str(seat) for seat in range(len(table.players)))
        first = int((yield from draw("starting player", names)))
    table.starting_player = first
    yield from purchases(table, first)
    return first


def lay_shortage_tiles(table: Table, count: int) -> Talk[None]:
    """[step 3]"""
    tiles = Counter(table.figures.shortage_tiles)
    for _ in range(count):
        table.shortages.add((yield from draw("shortage", tiles)))
    if table.solo:
        table.bag = +tiles
        for tile, record in table.figures.solo_tiles.items():
            table.bag[tile] += record["count"]


def fill_row(table: Table) -> Talk[None]:
    """Cards for the empty slots from the bottom of the row up, at last the face-up card of the deck. [step 5]"""
    for slot, card in table.row.items():
        if not card and +table.building_deck:
            table.row[slot] = yield from draw("building", table.building_deck)


def deal(table: Table) -> Talk[None]:
    """Two Fortune Cards to each player; in a solo game one to Jeroboam. [step 6, 13.1]"""
    for seat in range(len(table.players)):
        if table.solo and seat == JEROBOAM:
            yield from table.draw_cards(seat, table.figures.solo["jeroboam_fortune_cards"])
        else:
            table.dealt[seat] = Counter()
            for _ in range(table.figures.cards_dealt):
                table.dealt[seat][(yield from draw("fortune", table.deck))] += 1


def keep_cards(table: Table) -> Talk[None]:
    """Each keeps one card; the others are shown together. [R3; D1]"""
    for seat, cards in table.dealt.items():
        answers = {words.keep(card): card for card in table.figures.fortune if cards[card]}
        table.kept[seat] = yield from choose(seat, "D1", answers)
    for seat, card in table.kept.items():
        table.players[seat].hand[card] += 1
        table.discards += table.dealt[seat] - Counter([card])
    table.dealt, table.kept = {}, {}


def purchases(table: Table, first: int) -> Talk[None]:
    """Counterclockwise, the Starting Player last. [step 8, 13.2]"""
    seats = table.clockwise(first)
    for seat in reversed(seats[1:]):
        yield from first_purchase(table, seat)
    yield from first_purchase(table, seats[0])


def first_purchase(table: Table, seat: int) -> Talk[None]:
    if table.solo and seat == JEROBOAM:
        jeroboam_market.initial_purchase(table)
    else:
        yield from initial_purchase(table, seat)
