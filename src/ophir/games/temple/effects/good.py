"""What good cards do. [Temple 5, 6, 7.5, 8, 10]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from ophir.engine.lists import changed
from ophir.engine.packs import Positive
from ophir.engine.verbs import BadFigure, Figures, Only
from ophir.games.temple.building_phase import BuildFurnishing
from ophir.games.temple.effects.base import STAY, Counted, Effect, Standing
from ophir.games.temple.instants import PriestWindow, displace_evil_priest
from ophir.games.temple.israelite_army import Relocate, discard_all_armies, discard_siege
from ophir.games.temple.levites import Find
from ophir.games.temple.offerings import ExchangeGive, hand_away, negate_sin, new_hand, wake_scapegoat
from ophir.games.temple.pray_and_fast import start_fast
from ophir.games.temple.table import BUILD_OPEN, GOOD_PRIEST, TempleTable
from ophir.games.temple.winning import win

if TYPE_CHECKING:
    from ophir.games.temple.data import Card, Data

Slot = Literal["prophet", "king_david", "king_solomon", "priest", "altar", "scapegoat"]


class BuildStructure(Effect):
    """Put a Structure on the own board."""

    op: ClassVar[str] = "build_structure"
    figures: ClassVar[Figures] = {"structure": str}
    after: ClassVar[str] = STAY
    structure: str

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.built = changed(table.built, seat, table.built[seat] | 1 << card)

    def check(self, card: Card, data: Data) -> None:
        if self.structure != card.id:
            raise BadFigure("structure", f"must be {card.id}")


class BuildOneFurnishing(Effect):
    """Put a Furnishing into the Temple."""

    op: ClassVar[str] = "build_furnishing"
    after: ClassVar[str] = STAY
    offered_at: ClassVar[str] = "BUILD"
    timing: ClassVar[str] = "build"

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.built = changed(table.built, seat, table.built[seat] | 1 << card)

    def check(self, card: Card, data: Data) -> None:
        homes = [one.id for one in data.cards if one.category == "structure"]
        if card.requires_structure not in homes:
            raise BadFigure("requires_structure", f"{card.requires_structure!r} is no Structure")


class GuardGate(Standing):
    """Put the card on an open gate of the own city."""

    op: ClassVar[str] = "guard_gate"
    figures: ClassVar[Figures] = {"target": Only("own_open_gate")}
    after: ClassVar[str] = STAY
    needed: ClassVar[tuple[str, ...]] = ("own_board_has_open_gate",)
    cards: ClassVar[tuple[str, ...]] = ("guarded_gate",)


class EnterSlot(Effect):
    """Lay the card into a slot of the own board. A Priest or an Altar opens RW2. [5, 9.2]"""

    op: ClassVar[str] = "enter_slot"
    figures: ClassVar[Figures] = {
        "slot": Slot,
        "displaces": (Literal["", "evil_priest"], ""),
        "state": (Literal["", "inactive"], ""),
    }
    slot: str
    displaces: str
    state: str

    def ready(self) -> None:
        if (self.displaces != "") != (self.slot == "priest"):
            raise BadFigure("displaces", "a Priest displaces the evil_priest, and nobody else does")
        if (self.state != "") != (self.slot == "scapegoat"):
            raise BadFigure("state", "a Scapegoat is inactive at first, and nothing else is")

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        """A Scapegoat goes into play by itself when it is drawn. [R25]"""
        if self.slot == "priest":
            displace_evil_priest(table, seat)
            table.priest = changed(table.priest, seat, GOOD_PRIEST)
            table.stack.append(PriestWindow(1 - seat))
        elif self.slot == "altar":
            table.altar = changed(table.altar, seat, 1)
            table.stack.append(PriestWindow(1 - seat))
        elif self.slot == "prophet":
            table.prophet = changed(table.prophet, seat, card)
        elif self.slot == "king_david":
            table.king_david = changed(table.king_david, seat, 1)
        elif self.slot == "king_solomon":
            table.king_solomon = changed(table.king_solomon, seat, 1)

    def becomes(self) -> str:
        return "discard_when_used" if self.slot == "scapegoat" else STAY

    def needs(self) -> tuple[str, ...]:
        return {
            "prophet": ("own_prophet_slot_empty",),
            "priest": ("own_priest_slot_not_good",),
            "altar": ("own_altar_slot_empty",),
            "scapegoat": (),
        }.get(self.slot, ("own_king_slot_empty",))

    def check(self, card: Card, data: Data) -> None:
        own = "prophet" if card.category == "prophet" else card.id
        if self.slot != own:
            raise BadFigure("slot", f"must be {own}")


class GrantInstant(Standing):
    """While the King is in play, cards of a category are instants."""

    op: ClassVar[str] = "grant_instant"
    figures: ClassVar[Figures] = {"category": Literal["gate", "structure"]}
    after: ClassVar[str] = STAY
    cards: ClassVar[tuple[str, ...]] = ("king_david", "king_solomon")
    category: str

    def check(self, card: Card, data: Data) -> None:
        granted = "gate" if card.id == "king_david" else "structure"
        if self.category != granted:
            raise BadFigure("category", f"must be {granted}")


class SearchDraw(Effect):
    """Look through the own draw pile for a Structure."""

    op: ClassVar[str] = "search_draw"
    figures: ClassVar[Figures] = {"filter": Only("structure"), "n": Only(1), "to": Only("hand")}
    needed: ClassVar[tuple[str, ...]] = ("not_all_structures_in_play",)

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.stack.append(Find(seat))


class ExchangeHandDraw(Effect):
    """Swap a good hand card for a good card of the draw pile."""

    op: ClassVar[str] = "exchange_hand_draw"
    figures: ClassVar[Figures] = {"filter": Only("good"), "n": Only(1), "optional": Only(True)}

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.stack.append(ExchangeGive(seat))


class HandIntoDraw(Effect):
    """Shuffle the hand into the draw pile."""

    op: ClassVar[str] = "hand_into_draw"

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        hand_away(table, seat)


class ShuffleDraw(Standing):
    """Shuffle the draw pile. It has no order, so this only tells what follows from the effects before it."""

    op: ClassVar[str] = "shuffle_draw"

    def check(self, card: Card, data: Data) -> None:
        if not moves_pile(card) or sum(isinstance(one, ShuffleDraw) for one in card.effects) > 1:
            raise BadFigure("", "a pile is shuffled once, after cards were taken from it or put into it")


def moves_pile(card: Card) -> bool:
    """Does a card take cards from the draw pile by choice, or put some into it?"""
    return any(isinstance(one, SearchDraw | ExchangeHandDraw | HandIntoDraw) for one in card.effects)


class Draw(Effect):
    """Draw so many cards, or as many as there are."""

    op: ClassVar[str] = "draw"
    figures: ClassVar[Figures] = {"n": Positive}
    n: int

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        new_hand(table, seat, self.n)


class NegateSin(Effect):
    """Negate the pending Sin, unless it is one of the excepted."""

    op: ClassVar[str] = "negate_sin"
    figures: ClassVar[Figures] = {"n": Only(1), "except": list[str]}
    except_: list[str]

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        negate_sin(table, seat)

    def check(self, card: Card, data: Data) -> None:
        _agree(self.except_, "burnt_offering", data)


class ActivateScapegoat(Effect):
    """Wake the Scapegoat."""

    op: ClassVar[str] = "activate_scapegoat"

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        wake_scapegoat(table, seat)


class WhileActiveMayNegateSin(Standing):
    """A Scapegoat that is awake may negate a Sin."""

    op: ClassVar[str] = "while_active_may_negate_sin"
    figures: ClassVar[Figures] = {"requires": Only(["own_priest_good"]), "except": list[str]}
    after: ClassVar[str] = "discard_when_used"
    cards: ClassVar[tuple[str, ...]] = ("scapegoat",)
    except_: list[str]

    def check(self, card: Card, data: Data) -> None:
        _agree(self.except_, "scapegoat", data)


def _agree(excepted: list[str], negator: str, data: Data) -> None:
    """A Sin says what negates it, and a negator which Sins it leaves standing."""
    standing = [sin.id for sin in data.cards if sin.category == "sin" and negator not in sin.negated_by]
    if sorted(excepted) != sorted(standing):
        said = ", ".join(standing) or "nothing"
        raise BadFigure("except", f"must be {said}: the Sins whose negated_by does not name {negator}")


class Immunity(Standing):
    """Until the end of the turn no Sin and no evil instant against the player. It comes with the free build."""

    op: ClassVar[str] = "immunity"
    figures: ClassVar[Figures] = {
        "against": Only(["sin", "instant_evil"]),
        "until": Only("end_of_turn"),
    }
    after: ClassVar[str] = "discard_at_end_of_turn"
    cards: ClassVar[tuple[str, ...]] = ("grain_offering",)


class FreeBuild(Effect):
    """Until the end of the turn a build without announcement, and nothing evil against the player."""

    op: ClassVar[str] = "free_build"
    figures: ClassVar[Figures] = {"n": Only(1)}
    after: ClassVar[str] = "discard_at_end_of_turn"
    cards: ClassVar[tuple[str, ...]] = ("grain_offering",)

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.grain = BUILD_OPEN


class ExtraFurnishing(Effect):
    """Cooperation: more Furnishings in one build, chosen one after the other. [R27, R77]"""

    op: ClassVar[str] = "extra_furnishing"
    figures: ClassVar[Figures] = {"n": Positive}
    needed: ClassVar[tuple[str, ...]] = ("allowed_to_build_furnishing",)
    offered_at: ClassVar[str] = "BUILD"
    timing: ClassVar[str] = "with_furnishing_build"
    n: int

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.stack.append(BuildFurnishing(seat, 1 + self.n))


class RelocateArmies(Effect):
    """Armies inside the own walls are sent elsewhere."""

    op: ClassVar[str] = "relocate_armies"
    figures: ClassVar[Figures] = {"region": Only("inside"), "min": Only(1), "once_each": Only(True)}
    needed: ClassVar[tuple[str, ...]] = ("own_board_has_army_inside",)
    offered_at: ClassVar[str] = "DEFEND"
    timing: ClassVar[str] = "military_defence"

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.stack.append(Relocate(seat, 0))


class DiscardAllArmies(Effect):
    """All armies on the own board are gone."""

    op: ClassVar[str] = "discard_all_armies"
    needed: ClassVar[tuple[str, ...]] = ("own_board_has_army",)

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        discard_all_armies(table, seat)


class DiscardSiege(Effect):
    """The siege of the own city is gone."""

    op: ClassVar[str] = "discard_siege"

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        discard_siege(table, seat)


class StartFast(Counted):
    """A fast begins."""

    op: ClassVar[str] = "start_fast"
    figures: ClassVar[Figures] = {
        "restricted_turns": Positive,
        "reward_turn": Positive,
        "reward": Only({"op": "retrieve_from_discard", "filter": "good", "n": 1}),
    }
    after: ClassVar[str] = "discard_at_end_of_reward_turn"
    needed: ClassVar[tuple[str, ...]] = ("own_fast_slot_empty",)
    cards: ClassVar[tuple[str, ...]] = ("pray_and_fast",)

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        start_fast(table, seat)

    def check(self, card: Card, data: Data) -> None:
        self.check_turns(data.limits.fast_restricted_turns, data.limits.fast_reward_turn)


class Win(Effect):
    """The game is won."""

    op: ClassVar[str] = "win"
    after: ClassVar[str] = STAY

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        win(table, seat)
