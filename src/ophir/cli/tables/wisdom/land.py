"""The Land of Israel: a map drawn in text from the places in map.toml, and a list of the same for narrow terminals."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ophir.cli.layout import Lines, columns, fit, joined
from ophir.cli.tables.mapping import Canvas, spots
from ophir.cli.tables.wisdom.look import Look

BORDER: Final = "·"
ROAD: Final = "="
SHORTAGE: Final = "!"


def land_map(look: Look, width: int, height: int) -> Lines:
    """The map: Locations with yields, houses, workers and option numbers; where roads can be dotted, roads in lines."""
    box = look.box
    labels = [_name_and_yield(look, location) for location in range(box.locations)]
    label = max(line.cell_len for line in labels)
    places = tuple((location.x, location.y) for location in box.data.locations)
    at = spots(places, width, height, label)
    canvas = Canvas(width, height)
    middles = [(x + label / 2, y + 0.5) for x, y in at]
    for built in (False, True):
        for edge, (a, b) in enumerate(zip(box.edge_start, box.edge_end, strict=True)):
            road = look.table.roads >> edge & 1
            if built and road:
                canvas.line(middles[a], middles[b], Text(ROAD, "title"), 2)
            elif not built and not road:
                canvas.line(middles[a], middles[b], Text(BORDER, "quiet"), 1)
    for location, (x, y) in enumerate(at):
        for row, line in enumerate((labels[location], _standing(look, location))):
            left = x + (label - line.cell_len) // 2
            canvas.put(left - 1, y + row, Text(" " * (line.cell_len + 2)))
            canvas.put(left, y + row, line)
    legend = _legend(look)
    room = canvas.room_for(legend)
    if room is not None:
        for row, line in enumerate(legend):
            canvas.put(room[0] + 1, room[1] + row, line)
    return canvas.lines()


def _name_and_yield(look: Look, location: int) -> Text:
    short = look.table.shortage >> location & 1
    name = look.place(location)
    if short:
        return joined(name, " ", (SHORTAGE, "title"), look.goods(look.box.yields[location]))
    return joined(name, " ", look.goods(look.box.yields[location]))


def _standing(look: Look, location: int) -> Text:
    mark = look.mark(f"place:{look.box.location_ids[location]}")
    gap = " " if mark.plain else ""
    return joined(mark, gap, look.houses(location), look.workers(location))


def _legend(look: Look) -> Lines:
    sign = look.words.sign(look.seat if look.seat >= 0 else 0)
    rows = [
        joined("[", sign, "] ", look.say("legend-house")),
        joined("[ ] ", look.say("legend-spot")),
        joined("(", sign, ") ", look.say("legend-worker")),
        joined(SHORTAGE, "   ", look.say("legend-shortage")),
        joined(ROAD * 3, " ", look.say("legend-road")),
    ]
    return [joined(row, style="quiet") for row in rows]


def land_list(look: Look, width: int) -> Lines:
    """Every Location in a cell of its own, in columns: number, name, yield, what stands there."""
    box = look.box
    longest = max(len(look.place(location)) for location in range(box.locations))
    most = max(look.goods(cubes).cell_len for cubes in box.yields) + 1
    cells = []
    for location in range(box.locations):
        number = look.mark(f"place:{box.location_ids[location]}", 2)
        sign = SHORTAGE if look.table.shortage >> location & 1 else ""
        brings = fit(joined((sign, "title"), look.goods(box.yields[location])), most)
        standing = joined(look.houses(location), look.workers(location))
        cells.append(joined(number, " ", look.place(location).ljust(longest), " ", brings, " ", standing))
    return columns(cells, width, gap=3)


def roads(look: Look) -> Lines:
    """The roads in words. They have no owner."""
    box = look.box
    built = [
        Text(f"{look.place(a)}-{look.place(b)}")
        for edge, (a, b) in enumerate(zip(box.edge_start, box.edge_end, strict=True))
        if look.table.roads >> edge & 1
    ]
    return [joined((look.say("roads", left=box.road_pieces - len(built)), "quiet")), *columns(built, 90)]
