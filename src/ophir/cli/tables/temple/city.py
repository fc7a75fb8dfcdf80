"""A city drawn from the places in board.toml: spaces with armies, walls, gates, and the Temple in the middle."""

from __future__ import annotations

from rich.text import Text

from ophir.cli.layout import Lines, fit, joined, wrapped
from ophir.cli.tables.temple.look import Look

ROWS = 17
NARROWEST = 40  # below this the spaces of a city would touch each other
CELL = 3  # a space is drawn as ( ), a gate as [ ]
EMPTY = " "
GUARDED = "#"


class Canvas:
    """A sheet of signs on which pieces are painted one over the other."""

    def __init__(self, width: int, rows: int) -> None:
        self.width = width
        self.signs: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(rows)]

    def paint(self, row: int, column: int, text: Text) -> None:
        """Paint a text around a column, as far as it is on the sheet."""
        first = max(0, min(column - (text.cell_len - 1) // 2, self.width - text.cell_len))
        styles = [""] * len(text.plain)
        for span in text.spans:
            styles[span.start : span.end] = [str(span.style)] * (span.end - span.start)
        for at, (sign, style) in enumerate(zip(text.plain, styles, strict=True)):
            if first + at < self.width:
                self.signs[row][first + at] = sign, style or str(text.style)

    def lines(self) -> Lines:
        """The sheet as lines."""
        return [joined(*row) for row in self.signs]


class Plan:
    """Where the places of board.toml are on a canvas."""

    def __init__(self, look: Look, width: int) -> None:
        spaces = look.box.data.spaces
        self.left, self.top = min(space.x for space in spaces), min(space.y for space in spaces)
        self.across = max(1, max(space.x for space in spaces) - self.left)
        self.down = max(1, max(space.y for space in spaces) - self.top)
        self.width = width

    def column(self, x: int) -> int:
        """The column of a place; a cell has one more on either side."""
        return 1 + round((x - self.left) * (self.width - CELL) / self.across)

    def row(self, y: int) -> int:
        """The row of a place."""
        return round((y - self.top) * (ROWS - 1) / self.down)


def city_map(look: Look, city: int, width: int) -> Lines:
    """The board of a seat, as its owner sees it: north is below, where the armies come from."""
    canvas, plan = Canvas(width, ROWS), Plan(look, width)
    _wall(look, canvas, plan)
    _temple(look, city, canvas, plan)
    for gate in range(look.box.gate_count):
        _gate(look, city, gate, canvas, plan)
    for number, space in enumerate(look.box.data.spaces):
        canvas.paint(plan.row(space.y), plan.column(space.x), _space(look, city, number))
    return canvas.lines()


def _wall(look: Look, canvas: Canvas, plan: Plan) -> None:
    wall = look.box.data.board.wall_rect
    left, right, top, bottom = plan.column(wall.x0), plan.column(wall.x1), plan.row(wall.y0), plan.row(wall.y1)
    for row in range(top + 1, bottom):
        for column in (left, right):
            canvas.paint(row, column, Text("║", "rule"))
    for row, ends in ((top, "╔╗"), (bottom, "╚╝")):
        for column in range(left, right + 1):
            sign = ends[0] if column == left else ends[1] if column == right else "═"
            canvas.paint(row, column, Text(sign, "rule"))


def _temple(look: Look, city: int, canvas: Canvas, plan: Plan) -> None:
    """The house, with how much of it stands."""
    rect = look.box.data.board.temple_rect
    left, right, top, bottom = plan.column(rect.x0), plan.column(rect.x1), plan.row(rect.y0), plan.row(rect.y1)
    middle = (left + right) // 2
    inside = right - left - 1
    for row in range(top, bottom + 1):
        for column in (left, right):
            canvas.paint(row, column, Text("│", "rule"))
    for row in (top, bottom):
        canvas.paint(row, middle, Text("┌" + "─" * inside + "┐" if row == top else "└" + "─" * inside + "┘", "rule"))
    name = look.say("house")
    said = [Text(name if len(name) <= inside else "", "title"), *(Text(count) for count in look.counts(city))]
    if look.city == city and (numbers := look.numbers("temple")):
        both = joined((name, "title"), " ", (numbers, "number"))
        said[0] = both if both.cell_len <= inside else Text(numbers, "number")
    for row, text in zip(range(top + 1, bottom), said, strict=False):
        canvas.paint(row, middle, text)


def _gate(look: Look, city: int, gate: int, canvas: Canvas, plan: Plan) -> None:
    """A gate with its letter, the number of its option, and whether it is guarded."""
    record = look.box.data.gates[gate]
    row, column = plan.row(record.y), plan.column(record.x)
    guarded = bool(look.table.gates[city] >> gate & 1)
    numbers = look.numbers(f"gate:{record.id}") if look.city == city else ""
    inside = Text(numbers, "number") if numbers else Text(GUARDED if guarded else EMPTY, "title")
    # On an upright wall there is room for the letter above the gate only.
    upright = record.x in (look.box.data.board.wall_rect.x0, look.box.data.board.wall_rect.x1)
    letter = gate_letter(look, gate)
    if upright:
        canvas.paint(row - 1, column, Text(letter, "title"))
        canvas.paint(row, column, joined("[", inside, "]"))
    else:
        canvas.paint(row, column, joined("[", inside, "]", (letter, "title")))


def _space(look: Look, city: int, space: int) -> Text:
    numbers = look.numbers(f"space:{look.box.space_ids[space]}") if look.city == city else ""
    army = look.words.sign(1 - city) if look.table.army[city][space] else Text("" if numbers else EMPTY)
    return joined("(", army, (numbers, "number"), ")")


def gate_letter(look: Look, gate: int) -> str:
    """A letter for a gate: that of its point of the compass, or the first of its id."""
    id = look.box.gate_ids[gate]
    return look.say(f"gate-{id}") if look.words.ui.has(f"temple-gate-{id}") else id[:1].upper()


def legend(look: Look, city: int, width: int) -> Text:
    """What the signs on the map mean."""
    whose = look.say("legend-own-army" if look.viewer == 1 - city else "legend-army")
    army = joined("(", look.words.sign(1 - city), f") {whose}")
    said = joined(army, ("  [#] " + look.say("legend-guarded") + "  [ ] " + look.say("legend-open"), "quiet"))
    return fit(said, width)


def defences(look: Look, city: int, width: int) -> Lines:
    """Gates and armies of a city in words."""
    gates = [
        joined(gate_letter(look, gate), "[", GUARDED if look.table.gates[city] >> gate & 1 else EMPTY, "]")
        for gate in range(look.box.gate_count)
    ]
    said = joined((look.say("gates"), "quiet"), " ", Text(" ").join(gates), "  ", (look.say("armies"), "quiet"), " ")
    armies = [look.space(space) for space in look.armies(city)]
    if not armies:
        return [joined(said, (look.say("none"), "quiet"))]
    line = joined(said, look.words.sign(1 - city), " ", ", ".join(armies))
    if line.cell_len <= width:
        return [line]
    return [joined(said, look.words.sign(1 - city)), *wrapped("   " + ", ".join(armies), width, "   ")]
