"""`ophir perft`: how many lines of play there are, depth by depth. Two engines that agree here play the same rules."""

from __future__ import annotations

from typing import Annotated

import typer

from ophir.cli.play import OptionOption, PackOption, pack_in
from ophir.cli.simulate import options_of
from ophir.engine.errors import BadOption
from ophir.engine.perft import perft as count
from ophir.games import game as game_by_id


def perft(
    game: Annotated[str, typer.Argument(help="The game, e.g. kingdom.", metavar="GAME")],
    depth: Annotated[int, typer.Argument(help="How many decisions deep.", metavar="DEPTH")],
    seed: Annotated[str, typer.Option(help="The seed of the first position.")] = "0",
    seats: Annotated[int, typer.Option(help="How many seats.")] = 2,
    option: OptionOption = None,
    pack: PackOption = None,
) -> None:
    """Count the lines of play from a first position, for each depth up to DEPTH."""
    if depth < 1:
        raise BadOption(f"DEPTH must be at least 1, not {depth}.", option="DEPTH", allowed="1, 2, 3, ...")
    played = game_by_id(game)
    position = played.new(seats, options_of(option), seed, pack_in(played, pack))
    for now in range(1, depth + 1):
        print(now, count(position, now), flush=True)
