"""What a position is and can do, whatever game it is of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from operator import index
from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from ophir.engine.actions import Catalogue
from ophir.engine.boxes import Box
from ophir.engine.chance import KEY_BYTES, Chance
from ophir.engine.errors import IllegalAction, NotOver, UnknownSeat
from ophir.engine.events import Event
from ophir.engine.options import OptionValue, plain
from ophir.engine.outcomes import Outcome
from ophir.engine.outlook import Court, Note, Outlook, Series, Stage
from ophir.engine.shapes import NOBODY, Scope
from ophir.engine.steps import NOTHING, Choice, Closed, Decision, Step

if TYPE_CHECKING:
    from ophir.engine.game import Game
    from ophir.engine.packs import Pack
    from ophir.engine.texts import Texts
    from ophir.engine.verbs import Verb
    from ophir.engine.views import View

FORCED_MOST: Final = 10_000  # steps that may happen by themselves between two decisions

PositionT = TypeVar("PositionT", bound="Position")


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(Chance, ABC):
    """A position: all a game's pieces as numbers, and the steps that are pending.

    It is its own source of chance, so a position and the actions taken from it fix everything that follows.
    """

    __slots__ = ("events", "open_actions", "stack")

    stack: list[Step[Any]]
    open_actions: list[int]  # of the seat to move; never changed in place
    events: list[Event] | None  # since the last `apply`; None while nobody listens

    @abstractmethod
    def in_box(self) -> Box:
        """The box, which a game's table keeps in its attribute `box` as the game's own kind."""

    @property
    def game(self) -> Game:
        """The game this is a position of."""
        return self.in_box().game

    @property
    def pack(self) -> Pack:
        """The data it is played with."""
        return self.in_box().pack

    @property
    def seats(self) -> int:
        """How many sit at the table: the chairs, which people and bots can take."""
        return self.in_box().seats

    @property
    def options(self) -> dict[str, OptionValue]:
        """The options it is played with."""
        return self.in_box().options

    @property
    def chosen_options(self) -> dict[str, OptionValue]:
        """Those that differ from the default: what is kept, so that an option that comes later changes nothing kept."""
        return self.game.chosen_options(self.seats, self.options, self.pack)

    @property
    def actions(self) -> Catalogue:
        """The catalogue in force: the game's own, and what the pack adds."""
        return self.in_box().actions

    @property
    def parties(self) -> tuple[str, ...]:
        """Who scores and can win, by id: the seats, then the automata. A party's number is its place in it."""
        return self.in_box().parties

    @property
    def turn(self) -> int:
        """Which party's turn it is, which need not be the seat that must decide; NOBODY between turns."""
        return self.to_move

    @property
    @abstractmethod
    def scores(self) -> list[int]:
        """The parties' scores as they stand."""

    def score_sources(self) -> list[dict[str, int]]:
        """Where each party's score came from so far; empty where the game does not keep that."""
        return [{} for _ in self.parties]

    def final_outcome(self) -> Outcome:
        """Who won and by what. It is asked only once the game is over."""
        return self.in_box().game.final_outcome(self)

    @property
    def outcome(self) -> Outcome:
        """Who won and by what; NotOver while the game goes on."""
        if self.stack:
            raise NotOver("The game goes on: it has an outcome only once it is over (`over`); `scores` are there now.")
        return self.final_outcome()

    @abstractmethod
    def clone(self: PositionT) -> PositionT:
        """An independent copy, fast; nobody listens to it."""

    def seat_order(self) -> list[int]:
        """The seats in the order in which wishes to interrupt are heard, should several have one."""
        return list(range(self.seats))

    def interrupts(self, seat: int) -> list[int]:
        """What `seat` may do now although the decision is another's."""
        return self.in_box().game.interrupts(self, seat)

    def interrupt_choices(self, seat: int) -> Iterator[Choice]:
        """The same for a person: what `seat` would look for, open or closed with the reason."""
        return self.in_box().game.interrupt_choices(self, seat)

    def interrupt(self, seat: int, action: int) -> None:
        """Carry out one of `interrupts(seat)` on top of the pending decision."""
        self.in_box().game.interrupt(self, seat, action)

    def state_to_json(self) -> dict[str, Any]:
        """The pieces as readable data."""
        box = self.in_box()
        return box.game.fields.write(self, Scope(box, box.parties))

    def hide_from(self, seat: int) -> None:
        """Forget everything that `seat` may not know, in place (NOBODY: everything that is not public)."""
        self.in_box().game.hide_from(self, seat)

    def imagine(self, seat: int, chance: Chance) -> None:
        """Fill in what `hide_from(seat)` forgot, each way that fits equally likely."""
        self.in_box().game.imagine(self, seat, chance)

    def names(self, texts: Texts) -> dict[str, str]:
        """Names, by message id, that differ from the messages: of a pack's cards, of an edition's spaces."""
        return self.in_box().game.names(texts, self.in_box())

    def figures(self, texts: Texts) -> dict[str, object]:
        """Values that every message may use, such as a price that a pack can change."""
        return {**self.in_box().figures(), **self.in_box().game.figures(texts, self.in_box())}

    def about(self, texts: Texts, kind: str, id: str) -> str:
        """What something does, in words: a card, a space. Empty if there is nothing to say."""
        return self.in_box().game.about(texts, self.in_box(), kind, id)

    def effect_of(self, kind: str, id: str) -> Verb | None:
        """The effect that something has: a space, a card. None if it has none of its own."""
        return self.in_box().effect_of.get((kind, id))

    def stage(self) -> Stage:
        """Where the game stands: round, phase and turn."""
        return self.game.stage(self)

    def court(self, party: int, viewer: int) -> Court:
        """What a party has, for its panel as `viewer` sees it. A view can tell it."""
        return self.game.court(self, party, viewer)

    def notes(self, seat: int) -> dict[str, Note]:
        """By piece what `seat` should know of it beyond what is printed there."""
        return self.game.notes(self, seat)

    def outlook(self, action: int) -> Outlook:
        """What the seat to move should know of an open action before taking it. A view can tell it."""
        return self.game.outlook(self, action)

    def series(self) -> Series | None:
        """The choices of the pending decision that may be taken together. The view of the seat to move can tell it."""
        decision = self.decision
        return None if decision is None else decision.series(self)

    def together(self, actions: Sequence[object]) -> list[int]:
        """The moves by which choices of the `series` are taken: in its order, without what then follows by itself,
        and with what ends it. Choices that may not be taken together raise IllegalAction; nothing changes.

        >>> from ophir.games import game
        >>> position = game("kingdom").setup(seats=2, at="resolution", pawns={"judah": "blue", "edom": "blue"})
        >>> [position.actions[move].text for move in position.together(["resolve judah", "resolve edom"])]
        ['resolve judah']
        """
        chosen = [self.actions[action].id for action in actions]
        series = self.series()
        if series is None or not series.holds(chosen):
            told = ", ".join(self.actions[action].text for action in chosen)
            raise IllegalAction(f"{told!r} can't be taken together now.", action=told, reason="not-together")
        asked = self.decision
        after = self.clone()
        moves: list[int] = []
        ending = [series.then] if len(chosen) < series.most else []
        for action in [*sorted(chosen), *ending]:
            if after.decision is None or after.to_move != self.to_move or type(after.decision) is not type(asked):
                break
            if action in after.open_actions:
                after.do(action)
                moves.append(action)
        return moves

    def printed(self) -> dict[str, Any]:
        """The records of the pack that are in play with these seats and options, by file: what a board is drawn by."""
        return self.game.printed(self)

    @property
    def over(self) -> bool:
        """Is the game finished?"""
        return not self.stack

    @property
    def decision(self) -> Decision[Any] | None:
        """The pending decision."""
        if not self.stack:
            return None
        step = self.stack[-1]
        assert isinstance(step, Decision)
        return step

    @property
    def to_move(self) -> int:
        """The seat that must decide."""
        return self.stack[-1].seat_asked() if self.stack else NOBODY

    def __repr__(self) -> str:
        names = self.parties
        scores = ", ".join(f"{names[party]} {score}" for party, score in enumerate(self.scores))
        now = "between decisions"
        if not self.stack:
            now = f"over, won by {' and '.join(names[party] for party in self.outcome.winners)}"
        elif isinstance(self.stack[-1], Decision):
            now = self._asked()
            if self.open_actions:
                now += f", {len(self.open_actions)} open"
        return f"<{self.game.id}: {now}; scores {scores}>"

    def _asked(self) -> str:
        """Who must decide what."""
        decision = self.decision
        assert decision is not None
        return f"{self.parties[decision.seat_asked()]} must decide {decision.ask} ({decision.id})"

    def legal(self) -> list[int]:
        """The open actions of the seat to move, as numbers. Don't change the list."""
        return self.open_actions

    def legal_texts(self) -> list[str]:
        """The same in notation.

        >>> from ophir.games import game
        >>> game("kingdom").new(seats=3, seed=7).legal_texts()[:3]
        ['place tiphsah', 'place yamhad', 'place hamath']
        """
        return [self.actions[action].text for action in self.open_actions]

    def choices(self, seat: object = NOBODY) -> list[Choice]:
        """Everything that a person in `seat` (by default the one to move) would look for, with reasons.

        >>> from ophir.games import game
        >>> position = game("kingdom").new(seats=3, seed=7).play("place hamath")
        >>> position.choices()[1:3]
        [<place yamhad>, <place hamath, closed-pawn-there (rule R10), place='hamath', owner_seat=1>]
        """
        who = self.seat_number(seat)
        if not self.stack:
            return []
        mine = who == NOBODY or who == self.to_move
        choices = list(self.stack[-1].choices(self) if mine else self.interrupt_choices(who))
        for choice in choices:
            action = self.actions[choice.action]
            choice.text = action.text
            if choice.closed is not None and not choice.closed.values:
                choice.closed = Closed(choice.closed.id, choice.closed.rule, **action.values)
        return choices

    def question(self, language: str = "en") -> str:
        """What the seat to move is asked, in words; empty once the game is over."""
        from ophir.engine.texts import Texts

        decision = self.decision
        return "" if decision is None else Texts.of(self, language).ask(decision, self)

    def why(self, action: object, language: str = "en") -> str:
        """Why a choice is closed, in words; empty if it is open or not among the choices.

        >>> from ophir.games import game
        >>> game("kingdom").new(seats=3, seed=7).play("place hamath").why("place hamath")
        'Tyrian already has a Pawn on Hamath. It is free again next round. (rule R10)'
        """
        from ophir.engine.texts import Texts

        number = self.actions[action].id
        for choice in self.choices():
            if choice.action == number and choice.closed is not None:
                return Texts.of(self, language).why(choice.closed)
        return ""

    def play(self: PositionT, *actions: object) -> PositionT:
        """Take actions one after the other, in notation or as numbers; a text may begin with a seat, as in a record.

        The first that is refused raises the error that `apply` raises; those before it stay played.

        >>> from ophir.games import game
        >>> game("kingdom").new(seats=3, seed=7).play("place hamath", "green place judah")
        <kingdom: blue must decide place (D1), 21 open; scores blue 10, red 10, green 10>
        """
        for action in actions:
            seat: object = NOBODY
            if isinstance(action, str):
                first, _, rest = action.strip().partition(" ")
                if first.lower() in self.game.seat_names:
                    seat, action = first, rest
            self.apply(action, seat)
        return self

    def apply(self, action: object, seat: object = NOBODY) -> None:
        """Take `action` for the seat to move, or for `seat` as an interrupt; run on to the next real decision.

        An action is a number, a notation (`"place hamath"`) or one of `choices()`, a seat a number or a name.
        An illegal action raises IllegalAction, a foreign one UnknownAction, a foreign seat UnknownSeat; none changes
        anything.
        """
        number = action if type(action) is int else self.actions[action].id
        who = seat if type(seat) is int else self.seat_number(seat)
        if who == NOBODY or who == self.to_move:
            if number not in self.open_actions:
                raise self._illegal(number, self.to_move)
            if len(self.key) > KEY_BYTES:
                self.clone().do(number)  # what was foretold may turn out to be impossible
            self.do(number)
        else:
            if number not in self.interrupts(self.seat_number(who)):
                raise self._illegal(number, who)
            if len(self.key) > KEY_BYTES:
                self.clone().do_interrupt(who, number)
            self.do_interrupt(who, number)

    def do_interrupt(self, seat: int, action: int) -> None:
        """The same for an interrupt of `seat`."""
        if self.events is not None:
            self.events = []
        self.interrupt(seat, action)
        self.advance()

    def do(self, action: int) -> None:
        """`apply` without looking whether the action is legal: for playouts, which took it from `legal()`."""
        if self.events is not None:
            self.events = []
        stack = self.stack
        if len(stack) > 1:
            step = stack.pop()
        else:
            step = stack[0]
            stack.clear()  # a list that `pop` empties is slow to fill ever after
        step.take(self, action)
        self.advance()

    def advance(self) -> None:
        """Run on to the next real decision: procedures run, a decision with one choice is taken by itself."""
        stack = self.stack
        popping: list[Any] = stack  # compiled, it is not asked again what kind of step goes
        _forced: i64  # compiled, a plain number
        for _forced in range(FORCED_MOST):
            if not stack:
                self.open_actions = NOTHING
                return
            step = stack[-1]
            legal = step.legal(self)
            if legal and (len(legal) > 1 or step.asks_anyway(self)):
                self.open_actions = legal
                return
            if len(stack) > 1:
                popping.pop()
            else:
                stack.clear()
            if legal:
                step.take(self, legal[0])
            else:
                step.run(self)
        raise AssertionError(f"{FORCED_MOST} steps came by themselves, {stack[-1:]!r} is next: there is no end")

    def listen(self) -> None:
        """Keep the events of each `apply` in `events` from now on."""
        self.events = []

    def tell(
        self, id: str, seat: int, secret: dict[str, object] | None = None, reveals: bool = False, **values: object
    ) -> None:
        """Note an event. Rules call it only while somebody listens (`events is not None`).

        `reveals` is said where somebody learns something: a card is shown, drawn or looked for, or whoever is asked
        next (or not) shows what he holds. Then nobody can take the action back; chance used is noticed by itself.
        """
        assert self.events is not None
        self.events.append(Event(id, seat, values, secret, reveals))

    def view(self, seat: object) -> View:
        """Exactly what `seat` (a number or a name) may know; NOBODY is a spectator, who knows what is public."""
        from ophir.engine.views import View

        return View.of(self, self.seat_number(seat))

    def sample(self, seat: object, chance: object) -> Position:
        """A full position that fits what `seat` knows. It is drawn from the view, so it can't know more."""
        return self.view(seat).sample(chance)

    def to_json(self) -> dict[str, Any]:
        """The whole position, hidden things and chance included, as readable data."""
        return {
            **self.head_to_json(),
            "chance": self.chance_to_json(),
            "state": self.state_to_json(),
            "stack": [self.step_to_json(step) for step in self.stack],
        }

    def chance_to_json(self) -> dict[str, Any]:
        """Which stream of chance it draws from, how far it has come and, if so, what is foretold."""
        data: dict[str, Any] = {"key": self.key[:KEY_BYTES].hex(), "drawn": self.numbers_drawn()}
        return {**data, "next": self.foretold()} if self.foretold() else data

    def owner_name(self, owner: int) -> str:
        return self.parties[owner] if owner != NOBODY else ""

    def head_to_json(self) -> dict[str, Any]:
        """Which game it is and how it is played."""
        return {
            "game": self.game.id,
            "rules": self.game.rules_version,
            "pack": self.pack.hash,
            "seats": self.seats,
            "options": plain(self.chosen_options),
        }

    def step_to_json(self, step: Step[Any]) -> dict[str, Any]:
        """A pending step as readable data; a game may name its numbers."""
        return step.to_json()

    def seat_number(self, seat: object) -> int:
        """The number of a seat that is named by its number or its name, or NOBODY; else UnknownSeat.

        >>> from ophir.games import game
        >>> game("kingdom").new(seats=3).seat_number("green")
        2
        """
        names = self.game.seat_names[: self.seats]
        if isinstance(seat, str) and seat.lower() in names:
            return names.index(seat.lower())
        if not isinstance(seat, bool) and hasattr(seat, "__index__"):
            number = index(seat)
            if NOBODY <= number < self.seats:
                return number
        allowed = ", ".join(f"{number} {name}" for number, name in enumerate(names))
        raise UnknownSeat(f"There is no seat {seat!r}; there are: {allowed}.", seat=repr(seat), allowed=allowed)

    def _illegal(self, action: int, seat: int) -> IllegalAction:
        """The error for an action that may not be taken, with the reason if the decision knows one."""
        text = self.actions[action].text
        if self.over:
            return IllegalAction(f"{text!r} is not possible: the game is over.", action=text, reason="over")
        reason: Closed | None = None
        for choice in self.choices(seat):
            if choice.action == action:
                reason = choice.closed
        if reason is not None:
            return IllegalAction(
                f"{text!r} is closed: {reason.id} (rule {reason.rule}).",
                action=text,
                reason=reason.id,
                rule=reason.rule,
                **reason.values,
            )
        who = self.game.seat_names[seat]
        return IllegalAction(
            f"{text!r} can't be taken by {who} now: {self._asked()}; legal_texts() lists what can.",
            action=text,
            reason="not-offered",
            seat=seat,
        )
