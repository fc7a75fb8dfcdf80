"""What is in the box, as numbers: the tables that the rules look things up in.

A `Box` is made once for a pack, a number of players and a set of options, and never changes; all positions of a game
share it. Only the cards and boards that are in play have numbers, in the order of the TOML files. Tables about what
Apprentices and boards can do have an entry for each Apprentice, then one for the Standard board, then one for each
Variable board (`ArchitectsTable.board_number`).
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, TypeVar

from ophir.engine import boxes
from ophir.engine.options import OptionValue, words
from ophir.engine.packs import Pack
from ophir.engine.verbs import Verb
from ophir.games.architects import abilities, effects, location_actions
from ophir.games.architects.abilities import On, Power, StorehouseTrade
from ophir.games.architects.ai.tables import AiTables
from ophir.games.architects.check import check
from ophir.games.architects.data import AI, LOCATION_IDS, MOST_PLAYERS, SEAT_NAMES, Data, LevelCost
from ophir.games.architects.effects import AllPlayers, BuildingEffect
from ophir.games.architects.goods import (
    BUILDING_CARD,
    GOLD,
    GOOD_IDS,
    GOODS,
    INFLUENCE,
    KIND_IDS,
    KINDS,
    MARBLE,
    RESOURCE_IDS,
    SILVER,
    Goods,
    counts,
    named,
)
from ophir.games.architects.paying import (
    CHEAPER,
    INFLUENCE_DUE,
    MIX,
    MIX_OF,
    PAID_WITH,
    PLAIN,
    PRICE_SIZE,
    WOOD_OR_STONE,
    silver_price,
)
from ophir.games.architects.table import (
    ACTION_AT,
    ANY_VIRTUE_CATHEDRAL,
    ANY_VIRTUE_MARKET,
    APPRENTICE_GAINED,
    AT_FOREST,
    AT_QUARRY,
    AT_SILVERSMITH,
    AT_STOREHOUSE,
    BUILDS_CHEAPER,
    CATHEDRAL_ADVANCE,
    CIRCLES,
    CONSTRUCT,
    DEBT_GAINED,
    DEBT_PAID,
    GOLD_IS_MARBLE,
    MINE_CLAY,
    NO_DISCARD,
    PLACE_AT,
    PLACE_AT_PROFITEER,
    PLACEMENTS,
    PRINCESS_WORKS,
    RESET,
    RESET_AT_PRINCESS,
    RESET_AT_PROFITEER,
    RESET_NOBODY_IN_PRISON,
    SEND_CAPTURED,
    VIRTUE_LOST,
    WHENS,
    WORKSHOP_DRAW,
)

T = TypeVar("T")
BASIC_IDS = RESOURCE_IDS[:3]
SKILLS = ("carpentry", "tiling", "masonry")
# The placements: location, and the alternative where there are several.
PLACEMENT_IDS = (
    ("quarry", ""),
    ("forest", ""),
    ("silversmith", ""),
    ("mines", "clay"),
    ("mines", "gold"),
    ("kings_storehouse", ""),
    ("workshop", "hire"),
    ("workshop", "draw"),
    ("town_centre", ""),
    ("guardhouse", ""),
    ("tax_stand", ""),
    ("black_market", "small"),
    ("black_market", "hire"),
    ("black_market", "draw"),
    ("black_market", "large"),
    ("guildhall", ""),
)
# Where a Worker can always be placed. [6.1]
ALWAYS = (AT_QUARRY, AT_FOREST, AT_SILVERSMITH, MINE_CLAY, AT_STOREHOUSE, WORKSHOP_DRAW)
WHEN = {
    "cathedral_advance": CATHEDRAL_ADVANCE,
    "debt_paid": DEBT_PAID,
    "debt_gained": DEBT_GAINED,
    "construct": CONSTRUCT,
    "send_captured": SEND_CAPTURED,
    "virtue_lost": VIRTUE_LOST,
    "apprentice_gained": APPRENTICE_GAINED,
    "place_at_profiteer": PLACE_AT_PROFITEER,
    "action_at": ACTION_AT,
    "place_at": PLACE_AT,
}
WHEN_RESET = {
    "own_worker_at_princess": RESET_AT_PRINCESS,
    "own_worker_at_profiteer": RESET_AT_PROFITEER,
    "no_own_workers_in_prison": RESET_NOBODY_IN_PRISON,
    "": RESET,
}
POWER_BITS: dict[type[Power], int] = {
    abilities.GoldMarbleInterchangeable: GOLD_IS_MARBLE,
    abilities.CathedralNoDiscard: NO_DISCARD,
    abilities.BuildDiscount: BUILDS_CHEAPER,
    abilities.PrincessCountsAsWorker: PRINCESS_WORKS,
    abilities.CathedralAnyVirtue: ANY_VIRTUE_CATHEDRAL,
    abilities.BlackMarketAnyVirtue: ANY_VIRTUE_MARKET,
}


class Box(boxes.Box):
    """One boxed game, set up for a number of players and a set of options."""

    def __init__(self, pack: Pack, seats: int, chosen: dict[str, OptionValue]) -> None:
        super().__init__(pack, seats, chosen)
        data = Data(pack)
        check(data)
        self.data = data
        self.wow: bool = bool(chosen["expansion_wow"])
        self.solo = seats == 1
        self.has_ai = self.solo or chosen["ai_opponent"] != "none"
        self.players: int = seats + self.has_ai
        self.variable = chosen["boards"] == "variable"
        self.choose_boards = chosen["board_assignment"] == "choose"
        free = chosen["starting_apprentice"]
        self.free_apprentice = self.wow if free == "as_box" else free == "on"
        self.sets = {"base", *(["wow"] if self.wow else []), *(["promo2018"] if chosen["promo_cards"] else [])}
        self.board_sets = set(words(chosen["board_sets"])) - (set() if self.wow else {"wow"})
        self.gains: list[list[int]] = []
        self._places(data)
        self._tracks(data)
        self._piles(data)
        self._abilities(data)
        self._buildings(data)
        self._boards(data)
        self._wonders(data)
        self._catalogue(data)
        self._trades(data)
        self.ai = AiTables(pack, self)
        self.opponent_ids = self.ai.opponent_ids
        self.scheme_ids = self.ai.scheme_ids
        self.last_track = len(self.ai.track) - 1
        self.gain_is_plain = [
            not any(goods[kind] for kind in range(GOODS, KINDS) if kind not in (INFLUENCE, BUILDING_CARD))
            for goods in self.gains
        ]
        self._words(data)

    def gain_number(self, goods: Goods) -> int:
        """The number of a table of goods; equal ones have the same."""
        found = counts(goods)
        if found not in self.gains:
            self.gains.append(found)
        return self.gains.index(found)

    def _places(self, data: Data) -> None:
        self.location_ids: list[str] = list(LOCATION_IDS)
        self.circle_ids = self.location_ids[:CIRCLES]
        self.wonder_places = [place for place, one in enumerate(data.locations) if one.wonder]
        self.placement_place = [LOCATION_IDS.index(place) for place, _ in PLACEMENT_IDS]
        self.placement_space = [space for _, space in PLACEMENT_IDS]
        self.gathered = [0] * CIRCLES
        self.gather_base = [0] * CIRCLES
        for place, one in enumerate(data.locations):
            action = one.action
            if isinstance(action, location_actions.Gather):
                self.gathered[place] = KIND_IDS.index(action.good)
                self.gather_base[place] = action.base
            elif isinstance(action, location_actions.Mines):
                self.clay_base = action.clay_base
                self.workers_per_gold = action.workers_per_gold
            elif isinstance(action, location_actions.Workshop):
                self.hire_price = action.prices()
                self.skip_silver = action.skip_silver
                self.draw_base = action.draw_base
                self.workers_per_card = action.workers_per_card
            elif isinstance(action, location_actions.Captures):
                self.first_tax = action.first_tax
                self.further_silver = action.further_silver
            elif isinstance(action, location_actions.TakeAllTax):
                self.tax_virtue = action.virtue_loss
        self.space_ids: list[str] = [one.id for one in data.spaces]
        self.space_silver = [one.cost.silver for one in data.spaces]
        self.space_virtue = [one.cost.virtue_loss for one in data.spaces]
        self.market_draw = max(one.draw for one in data.spaces)
        self.guard_ids: list[str] = [one.id for one in data.guard_actions]
        self.guard_price = [silver_price(one.cost.silver, one.cost.tax) for one in data.guard_actions]
        self.silver_per_worker = data.guard_actions[0].silver_per_worker
        instead = data.guard_actions[2].instead
        assert instead is not None  # as `check` has seen
        self.release_debts = instead.debt
        self.release_virtue = instead.virtue_loss
        self.debt_paid_gain = self.gain_number(data.debt.paid_gain)

    def _tracks(self, data: Data) -> None:
        players = self.players - 2
        self.workers: int = data.common.workers
        self.workers_each = data.common.workers
        self.most_effective = 2 * self.workers
        self.hand_limit = data.common.hand_limit
        self.apprentice_limit = data.common.apprentice_limit
        self.least_virtue = 0
        self.most_virtue = data.virtue.max
        self.virtue_vp = data.virtue.vp
        self.tax_ignored: list[int] = list(data.virtue.tax_ignored)
        self.market_virtue = data.virtue.black_market_max
        self.cathedral_virtue = data.virtue.cathedral_min
        self.levels = len(data.levels)
        self.level_vp = [0, *(one.vp for one in data.levels)]
        self.level_spaces = [self.players, *(one.spaces for one in data.levels)]
        self.level_price = [[0] * PRICE_SIZE, *(self.price(one.cost) for one in data.levels)]
        hall = data.guildhall
        row = self.players + hall.longer_than_players
        self.guildhall_spaces = row * hall.rows
        self.reset_spaces = [row * (one - 1) + 1 for one in hall.reset_rows]
        clears = bool(self.options["guildhall_clears_apprentices"])
        self.clear_spaces = [row * (one - 1) + hall.clear_space for one in hall.clear_rows] if clears else []
        self.capture_places = data.setup.capture_locations[players]
        self.tax_start = data.setup.tax_stand_silver
        self.prison_many = data.reset.prison_limit
        self.prison_virtue = data.reset.virtue_loss
        self.prison_debts = data.reset.debts
        self.gold_vp = data.scoring.gold
        self.marble_vp = data.scoring.marble
        self.silver_per_vp = data.scoring.silver_per_vp
        self.prison_per_vp = data.scoring.prison_workers_per_minus_vp
        self.debt_vp = data.scoring.unpaid_debt
        self.draft_hand = data.setup.draft_hand
        self.draft_keep = data.setup.draft_keep
        self.solo_deal = data.setup.solo_deal
        self.solo_keep = data.setup.solo_keep
        self.standard_silver: list[int] = list(data.standard.silver_by_turn_order)
        self.standard_virtue = data.standard.virtue

    def price(self, cost: LevelCost) -> list[int]:
        """A price in resources, of a Building or a level."""
        price = [0] * PRICE_SIZE
        for good, id in enumerate(RESOURCE_IDS):
            price[good] = getattr(cost, id)
        price[MIX] = cost.wood_or_stone
        price[MIX_OF] = WOOD_OR_STONE if cost.wood_or_stone else 0
        price[CHEAPER] = 1
        return price

    def _piles(self, data: Data) -> None:
        self.columns = sum(one.set in self.sets for one in data.columns)
        self.rows = len(data.columns[0].y)
        self.slots = self.rows * self.columns
        self.market_ids = [one.id for one in data.market]
        self.small_gain = [self.gain_number(one.small) for one in data.market]
        self.large_gain = [self.gain_number(one.large) for one in data.market]
        # The first card with the same Small side.
        self.small_face = [self.small_gain.index(number) for number in self.small_gain]
        self.printed_small = self.gain_number(data.printed.small)
        self.printed_large = self.gain_number(data.printed.large)
        rewards = [one for one in data.rewards if one.set in self.sets]
        self.reward_ids = [one.id for one in rewards]
        self.reward_gain = [self.gain_number(one.gain) for one in rewards]
        self.no_reward = self.gain_number(data.reward.empty_pile)
        base = data.setup.reward_cards[self.players - 2]
        self.reward_count: int = len(rewards) if self.wow else min(base, len(rewards))

    def _abilities(self, data: Data) -> None:
        """What Apprentices and boards can do, by their number."""
        cards = data.apprentices
        boards = data.boards
        self.apprentice_ids = [one.id for one in cards]
        self.apprentice_in_play = [one.set in self.sets for one in cards]
        self.board_ids = [one.id for one in boards]
        self.board_in_play = [one.set in self.board_sets for one in boards]
        self.apprentice_virtue = [one.virtue for one in cards]
        self.most_apprentices = len(cards)
        self.first_board = len(cards) + 1
        able: list[list[Power]] = []
        for card in cards:
            able.append([*card.effects])
        able.append([])
        for board in boards:
            able.append(board.powers)
        self.skills = [sum(1 << SKILLS.index(skill) for skill in one.skills) for one in cards]
        self.powers = [sum(POWER_BITS.get(type(one), 0) for one in row) for row in able]
        self.ignore_tax = [sum(one.amount for one in row if isinstance(one, abilities.IgnoreTax)) for row in able]
        self.limit_of = [sum(one.value for one in row if isinstance(one, abilities.ApprenticeLimit)) for row in able]
        self.avoid_debt = [sum(one.silver for one in row if isinstance(one, abilities.AvoidDebt)) for row in able]
        self.avoid_influence = [
            sum(one.silver for one in row if isinstance(one, abilities.AvoidInfluenceLoss)) for row in able
        ]
        self.substitutes = [
            sum(
                1 << BASIC_IDS.index(next(iter(one.instead_of))) for one in row if isinstance(one, abilities.Substitute)
            )
            for row in able
        ]
        self.releases = [sum(one.release_from_prison for one in row if isinstance(one, On)) for row in able]
        self.virtual = [
            [
                sum(one.count for one in row if isinstance(one, abilities.VirtualWorker) and one.location == id)
                for row in able
            ]
            for id in self.circle_ids
        ]
        playing = [*self.apprentice_in_play, True, *self.board_in_play]
        self.has_virtual = any(count and playing[number] for row in self.virtual for number, count in enumerate(row))
        modifiers = [[one for one in row if isinstance(one, abilities.CostModifier)] for row in able]
        self.cheaper_captures = [_silver(row, "town_centre") for row in modifiers]
        self.cheaper_market = [_silver(row, "black_market") for row in modifiers]
        self.cheaper_hire = [_silver(row, "workshop_hire") for row in modifiers]
        self.less_market_virtue = [_virtue(row, "black_market") for row in modifiers]
        self.less_tax_virtue = [_virtue(row, "tax_stand") for row in modifiers]
        self._givers(able, playing)

    def _givers(self, able: list[list[Power]], playing: list[bool]) -> None:
        """By what happens: who gives something, and what."""
        self.given: list[list[list[int]]] = [[[] for _ in able] for _ in range(WHENS)]
        for number, row in enumerate(able):
            for one in row:
                if isinstance(one, On) and one.gain and playing[number]:
                    when = WHEN_RESET[one.condition] if one.when == "reset" else WHEN[one.when]
                    if one.location is not None:
                        when += LOCATION_IDS.index(one.location)
                    self.given[when][number].append(self.gain_number(one.gain))
        self.givers = [{number for number, found in enumerate(row) if found} for row in self.given]

    def _buildings(self, data: Data) -> None:
        cards = data.buildings
        self.building_ids = [one.id for one in cards]
        self.building_in_play = [one.set in self.sets for one in cards]
        self.building_price = [self.price(one.cost) for one in cards]
        self.building_skills = [sum(1 << SKILLS.index(skill) for skill in one.skills) for one in cards]
        self.building_virtue = [one.virtue for one in cards]
        self.building_vp = [one.vp for one in cards]
        self.building_effects: list[list[BuildingEffect]] = [one.effects for one in cards]
        self.is_immediate = [one.timing == "immediate" for one in cards]
        self.most_effects = max(len(one.effects) for one in cards)
        self.for_everybody: dict[int, AllPlayers] = {}
        for card, does in enumerate(self.building_effects):
            for effect in does:
                if isinstance(effect, AllPlayers):
                    self.for_everybody[card] = effect

    def _boards(self, data: Data) -> None:
        boards = data.boards
        self.board_prison = [one.workers_in_prison for one in boards]
        self.board_silver = [one.silver for one in boards]
        self.board_virtue = [one.virtue for one in boards]
        self.board_influence = [one.influence for one in boards]
        self.board_goods = [[one.resources.get(id, 0) for id in RESOURCE_IDS] for one in boards]
        self.board_cards = [one.building_cards for one in boards]
        self.board_debts = [one.unpaid_debts for one in boards]

    def _wonders(self, data: Data) -> None:
        wonders = data.wonders if self.wow else []
        self.wonder_ids = [one.id for one in wonders]
        self.wonder_resource = [RESOURCE_IDS.index(one.resource) for one in wonders]
        self.wonder_amount = [one.amount for one in wonders]
        self.wonder_influence = [one.influence for one in wonders]
        self.wonder_tax = [one.tax for one in wonders]
        self.wonder_vp = [one.vp for one in wonders]
        self.build_virtue = data.wonder_rules.build_virtue
        self.visit_influence = data.wonder_rules.visit_influence
        self.most_influence = data.influence.max if self.wow else 0
        self.influence_cards: list[int] = list(data.influence.building_card_on_reaching_from_below)
        self.influence_award = counts(data.influence.end_game_most)[KIND_IDS.index("gold")]
        self.silver_influence = data.substitution.silver
        self.shield_influence = data.substitution.virtue
        self.precious_influence = data.substitution.precious
        self.profiteer_influence = data.wonder_rules.profiteer_influence
        self.figure_virtue = data.wonder_rules.figure_virtue
        cards = data.contributions if self.wow else []
        self.contribution_ids = [one.id for one in cards]
        tables = [[self.gain_number(one.contribution[id]) for id in RESOURCE_IDS] for one in cards]
        self.contribution_gain = [number for table in tables for number in table]
        # The first card with the same Contribution side.
        self.contribution_face = [tables.index(table) for table in tables]
        self.princess_at = [LOCATION_IDS.index(one.princess.location) for one in cards]
        self.profiteer_at = [LOCATION_IDS.index(one.profiteer.location) for one in cards]
        self.princess_gain = [self.gain_number(one.princess.reward) if one.princess.reward else -1 for one in cards]
        self.profiteer_gain = [self.gain_number(one.profiteer.step.gain) for one in cards]
        self.profiteer_loss = [one.profiteer.step.lose.get("virtue", 0) for one in cards]

    def _catalogue(self, data: Data) -> None:
        """Number the actions. Kinds with a row of arguments start at the number that is kept here."""
        book = self.actions
        self.PLACE = len(book)
        for place, space in PLACEMENT_IDS:
            piece = f"market:{space if space in self.space_ids else 'middle'}" if place == "black_market" else ""
            args = [place, space] if space else [place]
            book.add("place", *args, piece=piece or f"place:{place}", place=place, space=space or "none")
        self.placements = [self.PLACE + placement for placement in range(PLACEMENTS)]
        self.always_possible = [one in ALWAYS for one in range(PLACEMENTS)]
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
        self.party_column = [*range(self.seats), *([MOST_PLAYERS] if self.has_ai else [])]
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
        for count in range(sum(self.releases) + 1):
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
        self.trade_price: list[list[int]] = []
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
        self.trade_price.append(price)
        self.trade_gain.append(self.gain_number(gain))
        self.trade_replaces.append(replaces)
        alike = [
            other
            for other in range(number)
            if self.trade_price[other] == price and self.trade_gain[other] == self.trade_gain[number]
        ]
        self.trade_kind.append(alike[0] if alike else number)
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
        most[SILVER] = max([most[SILVER], *self.space_silver, *self.hire_price, *self.avoid_debt])
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


def _silver(row: list[abilities.CostModifier], where: str) -> int:
    return -sum(one.silver for one in row if one.where == where)


def _virtue(row: list[abilities.CostModifier], where: str) -> int:
    return -sum(one.virtue_loss for one in row if one.where == where)
