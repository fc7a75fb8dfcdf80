"""What Sins, evil instants and military cards do. [Temple 7, 9, 10]"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from ophir.engine.lists import changed
from ophir.engine.packs import Positive
from ophir.engine.verbs import BadFigure, Figures, Only
from ophir.games.temple.armies import place_army
from ophir.games.temple.effects.base import Counted, Effect, Standing
from ophir.games.temple.effects.data import TempleLoss
from ophir.games.temple.instants import break_altar, remove_priest, replace_priest
from ophir.games.temple.lay_siege import start_siege
from ophir.games.temple.table import TempleTable

if TYPE_CHECKING:
    from ophir.games.temple.data import Card, Data


class BlockBuild(Effect):
    """A Sin: it lies against the opponent and waits for an answer."""

    op: ClassVar[str] = "block_build"
    figures: ClassVar[Figures] = {"until": Only("start_of_targets_next_turn")}
    after: ClassVar[str] = "discard_when_negated_or_expired"
    needed: ClassVar[tuple[str, ...]] = ("sin_limit_free",)

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.sin = changed(table.sin, 1 - seat, card)
        table.sin_pending = 1


class Attach(Effect):
    """Lay the card on the opponent's Altar."""

    op: ClassVar[str] = "attach"
    figures: ClassVar[Figures] = {"target": Only("opponent_altar")}
    after: ClassVar[str] = "discard_when_triggered_or_altar_leaves"
    needed: ClassVar[tuple[str, ...]] = ("opponent_altar_in_play", "opponent_altar_has_no_bad_offerings")
    cards: ClassVar[tuple[str, ...]] = ("bad_offerings",)

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.bad_offerings = changed(table.bad_offerings, 1 - seat, 1)


class OnNextOffering(Standing):
    """Bad Offerings negates the next offering on that Altar, of whatever kind."""

    op: ClassVar[str] = "on_next_offering"
    figures: ClassVar[Figures] = {
        "kinds": Only(["burnt", "peace", "guilt", "grain"]),
        "then": Only("negate_offering"),
    }
    after: ClassVar[str] = "discard_when_triggered_or_altar_leaves"
    cards: ClassVar[tuple[str, ...]] = ("bad_offerings",)


class NegateOffering(Effect):
    """Negates the offering that was just made."""

    op: ClassVar[str] = "negate_offering"
    figures: ClassVar[Figures] = {"kinds": list[str]}
    needed: ClassVar[tuple[str, ...]] = ("opponent_animal_offering_open",)
    kinds: list[str]

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.negated = 1

    def check(self, card: Card, data: Data) -> None:
        animals = [one.offering for one in data.cards if one.animal]
        if sorted(self.kinds) != sorted(animals):
            raise BadFigure("kinds", f"must be the offerings with animal = true: {', '.join(animals)}")


class DiscardOpponentSlot(Effect):
    """Discards the opponent's Altar or Priest."""

    op: ClassVar[str] = "discard_opponent_slot"
    figures: ClassVar[Figures] = {"slot": Literal["altar", "priest"]}
    slot: str

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        if self.slot == "altar":
            break_altar(table, 1 - seat)
        else:
            remove_priest(table, 1 - seat)

    def needs(self) -> tuple[str, ...]:
        return ("opponent_altar_in_play",) if self.slot == "altar" else ("opponent_priest_good",)


class OccupyOpponentSlot(Effect):
    """Takes the slot of the opponent's Priest."""

    op: ClassVar[str] = "occupy_opponent_slot"
    figures: ClassVar[Figures] = {"slot": Only("priest"), "until": Only("opponent_plays_priest")}
    after: ClassVar[str] = "discard_when_displaced"
    needed: ClassVar[tuple[str, ...]] = ("opponent_priest_good",)
    cards: ClassVar[tuple[str, ...]] = ("evil_priest",)

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        replace_priest(table, 1 - seat)

    def check(self, card: Card, data: Data) -> None:
        first = card.effects[0]
        if not isinstance(first, DiscardOpponentSlot) or first.slot != "priest":
            raise BadFigure("slot", "must be empty: let discard_opponent_slot with the slot priest come first")


class DisableOpponentPriest(Effect):
    """Disables the opponent's Priest until the end of the turn. [R30]"""

    op: ClassVar[str] = "disable_opponent_priest"
    figures: ClassVar[Figures] = {"until": Only("end_of_turn")}
    after: ClassVar[str] = "discard_at_end_of_turn"
    needed: ClassVar[tuple[str, ...]] = ("opponent_priest_good", "opponent_priest_not_unclean")
    cards: ClassVar[tuple[str, ...]] = ("unclean",)

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        table.unclean = changed(table.unclean, 1 - seat, 1)


class PlaceArmy(Effect):
    """An army enters the opponent's board."""

    op: ClassVar[str] = "place_army"
    figures: ClassVar[Figures] = {"space": Only("start_space")}
    needed: ClassVar[tuple[str, ...]] = ("army_token_in_supply", "start_space_free")

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        place_army(table, seat)


class MoveThroughGuardedGate(Standing):
    """An army passes a guarded gate."""

    op: ClassVar[str] = "move_through_guarded_gate"
    figures: ClassVar[Figures] = {"free": Only(True)}
    needed: ClassVar[tuple[str, ...]] = (
        "no_siege_restriction",
        "army_next_to_guarded_gate",
        "far_side_free",
        "army_without_passage_this_phase",
    )
    offered_at: ClassVar[str] = "ATTACK2"
    timing: ClassVar[str] = "military_attack_step2"
    cards: ClassVar[tuple[str, ...]] = ("secret_passage",)


class Destroy(Standing):
    """An army destroys a gate next to it, or raids the Temple."""

    op: ClassVar[str] = "destroy"
    figures: ClassVar[Figures] = {
        "targets": Only(["guarded_gate", "temple"]),
        "temple": TempleLoss,
        "gate": Only({"gate_card": "discard", "army": "stay"}),
    }
    needed: ClassVar[tuple[str, ...]] = (
        "no_siege_restriction",
        "army_next_to_target",
        "army_without_destruction_this_phase",
    )
    offered_at: ClassVar[str] = "ATTACK3"
    timing: ClassVar[str] = "military_attack_step3"
    cards: ClassVar[tuple[str, ...]] = ("destruction",)
    temple: TempleLoss

    def check(self, card: Card, data: Data) -> None:
        lost = data.limits.temple_destruction_furnishings
        if self.temple.furnishings_to_draw != lost:
            raise BadFigure("temple.furnishings_to_draw", f"must be {lost}, as in the limits of setup.toml")


class StartSiege(Counted):
    """A siege begins."""

    op: ClassVar[str] = "start_siege"
    figures: ClassVar[Figures] = {
        "restricted_turns": Positive,
        "reward_turn": Positive,
        "reward": Only([{"op": "discard_guarded_gate", "n": 1}, {"op": "bonus_move", "n": 1, "steps": 1}]),
    }
    after: ClassVar[str] = "discard_when_resolved_or_abandoned"
    needed: ClassVar[tuple[str, ...]] = ("no_siege_in_play",)
    cards: ClassVar[tuple[str, ...]] = ("lay_siege",)

    def perform(self, table: TempleTable, seat: int, card: int) -> None:
        start_siege(table, seat)

    def check(self, card: Card, data: Data) -> None:
        self.check_turns(data.limits.siege_restricted_turns, data.limits.siege_reward_turn)
