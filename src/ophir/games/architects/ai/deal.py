"""The set-up of the AI opponent. [Architects 3.3]"""

from __future__ import annotations

from ophir.games.architects.table import ArchitectsTable


def deal(table: ArchitectsTable) -> None:
    """One of the six, its values, the marker on the left-most space, and the Scheme cards."""
    box = table.box
    rules = box.ai
    ai = box.seats
    chosen = box.options["ai_opponent"]
    if chosen in rules.opponent_ids:
        table.opponent = rules.opponent_ids.index(str(chosen))
    else:
        table.opponent = table.pick_counted(rules.allowed, sum(rules.allowed), rules.opponent_ids)
    table.virtue[ai] = rules.virtue[table.opponent]
    table.influence[ai] = rules.influence[table.opponent]
    table.marker = 0
    table.scheme_draw = rules.starting
    table.scheme_draw_unseen = 0
    table.scheme_discard = 0
    table.scheme_discard_unseen = 0
    table.scheme_future = len(rules.future_cards)
    if table.events is not None:
        table.tell("event-ai-opponent", ai, opponent=rules.opponent_ids[table.opponent])
