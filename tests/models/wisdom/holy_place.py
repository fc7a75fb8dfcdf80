"""The Holy Place. [section 8]"""

from __future__ import annotations

from tests.models.talk import Talk, choose
from tests.models.wisdom import words
from tests.models.wisdom.gains import gain
from tests.models.wisdom.table import HUMAN, Table


def is_open(table: Table) -> bool:
    """Are at least two players still placing workers? [R10, R11]"""
    return sum(table.placing(seat) for seat in range(len(table.players))) >= 2


def enter(table: Table, seat: int, spot: str) -> Talk[None]:
    """All remaining workers go there, and the spot is resolved."""
    player = table.players[seat]
    table.on_holy[spot] = (seat, player.workers)
    player.workers = 0
    if table.first_at_holy is None:
        table.first_at_holy = seat
    effect = table.figures.holy[spot]["effect"]
    if effect["type"] == "menorah":
        yield from menorah(table, seat, effect["threshold"])
    else:
        yield from gain(table, seat, effect["gain"], may_replace=True)


def menorah(table: Table, seat: int, threshold: int) -> Talk[None]:
    """Everybody with many cubes gives half of them, clockwise from the player. [R61; D22, D24]"""
    for victim in table.clockwise(seat)[1:]:
        owned = +table.players[victim].cubes
        if owned.total() < threshold:
            continue
        for _ in range(owned.total() // 2):
            good = yield from gift(table, victim)
            table.players[victim].cubes[good] -= 1
            table.players[seat].cubes[good] += 1


def gift(table: Table, victim: int) -> Talk[str]:
    """The next cube a victim gives: its own choice; Jeroboam's is chosen by the human, or the least valuable. [R53]"""
    owned = [good for good in table.figures.goods if table.players[victim].cubes[good]]
    if not table.solo or victim == HUMAN:
        return (yield from choose(victim, "D22", {words.hand_over(good): good for good in owned}))
    if table.ties_to_human:
        return (yield from choose(HUMAN, "D24", {words.hand_over(good): good for good in owned}))
    return owned[-1]
