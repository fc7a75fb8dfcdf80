"""Looking at a game again: all moves, the score's course, and any position on the way."""

from __future__ import annotations

from ophir.engine.errors import BadSeats
from ophir.engine.game import NOBODY, Position
from ophir.engine.records import replay
from ophir.engine.stepping import step_by_step
from ophir.server import sight
from ophir.server.protocol import MoveComment, Moved, PositionAt, Replay, ScorePoint, StepAt, StepsTo, TableInfo
from ophir.server.table import Table
from ophir.server.trouble import NotYours, UnknownMove

MOST_STEPS = 400  # of one move; more than any automaton makes


def whole_game(table: Table, info: TableInfo, seat: int) -> Replay:
    """Every move that counts, as `seat` may know it, and the scores after each."""
    moves = [line for line in sight.history(table, seat) if isinstance(line, Moved) and not line.undone]
    # Comments come once the game is over; what a record brought along waits for that, too.
    written = enumerate(table.begun().record.played(), start=1) if table.is_open else ()
    comments = [MoveComment(number, move.comment) for number, move in written if move.comment]
    return Replay(info, seat, moves, score_chart(table), comments)


def score_chart(table: Table) -> list[ScorePoint]:
    """The scores after each move, with their sources where the game shows them. Kept until the game goes on."""
    version = table.version
    if table.chart is not None and table.chart[0] == version:
        return table.chart[1]
    match = table.begun()
    chart = [
        ScorePoint(number, position.view(NOBODY).scores, position.score_sources())
        for number, position in enumerate(replay(match.record.cut(len(match.played)), match.game, match.pack))
    ]
    table.chart = version, chart
    return chart


def position_at(table: Table, move: int, reader: int, wanted: int | None) -> PositionAt:
    """The position after `move` moves; of a game that is over, from any seat."""
    match = table.begun()
    seat = _looking(table, move, reader, wanted)
    position = match.at(move)
    view = position.view(seat)
    return PositionAt(
        move,
        len(match.played),
        seat,
        _seen(table, position, seat),
        sight.shown(view),
        sight.prompt(view),
        view.scores,
        sight.result(table, position) if move == len(match.played) else None,
    )


def steps_to(table: Table, move: int, reader: int, wanted: int | None) -> StepsTo:
    """The positions between the decision before a move and the one after it, wherever something was told."""
    match = table.begun()
    seat = _looking(table, move, reader, wanted)
    if move == 0:
        return StepsTo(move, seat, [])
    played = match.played[move - 1]
    position = match.at(move - 1)
    if played.seat != position.to_move:  # an interrupt: nothing but itself
        return StepsTo(move, seat, [])
    steps: dict[int, StepAt] = {}
    for events in step_by_step(position, played.action):
        if len(steps) < MOST_STEPS:
            view = position.view(seat)
            steps[events] = StepAt(events, _seen(table, position, seat), sight.shown(view), view.scores)
    return StepsTo(move, seat, list(steps.values()))


def _looking(table: Table, move: int, reader: int, wanted: int | None) -> int:
    """From which seat somebody looks at a move, if there is such a move and he may."""
    match = table.begun()
    moves = len(match.played)
    if not 0 <= move <= moves:
        raise UnknownMove(f"The game has {moves} moves.", moves=moves)
    seat = reader if wanted is None else wanted
    if not NOBODY <= seat < match.position.seats:
        raise BadSeats(f"There is no seat {seat}.", seats=seat, allowed=str(match.position.seats))
    if seat not in (reader, NOBODY) and not table.is_open:
        raise NotYours("While the game is played, everybody looks from his own seat.", seat=seat)
    return seat


def _seen(table: Table, position: Position, seat: int) -> dict[str, object]:
    """The view; to a spectator of a game that is over, everything but chance itself."""
    if seat == NOBODY and table.is_open:
        seen = position.to_json()
        del seen["chance"]
        return {**seen, "options": position.options, "seat": NOBODY}
    return position.view(seat).to_json()
