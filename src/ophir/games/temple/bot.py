"""What a position of Solomon's Temple is worth: the judgement that bots look ahead with.

An estimate is in parts of the Temple: what stands, what cards in hand and in play promise, what is lost in the discard
pile, and what armies before and inside the walls threaten. The weights stand in weights.toml.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache

from mypy_extensions import i64

from ophir.engine.game import Weights
from ophir.games.temple.box import Box
from ophir.games.temple.building_phase import Build, BuildFurnishing, SinCheck, SinResponse, buildable, is_build
from ophir.games.temple.israelite_army import Relocate, RelocateTo
from ophir.games.temple.levites import Find
from ophir.games.temple.offerings import ExchangeGive, ExchangeTake
from ophir.games.temple.pray_and_fast import Retrieve
from ophir.games.temple.table import ACTIVE, GOOD_PRIEST, HIDDEN, NO_CARD, NO_SCAPEGOAT, NOT_FASTING, TempleTable
from ophir.games.temple.winning import is_dead


class TempleWeights(Weights):
    """The numbers of weights.toml."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        super().__init__(numbers)
        self.structure = numbers["structure"]
        self.furnishing = numbers["furnishing"]
        self.held_structure = numbers["held_structure"]
        self.held_furnishing = numbers["held_furnishing"]
        self.early_furnishing = numbers["early_furnishing"]
        self.filling = numbers["filling"]
        self.refill = numbers["refill"]
        self.need = numbers["need"]
        self.clog = numbers["clog"]
        self.crowd = numbers["crowd"]
        self.lost = numbers["lost"]
        self.dead = numbers["dead"]
        self.king = numbers["king"]
        self.prophet = numbers["prophet"]
        self.priest = numbers["priest"]
        self.altar = numbers["altar"]
        self.offerer = numbers["offerer"]
        self.scapegoat = numbers["scapegoat"]
        self.levites = numbers["levites"]
        self.offering = numbers["offering"]
        self.second = numbers["second"]
        self.sin = numbers["sin"]
        self.evil = numbers["evil"]
        self.army = numbers["army"]
        self.gate = numbers["gate"]
        self.cooperation = numbers["cooperation"]
        self.fast = numbers["fast"]
        self.fasting = numbers["fasting"]
        self.frozen = numbers["frozen"]
        self.junk = numbers["junk"]
        self.inside = numbers["inside"]
        self.court = numbers["court"]
        self.outside = numbers["outside"]
        self.unclean = numbers["unclean"]
        self.bad_offerings = numbers["bad_offerings"]
        self.evil_priest = numbers["evil_priest"]
        self.pending = numbers["pending"]
        self.answered = numbers["answered"]
        self.blocked = numbers["blocked"]
        self.search = numbers["search"]
        self.spread = numbers["spread"]


class Judge:
    """Estimates positions of one box with one set of weights."""

    def __init__(self, box: Box, weights: TempleWeights) -> None:
        self.weights = weights
        self.rooms = [box.home.count(card) for card in range(box.cards)]  # Furnishings that stand in a Structure
        ids = {id: card for card, id in enumerate(box.card_ids)}
        self.fetches = ids["pray_and_fast"]
        # How far a space is from a court, all gates open.
        self.distance = [0 if court else 99 for court in box.is_court]
        for _ in range(box.spaces):
            for space, steps in enumerate(box.step_to):
                self.distance[space] = min(self.distance[space], *(1 + self.distance[to] for to in steps))
        # What is worth most: the whole Temple, with everything in the slots that helps to build it, and a full hand.
        pieces = weights.structure * len(box.structures) + weights.furnishing * len(box.furnishings) + weights.filling
        slots = weights.prophet + 2 * weights.king + weights.priest + weights.altar + weights.offerer
        self.whole = pieces + slots + weights.held_structure * box.hand_refill

    def progress(self, estimate: float) -> float:
        """How far a player has come who has nobody to beat any more, from 0 to 1.

        Every card counts the same from the first to the last: a player far behind must not think that nothing matters.
        """
        below = self.weights.spread  # with nothing built yet, lost cards and armies make it less than nothing
        return min(max((below + estimate) / (below + self.whole), 0.0), 1.0)

    def estimate(self, table: TempleTable, seat: int) -> float:
        """What the position is worth to a seat."""
        weights = self.weights
        box = table.box
        built = table.built[seat]
        total = weights.structure * (built & box.all_structures).bit_count()
        total += weights.furnishing * (built & box.all_furnishings).bit_count()
        total += self.in_play(table, seat)
        total += self.hand(table, seat)
        total -= self.losses(table, seat)
        total -= self.threat(table, seat)
        total += self.about_to(table, seat)
        total += self.refill(table, seat)
        return total

    def refill(self, table: TempleTable, seat: int) -> float:
        """What the next Draw Phase brings: the more parts of the Temple are in the draw pile, the better.

        A card too many in hand costs as much: it must go before anything can come.
        """
        size = len(table.draw[seat])
        missing = min(table.box.hand_refill - len(table.hand[seat]), size)
        if not missing or not size:
            return 0.0
        wanted = 0
        required: i64 = table.box.all_required
        draw = table.draw[seat]
        place: i64
        for place in range(len(draw)):
            card = draw[place]
            if card != HIDDEN and required >> card & 1:
                wanted += 1
        weights = self.weights
        clog = 1.0 + weights.clog * self.waiting(table, seat)
        return missing * clog * (weights.refill + weights.need * wanted / size)

    def waiting(self, table: TempleTable, seat: int) -> int:
        """Cards in hand that only wait: the Filling, and Furnishings without their Structure."""
        box = table.box
        count = 0
        for card in table.hand[seat]:
            if card == box.filling or (box.is_furnishing[card] and not table.built[seat] >> box.home[card] & 1):
                count += 1
        return count

    def in_play(self, table: TempleTable, seat: int) -> float:
        """Cards in the slots and on the walls."""
        weights = self.weights
        total = weights.gate * table.gates[seat].bit_count() * (2 if table.armies(seat) else 1)
        if table.prophet[seat] != NO_CARD:
            total += weights.prophet
        if table.king_david[seat]:
            total += weights.king
        if table.king_solomon[seat]:
            total += weights.king
        good = table.priest[seat] == GOOD_PRIEST
        if good:
            total += weights.priest - (weights.unclean if table.unclean[seat] else 0.0)
        elif table.priest[seat]:
            total -= weights.evil_priest
        if table.altar[seat]:
            total += weights.altar - (weights.bad_offerings if table.bad_offerings[seat] else 0.0)
            if good:
                total += weights.offerer
        if table.scapegoat[seat] != NO_SCAPEGOAT:
            total += weights.scapegoat * table.scapegoat[seat]
        if table.grain and seat == table.active:
            total += weights.offering
        return total

    def hand(self, table: TempleTable, seat: int) -> float:
        """Cards in hand, and less the one that is being given away."""
        total = 0.0
        weights = self.weights
        waiting = self.waiting(table, seat)
        crowd = waiting - 3
        if crowd > 0:
            total -= weights.crowd * crowd
        if self.is_frozen(table, seat, waiting):
            total -= weights.frozen
        sins = 0
        earlier: list[int] = []
        for card in table.hand[seat]:
            if table.box.category[card] == "sin":
                sins += 1
                total += weights.sin if sins < 3 else weights.junk
            elif card in earlier:
                total += weights.second * self.card(table, seat, card)
            else:
                total += self.card(table, seat, card)
                earlier.append(card)
        if table.given != NO_CARD and table.stack and table.stack[-1].seat_asked() == seat:
            total -= self.card(table, seat, table.given)
        return total

    def is_frozen(self, table: TempleTable, seat: int, waiting: int) -> bool:
        """Does a full hand hold nothing that brings the Temple on, while there is something to draw?

        Cards that hinder or help are worth holding, but not against one who can't finish any more.
        """
        box = table.box
        if len(table.hand[seat]) < box.hand_refill or not table.draw[seat]:
            return False
        if waiting >= box.hand_refill:
            return True
        parts = box.all_structures | box.all_furnishings
        if box.reshuffle or table.held[seat] & parts & buildable(table, seat):
            return False
        return is_dead(table, 1 - seat)

    def card(self, table: TempleTable, seat: int, card: int) -> float:
        """A card in hand."""
        weights = self.weights
        box = table.box
        if box.is_structure[card]:
            return weights.held_structure + 0.03 * self.rooms[card]
        if box.is_furnishing[card]:
            home = table.built[seat] >> box.home[card] & 1
            return weights.held_furnishing if home else weights.early_furnishing
        if card == box.filling:
            return weights.filling
        return self.helper(table, seat, card, box.category[card])

    def helper(self, table: TempleTable, seat: int, card: int, category: str) -> float:
        """A card that is no part of the Temple."""
        weights = self.weights
        box = table.box
        other = 1 - seat
        if category == "king":
            return 0.9 * weights.king
        if category == "prophet":
            return 0.8 * weights.prophet if table.prophet[seat] == NO_CARD else 0.15
        if category == "priest":
            return 0.8 * weights.priest if table.priest[seat] != GOOD_PRIEST else 0.15
        if category == "altar":
            return 0.8 * weights.altar if not table.altar[seat] else 0.15
        if category == "levites":
            finds = table.built[seat] & box.all_structures != box.all_structures
            return weights.levites if finds else 0.0
        if category == "offering":
            return weights.offering * (1.0 if table.altar[seat] and table.priest[seat] == GOOD_PRIEST else 0.7)
        if category == "pray_and_fast":
            return weights.fast + (weights.lost if self.lost(table, seat) else 0.0)
        if category == "gate":
            return weights.gate if table.gates[seat] != box.all_gates else weights.junk
        if category == "cooperation":
            return weights.cooperation
        if category == "israelite_army":
            return weights.army * (2 if table.armies(seat) else 1)
        if category == "military":
            return weights.army
        if category == "instant_evil":
            target = table.altar[other] or table.priest[other] == GOOD_PRIEST
            return weights.evil if target else 0.7 * weights.evil
        return weights.junk

    def lost(self, table: TempleTable, seat: int) -> int:
        """Required cards in the discard pile."""
        lost = 0
        for card in table.discard[seat]:
            if table.box.is_required[card]:
                lost += 1
        return lost

    def losses(self, table: TempleTable, seat: int) -> float:
        """What lies in the discard pile and is wanted."""
        lost = self.lost(table, seat)
        if not lost or table.box.reshuffle:
            return 0.3 * lost
        fasts = table.box.counts[self.fetches] - table.discard[seat].count(self.fetches)
        weights = self.weights
        fetched = 0.0
        if table.fast[seat] != NOT_FASTING and not (seat == table.active and table.reward_taken):
            # As much as with the card in hand; more when there is nothing else to wait for.
            fetched = weights.lost + weights.fast + (0.0 if table.draw[seat] else weights.fasting)
        return weights.lost * lost + (weights.dead if lost > fasts else 0.0) - fetched

    def threat(self, table: TempleTable, seat: int) -> float:
        """What the opponent's armies are worth, the nearer to the Temple the more; and a siege."""
        weights = self.weights
        box = table.box
        if not table.armies(seat):
            return 0.0
        open_gates = box.gate_count - table.gates[seat].bit_count()
        prey = 1.0 + 0.25 * min(4, (table.built[seat] & box.all_furnishings).bit_count())
        total = 0.1 * table.siege[seat]
        for space, bits in enumerate(table.army[seat]):
            if bits:
                if box.is_court[space]:
                    total += weights.court
                elif box.is_inside[space]:
                    total += weights.inside - 0.08 * self.distance[space]
                else:
                    total += weights.outside * (1.0 if open_gates else 0.6) - 0.02 * self.distance[space]
        return total * prey

    def about_to(self, table: TempleTable, seat: int) -> float:
        """What the pending steps promise: a build, a card to choose, armies to send away."""
        weights = self.weights
        for depth in range(len(table.stack)):
            step = table.stack[-1 - depth]
            if isinstance(step, Build | BuildFurnishing | SinCheck | SinResponse):
                if step.seat != seat:
                    return 0.0
                return self.best_build(table, seat) * self.chance_to_build(table, seat, isinstance(step, Build))
            if isinstance(step, Find | ExchangeGive | ExchangeTake | Retrieve):
                return weights.search if step.seat == seat else 0.0
            if isinstance(step, Relocate | RelocateTo):
                waiting = sum(1 for space in table.box.inside if table.army[step.seat][space])
                return weights.inside * waiting if step.seat == seat and not step.moved else 0.0
        return 0.0

    def chance_to_build(self, table: TempleTable, seat: int, cleared: bool) -> float:
        if cleared:
            return 1.0
        weights = self.weights
        if table.sin[seat] == NO_CARD:
            return weights.pending
        offers = table.priest[seat] == GOOD_PRIEST and (
            table.scapegoat[seat] == ACTIVE or (table.altar[seat] and not table.unclean[seat])
        )
        return weights.answered if offers and table.sin_pending else weights.blocked

    def best_build(self, table: TempleTable, seat: int) -> float:
        """How much the best build in hand would add."""
        weights = self.weights
        best = 0.0
        for card in table.hand[seat]:
            if is_build(table, seat, card):
                if table.box.is_structure[card]:
                    gain = weights.structure - weights.held_structure
                elif table.box.is_furnishing[card]:
                    gain = weights.furnishing - weights.held_furnishing
                else:
                    gain = 0.5 * weights.gate
                best = max(best, gain)
        return best


@lru_cache(maxsize=64)
def judge_for(box: Box, weights: TempleWeights) -> Judge:
    """The judge of a box; the same ones are shared."""
    return Judge(box, weights)


def prospects(table: TempleTable, used: TempleWeights) -> list[float]:
    """Each seat's estimated share of the victory; they add up to 1."""
    judge = judge_for(table.box, used)
    mine, theirs = judge.estimate(table, 0), judge.estimate(table, 1)
    share = 1.0 / (1.0 + math.exp((theirs - mine) / used.spread))
    if not table.box.won_by_pieces and not table.box.reshuffle:
        # Who can't finish any more can at best draw; the other wins or draws, however far behind. [R88]
        dead = is_dead(table, 0), is_dead(table, 1)
        if dead[0] and dead[1]:
            share = 0.5
        elif dead[0]:
            share = 0.5 - 0.5 * judge.progress(theirs)
        elif dead[1]:
            share = 0.5 + 0.5 * judge.progress(mine)
    return [share, 1.0 - share]
