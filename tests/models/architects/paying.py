"""Paying costs: every plan by which a price can be paid. [section 8; D20]

A plan says what leaves the player's hands. Plans that take the same are the same.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.models.architects import words
from tests.models.architects.figures import Record
from tests.models.architects.table import RESOURCES, Player, Table
from tests.models.talk import Talk, choose

WOOD_OR_STONE = "wood_or_stone"
COVERED = "covered silver"  # Silver of the price for which Influence stands in
SAVED = "saved influence"  # points that Louis keeps for Silver
ASKED = (*RESOURCES, "silver", "influence")  # in this order a payer says how much of each is paid


@dataclass
class Price:
    """What something costs; Tax that is ignored is already taken off."""

    silver: int = 0  # to the supply
    tax: int = 0
    placed: int = 0  # Silver put on skipped Apprentices
    influence: int = 0
    goods: Counter[str] = field(default_factory=Counter)
    building: bool = False  # of a Building, Wonder or level of the Cathedral, where Lothaire saves something


Plan = Counter[str]  # resources, Silver to the supply, Influence, and the two names above


def ignored_tax(table: Table, seat: int) -> int:
    """How much Tax of an action need not be paid. [R17, R18]"""
    ignored: int = table.figures.virtue["tax_ignored"][table.players[seat].virtue]
    return ignored + sum(int(power["amount"]) for power in table.powers(seat, "ignore_tax"))


def means(table: Table, seat: int, unit: str) -> list[Plan]:
    """Everything that covers one unit of a resource or of Silver."""
    if unit == WOOD_OR_STONE:
        return means(table, seat, "wood") + means(table, seat, "stone")
    found = [Counter({unit: 1})]
    if unit in ("gold", "marble") and table.has(seat, "gold_marble_interchangeable"):
        found.append(Counter({"marble" if unit == "gold" else "gold": 1}))
    if table.wow and unit in ("gold", "marble"):
        found.append(Counter(influence=table.figures.instead["precious"]))
    if table.wow and unit == "silver":
        found.append(Counter({COVERED: 1}))
    for effect in table.powers(seat, "substitute"):
        if unit in effect["instead_of"]:
            found.append(Counter(effect["pay"]))
    return found


def covered(table: Table, purse: Player, seat: int, units: Counter[str]) -> list[Plan]:
    """Every way to cover all units of a price, each by one means, with the resources that there are."""
    ways: list[Plan] = [Counter()]
    every = {unit: means(table, seat, unit) for unit in units}
    for unit in sorted(units.elements()):
        longer = [way + mean for way in ways for mean in every[unit]]
        ways = []
        for way in longer:
            if way not in ways and all(way[good] <= purse.goods[good] for good in RESOURCES):
                ways.append(way)
    return ways


def discounted(table: Table, seat: int, price: Price) -> list[Counter[str]]:
    """What is left of a cost in resources: Lothaire saves one Wood or Stone. [R63]"""
    saved = [good for good in ("wood", "stone", WOOD_OR_STONE) if price.goods[good]]
    if price.building and saved and table.has(seat, "build_discount"):
        return [price.goods - Counter([good]) for good in saved]
    return [price.goods]


def influence_for_silver(table: Table, spare: int, count: int) -> tuple[int, int]:
    """Influence lost to cover so many Silver, and what is spare then."""
    rule = table.figures.instead
    uses = -(-max(0, count - spare) // rule["silver_covered"])
    return uses * rule["silver"], spare - count + uses * rule["silver_covered"]


def plans(table: Table, purse: Player, seat: int, price: Price) -> list[Plan]:
    """Every plan by which the purse pays the price, none if it can't be paid."""
    if price.tax + price.placed > purse.silver:
        return []
    found: list[Plan] = []
    saves: Record | None = next(table.powers(seat, "avoid_influence_loss"), None)
    rate: int = saves["silver"] if saves else 0
    for goods in discounted(table, seat, price):
        for plan in covered(table, purse, seat, goods + Counter(silver=price.silver)):
            plan["influence"] += influence_for_silver(table, purse.spare, plan[COVERED])[0] + price.influence
            if wasteful(table, purse, plan):
                continue
            # To keep for Silver what stands in for Silver would be a loss: it is not offered.
            most = plan["influence"] if saves and not plan[COVERED] else 0
            for kept in range(most + 1):
                paid = plan + Counter({SAVED: kept})
                paid["influence"] -= kept
                leaving = paid["silver"] + price.tax + price.placed + rate * kept
                payable = leaving <= purse.silver and paid["influence"] <= purse.influence
                if payable and +paid not in found:
                    found.append(+paid)
    return found


def wasteful(table: Table, purse: Player, plan: Plan) -> bool:
    """Is Silver paid that Influence lost for it, now or before in this turn, covers too? [not offered]"""
    return plan["silver"] > 0 and influence_for_silver(table, purse.spare, plan[COVERED])[1] > 0


def pay(table: Table, seat: int, price: Price, decision: str = "D20") -> Talk[None]:
    """The payer says good by good how much of it is paid, where there is a choice."""
    player = table.players[seat]
    ways = plans(table, player, seat, price)
    for good in ASKED:
        counts = sorted({way[good] for way in ways})
        count = yield from choose(seat, decision, {words.pay(good, count): count for count in counts})
        ways = [way for way in ways if way[good] == count]
    assert len(ways) == 1, ways
    plan = ways[0]
    for good in RESOURCES:
        player.goods[good] -= plan[good]
    rates = [power["silver"] for power in table.powers(seat, "avoid_influence_loss")]
    player.silver -= plan["silver"] + price.tax + price.placed + sum(rates) * plan[SAVED]
    player.influence -= plan["influence"]
    player.spare = influence_for_silver(table, player.spare, plan[COVERED])[1]
    table.tax += price.tax
