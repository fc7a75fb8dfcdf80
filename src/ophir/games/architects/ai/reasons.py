"""Why the AI opponent does what it does, for a person who checks it against the card: messages `why-<reason>`.

A reason is added to the event that was told last: the values `why` and `rule`. Nothing is said while nobody listens.
"""

from __future__ import annotations

from ophir.games.architects.table import ArchitectsTable


def because(table: ArchitectsTable, why: str, rule: str, event: int = -1) -> None:
    """Give the last event its reason, or another one by its number."""
    if table.events:
        table.events[event].values.update(why=why, rule=rule)


def tell_skipped(table: ArchitectsTable, task: str, why: str, rule: str = "15.1") -> None:
    """A step that can't be carried out, and why."""
    if table.events is not None:
        table.tell("event-ai-skipped", table.box.seats, task=task, why=why, rule=rule)
