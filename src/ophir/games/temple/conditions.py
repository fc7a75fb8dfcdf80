"""Preconditions of cards: what must hold before one can be played, and what to say if it does not. [Temple 13]

One class a condition, which is all that a new one needs. The player is always the one who plays the card. That a
fasting player plays no good card is looked after where cards are played.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from ophir.engine.steps import Closed
from ophir.engine.verbs import Verb
from ophir.games.temple.table import ARMY, GOOD_PRIEST, INACTIVE, NO_CARD, NO_GRAIN, NO_PRIEST, TempleTable


class Condition(Verb):
    """Something that must hold for `seat`."""

    forms: ClassVar[tuple[str, ...]] = ()  # its words are the reasons that it gives
    closed: ClassVar[str] = ""
    rule: ClassVar[str] = ""

    def holds(self, table: TempleTable, seat: int) -> bool:
        """Does it?"""
        raise AssertionError(f"{type(self).__name__} is not asked")

    def might_hold(self, table: TempleTable, seat: int) -> bool:
        """May it, for all that everybody sees? By default it is about what lies on the table."""
        return self.holds(table, seat)

    def why_not(self, table: TempleTable, seat: int) -> Closed:
        """What to say when it does not."""
        return Closed(self.closed, self.rule)


class CanOffer(Condition):
    """A good Priest who is not unclean, and an Altar. [6]"""

    op: ClassVar[str] = "can_offer"

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

    op: ClassVar[str] = "negatable_sin_pending_or_bad_offerings_or_inactive_scapegoat"
    closed: ClassVar[str] = "closed-nothing-to-burn-for"
    rule: ClassVar[str] = "R24"

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

    op: ClassVar[str] = "exchange_possible_or_bad_offerings"
    closed: ClassVar[str] = "closed-nothing-to-exchange"
    rule: ClassVar[str] = "R35"

    def holds(self, table: TempleTable, seat: int) -> bool:
        if table.bad_offerings[seat]:
            return True
        good = table.box.good
        in_hand = 0
        for card in table.hand[seat]:
            in_hand += good[card]
        return in_hand > 1 and good_card_in_draw(table, seat)

    def might_hold(self, table: TempleTable, seat: int) -> bool:
        return table.bad_offerings[seat] == 1 or (len(table.hand[seat]) > 1 and len(table.draw[seat]) > 0)


def good_card_in_draw(table: TempleTable, seat: int) -> bool:
    """Does a draw pile hold a good card?"""
    pile = table.draw[seat]
    place: i64
    for place in range(len(pile)):
        if table.box.good[pile[place]]:
            return True
    return False


class BuildNotUsed(Condition):
    """No build was announced or made this turn."""

    op: ClassVar[str] = "build_not_used"
    closed: ClassVar[str] = "closed-build-used"
    rule: ClassVar[str] = "R33"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return not table.build_used


class NoSin(Condition):
    """No Sin lies against the player."""

    op: ClassVar[str] = "no_sin_pending_or_standing"
    closed: ClassVar[str] = "closed-sin-lies-there"
    rule: ClassVar[str] = "R33"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.sin[seat] == NO_CARD


class GrainNotActive(Condition):
    """No Grain Offering is at work."""

    op: ClassVar[str] = "grain_not_active"
    closed: ClassVar[str] = "closed-grain-active"
    rule: ClassVar[str] = "R76"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.grain == NO_GRAIN


class OwnProphetSlotEmpty(Condition):
    """No own Prophet in play."""

    op: ClassVar[str] = "own_prophet_slot_empty"
    closed: ClassVar[str] = "closed-prophet-in-play"
    rule: ClassVar[str] = "R4"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.prophet[seat] == NO_CARD


class OwnAltarSlotEmpty(Condition):
    """No own Altar in play."""

    op: ClassVar[str] = "own_altar_slot_empty"
    closed: ClassVar[str] = "closed-altar-in-play"
    rule: ClassVar[str] = "R4"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return not table.altar[seat]


class OwnFastSlotEmpty(Condition):
    """No own Pray and Fast in play."""

    op: ClassVar[str] = "own_fast_slot_empty"
    closed: ClassVar[str] = "closed-fast-in-play"
    rule: ClassVar[str] = "R43"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.fast[seat] < 0


class OwnPriestSlotNotGood(Condition):
    """No own good Priest in play; the Evil Priest is no hindrance."""

    op: ClassVar[str] = "own_priest_slot_not_good"
    closed: ClassVar[str] = "closed-priest-in-play"
    rule: ClassVar[str] = "R4"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.priest[seat] != GOOD_PRIEST


class AllStructuresInPlay(Condition):
    """Every Structure stands."""

    op: ClassVar[str] = "all_structures_in_play"
    closed: ClassVar[str] = "closed-structures-missing"
    rule: ClassVar[str] = "11.3"

    def holds(self, table: TempleTable, seat: int) -> bool:
        wanted = table.box.all_structures
        return table.built[seat] & wanted == wanted


class NotAllStructuresInPlay(Condition):
    """A Structure is still missing. [R37]"""

    op: ClassVar[str] = "not_all_structures_in_play"
    closed: ClassVar[str] = "closed-all-structures-stand"
    rule: ClassVar[str] = "R37"

    def holds(self, table: TempleTable, seat: int) -> bool:
        wanted = table.box.all_structures
        return table.built[seat] & wanted != wanted


class AllFurnishingsInPlay(Condition):
    """Every Furnishing stands in the Temple."""

    op: ClassVar[str] = "all_furnishings_in_play"
    closed: ClassVar[str] = "closed-furnishings-missing"
    rule: ClassVar[str] = "11.3"

    def holds(self, table: TempleTable, seat: int) -> bool:
        wanted = table.box.all_furnishings
        return table.built[seat] & wanted == wanted


class OwnBoardHasArmyInside(Condition):
    """An army of the opponent stands inside the own walls."""

    op: ClassVar[str] = "own_board_has_army_inside"
    closed: ClassVar[str] = "closed-no-army-inside"
    rule: ClassVar[str] = "R60"

    def holds(self, table: TempleTable, seat: int) -> bool:
        army = table.army[seat]
        for space in table.box.inside:
            if army[space]:
                return True
        return False


class OwnBoardHasArmy(Condition):
    """An army of the opponent stands on the own board."""

    op: ClassVar[str] = "own_board_has_army"
    closed: ClassVar[str] = "closed-no-army"
    rule: ClassVar[str] = "R60"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.armies(seat) > 0


class SinLimitFree(Condition):
    """No Sin yet against this announcement."""

    op: ClassVar[str] = "sin_limit_free"
    closed: ClassVar[str] = "closed-sin-played"
    rule: ClassVar[str] = "10"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.sin[1 - seat] == NO_CARD


class OpponentAltarInPlay(Condition):
    """The opponent has an Altar."""

    op: ClassVar[str] = "opponent_altar_in_play"
    closed: ClassVar[str] = "closed-opponent-has-no-altar"
    rule: ClassVar[str] = "9.1"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.altar[1 - seat] == 1


class OpponentAltarHasNoBadOfferings(Condition):
    """No Bad Offerings lies on the opponent's Altar yet."""

    op: ClassVar[str] = "opponent_altar_has_no_bad_offerings"
    closed: ClassVar[str] = "closed-bad-offerings-there"
    rule: ClassVar[str] = "R4"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return not table.bad_offerings[1 - seat]


class OpponentPriestGood(Condition):
    """The opponent has a good Priest."""

    op: ClassVar[str] = "opponent_priest_good"
    closed: ClassVar[str] = "closed-opponent-has-no-priest"
    rule: ClassVar[str] = "R31"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.priest[1 - seat] == GOOD_PRIEST


class OpponentPriestNotUnclean(Condition):
    """The opponent's Priest is clean."""

    op: ClassVar[str] = "opponent_priest_not_unclean"
    closed: ClassVar[str] = "closed-already-unclean"
    rule: ClassVar[str] = "R4"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return not table.unclean[1 - seat]


class OpponentNotGrainImmune(Condition):
    """The opponent is not protected by a Grain Offering. [R34]"""

    op: ClassVar[str] = "opponent_not_grain_immune"
    closed: ClassVar[str] = "closed-opponent-immune"
    rule: ClassVar[str] = "R34"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.grain == NO_GRAIN or table.active == seat


class OpponentAnimalOfferingOpen(Condition):
    """The opponent has just made a Burnt, Peace or Guilt Offering that is not negated."""

    op: ClassVar[str] = "opponent_animal_offering_open"
    closed: ClassVar[str] = "closed-no-animal-offering"
    rule: ClassVar[str] = "6"

    def holds(self, table: TempleTable, seat: int) -> bool:
        card = table.offered
        return card != NO_CARD and table.offerer != seat and not table.negated and table.box.blemishable[card]

    def why_not(self, table: TempleTable, seat: int) -> Closed:
        return Closed("closed-offering-negated", "6") if table.negated else Closed(self.closed, self.rule)


class ArmyTokenInSupply(Condition):
    """An army token is left."""

    op: ClassVar[str] = "army_token_in_supply"
    closed: ClassVar[str] = "closed-no-token"
    rule: ClassVar[str] = "7.2"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.tokens[seat] > 0


class StartSpaceFree(Condition):
    """The start space of the opponent's city is free."""

    op: ClassVar[str] = "start_space_free"
    closed: ClassVar[str] = "closed-start-space-taken"
    rule: ClassVar[str] = "7.2"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return not table.army[1 - seat][table.box.start] & ARMY


class ArmiesOnBoard(Condition):
    """Armies enough for a siege. [7.4]"""

    op: ClassVar[str] = "armies_on_board_at_least_2"
    closed: ClassVar[str] = "closed-too-few-armies"
    rule: ClassVar[str] = "7.4"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.armies(1 - seat) >= table.box.siege_armies


class NoSiegeInPlay(Condition):
    """No siege of the opponent's city yet."""

    op: ClassVar[str] = "no_siege_in_play"
    closed: ClassVar[str] = "closed-siege-in-play"
    rule: ClassVar[str] = "R4"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return table.siege[1 - seat] == 0


class NoPassageThisPhase(Condition):
    """No Secret Passage was played in this phase. [R52]"""

    op: ClassVar[str] = "no_passage_this_phase"
    closed: ClassVar[str] = "closed-passage-played"
    rule: ClassVar[str] = "R52"

    def holds(self, table: TempleTable, seat: int) -> bool:
        return not table.passage_played


class Kept(Condition):
    """A condition that the rules keep where they offer its card, and nobody asks again. Its effect needs it."""


class KingSlotEmpty(Kept):
    """The King's slot is empty: always, for there is one of each King in a deck. [R83]"""

    op: ClassVar[str] = "own_king_slot_empty"


class OwnBoardHasOpenGate(Kept):
    """A gate of the own city is not guarded yet: the gate is chosen with the card. [10]"""

    op: ClassVar[str] = "own_board_has_open_gate"


class AllowedToBuildFurnishing(Kept):
    """A Furnishing in hand can be placed. [R77]"""

    op: ClassVar[str] = "allowed_to_build_furnishing"


class NoSiegeRestriction(Kept):
    """No siege on its first or second counted turn. [7.4]"""

    op: ClassVar[str] = "no_siege_restriction"


class ArmyNextToGuardedGate(Kept):
    """An army stands at a guarded gate. [7.2]"""

    op: ClassVar[str] = "army_next_to_guarded_gate"


class FarSideFree(Kept):
    """No army stands on the other side of that gate. [7.2]"""

    op: ClassVar[str] = "far_side_free"


class ArmyWithoutPassage(Kept):
    """That army has used no Secret Passage in this phase. [7.2]"""

    op: ClassVar[str] = "army_without_passage_this_phase"


class ArmyNextToTarget(Kept):
    """An army stands at a guarded gate or in a court. [7.3]"""

    op: ClassVar[str] = "army_next_to_target"


class ArmyWithoutDestruction(Kept):
    """That army has used no Destruction card in this phase. [7.3]"""

    op: ClassVar[str] = "army_without_destruction_this_phase"
