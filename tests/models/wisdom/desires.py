"""A worker collects from the supply, and Given Desires may replace what it collects. [R35, R55; D21]"""

from __future__ import annotations

from tests.models.talk import Talk, choose
from tests.models.wisdom import words
from tests.models.wisdom.cubes import Cubes, parts
from tests.models.wisdom.figures import EXOTIC
from tests.models.wisdom.table import Table, standard


def collect(table: Table, seat: int, due: Cubes, may_replace: bool) -> Talk[None]:
    """Take the cubes due as far as the supply reaches, after the player has had some replaced by Exotic Goods."""
    card = table.waiting(seat, "exotic_instead") if may_replace else ""
    replaceable = standard(table, due)
    exotics = max(0, table.supply[EXOTIC] - due[EXOTIC])
    if card and exotics and replaceable:
        most = min(exotics, replaceable.total())
        ways = [some for size in range(most + 1) for some in parts(replaceable, size)]
        replaced = yield from choose(seat, "D21", {words.replace(some): some for some in ways})
        if replaced:
            table.use_up(seat, card)
            due = due - replaced
            due[EXOTIC] += replaced.total()
    table.take(seat, due)
