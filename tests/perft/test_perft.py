"""Node counts that are known: tests/perft/<game>.txt. A count that changed is a change of rules.

A line: seats, options (`-` for none, else `name=value,name=value`), seed, played, depth, count. Before counting,
`played` decisions are made, each by a rule that needs no chance: of n legal actions decision k takes number 7k mod n.
"""

from pathlib import Path
from typing import NamedTuple

import pytest

from ophir.engine.game import Position
from ophir.engine.perft import perft
from ophir.games import game


class Line(NamedTuple):
    game: str
    seats: int
    options: dict[str, str]
    seed: str
    played: int
    depth: int
    nodes: int


def read_line(path: Path, text: str) -> Line:
    seats, options, seed, played, depth, count = text.split()
    chosen = {} if options == "-" else dict(pair.split("=") for pair in options.split(","))
    return Line(path.stem, int(seats), chosen, seed, int(played), int(depth), int(count))


def start_of(line: Line) -> Position:
    """The position whose lines of play are counted."""
    position = game(line.game).new(line.seats, line.options, line.seed)
    for number in range(line.played):
        legal = position.legal()
        position.apply(legal[7 * number % len(legal)])
    return position


LINES = [
    read_line(path, text)
    for path in sorted(Path(__file__).parent.glob("*.txt"))
    for text in path.read_text().splitlines()
    if text and not text.startswith("#")
]


@pytest.mark.parametrize("line", LINES, ids=lambda line: "-".join(map(str, line)))
def test_as_many_lines_of_play_as_ever(line: Line) -> None:
    assert perft(start_of(line), line.depth) == line.nodes


@pytest.mark.parametrize("depth", [0, 1, 2])
def test_perft_leaves_the_position_as_it_was(depth: int) -> None:
    position = start_of(LINES[0])
    before = position.to_json()
    assert perft(position, depth) >= 1
    assert position.to_json() == before


def test_perft_counts_what_playing_every_line_counts() -> None:
    position = start_of(LINES[0])
    ends = 0
    for action in position.legal():
        after = position.clone()
        after.apply(action)
        ends += len(after.legal())
    assert perft(position, 2) == ends
