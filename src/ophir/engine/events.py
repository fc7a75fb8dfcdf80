"""What just happened: message id, values, and who may see it.

The log, animations and screen readers all read events. So does undo: the kinds of events
that tell somebody something new are listed by each game, and the limit is computed from them.
"""

from __future__ import annotations

from typing import Final

PUBLIC: Final = -1

Values = dict[str, object]


class Event:
    """One thing that happened. `secret` values are for `seat` alone; everybody sees the rest."""

    __slots__ = ("id", "seat", "secret", "values")

    def __init__(self, id: str, seat: int, values: Values, secret: Values | None = None) -> None:
        self.id = id
        self.seat = seat
        self.values = values
        self.secret = secret

    def seen_by(self, seat: int) -> Event:
        """The same event as `seat` may know it (`PUBLIC` for a spectator)."""
        if self.secret is None:
            return self
        if seat == self.seat:
            return Event(self.id, self.seat, {**self.values, **self.secret})
        return Event(self.id, self.seat, self.values)

    def to_json(self) -> dict[str, object]:
        """Readable data, without the secret: call it on what `seen_by` gives."""
        return {"id": self.id, "seat": self.seat, "values": self.values}

    def __repr__(self) -> str:
        return f"Event({self.id!r}, seat={self.seat}, {self.values!r}, secret={self.secret!r})"
