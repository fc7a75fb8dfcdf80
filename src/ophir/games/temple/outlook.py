"""Solomon's Temple for a person who looks at it: the part of the turn, what lies on each side, what a choice leads to.

What a choice leads to is found by taking it on a copy: who may answer and which places change can't differ from the
rules so.
"""

from __future__ import annotations

from typing import Any, Final

from ophir.engine.game import NOBODY
from ophir.engine.invariants import part_of
from ophir.engine.outlook import Answer, Court, Message, Outlook, Stage, Stock, WindowSpec
from ophir.engine.steps import Decision
from ophir.games.temple.building_phase import SinWindow
from ophir.games.temple.discard_phase import DiscardCards
from ophir.games.temple.instants import OfferingWindow, PriestWindow, TurnWindow, WallWindow, Window
from ophir.games.temple.playing import ANY_SIN, card_of
from ophir.games.temple.pray_and_fast import reward_open
from ophir.games.temple.table import SEATS, TempleTable
from ophir.games.temple.winning import is_dead

SETUP: Final = "setup"
PHASES: Final = ("preparation", "military", "building", "discard")
# Parts that belong to a phase of another name.
PHASE_OF: Final = {"destruction": "military", "defence": "military"}

# The cards that were made for a window; a smart player stops only where an answer usually matters. [9.4]
WINDOWS: Final = (
    WindowSpec(TurnWindow.ask, ("hand:unclean",), smart="never"),
    WindowSpec(PriestWindow.ask, ("hand:broken_altar", "hand:evil_priest", "hand:bad_offerings"), smart="never"),
    WindowSpec(OfferingWindow.ask, ("hand:blemished_animal",), smart="matching"),
    WindowSpec(SinWindow.ask, ("hand:sin", "hand:loss_of_heart")),
    WindowSpec(WallWindow.ask),
)

# What lies in the slots of a side, by field of the position.
SLOTS: Final = {
    **{slot: slot for slot in ("prophet", "king_david", "king_solomon", "priest", "altar", "scapegoat", "fast")},
    **{"unclean": "priest", "bad_offerings": "altar"},
}


def stage(table: TempleTable) -> Stage:
    """The part of the turn."""
    if table.active == NOBODY:
        return Stage(1, (SETUP,), SETUP)
    if not table.stack:
        # A game that ends between two turns has counted the last turn already; the Filling ends it within one.
        turns = table.turns if table.winner != NOBODY else max(0, table.turns - 1)
        return Stage(1 + turns // SEATS)
    part = part_of(table)
    return Stage(1 + table.turns // SEATS, PHASES, PHASE_OF.get(part, part), part, table.active)


def court(table: TempleTable, seat: int, viewer: int) -> Court:
    """The parts of a player's Temple, cards, gates and army tokens."""
    box = table.box
    built = table.built[seat]
    structures, furnishings = len(box.structures), len(box.furnishings)
    return Court(
        goods=[
            Stock("structures", "source-structures", (built & box.all_structures).bit_count(), of=structures),
            Stock("furnishings", "source-furnishings", (built & box.all_furnishings).bit_count(), of=furnishings),
        ],
        things=[
            Stock("hand", "stock-hand", len(table.hand[seat])),
            Stock("draw", "stock-draw", len(table.draw[seat])),
            Stock("gates", "stock-gates", table.gates[seat].bit_count()),
        ],
        left=Stock("army-token", "stock-army-token", table.tokens[seat], of=box.tokens),
        most=structures + furnishings,
    )


def outlook(table: TempleTable, action: int) -> Outlook:
    """Whom a choice lets answer, what it acts on, and what may be lost by it."""
    seat = table.to_move
    after = table.clone()
    after.stack.pop().take(after, action)
    values: dict[str, object] = {}
    if table.box.card_of[action] == ANY_SIN:
        values["card"] = table.box.card_ids[card_of(table, seat, action)]
    careful, reached = caution(table, after, seat, action), reach(table, after)
    return Outlook(answer(after, seat), careful, values, reached)


def answer(after: TempleTable, seat: int) -> Answer | None:
    """The window that stands open next for the other player; what the own seat is forced to comes before it."""
    while after.stack:
        step = after.stack[-1]
        if isinstance(step, Window):
            return Answer(step.ask, step.seat) if step.may_open(after, seat) else None
        if not isinstance(step, Decision) or step.seat != seat or len(legal := step.legal(after)) != 1:
            return None
        after.stack.pop().take(after, legal[0])
    return None


def reach(before: TempleTable, after: TempleTable) -> list[str]:
    """The slots that differ, by city; an offering lies on its owner's Altar, and is negated there."""
    found = dict.fromkeys(
        f"{city}:slot:{slot}"
        for city in range(SEATS)
        for field, slot in SLOTS.items()
        if getattr(before, field)[city] != getattr(after, field)[city]
    )
    if (before.offered, before.negated) != (after.offered, after.negated):
        found[f"{after.offerer}:slot:altar"] = None
    return list(found)


def caution(table: TempleTable, after: TempleTable, seat: int, action: int) -> Message | None:
    """A part of one's own Temple should not be thrown away by a slip, nor the reward of a fast be forgotten. [11.3]"""
    box = table.box
    if action == box.GO_DISCARD:
        return Message("caution-reward") if reward_open(table, seat) else None
    if box.reshuffle or not isinstance(table.stack[-1], DiscardCards) or box.card_of[action] < 0:
        return None
    card = box.card_of[action]
    if box.is_required[card]:
        return Message("caution-game" if is_dead(after, seat) else "caution-fast", card=box.card_ids[card])
    if card == box.pray_and_fast and is_dead(after, seat) and not is_dead(table, seat):
        return Message("caution-rescue", card=box.card_ids[card])
    return None


def printed(table: TempleTable) -> dict[str, Any]:
    """The pack, with what each card is called in options: the ordinary Sins are one kind."""
    files = {name: dict(tables) for name, tables in table.pack.files.items()}
    kinds = dict(zip(table.box.card_ids, table.box.kind_ids, strict=True))
    files["cards"]["card"] = [{**card, "kind": kinds[card["id"]]} for card in files["cards"]["card"]]
    return files
