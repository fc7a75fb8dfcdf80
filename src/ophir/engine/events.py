"""What just happened: message id, values, and who may see it.

The log, animations and screen readers all read events. So does undo: a rule says of an event that
it reveals something, there where it tells it, and the limit is computed from that.
"""

from __future__ import annotations

from typing import Final

PUBLIC: Final = -1

Values = dict[str, object]


class Event:
    """One thing that happened. `secret` values are for `seat` alone; everybody sees the rest.

    `seat` is the party that it is told of: an automaton has a number after the seats'.

    `reveals`: somebody knows more than before, by the event or by what it is followed by.
    """

    __slots__ = ("id", "reveals", "seat", "secret", "values")

    def __init__(self, id: str, seat: int, values: Values, secret: Values | None = None, reveals: bool = False) -> None:
        self.id = id
        self.seat = seat
        self.values = values
        self.secret = secret
        self.reveals = reveals

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
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        secret = "".join(f", secret {name}={value!r}" for name, value in (self.secret or {}).items())
        return f"<{self.id}: seat {self.seat}{values}{secret}>"
