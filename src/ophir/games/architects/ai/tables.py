"""What the rules of the AI opponent look up, from data/ai.toml. [Architects 15, 16]

Without Works of Wonder everything is as the project's own variant says: no Influence, Princess, Profiteer or Wonders.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ophir.engine.errors import BadPack
from ophir.engine.verbs import BadFigure, Verb, make, where_and_why
from ophir.games.architects.ai.conditions import Condition, Settled, read_clause
from ophir.games.architects.ai.data import AiData, Line, Opponent
from ophir.games.architects.ai.operations import BlackMarket, Contribute, NextScheme, Operation
from ophir.games.architects.ai.powers import NoVirtueLoss, On, WonderMarbleDiscount
from ophir.games.architects.goods import KINDS, RESOURCE_IDS, SILVER, counts
from ophir.games.architects.table import CIRCLES

if TYPE_CHECKING:
    from ophir.engine.packs import Pack
    from ophir.games.architects.box import Box

PRINCESS = "princess"
MARKET = "black_market"
FOCUS = "focus"
AT_PRINCESS = -1  # where the Princess stands, known only when the Worker is placed
NOWHERE = -2


class Plan:
    """A line of a Scheme card as one opponent carries it out."""

    __slots__ = ("again", "clause", "operations", "place", "text")

    def __init__(self, clause: Condition | None, text: str, place: int, operations: list[Operation]) -> None:
        self.clause = clause
        self.text = text  # the clause as the data writes it
        self.place = place
        self.operations = operations
        self.again = any(isinstance(one, NextScheme) for one in operations)


class AiTables:
    """Figures and plans of the AI opponent in one box."""

    def __init__(self, pack: Pack, box: Box) -> None:
        self.data = AiData(pack)
        self._figures(box)
        self._opponents(box)
        self._schemes(box)

    def _figures(self, box: Box) -> None:
        data = self.data
        self.track = [RESOURCE_IDS.index(id) for id in data.track.spaces]
        if sorted(self.track) != list(range(len(RESOURCE_IDS))):
            raise BadPack("ai", "resource_track", "spaces", "must be each resource once")
        self.silver_moves = data.track.silver_moves
        self.round_gain = counts(data.track.wrap_gain)
        self.last_column = box.columns - 1
        if not box.wow:
            self.last_column = data.solo_base.apprentice_column_max - 1
        self.market_value = -1 if box.wow else data.solo_base.market_building_value  # -1: its Influence
        conversions = data.conversions
        self.for_apprentice = counts(conversions.gain_apprentice)
        self.for_no_debt = counts(conversions.destroy_debt_without_debt)
        self.for_no_future = counts(conversions.future_scheme_when_pile_empty)
        self.for_reward_card = counts(conversions.gain_reward_card)
        self.for_influence_at_top = counts(conversions.gain_influence_at_top)
        self.for_influence = [0] * KINDS  # each point, without Works of Wonder
        self.for_influence[SILVER] = 1
        guardhouse = data.guardhouse
        self.guardhouse_order: list[str] = list(guardhouse.order)
        if len(set(self.guardhouse_order)) != len(self.guardhouse_order):
            raise BadPack("ai", "guardhouse", "order", "names an action twice")
        self.release_tax = guardhouse.release_captured_tax
        self.debt_tax = guardhouse.pay_debt_tax
        self.debt_gain = counts(guardhouse.pay_debt_gain)
        self.sent_gain = counts(guardhouse.send_captured_gain_per_worker)
        self.capture_order = [
            AT_PRINCESS if id == PRINCESS else box.location_ids.index(id) for id in data.capture.priority
        ]
        if sorted(self.capture_order) != list(range(AT_PRINCESS, CIRCLES)):
            raise BadPack("ai", "capture", "priority", "must be princess and each circle location once")
        self.wonder_total = box.data.wonder_rules.ai_total
        self.capture_tax = data.capture.tax_per_capture_event
        market = data.black_market
        self.market_order = [box.space_ids.index(id) for id in market.default_order]
        if sorted(self.market_order) != list(range(len(box.space_ids))):
            raise BadPack("ai", "black_market", "default_order", "must be each space once")
        spaces = {"small": market.small, "middle": market.middle, "large": market.large}
        self.market_marble = [spaces[id].marble for id in box.space_ids]
        self.market_future = [spaces[id].future_scheme for id in box.space_ids]
        self.market_removal = [spaces[id].remove_apprentices for id in box.space_ids]
        self.market_loss = market.virtue_loss

    def _opponents(self, box: Box) -> None:
        opponents = self.data.opponents
        self.opponent_ids: list[str] = [one.id for one in opponents]
        self.virtue = [one.virtue for one in opponents]
        self.influence = [one.influence if box.wow else 0 for one in opponents]
        self.allowed = [int(box.wow or one.id not in self.data.solo_base.excluded_opponents) for one in opponents]
        self.wonder_priority = [[box.location_ids.index(id) for id in one.wonder_priority] for one in opponents]
        for one, places in zip(opponents, self.wonder_priority, strict=True):
            if sorted(places) != sorted(box.wonder_places):
                raise BadPack("ai", f"opponent {one.id}", "wonder_priority", "must be each place for a Wonder once")
        nothing = [0] * KINDS
        self.marble_discount = [0] * len(opponents)
        self.market_is_free = [False] * len(opponents)
        self.on_sending = [nothing] * len(opponents)
        self.on_works = [0] * len(opponents)
        self.on_reset = [nothing] * len(opponents)
        self.on_placing = [nothing] * len(opponents)
        self.placing_at = [NOWHERE] * len(opponents)
        for number, one in enumerate(opponents):
            power = one.power
            if isinstance(power, WonderMarbleDiscount):
                self.marble_discount[number] = power.amount
            elif isinstance(power, NoVirtueLoss):
                self.market_is_free[number] = True
            elif isinstance(power, On):
                self._trigger(box, number, one, power)

    def _trigger(self, box: Box, number: int, opponent: Opponent, power: On) -> None:
        if power.when == "send_captured":
            self.on_sending[number] = power.goods
        elif power.when == "wonder_or_cathedral":
            self.on_works[number] = power.captures
        elif power.when == "reset":
            self.on_reset[number] = power.goods
        elif power.location in box.location_ids[:CIRCLES]:
            self.on_placing[number] = power.goods
            self.placing_at[number] = box.location_ids.index(power.location)
        else:
            allowed = ", ".join(box.location_ids[:CIRCLES])
            raise BadPack("ai", f"opponent {opponent.id}", "power.location", f"must be one of {allowed}")

    def _schemes(self, box: Box) -> None:
        schemes = [one for one in self.data.schemes if not one.aoa]
        self.scheme_ids: list[str] = [one.id for one in schemes]
        self.starting = sum(1 << card for card, one in enumerate(schemes) if one.deck == "starting")
        self.future_cards = [card for card, one in enumerate(schemes) if one.deck == "future"]
        self.future_bits = sum(1 << card for card in self.future_cards)
        if not self.starting:
            raise BadPack("ai", "scheme", "deck", "at least one card must be a starting one")
        # Where a Worker can stand: the circle locations, the spaces of the Black Market, the Guildhall.
        self.first_space = CIRCLES
        self.guildhall = self.first_space + len(box.space_ids)
        self.stands = self.guildhall + 1
        # By opponent, then by card: its lines.
        self.plans: list[list[list[Plan]]] = [
            [[self._plan(box, opponent, one.id, line) for line in one.options] for one in schemes]
            for opponent in self.data.opponents
        ]
        for one in schemes:
            if any(not line.clause for line in one.options[:-1]) or not one.options or one.options[-1].clause:
                raise BadPack("ai", f"scheme {one.id}", "options", "all lines but the last have a clause")
        self.most_lines = max(len(one.options) for one in schemes)
        self.most_steps = max(len(plan.operations) for cards in self.plans for lines in cards for plan in lines)

    def _plan(self, box: Box, opponent: Opponent, card: str, line: Line) -> Plan:
        place: str = line.place
        operations = list(line.do)
        if place == FOCUS:
            place = opponent.focus.place
            operations = [*opponent.focus.do, *line.do]
        clause: Condition | None = None
        if line.clause:
            try:
                clause = read_clause(line.clause)
            except BadFigure as wrong:
                where, why = where_and_why(str(wrong))
                raise BadPack("ai", f"scheme {card}", f"options.{where}", why) from None
        if not box.wow:
            base = self.data.solo_base
            if place == PRINCESS:
                place = base.princess_replaced_by.place
            operations = [
                base.princess_replaced_by.contribute if isinstance(one, Contribute) else one for one in operations
            ]
            if line.clause in base.condition_results:
                clause = make(Settled, {"answer": base.condition_results[line.clause]})
        if place != MARKET and any(isinstance(held, BlackMarket) for one in operations for held in one.within()):
            raise BadPack("ai", f"scheme {card}", "options.do", "black_market is a step for that place only")
        return Plan(clause, line.clause, self._number(box, place), operations)

    def _number(self, box: Box, place: str) -> int:
        if place == PRINCESS:
            return AT_PRINCESS
        if place == "guildhall":
            return self.guildhall
        return self.first_space if place == MARKET else box.location_ids.index(place)

    def verbs(self) -> list[Verb]:
        """Every verb of the cards and boards, to be put in words."""
        found: list[Verb] = [one.power for one in self.data.opponents]
        for opponent in self.data.opponents:
            found += opponent.focus.do
        for scheme in self.data.schemes:
            for line in scheme.options:
                found += line.do
        return found
