"""Solo mode: Jeroboam's Temple tile. [Wisdom 13.4, R48, R50]"""

from __future__ import annotations

from ophir.engine.steps import Procedure
from ophir.games.wisdom.fortune_deck import discard_by_chance, draw
from ophir.games.wisdom.goods import named
from ophir.games.wisdom.jeroboam_paying import payable_price
from ophir.games.wisdom.jeroboam_reasons import because, why_paid
from ophir.games.wisdom.levite import build_temple
from ophir.games.wisdom.paying import is_owned, pay
from ophir.games.wisdom.table import JEROBOAM, WisdomTable


class HisTemple(Procedure[WisdomTable]):
    """He pays, without a surcharge. [13.4 Temple]"""

    __slots__ = ()

    def run(self, table: WisdomTable) -> None:
        cubes = payable_price(table)
        why = why_paid(table, cubes)
        pay(table, JEROBOAM, cubes)
        if table.events is not None:
            table.tell("event-paid", JEROBOAM, good=named(cubes))
            because(table, why)
        table.stack.append(HisTile())


class HisTile(Procedure[WisdomTable]):
    """A Temple Tile and a card. With Singers' Hall he discards one by chance. [13.4 Temple, R50]"""

    __slots__ = ()

    def run(self, table: WisdomTable) -> None:
        build_temple(table, JEROBOAM)
        box = table.box
        draw(table, JEROBOAM, box.levite_cards + is_owned(table, JEROBOAM, box.temple_draws))
        for _ in range(is_owned(table, JEROBOAM, box.temple_discards)):
            if table.fortune.hand_size[JEROBOAM]:
                discard_by_chance(table, JEROBOAM)
