"""What is in the box, as numbers: the tables that the rules look things up in, and every action that there can be.

A `Box` is made once for a pack, a number of players and a set of options, and never changes; all positions of a game
share it. Cards, boards and actions have the same numbers in every game with the same data, in the order of the TOML
files; which of them are in play, `..._in_play` says.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

from ophir.engine.lists import bit_rows, bits_of, numbers
from ophir.engine.options import OptionValue
from ophir.engine.packs import Pack
from ophir.engine.vectors import Numbers
from ophir.engine.verbs import Verb
from ophir.games.architects import abilities, effects
from ophir.games.architects.abilities import StorehouseTrade
from ophir.games.architects.ai.tables import AiTables
from ophir.games.architects.board_tables import PLACEMENT_IDS
from ophir.games.architects.card_tables import CardTables
from ophir.games.architects.data import AI, MOST_PLAYERS, SEAT_NAMES, Data
from ophir.games.architects.goods import (
    BUILDING_CARD,
    GOLD,
    GOOD_IDS,
    GOODS,
    INFLUENCE,
    KINDS,
    MARBLE,
    RESOURCE_IDS,
    SILVER,
    Goods,
    counts,
    named,
)
from ophir.games.architects.needs import needs_of
from ophir.games.architects.paying import PAID_WITH
from ophir.games.architects.prices import INFLUENCE_DUE, MIX, PLAIN, PRICE_SIZE
from ophir.games.architects.table import (
    AT_FOREST,
    AT_QUARRY,
    AT_SILVERSMITH,
    AT_STOREHOUSE,
    AVOIDS_DEBT,
    MINE_CLAY,
    PLACEMENTS,
    RELEASES,
    WORKSHOP_DRAW,
)

BASIC_IDS = RESOURCE_IDS[:3]
# Where a Worker can always be placed. [6.1]
ALWAYS = (AT_QUARRY, AT_FOREST, AT_SILVERSMITH, MINE_CLAY, AT_STOREHOUSE, WORKSHOP_DRAW)


class Box(CardTables):
    """One boxed game, set up for a number of players and a set of options."""

    def __init__(self, pack: Pack, seats: int, chosen: dict[str, OptionValue]) -> None:
        super().__init__(pack, seats, chosen)
        self._catalogue(self.data)
        self._trades(self.data)
        self.ai = AiTables(pack, self)
        self.opponent_ids = self.ai.opponent_ids
        self.scheme_ids = self.ai.scheme_ids
        self.last_track = len(self.ai.track) - 1
        self.gain_is_plain = [
            not any(goods[kind] for kind in range(GOODS, KINDS) if kind not in (INFLUENCE, BUILDING_CARD))
            for goods in self.gains
        ]
        # Of each table of goods the last kind that there is.
        self.gain_last = [max((kind for kind, count in enumerate(goods) if count), default=0) for goods in self.gains]
        self._words(self.data)

    def _catalogue(self, data: Data) -> None:
        """Number the actions. Kinds with a row of arguments start at the number that is kept here."""
        book = self.actions
        self.PLACE = len(book)
        for place, space in PLACEMENT_IDS:
            piece = f"market:{space if space in self.space_ids else 'middle'}" if place == "black_market" else ""
            args = [place, space] if space else [place]
            book.add("place", *args, piece=piece or f"place:{place}", place=place, space=space or "none")
        self.placements = [self.PLACE + placement for placement in range(PLACEMENTS)]
        self.always_possible = bits_of(ALWAYS)
        self.placement_rows = bit_rows(self.PLACE, PLACEMENTS)
        self.STOP = book.add("stop")
        self.DECLINE = book.add("decline")
        self.BOARD = book.add_each("board", self.board_ids, "board", "board")
        self.HIRE = book.add_each("hire", self.apprentice_ids, "apprentice", "apprentice")
        self.DISMISS = book.add_each("dismiss", self.apprentice_ids, "apprentice", "apprentice")
        self.KEEP = book.add_each("keep", self.building_ids, "hand", "building")
        self.DISCARD = book.add_each("discard", self.building_ids, "hand", "building")
        self.CONSTRUCT = book.add_each("construct", self.building_ids, "hand", "building", also=("place:guildhall",))
        self.ADVANCE = book.add("advance", piece="cathedral", also=("place:guildhall",))
        self.WONDER = book.add_each(
            "raise", [one.id for one in data.wonders], "wonder", "wonder", also=("place:guildhall",)
        )
        parties = [*SEAT_NAMES, AI]
        self.most_parties = len(parties)
        self.party_column: list[int] = [*range(self.seats), *([MOST_PLAYERS] if self.has_ai else [])]
        self._retrieving(parties)
        self.CAPTURE = len(book)
        for place in self.circle_ids:
            for party, name in enumerate(parties):
                number = self.seats if name == AI else party
                book.add("capture", place, name, piece=f"group:{place}:{name}", place=place, of_seat=number)
        self.GUARD = book.add_each("guard", self.guard_ids, "guardhouse", "task")
        self.RELEASE_FOR_SILVER = book.add("release", "silver", cost="silver", piece="guardhouse:release_captured")
        self.RELEASE_FOR_DEBT = book.add("release", "debt", cost="debt", piece="guardhouse:release_captured")
        self.VISIT_WORKER = book.add("visit", "extra_worker", what="extra_worker")
        self.VISIT_INFLUENCE = book.add("visit", "influence", what="influence")
        self.INFLUENCE_NOW = book.add("influence", "now", when="now")
        self.INFLUENCE_LATER = book.add("influence", "later", when="later")
        self.CONTRIBUTE = book.add_each("contribute", RESOURCE_IDS, "contribution", "good")
        self.CONTRIBUTE_NONE = book.add("contribute", "none", good="none")
        self.SITE = book.add_each("site", self.circle_ids, "place", "place")
        self.DEBT_DESTROY = book.add("debt", "destroy", what="destroy")
        self.DEBT_KEEP = book.add("debt", "keep", what="keep")
        self.DEBT_AVOID = book.add("debt", "avoid", what="avoid")
        self.DEBT_TAKE = book.add("debt", "take", what="take")
        self.VIRTUE_SHIELD = book.add("virtue", "shield", what="shield")
        self.VIRTUE_LOSE = book.add("virtue", "lose", what="lose")
        self.RELEASE = len(book)
        for count in range(sum(row[RELEASES] for row in self.able) + 1):
            book.add("free", str(count), piece="prison", count=count)
        self.TASK_RELEASE = book.add("barracks", "release_captured", task="release_captured")
        self.TASK_CAPTURE = book.add("barracks", "capture", task="capture")
        self._choosing(data)

    def _retrieving(self, parties: list[str]) -> None:
        book = self.actions
        self.RETRIEVE = book.add_each("retrieve", self.circle_ids, "place", "place")
        self.RETRIEVE_PRISON = book.add("retrieve", "prison", piece="prison", place="prison")
        self.RETRIEVE_MARKET = len(book)
        for space in self.space_ids:
            book.add("retrieve", "black_market", space, piece=f"market:{space}", place="black_market")
        self.RETRIEVE_CAPTOR = len(book)
        for name in parties:
            book.add("retrieve", "captor", name, piece=f"captive:{name}", place="captor")

    def _choosing(self, data: Data) -> None:
        """One of several goods, of Buildings and of the Princess."""
        book = self.actions
        self.CHOOSE = len(book)
        self.chosen_gain: list[int] = []
        self.choices: list[list[int]] = []
        self.choice_of: dict[int, int] = {}

        def row(source: str, kind: str, options: list[Goods]) -> list[int]:
            found: list[int] = []
            for number, goods in enumerate(options):
                values: dict[str, Any] = {kind: source, "gain_good": named(counts(goods))}
                found.append(book.add("choose", source, str(number + 1), **values))
                self.chosen_gain.append(self.gain_number(goods))
            return found

        for card, does in enumerate(self.building_effects):
            for effect in does:
                if isinstance(effect, effects.Choose):
                    self.choice_of[card] = len(self.choices)
                    self.choices.append(row(self.building_ids[card], "building", effect.options))
                effect.gain_number = self.gain_number(effect.goods_gained())
        self.princess_choice = [row(one.id, "contribution", one.princess.choice) for one in data.contributions]

    def _trades(self, data: Data) -> None:
        """The trades of the King's Storehouse, each with what exactly is given; and payments. [D11, D20]"""
        book = self.actions
        self.TRADE = len(book)
        self.trade_price: list[Numbers] = []
        self.trade_needs: list[int] = []
        self.trade_said: list[list[int]] = []  # price and gain, by which equal ones are known
        self.trade_gain: list[int] = []
        self.trade_replaces: list[int] = []
        self.trade_kind: list[int] = []
        self.common_trades: list[int] = []
        self.common_trades_replaced: list[int] = []
        self.trades_of: list[list[int]] = [[] for _ in self.apprentice_ids]
        for trade in data.trades:
            paid: list[str] = [*trade.any_of, "influence"]
            bits = sum(1 << BASIC_IDS.index(id) for id in trade.any_of)
            for given in combinations_with_replacement(paid, trade.amount):
                cost: dict[Any, int] = {id: given.count(id) for id in given}
                number = self._trade([trade.id, *given], cost, trade.gain, bits if "influence" in cost else 0)
                (self.common_trades_replaced if "influence" in cost else self.common_trades).append(number)
        for card, one in enumerate(data.apprentices):
            for effect in one.effects:
                if isinstance(effect, StorehouseTrade):
                    self.trades_of[card] += self._card_trades(one.id, effect)
        self._payments()

    def _card_trades(self, id: str, effect: StorehouseTrade) -> list[int]:
        if effect.cost:
            cost: dict[Any, int] = dict(effect.cost)
            return [self._trade([id], cost, effect.gain, 0)]
        any_of = [next(iter(one)) for one in effect.cost_any]
        found = [self._trade([id, one], {one: 1}, effect.gain, 0) for one in any_of]
        bits = sum(1 << BASIC_IDS.index(one) for one in any_of)
        return [*found, self._trade([id, "influence"], {"influence": 1}, effect.gain, bits)]

    def _trade(self, said: list[str], cost: dict[Any, int], gain: Goods, replaces: int) -> int:
        number = len(self.trade_gain)
        price = [0] * PRICE_SIZE
        price[PLAIN] = int(len(said) > 1)  # it says exactly what is given
        for id, count in cost.items():
            price[INFLUENCE_DUE if id == "influence" else GOOD_IDS.index(id)] = count
        self.trade_price.append(numbers(price))
        self.trade_needs.append(needs_of(price))
        self.trade_gain.append(self.gain_number(gain))
        self.trade_replaces.append(replaces)
        self.trade_said.append([*price, self.trade_gain[number]])
        self.trade_kind.append(self.trade_said.index(self.trade_said[number]))
        values: dict[str, Any] = {"good": cost, "gain_good": named(counts(gain)), "trade": said[0]}
        self.actions.add("trade", *said, **values)
        return number

    def _payments(self) -> None:
        """`pay wood 3`: so many own pieces, up to what anything costs."""
        book = self.actions
        prices = [*self.building_price, *self.level_price, *self.trade_price, *self.guard_price]
        most = [max(price[good] + price[MIX] for price in prices) for good in range(GOODS)]
        most[GOLD] = most[MARBLE] = max(price[GOLD] + price[MARBLE] for price in prices)
        for wonder in self.data.wonders:
            resource = RESOURCE_IDS.index(wonder.resource)
            most[resource] = max(most[resource], wonder.amount)
        most[GOLD] = most[MARBLE] = max(most[GOLD], most[MARBLE])
        most[SILVER] = max(
            [most[SILVER], *self.space_silver, *self.hire_price, *[row[AVOIDS_DEBT] for row in self.able]]
        )
        self.PAY: list[int] = []
        self.pay_good = [-1] * len(book)
        for good, id in enumerate((*GOOD_IDS, "influence")):
            self.PAY.append(len(book))
            for count in range((most[good] if good < GOODS else self.data.influence.max) + 1):
                values: dict[str, Any] = {"good": id, "count": count}
                book.add("pay", id, str(count), **values)
                self.pay_good.append(good)
        self.PAY_INFLUENCE = self.PAY[PAID_WITH - 1]
        self.most_influence_paid = self.most_influence

    def _words(self, data: Data) -> None:
        """What things do, for texts."""
        for one in data.apprentices:
            self._speaks("apprentice", one.id, list(one.effects))
        for board in data.boards:
            self._speaks("board", board.id, list(board.powers))
        for building in data.buildings:
            self._speaks("building", building.id, list(building.effects))

    def _speaks(self, kind: str, id: str, does: list[Any]) -> None:
        verbs: list[Verb] = does
        if len(verbs) == 1:
            self.effect_of[kind, id] = verbs[0]
        elif verbs:
            several = abilities.SeveralEffects()
            several.parts = does
            self.effect_of[kind, id] = several
