"""Cards and player boards as numbers. [Architects 9, 10, 12]

Tables about what Apprentices and boards can do have an entry for each Apprentice, then one for the Standard board, then
one for each Variable board (`ArchitectsTable.board_number`).
"""

from __future__ import annotations

from ophir.engine.lists import bits_of, numbers
from ophir.engine.options import OptionValue
from ophir.engine.packs import Pack
from ophir.engine.vectors import Numbers
from ophir.games.architects import abilities
from ophir.games.architects.abilities import On, Power
from ophir.games.architects.board_tables import BoardTables
from ophir.games.architects.data import LOCATION_IDS, Data, WonderCard
from ophir.games.architects.effects import AllPlayers, BuildingEffect
from ophir.games.architects.goods import (
    GOODS,
    KIND_IDS,
    RESOURCE_IDS,
    counts,
)
from ophir.games.architects.needs import INFLUENCE, PIECES, needs_of, piece_bits
from ophir.games.architects.prices import CHEAPER, INFLUENCE_DUE, PRICE_SIZE, TAX_DUE
from ophir.games.architects.table import (
    ABLE,
    ABLE_SKILLS,
    ACTION_AT,
    ANY_VIRTUE_CATHEDRAL,
    ANY_VIRTUE_MARKET,
    APPRENTICE_GAINED,
    APPRENTICE_LIMIT,
    AVOIDS_DEBT,
    BUILDS_CHEAPER,
    CATHEDRAL_ADVANCE,
    CHEAPER_CAPTURES,
    CHEAPER_HIRE,
    CHEAPER_MARKET,
    CONSTRUCT,
    DEBT_GAINED,
    DEBT_PAID,
    GIVES,
    GOLD_IS_MARBLE,
    IGNORED_TAX,
    LESS_MARKET_VIRTUE,
    LESS_TAX_VIRTUE,
    NO_DISCARD,
    PLACE_AT,
    PLACE_AT_PROFITEER,
    POWERS,
    PRINCESS_WORKS,
    RELEASES,
    REPLACES,
    RESET,
    RESET_AT_PRINCESS,
    RESET_AT_PROFITEER,
    RESET_NOBODY_IN_PRISON,
    SAVES_INFLUENCE,
    SEND_CAPTURED,
    SETS,
    VIRTUAL_WORKERS,
    VIRTUE_LOST,
    WHENS,
)

BASIC_IDS = RESOURCE_IDS[:3]
SKILLS = ("carpentry", "tiling", "masonry")
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
# Which figures what costs less at a place adds to: by its Silver and by its Virtue. Most places cost only one of them.
MADE_CHEAPER = {
    "town_centre": (CHEAPER_CAPTURES, CHEAPER_CAPTURES),
    "black_market": (CHEAPER_MARKET, LESS_MARKET_VIRTUE),
    "tax_stand": (LESS_TAX_VIRTUE, LESS_TAX_VIRTUE),
    "workshop_hire": (CHEAPER_HIRE, CHEAPER_HIRE),
}


class CardTables(BoardTables):
    """What cards and boards say."""

    def __init__(self, pack: Pack, seats: int, chosen: dict[str, OptionValue]) -> None:
        super().__init__(pack, seats, chosen)
        self._abilities(self.data)
        self._buildings(self.data)
        self._boards(self.data)
        self._wonders(self.data)

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
        playing = [*self.apprentice_in_play, True, *self.board_in_play]
        self._givers(able, playing)
        self.able = [[0] * ABLE for _ in able]
        for number, row in enumerate(able):
            self._count(self.able[number], number, row)
        self.figures_of = [[figure for figure, count in enumerate(row) if count] for row in self.able]

    def _count(self, found: list[int], number: int, row: list[Power]) -> None:
        """The figures of an Apprentice or a board, in the order in which a position keeps those of a party."""
        found[ABLE_SKILLS] = self.skills[number] if number < len(self.skills) else 0
        found[GIVES] = bits_of(when for when, givers in enumerate(self.givers) if number in givers)
        found[POWERS] = sum(POWER_BITS.get(type(one), 0) for one in row)
        for one in row:
            if isinstance(one, abilities.Substitute):
                found[REPLACES] |= 1 << one.replaced()
            elif isinstance(one, abilities.IgnoreTax):
                found[IGNORED_TAX] += one.amount
            elif isinstance(one, abilities.ApprenticeLimit):
                found[APPRENTICE_LIMIT] += one.value
            elif isinstance(one, abilities.AvoidDebt):
                found[AVOIDS_DEBT] += one.silver
            elif isinstance(one, abilities.AvoidInfluenceLoss):
                found[SAVES_INFLUENCE] += one.silver
            elif isinstance(one, abilities.VirtualWorker):
                found[VIRTUAL_WORKERS + self.circle_ids.index(one.location)] += one.count
            elif isinstance(one, abilities.CostModifier):
                silver, virtue = MADE_CHEAPER[one.where]
                found[silver] -= one.silver
                found[virtue] -= one.virtue_loss
            elif isinstance(one, On):
                found[RELEASES] += one.release_from_prison

    def able_row(self, board: int, apprentices: list[int]) -> list[int]:
        """What a party's Apprentices and board come to."""
        found = self.able[self.first_board + board][:]
        for card in apprentices:
            row = self.able[card]
            for figure in self.figures_of[card]:
                found[figure] = found[figure] | row[figure] if figure < SETS else found[figure] + row[figure]
        return found

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
        self.building_price = [numbers(self.price(one.cost)) for one in cards]
        self.building_skills = [sum(1 << SKILLS.index(skill) for skill in one.skills) for one in cards]
        needs = [needs_of(self.price(one.cost), self.building_skills[card]) for card, one in enumerate(cards)]
        self.building_needs = numbers(needs)
        # 0 is no piece of any; then of each good one piece to PIECES.
        pieces = [piece_bits(good, count + 1) for good in range(GOODS + 1) for count in range(PIECES)]
        self.piece_bits = numbers([0, *pieces])
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
        self.wonder_influence = [one.influence for one in wonders]
        self.wonder_tax = [one.tax for one in wonders]
        self.wonder_prices = [[wonder_price(one, lying) for lying in range(one.amount + 1)] for one in wonders]
        self.wonder_needs = [[needs_of(list(price)) for price in prices] for prices in self.wonder_prices]
        self.every_wonder_needs = INFLUENCE
        for row in self.wonder_needs:
            for needs in row:
                self.every_wonder_needs &= needs
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


def wonder_price(wonder: WonderCard, lying: int) -> Numbers:
    """Resources without those lying on the card, Influence and Tax. [12.3, R19]"""
    price = [0] * PRICE_SIZE
    price[RESOURCE_IDS.index(wonder.resource)] = wonder.amount - lying
    price[INFLUENCE_DUE] = wonder.influence
    price[TAX_DUE] = wonder.tax
    price[CHEAPER] = 1
    return numbers(price)
