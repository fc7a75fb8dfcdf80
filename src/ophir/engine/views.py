"""What one seat may know. Bots and browsers get a `View` and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ophir.engine.actions import Catalogue
from ophir.engine.chance import NO_KEY, Chance
from ophir.engine.game import NOBODY, Game, Outcome, Position
from ophir.engine.options import OptionValue
from ophir.engine.steps import NOTHING

if TYPE_CHECKING:
    from ophir.engine.steps import Decision

TRIES = 1000


class View:
    """A position from which everything was cut that `seat` may not know: hidden pieces, chance, others' options."""

    __slots__ = ("known", "seat")

    def __init__(self, known: Position, seat: int) -> None:
        self.known = known  # a position full of holes: fit to look at, not to play on
        self.seat = seat

    @classmethod
    def of(cls, position: Position, seat: int) -> View:
        """The one place where secrets are cut."""
        known = position.clone()
        known.set_key(NO_KEY)
        if seat != position.to_move:
            known.open_actions = NOTHING
        known.hide_from(seat)
        return cls(known, seat)

    @classmethod
    def if_asked(cls, position: Position, seat: int) -> View | None:
        """What `seat` would see if the pending question were put to it now; None if it will not be.

        Everything is taken from the seat's own view, so it learns nothing by that.
        """
        if seat == position.to_move:
            return cls.of(position, seat)
        decision = position.decision
        if decision is None or not decision.comes_to(position, seat):
            return None
        view = cls.of(position, seat)
        known = view.known
        known.stack = [*known.stack[:-1], type(decision)(seat)]
        known.open_actions = known.stack[-1].legal(known)
        return view if known.open_actions else None

    @property
    def game(self) -> Game:
        """The game."""
        return self.known.game

    @property
    def actions(self) -> Catalogue:
        """The catalogue in force."""
        return self.known.actions

    @property
    def decision(self) -> Decision[Any] | None:
        """The pending decision."""
        return self.known.decision

    @property
    def to_move(self) -> int:
        """The seat that must decide."""
        return self.known.to_move

    @property
    def over(self) -> bool:
        """Is the game finished?"""
        return self.known.over

    @property
    def scores(self) -> list[int]:
        """The scores as they stand."""
        return self.known.scores

    @property
    def options(self) -> dict[str, OptionValue]:
        """The options it is played with."""
        return self.known.options

    @property
    def outcome(self) -> Outcome:
        """Who won and by what; NotOver while the game goes on."""
        return self.known.outcome

    def __repr__(self) -> str:
        who = "a spectator" if self.seat == NOBODY else self.game.seat_names[self.seat]
        return f"<{who} sees {self.known!r}>"

    def legal(self) -> list[int]:
        """What this seat may do: at its own decision, else as an interrupt."""
        if self.seat == NOBODY:
            return NOTHING
        if self.seat == self.known.to_move:
            return self.known.open_actions
        return self.known.interrupts(self.seat)

    def legal_texts(self) -> list[str]:
        """The same in notation."""
        return [self.actions[action].text for action in self.legal()]

    def sample(self, chance: object) -> Position:
        """A full position that fits this view, every one that fits equally likely, with chance of its own.

        `chance` is a stream of chance, or a seed for one.
        """
        stream = chance if isinstance(chance, Chance) else Chance(chance)
        for _ in range(TRIES):
            position = self.known.clone()
            position.imagine(self.seat, stream)
            position.set_key(stream.new_key())
            if not position.stack:
                return position
            # Most decisions with one option would have been taken by themselves: such a world does not fit.
            position.open_actions = position.stack[-1].legal(position)
            if len(position.open_actions) > 1 or position.stack[-1].asks_anyway(position):
                return position
        raise AssertionError(f"no position fits this view: {self.to_json()}")

    def to_json(self) -> dict[str, Any]:
        """The view as readable data: what a browser is sent, and what `Game.view_from_json` reads."""
        known = self.known
        return {
            **known.head_to_json(),
            "options": known.options,  # all, since nobody keeps a view, and a browser knows no defaults
            "seat": self.seat,
            "state": known.state_to_json(),
            "stack": [known.step_to_json(step) for step in known.stack],
        }
