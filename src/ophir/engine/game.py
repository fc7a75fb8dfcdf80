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
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ophir.engine.actions import Catalogue
from ophir.engine.boxes import Box
from ophir.engine.chance import NO_KEY, Chance, key_of
from ophir.engine.errors import BadOption, BadPack, BadSeats, OtherRules
from ophir.engine.fields import Layout
from ophir.engine.finding import steps_of
from ophir.engine.judgement import Features, Judgement
from ophir.engine.options import OptionSpec, OptionValue, written
from ophir.engine.outcomes import Outcome
from ophir.engine.outlook import NO_OUTLOOK, Court, Note, Outlook, Stage, WindowSpec
from ophir.engine.positions import Position
from ophir.engine.shapes import NOBODY, Scope
from ophir.engine.steps import NOTHING, Choice, Step
from ophir.engine.weights import Weights, by_scores

if TYPE_CHECKING:
    from ophir.engine.packs import Layout as PackLayout
    from ophir.engine.packs import Pack
    from ophir.engine.texts import Texts
    from ophir.engine.views import View

__all__ = ["NOBODY", "Game", "Options", "Outcome", "Position", "Weights"]

# Of what was asked for last.
BOXES_KEPT: Final = 256
WEIGHTS_KEPT: Final = 64

Options = Mapping[str, object]

TableT = TypeVar("TableT", bound=Position)  # a game's own kinds
BoxT = TypeVar("BoxT", bound=Box)
WeightsT = TypeVar("WeightsT", bound=Weights)


def untold(table: Any) -> Outcome:
    raise AssertionError(f"neither {table.game.id} nor its table says who has won")


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
        earlier_rules: tuple[str, ...] = (),  # whose games go on, because the data of their day says what was other
        seat_counts: tuple[int, ...],
        seat_names: tuple[str, ...],
        table: type[TableT],  # the class of its positions
        fields: Layout,  # what lies on the table
        box: Callable[[Pack, int, dict[str, OptionValue]], BoxT],
        pack_layout: PackLayout,
        deal: Callable[[TableT], None],  # on a table with everything in supply; leaves the first steps on the stack
        options: Callable[[Pack], Iterable[OptionSpec]] = lambda pack: (),
        outcome: Callable[[TableT], Outcome] = untold,  # of a game that is over, unless its table tells it itself
        # What a seat may do although the decision is another's; the same for a person; and doing it.
        interrupts: Callable[[TableT, int], list[int]] = lambda table, seat: NOTHING,
        interrupt_choices: Callable[[TableT, int], Iterator[Choice]] = lambda table, seat: iter(()),
        interrupt: Callable[[TableT, int, int], None] = lambda table, seat, action: None,
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
        features: Features | None = None,  # what matters in it: bots look ahead with judgement.toml, which weighs them
        asks_everybody: str = "",  # the switch with which they are put also to those who can but decline
        prospects: Callable[[TableT, WeightsT], list[float]] | None = None,
        weights: Callable[[Mapping[str, float]], WeightsT] | None = None,
    ) -> None:
        self.package: Final = package
        self.id: Final = id
        self.rules_version: Final = rules_version
        self.earlier_rules: Final = earlier_rules
        self.seat_counts: Final = seat_counts
        self.seat_names: Final = seat_names
        self.private_actions: Final = frozenset(private_actions)
        self.table: Final[Callable[[], Position]] = table
        self.fields: Final = fields
        self.automata: Final = automata
        self.pack_layout: Final = pack_layout
        self.deal: Final[Callable[[Any], None]] = deal
        self.final_outcome: Final[Callable[[Any], Outcome]] = outcome
        self.interrupts: Final[Callable[[Any, int], list[int]]] = interrupts
        self.interrupt_choices: Final[Callable[[Any, int], Iterator[Choice]]] = interrupt_choices
        self.interrupt: Final[Callable[[Any, int, int], None]] = interrupt
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
        self.asks_everybody: Final = asks_everybody
        self._make_box: Final[Callable[[Pack, int, dict[str, OptionValue]], Box]] = box
        self._options: Final = options
        self._prospects: Final[Callable[[Any, Any], list[float]]] = prospects or by_scores
        self._weights: Final[Callable[[Mapping[str, float]], Weights]] = weights or Weights
        self.features: Final = features
        self.is_judged_by_scores: Final = prospects is None and features is None
        self._boxes: dict[Any, Box] = {}
        self._usual_boxes: dict[int, Box] = {}  # by seats, without options and corrections
        self._pack: Pack | None = None
        self._option_specs: tuple[OptionSpec, ...] | None = None
        self._standard_weights: Weights | None = None
        self._judgement: Judgement | None = None
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
        usual = not options and pack is None
        box = self._usual_boxes.get(count) if usual else None
        if box is None:
            box = self.box_for(pack or self.standard_pack, count, self.read_options(count, options, pack))
            if usual:
                self._usual_boxes[count] = box
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

    @property
    def judgement(self) -> Judgement | None:
        """What its features weigh; None if it names none."""
        if self._judgement is None and self.features is not None:
            from ophir.engine.judgement_files import read_judgement

            self._judgement = read_judgement(files(self.package) / "judgement.toml", self.id, self.features)
        return self._judgement

    def prospects(self, position: Position, used: Judgement | Weights | None = None) -> list[float]:
        """Each party's estimated share of the victory, from open information and its own hand; they add up to 1.

        This is what bots look ahead with, with the judgement in force or another one. It need not be right, only better
        than nothing and fast.
        """
        if not position.stack:
            places = position.outcome.places
            return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
        judgement = used if isinstance(used, Judgement) else self._judgement or self.judgement
        if judgement is not None:
            return judgement.shares(position)
        return self._prospects(position, self.own_weights(used) if isinstance(used, Weights) else self.weights)

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
        """Raise OtherRules unless games under the rules of this version go on here."""
        if version != self.rules_version and version not in self.earlier_rules:
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
        value = chosen[spec.id]
        if isinstance(value, str) and seats not in spec.seats_of.get(value, (seats,)):
            allowed = " or ".join(map(str, spec.seats_of[value]))
            raise BadOption(
                f"Option {spec.id}={value} is for {allowed} seats, not {seats}.", option=spec.id, allowed=allowed
            )
        for other, values in spec.needs.items():
            if chosen[other] not in values:
                allowed = f"{other}={' or '.join(values)}"
                raise BadOption(f"Option {spec.id} goes only with {allowed}.", option=spec.id, allowed=allowed)
        for word in (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ():
            for other, fitting in spec.needs_of.get(word, {}).items():
                if chosen[other] not in fitting:
                    allowed = f"{other}={' or '.join(map(written, fitting))}"
                    raise BadOption(
                        f"Option {spec.id}={word} goes only with {allowed}.", option=spec.id, allowed=allowed
                    )

    def from_json(self, data: Mapping[str, Any], pack: Pack | None = None) -> Position:
        """A position from what `to_json` gave; unknown or inconsistent data is refused with the field's name."""
        from ophir.engine.reading import position_from_json

        return position_from_json(self, data, pack)

    def view_from_json(self, data: Mapping[str, Any], pack: Pack | None = None) -> View:
        """A view from what `View.to_json` gave: all that a bot in another process needs."""
        from ophir.engine.reading import view_from_json

        return view_from_json(self, data, pack)
