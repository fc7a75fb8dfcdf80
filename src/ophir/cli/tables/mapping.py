"""Maps in text: places that are moved apart until their labels fit, on a grid of signs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rich.text import Text

from ophir.cli.layout import Lines

NAME_ROWS: Final = 2  # a place takes a line for its name and yield, and one for what stands there
ROUNDS: Final = 400  # of moving overlapping spaces apart; a few dozen are enough
Spots = tuple[tuple[int, int], ...]


@lru_cache(maxsize=64)
def spots(places: Spots, width: int, height: int, label: int) -> Spots:
    """Where the spaces go on a canvas: as on the map, but moved apart until no two labels overlap."""
    xs, ys = [x for x, _ in places], [y for _, y in places]
    right, bottom = width - label, height - NAME_ROWS
    at = [
        [
            (x - min(xs)) / max(1, max(xs) - min(xs)) * right,
            (y - min(ys)) / max(1, max(ys) - min(ys)) * bottom,
        ]
        for x, y in places
    ]
    apart_x, apart_y = label + 2, NAME_ROWS + 1
    for _ in range(ROUNDS):
        still = True
        for number, a in enumerate(at):
            for b in at[number + 1 :]:
                over_x = apart_x - abs(b[0] - a[0])
                over_y = apart_y - abs(b[1] - a[1])
                if over_x > 0.01 and over_y > 0.01:
                    still = False
                    axis = 0 if over_x / apart_x < over_y / apart_y else 1
                    push = (over_x, over_y)[axis] / 2 * (1 if b[axis] >= a[axis] else -1)
                    a[axis] -= push
                    b[axis] += push
        for spot in at:
            spot[0] = min(max(spot[0], 0), right)
            spot[1] = min(max(spot[1], 0), bottom)
        if still:
            break
    return tuple((round(x), round(y)) for x, y in at)


class Canvas:
    """Signs on a grid, each with a style."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.signs = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: Text) -> None:
        """Write a line of text."""
        plain = text.plain
        styles = [str(text.style)] * len(plain)
        for span in text.spans:
            for place in range(span.start, min(span.end, len(plain))):
                styles[place] = str(span.style)
        for place, sign in enumerate(plain):
            if 0 <= y < len(self.signs) and 0 <= x + place < self.width:
                self.signs[y][x + place] = sign
                self.styles[y][x + place] = styles[place]

    def line(self, start: tuple[float, float], end: tuple[float, float], sign: Text, tight: int) -> None:
        """A line of signs from one point to another, evenly spaced: a row is about as high as two columns are wide."""
        steps = max(int(tight * max(abs(end[0] - start[0]) / 2, abs(end[1] - start[1]))), 1)
        for step in range(steps + 1):
            x = start[0] + (end[0] - start[0]) * step / steps
            y = start[1] + (end[1] - start[1]) * step / steps
            self.put(round(x), round(y), sign)

    def room_for(self, lines: Lines) -> tuple[int, int] | None:
        """The first free rectangle that holds these lines with a margin."""
        wide, high = max(line.cell_len for line in lines) + 2, len(lines) + 1
        for y in range(len(self.signs) - high + 1):
            for x in range(self.width - wide + 1):
                if all(sign == " " for row in self.signs[y : y + high] for sign in row[x : x + wide]):
                    return x, y
        return None

    def lines(self) -> Lines:
        """The canvas as lines."""
        drawn = []
        for signs, styles in zip(self.signs, self.styles, strict=True):
            line = Text(no_wrap=True, end="")
            start = 0
            for place in range(1, self.width + 1):
                if place == self.width or styles[place] != styles[start]:
                    line.append("".join(signs[start:place]), styles[start] or None)
                    start = place
            drawn.append(line)
        return drawn
