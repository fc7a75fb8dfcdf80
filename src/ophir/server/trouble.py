"""What can be wrong with a request to the server. Each names its HTTP status; the engine's own errors are 400."""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.errors import OphirError


class ServerTrouble(OphirError):
    """The root of the server's own errors."""

    code = "server-error"
    status: ClassVar[int] = 400


class UnknownTable(ServerTrouble):
    """No table has this id."""

    code = "unknown-table"
    status = 404


class UnknownMove(ServerTrouble):
    """The game has fewer moves than that."""

    code = "unknown-move"
    status = 404


class UnknownSeat(ServerTrouble):
    """The table has no such seat."""

    code = "unknown-seat"
    status = 404


class UnknownText(ServerTrouble):
    """There are no texts in this language."""

    code = "unknown-language"
    status = 404


class WrongSecret(ServerTrouble):
    """The link's secret opens no seat of this table."""

    code = "wrong-secret"
    status = 403


class NotYours(ServerTrouble):
    """Only the owner, or the person on that seat, may do this."""

    code = "not-yours"
    status = 403


class StillHere(ServerTrouble):
    """The person on this seat is here, or not away for long enough: nobody else may hand it to a bot."""

    code = "still-here"
    status = 409


class TooFew(ServerTrouble):
    """Too few people sit at the table to decide this for somebody who is away."""

    code = "too-few"
    status = 409


class NotAsked(ServerTrouble):
    """Nobody asks for this seat, or somebody else than a moment ago."""

    code = "not-asked"
    status = 409


class NoSpectators(ServerTrouble):
    """The table's owner lets no spectators in."""

    code = "no-spectators"
    status = 403


class Muted(ServerTrouble):
    """The table's owner does not let this one talk."""

    code = "muted"
    status = 403


class NoHints(ServerTrouble):
    """At this table between people bots give no hints."""

    code = "no-hints"
    status = 409


class NothingAhead(ServerTrouble):
    """What is asked now is asked of one seat alone, so nobody else can answer it ahead."""

    code = "nothing-ahead"
    status = 409


class SeedForAll(ServerTrouble):
    """Whoever sets the seed of a table knows the hands of those who join it."""

    code = "seed-for-all"
    status = 400


class NoClock(ServerTrouble):
    """The table is for one alone, whom nobody waits for."""

    code = "no-clock"
    status = 409


class NotForOthers(ServerTrouble):
    """The table was set up for one browser: its seed, hints and windows are as one likes who plays alone."""

    code = "not-for-others"
    status = 409


class SeatNotOpen(ServerTrouble):
    """Somebody sits there already."""

    code = "seat-not-open"
    status = 409


class SeatsStillOpen(ServerTrouble):
    """The game can't start before every seat is taken."""

    code = "seats-still-open"
    status = 409


class WrongStatus(ServerTrouble):
    """This can't be done with a table that waits, is being played, or is over."""

    code = "wrong-status"
    status = 409


class NoPerson(ServerTrouble):
    """Nobody can be told apart by what was shown."""

    code = "no-person"
    status = 401


class WrongCode(ServerTrouble):
    """A code that brings nobody anywhere: mistyped, too old, or used."""

    code = "wrong-code"
    status = 404


class StaleVersion(ServerTrouble):
    """The table has moved on since the browser looked."""

    code = "stale-version"
    status = 409


class TableStopped(ServerTrouble):
    """The table can't go on here: its rules, its data or its log are not this Ophir's. Its record can be had."""

    code = "table-stopped"
    status = 409


class NoTutorial(ServerTrouble):
    """The game has no tutorial."""

    code = "no-tutorial"
    status = 404


class NotInTutorial(ServerTrouble):
    """A legal action, but not the one that the tutorial is about now."""

    code = "not-in-tutorial"
    status = 409


class TooFast(ServerTrouble):
    """More messages than a person would send."""

    code = "too-fast"
    status = 429


class TooMany(ServerTrouble):
    """The server or the table is full."""

    code = "too-many"
    status = 503


class TooManyWatch(ServerTrouble):
    """No spectator finds a place here any more; whoever sits at the table does."""

    code = "too-many-watch"
    status = 503


class TalkedEnough(ServerTrouble):
    """A seat, or the spectators together, have said as much as a table keeps."""

    code = "talked-enough"
    status = 409


class ArrangedEnough(ServerTrouble):
    """A seat, or how the table is kept, was changed as often as a log should hold."""

    code = "arranged-enough"
    status = 409


class UndoneEnough(ServerTrouble):
    """A seat has taken back so much more than it played that it has to go on."""

    code = "undone-enough"
    status = 409


class BadMessage(ServerTrouble):
    """A message that is none of the protocol."""

    code = "bad-message"


class NotSaved(ServerTrouble):
    """The database refused: nothing changed. It is locked, read-only, full or broken."""

    code = "not-saved"
    status = 503


class BadAddress(ServerTrouble):
    """Nothing can be sent there."""

    code = "bad-address"


class NoMail(ServerTrouble):
    """The host has named no mail server."""

    code = "no-mail"
    status = 409


class NoSuchNotice(ServerTrouble):
    """A link that asks for notices, or ends them, and is worth nothing any more."""

    code = "no-such-notice"
    status = 404
