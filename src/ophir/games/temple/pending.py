"""What holds while something is pending: the steps fit each other and the table, the flags fit the turn. [Temple 17]"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ophir.engine.errors import BadPosition
from ophir.engine.game import NOBODY
from ophir.engine.invariants import Never, Nevers, SeatNever, check_pending, check_seats, check_steps, refuse, waits
from ophir.games.temple.building_phase import Build, BuildFurnishing, SinCheck, SinResponse
from ophir.games.temple.effects.good import ExtraFurnishing
from ophir.games.temple.fields import LAYOUT, most_idle_turns, most_turns
from ophir.games.temple.hidden import exchanging
from ophir.games.temple.invariants import asks_for
from ophir.games.temple.military_phase import AttackEnd
from ophir.games.temple.offerings import ResolveOffering
from ophir.games.temple.playing import NOT_HERE, POINTS, SIN_RESPONSE, PlayPoint
from ophir.games.temple.setup import ChooseProphet, OpeningHands
from ophir.games.temple.table import BUILD_MADE, HIDDEN, NO_CARD, NO_GRAIN, NOT_FASTING, PASSED, TempleTable
from ophir.games.temple.turn import TurnStart
from ophir.games.temple.winning import FILLING, ends_now


def untouched(table: TempleTable, seat: int) -> bool:
    """Has a player laid and built nothing, and has nothing come into that city?"""
    laid = (table.built, table.gates, table.king_david, table.king_solomon, table.priest, table.altar, table.siege)
    free = table.fast[seat] == NOT_FASTING and table.sin[seat] == NO_CARD and not table.armies(seat)
    return free and not any(slot[seat] for slot in laid)


def build_without_a_flag(table: TempleTable) -> bool:
    """Is a build announced or being made that is noted nowhere?"""
    announced = waits(table, SinCheck, SinResponse) or table.sin[table.active] != NO_CARD
    return not table.build_used and (announced or (table.grain != BUILD_MADE and waits(table, Build, BuildFurnishing)))


def too_many_furnishings(table: TempleTable) -> bool:
    """Are more Furnishings to be placed at once than any card allows?"""
    allowed = (1 + one.n for its in table.box.effects for one in its if isinstance(one, ExtraFurnishing))
    numbers = range(1, 1 + max(allowed, default=0))
    return any(isinstance(step, BuildFurnishing) and step.left not in numbers for step in table.stack)


def grain_beside_a_build(table: TempleTable) -> bool:
    """Is the Grain Offering's build not this turn's build? [R76]"""
    one_build = asks_for(table, table.box.grain_offering, "build_not_used")
    return one_build and table.grain != NO_GRAIN and (table.grain == BUILD_MADE) != table.build_used


def good_card_while_fasting(table: TempleTable, seat: int) -> bool:
    """Is a fasting player building or offering? [8, R40]"""
    builds = seat == table.active and waits(table, SinCheck, SinResponse, Build, BuildFurnishing)
    return table.fasting(seat) and (builds or seat == table.offerer)


def overdue_siege(table: TempleTable, seat: int) -> bool:
    """Is a siege on its last turn, but the attack over? [7.4, R55]"""
    in_attack = seat == table.active and waits(table, AttackEnd)
    return table.siege[seat] == table.box.siege_reward and not table.box.siege_waits and not in_attack


NEVER: Final[Nevers[TempleTable]] = (
    Never("state.turns", "the game would have ended", lambda t: t.turns >= most_turns(t.box)),
    Never("state.idle_turns", "the game would have ended", lambda t: t.idle_turns >= most_idle_turns(t.box)),
    Never("state.turns", "before the first turn the other player can't have laid or built anything",
          lambda t: not t.turns and not untouched(t, 1 - t.active)),
    Never("state.acted", "must be true once a card was played or taken back",
          lambda t: not t.acted and (t.good_played or t.reward_taken)),
    Never("state.good_played", "must be true after an offering",
          lambda t: not t.good_played and (t.grain != NO_GRAIN or t.offerer == t.active)),
    Never("state.reward_taken", "can be true only in the reward turn of a fast",
          lambda t: t.reward_taken and t.fast[t.active] != t.box.fast_reward),
    Never("state.build_used", "must be true once a build was announced or is made", build_without_a_flag),
    Never("stack", "BuildFurnishing: left must be a number of Furnishings that a card allows", too_many_furnishings),
    Never("state.grain", "can't be active beside a Sin",
          lambda t: t.grain != NO_GRAIN and t.sin[t.active] != NO_CARD),
    Never("state.grain", "its build is this turn's build", grain_beside_a_build),
    Never("state.sin_pending", "must be true just while a Sin can be answered",
          lambda t: (t.sin[t.active] != NO_CARD and waits(t, SinCheck, SinResponse)) != t.sin_pending),
    Never("state.passage_played", "must be true while an army has passed a gate in this attack",
          lambda t: not t.passage_played and waits(t, AttackEnd) and any(bits & PASSED for bits in t.army[t.active])),
    SeatNever("fast", "its reward is taken in the own turn",
              lambda t, seat: seat != t.active and t.fast[seat] == t.box.fast_reward),
    SeatNever("fast", "begins with 0 only after another good card",
              lambda t, seat: seat == t.active and t.fast[seat] == 0 and not t.good_played),
    SeatNever("fast", "a turn that began with it has no good card and no build",
              lambda t, seat: (
                  seat == t.active and 1 < t.fast[seat] < t.box.fast_reward and (t.good_played or t.build_used))),
    SeatNever("fast", "no good card is played and nothing built while fasting", good_card_while_fasting),
    SeatNever("siege", "is discarded when the attack of its last turn is over", overdue_siege),
)  # fmt: skip


def check_stack(table: TempleTable) -> None:
    """The pending steps fit each other and the table."""
    check_pending(table.stack, table.ends != 0)
    if not table.stack:
        _check_end(table)
        return
    if (table.active == NOBODY) != isinstance(table.stack[0], OpeningHands):
        raise BadPosition("stack", "must begin with OpeningHands just when nobody has had a turn")
    if table.active == NOBODY:
        _check_setup(table)
        return
    check_steps(table)
    if isinstance(table.stack[0], TurnStart):
        # The other flags are still those of the turn before, and cleared now.
        refuse(table.grain != NO_GRAIN, "state.grain", "is discarded at the end of a turn")
    else:
        for never in NEVER:
            never.refuse(table, table.game.seat_names)
    _check_offering(table)
    check_seats(table, table.active)
    _check_given(table)


def _check_end(table: TempleTable) -> None:
    """The game ended for the reasons that it tells."""
    again = table.clone()
    if table.winner == NOBODY and (not ends_now(again) or again.ends != table.ends):
        raise BadPosition("state.ends", "no such end condition holds")
    if table.winner != NOBODY and table.ends != 1 << FILLING:
        raise BadPosition("state.ends", "the Filling ends the game before anything else can")


def _check_setup(table: TempleTable) -> None:
    """The first seat chooses first; nothing else has happened yet."""
    waiting = [step.seat for step in table.stack if isinstance(step, ChooseProphet)]
    if waiting not in ([1, 0], [1]) or len(waiting) + 1 != len(table.stack):
        raise BadPosition("stack", "the first seat chooses its Prophet, then the second")
    start = table.game.empty_table(table.box)
    for slot in LAYOUT.slots:
        if slot.name not in ("draw", "prophet") and getattr(table, slot.name) != getattr(start, slot.name):
            raise BadPosition("state.active", f"must be a player once the game has begun, as {slot.name} tells")
    for seat, prophet in enumerate(table.prophet):
        if (prophet == NO_CARD) != (seat in waiting):
            name = table.game.seat_names[seat]
            raise BadPosition(f"state.players.{name}.prophet", "must be there just when he has been chosen")


def _check_offering(table: TempleTable) -> None:
    """An offering on an Altar waits to be resolved, and is one that whoever is asked there can make there."""
    if (table.offered != NO_CARD) != waits(table, ResolveOffering):
        raise BadPosition("stack", "ResolveOffering must wait just when an offering lies on an Altar")
    for below, step in pairwise(table.stack):
        if isinstance(step, ResolveOffering):
            assert isinstance(below, PlayPoint | SinCheck)
            point = below.point if isinstance(below, PlayPoint) else SIN_RESPONSE
            refuse(table.offerer != below.seat, "state.offering.player", f"must be {table.game.seat_names[below.seat]}")
            if table.box.at[point][table.offered] == NOT_HERE:
                raise BadPosition("state.offering.card", f"can't be offered at {POINTS[point]}")


def _check_given(table: TempleTable) -> None:
    giver = exchanging(table)
    # Whoever may not look into the giver's draw pile sees neither card, even if the whole hand is known.
    if giver >= 0 and HIDDEN not in table.draw[giver]:
        if table.given not in table.hand[giver] or not table.box.good[table.given]:
            raise BadPosition("state.given", "must be a good card of the hand while another is taken for it")
    elif table.given != NO_CARD:
        raise BadPosition("state.given", "must be empty unless an exchange is pending, and seen by the giver only")
