"""What is in the box, as numbers: the tables that the rules look things up in.

A `Box` is made once for a pack, a number of players and a set of options, and never changes; all positions of a game
share it. Goods, Locations, cards and edges are numbered in the order of the TOML files. A *spot* holds the worker of
one party: Locations first, then the Holy Place, then Building Cards. A *place* is a spot or one of the four areas.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

from ophir.engine import boxes
from ophir.engine.checks import numbers
from ophir.engine.lists import bit_rows
from ophir.engine.options import OptionValue, number
from ophir.engine.packs import Pack
from ophir.engine.verbs import numbered
from ophir.games.wisdom.check import check
from ophir.games.wisdom.data import JEROBOAM, Data
from ophir.games.wisdom.effects import (
    BuyDiscount,
    CollectAdjacent,
    Convert,
    DoubleLand,
    Effect,
    EnterOpponent,
    ExoticInstead,
    ExtraTrade,
    ExtraTransaction,
    ForemanFavor,
    Gaining,
    IgnoreShortage,
    MarketTransactions,
    Menorah,
    Merchant,
    PayLess,
    RegionBonus,
    SellBonus,
    TempleExtraCard,
)
from ophir.games.wisdom.goods import EXOTIC, GOOD_IDS, GOODS, counts, packed


class Box(boxes.Box):
    """One boxed game, set up for a number of players and a set of options."""

    def __init__(self, pack: Pack, seats: int, chosen: dict[str, OptionValue]) -> None:
        super().__init__(pack, seats, chosen)
        data = Data(pack)
        check(data)
        self.data = data
        self.solo = seats == 1
        self.party_count = seats + self.solo
        setup = next(one for one in data.setups if one.players == seats)
        players = setup.counts_as
        self.players = players
        self.workers = setup.workers
        self.houses = setup.customs_houses
        self.shortage_count = setup.shortage_tiles_on_map
        self.market_fill = setup.market_fill
        self.starting_favor = data.favor.start
        self.card_favor = data.favor.unplayed_fortune_card_value
        self.cards_dealt = data.common.fortune_cards_dealt
        self.purchases = data.common.initial_purchase_max
        self.refill = data.common.year_end_market_refill
        self.max_years = number(chosen["max_years"])
        self.starts = -1 if chosen["starting_player"] == "random" else int(str(chosen["starting_player"]))
        self.auto_ties = chosen["solo_ties"] == "auto"
        self.road_pieces = next(one.count for one in data.components if one.id == "road")
        self.end_ids = ["houses", "temple", "max_years"]

        self.good_ids: list[str] = list(GOOD_IDS)
        self.cubes_in_play = [one.count - setup.cubes_removed_each for one in data.resources]
        self.most_cubes = max(self.cubes_in_play)
        self.all_cubes = sum(self.cubes_in_play)
        # The most valuable first, as Jeroboam sees it [13.1]
        self.value_rank = [one.value_rank for one in data.resources]
        self.by_value = sorted(range(GOODS), key=lambda good: self.value_rank[good])

        self._market(data)
        self._map(data, players)
        self._temple(data, players)
        self._cards(data)
        self._places(data, players)
        self._solo(data)
        self._catalogue(data)

    def _market(self, data: Data) -> None:
        self.mat_ids: list[str] = list(data.market.mat_order)
        self.mat_good = [GOOD_IDS.index(good) for good in data.market.mat_order]
        self.mat_of = [self.mat_good.index(good) if good in self.mat_good else -1 for good in range(GOODS)]
        self.squares = data.market.squares_per_mat
        self.transactions = data.market.transactions_per_visit
        # Of all squares, one mat after the other.
        self.prices = [
            price
            for good in data.market.mat_order
            for price in next(mat.prices for mat in data.mats if mat.resource == good)
        ]
        self.mat_bits = [((1 << self.squares) - 1) << self.squares * mat for mat in range(len(self.mat_ids))]
        self.all_squares = (1 << len(self.prices)) - 1
        # By what one can spend: the squares that are not too dear as bits.
        self.affordable = [
            sum(1 << square for square, price in enumerate(self.prices) if price <= spend)
            for spend in range(max(self.prices) + 1)
        ]

    def _map(self, data: Data, players: int) -> None:
        self.location_ids = [one.id for one in data.locations]
        self.locations = len(data.locations)
        number_of = numbers(self.location_ids)
        self.yields = [counts(one.yields) for one in data.locations]
        self.yield_size = [sum(cubes) for cubes in self.yields]
        # The most valuable type of a Location's printed yield, by its rank [13.7]
        self.yield_rank = [min(self.value_rank[good] for good in range(GOODS) if cubes[good]) for cubes in self.yields]
        self.region = [GOOD_IDS.index(one.region) for one in data.locations]
        self.spots = [sum(least <= players for least in one.house_spots) for one in data.locations]
        self.has_spot = [bool(one.house_spots) for one in data.locations]
        self.edge_ids = ["-".join(one.between) for one in data.adjacencies]
        self.edge_start = [number_of[one.between[0]] for one in data.adjacencies]
        self.edge_end = [number_of[one.between[1]] for one in data.adjacencies]
        # Of each Location: the neighbours and, beside them, the edges between.
        self.neighbours: list[list[int]] = [[] for _ in data.locations]
        self.neighbour_edges: list[list[int]] = [[] for _ in data.locations]
        for edge, (a, b) in enumerate(zip(self.edge_start, self.edge_end, strict=True)):
            for here, there in ((a, b), (b, a)):
                self.neighbours[here].append(there)
                self.neighbour_edges[here].append(edge)
        # Of each Location: the edges that touch it as bits.
        self.edges_at = [sum(1 << edge for edge in edges) for edges in self.neighbour_edges]

    def _temple(self, data: Data, players: int) -> None:
        self.temple_squares = sum(one.count for one in data.temple.squares if one.min_players <= players)
        self.tile_ids = [str(one.favor) for one in data.tiles]
        self.tile_favor = [one.favor for one in data.tiles]
        self.tile_counts = [one.count for one in data.tiles]
        self.trade_gets = data.trader.cubes_received
        self.levite_prices = [counts(cost) for cost in data.levite.base_costs]
        self.surcharge = data.levite.surcharge_per_worker_present
        self.levite_cards = data.levite.fortune_cards_drawn

    def _cards(self, data: Data) -> None:
        self.card_ids = [one.id for one in data.buildings]
        self.cards = len(data.buildings)
        self.card_cost = [counts(one.cost) for one in data.buildings]
        self.card_favor_printed = [one.favor for one in data.buildings]
        self.card_space = [one.worker_space for one in data.buildings]
        self.card_effect: list[Effect] = [one.effect for one in data.buildings]
        self.with_space = sum(1 << card for card, space in enumerate(self.card_space) if space)
        self.slot_ids = [one.id for one in data.slots]
        self.slot_favor = [one.bonus_favor for one in data.slots]
        self.slots = len(data.slots)
        self.fortune_ids = [one.id for one in data.fortunes]
        self.fortunes = len(data.fortunes)
        self.fortune_counts = [one.count for one in data.fortunes]
        self.fortune_cards = sum(self.fortune_counts)
        self.fortune_effect: list[Effect] = [one.effect for one in data.fortunes]
        self.kept_ids = [*self.fortune_ids, "hidden"]
        self._verbs(data)

    def _verbs(self, data: Data) -> None:
        """The cards by what they do. Of those that work by themselves: the card's number and its figure."""
        holy: list[Effect] = [one.effect for one in data.holy_spaces]
        self.gains = numbered(Gaining, [*self.card_effect, *self.fortune_effect, *holy])
        self.gains_and_none = len(self.gains) + 1
        self.conversions = numbered(Convert, self.card_effect)
        built = list(enumerate(self.card_effect))
        self.sell_bonus = [(card, one.favor) for card, one in built if isinstance(one, SellBonus)]
        self.buy_discount = [(card, one.favor) for card, one in built if isinstance(one, BuyDiscount)]
        self.least_price = [one.minimum_price for _, one in built if isinstance(one, BuyDiscount)]
        self.more_transactions = [(card, one.amount) for card, one in built if isinstance(one, ExtraTransaction)]
        self.more_trades = [(card, one.amount) for card, one in built if isinstance(one, ExtraTrade)]
        self.foreman_favor = [(card, one.favor) for card, one in built if isinstance(one, ForemanFavor)]
        self.cheaper_foreman = [
            (card, one.amount) for card, one in built if isinstance(one, PayLess) and one.action == "foreman"
        ]
        self.cheaper_levite = [
            (card, one.amount) for card, one in built if isinstance(one, PayLess) and one.action == "levite"
        ]
        self.temple_draws = [(card, one.draw) for card, one in built if isinstance(one, TempleExtraCard)]
        self.temple_discards = [(card, one.discard) for card, one in built if isinstance(one, TempleExtraCard)]
        # By region: the cards with a bonus there, and beside them the cubes.
        self.bonus_cards: list[list[int]] = [[] for _ in range(GOODS)]
        self.bonus_cubes: list[list[list[int]]] = [[] for _ in range(GOODS)]
        for card, one in built:
            if isinstance(one, RegionBonus):
                self.bonus_cards[one.region_good].append(card)
                self.bonus_cubes[one.region_good].append(one.cubes)
        played = list(enumerate(self.fortune_effect))
        self.doubling = [card for card, one in played if isinstance(one, DoubleLand)]
        self.entering = [card for card, one in played if isinstance(one, EnterOpponent)]
        self.replacing = [card for card, one in played if isinstance(one, ExoticInstead)]
        self.raining = [card for card, one in played if isinstance(one, IgnoreShortage)]
        self.most_adjacent = max(
            (one.max_resources for _, one in played if isinstance(one, CollectAdjacent)), default=0
        )
        self.taking_base = GOODS * self.locations + 1
        self.takings = self.taking_base ** max(self.most_adjacent, 1)
        sizes = [one.amount for one in self.fortune_effect if isinstance(one, MarketTransactions)]
        sizes += [one.move_down for one in self.card_effect if isinstance(one, Merchant)]
        most = self.transactions + sum(figure for _, figure in self.more_transactions)
        self.most_transactions = max([most, self.purchases, *sizes])
        self.effect_of.update({("building", one.id): one.effect for one in data.buildings})
        self.effect_of.update({("fortune", one.id): one.effect for one in data.fortunes})
        self.effect_of.update({("place", one.id): one.effect for one in data.holy_spaces})

    def _places(self, data: Data, players: int) -> None:
        holy = sorted(data.holy_spaces, key=lambda one: one.order)
        self.holy_ids = [one.id for one in holy]
        self.holy_effect: list[Effect] = [one.effect for one in holy]
        self.holy_gain = [one.number if isinstance(one, Gaining) else -1 for one in self.holy_effect]
        self.menorah = next(space for space, one in enumerate(self.holy_effect) if isinstance(one, Menorah))
        self.area_ids: list[str] = [one.id for one in data.action_spaces]
        self.area_spaces = [sum(least <= players for least in one.spaces) for one in data.action_spaces]
        self.most_at_levite = max(len(one.spaces) for one in data.action_spaces if one.id == "levite")
        self.spot_ids = [*self.location_ids, *self.holy_ids, *self.card_ids]
        self.first_holy = self.locations
        self.first_card = self.locations + len(self.holy_ids)
        self.first_area = self.first_card + self.cards
        self.place_ids = [*self.spot_ids, *self.area_ids]
        self.all_locations = (1 << self.locations) - 1
        self.card_places = [1 << self.first_card + card for card in range(self.cards)]  # as bits
        self.all_holy = ((1 << len(self.holy_ids)) - 1) << self.first_holy
        self.card_bits = self.with_space << self.first_card

    def _solo(self, data: Data) -> None:
        solo = data.solo
        self.solo_cards = solo.jeroboam_fortune_cards
        self.solo_first = solo.jeroboam_is_first_player
        self.solo_card_favor = solo.fortune_card_favor_at_market_or_trader
        self.cubes_per_favor = solo.end_resources_per_favor
        self.solo_discount = solo.foreman_discount
        self.holy_set_aside = solo.holy_icons_set_aside_per_year
        self.solo_threshold = solo.menorah_threshold
        tiles = data.solo_tiles if self.solo else []
        self.tile_icon: list[str] = [one.icon for one in tiles]
        self.tile_holy = [self.holy_ids.index(one.holy_space) if one.holy_space else -1 for one in tiles]
        self.first_location_tile = len(tiles)
        self.bag_ids = [*(one.id for one in tiles), *(self.location_ids if self.solo else [])]
        self.bag_counts = [*(one.count for one in tiles), *([1] * self.locations if self.solo else [])]
        self.bag_size = sum(self.bag_counts)

    def _catalogue(self, data: Data) -> None:
        """Number the actions. Kinds with a row of arguments start at the number that is kept here."""
        book = self.actions
        goods = self.good_ids

        def row(kind: str, ids: list[str], piece: str, key: str) -> int:
            first = len(book)
            for id in ids:
                values: dict[str, Any] = {key: id}
                book.add(kind, id, piece=f"{piece}:{id}", **values)
            return first

        self.PLACE = len(book)
        for place, id in enumerate(self.place_ids):
            workers = "all" if self.first_holy <= place < self.first_card else "one"
            book.add("place", id, piece=f"place:{id}", place=id, workers=workers)
        self.KEEP = row("keep", self.fortune_ids, "hand", "fortune")
        self.STOP = book.add("stop")
        self.BUY = len(book)
        for square, price in enumerate(self.prices):
            mat, step = self.mat_ids[square // self.squares], str(square % self.squares + 1)
            book.add("buy", mat, step, piece=f"market:{mat}:{step}", mat_good=mat, square=int(step), favor=price)
        self.SELL = len(book)
        for square, price in enumerate(self.prices):
            mat, step = self.mat_ids[square // self.squares], str(square % self.squares + 1)
            book.add(
                "sell", mat, step, piece=f"market:{mat}:{step}", good=mat, mat_good=mat, square=int(step), favor=price
            )
        self.SELL_EXOTIC = len(book)
        for square, price in enumerate(self.prices):
            mat, step = self.mat_ids[square // self.squares], str(square % self.squares + 1)
            piece = f"market:{mat}:{step}"
            book.add("sell-exotic", mat, step, piece=piece, mat_good=mat, square=int(step), favor=price)
        self.MOVE = len(book)
        for square in range(len(self.prices)):
            mat, step = self.mat_ids[square // self.squares], str(square % self.squares + 1)
            book.add("move", mat, step, piece=f"market:{mat}:{step}", mat_good=mat, square=int(step))
        self.NO_MOVE = book.add("no-move")
        self.GIVE = row("give", goods, "own", "good")
        self.TAKE = row("take", goods, "supply", "good")
        self._handfuls(data)
        self.DISCARD = row("discard", self.fortune_ids, "hand", "fortune")
        self.BUILD = row("build", self.card_ids, "building", "building")
        self.HOUSE = row("house", self.location_ids, "place", "place")
        self.ROAD = len(book)
        for id, one in zip(self.edge_ids, data.adjacencies, strict=True):
            book.add("road", id, piece=f"edge:{id}", place=list(one.between))
        self.NO_ROAD = book.add("no-road")
        self.REPEAT = book.add("repeat")
        self.REMOVE = row("remove", self.location_ids, "place", "place")
        self.AGAIN = row("again", self.place_ids, "place", "place")
        self.WORKER = row("worker", self.location_ids, "place", "place")
        self.COLLECT = len(book)
        for id in self.location_ids:
            for good in goods:
                book.add("collect", id, good, piece=f"place:{id}", place=id, good=good)
        self.HAND = len(book)
        for good in goods:
            book.add("hand", good, piece=f"own:{good}", also=(f"cubes:{JEROBOAM}:{good}",), good=good)
        self.USE = row("use", self.card_ids, "place", "building")
        self.NO_CARD = book.add("no-card")
        # Last, so that one comparison tells a card play from everything else.
        self.PLAY = row("play", self.fortune_ids, "hand", "fortune")
        self.placing = bit_rows(self.PLACE, len(self.place_ids))
        self.housing = bit_rows(self.HOUSE, self.locations)
        self.laying = bit_rows(self.ROAD, len(self.edge_ids))
        self.removing = bit_rows(self.REMOVE, self.locations)
        self.buying = bit_rows(self.BUY, len(self.prices))
        self.selling = bit_rows(self.SELL, len(self.prices))
        self.selling_exotic = bit_rows(self.SELL_EXOTIC, len(self.prices))
        self.standing = bit_rows(0, len(self.spot_ids))

    def _handfuls(self, data: Data) -> None:
        """Payments and replacements: every handful of cubes that there can be, by its number. [D8, D11, D21]"""
        book = self.actions
        others = max(len(one.spaces) for one in data.action_spaces if one.id == "levite") - 1
        most = max(map(sum, self.levite_prices)) + others * self.surcharge
        costs = [*self.card_cost, *(one.cost for one in self.conversions)]
        most = max([most, *map(sum, costs)])
        self.pay_of: dict[int, int] = {}
        self.paid_by: dict[int, list[int]] = {}
        for size in range(1, most + 1):
            for handful in combinations_with_replacement(range(GOODS), size):
                cubes = [handful.count(good) for good in range(GOODS)]
                ids = [self.good_ids[good] for good in handful]
                values: dict[str, Any] = {"good": {id: ids.count(id) for id in dict.fromkeys(ids)}}
                number = book.add("pay", *ids, piece="own", **values)
                self.pay_of[packed(cubes)] = number
                self.paid_by[number] = cubes
        self.replace_of: dict[int, int] = {}
        self.replaced_by: dict[int, list[int]] = {}
        exotics = next(one.count for one in data.resources if one.wild)
        for size in range(1, exotics + 1):
            for handful in combinations_with_replacement(range(EXOTIC + 1, GOODS), size):
                cubes = [handful.count(good) for good in range(GOODS)]
                ids = [self.good_ids[good] for good in handful]
                values = {"good": {id: ids.count(id) for id in dict.fromkeys(ids)}}
                number = book.add("replace", *ids, piece="supply:exotic", **values)
                self.replace_of[packed(cubes)] = number
                self.replaced_by[number] = cubes
        self.WAIT = book.add("wait")
