"""Solomon's Temple in a terminal: the board that matters drawn large, the other in a few lines, then the hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text

from ophir.cli.layout import Lines, beside, fit, heading, joined
from ophir.cli.tables.drawing import Drawing, Marks
from ophir.cli.tables.temple import city, hand, house, options, side
from ophir.cli.tables.temple.look import Look
from ophir.engine.actions import Action
from ophir.engine.events import Event
from ophir.engine.views import View

WIDE = 118  # from here on both sides stand beside each other
HOUSE = 39  # the columns for a list of the Temple
MAP_NEEDS = city.NARROWEST + 1 + HOUSE
LARGEST_MAP = 61
PHASE = "event-phase"  # a part of the turn in which nothing happens is not worth a line


class TempleDrawing(Drawing):
    """Draws Solomon's Temple."""

    parts: ClassVar[tuple[str, ...]] = ("board", "opponent", "temple", "hand", "discard", "deck", "cards")
    shown_parts: ClassVar[tuple[str, ...]] = ("board", "opponent", "discard")
    out_of_turn: ClassVar[str] = "always"  # the default of auto_pass in setup.toml [9.4]
    score_word: ClassVar[str] = "temple-score"
    folded_word: ClassVar[str] = "temple-options-folded"

    def table(self, view: View, width: int, height: int, marks: Marks) -> Lines:
        look = Look(view, self.words, marks)
        for layout in (_whole, *([_fought_over] if look.about_the_city else []), _focused):
            lines = layout(look, width)
            if lines and len(lines) <= height:
                return lines
        return _smallest(look, width)

    def whole(self, view: View, width: int, marks: Marks) -> Lines:
        return _whole(Look(view, self.words, marks), width)

    def part(self, name: str, view: View, width: int, marks: Marks) -> Lines:
        look = Look(view, self.words, marks)
        drawers: dict[str, Callable[[], Lines]] = {
            "board": lambda: _board(look, look.seat, width),
            "opponent": lambda: _board(look, 1 - look.seat, width),
            "temple": lambda: _temples(look, width),
            "hand": lambda: hand.hand(look, width),
            "discard": lambda: hand.discard_piles(look, width),
            "deck": lambda: hand.draw_pile(look, width),
            "cards": lambda: hand.all_cards(look, width),
        }
        return drawers[name]()

    def group(self, view: View, action: Action) -> str:
        return self.words.say("temple-group-play") if action.kind == "play" else super().group(view, action)

    def label(self, view: View, action: Action) -> Text:
        return options.label(Look(view, self.words, {}), action) or super().label(view, action)

    def arranged(self, view: View, actions: list[int]) -> tuple[list[int], list[int]]:
        return options.arranged(Look(view, self.words, {}), actions)

    def worth_telling(self, events: list[Event]) -> list[Event]:
        return [
            event
            for event, following in zip(events, [*events[1:], None], strict=False)
            if event.id != PHASE or following is None or following.id != PHASE
        ]

    def waiting(self, view: View) -> str:
        decision = view.decision
        id = f"temple-wait-{decision.ask}" if decision is not None else ""
        return self.words.say(id) if self.words.ui.has(id) else ""

    def passing(self, view: View, setting: str) -> int | None:
        return options.passing(Look(view, self.words, {}), setting)


def _whole(look: Look, width: int) -> Lines:
    """Everything at once, the city that matters as a map; nothing where that is too narrow."""
    if width < MAP_NEEDS:
        return []
    near, far = look.city, 1 - look.city
    lines = [fit(heading(look.title(), width), width)]
    if width < WIDE:
        return [*lines, *_board(look, near, width), *side.in_short(look, far, width), *hand.hand(look, width)]
    left = max(MAP_NEEDS, min(LARGEST_MAP + 1 + HOUSE, width * 62 // 100))
    rest = width - left - 2
    other = [fit(line, rest) for line in side.in_short(look, far, rest)]
    return [*lines, *beside(_board(look, near, left), other, left), *hand.hand(look, width)]


def _board(look: Look, seat: int, width: int) -> Lines:
    """One side in full: slots, the city as a map if there is room, and the Temple beside it."""
    lines = [*side.title(look, seat, width), *(fit(line, width) for line in side.slots(look, seat, width))]
    if width < MAP_NEEDS:
        return [*lines, *house.house(look, seat, width), *city.defences(look, seat, width)]
    columns = min(width - HOUSE - 1, LARGEST_MAP)
    drawn = beside(city.city_map(look, seat, columns), house.house(look, seat, width - columns - 1), columns, gap=" ")
    return [*lines, *drawn, city.legend(look, seat, width)]


def _fought_over(look: Look, width: int) -> Lines:
    """The city that the decision is about, and the hand."""
    if width < MAP_NEEDS:
        return []
    return [
        fit(heading(look.title(), width), width),
        *_board(look, look.city, min(width, WIDE)),
        *hand.hand(look, width),
    ]


def _focused(look: Look, width: int) -> Lines:
    """Both sides in words, and the hand."""
    lines = [fit(heading(look.title(), width), width)]
    for seat in (1 - look.seat, look.seat):
        lines += [fit(line, width) for line in side.in_short(look, seat, width)]
    return [*lines, *hand.hand(look, width)]


def _smallest(look: Look, width: int) -> Lines:
    """What one can't do without: slots, progress and defences of both, and the hand."""
    lines: Lines = []
    for seat in (1 - look.seat, look.seat):
        first, *rest = city.defences(look, seat, width)
        lines += [*side.title(look, seat, width), *side.slots(look, seat, width)]
        lines += [joined(house.counted(look, seat), "  ", first), *rest]
    return [fit(line, width) for line in (*lines, *hand.hand(look, width))]


def _temples(look: Look, width: int) -> Lines:
    """Both Temples beside each other."""
    half = (width - 2) // 2
    near, far = (
        [heading(side.whose(look, seat), half), *house.house(look, seat, half)] for seat in (look.seat, 1 - look.seat)
    )
    return beside(near, far, half)


DRAWING = TempleDrawing
