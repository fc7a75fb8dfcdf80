"""The King's Storehouse: trades. [Architects 7.2]"""

from __future__ import annotations

from typing import ClassVar

from ophir.engine.steps import Closed, Decision, Limit, up_to
from ophir.games.architects.needs import held, helped
from ophir.games.architects.paying import pay
from ophir.games.architects.prices import can_pay, substitutes
from ophir.games.architects.table import ArchitectsTable
from ophir.games.architects.triggers import Gains


class Trade(Decision[ArchitectsTable]):
    """The next trade with what exactly is given, or stop. [7.2, D11]"""

    __slots__ = ("left",)
    id: ClassVar[str] = "D11"
    ask: ClassVar[str] = "trade"
    rule: ClassVar[str] = "7.2"
    fields: ClassVar[dict[str, Limit]] = {**Decision.fields, "left": up_to("most_effective")}

    left: int

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def known_trades(self, table: ArchitectsTable) -> list[int]:
        """Everybody's trades and those of the own Apprentices; of equal ones that of the first card in the data."""
        box = table.box
        found = box.common_trades[:]
        if self.replaceable(table):
            found += box.common_trades_replaced
        kinds: list[int] = []
        for card in sorted(table.apprentices[self.seat]):
            for trade in box.trades_of[card]:
                if box.trade_kind[trade] not in kinds:
                    kinds.append(box.trade_kind[trade])
                    found.append(trade)
        return found

    def replaceable(self, table: ArchitectsTable) -> int:
        """What Charlatans replace, as bits."""
        return substitutes(table, self.seat) if table.box.wow else 0

    def legal(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        subs = self.replaceable(table)
        has = held(table, self.seat)
        help = helped(table, self.seat)
        found: list[int] = []
        for trade in self.known_trades(table):
            replaces = box.trade_replaces[trade]
            lacking = box.trade_needs[trade] & ~has
            if (not replaces or replaces & subs) and (
                not lacking or (not lacking & ~help and can_pay(table, self.seat, box.trade_price[trade]))
            ):
                found.append(box.TRADE + trade)
        if found:
            found.append(box.STOP)
        return found

    def looked_for(self, table: ArchitectsTable) -> list[int]:
        box = table.box
        subs = self.replaceable(table)
        trades = [
            one for one in self.known_trades(table) if not box.trade_replaces[one] or box.trade_replaces[one] & subs
        ]
        return [*(box.TRADE + one for one in trades), box.STOP] if self.legal(table) else []

    def why_not(self, table: ArchitectsTable, action: int) -> Closed | None:
        if action == table.box.STOP:
            return None
        price = table.box.trade_price[action - table.box.TRADE]
        return None if can_pay(table, self.seat, price) else Closed("closed-cant-pay", "7.2")

    def ask_values(self, table: ArchitectsTable) -> dict[str, object]:
        return {"trades": self.left}

    def take(self, table: ArchitectsTable, action: int) -> None:
        box = table.box
        if action == box.STOP:
            return
        if self.left > 1:
            table.stack.append(Trade(self.seat, self.left - 1))
        trade = action - box.TRADE
        table.stack.append(Gains(self.seat, box.trade_gain[trade], 1, 0, 0))
        pay(table, self.seat, box.trade_price[trade])
