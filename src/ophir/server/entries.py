"""The log of a table: what its state is made of, in the order in which it became durable.

A table is nothing but its log read from the beginning (`ophir.server.table.Table`). Entries are kept as JSON; a field
that is added later needs a default, so that old logs stay readable.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from ophir.bots.review import Look
from ophir.server.protocol import (
    ANSWER_SECONDS,
    AWAY_AFTER,
    Answers,
    Clock,
    EndOfTime,
    Order,
    OwnPack,
    Resigning,
    SeatKind,
)


class Place(Struct, frozen=True):
    """Who sits on a seat at the beginning. `key` is the hash of the seat's secret; empty for bots and open seats.

    `guest`: took the seat by link, at the table that this one is a rematch of.
    """

    kind: SeatKind
    name: str = ""
    bot: str = ""
    key: str = ""
    guest: bool = False


class Created(Struct, frozen=True, tag="created"):
    """The table was set up. `secret` is the server's part of the seed; `record` is a game that it goes on from.

    `tutorial`: the record is the beginning of the game's tutorial, whose script is followed. `pack`: figures of
    somebody's own, laid over the standard ones. `between`: people come by link, so nobody plays for another: a bot may
    take the seat of who is away for `away_after` seconds (None: never), and `hints` must be allowed. `rules` and `data`
    (a hash) are what it is played by, whatever comes later; the first tables did not say that, and kept all options,
    not only those that differ from the default. `answers` and `answer_seconds`: how questions out of turn are put.
    `delay_moves`, `delay_turns`, `delay_minutes`: how far behind spectators look on.
    """

    time: float
    game: str
    options: dict[str, bool | int | str | list[str]]
    places: list[Place]
    owner: str
    secret: str
    seed: str = ""
    listed: bool = True
    pace: int = 0
    record: str = ""
    origin: str = ""
    tutorial: bool = False
    pack: OwnPack | None = None
    between: bool = False
    away_after: int | None = AWAY_AFTER
    hints: bool = False
    rules: str = ""
    data: str = ""
    resigning: Resigning = "bot"
    answers: Answers = "open"
    answer_seconds: int = ANSWER_SECONDS
    clock: Clock | None = None
    delay_moves: int = 0
    delay_minutes: int = 0
    delay_turns: int = 0


class Sat(Struct, frozen=True, tag="sat"):
    """Somebody took an open seat."""

    time: float
    seat: int
    name: str
    key: str
    contribution: str


class Changed(Struct, frozen=True, tag="changed"):
    """A seat was handed to a bot, given back, freed or renamed."""

    time: float
    seat: int
    kind: SeatKind
    bot: str
    name: str


class Started(Struct, frozen=True, tag="started"):
    """The game began; the contributions of all seats are known."""

    time: float
    contributions: list[str]


class Played(Struct, frozen=True, tag="played"):
    """A seat took an action, in notation."""

    time: float
    seat: int
    action: str


class PlayedTogether(Struct, frozen=True, tag="played-together"):
    """A seat took several actions at once, in notation, one after the other."""

    time: float
    seat: int
    actions: list[str]


class TookBack(Struct, frozen=True, tag="took-back"):
    """A seat took back its last actions."""

    time: float
    seat: int
    count: int


class Said(Struct, frozen=True, tag="said"):
    """Chat."""

    time: float
    seat: int
    text: str


class Voted(Struct, frozen=True, tag="voted"):
    """A seat voted for ending the game without a result, or took that back."""

    time: float
    seat: int
    vote: bool


class Abandoned(Struct, frozen=True, tag="abandoned"):
    """The game ended without a result. `opened`: everybody with a hand agreed, so the hands are open now."""

    time: float
    opened: bool = True


class Resigned(Struct, frozen=True, tag="resigned"):
    """A seat gave up. `over`: the game ended by it; else `bot` makes its moves."""

    time: float
    seat: int
    over: bool
    bot: str


class OutOfTime(Struct, frozen=True, tag="out-of-time"):
    """The time for a turn was over, and what the table said for that came. `over`: the game ended by it."""

    time: float
    seat: int
    then: EndOfTime
    bot: str
    over: bool


class ClockSet(Struct, frozen=True, tag="clock-set"):
    """The present turn ends at another time, since the server was away or its clock was set."""

    time: float
    until: float


class Hinted(Struct, frozen=True, tag="hinted"):
    """A seat asked for a hint, at a table where all are told."""

    time: float
    seat: int


class Paced(Struct, frozen=True, tag="paced"):
    """Bots wait so many milliseconds before a move."""

    time: float
    pace: int


class Returned(Struct, frozen=True, tag="returned"):
    """Who lost the key to a seat got another, since all others agreed."""

    time: float
    seat: int
    key: str


class Ordered(Struct, frozen=True, tag="ordered"):
    """The owner said who may watch and talk."""

    time: float
    order: Order


class RematchSet(Struct, frozen=True, tag="rematch"):
    """The same people go on at another table."""

    time: float
    table: str


class Reviewed(Struct, frozen=True, tag="reviewed"):
    """Decisions of the game were looked at again, once it was over."""

    time: float
    looks: list[Look]


class AnsweredAhead(Struct, frozen=True, tag="answered-ahead"):
    """A seat said what it answers to a question before that is put, or each time that it is; no action: nothing.

    `same` is what the seat saw of the question (`ahead.sight_of`), if the answer counts for that alone.
    """

    time: float
    seat: int
    ask: str
    action: str
    same: str
    again: bool


class Commented(Struct, frozen=True, tag="commented"):
    """Who sat at the table wrote a comment on a move, once the game was over."""

    time: float
    seat: int
    move: int
    text: str


Entry = (
    Created
    | Sat
    | Changed
    | Started
    | Played
    | PlayedTogether
    | TookBack
    | Said
    | Voted
    | Abandoned
    | Resigned
    | OutOfTime
    | ClockSet
    | Hinted
    | Paced
    | Ordered
    | Returned
    | RematchSet
    | Reviewed
    | Commented
    | AnsweredAhead
)

# What people may change to and fro besides the game.
ARRANGING = (Changed, Voted, Paced, Ordered)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode
