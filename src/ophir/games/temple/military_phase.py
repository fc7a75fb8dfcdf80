"""II. Military Phase: the check with the Prophet, and step 2 of the attack. [Temple 7.1, 7.2]

The attacker is the opponent of the active player; everything happens on the active player's board.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from ophir.engine.lists import increased
from ophir.engine.steps import Choice, Closed, Procedure, Step
from ophir.games.temple.armies import add_steps, march, step_choices
from ophir.games.temple.deck import discard, from_hand
from ophir.games.temple.destruction import Destroy
from ophir.games.temple.instants import open_wall_window
from ophir.games.temple.israelite_army import Defence, already_building
from ophir.games.temple.lay_siege import (
    BonusMove,
    abandon_siege,
    armies_done,
    discard_gate,
    end_of_attack,
    restricted,
)
from ophir.games.temple.playing import (
    ATTACK2,
    ATTACK3,
    OTHER,
    PlayPoint,
    begin_phase,
    holds,
    holds_card_for,
    play_action,
)
from ophir.games.temple.table import ARMY, MOVED, NO_CARD, PASSED, RAIDED, SEATS, STAR, TempleTable


class MilitaryPhase(Procedure[TempleTable]):
    """With a Prophet in play the die is rolled: a Star skips the attack, not the defence. [7.1, R44, R60]"""

    __slots__ = ()
    stands_for: ClassVar[str] = "military"
    on: ClassVar[tuple[str, ...]] = ("Building",)

    def misfit(self, table: TempleTable) -> str:
        return already_building(table)

    def run(self, table: TempleTable) -> None:
        seat = table.active
        attacked = table.prophet[seat] == NO_CARD or self._roll(table) != STAR
        if attacked and table.events is None and self._is_quiet(table):
            table.passage_played = 0
            return
        table.stack.append(DEFENCE[seat])
        if attacked:
            table.stack.append(ATTACK_START)

    def _roll(self, table: TempleTable) -> int:
        box = table.box
        face = table.pick_counted(box.die_counts, box.die_sides, box.die_faces, table.active)
        if table.events is not None:
            table.tell("event-rolled", table.active, die=box.die_faces[face])
        return face

    def _is_quiet(self, table: TempleTable) -> bool:
        """Will nobody be asked? Then, while nobody listens, there is no need to go through the phase step by step."""
        seat = table.active
        if table.armies(seat) or table.siege[seat] or table.king_david[seat]:
            return False
        return not holds_card_for(table, 1 - seat, ATTACK2) and not holds_card_for(table, 1 - seat, ATTACK3)


class AttackStart(Procedure[TempleTable]):
    """The attack takes place: the siege counts on, and the armies have done nothing yet. [7.2, 7.4]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("Defence",)

    def run(self, table: TempleTable) -> None:
        seat = table.active
        if table.armies(seat):
            table.army[seat] = [ARMY if bits else 0 for bits in table.army[seat]]
        table.passage_played = 0
        if 0 < table.siege[seat] < table.box.siege_reward:
            table.siege = increased(table.siege, seat)
            if table.events is not None:
                table.tell("event-siege-counted", 1 - seat, turns=table.siege[seat])
        table.stack += ATTACK[seat]
        open_wall_window(table, seat)


class AttackEnd(Procedure[TempleTable]):
    """The attack is over: a siege that was not used on its third turn is lost. [7.4, R55]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("Defence",)

    def run(self, table: TempleTable) -> None:
        end_of_attack(table, table.active)


class Attack(PlayPoint):
    """Step 2: place, move, Secret Passage, Lay Siege, siege actions, in any order, any number. [7.2, R45, R46]"""

    __slots__ = ()
    stands_for: ClassVar[str] = "military"
    on: ClassVar[tuple[str, ...]] = ("Destroy",)
    id: ClassVar[str] = "D8"
    ask: ClassVar[str] = "attack"
    rule: ClassVar[str] = "7.2"
    tag: ClassVar[str] = "attack"
    point: int = ATTACK2

    def board_asked(self) -> int:
        return 1 - self.seat

    def whose(self, table: TempleTable, turn: int) -> int:
        return 1 - turn

    def misfit(self, table: TempleTable) -> str:
        raided = any(bits & RAIDED for bits in table.army[1 - self.seat])
        return "comes before any army has raided" if raided else ""

    def ask_values(self, table: TempleTable) -> dict[str, object]:
        return {"other_seat": 1 - self.seat}

    def legal(self, table: TempleTable) -> list[int]:
        """Most attacks are none: no army stands there, no siege is laid, and no card is held for it."""
        city = 1 - self.seat
        if table.armies(city) or table.siege[city] or holds_card_for(table, self.seat, ATTACK2):
            return super().legal(table)
        return table.box.only[table.box.GO_DESTRUCTION]

    def add_others(self, table: TempleTable, found: list[int]) -> None:
        box = table.box
        city = 1 - self.seat
        if table.tokens[self.seat] < box.tokens:
            add_steps(table, city, MOVED, found)
            if holds(table, self.seat, box.secret_passage) and not restricted(table, city):
                self._add_passages(table, city, found)
        siege = table.siege[city]
        if siege >= box.siege_reward:
            guarded = table.gates[city]
            for gate in range(box.gate_count):
                if guarded >> gate & 1:
                    found.append(box.SIEGE + gate)
        if siege > 1:
            found.append(box.ABANDON)
        found.append(box.GO_DESTRUCTION)

    def _add_passages(self, table: TempleTable, city: int, found: list[int]) -> None:
        box = table.box
        army = table.army[city]
        for space, bits in enumerate(army):
            if bits and not bits & PASSED:
                for at, gate in enumerate(box.gates_at[space]):
                    if table.gates[city] >> gate & 1 and not army[box.far_end[space][at]]:
                        found.append(box.passage[space][at])

    def other_choices(self, table: TempleTable) -> Iterator[Choice]:
        box = table.box
        city = 1 - self.seat
        yield from step_choices(table, city, MOVED)
        if box.secret_passage in table.hand[self.seat]:
            for space, bits in enumerate(table.army[city]):
                if bits:
                    for at, gate in enumerate(box.gates_at[space]):
                        yield Choice(
                            box.passage[space][at], self._no_passage(table, space, gate, box.far_end[space][at])
                        )
        if table.siege[city]:
            for gate in range(box.gate_count):
                yield Choice(box.SIEGE + gate, self._no_siege_action(table, city, gate))
            early = Closed("closed-siege-just-begun", "R56") if table.siege[city] == 1 else None
            yield Choice(box.ABANDON, early)
        yield Choice(box.GO_DESTRUCTION)

    def _no_passage(self, table: TempleTable, space: int, gate: int, far: int) -> Closed | None:
        city = 1 - self.seat
        id = table.box.gate_ids[gate]
        if restricted(table, city):
            return Closed("closed-siege-forbids-cards", "7.4")
        if table.army[city][space] & PASSED:
            return Closed("closed-passage-used", "7.2", space=table.box.space_ids[space])
        if not table.gates[city] >> gate & 1:
            return Closed("closed-gate-open", "7.2", gate=id)
        if table.army[city][far]:
            return Closed("closed-space-taken", "7.2", space=table.box.space_ids[far])
        return None

    def _no_siege_action(self, table: TempleTable, city: int, gate: int) -> Closed | None:
        if table.siege[city] < table.box.siege_reward:
            return Closed("closed-siege-not-ripe", "7.4", turns=table.box.siege_reward - table.siege[city])
        if not table.gates[city] >> gate & 1:
            return Closed("closed-gate-open", "7.4", gate=table.box.gate_ids[gate])
        return None

    def take(self, table: TempleTable, action: int) -> None:
        """After each action on the board or with a siege the defender may guard a gate; not after an offering. [R80]"""
        box = table.box
        if action == box.GO_DESTRUCTION:
            if table.events is not None:
                begin_phase(table, "destruction")
            return
        table.stack.append(self)
        if box.verb[action] != OTHER:
            if not box.is_offering[box.card_of[action]]:
                open_wall_window(table, 1 - self.seat)
            play_action(table, self.seat, action)
            return
        open_wall_window(table, 1 - self.seat)
        self._act(table, action)

    def _act(self, table: TempleTable, action: int) -> None:
        box = table.box
        city = 1 - self.seat
        if action == box.ABANDON:
            abandon_siege(table, city)
            armies_done(table, city)
        elif box.SIEGE <= action < box.SIEGE + box.gate_count:
            discard_gate(table, city, action - box.SIEGE)
            table.stack.append(BonusMove(self.seat))
        elif box.gate_of[action] >= 0:
            secret_passage(table, city, action)
        else:
            march(table, city, box.from_space[action], box.to_space[action], MOVED)
            armies_done(table, city)


# Steps never change, so every Military Phase can use the same ones; by the seat that is attacked.
ATTACK_START: Final = AttackStart()
DEFENCE: Final = [Defence(seat) for seat in range(SEATS)]
ATTACK: Final[list[list[Step[TempleTable]]]] = [
    [AttackEnd(), Destroy(1 - seat), Attack(1 - seat)] for seat in range(SEATS)
]


def secret_passage(table: TempleTable, city: int, action: int) -> None:
    """Through a guarded gate, which stays guarded; extra to the army's normal move. [7.2, R51]"""
    box = table.box
    card = box.secret_passage
    from_hand(table, 1 - city, card)
    discard(table, 1 - city, card)
    table.passage_played = 1
    if table.events is not None:
        table.tell("event-passage", 1 - city, reveals=True, gate=box.gate_ids[box.gate_of[action]])
    march(table, city, box.from_space[action], box.to_space[action], PASSED)
