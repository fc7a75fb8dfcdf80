"""`ophir check`: does a game keep the contract, and what does it do without?"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ophir.bots.measured import measured
from ophir.cli.fields import check_made
from ophir.cli.layout import joined, wrapped
from ophir.cli.play import LangOption
from ophir.cli.screen import Screen
from ophir.cli.tables import DRAWN
from ophir.cli.words import language_of
from ophir.engine.contract import PROMISES
from ophir.engine.contract.checking import Broken
from ophir.engine.contract.checking import check as breaches
from ophir.engine.errors import BadOption
from ophir.engine.game import Game
from ophir.engine.texts import Texts
from ophir.games import game as game_by_id
from ophir.games import game_in

FAILED = 1
WIDEST = 110


def check(
    game: Annotated[str, typer.Argument(help="A game, or the folder of one.", metavar="GAME")],
    games: Annotated[int, typer.Option("-n", help="Random games of each configuration.")] = 6,
    seed: Annotated[str, typer.Option(help="Another seed looks at other moments.")] = "0",
    lang: LangOption = None,
) -> None:
    """Hold a game to everything that Ophir expects of one, by random games, and say in words what is missing."""
    if games < 1:
        raise BadOption(f"-n must be at least 1, not {games}.", option="-n", allowed="1, 2, 3, ...")
    ui = Texts("ophir.cli", language_of(lang))
    screen = Screen()
    width = min(screen.width, WIDEST)
    checked = game_in(Path(game)) if Path(game).is_dir() else game_by_id(game)
    check_made(Path(str(files(checked.package))))
    broken = [one for one in breaches(checked, games, seed) if one is not None]
    alike: dict[str, list[Broken]] = {}  # one cause breaks many promises
    for one in broken:
        alike.setdefault(one.why, []).append(one)
    for why, [shown, *others] in alike.items():
        screen.show([joined(("✗ ", "closed"), (shown.promise.sentence, "title"))])
        if others:
            screen.show(wrapped("  " + ui.say("check-alike", {"count": len(others)}), width))
        screen.show([Text("  ") + line for line in wrapped(why, width - 2)])
        screen.show([joined("  ", (shown.where, "quiet")), Text()])
    kept = len(PROMISES) - len(broken)
    values = {"game": checked.id, "kept": kept, "broken": len(broken), "all": len(PROMISES)}
    screen.show(wrapped(ui.say("check-result", values), width))
    for id in lacking(checked):
        first, *rest = wrapped(ui.say(f"check-without-{id}"), width - 2)
        screen.show([Text("· ") + first, *(Text("  ") + line for line in rest)])
    raise typer.Exit(FAILED if broken else 0)


def lacking(game: Game) -> Iterator[str]:
    """What a game may have and this one has not."""
    if game.is_judged_by_scores:
        yield "judgement"
    if not game.moments:
        yield "moments"
    if not Texts(game.package).has("rules-sections"):
        yield "rules"
    if not (files(game.package) / "tutorial.toml").is_file():
        yield "tutorial"
    if measured(game.id) is None:
        yield "ladder"
    if game.id not in DRAWN:
        yield "drawing"
