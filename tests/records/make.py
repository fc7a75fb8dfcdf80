"""Makes golden games: one of each configuration of a game, with interrupts and moves taken back.

    .venv/bin/python -m tests.records.make kingdom            those that are missing
    .venv/bin/python -m tests.records.make kingdom --again    all, and what is expected of them

Run it only on purpose, when the rules version changes: a record that no longer replays is a change of rules. A game
of your own is a test too: put its file into the folder and run the first line, which adds what is expected of it.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from ophir.engine.chance import commitment, shared_seed
from ophir.engine.contract.configurations import Configuration, configurations
from ophir.engine.contract.play import Player, text_of
from ophir.engine.game import NOBODY, Game
from ophir.engine.matches import Match
from ophir.engine.records import Record, load_record, replay
from ophir.games import GAMES

FOLDER = Path(__file__).resolve().parent
EXPECTED = "expected.toml"
LONGEST = 500  # moves: golden games are read by people too
LONGEST_NAME = 249
CUT_NAME = 80


class Expected(NamedTuple):
    """What a golden game is held to beside its result."""

    moves: int
    final: str  # of the whole last position
    seen: str  # of everything that every seat and a spectator was shown on the way


def expected_of(record: Record, game: Game) -> Expected:
    """What replaying gives."""
    seen = sha256()
    moves = -1
    final = ""
    by = {"rules": record.rules}  # those that it was played by: later ones are nothing to this game, either
    for position in replay(record, game, listen=True):
        moves += 1
        for seat in range(NOBODY, position.seats):
            events = [event.seen_by(seat).to_json() for event in position.events or []]
            # Only the options that were chosen: one that comes later is nothing to this game.
            view = {**position.view(seat).to_json(), **position.head_to_json(), **by}
            seen.update(text_of([seat, events, view]).encode())
        if position.over:
            final = text_of({**position.to_json(), **by})
    return Expected(moves, sha256(final.encode()).hexdigest()[:16], seen.hexdigest()[:16])


def golden_game(configuration: Configuration, seed: int, longest: int = LONGEST) -> Record:
    """A whole game, as if played online; now and then a seat takes something back.

    One that gets long is given up for another, which may be a little longer: with some options all games are long.
    """
    contributions = [f"{name} wishes luck" for name in configuration.game.seat_names[: configuration.seats]]
    secret = f"secret {seed}"
    match = Match.new(
        configuration.game, configuration.seats, configuration.options, shared_seed(secret, contributions)
    )
    player = Player(seed)
    while not match.position.over:
        turn = player.next_turn(match.position)
        match.play(turn.action, turn.seat)
        count = match.undoable(turn.seat)
        if count and not player.random.randrange(30):
            match.undo(turn.seat, player.random.randint(1, count))
            match.record.moves[-1].comment = "taken back"
        if len(match.record.moves) > longest:
            return golden_game(configuration, seed + 1000, longest + longest // 4)
    match.record.commitment, match.record.secret = commitment(secret), secret
    match.record.contributions = contributions
    return match.record


def name_of(configuration: Configuration) -> str:
    """What its golden game is called; with so many options that no file can be called so, a hash ends the name."""
    name = str(configuration).removeprefix(configuration.game.id + "-").replace("=", "-")
    return name if len(name) <= LONGEST_NAME else f"{name[:CUT_NAME]}-{sha256(name.encode()).hexdigest()[:8]}"


def make(game: Game, again: bool) -> None:
    """Write what is missing, or everything."""
    folder = FOLDER / game.id
    folder.mkdir(exist_ok=True)
    for seed, configuration in enumerate(configurations(game)):
        path = folder / f"{name_of(configuration)}.ophir"
        if again or not path.exists():
            golden_game(configuration, seed).save(path)
    lines = ["# Made by tests/records/make.py: what each golden game is held to beside its result."]
    for path in sorted(folder.glob("*.ophir")):
        expected = expected_of(load_record(path), game)
        lines += ["", f'["{path.name}"]', f"moves = {expected.moves}"]
        lines += [f'final = "{expected.final}"', f'seen = "{expected.seen}"']
    (folder / EXPECTED).write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in GAMES:
        sys.exit(f"{__doc__}\nGames: {', '.join(GAMES)}")
    make(GAMES[sys.argv[1]], "--again" in sys.argv[2:])
