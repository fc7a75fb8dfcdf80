"""`ophir replay` and `ophir verify`: games that were played."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from ophir.cli.layout import Lines, heading, joined
from ophir.cli.play import LangOption, PackOption, pack_of
from ophir.cli.screen import Screen
from ophir.cli.seats import Player
from ophir.cli.tables import drawing_of
from ophir.cli.words import Words, language_of
from ophir.engine.errors import BadRecord, BadSeats
from ophir.engine.game import NOBODY, Game
from ophir.engine.records import Move, load_record, play_move, start_of, take_seed
from ophir.engine.records import verify as verify_record
from ophir.engine.texts import Texts
from ophir.games import game as game_by_id

RecordArgument = Annotated[Path, typer.Argument(help="A record of a game.", metavar="FILE")]
SPECTATOR = "none"


def replay(
    file: RecordArgument,
    to: Annotated[int | None, typer.Option(help="Stop after so many actions. (default: the last one)")] = None,
    seat: Annotated[
        str | None,
        typer.Option(
            help="See the game with the eyes of this seat (a colour, or a number from 1; none: a spectator). "
            "(default: everything, as the record has it)"
        ),
    ] = None,
    pack: PackOption = None,
    lang: LangOption = None,
) -> None:
    """Print a game action by action, then draw the table as it stands."""
    record = load_record(file)
    game = game_by_id(record.game)
    position = start_of(record, game, pack_of(record, game, pack))
    position.listen()
    names = [Player(written).name for written in record.players] or None
    words = Words(position, language_of(lang), names if names and len(names) == record.seats else None)
    viewer = _viewer(game, words, seat)
    moves = list(record.played())
    if to is not None and not 0 <= to <= len(moves):
        raise BadRecord(0, f"{file} has {len(moves)} actions; --to must be from 0 to {len(moves)}, not {to}")
    screen = Screen()
    seats = list(game.seat_names)
    seeds = record.seeds_by_count()
    take_seed(position, seeds.get(0))
    for number, move in enumerate(moves[:to], start=1):
        play_move(position, move)
        take_seed(position, seeds.get(number))
        mover = seats.index(move.seat)
        screen.show([_headline(words, number, move, mover, seat is None or mover == viewer)])
        for event in position.events or []:
            told = words.event(event, event.seat if seat is None else viewer, screen.width - 7)
            screen.show([joined("       ", line) for line in told])
    drawing = drawing_of(game, words)
    view = position.view(viewer)
    screen.show([Text(), *drawing.table(view, screen.width, 200, {})])
    if position.over:
        screen.show([heading(words.say("result-title"), screen.width), *drawing.results(view, screen.width)])


def _headline(words: Words, number: int, move: Move, mover: int, open_to_viewer: bool) -> Text:
    """The action in its notation, which may tell a secret: others see only that somebody acted."""
    written = f" {move.action}" if open_to_viewer else ""
    comment = f"  # {move.comment}" if move.comment else ""
    return joined((f"{number:4}  ", "number"), words.player(mover), (written, "title"), (comment, "quiet"))


def _viewer(game: Game, words: Words, seat: str | None) -> int:
    """The seat whose eyes are meant: by its name in records, its colour as the terminal says it, or its number."""
    if seat is None or seat.lower() == SPECTATOR:
        return NOBODY
    return seat_called(game, words, seat, SPECTATOR)


def seat_called(game: Game, words: Words, seat: str, *others: str) -> int:
    """A seat by its name or number; whoever misspells it is told the names, and what else could be said."""
    seats = list(game.seat_names[: len(words.colors)])
    for known in (seats, [color.lower() for color in words.colors]):
        if seat.lower() in known:
            return known.index(seat.lower())
    if seat.isdecimal() and 1 <= int(seat) <= len(seats):
        return int(seat) - 1
    allowed = ", ".join([*seats, *others])
    raise BadSeats(f"There is no seat {seat!r}; there are: {allowed}.", game=game.id, seats=seat, allowed=allowed)


def verify(file: RecordArgument, pack: PackOption = None, lang: LangOption = None) -> None:
    """Replay a record and check its result, and the commitment to its seed if it has one."""
    record = load_record(file)
    game = game_by_id(record.game)
    position = verify_record(record, game, pack_of(record, game, pack))
    texts = Texts("ophir.cli", language_of(lang))
    said: dict[str, object] = {
        "file": str(file),
        "game": Texts.of(position, texts.language).say("game-title"),
        "moves": len(list(record.played())),
    }
    lines: Lines
    if record.finished:
        played = Texts.of(position, texts.language)
        winners = texts.list([played.player(party) for party in position.outcome.winners])
        said |= {"winners": winners, "score": max(record.scores)}
        lines = [Text(texts.say("verify-finished", said))]
    else:
        lines = [Text(texts.say("verify-unfinished", said))]
    console = Screen().console
    for line in lines:
        console.print(line, soft_wrap=True)
