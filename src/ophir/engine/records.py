"""Records: one text file for saves, tests, bug reports, replays and training.

    ophir record 1
    game: kingdom
    rules: 1
    pack: standard 0123456789abcdef
    seats: 2
    option: edition=first
    seed: 7

    red place hamath
    blue place judah    # a comment
    ~ red place tob     # taken back: kept, and left out of the game
    new-seed: 8         # from here on chance is another stream: somebody played on from a game that was over

    end: all_sites
    scores: 143 120
    winners: blue

One action a line: the seat, then the action's notation. Decisions that take themselves are not written, nor what an
automaton does: it follows from the rest. The last three lines are there once the game is over; scores are those of the
seats, then of the automata. Every line ends with a line break, so a file cut short is noticed.

`pack` is the name and the hash of the data it was played with, which is found again by the hash. Only options that
differ from the default have a line; in records of the first days all have one, and the hash covers notes too.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate
from pathlib import Path
from typing import Final

from ophir.engine.chance import commitment, key_of
from ophir.engine.errors import BadRecord, OphirError
from ophir.engine.game import Game, Position
from ophir.engine.options import OptionValue, written
from ophir.engine.packs import Pack

FORMAT: Final = "ophir record 1"
TAKEN_BACK: Final = "~"
NEW_SEED: Final = "new-seed"


class Move:
    """One action of one seat; `undone` if it was taken back."""

    __slots__ = ("action", "comment", "line", "seat", "undone")

    def __init__(self, seat: str, action: str, undone: bool = False, comment: str = "", line: int = 0) -> None:
        self.seat = seat
        self.action = action
        self.undone = undone
        self.comment = comment
        self.line = line

    def __str__(self) -> str:
        text = f"{self.seat} {self.action}"
        if self.undone:
            text = f"{TAKEN_BACK} {text}"
        return f"{text}  # {self.comment}" if self.comment else text


class Record:
    """A game as it was played: what it takes to replay it, and how it ended."""

    def __init__(
        self,
        game: str,
        rules: str,
        pack: tuple[str, str],
        seats: int,
        options: Mapping[str, OptionValue],
        seed: str,
    ) -> None:
        self.game = game
        self.rules = rules
        self.pack = pack  # name and hash
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.players: list[str] = []  # who sat there, if said
        self.commitment = ""  # of an online game: the published hash of the server's secret
        self.secret = ""  # and the secret, published after the end
        self.contributions: list[str] = []  # and what each seat added
        self.moves: list[Move] = []
        self.new_seeds: list[tuple[int, str]] = []  # before which of `moves` another stream of chance begins
        self.ends: list[str] = []
        self.scores: list[int] = []
        self.winners: list[str] = []

    def __repr__(self) -> str:
        how = f"won by {' and '.join(self.winners)}" if self.finished else "not finished"
        return f"<record of {self.game}, {self.seats} seats: {len(self.moves)} moves, {how}>"

    @classmethod
    def of(cls, position: Position, seed: int | str) -> Record:
        """An empty record for a game that starts at `position`."""
        game = position.game
        pack = position.pack
        head = (game.id, game.rules_version, (pack.name, pack.hash), position.seats, position.chosen_options)
        return cls(*head, str(seed))

    @property
    def finished(self) -> bool:
        """Does it hold a result?"""
        return bool(self.ends)

    def played(self) -> Iterator[Move]:
        """The moves that count."""
        return (move for move in self.moves if not move.undone)

    def seeds_by_count(self) -> dict[int, str]:
        """The new seeds, by how many moves that count were played before."""
        counts = [0, *accumulate(not move.undone for move in self.moves)]
        return {counts[at]: seed for at, seed in self.new_seeds}

    def cut(self, moves: int) -> Record:
        """The first moves that count, without a result and without what only the whole game can prove."""
        copy = Record(self.game, self.rules, self.pack, self.seats, self.options, self.seed)
        copy.moves = [Move(move.seat, move.action) for move in self.played()][:moves]
        copy.new_seeds = [(count, seed) for count, seed in self.seeds_by_count().items() if count <= moves]
        return copy

    def close(self, position: Position) -> None:
        """Write down the result of a finished game."""
        outcome = position.outcome
        self.ends = outcome.ends
        self.scores = outcome.scores
        self.winners = [position.parties[party] for party in outcome.winners]

    def reopen(self) -> None:
        """Take the result away again, when the last action is taken back."""
        self.ends, self.scores, self.winners = [], [], []

    def __str__(self) -> str:
        head = [FORMAT, f"game: {self.game}", f"rules: {self.rules}", f"pack: {self.pack[0]} {self.pack[1]}"]
        head.append(f"seats: {self.seats}")
        head += [f"option: {name}={written(value)}" for name, value in self.options.items()]
        if self.players:
            head.append(f"players: {' '.join(self.players)}")
        if self.commitment:
            head.append(f"commitment: {self.commitment}")
        head += [f"contribution: {text}" for text in self.contributions]
        if self.secret:
            head.append(f"secret: {self.secret}")
        if self.seed:
            head.append(f"seed: {self.seed}")
        lines = [*head, ""]
        begun = 0
        for at, seed in self.new_seeds:
            lines += [str(move) for move in self.moves[begun:at]]
            lines.append(f"{NEW_SEED}: {seed}")
            begun = at
        lines += [str(move) for move in self.moves[begun:]]
        if self.finished:
            scores = " ".join(map(str, self.scores))
            lines += ["", f"end: {' '.join(self.ends)}", f"scores: {scores}", f"winners: {' '.join(self.winners)}"]
        return "\n".join(lines) + "\n"

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        beside = path.with_name(path.name + ".part")
        beside.write_text(str(self), encoding="utf-8")
        beside.replace(path)


def read_record(text: str) -> Record:
    """Read a record. A damaged one raises BadRecord with the line and the reason."""
    if not text.strip():
        raise BadRecord(0, "the file is empty; a record begins with the line 'ophir record 1'")
    lines = text.split("\n")
    if lines[0].strip() != FORMAT:
        raise BadRecord(1, f"is no record of this format; the first line must be {FORMAT!r}")
    if lines[-1] != "":
        raise BadRecord(len(lines), f"the file was cut short in {lines[-1]!r}; the line has no end")
    return _Reader(lines).read()


def load_record(path: Path) -> Record:
    """Read a record from a file."""
    try:
        return read_record(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(0, f"{path.name} is no text file") from None
    except OSError as error:
        raise BadRecord(0, f"{path} can't be read: {error.strerror}") from None


class _Reader:
    """Reads the lines of a record one by one."""

    before: Final = ("game", "rules", "pack", "seats", "players", "commitment", "seed")
    after: Final = ("end", "scores", "winners", "secret")
    many: Final = ("option", "contribution", NEW_SEED)

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.head: dict[str, tuple[int, str]] = {}
        self.options: dict[str, OptionValue] = {}
        self.contributions: list[str] = []
        self.moves: list[Move] = []
        self.new_seeds: list[tuple[int, str]] = []

    def read(self) -> Record:
        for number, line in enumerate(self.lines[1:], start=2):
            text, _, comment = line.partition("#")
            if ":" in text:
                self.field(number, line.strip())
            elif text.strip():
                self.move(number, text.strip(), comment.strip())
        record = Record(
            self.needed("game"), self.needed("rules"), self.pack(), self.seats(), self.options, self.value("seed")
        )
        record.players = self.value("players").split()
        record.commitment = self.value("commitment")
        record.secret = self.value("secret")
        record.contributions = self.contributions
        record.moves = self.moves
        record.new_seeds = self.new_seeds
        self.result(record)
        if not record.seed and not record.commitment:
            raise BadRecord(0, "the head has no seed (nor a commitment)")
        return record

    def field(self, number: int, text: str) -> None:
        key, _, value = text.partition(":")
        if key == "option":
            name, equals, chosen = value.strip().partition("=")
            if not equals:
                raise BadRecord(number, f"an option is written 'option: name=value', not {text!r}")
            self.options[name.strip()] = chosen.strip()
        elif key == "contribution":
            self.contributions.append(value.strip())
        elif key == NEW_SEED:
            seed = value.partition("#")[0].strip()
            if not seed:
                raise BadRecord(number, f"a new seed is written '{NEW_SEED}: word', not {text!r}")
            self.new_seeds.append((len(self.moves), seed))
        elif key not in (*self.before, *self.after):
            known = ", ".join((*self.before, *self.many, *self.after))
            raise BadRecord(number, f"{key!r} is unknown; known are {known}")
        elif key in self.head:
            raise BadRecord(number, f"{key!r} is given twice")
        elif self.moves and key in self.before:
            raise BadRecord(number, f"{key!r} must stand before the moves")
        else:
            self.head[key] = number, value.strip()

    def move(self, number: int, text: str, comment: str) -> None:
        if "end" in self.head:
            raise BadRecord(number, "no move can follow the result")
        undone = text.startswith(TAKEN_BACK)
        words = text.removeprefix(TAKEN_BACK).split()
        if len(words) < 2:
            raise BadRecord(number, f"{text!r} is no move; a move is a seat and an action, like 'red place hamath'")
        self.moves.append(Move(words[0], " ".join(words[1:]), undone, comment, number))

    def value(self, key: str) -> str:
        return self.head.get(key, (0, ""))[1]

    def needed(self, key: str) -> str:
        if not self.value(key):
            raise BadRecord(self.head.get(key, (0, ""))[0], f"the head has no {key}")
        return self.value(key)

    def pack(self) -> tuple[str, str]:
        name, _, digest = self.needed("pack").rpartition(" ")
        if not name:
            raise BadRecord(self.head["pack"][0], "a pack is written as its name and its hash")
        return name, digest

    def seats(self) -> int:
        text = self.needed("seats")
        if not text.isdecimal():
            raise BadRecord(self.head["seats"][0], f"{text!r} is no number of seats")
        return int(text)

    def result(self, record: Record) -> None:
        given = [key for key in ("end", "scores", "winners") if key in self.head]
        if not given:
            return
        if len(given) < 3:
            raise BadRecord(self.head[given[0]][0], "a result has the three lines end, scores and winners")
        record.ends = self.needed("end").split()
        record.winners = self.needed("winners").split()
        try:
            record.scores = [int(score) for score in self.needed("scores").split()]
        except ValueError:
            raise BadRecord(self.head["scores"][0], "the scores must be numbers") from None


def start_of(record: Record, game: Game, pack: Pack | None = None) -> Position:
    """The first position of a record, or an error that says what does not fit."""
    if record.game != game.id:
        raise BadRecord(0, f"is a game of {record.game!r}, not of {game.id!r}")
    game.check_rules(record.rules)
    used = game.data(record.pack[1], pack, record.pack[0])
    if not record.seed:
        raise BadRecord(0, "has no seed yet: an online game can be replayed once its secret is published")
    try:
        return game.new(record.seats, record.options, record.seed, used)
    except OphirError as error:
        raise BadRecord(0, str(error)) from None


def replay(record: Record, game: Game, pack: Pack | None = None, listen: bool = False) -> Iterator[Position]:
    """The same position object again and again: at the start, and after each move that counts."""
    position = start_of(record, game, pack)
    if listen:
        position.listen()
    seeds = record.seeds_by_count()
    take_seed(position, seeds.get(0))
    yield position
    for count, move in enumerate(record.played(), start=1):
        play_move(position, move)
        take_seed(position, seeds.get(count))
        yield position


def take_seed(position: Position, seed: str | None) -> None:
    """From here on chance is the stream of `seed`; None changes nothing."""
    if seed is not None:
        position.set_key(key_of(seed))


def play_move(position: Position, move: Move) -> None:
    """Apply a move of a record; what is wrong with it is reported with its line."""
    seats = list(position.game.seat_names[: position.seats])
    if move.seat not in seats:
        raise BadRecord(move.line, f"there is no seat {move.seat!r}; there are {', '.join(seats)}")
    try:
        position.apply(position.actions.parse(move.action).id, seats.index(move.seat))
    except OphirError as error:
        raise BadRecord(move.line, f"{move.seat} {move.action}: {error}") from None


def verify(record: Record, game: Game, pack: Pack | None = None) -> Position:
    """Replay a record and check its result, and the commitment if it has one. Returns the last position."""
    from ophir.engine.chance import shared_seed

    if record.commitment:
        if record.new_seeds:
            raise BadRecord(0, "a new seed is nothing that the commitment covers")
        if not record.secret:
            raise BadRecord(0, "the commitment can't be checked: the secret is not in the record")
        if commitment(record.secret) != record.commitment:
            raise BadRecord(0, "the secret does not fit the commitment that was published before play")
        if shared_seed(record.secret, record.contributions) != record.seed:
            raise BadRecord(0, "the seed is not made of the secret and the contributions")
    position = start_of(record, game, pack)
    for position in replay(record, game, pack):  # noqa: B007  # the last one is wanted
        pass
    if not record.finished:
        if position.over:
            raise BadRecord(0, "the game is over, but the record has no result")
        return position
    if not position.over:
        raise BadRecord(0, "the record has a result, but the game is not over")
    replayed = Record.of(position, record.seed)
    replayed.close(position)
    for name in ("ends", "scores", "winners"):
        if getattr(replayed, name) != getattr(record, name):
            told, found = getattr(record, name), getattr(replayed, name)
            raise BadRecord(0, f"the {name} are given as {told}, but the moves lead to {found}")
    return position
