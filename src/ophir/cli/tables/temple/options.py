"""The options of Temple in few words, in the order of the hand; what ends a turn comes last."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from ophir.cli.layout import joined
from ophir.cli.tables.temple.hand import ORDER, group_of
from ophir.cli.tables.temple.look import Look
from ophir.engine.actions import Action
from ophir.games.temple.playing import ANY_SIN

ENDING: Final = ("abandon", "go", "pass", "decline", "accept", "done", "end")
BY_NAME: Final = ("choose", "play", "build", "find", "retrieve", "give", "take", "send-back", "discard")
WINDOWS: Final = ("turn-window", "priest-window", "offering-window", "wall-window", "sin-window")
ANSWERED_LATER: Final = ("turn-window", "priest-window", "offering-window")  # seldom worth a question [9.4]


def label(look: Look, action: Action) -> Text | None:
    """An option under its heading: the card, or from where to where."""
    values = action.values
    if action.kind in BY_NAME:
        return Text(look.words.name("card", str(values["card"])))
    if action.kind == "move":
        here, there = (look.words.name("space", str(values[key])) for key in ("space", "to_space"))
        return joined(here, " → ", there)
    if action.kind in ("seize", "send"):
        return Text(look.words.name("space", str(values["space"])))
    if action.kind in ("guard", "siege"):
        gate = look.words.name("gate", str(values["gate"]))
        return Text(gate[:1].upper() + gate[1:])
    return None


def arranged(look: Look, actions: list[int]) -> tuple[list[int], list[int]]:
    """In the order of the hand. To throw away what the Temple needs is seldom wanted."""
    box = look.box
    catalogue = box.actions

    def rank(number: int) -> tuple[int, int, int]:
        kind = catalogue[number].kind
        if kind in ENDING:
            return 2, ENDING.index(kind), number
        card = box.card_of[number]
        group = "evil" if card == ANY_SIN else group_of(look, card) if card >= 0 else ""
        return (0, ORDER.index(group), number) if group else (1, 0, number)

    shown = sorted(actions, key=rank)
    folded = [one for one in shown if catalogue[one].kind == "discard" and _is_needed(look, one)]
    return [one for one in shown if one not in folded], folded


def _is_needed(look: Look, action: int) -> bool:
    card = look.box.card_of[action]
    return card >= 0 and look.box.is_required[card]


def passing(look: Look, setting: str) -> int | None:
    """The pass that a person's setting gives without being asked, in a window of the opponent's turn. [9.4]"""
    decision = look.table.decision
    if decision is None or decision.ask not in WINDOWS or setting == "always":
        return None
    can_negate = look.box.play[look.box.card_ids.index("blemished_animal")] in look.table.open_actions
    if setting == "sometimes" and (decision.ask not in ANSWERED_LATER or can_negate):
        return None
    return look.box.PASS
