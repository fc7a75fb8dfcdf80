"""What a person is shown besides the pieces: where the game stands, what each seat has, what a choice may lead to.

A page that draws a game takes all of this from the position (`Position.stage`, `court`, `notes` and `outlook`), and so
needs no rule of its own. What is named here by an id is a message of the game: `phase-<id>` and, where there is less
room, `stage-<id>`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, Literal

Policy = Literal["always", "matching", "never"]


class Message:
    """Something to be said: a message id with its values."""

    __slots__ = ("id", "values")

    def __init__(self, id: str, **values: object) -> None:
        self.id = id
        self.values = values

    def __repr__(self) -> str:
        values = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"<{self.id}{values}>"


class Stage:
    """Where the game stands: the round, the phase, and whose turn it is.

    `round` is 0 in a game without rounds. `phases` are those that a round or a turn consists of and `phase` is the
    present one of them; `part` is the same or a part of it. `turn` is said only where somebody else may be asked
    meanwhile, `order` only where seats have one.
    """

    __slots__ = ("order", "part", "phase", "phases", "round", "turn")

    def __init__(
        self,
        round: int,
        phases: tuple[str, ...] = (),
        phase: str = "",
        part: str = "",
        turn: int = -1,
        order: list[int] | None = None,
    ) -> None:
        self.round = round
        self.phases = phases
        self.phase = phase
        self.part = part or phase
        self.turn = turn
        self.order = order or []


class Stock:
    """So many of something, of at most `of` (0: without end). `name` is its message; it is drawn as the icon `id`."""

    __slots__ = ("count", "id", "name", "of", "piece")

    def __init__(self, id: str, name: str, count: int, of: int = 0, piece: str = "") -> None:
        self.id = id
        self.name = name
        self.count = count
        self.of = of
        self.piece = piece


class Court:
    """What a party has, as its panel shows it: goods, other things, pieces left to place.

    `most` is the score that completes the game (0: there is none), `mark` a title that it bears, by the message
    of its name, `note` a message that its hand should carry.
    """

    __slots__ = ("goods", "left", "mark", "most", "note", "things")

    def __init__(
        self,
        goods: list[Stock],
        things: list[Stock],
        left: Stock | None = None,
        mark: str = "",
        most: int = 0,
        note: str = "",
    ) -> None:
        self.goods = goods
        self.things = things
        self.left = left
        self.mark = mark
        self.most = most
        self.note = note


class Note:
    """What the position adds to what is printed on a piece: goods that it brings, and the pieces that take part."""

    __slots__ = ("gets", "reach")

    def __init__(self, gets: dict[str, int] | None = None, reach: list[str] | None = None) -> None:
        self.gets = gets or {}
        self.reach = reach or []


class Answer:
    """A question that another seat may be asked: whether it can answer is nobody's to know."""

    __slots__ = ("ask", "seat")

    def __init__(self, ask: str, seat: int) -> None:
        self.ask = ask
        self.seat = seat


class Outlook:
    """What a person should know of a choice before taking it.

    `answer` is what another seat may be asked at once; `caution` a reason to think twice; `values` say more exactly
    what the action's own values mean here; `reach` are places that it acts on.
    """

    __slots__ = ("answer", "caution", "reach", "values")

    def __init__(
        self,
        answer: Answer | None = None,
        caution: Message | None = None,
        values: dict[str, object] | None = None,
        reach: list[str] | None = None,
    ) -> None:
        self.answer = answer
        self.caution = caution
        self.values = values or {}
        self.reach = reach or []


class Series:
    """Choices of one decision that may be taken together: their order changes nothing, and nobody is asked meanwhile.

    `times` says of each action how often it can be taken; from `least` to `most` are taken in all, and if it could go
    on after that, `then` ends it (-1: nothing has to). Where all must be taken there is nothing to choose. The message
    `series-<ask>` names the act, told `count`.
    """

    __slots__ = ("least", "most", "then", "times")

    def __init__(self, times: dict[int, int], least: int, most: int, then: int = -1) -> None:
        self.times = times
        self.least = least
        self.most = most
        self.then = then

    @property
    def whole(self) -> bool:
        """Must all be taken?"""
        return self.least == sum(self.times.values())

    def holds(self, actions: Sequence[int]) -> bool:
        """May these be taken together?"""
        taken = Counter(actions)
        return self.least <= len(actions) <= self.most and all(
            count <= self.times.get(action, 0) for action, count in taken.items()
        )


class WindowSpec:
    """A kind of question that is put to somebody out of turn: message `window-<ask>`.

    `pieces` are what answers it best (none: whatever can be played). `smart`: how somebody wants to be asked who does
    not want to be asked often, "always", "matching" (with one of `pieces` at hand) or "never". `declines` is the
    action, in notation, that answers nothing.
    """

    __slots__ = ("ask", "declines", "pieces", "smart")

    def __init__(
        self, ask: str, pieces: tuple[str, ...] = (), smart: Policy = "always", declines: str = "pass"
    ) -> None:
        self.ask = ask
        self.pieces = pieces
        self.smart = smart
        self.declines = declines


NO_OUTLOOK: Final = Outlook()
