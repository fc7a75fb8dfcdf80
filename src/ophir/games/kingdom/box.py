"""What is in the box, as numbers: the tables that the rules look things up in.

A `Box` is made once for a pack, a number of players and a set of options, and never changes; all positions of a
game share it. Goods, spaces, cards and borders are numbered in the order of the TOML files. A *place* is anything
a Pawn can stand on: Resource Spaces first, then Action Spaces, Bonus Spaces, and the spaces of Building Cards.
"""

from __future__ import annotations

from ophir.engine import boxes
from ophir.engine.checks import numbers
from ophir.engine.lists import bit_rows
from ophir.engine.options import OptionValue
from ophir.engine.packs import Pack
from ophir.engine.verbs import numbered
from ophir.games.kingdom.check import check
from ophir.games.kingdom.data import Acting, Data
from ophir.games.kingdom.effects import Effect, Sequence, Vintner
from ophir.games.kingdom.goods import GOODS, counts


class Box(boxes.Box):
    """One boxed game, set up for a number of players and a set of options."""

    def __init__(self, pack: Pack, seats: int, chosen: dict[str, OptionValue]) -> None:
        super().__init__(pack, seats, chosen)
        data = Data(pack)
        check(data)
        self.data = data
        edition = next(one for one in data.editions if one.id == chosen["edition"])
        setup = next(one for one in data.setups if one.players == seats)

        fewer = next(one.pawns for one in data.options if one.id == "four_pawns")
        self.pawns = fewer if chosen["four_pawns"] else setup.pawns
        self.supply = [one.count - setup.cubes_removed_per_resource for one in data.resources]
        self.most_cubes = max(self.supply)
        self.values = [one.value for one in data.resources]
        self.pieces = data.pieces.buildings_per_player
        self.roads = data.road.supply
        self.slots = data.pieces.building_card_slots
        self.hand_limit = data.constants.fortune_hand_limit
        self.round_limit = data.constants.safety_round_limit
        self.lowest_score = data.constants.min_score
        self.high_priest_vp = data.constants.high_priest_bonus_vp
        self.starting_score = edition.starting_score
        self.one_direction = edition.market_one_direction
        self.transaction_cap = edition.market_transaction_cap
        self.leftover_cube_vp = edition.leftover_cube_vp
        self.tie_break: str = edition.tie_break
        self.out_of_turn = chosen["out_of_turn_fortune"] == "open"
        self.ends = [one.id for one in data.end_conditions]
        self.end_ids = [*self.ends, "round_limit"]
        self.good_ids = list(GOODS)

        self.spaces = len(data.spaces)
        self.first_bonus = self.spaces + len(data.action_spaces)
        self.first_card = self.first_bonus + len(data.bonus_spaces)
        self.cards = len(data.buildings)
        self.place_ids: list[str] = [
            one.id for one in (*data.spaces, *data.action_spaces, *data.bonus_spaces, *data.buildings)
        ]
        self.bonus_ids = [one.id for one in data.bonus_spaces]
        in_play = [one.id for one in data.bonus_spaces] if chosen["open_bonus_spaces"] else setup.bonus_spaces
        self.bonus_in_play = [self.place_ids.index(id) for id in in_play]
        self.bonus_limit = seats - 1 if chosen["open_bonus_spaces"] else len(in_play)

        self._map(data)
        self._cards(data)
        self.prices: list[list[int]] = [
            next(row.prices for row in data.market if row.resource == good) for good in GOODS
        ]
        self.market_spaces = data.pieces.market_slots_per_resource
        # By what one can spend, then by good: the spaces of its row that are not too dear, as bits.
        self.affordable = [
            [sum(1 << space for space, price in enumerate(prices) if price <= spend) for prices in self.prices]
            for spend in range(max(map(max, self.prices)) + 1)
        ]
        self._temple(data, edition.temple)
        self._catalogue(data)

    def _map(self, data: Data) -> None:
        self.space_ids = [one.id for one in data.spaces]
        number = numbers(self.space_ids)
        self.yields = [counts(one.yields) for one in data.spaces]
        self.has_site = [one.site for one in data.spaces]
        self.sites = [space for space, site in enumerate(self.has_site) if site]
        self.border_ids = [f"{one.a}-{one.b}" for one in data.borders]
        self.border_ends = [(number[one.a], number[one.b]) for one in data.borders]
        # The same as two lists, for rules that are asked often.
        self.border_start = [a for a, _ in self.border_ends]
        self.border_end = [b for _, b in self.border_ends]
        # Of each space: the neighbours and, beside them, the borders between.
        self.neighbours: list[list[int]] = [[] for _ in data.spaces]
        self.neighbour_borders: list[list[int]] = [[] for _ in data.spaces]
        for border, (a, b) in enumerate(self.border_ends):
            for here, there in ((a, b), (b, a)):
                self.neighbours[here].append(there)
                self.neighbour_borders[here].append(border)
        self.road_cost = counts(data.road.cost)

    def _cards(self, data: Data) -> None:
        self.card_ids = [one.id for one in data.buildings]
        self.card_cost = [counts(one.cost) for one in data.buildings]
        self.card_vp = [one.vp for one in data.buildings]
        self.card_site = [one.site for one in data.buildings]
        self.fortune_ids = [one.id for one in data.fortunes]
        self.fortune_counts = [one.count for one in data.fortunes]
        self.fortunes = len(data.fortunes)
        self.fortune_cards = sum(self.fortune_counts)
        places: list[Acting] = [*data.action_spaces, *data.bonus_spaces, *data.buildings]
        acting = [one.effect for one in places]
        self.place_effect: list[Effect | None] = [None] * self.spaces + acting
        self.fortune_effect = [one.effect for one in data.fortunes]
        self.effect_of.update({("place", one.id): one.effect for one in places})
        self.effect_of.update({("fortune", one.id): one.effect for one in data.fortunes})
        self.sequences = numbered(Sequence, [*acting, *self.fortune_effect])
        self.longest_sequence = max((len(one.steps) for one in self.sequences), default=0)
        self.conversions = numbered(Vintner, [*acting, *self.fortune_effect])

    def _temple(self, data: Data, edition: str) -> None:
        layers = sorted((one for one in data.layers if one.edition == edition), key=lambda one: one.order)
        self.layer_ids = [one.id for one in layers]
        self.layer_blocks = [one.blocks for one in layers]
        self.layer_cost = [counts(one.cost) for one in layers]
        self.layer_any = [one.cost.get("any", 0) for one in layers]
        self.layer_vp = [one.vp for one in layers]
        self.blocks = sum(self.layer_blocks)
        # The layer of each block, in building order.
        self.block_layer = [layer for layer, blocks in enumerate(self.layer_blocks) for _ in range(blocks)]

    def _catalogue(self, data: Data) -> None:
        """Number the actions. Kinds with a row of arguments start at the number that is kept here."""
        book = self.actions
        self.PLACE = len(book)
        for place, id in enumerate(self.place_ids):
            pawns = "all" if self.first_bonus <= place < self.first_card else "one"
            book.add("place", id, piece=f"place:{id}", place=id, pawns=pawns)
        self.RESOLVE = book.add_each("resolve", self.place_ids, "place", "place")
        self.STEAL = len(book)
        for victim, color in enumerate(one.id for one in data.colors):
            for good in GOODS:
                book.add("steal", color, good, piece=f"cubes:{color}:{good}", victim_seat=victim, good=good)
        self.GIVE = book.add_each("give", self.good_ids, "own", "good")
        self.TAKE = book.add_each("take", self.good_ids, "supply", "good")
        self.DECLINE = book.add("decline")
        self.REPEAT = book.add_each("repeat", self.space_ids, "place", "place")
        self.STOP = book.add("stop")
        self.KEEP = book.add_each("keep", self.fortune_ids, "drawn", "fortune")
        self.PAY = book.add_each("pay", self.good_ids, "own", "good")
        self.CONVERT = book.add("convert")
        self.SELL = len(book)
        for kind in ("sell", "buy"):
            for g, good in enumerate(GOODS):
                for space, price in enumerate(self.prices[g]):
                    book.add(kind, good, str(space + 1), piece=f"market:{good}:{space + 1}", good=good, vp=price)
        self.BUY = self.SELL + sum(map(len, self.prices))
        self.PASS = book.add("pass")
        self.BUILD = len(book)
        for card in data.buildings:
            book.add("build", card.id, piece=f"building:{card.id}", building=card.id, good=dict(card.cost), vp=card.vp)
        self.BLOCK = book.add("block", piece="temple")
        self.ROAD = len(book)
        for id, border in zip(self.border_ids, data.borders, strict=True):
            book.add("road", id, piece=f"border:{id}", place=[border.a, border.b])
        self.END = book.add("end")
        self.SITE = book.add_each("site", self.space_ids, "place", "place")
        self.REWARD_VP = book.add("reward", "vp", piece="temple", reward="vp")
        self.REWARD_TOKEN = book.add("reward", "token", piece="temple", reward="token")
        self.DONE = book.add("done")
        self.DISCARD = book.add_each("discard", self.fortune_ids, "hand", "fortune")
        # Last, so that one comparison tells a card play from everything else.
        self.PLAY = book.add_each("play", self.fortune_ids, "hand", "fortune")
        self._lists()

    def _lists(self) -> None:
        """Sets of places, and the actions that sets of bits stand for: so a list of legal ones is put together fast."""
        self.all_spaces = (1 << self.spaces) - 1
        self.all_bonus = sum(1 << place for place in self.bonus_in_play)
        self.open_places = (1 << self.first_bonus) - 1 | self.all_bonus
        self.standing = bit_rows(0, len(self.place_ids))
        self.placing = bit_rows(self.PLACE, len(self.place_ids))
        self.resolving = bit_rows(self.RESOLVE, len(self.place_ids))
        self.repeating = bit_rows(self.REPEAT, self.spaces)
        self.deals = [self._deals(good) for good in range(len(GOODS))]

    def _deals(self, good: int) -> list[list[int]]:
        """The sales and purchases of a good, by the spaces of its row open to a sale (low bits) or a purchase."""
        spaces = self.market_spaces
        first = spaces * good
        return [
            [
                (self.BUY if purchases >> space & 1 else self.SELL) + first + space
                for space in range(spaces)
                if (purchases | sales) >> space & 1
            ]
            for purchases in range(1 << spaces)
            for sales in range(1 << spaces)
        ]
