"""`ophir play`: a game at this terminal."""

from __future__ import annotations

import secrets
import sys
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer
from platformdirs import user_data_path

from ophir.cli.seats import HUMAN, Player, read_players
from ophir.cli.session import Session, Settings
from ophir.cli.simulate import options_of
from ophir.cli.turn import INTERRUPT_SETTINGS
from ophir.cli.words import language_of
from ophir.engine.errors import BadOption, BadRecord, BadSeats
from ophir.engine.game import Game
from ophir.engine.history import find_data
from ophir.engine.matches import Match
from ophir.engine.options import written
from ophir.engine.packs import Pack, corrections_in, load_over
from ophir.engine.records import Record, load_record
from ophir.engine.texts import Texts
from ophir.games import GAMES, SHELF
from ophir.games import game as game_by_id

DEFAULT_SEATS = 3  # or as many as the game takes: one person, the others greedy
DEFAULT_PACE = 0.3

GameArgument = Annotated[
    str | None,
    typer.Argument(help=f"One of `ophir games`, e.g. {SHELF[0]} or {SHELF[1]}.", show_default=False, metavar="GAME"),
]
OptionOption = Annotated[
    list[str] | None,
    typer.Option(
        help="An option of the game, e.g. edition=first or max_rounds=40; a set with commas. As often as wanted."
    ),
]
PackOption = Annotated[Path | None, typer.Option(help="A folder with corrected data.", metavar="DIR")]
LangOption = Annotated[str | None, typer.Option(help="en or es. (default: that of the environment)")]


def play(
    game: GameArgument = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who sits where: human, human:Ana or a bot, e.g. human,greedy,random. "
            "(default: you against greedy bots)"
        ),
    ] = None,
    option: OptionOption = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game. (default: a new one)")] = None,
    pack: PackOption = None,
    record: Annotated[
        Path | None,
        typer.Option(
            help="Where the game is saved, after every action. If the file holds a game, that game goes on. "
            "(default: a new file in your data folder)",
            metavar="FILE",
        ),
    ] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game saved in this file.", metavar="FILE")] = None,
    lang: LangOption = None,
    interrupts: Annotated[
        str | None,
        typer.Option(
            help="How often to ask people whether they act while another decides: always, sometimes (when it matters "
            "most) or never. (default: as the game has it)"
        ),
    ] = None,
    pace: Annotated[
        float | None,
        typer.Option(help=f"Seconds to wait after a bot's action. (default: {DEFAULT_PACE}, 0 without a terminal)"),
    ] = None,
) -> None:
    """Play a game in this terminal, alone against bots or several people at one keyboard.

    The game is saved after every action. Leave with `quit` or Ctrl-C and go on later with --resume FILE.
    """
    language = language_of(lang)
    Texts("ophir.cli", language)
    if interrupts is not None and interrupts not in INTERRUPT_SETTINGS:
        allowed = ", ".join(INTERRUPT_SETTINGS)
        raise BadOption(
            f"--interrupts can't be {interrupts!r}; allowed: {allowed}.", option="interrupts", allowed=allowed
        )
    wait = pace if pace is not None else DEFAULT_PACE if sys.stdout.isatty() else 0
    settings = Settings(language, max(wait, 0), interrupts, pack)
    if resume is not None or (record is not None and record.exists()):
        match, players, path = _resumed(resume or record, game, seats, option, seed, pack)  # type: ignore[arg-type]  # one of the two is there
    else:
        if game is None:
            names = ", ".join(GAMES)
            raise BadOption(f"Say which game: {names}; or --resume FILE.", option="GAME", allowed=names)
        match, players, path = _new(game_by_id(game), seats, option, seed, pack, record)
    raise typer.Exit(Session(match, players, path, settings).run())


def pack_in(game: Game, folder: Path | None) -> Pack | None:
    """The pack in a folder, checked; None without a folder."""
    if folder is None:
        return None
    pack = load_over(game.standard_pack, folder)
    game.check_pack(pack)
    return pack


def pack_of(record: Record, game: Game, folder: Path | None) -> Pack:
    """The data that a game was played with; what lies in a folder is laid over the standard data of its day."""
    game.check_rules(record.rules)
    own = None if folder is None else corrections_in(folder, game.standard_pack.layout)
    pack = find_data(game.standard_pack, record.pack[1], own, record.pack[0])
    game.check_pack(pack)
    return pack


def _new(
    game: Game, seats: str | None, option: list[str] | None, seed: str | None, pack: Path | None, record: Path | None
) -> tuple[Match, list[Player], Path]:
    players = read_players(seats or default_seats(game))
    chosen_seed = seed if seed is not None else str(secrets.randbelow(1_000_000_000))
    match = Match.new(game, len(players), options_of(option), _one_word(chosen_seed), pack_in(game, pack))
    match.record.players = [player.written for player in players]
    return match, players, record or _new_file(game.id)


def default_seats(game: Game) -> str:
    """One person and as many greedy bots as make a usual game."""
    count = min(game.seat_counts, key=lambda seats: abs(seats - DEFAULT_SEATS))
    return ",".join([HUMAN, *["greedy"] * (count - 1)])


def _one_word(seed: str) -> str:
    """A seed is written on a line of the record."""
    if not seed.strip() or "#" in seed or "\n" in seed:
        raise BadOption(f"The seed can't be {seed!r}; allowed: a number or a word.", option="seed", allowed="a number")
    return seed.strip()


def _new_file(game: str) -> Path:
    folder = user_data_path("ophir", appauthor=False) / "games"
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path = folder / f"{stem}.ophir"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.ophir"
        number += 1
    return path


def _resumed(
    path: Path, game: str | None, seats: str | None, option: list[str] | None, seed: str | None, pack: Path | None
) -> tuple[Match, list[Player], Path]:
    """A saved game. What was fixed when it began can't be changed; who sits where can."""
    record = load_record(path)
    played = game_by_id(record.game)
    if game is not None and game != record.game:
        raise BadRecord(0, f"{path} is a game of {record.game!r}, not of {game!r}")
    if seed is not None and seed != record.seed:
        raise BadOption(
            f"{path} holds a game with seed {record.seed}; leave out --seed, or save in another file.",
            option="seed",
            allowed=record.seed,
        )
    match = Match(played, record, pack_of(record, played, pack))
    said = {**record.options, **options_of(option)}
    for name, value in played.read_options(record.seats, said, match.position.pack).items():
        if match.position.options[name] != value:
            now = written(match.position.options[name])
            raise BadOption(
                f"{path} holds a game with {name}={now}; leave out --option, or save in another file.",
                option=name,
                allowed=now,
            )
    players = read_players(seats or ",".join(record.players) or ",".join([HUMAN] * record.seats))
    if len(players) != record.seats:
        raise BadSeats(
            f"{path} holds a game of {record.seats} seats, not {len(players)}.",
            game=record.game,
            seats=len(players),
            allowed=str(record.seats),
        )
    record.players = [player.written for player in players]
    return match, players, path
