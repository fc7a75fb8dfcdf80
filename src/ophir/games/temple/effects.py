"""What cards do: the effect vocabulary, one class a verb. [Temple 13]

`perform` carries an effect out for the player who plays the card and pushes the choices it needs. Verbs whose target
is chosen with the card (which gate, which army) are carried out by the decision that offers them.
"""

from __future__ import annotations

from ophir.engine.lists import changed
from ophir.games.temple import data as records
from ophir.games.temple.armies import place_army
from ophir.games.temple.building_phase import BuildFurnishing
from ophir.games.temple.instants import (
    PriestWindow,
    break_altar,
    displace_evil_priest,
    remove_priest,
    replace_priest,
)
from ophir.games.temple.israelite_army import Relocate, discard_all_armies, discard_siege
from ophir.games.temple.lay_siege import start_siege
from ophir.games.temple.levites import Find
from ophir.games.temple.offerings import ExchangeGive, hand_away, negate_sin, new_hand, offer, wake_scapegoat
from ophir.games.temple.pray_and_fast import start_fast
from ophir.games.temple.table import BUILD_OPEN, GOOD_PRIEST, TempleTable
from ophir.games.temple.winning import win


class Effect:
    """A verb with its numbers. This one does nothing by itself: a passive effect, or one that needs a target."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        """Carry it out."""


class Offering(Effect):
    """Make an offering; what it does if it succeeds comes later. [6]"""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        offer(table, seat, card)


class Build(Effect):
    """Put a Structure or a Furnishing on the own board."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.built = changed(table.built, seat, table.built[seat] | 1 << card)


class LayProphet(Effect):
    """A Prophet into his slot."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.prophet = changed(table.prophet, seat, card)


class LayKingDavid(Effect):
    """King David into his slot, for the whole game."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.king_david = changed(table.king_david, seat, 1)


class LayKingSolomon(Effect):
    """King Solomon into his slot, for the whole game."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.king_solomon = changed(table.king_solomon, seat, 1)


class LayPriest(Effect):
    """A good Priest into the slot; an Evil Priest there is discarded. Opens RW2. [5, 9.2]"""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        displace_evil_priest(table, seat)
        table.priest = changed(table.priest, seat, GOOD_PRIEST)
        table.stack.append(PriestWindow(1 - seat))


class LayAltar(Effect):
    """An Altar into its slot. Opens RW2. [5, 9.2]"""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.altar = changed(table.altar, seat, 1)
        table.stack.append(PriestWindow(1 - seat))


class SearchDraw(Effect):
    """Look through the own draw pile for a Structure."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.stack.append(Find(seat))


class Exchange(Effect):
    """Swap a good hand card for a good card of the draw pile."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.stack.append(ExchangeGive(seat))


class HandIntoDraw(Effect):
    """Shuffle the hand into the draw pile."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        hand_away(table, seat)


class Draw(Effect):
    """Draw so many cards, or as many as there are."""

    def __init__(self, count: int) -> None:
        self.count = count

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        new_hand(table, seat, self.count)


class NegateSin(Effect):
    """Negate the pending Sin."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        negate_sin(table, seat)


class ActivateScapegoat(Effect):
    """Wake the Scapegoat."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        wake_scapegoat(table, seat)


class Grain(Effect):
    """Until the end of the turn no Sin and no evil instant against the player, and a build without announcement."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.grain = BUILD_OPEN


class ExtraFurnishing(Effect):
    """Cooperation: more Furnishings in one build, chosen one after the other. [R27, R77]"""

    def __init__(self, count: int) -> None:
        self.count = count

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.stack.append(BuildFurnishing(seat, 1 + self.count))


class BlockBuild(Effect):
    """A Sin: it lies against the opponent and waits for an answer."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.sin = changed(table.sin, 1 - seat, card)
        table.sin_pending = 1


class BadOfferings(Effect):
    """Lies on the opponent's Altar and negates the next offering."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.bad_offerings = changed(table.bad_offerings, 1 - seat, 1)


class BlemishedAnimal(Effect):
    """Negates the offering that was just made."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.negated = 1


class BreakAltar(Effect):
    """Discards the opponent's Altar."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        break_altar(table, 1 - seat)


class RemovePriest(Effect):
    """Discards the opponent's Priest."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        remove_priest(table, 1 - seat)


class ReplacePriest(Effect):
    """Takes the slot of the opponent's Priest."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        replace_priest(table, 1 - seat)


class Unclean(Effect):
    """Disables the opponent's Priest until the end of the turn. [R30]"""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.unclean = changed(table.unclean, 1 - seat, 1)


class PlaceArmy(Effect):
    """An army enters the opponent's board."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        place_army(table, seat)


class StartSiege(Effect):
    """A siege begins."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        start_siege(table, seat)


class RelocateArmies(Effect):
    """Armies inside the own walls are sent elsewhere."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.stack.append(Relocate(seat, 0))


class DiscardAllArmies(Effect):
    """All armies on the own board are gone."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        discard_all_armies(table, seat)


class DiscardSiege(Effect):
    """The siege of the own city is gone."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        discard_siege(table, seat)


class StartFast(Effect):
    """A fast begins."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        start_fast(table, seat)


class Win(Effect):
    """The game is won."""

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        win(table, seat)


def make_effect(record: records.Effect) -> Effect:
    """The effect that a record describes."""
    match record:
        case records.BuildStructure() | records.BuildFurnishing():
            return Build()
        case records.EnterSlot(slot=slot):
            return _entering(slot)
        case records.SearchDraw():
            return SearchDraw()
        case records.ExchangeHandDraw():
            return Exchange()
        case records.HandIntoDraw():
            return HandIntoDraw()
        case records.Draw(n=n):
            return Draw(n)
        case records.NegateSin():
            return NegateSin()
        case records.ActivateScapegoat():
            return ActivateScapegoat()
        case records.FreeBuild():
            return Grain()
        case records.ExtraFurnishing(n=n):
            return ExtraFurnishing(n)
        case records.BlockBuild():
            return BlockBuild()
        case records.Attach():
            return BadOfferings()
        case records.NegateOffering():
            return BlemishedAnimal()
        case records.DiscardOpponentSlot(slot=slot):
            return BreakAltar() if slot == "altar" else RemovePriest()
        case records.OccupyOpponentSlot():
            return ReplacePriest()
        case records.DisableOpponentPriest():
            return Unclean()
        case records.PlaceArmy():
            return PlaceArmy()
        case records.StartSiege():
            return StartSiege()
        case records.RelocateArmies():
            return RelocateArmies()
        case records.DiscardAllArmies():
            return DiscardAllArmies()
        case records.DiscardSiege():
            return DiscardSiege()
        case records.StartFast():
            return StartFast()
        case records.Win():
            return Win()
        case _:
            # Passive (grant_instant, immunity, ...), without meaning for a pile that has no order (shuffle_draw), or
            # carried out where the target is chosen (guard_gate, destroy, move_through_guarded_gate).
            return Effect()


def _entering(slot: str) -> Effect:
    entering: dict[str, type[Effect]] = {
        "prophet": LayProphet,
        "king_david": LayKingDavid,
        "king_solomon": LayKingSolomon,
        "priest": LayPriest,
        "altar": LayAltar,
        "scapegoat": Effect,  # goes into play by itself when drawn [R25]
    }
    return entering[slot]()
