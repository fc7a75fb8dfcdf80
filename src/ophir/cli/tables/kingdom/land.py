"""The land: a map drawn in text from the places in map.toml, and a list of the same for narrow terminals."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ophir.cli.layout import Lines, columns, fit, joined
from ophir.cli.tables.kingdom.look import Look
from ophir.cli.tables.mapping import Canvas, spots
from ophir.engine.game import NOBODY

BORDER: Final = "·"


def land_map(look: Look, width: int, height: int) -> Lines:
    """The map: spaces with yields, sites, pieces, Pawns and option numbers; borders dotted, Roads in their signs."""
    box = look.box
    labels = [_name_and_yield(look, space) for space in range(box.spaces)]
    label = max(line.cell_len for line in labels)
    places = tuple((space.x, space.y) for space in box.data.spaces)
    at = spots(places, width, height, label)
    canvas = Canvas(width, height)
    middles = [(x + label / 2, y + 0.5) for x, y in at]
    for built in (False, True):
        for border, (a, b) in enumerate(box.border_ends):
            owner = look.table.road[border]
            if built and owner != NOBODY:
                canvas.line(middles[a], middles[b], look.words.sign(owner), 2)
            elif not built and box.data.borders[border].road_possible:
                canvas.line(middles[a], middles[b], Text(BORDER, "quiet"), 1)
    for space, (x, y) in enumerate(at):
        for row, line in enumerate((labels[space], _standing(look, space))):
            left = x + (label - line.cell_len) // 2
            canvas.put(left - 1, y + row, Text(" " * (line.cell_len + 2)))
            canvas.put(left, y + row, line)
    legend = _legend(look)
    room = canvas.room_for(legend)
    if room is not None:
        for row, line in enumerate(legend):
            canvas.put(room[0] + 1, room[1] + row, line)
    return canvas.lines()


def _name_and_yield(look: Look, space: int) -> Text:
    return joined(look.place(space), " ", look.goods(look.box.yields[space]))


def _standing(look: Look, space: int) -> Text:
    mark = look.mark(f"place:{look.box.space_ids[space]}")
    gap = " " if mark.plain else ""
    return joined(mark, gap, look.site(space), look.pawn(space))


def _legend(look: Look) -> Lines:
    words = look.words
    sign = words.sign(look.seat if look.seat >= 0 else 0)
    rows = [
        joined("[", sign, "] ", look.say("legend-piece")),
        joined("[ ] ", look.say("legend-site")),
        joined("(", sign, ") ", look.say("legend-pawn")),
        joined(sign, sign, sign, " ", look.say("legend-road")),
        joined((f" {BORDER} ", "quiet"), " ", look.say("legend-border")),
    ]
    return [joined(row, style="quiet") for row in rows]


def land_list(look: Look, width: int) -> Lines:
    """Every space in a cell of its own, in columns: number, name, yield, what stands there."""
    box = look.box
    cells = []
    longest = max(len(look.place(space)) for space in range(box.spaces))
    most = max(look.goods(cubes).cell_len for cubes in box.yields)
    for space in range(box.spaces):
        number = look.mark(f"place:{box.space_ids[space]}", 2)
        name = look.place(space).ljust(longest)
        standing = joined(look.site(space), look.pawn(space))
        cells.append(joined(number, " ", name, " ", fit(look.goods(box.yields[space]), most), " ", standing))
    return columns(cells, width, gap=3)


def roads(look: Look) -> Lines:
    """The Roads in words."""
    box = look.box
    built = [
        joined(look.words.sign(owner), f" {look.place(a)}-{look.place(b)}")
        for (a, b), owner in zip(box.border_ends, look.table.road, strict=True)
        if owner != NOBODY
    ]
    return [joined((look.say("roads", left=look.table.roads_left), "quiet")), *columns(built, 90)]
