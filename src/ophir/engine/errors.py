"""Every error a person can cause: typed, in one sentence, saying what to do next.

Each carries a `code` and its `values`, so that an interface can say it in another language.
"""

from __future__ import annotations

from typing import ClassVar


class OphirError(Exception):
    """The root of all errors that come from input, not from a bug."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message)
        self.values = values


class BadSeats(OphirError):
    """A number of seats, or a seat, that the game does not have."""

    code: ClassVar[str] = "bad-seats"


class UnknownSeat(BadSeats):
    """A seat that is not at this table."""

    code: ClassVar[str] = "unknown-seat"


class BadOption(OphirError):
    """An unknown option, or a value or combination that is not allowed."""

    code: ClassVar[str] = "bad-option"


class BadGame(OphirError):
    """A folder that holds no game, or one that can't be loaded."""

    code: ClassVar[str] = "bad-game"

    def __init__(self, folder: str, reason: str) -> None:
        super().__init__(f"{folder} can't be loaded as a game: {reason}.", folder=folder, reason=reason)


class UnknownGame(OphirError):
    """No game has this id."""

    code: ClassVar[str] = "unknown-game"


class UnknownBot(OphirError):
    """No bot answers to this name."""

    code: ClassVar[str] = "unknown-bot"


class UnknownAction(OphirError):
    """A text or an id that is no action of this game at all."""

    code: ClassVar[str] = "unknown-action"


class IllegalAction(OphirError):
    """An action of the game that this seat may not take now."""

    code: ClassVar[str] = "illegal-action"


class NotOver(OphirError):
    """The outcome of a game that still goes on."""

    code: ClassVar[str] = "not-over"


class BadAnswer(OphirError):
    """A bot that answered what is no legal action."""

    code: ClassVar[str] = "bad-answer"


class BadChance(OphirError):
    """Chance that was asked for what it can't give: a seed of no use, a choice among nothing."""

    code: ClassVar[str] = "bad-chance"


class NothingToUndo(OphirError):
    """The seat has nothing that it may take back."""

    code: ClassVar[str] = "nothing-to-undo"


class BadPosition(OphirError):
    """A position as data that cannot exist; names the field."""

    code: ClassVar[str] = "bad-position"

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"{field}: {reason}", field=field, reason=reason)
        self.field = field


class BadRecord(OphirError):
    """A record that cannot be read or replayed; names the line."""

    code: ClassVar[str] = "bad-record"

    def __init__(self, line: int, reason: str) -> None:
        where = f"line {line}: " if line else ""
        super().__init__(f"{where}{reason}", line=line, reason=reason)
        self.line = line


class NotAtHand(OphirError):
    """Something can't go on, since what it was played with is not at hand. Nothing of it is lost."""

    code: ClassVar[str] = "not-at-hand"


class OtherRules(NotAtHand):
    """It was played by other rules than these."""

    code: ClassVar[str] = "other-rules"


class OtherData(NotAtHand):
    """It was played with data that nobody has kept here."""

    code: ClassVar[str] = "other-data"


class DamagedData(NotAtHand):
    """The data that it was played with was kept, but is not what it was."""

    code: ClassVar[str] = "damaged-data"


class OtherJudgement(OphirError):
    """A file with a judgement that is not for this game or these features; names the file."""

    code: ClassVar[str] = "other-judgement"


class MissingPart(OphirError):
    """Something needs a package that is not installed; names the extra that brings it."""

    code: ClassVar[str] = "missing-part"


class BadPack(OphirError):
    """A data pack with something wrong in it; names file, record and field."""

    code: ClassVar[str] = "bad-pack"

    def __init__(self, file: str, record: str, field: str, reason: str) -> None:
        where = ", ".join(part for part in (file, record, field) if part)
        super().__init__(f"{where}: {reason}", file=file, record=record, field=field, reason=reason)
        self.file = file
        self.record = record
        self.field = field
        self.reason = reason
