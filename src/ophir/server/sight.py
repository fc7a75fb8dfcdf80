"""What each reader gets to see of a table. The one place where the server turns a table into messages.

Everything about a game is taken from `View`, from which hidden things are already cut; a history line is cut by
`Event.seen_by`, and its action by the game's `private_actions`.
"""

from __future__ import annotations

import time
from collections.abc import Container, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec import UNSET, UnsetType

from ophir.engine.game import NOBODY, Position
from ophir.engine.options import plain
from ophir.engine.outlook import NO_OUTLOOK, Court, Stock
from ophir.engine.steps import Choice
from ophir.engine.views import View
from ophir.server import ahead
from ophir.server.past import Happened
from ophir.server.protocol import (
    AheadInfo,
    Answering,
    ClosedInfo,
    CourtInfo,
    Moved,
    NoteInfo,
    Offer,
    PackName,
    Player,
    Prompt,
    Result,
    Said,
    SeenEvent,
    SeriesInfo,
    Shown,
    StageInfo,
    State,
    StockInfo,
    TableInfo,
    UndoInfo,
    Undone,
)
from ophir.server.resigning import outcome_of
from ophir.server.table import Table

NO_UNDO: Final = UndoInfo(0, "undo-nothing-played", [])


def table_info(
    table: Table,
    connected: Container[int] = (),
    last_here: Sequence[float] = (),
    asked: Mapping[int, str] = MappingProxyType({}),
    watching: int = 0,
) -> TableInfo:
    """The table as anybody may know it; `asked` are the codes of those who ask for a seat."""
    position = table.position
    pack = table.pack
    return TableInfo(
        id=table.id,
        game=table.game.id,
        options=plain(table.options),
        status=table.status,
        players=[
            Player(
                seat=seat,
                color=table.game.seat_names[seat],
                kind=chair.kind,
                name=chair.name,
                bot=chair.bot,
                claimed=chair.claimed,
                connected=seat in connected,
                away_since=0.0 if seat in connected or not last_here else last_here[seat],
                resigns=chair.resigns,
                hints=chair.hints,
                asked=asked.get(seat, ""),
                returned=chair.returned,
                resigned=chair.resigned,
                late=chair.late,
            )
            for seat, chair in enumerate(table.chairs)
        ],
        automata=list(table.automata()),
        version=table.version,
        moves=len(table.match.played) if table.match else 0,
        scores=position.view(NOBODY).scores if position else [],
        to_move=position.to_move if position else NOBODY,
        created=table.created.time,
        changed=table.changed,
        listed=table.created.listed,
        pace=table.pace,
        commitment=table.commitment,
        open_seed=bool(table.created.seed or (table.created.record and not table.created.origin)),
        rematch=table.rematch,
        origin=table.created.origin,
        tutorial=table.created.tutorial,
        pack=PackName(pack.name, pack.hash, len(pack.changes)) if table.created.pack else None,
        between=table.created.between,
        away_after=table.created.away_after,
        hints=table.may_ask_for_hints(),
        answers=table.created.answers,
        answer_seconds=table.created.answer_seconds,
        opened=table.is_open,
        order=table.order,
        resigning=table.created.resigning,
        clock=table.created.clock,
        time_left=time_left(table),
        watching=watching,
        delay_moves=table.created.delay_moves,
        delay_minutes=table.created.delay_minutes,
        delay_turns=table.created.delay_turns,
    )


def time_left(table: Table) -> float | None:
    """Seconds for the seat to move; None where no time runs for it."""
    return round(max(0.0, table.move_by - time.monotonic()), 1) if table.move_by else None


def state(table: Table, seat: int) -> State:
    """The table as `seat` sees it."""
    position = table.position
    if position is None:
        return State(
            version=table.version,
            seat=seat,
            status=table.status,
            moves=0,
            to_move=NOBODY,
            view=None,
            shown=None,
            choices=[],
            series=None,
            prompt=None,
            undo=NO_UNDO,
            scores=[],
            result=None,
        )
    assert table.match is not None
    view = position.view(seat)
    playing = table.status == "playing"
    undo = NO_UNDO
    if playing and seat != NOBODY:
        count = table.match.undoable(seat)
        undo = UndoInfo(count, table.match.why_final(seat), table.strokes(count))
    return State(
        version=table.version,
        seat=seat,
        status=table.status,
        moves=len(table.match.played),
        to_move=view.to_move if playing else NOBODY,
        view=view.to_json(),
        shown=shown(view),
        choices=offers(view) if playing else [],
        series=series(view) if playing and table.asked() is None else None,
        prompt=prompt(view) if playing else None,
        undo=undo,
        scores=view.scores,
        result=result(table, position),
        answer_within=round(max(0.0, table.answer_by - time.monotonic()), 1) if table.answer_by else 0.0,
        time_left=time_left(table),
        ahead=_ahead(table, seat),
        may_answer_ahead=playing and seat != NOBODY and ahead.may_answer(table, seat),
    )


def _ahead(table: Table, seat: int) -> AheadInfo | None:
    answer = table.ahead.get(seat)
    if answer is None:
        return None
    action = table.begun().position.actions.parse(answer.action)
    return AheadInfo(answer.ask, action.text, action.kind, action.values, bool(answer.same), answer.again)


def series(view: View) -> SeriesInfo | None:
    """What the view's seat may take together at its own decision."""
    found = view.known.series() if view.seat == view.to_move else None
    if found is None:
        return None
    return SeriesInfo({view.actions[one].text: count for one, count in found.times.items()}, found.least, found.most)


def offers(view: View) -> list[Offer]:
    """What a person in the view's seat would look for, open or closed with the reason."""
    if view.seat == NOBODY:
        return []
    return [_offer(view, option) for option in view.known.choices(view.seat)]


def _offer(view: View, option: Choice) -> Offer:
    action = view.actions[option.action]
    why = option.closed
    also: list[str] | UnsetType = list(action.also) or UNSET
    if why is not None:
        closed = ClosedInfo(why.id, why.rule, why.values)
        return Offer(action.id, action.text, action.kind, action.piece, action.values, closed, also)
    ahead = view.known.outlook(option.action) if view.seat == view.to_move else NO_OUTLOOK
    return Offer(
        action.id,
        action.text,
        action.kind,
        action.piece,
        {**action.values, **ahead.values},
        also=also,
        reach=ahead.reach or UNSET,
        answer=UNSET if ahead.answer is None else Answering(ahead.answer.ask, ahead.answer.seat),
        caution=UNSET if ahead.caution is None else Said(ahead.caution.id, ahead.caution.values),
    )


def shown(view: View) -> Shown:
    """What the game says beside the pieces."""
    known = view.known
    return Shown(
        stage(view),
        [_court(known.court(party, view.seat)) for party in range(len(known.parties))],
        {piece: NoteInfo(note.gets, note.reach) for piece, note in known.notes(view.seat).items()},
        known.score_sources(),
    )


def stage(view: View) -> StageInfo:
    """Where the game stands."""
    now = view.known.stage()
    return StageInfo(now.round, list(now.phases), now.phase, now.part, now.turn, now.order)


def _court(court: Court) -> CourtInfo:
    return CourtInfo(
        [_stock(each) for each in court.goods],
        [_stock(each) for each in court.things],
        None if court.left is None else _stock(court.left),
        court.mark,
        court.most,
        court.note,
    )


def _stock(stock: Stock) -> StockInfo:
    return StockInfo(stock.id, stock.name, stock.count, stock.of, stock.piece)


def prompt(view: View) -> Prompt | None:
    """What is being asked, and of whom."""
    decision = view.decision
    if decision is None:
        return None
    return Prompt(
        decision.ask,
        decision.seat_asked(),
        decision.id,
        decision.rule,
        decision.ask_values(view.known),
        decision.board_asked(),
        decision.tag,
    )


def result(table: Table, position: Position) -> Result | None:
    """How the game ended, with the server's secret."""
    outcome = outcome_of(table, position)
    if outcome is None:
        return None
    return Result(
        outcome.winners,
        outcome.scores,
        outcome.places,
        outcome.sources,
        outcome.ends,
        outcome.tie_break,
        outcome.why(),
        table.created.secret if table.commitment else "",
    )


def moved(table: Table, line: Happened, seat: int) -> Moved:
    """A move of the history, as `seat` may know it. Once the game is over, everybody may know everything."""
    private = line.kind in table.game.private_actions and seat != line.seat and not table.is_open
    return Moved(
        version=line.version,
        seat=line.seat,
        action=line.kind if private else line.action,
        piece="" if private else table.piece_of(line.action),
        hidden=private,
        undone=line.undone,
        events=[
            SeenEvent(event.id, event.seat, event.values)
            for event in (each.seen_by(each.seat if table.is_open else seat) for each in line.events)
        ],
    )


def history(table: Table, seat: int, after: int = 0) -> list[Moved | Undone]:
    """The history after a version, as `seat` may know it; what was taken back, only of moves up to that version."""
    lines: list[Moved | Undone] = []
    for line in table.history.after(after):
        if not line.took_back:
            lines.append(moved(table, line, seat))
        elif known := sum(version <= after for version in line.took_back):
            lines.append(Undone(line.version, line.seat, known))
    return lines
