"""Hiring Apprentices from the display. [7.3, section 9; D13, R20, R21]"""

from __future__ import annotations

from tests.models.architects import words
from tests.models.architects.gains import gain, gain_virtue, lose_virtue
from tests.models.architects.table import Table
from tests.models.talk import Talk, choose


def where(table: Table, card: str) -> tuple[int, int]:
    """Row and column of a card in the display, columns from 0."""
    row = 0 if card in table.display[0] else 1
    return row, table.display[row].index(card)


def skipped(table: Table, card: str, workers: int) -> list[str]:
    """The cards on which Silver must be put to reach a card: the left-most of its row."""
    row, column = where(table, card)
    return table.display[row][: max(0, column + 1 - workers)]


def at_limit(table: Table, seat: int) -> bool:
    return len(table.players[seat].apprentices) >= table.apprentice_limit(seat)


def hire(table: Table, seat: int, card: str, refill: bool = True) -> Talk[None]:
    """Take a card with all Silver on it; its Virtue icon and hire-triggered powers apply. [R7]"""
    if at_limit(table, seat):
        yield from discard_one(table, seat)
    row, column = where(table, card)
    player = table.players[seat]
    player.silver += table.coins.pop(card, 0)
    player.apprentices.append(card)
    table.display[row][column] = ""
    yield from apply_icon(table, seat, table.figures.apprentices[card]["virtue"])
    if refill:
        yield from table.refill()
    for trigger in table.triggers(seat, "apprentice_gained"):
        yield from gain(table, seat, trigger["gain"])


def apply_icon(table: Table, seat: int, virtue: int) -> Talk[None]:
    """The Virtue icon of a card."""
    if virtue > 0:
        yield from gain_virtue(table, seat, virtue)
    else:
        yield from lose_virtue(table, seat, -virtue)


def discard_one(table: Table, seat: int, decision: str = "D13") -> Talk[None]:
    """Which of one's own Apprentices goes under the pile."""
    player = table.players[seat]
    card = yield from choose(seat, decision, {words.dismiss(card): card for card in player.apprentices})
    player.apprentices.remove(card)
    table.apprentices.bottom.append(card)


def hire_any(table: Table, seat: int, decision: str, may_decline: bool) -> Talk[None]:
    """Hire any face-up Apprentice for free; at the limit it may always be declined. [R28, R73]"""
    answers = {words.hire(card): card for card in table.face_up()}
    if not answers:
        return
    if may_decline or at_limit(table, seat):
        answers[words.DECLINE] = ""
    card = yield from choose(seat, decision, answers)
    if card:
        yield from hire(table, seat, card)
