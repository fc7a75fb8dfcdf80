"""The board beside the land: Jerusalem, the Holy Place, market and supply, Temple, Building Cards, Jeroboam's bag."""

from __future__ import annotations

from rich.text import Text

from ophir.cli.layout import Lines, fit, heading, joined, table, wrapped
from ophir.cli.tables.wisdom.look import Look
from ophir.games.wisdom.goods import EXOTIC, GOOD_IDS, GOODS
from ophir.games.wisdom.levite import tiles_left
from ophir.games.wisdom.table import LEVITE, NO_CARD

CUBE = "▪"
EMPTY = "·"
ROOM_FOR_EFFECTS = 50


def city(look: Look, width: int, full: bool = False) -> Lines:
    """The four areas of Jerusalem, the Holy Place and own cards with a worker space; in full, of all cards."""
    box = look.box
    areas = range(box.first_area, box.first_area + len(box.area_ids))
    holy = range(box.first_holy, box.first_card)
    owned = [box.first_card + card for card in look.table.acquired if box.card_space[card] and _shown(look, card, full)]
    places = (*areas, *holy, *owned)
    rows = []
    for place in places:
        name = Text(look.place(place), no_wrap=True, end="")
        if box.first_holy <= place < box.first_card:
            name = joined("* ", name)
        elif place < box.first_area:
            name = joined(look.words.sign(look.table.owner_of(place - box.first_card)), " ", name)
        rows.append([look.mark(f"place:{box.place_ids[place]}", 2), name, look.workers(place)])
    lines = [heading(look.say("city-title"), width)]
    start = sum(max(3, *(row[column].cell_len for row in rows)) + 1 for column in range(3))
    for line, place in zip(table(rows, gap=1), places, strict=True):
        if full:
            pieces = wrapped(
                look.table.about(look.words.game, "place", box.place_ids[place]), width - start - 1, style="quiet"
            )
            lines += [joined(fit(Text() if row else line, start), piece) for row, piece in enumerate(pieces)]
        else:
            lines.append(fit(joined(fit(line, start), _brief(look, place)), width))
    return lines


def _shown(look: Look, card: int, full: bool) -> bool:
    return full or look.table.owner_of(card) == look.seat


def _brief(look: Look, place: int) -> Text:
    """What a place does, in a few signs."""
    box = look.box
    if place >= box.first_area:
        return Text(look.say(f"brief-{box.area_ids[place - box.first_area]}"), "quiet")
    effect = (
        box.holy_effect[place - box.first_holy] if place < box.first_card else box.card_effect[place - box.first_card]
    )
    return look.short(effect)


def market(look: Look, width: int) -> Lines:
    """The mats with their prices and cubes, and what is left in the supply."""
    box = look.box
    rows = []
    for mat, id in enumerate(box.mat_ids):
        good = box.mat_good[mat]
        name = Text(look.words.name("good", id), f"good-{id}")
        row = [joined(look.goods([int(good == one) for one in range(GOODS)]), " ", name)]
        for step in range(box.squares):
            square = box.squares * mat + step
            price = str(box.prices[square])
            if look.table.market_exotics >> square & 1:
                row.append(joined((look.say("letter-exotic"), "good-exotic"), (price, "title")))
            elif look.table.market >> square & 1:
                row.append(joined((CUBE, f"good-{id}"), (price, "title")))
            else:
                row.append(joined((EMPTY + price, "quiet")))
        row.append(Text(look.say("supply", cubes=look.table.supply[good]), "quiet"))
        rows.append(row)
    exotics = look.say("supply", cubes=look.table.supply[EXOTIC])
    rows.append(
        [joined(look.goods([1, 0, 0, 0, 0, 0]), " ", (look.words.name("good", GOOD_IDS[EXOTIC]), "good-exotic"))]
    )
    rows[-1] += [Text() for _ in range(box.squares)] + [Text(exotics, "quiet")]
    return [heading(look.say("market-title"), width), *table(rows, gap=2)]


def temple(look: Look, width: int) -> Lines:
    """How many tiles are left, what one costs now, and the own tiles."""
    box = look.box
    prices = f" {look.say('or')} ".join(look.goods(price).plain for price in box.levite_prices)
    more = look.table.in_area(LEVITE) * box.surcharge
    lines = [
        heading(look.say("temple-title"), width),
        joined(look.say("tiles-left", left=tiles_left(look.table), total=box.temple_squares)),
        joined(look.say("bill"), " ", prices, f" + {more} ?" if more else ""),
    ]
    if look.seat >= 0 and look.table.tiles[look.seat]:
        own = [str(box.tile_favor[kind]) for kind in look.table.tiles[look.seat]]
        lines.append(joined(look.say("own-tiles"), " ", (" ".join(own), "title")))
    return lines


def quay(look: Look, width: int, full: bool = False) -> Lines:
    """The Building Cards on offer: bonus of the slot, Favor, cost, and what they do."""
    box = look.box
    rows = []
    brief = not full and width >= ROOM_FOR_EFFECTS
    shown = [(slot, card) for slot, card in enumerate(look.table.offer) if card != NO_CARD]
    for slot, card in shown:
        bonus = box.slot_favor[slot]
        rows.append(
            [
                look.mark(f"building:{box.card_ids[card]}", 2),
                Text(look.card(card), "title"),
                Text(f"{box.card_favor_printed[card]}+{bonus}" if bonus else str(box.card_favor_printed[card])),
                look.goods(box.card_cost[card]),
                Text("( )" if box.card_space[card] else ""),
                look.short(box.card_effect[card]) if brief else Text(),
            ]
        )
    lines = [heading(look.say("quay-title"), width)]
    for line, (_, card) in zip(table(rows, gap=1), shown, strict=True):
        lines.append(fit(line, width))
        if full:
            lines += [
                joined("     ", piece) for piece in wrapped(look.full(box.card_effect[card]), width - 6, style="quiet")
            ]
    return lines


def bag(look: Look, width: int) -> Lines:
    """What drives Jeroboam: the tiles used and set aside this year, and what is left in his bag."""
    if not look.box.solo:
        return []
    lines = [heading(look.say("bag-title", tiles=sum(look.table.bag)), width)]
    for id, counts in (("used", look.table.used_tiles), ("aside", look.table.set_aside), ("left", look.table.bag)):
        named = [_tile(look, tile, count) for tile, count in enumerate(counts) if count]
        lines += wrapped(f"{look.say(f'bag-{id}')} {', '.join(named) or look.words.game.say('nothing')}", width)
    return lines


def _tile(look: Look, tile: int, count: int) -> str:
    id = look.box.bag_ids[tile]
    name = look.words.name("tile", id) if tile < look.box.first_location_tile else look.words.name("place", id)
    return f"{count} x {name}" if count > 1 else name
