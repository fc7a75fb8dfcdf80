"""A game in progress with its record, and undo whose limit is computed.

A seat may take back its own actions until something became known that was not known before: chance was used, an
event that reveals something was told, or another seat acted. The engine finds that limit by itself. Undone
actions stay in the record, marked, and out of the game's way.
"""

from __future__ import annotations

from typing import Final

from ophir.engine.errors import NothingToUndo
from ophir.engine.events import Event
from ophir.engine.game import NOBODY, Game, Options, Position
from ophir.engine.packs import Pack
from ophir.engine.records import Move, Record, play_move, replay, start_of, take_seed


class Played:
    """One action that was played: its events, and whether it can be taken back."""

    __slots__ = ("action", "events", "final", "move", "seat")

    def __init__(self, seat: int, action: int, move: Move, events: list[Event], final: bool) -> None:
        self.seat = seat
        self.action = action
        self.move = move
        self.events = events
        self.final = final


# Moves that nobody can take back any more and whose events were told: those alike are one object.
_settled: Final[dict[tuple[int, int, bool], Played]] = {}
_NO_MOVE: Final = Move("", "")


class Match:
    """A game that is being played: the position now, the record, and what happened so far.

    >>> from ophir.games import game
    >>> match = Match.new(game("kingdom"), seats=3, seed=7)
    >>> match.play("place hamath")
    [<event-placed: seat 1, place='hamath', pawns=1>]
    >>> match.undo()
    >>> print(match.record.moves[0])
    ~ red place hamath
    """

    def __init__(self, game: Game, record: Record, pack: Pack | None = None) -> None:
        self.game = game
        self.pack = pack
        self.record = record
        self.position = start_of(record, game, pack)
        self.position.listen()
        self.played: list[Played] = []
        self._settled = 0  # so many of them were settled
        new_seeds = record.seeds_by_count()
        take_seed(self.position, new_seeds.get(0))
        for count, move in enumerate(record.played(), start=1):
            seats = list(game.seat_names[: self.position.seats])
            drawn = self.position.numbers_drawn()
            play_move(self.position, move)
            action = self.position.actions.parse(move.action).id
            self._note(seats.index(move.seat), action, move, drawn)
            take_seed(self.position, new_seeds.get(count))
        self._mark = (
            len(self.played),
            self.position.clone(),
        )  # after how many moves, and the position: undo begins there
        if self.position.over and not record.finished:
            record.close(self.position)

    @classmethod
    def new(
        cls, game: Game, seats: int, options: Options | None = None, seed: int | str = 0, pack: Pack | None = None
    ) -> Match:
        """A new game."""
        return cls(game, Record.of(game.new(seats, options, seed, pack), seed), pack)

    def __repr__(self) -> str:
        return f"<match after {len(self.played)} actions: {self.position!r}>"

    def play(self, said: object, seat: object = NOBODY) -> list[Event]:
        """Take an action as `Position.apply` does; returns what happened."""
        position = self.position
        action = position.actions[said]
        who = position.seat_number(seat)
        if who == NOBODY:
            who = position.to_move
        drawn = position.numbers_drawn()
        self._set_mark(who)
        position.apply(action.id, who)
        move = Move(self.game.seat_names[who], action.text)
        self.record.moves.append(move)
        if position.over:
            self.record.close(position)
        return self._note(who, action.id, move, drawn)

    def _note(self, seat: int, action: int, move: Move, drawn: int) -> list[Event]:
        events = self.position.events or []
        reveals = any(event.reveals for event in events)
        final = reveals or self.position.numbers_drawn() != drawn
        self.played.append(Played(seat, action, move, events, final))
        return events

    def _set_mark(self, seat: int) -> None:
        """Note where the actions begin that `seat`, about to act, could take back."""
        if not self.played or self.played[-1].final or self.played[-1].seat != seat:
            self._mark = len(self.played), self.position.clone()

    def settle(self) -> None:
        """Keep of moves that can't be taken back any more only who did what: for who has many games in memory, and has
        told their events. Nothing before a move that is final ever can."""
        done = len(self.played)
        while done > self._settled and not self.played[done - 1].final:
            done -= 1
        for number in range(self._settled, done):
            one = self.played[number]
            alike = (one.seat, one.action, one.final)
            if alike not in _settled:
                _settled[alike] = Played(one.seat, one.action, _NO_MOVE, [], one.final)
            self.played[number] = _settled[alike]
        self._settled = done

    def undoable(self, seat: int) -> int:
        """How many actions `seat` may take back now: its own latest ones, as far as nothing new became known."""
        count = 0
        for played in reversed(self.played):
            if played.seat != seat or played.final:
                break
            count += 1
        return count

    def why_final(self, seat: int) -> str:
        """Why `seat` can take nothing (more) back: a message id."""
        count = self.undoable(seat)
        if count == len(self.played):
            return "undo-nothing-played"
        last = self.played[-1 - count]
        return "undo-other-acted" if last.seat != seat else "undo-something-known"

    def undo(self, by: object = NOBODY, count: int = 1) -> None:
        """Take back the last action of a seat (by default the one that acted last), or its last `count`."""
        seat = self.position.seat_number(by)
        if seat == NOBODY:
            seat = self.played[-1].seat if self.played else 0
        if not 1 <= count <= self.undoable(seat):
            name = self.game.seat_names[seat]
            raise NothingToUndo(
                f"{name} may take back {self.undoable(seat)} actions now, not {count}.",
                seat=seat,
                reason=self.why_final(seat),
            )
        for played in self.played[-count:]:
            played.move.undone = True
        del self.played[-count:]
        self.record.reopen()
        begun, before = self._mark
        if len(self.played) < begun:  # another seat, or the record, went on from there
            self.position = self.at(len(self.played))
        else:
            self.position = before.clone()
            for played in self.played[begun:]:
                self.position.apply(played.action, played.seat)
        self.position.listen()

    def at(self, move: int) -> Position:
        """The position after so many moves, as a position of its own."""
        positions = replay(self.record, self.game, self.pack)
        position = next(positions)
        for _ in range(move):
            position = next(positions)
        return position
