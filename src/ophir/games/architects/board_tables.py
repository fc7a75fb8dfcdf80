"""The board as numbers: locations, tracks, costs and piles. [Architects 1, 7, 14]"""

from __future__ import annotations

from ophir.engine import boxes
from ophir.engine.lists import numbers, zeros
from ophir.engine.options import OptionValue, words
from ophir.engine.packs import Pack
from ophir.games.architects import location_actions
from ophir.games.architects.check import check
from ophir.games.architects.data import LOCATION_IDS, Data, LevelCost
from ophir.games.architects.goods import (
    KIND_IDS,
    RESOURCE_IDS,
    Goods,
    counts,
)
from ophir.games.architects.prices import CHEAPER, MIX, MIX_OF, PRICE_SIZE, WOOD_OR_STONE, silver_price
from ophir.games.architects.table import (
    CIRCLES,
)

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


class BoardTables(boxes.Box):
    """What the board says, for a number of players and a set of options."""

    def __init__(self, pack: Pack, seats: int, chosen: dict[str, OptionValue]) -> None:
        super().__init__(pack, seats, chosen)
        data = Data(pack)
        check(data)
        self.data = data
        self.wow: bool = bool(chosen["expansion_wow"])
        self.solo = seats == 1
        self.has_ai = self.solo or chosen["ai_opponent"] != "none"
        self.players: int = seats + self.has_ai
        # By who starts and by party: everybody, from the party on.
        self.clockwise = [
            [self._clockwise(starter, party) for party in range(self.players)] for starter in range(seats)
        ]
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

    def _clockwise(self, starter: int, party: int) -> list[int]:
        """Everybody from one on; an AI opponent sits behind the last person in turn order. [R50]"""
        order = [(starter + place) % self.seats for place in range(self.seats)] + [self.seats] * self.has_ai
        at = order.index(party)
        return order[at:] + order[:at]

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
        self.safety_rounds = data.common.safety_rounds
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
        self.level_price = [zeros(PRICE_SIZE), *[numbers(self.price(one.cost)) for one in data.levels]]
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
