"""The players and Jeroboam: Favor, cubes, workers, houses, tiles; the hand of whoever looks."""

from __future__ import annotations

from rich.text import Text

from ophir.cli.layout import Lines, fit, heading, joined, table, wrapped
from ophir.cli.tables.wisdom.look import Look
from ophir.games.wisdom.goods import GOOD_IDS
from ophir.games.wisdom.table import SCORE_SOURCES, SOURCE_COUNT

COLUMNS = ("cards", "tiles", "workers", "houses")


def players(look: Look, width: int, full: bool = False) -> Lines:
    """One line a party, with buildings and where the Favor came from; in full, or as far as fits."""
    head = ["", look.say("players-name"), look.say("players-favor")]
    head += [look.say(f"letter-{good}") for good in GOOD_IDS]
    head += [look.say(f"players-{column}") for column in COLUMNS]
    parties = range(len(look.table.favor))
    rows = [[Text(cell, "quiet") for cell in head], *(_row(look, party) for party in parties)]
    lines = table(rows, gap=2, right=range(2, len(head)))
    goods = [f"{look.say(f'letter-{good}')} {look.words.name('good', good)}" for good in GOOD_IDS]
    columns = max(line.cell_len for line in lines)
    drawn = [heading(look.say("players-title", good=", ".join(goods)), width), fit(lines[0], width)]
    for line, party in zip(lines[1:], parties, strict=True):
        if full:
            drawn.append(line)
            drawn += [joined("     ", piece) for piece in wrapped(_details(look, party), width - 6, style="quiet")]
        else:
            drawn.append(fit(joined(fit(line, columns), ("  " + _details(look, party), "quiet")), width))
    return drawn


def _row(look: Look, party: int) -> list[Text]:
    table_now = look.table
    name = look.words.player(party)
    if party == look.seat:
        name = joined(name, " ", (look.say("you"), "quiet"))
    if party == table_now.starter:
        name = joined(name, " ", (look.say("starts"), "title"))
    return [
        Text(">" if party == table_now.to_move else " "),
        name,
        Text(str(table_now.favor[party]), "title"),
        *(Text(str(count or "·"), "" if count else "quiet") for count in table_now.cubes_of(party)),
        Text(str(table_now.fortune.hand_size[party])),
        Text(str(len(table_now.tiles[party]))),
        Text(f"{table_now.workers_left[party]}/{look.box.workers}"),
        Text(str(table_now.houses_left[party])),
    ]


def _details(look: Look, party: int) -> str:
    """Where the Favor came from, the buildings, and cards that lie open."""
    game = look.words.game
    earned = look.table.earned[SOURCE_COUNT * party : SOURCE_COUNT * party + SOURCE_COUNT]
    favor = [
        f"{game.say(f'source-{name}')} {points}" for name, points in zip(SCORE_SOURCES, earned, strict=True) if points
    ]
    owned = [look.card(card) for card in look.table.acquired if look.table.owner_of(card) == party]
    start = look.box.fortunes * party
    open_cards = [
        look.fortune(card)
        for card in range(look.box.fortunes)
        if look.table.pending[start + card] or look.table.permanent[start + card]
    ]
    said = [", ".join(favor) or game.say("nothing")]
    if owned:
        said.append(f"{look.say('buildings')} {', '.join(owned)}")
    if open_cards:
        said.append(f"{look.say('in-play')} {', '.join(open_cards)}")
    return "; ".join(said)


def hand(look: Look, width: int) -> Lines:
    """The own Fortune Cards with what they do."""
    if look.seat < 0:
        return []
    held = look.table.fortune.cards_in(look.seat)
    lines: Lines = [heading(look.say("hand-title"), width)]
    for card in dict.fromkeys(held):
        count = held.count(card)
        name = look.fortune(card)
        mark = look.mark(f"hand:{look.box.fortune_ids[card]}", 2)
        line = joined(mark, " ", (f"{count} x {name}" if count > 1 else name, "title"), ": ")
        pieces = wrapped(look.full(look.box.fortune_effect[card]), width - line.cell_len - 1)
        lines += [joined(line, piece) if not i else joined("     ", piece) for i, piece in enumerate(pieces)]
    return lines if held else [*lines, Text(look.say("hand-empty"), "quiet", end="")]
