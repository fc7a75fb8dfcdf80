"""Step 3 of the attack: Destruction cards. [Temple 7.3]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ophir.engine.lists import changed
from ophir.engine.steps import SEAT, Choice, Closed, Limit, Several, up_to
from ophir.games.temple.armies import remove_army
from ophir.games.temple.deck import discard, from_hand, into_draw
from ophir.games.temple.instants import open_wall_window, wall_misfit
from ophir.games.temple.lay_siege import open_gate, restricted
from ophir.games.temple.playing import ATTACK3, OTHER, PlayPoint, begin_phase, holds, holds_card_for, play_action
from ophir.games.temple.table import NO_CARD, RAIDED, TempleTable


class Destroy(PlayPoint):
    """One Destruction card per army, on a gate next to it or on the Temple. No army moves any more. [7.3, R45, R48]"""

    __slots__ = ()
    stands_for: ClassVar[str] = "destruction"
    on: ClassVar[tuple[str, ...]] = ("AttackEnd",)
    id: ClassVar[str] = "D11"
    ask: ClassVar[str] = "destroy"
    rule: ClassVar[str] = "7.3"
    tag: ClassVar[str] = "attack"
    point: int = ATTACK3

    def board_asked(self) -> int:
        return 1 - self.seat

    def whose(self, table: TempleTable, turn: int) -> int:
        return 1 - turn

    def ask_values(self, table: TempleTable) -> dict[str, object]:
        return {"other_seat": 1 - self.seat}

    def legal(self, table: TempleTable) -> list[int]:
        """Without an army and without a card for it there is nothing to do."""
        if table.armies(1 - self.seat) or holds_card_for(table, self.seat, ATTACK3):
            return super().legal(table)
        return table.box.only[table.box.GO_DEFENCE]

    def add_others(self, table: TempleTable, found: list[int]) -> None:
        box = table.box
        city = 1 - self.seat
        if holds(table, self.seat, box.destruction) and not restricted(table, city):
            guarded = table.gates[city]
            temple = temple_is_target(table, city)
            for space, bits in enumerate(table.army[city]):
                if bits and not bits & RAIDED:
                    for at, gate in enumerate(box.gates_at[space]):
                        if guarded >> gate & 1:
                            found.append(box.destroy_gate[space][at])
                    if temple and box.is_court[space]:
                        found.append(box.destroy_temple[space])
        found.append(box.GO_DEFENCE)

    def other_choices(self, table: TempleTable) -> Iterator[Choice]:
        box = table.box
        city = 1 - self.seat
        if box.destruction in table.hand[self.seat]:
            for space, bits in enumerate(table.army[city]):
                if bits:
                    for at, gate in enumerate(box.gates_at[space]):
                        yield Choice(box.destroy_gate[space][at], self._no_raid(table, space, gate))
                    if box.is_court[space]:
                        yield Choice(box.destroy_temple[space], self._no_raid(table, space, -1))
        yield Choice(box.GO_DEFENCE)

    def _no_raid(self, table: TempleTable, space: int, gate: int) -> Closed | None:
        city = 1 - self.seat
        box = table.box
        if restricted(table, city):
            return Closed("closed-siege-forbids-cards", "7.4")
        if table.army[city][space] & RAIDED:
            return Closed("closed-destruction-used", "7.3", space=box.space_ids[space])
        if gate >= 0 and not table.gates[city] >> gate & 1:
            return Closed("closed-gate-open", "7.3", gate=box.gate_ids[gate])
        if gate < 0 and not temple_is_target(table, city):
            return Closed("closed-nothing-to-destroy", "R49")
        return None

    def take(self, table: TempleTable, action: int) -> None:
        box = table.box
        if action == box.GO_DEFENCE:
            if table.events is not None:
                begin_phase(table, "defence")
            return
        table.stack.append(self)
        if box.verb[action] != OTHER:
            play_action(table, self.seat, action)
            return
        city = 1 - self.seat
        open_wall_window(table, city)
        from_hand(table, self.seat, box.destruction)
        discard(table, self.seat, box.destruction)
        space = box.from_space[action]
        if box.gate_of[action] >= 0:
            table.army[city] = changed(table.army[city], space, table.army[city][space] | RAIDED)
            self._destroy_gate(table, city, box.gate_of[action])
        else:
            self._destroy_temple(table, city, space)

    def _destroy_gate(self, table: TempleTable, city: int, gate: int) -> None:
        """The gate card is discarded, the gate is open, the army stays. [R50]"""
        open_gate(table, city, gate)
        if table.events is not None:
            table.tell("event-gate-destroyed", self.seat, reveals=True, gate=table.box.gate_ids[gate])

    def _destroy_temple(self, table: TempleTable, city: int, space: int) -> None:
        """Furnishings go back, the Prophet is discarded, the army is lost. Structures stand. [7.3, R49, R50]"""
        remove_army(table, city, space)
        if table.events is not None:
            table.tell("event-temple-raided", self.seat, reveals=True, other_seat=city)
        prophet = table.prophet[city]
        if prophet != NO_CARD:
            table.prophet = changed(table.prophet, city, NO_CARD)
            discard(table, city, prophet)
        table.stack.append(SendBack(self.seat, table.box.furnishings_lost))


def temple_is_target(table: TempleTable, city: int) -> bool:
    """Is there a Structure, and a Furnishing or a Prophet to lose? [R49]"""
    box = table.box
    built = table.built[city]
    return built & box.all_structures != 0 and (built & box.all_furnishings != 0 or table.prophet[city] != NO_CARD)


class SendBack(Several[TempleTable]):
    """The attacker picks, one after the other, the Furnishings that go back; all, if there are not more. [7.3, R49]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("Destroy", "WallWindow")
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT, "left": up_to("furnishings_lost")}
    id: ClassVar[str] = "D12"
    ask: ClassVar[str] = "send-back"
    rule: ClassVar[str] = "7.3"
    tag: ClassVar[str] = "attack"

    def board_asked(self) -> int:
        return 1 - self.seat

    def whose(self, table: TempleTable, turn: int) -> int:
        return 1 - turn

    def misfit(self, table: TempleTable) -> str:
        if not 1 <= self.left <= table.box.furnishings_lost:
            return f"takes 1 to {table.box.furnishings_lost} Furnishings"
        city = 1 - self.seat
        return (
            "comes after a raid, which costs the Prophet"
            if table.prophet[city] != NO_CARD
            else wall_misfit(table, city)
        )

    def ask_values(self, table: TempleTable) -> dict[str, object]:
        return {"cards": self.left, "other_seat": 1 - self.seat}

    def legal(self, table: TempleTable) -> list[int]:
        box = table.box
        built = table.built[1 - self.seat]
        found = [box.send_back[card] for card in box.furnishings if built >> card & 1]
        if len(found) <= self.left:
            return found[:1]  # all of them go: there is nothing to choose
        return found if self.left else []

    def take(self, table: TempleTable, action: int) -> None:
        card = table.box.card_of[action]
        city = 1 - self.seat
        table.built = changed(table.built, city, table.built[city] & ~(1 << card))
        into_draw(table, city, card)
        if table.events is not None:
            table.tell("event-sent-back", self.seat, reveals=True, card=table.box.card_ids[card])
        if self.left > 1:
            table.stack.append(SendBack(self.seat, self.left - 1))
