"""The players: points, cubes, Pawns, pieces, tokens; the hand of whoever looks."""

from __future__ import annotations

from rich.text import Text

from ophir.cli.layout import Lines, fit, heading, joined, table, wrapped
from ophir.cli.tables.kingdom.look import Look
from ophir.games.kingdom.goods import GOODS
from ophir.games.kingdom.table import SCORE_SOURCES, SOURCE_COUNT


def players(look: Look, width: int, full: bool = False) -> Lines:
    """One line a player, in turn order, with buildings and where the points came from; in full, or as far as fits."""
    head = ["", look.say("players-name"), look.say("players-score")]
    head += [look.say(f"letter-{good}") for good in GOODS]
    head += [look.say(f"players-{column}") for column in ("cards", "pawns", "pieces", "tokens")]
    rows = [[Text(cell, "quiet") for cell in head]]
    rows += [_row(look, position, seat) for position, seat in enumerate(look.table.order)]
    lines = table(rows, gap=2, right=range(2, len(head) - 1))
    goods = [f"{look.say(f'letter-{good}')} {look.words.name('good', good)}" for good in GOODS]
    columns = max(line.cell_len for line in lines)
    drawn = [heading(look.say("players-title", good=", ".join(goods)), width), lines[0]]
    for line, seat in zip(lines[1:], look.table.order, strict=True):
        if full:
            drawn.append(line)
            drawn += [joined("     ", piece) for piece in wrapped(_details(look, seat), width - 6, style="quiet")]
        else:
            drawn.append(fit(joined(fit(line, columns), ("  " + _details(look, seat), "quiet")), width))
    return drawn


def _row(look: Look, position: int, seat: int) -> list[Text]:
    table_now = look.table
    name = look.words.player(seat)
    if seat == look.seat:
        name = joined(name, " ", (look.say("you"), "quiet"))
    tokens = Text(str(table_now.tokens[seat]))
    if seat == table_now.high_priest:
        tokens = joined(tokens, " ", (look.say("high-priest"), "title"))
    return [
        Text(f"{'>' if seat == table_now.to_move else ' '}{position + 1}."),
        name,
        Text(str(table_now.score[seat]), "title"),
        *(Text(str(count or "·"), "" if count else "quiet") for count in table_now.cubes_of(seat)),
        Text(str(table_now.fortune.hand_size[seat])),
        Text(str(table_now.pawns_left[seat])),
        Text(f"{table_now.pieces_on_sites(seat)}/{look.box.pieces}"),
        tokens,
    ]


def _details(look: Look, seat: int) -> str:
    """Where the points came from, and the buildings."""
    game = look.words.game
    earned = look.table.earned[SOURCE_COUNT * seat : SOURCE_COUNT * seat + SOURCE_COUNT]
    points = [f"{game.say(f'source-{name}')} {vp}" for name, vp in zip(SCORE_SOURCES, earned, strict=True) if vp]
    owned = [look.card(card) for card, owner in enumerate(look.table.card_owner) if owner == seat]
    said = ", ".join(points) or game.say("nothing")
    return f"{said}; {look.say('buildings')} {', '.join(owned)}" if owned else said


def hand(look: Look, width: int) -> Lines:
    """The own Fortune Cards with what they do; drawn cards that still wait to be sorted too."""
    if look.seat < 0:
        return []
    drawn = [heading(look.say("hand-title"), width)]
    drawn += _fortunes(look, look.seat, width) or [Text(look.say("hand-empty"), "quiet", end="")]
    if look.table.drawer == look.seat:
        drawn.append(heading(look.say("drawn-title"), width))
        drawn += _fortunes(look, look.box.seats, width)
    return drawn


def _fortunes(look: Look, row: int, width: int) -> Lines:
    held = look.table.fortune.cards_in(row)
    lines: Lines = []
    for card in dict.fromkeys(held):
        count = held.count(card)
        name = look.words.name("fortune", look.box.fortune_ids[card])
        mark = look.mark(f"hand:{look.box.fortune_ids[card]}", 2)
        line = joined(mark, " ", (f"{count} x {name}" if count > 1 else name, "title"), ": ")
        pieces = wrapped(look.full(look.fortune_effect(card)), width - line.cell_len - 1)
        lines += [joined(line, piece) if not i else joined("     ", piece) for i, piece in enumerate(pieces)]
    return lines


def credits(look: Look) -> Lines:
    """The builder's credits, while there are any."""
    if not any(look.table.credits):
        return []
    return [joined(look.say("credits"), " ", look.goods(list(look.table.credits)))]
