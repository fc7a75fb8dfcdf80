"""A table: its log read from the beginning. Plain state without I/O; `tables` decides what is written.

`apply` takes an entry that is already durable. What may be written is asked before: `check_move`, `check_undo`.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby, islice
from typing import Final, NamedTuple, assert_never

from ophir.bots.review import Look
from ophir.engine.chance import commitment, shared_seed
from ophir.engine.errors import IllegalAction, NothingToUndo
from ophir.engine.events import Event
from ophir.engine.game import NOBODY, Game, Position
from ophir.engine.matches import Match
from ophir.engine.outlook import WindowSpec
from ophir.engine.records import Record, read_record
from ophir.engine.tutorials import Asked, tutorial_of
from ophir.games import game
from ophir.server import ahead, entries
from ophir.server.lagging import Lag
from ophir.server.limits import UNDONE_A_MOVE, UNDONE_FREE
from ophir.server.packs import laid, laid_at_first
from ophir.server.past import Happened, Past
from ophir.server.protocol import ChatLine, Order, ScorePoint, Status
from ophir.server.seats import opens
from ophir.server.trouble import NotInTutorial, StaleVersion, UndoneEnough, UnknownSeat, WrongStatus

TOLD: Final[list[Event]] = []  # instead of a move's events: they are in the history
BETWEEN_COMMENTS: Final = " | "  # in a record, where a move has one line
FIRST_RULES: Final = "1"  # of tables that were made before they said by which rules they are played


class Turn(NamedTuple):
    """Which seat decides, since how many moves, and when its time is over (wall time; 0 without a clock)."""

    seat: int
    moves: int
    until: float


NO_TURN: Final = Turn(NOBODY, 0, 0.0)


class Chair:
    """A seat and who is on it."""

    __slots__ = (
        "bot",
        "contribution",
        "guest",
        "hints",
        "key",
        "kind",
        "late",
        "name",
        "resigned",
        "resigns",
        "returned",
        "took_back",
    )

    def __init__(self, place: entries.Place) -> None:
        self.kind = place.kind
        self.name = place.name
        self.bot = place.bot
        self.key = place.key
        self.contribution = ""
        self.resigns = False  # votes for ending without a result
        self.resigned = False
        self.hints = 0
        self.late = 0
        self.guest = place.guest  # came by link, not with the one who opened the table
        self.returned = 0
        self.took_back = 0

    @property
    def claimed(self) -> bool:
        """Does a person hold the key to it?"""
        return bool(self.key)

    def again(self) -> entries.Place:
        """Who sits here when the same is played again: who resigned does, too."""
        if self.resigned:
            return entries.Place("human", self.name, "", self.key, self.guest)
        return entries.Place(self.kind, self.name, self.bot, self.key, self.guest)


class Table:
    """The state of one table."""

    __slots__ = (  # of which a server has a thousand
        "_ended",
        "_turn_of",
        "ahead",
        "answer_by",
        "arranged",
        "chairs",
        "changed",
        "chart",
        "chat",
        "comments",
        "commitment",
        "created",
        "game",
        "hands_open",
        "history",
        "id",
        "itself",
        "lag",
        "looks",
        "match",
        "move_by",
        "options",
        "order",
        "owner",
        "pace",
        "pack",
        "rematch",
        "sequence",
        "stand_in",
        "status",
        "turn",
        "version",
    )

    def __init__(self, id: str, created: entries.Created, at_once: bool = False) -> None:
        self.id = id
        self.itself = object()  # another one for a table that is read again and may be another by then
        self.sequence = 1  # of the next entry; the first was `created`
        self.created = created
        self.changed = created.time
        self.game: Game = game(created.game)
        record = read_record(created.record) if created.record else None
        self.game.check_rules(created.rules or (record.rules if record else FIRST_RULES))
        data = created.data or (record.pack[1] if record else "")
        self.pack = laid(self.game, created.pack, data) if data else laid_at_first(self.game, created.pack)
        self.options = self.game.read_options(len(created.places), created.options, self.pack)
        self.chairs = [Chair(place) for place in created.places]
        self.owner = created.owner
        self.status: Status = "waiting"
        self.version = 0
        self.pace = created.pace
        self.match: Match | None = None
        self.history = Past()
        self.chat: list[ChatLine] = []
        self.arranged: Counter[int] = Counter()  # changes of each seat, and of the whole (NOBODY), besides the game
        self.rematch = ""
        self.looks: list[Look] = []  # at decisions of the game, in the order in which they were made
        self.order = Order()
        self.chart: tuple[int, list[ScorePoint]] | None = None  # and the version it is of
        self.hands_open = True  # once the game is over
        self.answer_by = 0.0  # when a question that is put at even pace ends, by the monotonic clock; 0: none is put
        self.turn = NO_TURN
        self.stand_in = ""  # the bot that makes the moves of this turn, since its time was over
        self.move_by = 0.0  # when the turn ends, by the monotonic clock; 0: its time does not run
        self._turn_of: tuple[int, int, str, int] | None = None  # what makes it another turn
        self._ended: dict[int, float] = {}  # when the last turn of each seat would have ended
        self.lag: Lag | None = None  # if spectators look on with a delay
        self.commitment = "" if created.seed or created.record else commitment(created.secret)
        self.comments: Counter[int] = Counter()  # by seat
        self.ahead: dict[int, ahead.Ahead] = {}  # what seats answer before they are asked
        if record is not None:
            self._go_on(record)
            self._keep_time(created)
        if not at_once and (created.delay_moves or created.delay_turns or created.delay_minutes):
            shown = Table(id, created, at_once=True)
            self.lag = Lag(shown, created.delay_moves, created.delay_turns, 60.0 * created.delay_minutes)

    # Reading the log.

    def apply(self, entry: entries.Entry) -> None:
        """Take in an entry that is durable."""
        self.sequence += 1
        if not isinstance(entry, entries.AnsweredAhead):  # of which nobody else may know
            self.changed = entry.time
            if self.lag is not None:
                self.lag.put(entry)
        self.arranged[getattr(entry, "seat", NOBODY)] += isinstance(entry, entries.ARRANGING)
        match entry:
            case entries.Played():
                self._played(entry.seat, [entry.action])
            case entries.PlayedTogether():
                self._played(entry.seat, entry.actions)
            case entries.TookBack():
                self._took_back(entry)
            case entries.Said():
                name = self.chairs[entry.seat].name if entry.seat != NOBODY else ""
                self.chat.append(ChatLine(len(self.chat), entry.seat, name, entry.text, entry.time))
            case entries.Sat():
                chair = self.chairs[entry.seat]
                chair.kind, chair.name, chair.key = "human", entry.name, entry.key
                chair.contribution = entry.contribution
                chair.guest = True
            case entries.Changed():
                chair = self.chairs[entry.seat]
                if entry.kind == "human" and self.turn.seat == entry.seat and 0 < self.turn.until <= entry.time:
                    self.stand_in = self.stand_in or chair.bot  # its time is over: the bot ends this turn
                chair.kind, chair.bot, chair.name = entry.kind, entry.bot, entry.name
                chair.resigns = False
                # Whoever is put out before the start must not see what comes to the seat; later a bot plays for him.
                if entry.kind == "open" or (entry.kind == "bot" and self.status == "waiting"):
                    chair.key = chair.contribution = ""
            case entries.Started():
                self._started(entry)
            case entries.Voted():
                self.chairs[entry.seat].resigns = entry.vote
            case entries.Abandoned():
                self.version += 1
                self.status = "abandoned"
                self.hands_open = entry.opened
            case entries.Resigned():
                self._resigned(entry.seat, entry.over, entry.bot)
            case entries.OutOfTime():
                self._out_of_time(entry)
            case entries.ClockSet():
                self.turn = self.turn._replace(until=entry.until)
            case entries.Hinted():
                self.chairs[entry.seat].hints += 1
            case entries.Ordered():
                self.order = entry.order
            case entries.Returned():
                chair = self.chairs[entry.seat]
                chair.kind, chair.bot, chair.key = "human", "", entry.key
                chair.returned += 1
            case entries.Paced():
                self.pace = entry.pace
            case entries.RematchSet():
                self.rematch = entry.table
            case entries.Reviewed():
                self.looks += entry.looks
            case entries.Commented():
                self._commented(entry)
            case entries.AnsweredAhead():
                self.ahead.pop(entry.seat, None)
                if entry.action:
                    self.ahead[entry.seat] = ahead.Ahead(entry.ask, entry.action, entry.same, entry.again)
            case entries.Created():
                raise AssertionError("a table is created once")
            case _:
                assert_never(entry)
        self._keep_time(entry)
        if self.ahead:
            self.ahead = ahead.kept(self.ahead, entry, self.position if self.status == "playing" else None)

    def _keep_time(self, entry: entries.Entry) -> None:
        """Has another turn begun, and until when has it time? Nobody gains any by taking back, or by a bot."""
        position = self.position
        if self.status != "playing" or position is None or position.over:
            self.turn, self._turn_of, self.stand_in = NO_TURN, None, ""
            return
        seat, stage = position.to_move, position.stage()
        turn_of = (seat, stage.round, stage.phase, stage.turn)
        clock = self.created.clock
        until = entry.time + clock.seconds if clock else 0.0
        if turn_of != self._turn_of:
            if isinstance(entry, entries.TookBack):
                until = min(until, self._ended.get(seat, until))
            self.turn, self._turn_of, self.stand_in = Turn(seat, len(self.begun().played), until), turn_of, ""
            if self.lag is not None:
                self.lag.turn += 1
        elif isinstance(entry, entries.Returned) and clock and self.turn.until <= entry.time:
            self.turn = self.turn._replace(until=until)  # all others want its person back
        self._ended[seat] = self.turn.until

    @property
    def on_clock(self) -> bool:
        """Does a person's time run?"""
        seat = self.turn.seat
        return self.created.clock is not None and seat != NOBODY and not self.bot_for(seat)

    def bot_for(self, seat: int) -> str:
        """The bot that decides for a seat now; empty if its person does."""
        chair = self.chairs[seat]
        return chair.bot if chair.kind == "bot" else self.stand_in if seat == self.turn.seat else ""

    def _started(self, entry: entries.Started) -> None:
        for chair, contribution in zip(self.chairs, entry.contributions, strict=True):
            chair.contribution = contribution
        created = self.created
        seed = created.seed or shared_seed(created.secret, entry.contributions)
        self.match = Match.new(self.game, len(self.chairs), created.options, seed, self.pack)
        record = self.match.record
        record.players = ["_".join(name.split()) for name in self.names()]
        if not created.seed:
            record.commitment = self.commitment
            record.contributions = entry.contributions
        self.version = 1
        self.status = "playing"

    def _go_on(self, record: Record) -> None:
        self.match = Match(self.game, record, self.pack)
        self.version = 1
        for played in self.match.played:
            self.version += 1
            kind = self.match.position.actions[played.action].kind
            self.history.append(Happened(self.version, played.seat, played.move.action, kind, played.events))
            played.events = TOLD
        self.match.settle()
        self.history.settle(max(map(self.match.undoable, range(len(self.chairs)))))
        self.status = "finished" if self.match.position.over else "playing"

    def _played(self, seat: int, texts: list[str]) -> None:
        match = self.playing()
        first = self.version + 1
        for text in texts:
            action = match.position.actions.parse(text)
            events = match.play(action.id, seat)
            self.version += 1
            self.history.append(Happened(self.version, seat, action.text, action.kind, events, first=first))
            match.played[-1].events = TOLD
        match.settle()
        self.history.settle(match.undoable(seat))
        if match.position.over:
            self.status = "finished"

    def _resigned(self, seat: int, over: bool, bot: str, how: str = "resigned") -> None:
        chair = self.chairs[seat]
        chair.resigned = True
        self.version += 1
        moves = self.playing().record.moves
        if moves:
            moves[-1].comment = f"{self.game.seat_names[seat]} {how}"
        if over:
            self.status = "finished"
        else:
            chair.kind, chair.bot = "bot", bot

    def _out_of_time(self, entry: entries.OutOfTime) -> None:
        chair = self.chairs[entry.seat]
        chair.late += 1
        match entry.then:
            case "move":
                self.stand_in = entry.bot
            case "bot":
                chair.kind, chair.bot = "bot", entry.bot
            case "lost":
                self._resigned(entry.seat, entry.over, entry.bot, "lost on time")

    def _commented(self, entry: entries.Commented) -> None:
        move = next(islice(self.begun().record.played(), entry.move - 1, None))
        said = f"{self.names()[entry.seat]}: {entry.text}"
        move.comment = f"{move.comment}{BETWEEN_COMMENTS}{said}" if move.comment else said
        self.comments[entry.seat] += 1

    def resigned(self) -> list[int]:
        """The seats that gave up."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.resigned]

    def _took_back(self, entry: entries.TookBack) -> None:
        self.playing().undo(entry.seat, entry.count)
        self.version += 1
        self.chairs[entry.seat].took_back += entry.count
        self.history.take_back(self.version, entry.seat, entry.count)

    # What may be written.

    def playing(self) -> Match:
        """The game, which must be going on."""
        self.must_be("playing")
        assert self.match is not None
        return self.match

    def begun(self) -> Match:
        """The game, which must have begun."""
        if self.match is None:
            raise WrongStatus("The game has not started yet.", status=self.status)
        return self.match

    def must_be(self, *allowed: Status) -> None:
        """Raise WrongStatus unless the table is in one of these states."""
        if self.status not in allowed:
            raise WrongStatus(f"The table is {self.status}, not {' or '.join(allowed)}.", status=self.status)

    def must_be_at(self, version: int) -> None:
        """Raise StaleVersion unless this is the version now."""
        if version != self.version:
            raise StaleVersion(
                f"The table is at version {self.version}, you saw {version}; nothing was done.", version=self.version
            )

    def check_move(self, seat: int, text: str, version: int) -> str:
        """The notation of an action that `seat` may take now; else an error that says why not."""
        position = self.playing().position
        self.must_be_at(version)
        self.chair(seat)
        action = position.actions.parse(text)
        legal = position.legal() if seat == position.to_move else position.interrupts(seat)
        if action.id not in legal:
            position.apply(action.id, seat)  # raises IllegalAction with the reason, and changes nothing
            raise AssertionError("an action that is not legal was taken")
        asked = self.asked()
        if asked is not None and (asked.seat != seat or action.text not in asked.actions):
            raise NotInTutorial(f"The tutorial asks for {asked.actions[0]!r} now.", action=asked.actions[0])
        return action.text

    def check_together(self, seat: int, texts: list[str], version: int) -> list[str]:
        """The moves by which `seat` takes several actions at once, in notation; else an error that says why not."""
        position = self.playing().position
        self.must_be_at(version)
        self.chair(seat)
        if (asked := self.asked()) is not None:
            raise NotInTutorial(f"The tutorial asks for {asked.actions[0]!r} now.", action=asked.actions[0])
        if seat != position.to_move:
            raise IllegalAction("Somebody else is asked now.", action=", ".join(texts), reason="not-offered", seat=seat)
        return [position.actions[move].text for move in position.together(texts)]

    def asked(self) -> Asked | None:
        """The move that a tutorial's script wants now; None at an ordinary table, and once the script is over."""
        tutorial = tutorial_of(self.game) if self.created.tutorial else None
        if tutorial is None or self.match is None or self.status != "playing":
            return None
        return tutorial.next(self.match.position, len(self.match.played))

    def check_undo(self, seat: int, count: int, version: int) -> None:
        """May `seat` take back its last `count` actions?"""
        match = self.playing()
        self.must_be_at(version)
        self.chair(seat)
        allowed = match.undoable(seat)
        if not 1 <= count <= allowed:
            raise NothingToUndo(
                f"You may take back {allowed} actions now, not {count}.",
                seat=seat,
                count=allowed,
                reason=match.why_final(seat),
            )
        most = UNDONE_FREE + UNDONE_A_MOVE * sum(played.seat == seat for played in match.played)
        if self.chairs[seat].took_back + count > most:
            raise UndoneEnough("You have taken back very much by now; play on first.", limit=most)

    def evenly_asked(self) -> WindowSpec | None:
        """The question that is put now and must tell nobody what is held; None if none is."""
        decision = self.position.decision if self.position and self.status == "playing" else None
        if decision is None or self.created.answers == "open":
            return None
        return next((window for window in self.game.windows if window.ask == decision.ask), None)

    def strokes(self, count: int) -> list[int]:
        """The last `count` moves, the latest first, in strokes: what was taken together is one."""
        stood = [line.first for line in self.history.stood()]
        return [len(list(together)) for _, together in groupby(reversed(stood[-count:]))] if count else []

    def chair(self, seat: int) -> Chair:
        """The chair of a seat, or UnknownSeat."""
        if not 0 <= seat < len(self.chairs):
            raise UnknownSeat(f"There is no seat {seat} at this table.", seat=seat)
        return self.chairs[seat]

    def seats_of(self, secret: str) -> list[int]:
        """The seats that a secret opens."""
        return [seat for seat, chair in enumerate(self.chairs) if opens(secret, chair.key)]

    def needs_nobody_but(self, secrets: list[str]) -> bool:
        """Do these secrets open every seat that a person has, so that nobody else has to agree?"""
        return all(
            chair.kind == "bot" or (chair.kind == "human" and any(opens(secret, chair.key) for secret in secrets))
            for chair in self.chairs
        )

    def may_ask_for_hints(self) -> bool:
        """Do bots give hints here?"""
        return self.created.hints or not self.created.between

    def is_owner(self, secret: str) -> bool:
        """Is this the owner's secret?"""
        return opens(secret, self.owner)

    def names(self) -> list[str]:
        """What each player is called: the given name, or the color."""
        return [chair.name or self.game.seat_names[seat] for seat, chair in enumerate(self.chairs)]

    def automata(self) -> tuple[str, ...]:
        """Who plays along without a chair, by id."""
        seats = len(self.chairs)
        options = self.position.options if self.position else self.game.read_options(seats, self.created.options)
        return self.game.automata(seats, options)

    @property
    def is_open(self) -> bool:
        """Over, so that nothing is hidden any more?"""
        return self.status in ("finished", "abandoned") and self.hands_open

    def some_position(self) -> Position:
        """The position now, or before the start the beginning of some game with the same data and options."""
        return self.position or self.game.new(len(self.chairs), self.created.options, pack=self.pack)

    def piece_of(self, action: str) -> str:
        """The piece of the board that an action belongs to."""
        return self.begun().position.actions.parse(action).piece

    @property
    def position(self) -> Position | None:
        """The position now, if the game has begun."""
        return self.match.position if self.match else None

    def record_text(self) -> str:
        """The record with the server's secret, for everybody once the game is over."""
        assert self.is_open, "while hands are hidden the record is sealed"
        record = self.begun().record
        if record.commitment and not self.created.record:
            record.secret = self.created.secret
        return str(record)
