"""Building the Temple: blocks in three layers, each for points or a Temple Token. [Kingdom 11.2]"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ophir.engine.steps import SEAT, Closed, Decision, Limit, Several, below, up_to
from ophir.games.kingdom.action_spaces import named
from ophir.games.kingdom.high_priest import take_token
from ophir.games.kingdom.paying import funds, pay
from ophir.games.kingdom.table import GOODS, TEMPLE, KingdomTable


def why_no_block(table: KingdomTable, seat: int) -> str:
    """Why this seat can't build a block now; empty if it can. [11.2, R47, R48]"""
    box = table.box
    if len(table.block_owner) == box.blocks:
        return "closed-temple-complete"
    layer = box.block_layer[len(table.block_owner)]
    cost = box.layer_cost[layer]
    cubes = table.cubes
    credit = table.credits
    own: i64 = GOODS * seat
    left: i64 = 0
    for good in range(GOODS):
        price: i64 = cost[good]
        rest = cubes[own + good] + credit[good] - price
        if rest < 0:
            return "closed-cubes-missing"
        left += rest
    return "" if left >= box.layer_any[layer] else "closed-cubes-missing"


def next_block_cost(table: KingdomTable) -> dict[str, int]:
    """What the next block costs, for a message; nothing once the Temple is complete."""
    box = table.box
    if len(table.block_owner) == box.blocks:
        return {}
    layer = box.block_layer[len(table.block_owner)]
    cost = named(box.layer_cost[layer])
    return {**cost, "any": box.layer_any[layer]} if box.layer_any[layer] else cost


def build_block(table: KingdomTable, seat: int) -> None:
    """Pay the fixed part of the lowest unfinished layer's cost; the rest and the reward are chosen."""
    box = table.box
    layer = box.block_layer[len(table.block_owner)]
    pay(table, seat, box.layer_cost[layer])
    table.block_owner = [*table.block_owner, seat]
    if table.events is not None:
        table.tell("event-block", seat, layer=box.layer_ids[layer], block=len(table.block_owner))
    table.stack.append(BlockReward(seat, layer))
    if box.layer_any[layer]:
        table.stack.append(PayAny(seat, box.layer_any[layer]))


NO_CUBE: Final = Closed("closed-no-cube", "11.2")


class PayAny(Several[KingdomTable]):
    """Which cube pays for the `any` part of a block, one at a time. [11.2, R47]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("BlockReward",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "left": up_to("most_cubes")}
    id: ClassVar[str] = "D4b"
    ask: ClassVar[str] = "pay-any"
    rule: ClassVar[str] = "11.2"
    things: ClassVar[str] = "cubes"

    def misfit(self, table: KingdomTable) -> str:
        return "" if self.seat == table.builder else "must be of the player who builds"

    def looked_for(self, table: KingdomTable) -> range:
        return range(table.box.PAY, table.box.PAY + GOODS)

    def legal(self, table: KingdomTable) -> list[int]:
        return [table.box.PAY + good for good in range(GOODS) if funds(table, self.seat, good)]

    def why_not(self, table: KingdomTable, action: int) -> Closed | None:
        return None if funds(table, self.seat, action - table.box.PAY) else NO_CUBE

    def times(self, table: KingdomTable, action: int) -> int:
        return funds(table, self.seat, action - table.box.PAY)

    def take(self, table: KingdomTable, action: int) -> None:
        cost = [0] * GOODS
        cost[action - table.box.PAY] = 1
        pay(table, self.seat, cost)
        if self.left > 1:
            table.stack.append(PayAny(self.seat, self.left - 1))


class BlockReward(Decision[KingdomTable]):
    """For a block: the layer's points, or a Temple Token. [11.2, 11.3]"""

    __slots__ = ("layer",)
    on: ClassVar[tuple[str, ...]] = ("Build",)
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "layer": below("layer_ids")}
    id: ClassVar[str] = "D4c"
    ask: ClassVar[str] = "reward"
    rule: ClassVar[str] = "11.2"

    layer: int

    def __init__(self, seat: int, layer: int) -> None:
        self.seat = seat
        self.layer = layer

    def misfit(self, table: KingdomTable) -> str:
        last = len(table.block_owner) - 1
        fits = last >= 0 and table.block_owner[last] == self.seat == table.builder
        fits = fits and table.box.block_layer[last] == self.layer
        return "" if fits else "must be for the last Temple Block, of its builder and its layer"

    def ask_values(self, table: KingdomTable) -> dict[str, object]:
        return {"vp": table.box.layer_vp[self.layer]}

    def legal(self, table: KingdomTable) -> list[int]:
        return [table.box.REWARD_VP, table.box.REWARD_TOKEN]

    def take(self, table: KingdomTable, action: int) -> None:
        if action == table.box.REWARD_TOKEN:
            take_token(table, self.seat)
            return
        vp = table.box.layer_vp[self.layer]
        table.earn(self.seat, vp, TEMPLE)
        if table.events is not None:
            table.tell("event-scored", self.seat, vp=vp)
