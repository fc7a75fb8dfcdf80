"""`ophir games` and `ophir pack check`: which games there are, and how sure their data is."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ophir.bots.levels import LEVELS
from ophir.bots.measured import measured
from ophir.cli.layout import Lines, heading, joined, table, wrapped
from ophir.cli.play import LangOption
from ophir.cli.screen import Screen
from ophir.cli.words import language_of
from ophir.engine.game import Game
from ophir.engine.history import keep_version
from ophir.engine.options import NUMBER, SET, OptionSpec, written
from ophir.engine.packs import SOURCES, Change, Pack, load_over
from ophir.engine.texts import Texts
from ophir.games import GAMES
from ophir.games import game as game_by_id

pack_app = typer.Typer(no_args_is_help=True, help="Corrected data of your own.")


def games(lang: LangOption = None) -> None:
    """List the games, their seats and options, and where their data comes from."""
    language = language_of(lang)
    ui = Texts("ophir.cli", language)
    screen = Screen()
    width = min(screen.width, 100)
    for game in GAMES.values():
        texts = Texts(game.package, language)
        seats = ui.say("games-seats", {"seats": ", ".join(map(str, game.seat_counts))})
        rules = ui.say("games-rules", {"version": game.rules_version})
        screen.show([heading(f"{game.id}: {texts.say('game-title')}", width), joined(f"{seats}  ·  {rules}"), Text()])
        if texts.has("game-about"):
            screen.show([*wrapped(texts.say("game-about"), width), Text()])
        screen.show([joined((ui.say("games-options"), "title"))])
        for spec in game.option_specs:
            screen.show(_option(ui, texts, spec, width))
        screen.show([Text(), *_levels(ui, game, width)])
        screen.show([joined((ui.say("games-data"), "title")), *_facts(ui, texts, game.standard_pack), Text()])
        screen.show([joined(ui.say("games-play"), (f" ophir play {game.id}", "title")), Text()])
    for name, why in GAMES.missing.items():
        screen.show(wrapped(ui.say("games-missing", {"game": name, "why": why}), width))


def _option(ui: Texts, texts: Texts, spec: OptionSpec, width: int) -> Lines:
    """An option: its values, its default, what it needs, and what it does."""
    between = "," if spec.kind == SET else "|"
    values = f"{spec.least}..{spec.most}" if spec.kind == NUMBER else between.join(spec.words)
    needs = [f"{name}={'|'.join(allowed)}" for name, allowed in spec.needs.items()]
    if spec.seats:
        needs.insert(0, ui.say("games-seats", {"seats": ", ".join(map(str, spec.seats))}))
    said = f"  ({ui.say('games-default', {'value': written(spec.default)})})"
    if needs:
        said += f"  {ui.say('games-needs', {'needs': ', '.join(needs)})}"
    about = texts.say(f"option-{spec.id}")
    return [
        joined("  ", (f"{spec.id}={values}", "number"), (said, "quiet")),
        *(joined("    ", piece) for piece in wrapped(about, width - 4)),
    ]


def _levels(ui: Texts, game: Game, width: int) -> Lines:
    """How strong the levels are, where that was measured."""
    ladder = measured(game.id)
    if ladder is None:
        return []
    lines = [joined((ui.say("games-levels"), "title"))]
    for weaker, stronger in pairwise(LEVELS):
        duel = ladder.share(stronger, weaker)
        if duel is not None:
            said = {"stronger": stronger, "weaker": weaker, "share": percent(duel.win_share)}
            said |= {"low": percent(duel.interval[0]), "high": percent(duel.interval[1])}
            lines.append(joined("  ", ui.say("games-beats", said)))
    method = ui.say("games-measured", {"date": ladder.date, "games": ladder.games_a_pair})
    return [*lines, *(joined("  ", piece) for piece in wrapped(method, width - 2)), Text()]


def percent(share: float) -> int:
    """A share as people say it."""
    return round(100 * share)


def _facts(ui: Texts, texts: Texts, pack: Pack) -> Lines:
    """How many facts of each data set come from which source."""
    facts = pack.facts()
    total: Counter[str] = Counter()
    for counted in facts.values():
        total += counted
    sources = [source for source in SOURCES if total[source]]
    head = [ui.say("games-set"), *(texts.name("data-source", source) for source in sources), ui.say("games-all")]
    rows = [[Text(cell, "quiet") for cell in head]]
    for name, counted in [*facts.items(), (ui.say("games-all"), total)]:
        figures = [_share(counted[source], counted.total()) for source in sources]
        rows.append([Text(name), *map(Text, figures), Text(str(counted.total()))])
    return [joined("  ", line) for line in table(rows, right=range(1, len(head)))]


def _share(part: int, whole: int) -> str:
    return f"{part} ({100 * part // whole} %)" if part else "-"


@pack_app.command()
def check(
    folder: Annotated[Path, typer.Argument(help="The folder with the corrections.", metavar="DIR")],
    game: Annotated[str, typer.Option(help="The game that the data is for. (default: the one with these files)")] = "",
    lang: LangOption = None,
) -> None:
    """Explain how the data in a folder differs from the standard data, and what is wrong with it."""
    played = game_by_id(game or game_with(folder))
    ui = Texts("ophir.cli", language_of(lang))
    pack = load_over(played.standard_pack, folder)
    screen = Screen()
    said = {"pack": str(folder), "game": played.id, "count": len(pack.changes)}
    screen.say(ui.say("pack-differs", said))
    if pack.changes:
        screen.show(_changes(ui, played, pack.changes))
    played.check_pack(pack)
    screen.say(ui.say("pack-playable", {"game": played.id, "folder": str(folder)}), "good-news")


def game_with(folder: Path) -> str:
    """The first game whose data has files of all these names, or the first there is."""
    names = {path.stem for path in folder.glob("*.toml")}
    return next((game.id for game in GAMES.values() if names <= set(game.pack_layout.files)), next(iter(GAMES)))


@pack_app.command()
def keep(lang: LangOption = None) -> None:
    """Keep the data of every game as it is now, so that what is played with it goes on after a correction."""
    ui = Texts("ophir.cli", language_of(lang))
    screen = Screen()
    for game in GAMES.values():
        name = keep_version(game.standard_pack)
        said = {"game": game.id, "name": name, "hash": game.standard_pack.hash}
        screen.say(ui.say("pack-kept" if name else "pack-kept-already", said))


def _changes(ui: Texts, game: Game, changes: list[Change]) -> Lines:
    columns = ("file", "record", "field", "old", "new", "source")
    texts = Texts(game.package, ui.language)
    rows = [[Text(ui.say(f"pack-{column}"), "quiet") for column in columns]]
    for change in changes:
        rows.append(
            [
                Text(change.file),
                Text(change.record),
                Text(change.field),
                Text(_value(change.old)),
                Text(_value(change.new), "title"),
                Text(texts.name("data-source", change.source)),
            ]
        )
    return table(rows)


def _value(value: object) -> str:
    """A figure of a pack in one line."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {_value(part)}" for name, part in value.items())
    if isinstance(value, list):
        return ", ".join(map(_value, value))
    return "" if value is None else str(value)
