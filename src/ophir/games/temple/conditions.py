"""Preconditions of cards: what must hold before one can be played, and what to say if it does not. [Temple 13]

The player is always the one who plays the card. That a fasting player plays no good card is looked after where
cards are played. What depends on a target (which army, which gate) is looked after in the Military Phase.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ophir.engine.steps import Closed
from ophir.games.temple.table import ARMY, GOOD_PRIEST, INACTIVE, NO_CARD, NO_GRAIN, NO_PRIEST, TempleTable


class Condition:
    """Something that must hold for `seat`."""

    closed: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    def holds(self, table: TempleTable, seat: int) -> bool:
        """Does it?"""
        return True

    def why_not(self, table: TempleTable, seat: int) -> Closed:
        """What to say when it does not."""
        return Closed(self.closed, self.rule)


class CanOffer(Condition):
    """A good Priest who is not unclean, and an Altar. [6]"""

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.priest[seat] == GOOD_PRIEST and table.altar[seat] == 1 and not table.unclean[seat]

    def why_not(self, table: TempleTable, seat: int) -> Closed:
        if table.priest[seat] == NO_PRIEST:
            return Closed("closed-no-priest", "6")
        if table.priest[seat] != GOOD_PRIEST:
            return Closed("closed-evil-priest", "9.1")
        if not table.altar[seat]:
            return Closed("closed-no-altar", "6")
        return Closed("closed-unclean", "R30")


class SinOrBadOfferingsOrScapegoat(Condition):
    """A pending Sin that a Burnt Offering negates, Bad Offerings to clear, or a Scapegoat to wake. [R24]"""

    closed = "closed-nothing-to-burn-for"
    rule = "R24"

    def holds(self, table: TempleTable, seat: int) -> bool:
        if table.bad_offerings[seat] or table.scapegoat[seat] == INACTIVE:
            return True
        sin = table.sin[seat]
        return table.sin_pending == 1 and sin != NO_CARD and table.box.burnt_negates[sin]

    def why_not(self, table: TempleTable, seat: int) -> Closed:
        if table.sin_pending and table.sin[seat] != NO_CARD:
            return Closed("closed-sin-not-burnt-away", "R24", card=table.box.card_ids[table.sin[seat]])
        return Closed(self.closed, self.rule)


class ExchangePossibleOrBadOfferings(Condition):
    """Another good card in hand and a good card in the draw pile, or Bad Offerings to clear. [R35]"""

    closed = "closed-nothing-to-exchange"
    rule = "R35"

    def holds(self, table: TempleTable, seat: int) -> bool:
        if table.bad_offerings[seat]:
            return True
        good = table.box.good
        in_hand = 0
        for card in table.hand[seat]:
            in_hand += good[card]
        return in_hand > 1 and good_card_in_draw(table, seat)


def good_card_in_draw(table: TempleTable, seat: int) -> bool:
    """Does a draw pile hold a good card?"""
    good = table.box.good
    for card, count in enumerate(table.draw[seat]):
        if count and good[card]:
            return True
    return False


class BuildNotUsed(Condition):
    """No build was announced or made this turn."""

    closed = "closed-build-used"
    rule = "R33"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return not table.build_used


class NoSin(Condition):
    """No Sin lies against the player."""

    closed = "closed-sin-lies-there"
    rule = "R33"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.sin[seat] == NO_CARD


class GrainNotActive(Condition):
    """No Grain Offering is at work."""

    closed = "closed-grain-active"
    rule = "R76"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.grain == NO_GRAIN


class OwnProphetSlotEmpty(Condition):
    """No own Prophet in play."""

    closed = "closed-prophet-in-play"
    rule = "R4"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.prophet[seat] == NO_CARD


class OwnAltarSlotEmpty(Condition):
    """No own Altar in play."""

    closed = "closed-altar-in-play"
    rule = "R4"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return not table.altar[seat]


class OwnFastSlotEmpty(Condition):
    """No own Pray and Fast in play."""

    closed = "closed-fast-in-play"
    rule = "R43"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.fast[seat] < 0


class OwnPriestSlotNotGood(Condition):
    """No own good Priest in play; the Evil Priest is no hindrance."""

    closed = "closed-priest-in-play"
    rule = "R4"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.priest[seat] != GOOD_PRIEST


class AllStructuresInPlay(Condition):
    """Every Structure stands."""

    closed = "closed-structures-missing"
    rule = "11.3"

    def holds(self, table: TempleTable, seat: int) -> bool:
        wanted = table.box.all_structures
        return table.built[seat] & wanted == wanted


class NotAllStructuresInPlay(Condition):
    """A Structure is still missing. [R37]"""

    closed = "closed-all-structures-stand"
    rule = "R37"

    def holds(self, table: TempleTable, seat: int) -> bool:
        wanted = table.box.all_structures
        return table.built[seat] & wanted != wanted


class AllFurnishingsInPlay(Condition):
    """Every Furnishing stands in the Temple."""

    closed = "closed-furnishings-missing"
    rule = "11.3"

    def holds(self, table: TempleTable, seat: int) -> bool:
        wanted = table.box.all_furnishings
        return table.built[seat] & wanted == wanted


class OwnBoardHasOpenGate(Condition):
    """A gate of the own city is not guarded yet."""

    closed = "closed-all-gates-guarded"
    rule = "10"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.gates[seat] != table.box.all_gates


class OwnBoardHasArmyInside(Condition):
    """An army of the opponent stands inside the own walls."""

    closed = "closed-no-army-inside"
    rule = "R60"

    def holds(self, table: TempleTable, seat: int) -> bool:
        army = table.army[seat]
        for space in table.box.inside:
            if army[space]:
                return True
        return False


class OwnBoardHasArmy(Condition):
    """An army of the opponent stands on the own board."""

    closed = "closed-no-army"
    rule = "R60"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.armies(seat) > 0


class SinLimitFree(Condition):
    """No Sin yet against this announcement."""

    closed = "closed-sin-played"
    rule = "10"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.sin[1 - seat] == NO_CARD


class OpponentAltarInPlay(Condition):
    """The opponent has an Altar."""

    closed = "closed-opponent-has-no-altar"
    rule = "9.1"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.altar[1 - seat] == 1


class OpponentAltarHasNoBadOfferings(Condition):
    """No Bad Offerings lies on the opponent's Altar yet."""

    closed = "closed-bad-offerings-there"
    rule = "R4"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return not table.bad_offerings[1 - seat]


class OpponentPriestGood(Condition):
    """The opponent has a good Priest."""

    closed = "closed-opponent-has-no-priest"
    rule = "R31"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.priest[1 - seat] == GOOD_PRIEST


class OpponentPriestNotUnclean(Condition):
    """The opponent's Priest is clean."""

    closed = "closed-already-unclean"
    rule = "R4"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return not table.unclean[1 - seat]


class OpponentNotGrainImmune(Condition):
    """The opponent is not protected by a Grain Offering. [R34]"""

    closed = "closed-opponent-immune"
    rule = "R34"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.grain == NO_GRAIN or table.active == seat


class OpponentAnimalOfferingOpen(Condition):
    """The opponent has just made a Burnt, Peace or Guilt Offering that is not negated."""

    closed = "closed-no-animal-offering"
    rule = "6"

    def holds(self, table: TempleTable, seat: int) -> bool:
        card = table.offered
        return card != NO_CARD and table.offerer != seat and not table.negated and table.box.blemishable[card]

    def why_not(self, table: TempleTable, seat: int) -> Closed:
        return Closed("closed-offering-negated", "6") if table.negated else Closed(self.closed, self.rule)


class ArmyTokenInSupply(Condition):
    """An army token is left."""

    closed = "closed-no-token"
    rule = "7.2"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.tokens[seat] > 0


class StartSpaceFree(Condition):
    """The start space of the opponent's city is free."""

    closed = "closed-start-space-taken"
    rule = "7.2"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return not table.army[1 - seat][table.box.start] & ARMY


class ArmiesOnBoard(Condition):
    """Armies enough for a siege. [7.4]"""

    closed = "closed-too-few-armies"
    rule = "7.4"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.armies(1 - seat) >= table.box.siege_armies


class NoSiegeInPlay(Condition):
    """No siege of the opponent's city yet."""

    closed = "closed-siege-in-play"
    rule = "R4"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.siege[1 - seat] == 0


class NoPassageThisPhase(Condition):
    """No Secret Passage was played in this phase. [R52]"""

    closed = "closed-passage-played"
    rule = "R52"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return not table.passage_played


class NoSiegeRestriction(Condition):
    """No siege on its first or second counted turn. [7.4]"""

    closed = "closed-siege-forbids-cards"
    rule = "7.4"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return not 0 < table.siege[1 - seat] < table.box.siege_reward


class KingSlotEmpty(Condition):
    """The King's slot is empty: always, for there is one of each King in a deck. [R83]"""


class WithTarget(Condition):
    """Holds for some army and some gate or place: looked after where the target is chosen."""


CONDITIONS: Final[dict[str, Condition]] = {
    "can_offer": CanOffer(),
    "negatable_sin_pending_or_bad_offerings_or_inactive_scapegoat": SinOrBadOfferingsOrScapegoat(),
    "exchange_possible_or_bad_offerings": ExchangePossibleOrBadOfferings(),
    "build_not_used": BuildNotUsed(),
    "no_sin_pending_or_standing": NoSin(),
    "grain_not_active": GrainNotActive(),
    "own_prophet_slot_empty": OwnProphetSlotEmpty(),
    "own_altar_slot_empty": OwnAltarSlotEmpty(),
    "own_fast_slot_empty": OwnFastSlotEmpty(),
    "own_king_slot_empty": KingSlotEmpty(),
    "own_priest_slot_not_good": OwnPriestSlotNotGood(),
    "all_structures_in_play": AllStructuresInPlay(),
    "not_all_structures_in_play": NotAllStructuresInPlay(),
    "all_furnishings_in_play": AllFurnishingsInPlay(),
    "own_board_has_open_gate": OwnBoardHasOpenGate(),
    "own_board_has_army_inside": OwnBoardHasArmyInside(),
    "own_board_has_army": OwnBoardHasArmy(),
    "sin_limit_free": SinLimitFree(),
    "opponent_altar_in_play": OpponentAltarInPlay(),
    "opponent_altar_has_no_bad_offerings": OpponentAltarHasNoBadOfferings(),
    "opponent_priest_good": OpponentPriestGood(),
    "opponent_priest_not_unclean": OpponentPriestNotUnclean(),
    "opponent_not_grain_immune": OpponentNotGrainImmune(),
    "opponent_animal_offering_open": OpponentAnimalOfferingOpen(),
    "army_token_in_supply": ArmyTokenInSupply(),
    "start_space_free": StartSpaceFree(),
    "armies_on_board_at_least_2": ArmiesOnBoard(),
    "no_siege_in_play": NoSiegeInPlay(),
    "no_passage_this_phase": NoPassageThisPhase(),
    "no_siege_restriction": NoSiegeRestriction(),
    "allowed_to_build_furnishing": WithTarget(),
    "army_next_to_guarded_gate": WithTarget(),
    "far_side_free": WithTarget(),
    "army_without_passage_this_phase": WithTarget(),
    "army_next_to_target": WithTarget(),
    "army_without_destruction_this_phase": WithTarget(),
}
