"""The contract that every game keeps. Read this first.

A `Game` knows what it is and deals a first position. A `Position` is plain data: numbers, lists of
numbers, and a stack of pending steps (`ophir.engine.steps`). Everything outside `ophir.games` (bots,
simulation, records, command line, server) is written against these two classes and `View`, the cut of a
position that one seat may know; it never asks which game it has before it.

    >>> from ophir.games import game
    >>> position = game("kingdom").new(seats=3, seed=7)
    >>> position.play("place hamath")
    <kingdom: green must decide place (D1), 22 open; scores blue 10, red 10, green 10>
"""

from __future__ import annotations

import tomllib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from operator import index
from typing import TYPE_CHECKING, Any, Final, TypeVar

from mypy_extensions import mypyc_attr

from ophir.engine.actions import Catalogue
from ophir.engine.boxes import Box
from ophir.engine.chance import KEY_BYTES, NO_KEY, Chance, key_of
from ophir.engine.errors import (
    BadOption,
    BadPack,
    BadPosition,
    BadSeats,
    IllegalAction,
    NotAtHand,
    NotOver,
    OtherRules,
    UnknownSeat,
)
from ophir.engine.events import Event
from ophir.engine.fields import Layout
from ophir.engine.finding import steps_of
from ophir.engine.options import OptionSpec, OptionValue, plain
from ophir.engine.outlook import NO_OUTLOOK, Court, Note, Outlook, Stage, WindowSpec
from ophir.engine.shapes import Scope
from ophir.engine.steps import NOTHING, Choice, Closed, Decision, Procedure, Step

if TYPE_CHECKING:
    from ophir.engine.packs import Layout as PackLayout
    from ophir.engine.packs import Pack
    from ophir.engine.texts import Texts
    from ophir.engine.verbs import Verb
    from ophir.engine.views import View

NOBODY: Final = -1
FORCED_MOST: Final = 10_000  # steps that may happen by themselves between two decisions
# Of what was asked for last.
BOXES_KEPT: Final = 256
WEIGHTS_KEPT: Final = 64

Options = Mapping[str, object]


class Outcome:
    """How a finished game ended: who won, by what, and why it was over. Everything is by party, automata included."""

    __slots__ = ("ends", "places", "scores", "sources", "tie_break", "winners")

    def __init__(
        self,
        scores: list[int],
        places: list[int],
        sources: list[dict[str, int]],
        ends: list[str],
        tie_break: str,
    ) -> None:
        self.scores = scores
        self.places = places  # 1 for the winner or the winners
        self.sources = sources  # of each party's score, they add up to it
        self.ends = ends  # every end condition that held
        self.tie_break = tie_break  # what settled or left a tie for the first place, if there was one
        self.winners = [party for party, place in enumerate(places) if place == 1]

    def __reduce__(self) -> tuple[Any, ...]:
        """How to send it to another process: a compiled class is not made without its values."""
        return Outcome, (self.scores, self.places, self.sources, self.ends, self.tie_break)

    def ahead(self, party: int, other: int) -> float:
        """Did a party come before another? 1, 0, or a half if they share a place."""
        mine, its = self.places[party], self.places[other]
        return 0.5 if mine == its else 1.0 if mine < its else 0.0

    def why(self) -> dict[str, Any]:
        """What the message `result-why` of a game is told: `how` is what settled a tie, else the end condition."""
        best = self.scores[self.winners[0]]
        others = [score for party, score in enumerate(self.scores) if party not in self.winners]
        return {
            "how": self.tie_break or self.ends[0],
            "end": self.ends,
            "winner_seat": self.winners,
            "score": best,
            "other": max(others, default=best),
        }

    def __repr__(self) -> str:
        tie = f", tie {self.tie_break}" if self.tie_break else ""
        return f"<Outcome: won by {self.winners}, scores {self.scores}, end {', '.join(self.ends)}{tie}>"

    def to_json(self) -> dict[str, object]:
        """Readable data."""
        return {name: getattr(self, name) for name in ("winners", "scores", "places", "sources", "ends", "tie_break")}


@mypyc_attr(allow_interpreted_subclasses=True)
class Weights:
    """Numbers of judgement by name; a game's own kind of weights reads them into fields."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        self.numbers: Final = dict(numbers)


PositionT = TypeVar("PositionT", bound="Position")
TableT = TypeVar("TableT", bound="Position")  # a game's own kinds
BoxT = TypeVar("BoxT", bound=Box)
WeightsT = TypeVar("WeightsT", bound=Weights)


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

    @abstractmethod
    def final_outcome(self) -> Outcome:
        """Who won and by what. It is asked only once the game is over."""

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
        return NOTHING

    def interrupt_choices(self, seat: int) -> Iterator[Choice]:
        """The same for a person: what `seat` would look for, open or closed with the reason."""
        return iter(())

    def interrupt(self, seat: int, action: int) -> None:
        """Carry out one of `interrupts(seat)` on top of the pending decision."""
        raise AssertionError("this game has no interrupts")

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
        return self.in_box().game.figures(texts, self.in_box())

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
        self.stack.pop().take(self, action)
        self.advance()

    def advance(self) -> None:
        """Run on to the next real decision: procedures run, a decision with one choice is taken by itself."""
        stack = self.stack
        forced = 0
        while stack:
            step = stack[-1]
            legal = step.legal(self)
            if len(legal) > 1:
                self.open_actions = legal
                return
            forced += 1
            assert forced <= FORCED_MOST, f"{FORCED_MOST} steps came by themselves, {step!r} is next: there is no end"
            stack.pop()
            if legal:
                step.take(self, legal[0])
            else:
                step.run(self)
        self.open_actions = NOTHING

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
        return self.game.seat_names[owner] if owner != NOBODY else ""

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


def by_scores(position: Position, weights: Weights) -> list[float]:
    """Each party's share as the scores stand: how a game without a judgement of its own is looked at."""
    scores = position.scores
    lead = [1.0 + score - min(scores) for score in scores]
    return [one / sum(lead) for one in lead]


class Game:
    """A game: what it is, who may sit, which options there are, and how a first position is dealt.

    A game's folder makes one, called `GAME`, and that is all there is to registering a game. Steps, data, weights and
    texts are found in the folder; what is not said here, the game does not have.
    """

    def __init__(
        self,
        package: str,  # the folder, as `__name__` says it there
        *,
        id: str,
        rules_version: str,
        seat_counts: tuple[int, ...],
        seat_names: tuple[str, ...],
        table: type[TableT],  # the class of its positions
        fields: Layout,  # what lies on the table
        box: Callable[[Pack, int, dict[str, OptionValue]], BoxT],
        pack_layout: PackLayout,
        deal: Callable[[TableT], None],  # on a table with everything in supply; leaves the first steps on the stack
        options: Callable[[Pack], Iterable[OptionSpec]] = lambda pack: (),
        automata: Callable[[int, Options], tuple[str, ...]] = lambda seats, options: (),
        private_actions: Iterable[str] = (),  # kinds of which others see only that one was taken
        hide_from: Callable[[TableT, int], None] = lambda table, seat: None,
        imagine: Callable[[TableT, int, Chance], None] = lambda table, seat, chance: None,
        check_table: Callable[[TableT], None] = lambda table: None,
        check_stack: Callable[[TableT], None] = lambda table: None,
        # What is pending, the next last, when a position is set up there in the turn of a seat, or of whoever begins.
        moments: Mapping[str, Callable[[TableT, int], Sequence[Step[TableT]]]] | None = None,
        drawn: tuple[str, ...] = (),  # the lists of the box that name what chance can bring
        names: Callable[[Texts, BoxT], dict[str, str]] = lambda texts, box: {},
        figures: Callable[[Texts, BoxT], dict[str, object]] = lambda texts, box: {},
        about: Callable[[Texts, BoxT, str, str], str] = lambda texts, box, kind, id: "",
        stage: Callable[[TableT], Stage] = lambda table: Stage(0),
        court: Callable[[TableT, int, int], Court] = lambda table, seat, viewer: Court([], []),
        notes: Callable[[TableT, int], dict[str, Note]] = lambda table, seat: {},
        outlook: Callable[[TableT, int], Outlook] = lambda table, action: NO_OUTLOOK,
        printed: Callable[[TableT], dict[str, Any]] = lambda table: table.pack.files,
        windows: tuple[WindowSpec, ...] = (),  # questions out of turn that a person may not want to be asked
        prospects: Callable[[TableT, WeightsT], list[float]] | None = None,
        weights: Callable[[Mapping[str, float]], WeightsT] | None = None,
    ) -> None:
        self.package: Final = package
        self.id: Final = id
        self.rules_version: Final = rules_version
        self.seat_counts: Final = seat_counts
        self.seat_names: Final = seat_names
        self.private_actions: Final = frozenset(private_actions)
        self.table: Final[Callable[[], Position]] = table
        self.fields: Final = fields
        self.automata: Final = automata
        self.pack_layout: Final = pack_layout
        self.deal: Final[Callable[[Any], None]] = deal
        self.hide_from: Final[Callable[[Any, int], None]] = hide_from
        self.imagine: Final[Callable[[Any, int, Chance], None]] = imagine
        self.check_table: Final[Callable[[Any], None]] = check_table
        self.check_stack: Final[Callable[[Any], None]] = check_stack
        self.steps_from: Final[Mapping[str, Callable[[Any, int], Sequence[Step[Any]]]]] = moments or {}
        self.drawn: Final = drawn
        self.names: Final[Callable[[Texts, Any], dict[str, str]]] = names
        self.figures: Final[Callable[[Texts, Any], dict[str, object]]] = figures
        self.about: Final[Callable[[Texts, Any, str, str], str]] = about
        self.stage: Final[Callable[[Any], Stage]] = stage
        self.court: Final[Callable[[Any, int, int], Court]] = court
        self.notes: Final[Callable[[Any, int], dict[str, Note]]] = notes
        self.outlook: Final[Callable[[Any, int], Outlook]] = outlook
        self.printed: Final[Callable[[Any], dict[str, Any]]] = printed
        self.windows: Final = windows
        self._make_box: Final[Callable[[Pack, int, dict[str, OptionValue]], Box]] = box
        self._options: Final = options
        self._prospects: Final[Callable[[Any, Any], list[float]]] = prospects or by_scores
        self._weights: Final[Callable[[Mapping[str, float]], Weights]] = weights or Weights
        self.is_judged_by_scores: Final = prospects is None
        self._boxes: dict[Any, Box] = {}
        self._pack: Pack | None = None
        self._option_specs: tuple[OptionSpec, ...] | None = None
        self._standard_weights: Weights | None = None
        self._read_weights: dict[Weights, Weights] = {}
        self._steps: dict[str, type[Step[Any]]] | None = None

    def __repr__(self) -> str:
        seats = ", ".join(map(str, self.seat_counts))
        options = ", ".join(spec.id for spec in self.option_specs)
        return f"<game {self.id}: {seats} seats; options {options or 'none'}>"

    @property
    def steps(self) -> dict[str, type[Step[Any]]]:
        """Its steps by name, to read a saved stack."""
        if self._steps is None:
            self._steps = steps_of(self.package)
        return self._steps

    @property
    def standard_pack(self) -> Pack:
        """The data that ships with the game."""
        if self._pack is None:
            from ophir.engine.packs import load_standard

            self._pack = load_standard(files(self.package) / "data", self.pack_layout)
        return self._pack

    @property
    def option_specs(self) -> tuple[OptionSpec, ...]:
        """The options with types, defaults and allowed values."""
        if self._option_specs is None:
            self._option_specs = tuple(self._options(self.standard_pack))
        return self._option_specs

    @property
    def actions(self) -> Catalogue:
        """The catalogue of the standard pack."""
        seats = max(self.seat_counts)
        return self.box_for(self.standard_pack, seats, self.read_options(seats, None)).actions

    def box_for(self, pack: Pack, seats: int, options: dict[str, OptionValue]) -> Box:
        """The box for this pack, number of seats and options; the same ones share it."""
        key = pack, seats, tuple(options.items())
        found = self._boxes.get(key)
        if found is None:
            found = self._make_box(pack, seats, options)
            found.game = self
            found.parties = self.parties(seats, options)
            if len(self._boxes) == BOXES_KEPT:
                del self._boxes[next(iter(self._boxes))]
            self._boxes[key] = found
        return found

    def parties(self, seats: int, options: Options) -> tuple[str, ...]:
        """Who scores and can win, by id: the seats by name, then the automata.

        An automaton plays along without a chair: it scores and can win but decides nothing. The position plays its
        turns by itself, between the decisions, as events of its party; what the rules let a person decide for it is a
        decision of that person's seat. Its name is the message `automaton-<id>`. `options` are all of them, as
        `read_options` gives them.
        """
        return (*self.seat_names[:seats], *self.automata(seats, options))

    def check_pack(self, pack: Pack) -> None:
        """Raise BadPack if `pack` can't be played."""
        for seats in self.seat_counts:
            try:
                options = self.read_options(seats, None, pack)
            except BadOption as wrong:
                file = next(file for file, table, _ in pack.records() if table == "option")
                allowed = f"must be {wrong.values['allowed']}"
                raise BadPack(file, f"option {wrong.values['option']}", "default", allowed) from None
            self.box_for(pack, seats, options)

    def empty_table(self, box: Box) -> Position:
        """A table before anything is dealt, with nothing pending."""
        table = self.table()
        table.set_key(NO_KEY)
        table.stack = []
        table.open_actions = NOTHING
        table.events = None
        setattr(table, "box", box)  # noqa: B010  # an attribute of every game's table, though not of `Position`
        self.fields.start(table, self._scope(box, True))
        return table

    def table_from_state(self, box: Box, state: Mapping[str, Any], full: bool) -> Position:
        """The table that readable data describes; `full`: nothing may be hidden. Raises BadPosition."""
        table = self.empty_table(box)
        self.fields.read(table, self._scope(box, full), state)
        self.check_table(table)
        return table

    def _scope(self, box: Box, full: bool) -> Scope:
        return Scope(box, box.parties, full)

    def new(
        self, seats: object, options: Options | None = None, seed: object = 0, pack: Pack | None = None
    ) -> Position:
        """A position at the first decision. Wrong seats, options and seeds raise what they are refused for."""
        count = self.read_seats(seats)
        box = self.box_for(pack or self.standard_pack, count, self.read_options(count, options, pack))
        if box.undealt is None:
            box.undealt = self.empty_table(box)
        position = box.undealt.clone()
        position.set_key(key_of(seed))
        self.deal(position)
        position.advance()
        return position

    @property
    def weights(self) -> Weights:
        """The numbers behind `prospects`, which tuning tries to better."""
        if self._standard_weights is None:
            path = files(self.package) / "weights.toml"
            numbers = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
            self._standard_weights = self._weights({name: float(number) for name, number in numbers.items()})
        return self._standard_weights

    def prospects(self, position: Position, weights: Weights | None = None) -> list[float]:
        """Each party's estimated share of the victory, from open information and its own hand; they add up to 1.

        This is what bots look ahead with. It need not be right, only better than nothing and fast.
        """
        if not position.stack:
            places = position.outcome.places
            return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
        return self._prospects(position, self.weights if weights is None else self.own_weights(weights))

    def own_weights(self, weights: Weights) -> Weights:
        """Weights of any kind as the game's own; the same ones are read once."""
        found = self._read_weights.get(weights)
        if found is None:
            if len(self._read_weights) == WEIGHTS_KEPT:
                del self._read_weights[next(iter(self._read_weights))]
            found = weights if type(weights) is type(self.weights) else self._weights(weights.numbers)
            self._read_weights[weights] = found
        return found

    @property
    def moments(self) -> tuple[str, ...]:
        """The moments of the rulebook at which a position can be set up; each is named by the message `phase-<id>`."""
        return tuple(self.steps_from)

    def setup(
        self,
        seats: object = None,
        at: str = "",
        turn: object = None,
        options: Options | None = None,
        seed: object = 0,
        pack: Pack | None = None,
        chance: Sequence[str] = (),
        **said: Any,
    ) -> Position:
        """A position of which you say what matters, at its next real decision; the rest is as on an empty table.

        `at` is one of `moments`, `turn` the seat whose turn begins there. `said` are fields of `to_json()["state"]`,
        those of a seat under its name; what follows from others is filled in, and BadPosition names what can't be.
        `chance` names what it brings next: BadChance if that can't be when it comes up, and nothing has changed then.
        `events` tell what happened by itself.

        >>> from ophir.games import game
        >>> game("kingdom").setup(at="market", turn="red", red={"cubes": {"stone": 2}}, high_priest="blue")
        <kingdom: red must decide market (D3), 5 open; scores blue 10, red 10>
        """
        from ophir.engine.setup import set_up

        return set_up(self, seats, at, turn, options, seed, pack, chance, said)

    def step_from_json(self, position: Position, data: Mapping[str, Any]) -> Step[Any]:
        """A pending step from readable data."""
        make = self.steps.get(str(data.get("step")))
        if make is None:
            raise BadPosition("stack", f"{data.get('step')!r} is no step; known: {', '.join(self.steps)}")
        fields = make.fields
        numbers = {name: value for name, value in data.items() if name != "step"}
        if set(numbers) != set(fields) or not all(type(value) is int for value in numbers.values()):
            raise BadPosition("stack", f"{data['step']} takes the numbers {', '.join(fields) or 'none'}")
        for name, value in numbers.items():
            most = fields[name].of(position.in_box()) - 1
            if not 0 <= value <= most:
                raise BadPosition("stack", f"{data['step']}: {name} must be from 0 to {most}, not {value}")
        return make(*(numbers[name] for name in fields))

    def read_seats(self, seats: object) -> int:
        """`seats`, or BadSeats."""
        if type(seats) is not int or seats not in self.seat_counts:
            allowed = ", ".join(map(str, self.seat_counts))
            raise BadSeats(
                f"{self.id} is for {allowed} seats, not {seats!r}.",
                game=self.id,
                seats=seats,
                allowed=allowed,
            )
        return seats

    def data(self, wanted: str, pack: Pack | None = None, name: str = "") -> Pack:
        """The data that goes by a hash, also of earlier days, with the corrections of `pack` laid over it.

        Raises OtherData if it is not at hand; `name` is what it was called.
        """
        from ophir.engine.history import find_data

        given = pack or self.standard_pack
        return given if wanted == given.hash else find_data(self.standard_pack, wanted, given.own, name)

    def check_rules(self, version: str) -> None:
        """Raise OtherRules unless these are the rules of this version."""
        if version != self.rules_version:
            raise OtherRules(
                f"This was played under rules {version} of {self.id}; this Ophir has rules {self.rules_version}. "
                "Use the Ophir that made it.",
                game=self.id,
                rules=version,
                known=self.rules_version,
            )

    def read_options(self, seats: int, options: Options | None, pack: Pack | None = None) -> dict[str, OptionValue]:
        """All options with their values, or BadOption naming the option and what is allowed.

        What is not chosen has the default of the data that the game is played with.
        """
        usual = {spec.id: spec.default for spec in self.option_specs}
        if pack is not None and pack is not self.standard_pack:
            listed = pack.option_defaults()
            usual |= {spec.id: spec.read(listed[spec.id]) for spec in self.option_specs if spec.id in listed}
        if not options:
            return usual
        specs = {spec.id: spec for spec in self.option_specs}
        for name in options:
            if name not in specs:
                raise BadOption(
                    f"{self.id} has no option {name!r}; it has {', '.join(specs)}.",
                    option=name,
                    allowed=", ".join(specs),
                )
        chosen = {id: spec.read(options[id]) if id in options else usual[id] for id, spec in specs.items()}
        for spec in specs.values():
            if chosen[spec.id] != usual[spec.id]:
                self._check_needs(spec, seats, chosen)
        return chosen

    def chosen_options(self, seats: int, options: Options | None, pack: Pack | None = None) -> dict[str, OptionValue]:
        """The options that differ from the default, or BadOption."""
        usual = self.read_options(seats, None, pack)
        return {name: one for name, one in self.read_options(seats, options, pack).items() if one != usual[name]}

    def _check_needs(self, spec: OptionSpec, seats: int, chosen: dict[str, OptionValue]) -> None:
        if spec.seats and seats not in spec.seats:
            allowed = " or ".join(map(str, spec.seats))
            raise BadOption(f"Option {spec.id} is for {allowed} seats, not {seats}.", option=spec.id, allowed=allowed)
        for other, values in spec.needs.items():
            if chosen[other] not in values:
                allowed = f"{other}={' or '.join(values)}"
                raise BadOption(f"Option {spec.id} goes only with {allowed}.", option=spec.id, allowed=allowed)

    def from_json(self, data: Mapping[str, Any], pack: Pack | None = None) -> Position:
        """A position from what `to_json` gave; unknown or inconsistent data is refused with the field's name."""
        position = self._read(data, pack, full=True)
        chance = data.get("chance")
        if not isinstance(chance, Mapping) or not {"key", "drawn"} <= set(chance) <= {"key", "drawn", "next"}:
            raise BadPosition("chance", "must hold key and drawn, and may hold next")
        try:
            key = bytes.fromhex(chance["key"])
        except (TypeError, ValueError):
            key = NO_KEY
        if len(key) != KEY_BYTES:
            raise BadPosition("chance.key", f"must be {KEY_BYTES} bytes in hexadecimal")
        position.set_key(key)
        drawn = chance["drawn"]
        if type(drawn) is not int or not 0 <= drawn < 1_000_000:
            raise BadPosition("chance.drawn", "must be a number of draws from 0 up")
        position.skip_chance(drawn)
        if "next" in chance:
            from ophir.engine.setup import read_foretold

            position.foretell(read_foretold(position, chance["next"]))
        if position.stack:
            legal = position.stack[-1].legal(position)
            if len(legal) < 2:
                raise BadPosition("stack", "its top must be a decision with at least two choices")
            position.open_actions = legal
        return position

    def view_from_json(self, data: Mapping[str, Any], pack: Pack | None = None) -> View:
        """A view from what `View.to_json` gave: all that a bot in another process needs."""
        from ophir.engine.views import View

        seat = data.get("seat")
        position = self._read(data, pack, full=False)
        if type(seat) is not int or not NOBODY <= seat < position.seats:
            raise BadPosition("seat", f"must be a seat from 0 to {position.seats - 1}, or -1 for a spectator")
        if position.stack and seat == position.to_move:
            position.open_actions = position.stack[-1].legal(position)
        return View(position, seat)

    def _read(self, data: Mapping[str, Any], pack: Pack | None, full: bool) -> Position:
        if not isinstance(data, Mapping):
            raise BadPosition("position", f"must be an object, not {type(data).__name__}")
        if data.get("game") != self.id:
            raise BadPosition("game", f"must be {self.id!r}, not {data.get('game')!r}")
        try:
            self.check_rules(str(data.get("rules")))
            used = self.data(str(data.get("pack")), pack)
        except OtherRules as other_rules:
            raise BadPosition("rules", f"is {data.get('rules')!r}: {other_rules}") from None
        except NotAtHand as other_data:
            raise BadPosition("pack", f"is {data.get('pack')!r}: {other_data}") from None
        options = data.get("options")
        if not isinstance(options, Mapping):
            raise BadPosition("options", "must be an object")
        try:
            seats = self.read_seats(data.get("seats"))
            chosen = self.read_options(seats, options, used)
        except BadSeats as bad_seats:
            raise BadPosition("seats", str(bad_seats)) from None
        except BadOption as bad_option:  # another name than above: a compiled variable has one type
            raise BadPosition("options", str(bad_option)) from None
        state = data.get("state")
        stack = data.get("stack")
        if not isinstance(state, Mapping):
            raise BadPosition("state", "must be an object")
        if not isinstance(stack, list) or not all(isinstance(item, Mapping) for item in stack):
            raise BadPosition("stack", "must be a list of steps")
        position = self.table_from_state(self.box_for(used, seats, chosen), state, full)
        position.stack = [self.step_from_json(position, item) for item in stack]
        if position.stack and isinstance(position.stack[-1], Procedure):
            raise BadPosition("stack", "its top must be a decision")
        self.check_stack(position)
        position.open_actions = NOTHING
        position.events = None
        return position
