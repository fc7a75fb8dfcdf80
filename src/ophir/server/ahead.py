"""Answers given ahead, so that nobody has to wait for who has decided already.

It knows no game. While the same question is put to somebody else, a seat can say what it will answer when its turn
comes; and at its own decision, that it answers so again whenever it is asked the same. Such an answer counts for the
next question that is put to the seat: if that is another one, or (unless the seat wants it whatever happens) something
of it has changed that the seat can see, the answer is void and the seat is asked. Whatever else the seat does, or a bot
does for it, ends it, too.

Only the seat itself knows of it. It stands in the table's log, so it outlives a restart; what comes of it is a move of
that seat like any other.
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ophir.engine.errors import IllegalAction
from ophir.engine.game import Position
from ophir.engine.views import View
from ophir.server import entries
from ophir.server.trouble import NothingAhead

if TYPE_CHECKING:
    from ophir.server.table import Table

ENDING = (entries.TookBack, entries.Changed, entries.Returned, entries.Resigned, entries.OutOfTime)

_encode = msgspec.json.Encoder(order="deterministic").encode


class Ahead(NamedTuple):
    """What a seat answers to a question: once, or `again` and again. `same`: only if the seat sees just that of it."""

    ask: str
    action: str
    same: str
    again: bool

    def fits(self, position: Position) -> bool:
        """Is this the question that is put now?"""
        decision = position.decision
        if decision is None or decision.ask != self.ask:
            return False
        view = position.view(position.to_move)
        return self.action in view.legal_texts() and self.same in ("", sight_of(view))


def sight_of(view: View) -> str:
    """What a seat that is asked sees of the question, in short: what can be chosen, and what is said of each choice."""
    known = view.known
    decision = known.decision
    assert decision is not None
    choices = []
    for action in known.open_actions:
        ahead = known.outlook(action)
        choices.append((known.actions[action].text, ahead.values, ahead.reach))
    return sha256(_encode((decision.ask, decision.ask_values(known), choices))).hexdigest()[:16]


def question(table: Table, seat: int) -> View | None:
    """What `seat` would be asked, if its turn came now; None if nobody can say."""
    position = table.position
    return None if position is None or not _decides(table, seat) else View.if_asked(position, seat)


def may_answer(table: Table, seat: int) -> bool:
    """Does what somebody else is asked now come to `seat`, so that it can answer ahead? Looked at with every state."""
    position = table.position
    decision = position.decision if position is not None else None
    if position is None or decision is None or seat == position.to_move:
        return False
    return _decides(table, seat) and decision.comes_to(position, seat)


def _decides(table: Table, seat: int) -> bool:
    """Does a person decide for this seat, as he likes?"""
    return table.status == "playing" and not table.bot_for(seat) and table.asked() is None


def given(table: Table, seat: int, action: str, version: int, same: bool, time: float) -> entries.AnsweredAhead:
    """The entry of an answer; else an error that says why not. Without an action the seat takes its answer back."""
    table.playing()
    table.chair(seat)
    if not action:
        return entries.AnsweredAhead(time, seat, "", "", "", again=False)
    table.must_be_at(version)
    view = question(table, seat)
    if view is None:
        raise NothingAhead("Nothing is asked now that this seat could answer ahead.", seat=seat)
    text = view.actions.parse(action).text
    if text not in view.legal_texts():
        raise IllegalAction(f"{text!r} is not open to this seat now.", action=text, reason="not-offered", seat=seat)
    decision = view.decision
    assert decision is not None
    assert table.position is not None
    seen = sight_of(view) if same else ""
    return entries.AnsweredAhead(time, seat, decision.ask, text, seen, again=seat == table.position.to_move)


def kept(ahead: dict[int, Ahead], entry: entries.Entry, position: Position | None) -> dict[int, Ahead]:
    """The answers that still count after an entry, with the position that it led to (None: the game is over)."""
    left = dict(ahead)
    match entry:
        case entries.Played() | entries.PlayedTogether():
            answer = left.get(entry.seat)
            did = [entry.action] if isinstance(entry, entries.Played) else entry.actions
            if answer is not None and (not answer.again or did != [answer.action]):
                del left[entry.seat]
        case _ if isinstance(entry, ENDING):
            left.pop(entry.seat, None)
    if position is None:
        return {}
    asked = left.get(position.to_move)
    if asked is not None and not asked.fits(position):
        del left[position.to_move]
    return left
