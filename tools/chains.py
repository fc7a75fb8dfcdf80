"""Writes a drawn map for the page: `python -m tools.chains DRAWN.json web/src/boards/<game>/map.json`.

Neighbours share their borders, so a drawing holds each line two or three times. The page gets every line once, as
steps in tenths, and each outline as the lines it is made of (`web/src/boards/map/lines.ts` puts them together again).
"""

from __future__ import annotations

import json
import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

Point = tuple[int, int]
Edge = frozenset[Point]


def points(path: str) -> list[Point]:
    """The corners of a path of straight lines, in tenths; a closed one ends where it begins."""
    parts = re.split("[ML]", path.rstrip("Z"))[1:]
    found = [tuple(round(float(value) * 10) for value in part.split()) for part in parts]
    return [(corner[0], corner[1]) for corner in found]


class Lines:
    """The lines between the corners where paths part."""

    def __init__(self, paths: list[list[Point]]) -> None:
        users: dict[Edge, list[int]] = {}
        for number, path in enumerate(paths):
            for edge in map(frozenset, pairwise(path)):
                users.setdefault(edge, []).append(number)
        self.users = users
        around: dict[Point, list[Edge]] = {}
        for edge in users:
            for corner in edge:
                around.setdefault(corner, []).append(edge)
        ends = {path[end] for path in paths for end in (0, -1)}
        self.parting = {
            corner
            for corner, edges in around.items()
            if corner in ends or len(edges) != 2 or users[edges[0]] != users[edges[1]]
        }
        self.numbers: dict[tuple[Point, ...], int] = {}

    def ways(self, path: list[Point]) -> list[int]:
        """A path as numbers of lines from 1; negative: walked from its end."""
        cuts = [at for at, corner in enumerate(path) if corner in self.parting]
        return [self._number(tuple(path[one : other + 1])) for one, other in pairwise(cuts)]

    def _number(self, line: tuple[Point, ...]) -> int:
        back = line[::-1]
        if back in self.numbers:
            return -self.numbers[back]
        return self.numbers.setdefault(line, len(self.numbers) + 1)

    def written(self) -> list[str]:
        """Each line: where it begins, then its steps."""
        steps = ([line[0], *((b[0] - a[0], b[1] - a[1]) for a, b in pairwise(line))] for line in self.numbers)
        return [" ".join(f"{x} {y}" for x, y in line) for line in steps]


def packed(drawn: Any) -> Any:
    """A drawing with its paths as lines."""
    found: list[str] = []

    def collect(part: Any) -> None:
        if isinstance(part, str) and part.startswith("M"):
            found.append(part)
        elif isinstance(part, (dict, list)):
            for one in part.values() if isinstance(part, dict) else part:
                collect(one)

    collect(drawn)
    lines = Lines([points(path) for path in found])

    def replace(part: Any) -> Any:
        if isinstance(part, str) and part.startswith("M"):
            return lines.ways(points(part))
        if isinstance(part, dict):
            return {key: replace(one) for key, one in part.items()}
        return [replace(one) for one in part] if isinstance(part, list) else part

    return {**replace(drawn), "lines": lines.written()}


if __name__ == "__main__":
    source, target = map(Path, sys.argv[1:])
    target.write_text(json.dumps(packed(json.loads(source.read_text())), separators=(",", ":")) + "\n")
