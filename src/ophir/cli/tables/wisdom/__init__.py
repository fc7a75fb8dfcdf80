"""Wisdom of Solomon in a terminal: the whole table where there is room, else what the decision needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from rich.text import Text

from ophir.cli.layout import Lines, beside, fit, heading, joined
from ophir.cli.tables.drawing import Drawing, Marks
from ophir.cli.tables.wisdom import board, land, options, people
from ophir.cli.tables.wisdom.look import Look
from ophir.engine.actions import Action
from ophir.engine.views import View

WIDE = 124  # from here on there is room for effects beside the map
MAP_NEEDS = 96  # from here on there is room for a drawn map
MAP_ROWS = 24  # always as many, so that the land stays where it is while one plays
NUMBERED = ("place", "house", "build", "remove", "again", "worker")  # options whose number stands on the map or a card
TALL = 52  # from here on there is room for effects in full sentences

# What a decision needs to be seen with it, where there is no room for everything.
FOCUS = {
    "place": ("city", "map"),
    "purchase": ("market",),
    "trade": ("market",),
    "move-down": ("market",),
    "his-mat": ("market",),
    "trade-give": ("market",),
    "trade-take": ("market",),
    "build": ("quay", "map"),
    "house": ("map",),
    "road": ("map",),
    "remove": ("map",),
    "his-road": ("map",),
    "his-removal": ("map",),
    "keep": ("hand",),
    "play": ("hand",),
    "discard": ("hand",),
}


class WisdomDrawing(Drawing):
    """Draws Wisdom of Solomon."""

    parts: ClassVar[tuple[str, ...]] = ("map", "city", "market", "temple", "quay", "players", "hand", "bag")
    shown_parts: ClassVar[tuple[str, ...]] = ("map", "city", "quay", "players")

    def table(self, view: View, width: int, height: int, marks: Marks) -> Lines:
        look = Look(view, self.words, marks)
        if width >= MAP_NEEDS:
            lines = _whole(look, width, full=width >= WIDE and height >= TALL)
            if len(lines) <= height:
                return lines
        return _focused(look, width, height)

    def whole(self, view: View, width: int, marks: Marks) -> Lines:
        return _whole(Look(view, self.words, marks), width, full=False) if width >= MAP_NEEDS else []

    def numbered(self, action: Action) -> bool:
        return action.kind in NUMBERED

    def part(self, name: str, view: View, width: int, marks: Marks) -> Lines:
        look = Look(view, self.words, marks)
        if name == "map":
            drawn = land.land_map(look, min(width, 96), MAP_ROWS + 4) if width >= 76 else land.land_list(look, width)
            return [*drawn, Text(), *land.roads(look)]
        drawers: dict[str, Callable[[], Lines]] = {
            "city": lambda: board.city(look, width, full=True),
            "market": lambda: board.market(look, width),
            "temple": lambda: board.temple(look, width),
            "quay": lambda: board.quay(look, width, full=True),
            "players": lambda: people.players(look, width, full=True),
            "hand": lambda: people.hand(look, width),
            "bag": lambda: board.bag(look, width),
        }
        return drawers[name]()

    def group(self, view: View, action: Action) -> str:
        return options.group(Look(view, self.words, {}), action) or super().group(view, action)

    def label(self, view: View, action: Action) -> Text:
        return options.label(Look(view, self.words, {}), action) or super().label(view, action)

    def alone(self, view: View, action: Action) -> Text:
        about = options.about(Look(view, self.words, {}), action)
        said = super().alone(view, action)
        return joined(said, " (", about, ")") if about is not None else said

    def arranged(self, view: View, actions: list[int]) -> tuple[list[int], list[int]]:
        return options.arranged(view, actions)


def _header(look: Look, width: int) -> Text:
    title = look.words.game.say("game-title")
    return heading(f"{title}  {look.say('year', year=look.table.year)}", width)


def _whole(look: Look, width: int, full: bool) -> Lines:
    """Everything at once: the map on the left, Jerusalem, market, Temple and quay beside it, the players below."""
    wide = width >= WIDE
    map_width = min(width * 54 // 100, 84) if wide else width * 58 // 100
    rest = width - map_width - 2
    right = [
        *board.city(look, rest),
        *board.market(look, rest),
        *board.temple(look, rest),
        *board.quay(look, rest, full),
    ]
    below = [*people.players(look, width), *board.bag(look, width)]
    if look.seat >= 0 and look.table.fortune.hand_size[look.seat]:
        below += people.hand(look, width)
    left = land.land_map(look, map_width, max(MAP_ROWS + 2 if wide else MAP_ROWS, len(right)))
    return [_header(look, width), *beside(left, [fit(line, rest) for line in right], map_width), *below]


def _focused(look: Look, width: int, height: int) -> Lines:
    """As much as there is room for, what the decision needs first."""
    decision = look.table.decision
    blocks: dict[str, Lines] = {
        "players": people.players(look, width),
        "hand": people.hand(look, width),
        "map": [heading(look.say("land-title"), width), *land.land_list(look, width)],
        "city": board.city(look, width),
        "quay": board.quay(look, width),
        "market": board.market(look, width // 2),
        "temple": board.temple(look, width // 2 - 2),
    }
    wanted = ["players"]
    wanted += FOCUS.get(decision.ask, ()) if decision is not None else ()
    if look.seat >= 0 and look.table.fortune.hand_size[look.seat]:
        wanted.append("hand")
    wanted += [name for name in ("map", "city", "quay", "market", "temple") if name not in wanted]
    chosen: list[str] = []
    room = height - 1
    for name in dict.fromkeys(wanted):
        if len(blocks[name]) <= room:
            chosen.append(name)
            room -= len(blocks[name])
    lines = [_header(look, width)]
    if "market" in chosen and "temple" in chosen:
        blocks["market"] = beside(blocks["market"], blocks["temple"], width // 2)
        chosen.remove("temple")
    for name in blocks:
        if name in chosen:
            lines += blocks[name]
    return lines


DRAWING = WisdomDrawing
