"""The board beside the land: Action and Bonus Spaces, Market and supply, Temple, Building Cards on display."""

from __future__ import annotations

from rich.text import Text

from ophir.cli.layout import Lines, fit, heading, joined, table, wrapped
from ophir.cli.tables.kingdom.look import Look
from ophir.games.kingdom.goods import GOODS
from ophir.games.kingdom.table import NO_CARD

CUBE = "▪"
EMPTY = "·"
ROOM_FOR_EFFECTS = 50
ANY = "?"  # a cube of any type


def action_spaces(look: Look, width: int, full: bool = False) -> Lines:
    """Action Spaces, Bonus Spaces and those of own cards, with Pawns and effects; in full, of all cards."""
    box = look.box
    board = range(box.spaces, box.first_bonus)
    owners = look.table.card_owner
    built = [box.first_card + card for card, owner in enumerate(owners) if owner >= 0 and (full or owner == look.seat)]
    places = (*board, *box.bonus_in_play, *built)
    rows = []
    for place in places:
        name = Text(look.place(place), no_wrap=True, end="")
        if place >= box.first_card:
            name = joined(look.words.sign(owners[place - box.first_card]), " ", name)
        elif place >= box.first_bonus:
            name = joined("* ", name)
        rows.append([look.mark(f"place:{box.place_ids[place]}", 2), name, look.pawn(place)])
    lines = [heading(look.say("spaces-title"), width)]
    start = sum(max(3, *(row[column].cell_len for row in rows)) + 1 for column in range(3))
    for line, place in zip(table(rows, gap=1), places, strict=True):
        effect = look.place_effect(place)
        if full:
            pieces = wrapped(look.full(effect), width - start - 1, style="quiet")
            lines += [joined(fit(Text() if row else line, start), piece) for row, piece in enumerate(pieces)]
        else:
            lines.append(fit(joined(fit(line, start), look.short(effect)), width))
    if full:
        lines.append(joined((look.say("bonus-note"), "quiet")))
    return lines


def market(look: Look, width: int) -> Lines:
    """The Market with its prices and cubes, and what is left in the supply."""
    box = look.box
    spaces = box.market_spaces
    rows = []
    for good, id in enumerate(GOODS):
        name = Text(look.words.name("good", id), f"good-{id}")
        row = [joined(look.goods([int(good == one) for one in range(len(GOODS))]), " ", name)]
        for space in range(spaces):
            there = look.table.market >> spaces * good + space & 1
            price = str(box.prices[good][space])
            row.append(joined((CUBE, f"good-{id}"), (price, "title")) if there else joined((EMPTY + price, "quiet")))
        row.append(Text(look.say("supply", cubes=look.table.supply[good]), "quiet"))
        rows.append(row)
    return [heading(look.say("market-title"), width), *table(rows, gap=2)]


def temple(look: Look, width: int) -> Lines:
    """The layers of the Temple with their blocks, costs and rewards."""
    box = look.box
    rows = []
    first = 0
    for layer, blocks in enumerate(box.layer_blocks):
        owners = look.table.block_owner[first : first + blocks]
        open_now = first <= len(look.table.block_owner) < first + blocks
        drawn = joined(*(look.words.sign(owner) for owner in owners), (EMPTY * (blocks - len(owners)), "quiet"))
        cost = look.goods(box.layer_cost[layer])
        if box.layer_any[layer]:
            cost = joined(cost, " ", ANY * box.layer_any[layer])
        mark = look.mark("temple", 2) if open_now else Text("  ")
        name = look.words.name("layer", box.layer_ids[layer])
        rows.append([mark, Text(name), drawn, cost, Text(look.say("vp", vp=box.layer_vp[layer]))])
        first += blocks
    return [heading(look.say("temple-title"), width), *table(rows, gap=1)]


def cards(look: Look, width: int, full: bool = False) -> Lines:
    """The Building Cards on display: points, cost, and what their Action Space does."""
    box = look.box
    rows = []
    brief = not full and width >= ROOM_FOR_EFFECTS
    shown = [card for card in look.table.display if card != NO_CARD]
    for card in shown:
        rows.append(
            [
                look.mark(f"building:{box.card_ids[card]}", 2),
                Text(look.card(card), "title"),
                Text(str(box.card_vp[card])),
                look.goods(box.card_cost[card]),
                Text("[ ]" if box.card_site[card] else ""),
                look.short(look.place_effect(box.first_card + card)) if brief else Text(),
            ]
        )
    lines = [heading(look.say("cards-title"), width)]
    for line, card in zip(table(rows, gap=1), shown, strict=True):
        lines.append(fit(line, width))
        if full:
            place = box.first_card + card
            text = f"{look.place(place)}: {look.full(look.place_effect(place))}"
            lines += [joined("     ", piece) for piece in wrapped(text, width - 6, style="quiet")]
    return lines
