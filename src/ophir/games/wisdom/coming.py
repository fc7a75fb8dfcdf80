"""What a party will have once the choices that wait on the stack are made: bots look at a position as if they were.

A worker at the Foreman has brought nothing yet, but its owner will build; who looks only at what lies on the table
would never send one there. Each choice is foreseen in a plain way, say the building with most Favor for its price.
"""

from __future__ import annotations

from mypy_extensions import i64

from ophir.games.wisdom.building_cards import ConvertCubes, GiveCube, RemoveShortage
from ophir.games.wisdom.effects import Gaining
from ophir.games.wisdom.foreman import ChooseBuilding, PayBuilding, PlaceHouse
from ophir.games.wisdom.fortune_deck import DiscardCard
from ophir.games.wisdom.gains import CardsAndRoads, ReplaceByExotics, TakeAny
from ophir.games.wisdom.goods import EXOTIC, FIRST_STANDARD, GOODS, unpacked
from ophir.games.wisdom.holy_place import HandOver, HandOverHis
from ophir.games.wisdom.levite import PayLevite
from ophir.games.wisdom.merchant import Purchase, Trade
from ophir.games.wisdom.paying import is_owned
from ophir.games.wisdom.roads import PlaceRoad
from ophir.games.wisdom.table import JEROBOAM, NO_CARD, PERSON, WisdomTable
from ophir.games.wisdom.trader import TradeGive, TradeTake
from ophir.games.wisdom.values import Values


class Coming:
    """Of each party: what it holds, and what the choices that wait will bring and cost."""

    __slots__ = ("cards", "cubes", "deals", "favor", "houses", "picks", "roads", "table", "tiles", "values")

    def __init__(self, table: WisdomTable, values: Values) -> None:
        parties = len(table.favor)
        self.table = table
        self.values = values
        self.cubes = table.cubes[:]
        self.favor = list(table.favor)
        self.houses = [0] * parties
        self.cards = [0] * parties
        self.tiles = [0] * parties  # whose value nobody knows yet
        self.picks = [0] * parties  # cubes of a type to choose
        self.deals = [0] * parties  # transactions at the Market
        self.roads = [0] * parties
        for step in table.stack:
            if isinstance(step, ChooseBuilding):
                self.build(step.seat, self.best_building(step.seat))
            elif isinstance(step, PayBuilding):
                self.build(step.seat, step.card)
            elif isinstance(step, PlaceHouse):
                self.houses[step.seat] += 1
            elif isinstance(step, PlaceRoad):
                self.roads[step.seat] += 1
            elif isinstance(step, PayLevite):
                self.raise_temple(step)
            elif isinstance(step, (Trade, Purchase)):
                self.deals[step.seat] += step.left
            elif isinstance(step, TradeGive):
                self.spend_any(step.seat, 1)
                self.picks[step.seat] += table.box.trade_gets + is_owned(table, step.seat, table.box.more_trades)
            elif isinstance(step, (TradeTake, TakeAny)):
                self.picks[step.seat] += step.left
            elif isinstance(step, ReplaceByExotics):
                for good, count in enumerate(unpacked(step.due)):
                    self.cubes[GOODS * step.seat + good] += min(count, table.supply[good])
            elif isinstance(step, ConvertCubes):
                conversion = table.box.conversions[step.conversion]
                self.spend(step.seat, conversion.cost, 0, 0)
                self.favor[step.seat] += conversion.favor
            elif isinstance(step, HandOver):
                self.spend_any(step.seat, step.left)
                self.picks[step.to] += step.left
            elif isinstance(step, HandOverHis):
                self.spend_any(JEROBOAM, step.left)
                self.picks[PERSON] += step.left
            elif isinstance(step, DiscardCard):
                self.cards[step.seat] -= step.left
                if step.then < len(table.box.gains):
                    self.gain(step.seat, table.box.gains[step.then])
            elif isinstance(step, GiveCube):
                self.spend_any(step.seat, 1)
                self.gain(step.seat, table.box.gains[step.then])
            elif isinstance(step, RemoveShortage):
                self.gain(step.seat, table.box.gains[step.then])
            elif isinstance(step, CardsAndRoads):
                self.cards[step.seat] += table.box.gains[step.gain].cards
                self.roads[step.seat] += table.box.gains[step.gain].roads

    def gain(self, party: int, gain: Gaining) -> None:
        """What a gain brings."""
        self.favor[party] += gain.favor
        self.cards[party] += gain.cards
        self.roads[party] += gain.roads
        self.picks[party] += gain.any_cubes
        for good, count in enumerate(gain.cubes):
            if count:
                self.cubes[GOODS * party + good] += min(count, self.table.supply[good])

    def best_building(self, party: int) -> int:
        """The building that brings most Favor above what it costs."""
        table = self.table
        waived = is_owned(table, party, table.box.cheaper_foreman)
        best = NO_CARD
        most = 0.0
        for slot, card in enumerate(table.offer):
            if card != NO_CARD and self.payable(party, table.box.card_cost[card], 0, waived):
                above = table.box.card_favor_printed[card] + table.box.slot_favor[slot] - self.values.card_cost[card]
                if best == NO_CARD or above > most:
                    best, most = card, above
        return best

    def build(self, party: int, card: int) -> None:
        """A building is paid and brings its Favor, a Customs House and a road."""
        table = self.table
        if card == NO_CARD or card not in table.offer:
            return
        box = table.box
        self.spend(party, box.card_cost[card], 0, is_owned(table, party, box.cheaper_foreman))
        favor = box.card_favor_printed[card] + box.slot_favor[table.offer.index(card)]
        self.favor[party] += favor + is_owned(table, party, box.foreman_favor)
        if table.houses_left[party] and table.open_spots:
            self.houses[party] += 1
        self.roads[party] += 1

    def raise_temple(self, step: PayLevite) -> None:
        """A Temple Tile and a card, for the cheaper of the prices."""
        table = self.table
        party = step.seat
        any_type = step.any_type(table)
        waived = step.waived(table)
        best: list[int] | None = None
        least = 0.0
        for number, price in enumerate(table.box.levite_prices):
            cost = self.values.levite_cost[number]
            if self.payable(party, price, any_type, waived) and (best is None or cost < least):
                best, least = price, cost
        if best is not None:
            self.spend(party, best, any_type, waived)
            self.tiles[party] += 1
            self.cards[party] += table.box.levite_cards

    def payable(self, party: int, cost: list[int], any_type: int, waived: int) -> bool:
        """Can the cubes settle a bill?"""
        own: i64 = GOODS * party
        cubes = self.cubes
        lacking: i64 = -waived
        left: i64 = cubes[own] - any_type + waived
        for good in range(FIRST_STANDARD, GOODS):
            has = cubes[own + good]
            left += has - cost[good]
            if cost[good] > has:
                lacking += cost[good] - has
        return lacking <= cubes[own] and left >= 0

    def spend(self, party: int, cost: list[int], any_type: int, waived: int) -> None:
        """Settle a bill: what is lacking is waived first, then paid by Exotics."""
        own: i64 = GOODS * party
        cubes = self.cubes
        for good in range(FIRST_STANDARD, GOODS):
            for _ in range(cost[good]):
                if cubes[own + good]:
                    cubes[own + good] -= 1
                elif waived:
                    waived -= 1
                elif cubes[own + EXOTIC]:
                    cubes[own + EXOTIC] -= 1
        for good in self.values.dearest_first:
            if waived and cost[good]:
                cubes[own + good] += 1
                waived -= 1
        self.spend_any(party, any_type)

    def spend_any(self, party: int, count: int) -> None:
        """Give up so many cubes, each time one of the type that is held most often, the cheapest of those."""
        own: i64 = GOODS * party
        cubes = self.cubes
        for _ in range(count):
            spared = -1
            most = 0
            for good in range(GOODS - 1, -1, -1):
                if cubes[own + good] > most:
                    spared, most = good, cubes[own + good]
            if spared < 0:
                return
            cubes[own + spared] -= 1
