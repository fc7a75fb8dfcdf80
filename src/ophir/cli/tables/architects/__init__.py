"""Architects of the West Kingdom in a terminal: the whole table where there is room, else what the decision needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text

from ophir.cli.layout import Lines, beside, fit, heading, joined
from ophir.cli.tables.architects import board, cards, options, people
from ophir.cli.tables.architects.look import Look
from ophir.cli.tables.drawing import Drawing, Marks
from ophir.engine.actions import Action
from ophir.engine.views import View

WIDE = 116  # from here on there is room for two columns
NUMBERED = ("place", "hire", "capture", "contribute", "advance", "construct", "keep", "discard")

# What a decision needs to be seen with it, where there is no room for everything.
FOCUS = {
    "place": ("places",),
    "retrieve": ("places",),
    "capture": ("places",),
    "starting_apprentice": ("display",),
    "hire": ("display",),
    "draft": ("hand",),
    "deal": ("hand",),
    "keep_drawn": ("hand",),
    "hand_limit": ("hand",),
    "cathedral_discard": ("hand",),
    "library": ("hand",),
    "project": ("hand", "cathedral", "court"),
    "contribute": ("court",),
    "wonder_place": ("places",),
    "princess": ("court",),
}


class ArchitectsDrawing(Drawing):
    """Draws Architects of the West Kingdom."""

    parts: ClassVar[tuple[str, ...]] = ("places", "display", "court", "cathedral", "players", "hand", "rival")
    shown_parts: ClassVar[tuple[str, ...]] = ("places", "display", "court", "players")

    def table(self, view: View, width: int, height: int, marks: Marks) -> Lines:
        look = Look(view, self.words, marks)
        if width >= WIDE:
            lines = _whole(look, width)
            if len(lines) <= height:
                return lines
        return _focused(look, width, height)

    def whole(self, view: View, width: int, marks: Marks) -> Lines:
        return _whole(Look(view, self.words, marks), width) if width >= WIDE else []

    def numbered(self, action: Action) -> bool:
        return action.kind in NUMBERED and bool(action.piece)

    def part(self, name: str, view: View, width: int, marks: Marks) -> Lines:
        look = Look(view, self.words, marks)
        drawers: dict[str, Callable[[], Lines]] = {
            "places": lambda: board.places(look, width, full=True),
            "display": lambda: cards.display(look, width, full=True),
            "court": lambda: board.court(look, width),
            "cathedral": lambda: board.cathedral(look, width),
            "players": lambda: people.players(look, width, full=True),
            "hand": lambda: cards.hand(look, width, full=True),
            "rival": lambda: board.rival(look, width),
        }
        return drawers[name]()

    def label(self, view: View, action: Action) -> Text:
        return options.label(Look(view, self.words, {}), action) or super().label(view, action)

    def alone(self, view: View, action: Action) -> Text:
        about = options.about(Look(view, self.words, {}), action)
        said = super().alone(view, action)
        return joined(said, " (", about, ")") if about is not None else said

    def arranged(self, view: View, actions: list[int]) -> tuple[list[int], list[int]]:
        return options.arranged(view, actions)


def _header(look: Look, width: int) -> Text:
    return heading(look.words.game.say("game-title"), width)


def _whole(look: Look, width: int) -> Lines:
    """Everything at once: places and Cathedral on the left, Apprentices and the court beside them, players below."""
    left_width = width * 51 // 100
    rest = width - left_width - 2
    left = [*board.places(look, left_width), *board.cathedral(look, left_width)]
    right = [*cards.display(look, rest), *board.court(look, rest)]
    below = [*people.players(look, width), *cards.hand(look, width)]
    drawn = beside([fit(line, left_width) for line in left], [fit(line, rest) for line in right], left_width)
    return [_header(look, width), *drawn, *below]


def _focused(look: Look, width: int, height: int) -> Lines:
    """As much as there is room for, what the decision needs first."""
    decision = look.table.decision
    blocks: dict[str, Lines] = {
        "players": people.players(look, width),
        "hand": cards.hand(look, width),
        "places": board.places(look, width),
        "display": cards.display(look, width),
        "court": board.court(look, width),
        "cathedral": board.cathedral(look, width),
    }
    wanted = ["players", *(FOCUS.get(decision.ask, ()) if decision is not None else ())]
    wanted += [name for name in ("hand", "places", "display", "court", "cathedral") if name not in wanted]
    chosen: list[str] = []
    room = height - 1
    for name in wanted:
        if len(blocks[name]) <= room:
            chosen.append(name)
            room -= len(blocks[name])
    return [_header(look, width), *(line for name in blocks if name in chosen for line in blocks[name])]


DRAWING = ArchitectsDrawing
