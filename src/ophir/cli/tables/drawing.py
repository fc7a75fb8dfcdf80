"""What a game's drawing can do. This one draws any game by its fields; a game's own drawing overrides it.

A drawing gets the View of one seat and nothing else, so it can't show what that seat may not know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from ophir.cli.layout import Lines, heading, joined, table, wrapped
from ophir.cli.tables.reading import Reader
from ophir.cli.words import Words
from ophir.engine.actions import Action
from ophir.engine.events import Event
from ophir.engine.views import View

Marks = Mapping[str, Sequence[int]]  # by piece of the board: the numbers of the options that belong to it


class Shortcut:
    """Several actions behind one word, taken one after the other as long as each is open."""

    def __init__(self, word: str, label: str, actions: list[int]) -> None:
        self.word = word
        self.label = label
        self.actions = actions


class Drawing:
    """Draws a table and words its options."""

    parts: ClassVar[tuple[str, ...]] = ()  # what can be looked at by itself; each is a command
    shown_parts: ClassVar[tuple[str, ...]] = ()  # those worth naming below every question
    out_of_turn: ClassVar[str] = "sometimes"  # how often people are asked out of turn unless they say otherwise
    score_word: ClassVar[str] = ""  # the message that names the points, if the game's own `unit` does not fit
    folded_word: ClassVar[str] = "options-folded"  # the message about options that are seldom wanted

    def __init__(self, words: Words) -> None:
        self.words = words

    def whole(self, view: View, width: int, marks: Marks) -> Lines:
        """The whole table with the numbers of the options on it; empty if the terminal is too narrow for that."""
        return []

    def numbered(self, action: Action) -> bool:
        """Does the whole table show the number of this option?"""
        return False

    def table(self, view: View, width: int, height: int, marks: Marks) -> Lines:
        """The table in at most `height` lines if it can be done: the whole of it, or what matters now."""
        return [heading(self.words.game.say("game-title"), width), *Reader(view, self.words).lines()]

    def part(self, name: str, view: View, width: int, marks: Marks) -> Lines:
        """One part of the table, in full."""
        raise KeyError(name)

    def group(self, view: View, action: Action) -> str:
        """The heading under which an option stands."""
        return self.words.game.group(action.kind)

    def label(self, view: View, action: Action) -> Text:
        """An option in a few words, under its heading."""
        return Text(self.words.game.action(action))

    def alone(self, view: View, action: Action) -> Text:
        """An option that stands without a heading."""
        return Text(self.words.game.action(action))

    def arranged(self, view: View, actions: list[int]) -> tuple[list[int], list[int]]:
        """The options to show, best first where that is plain, and those that are seldom wanted."""
        return list(actions), []

    def shortcuts(self, view: View) -> list[Shortcut]:
        """Words that take several actions at once, where that is harmless."""
        return []

    def moment(self, view: View) -> str:
        """A name for the present moment if it is a good one to ask people for interrupts; else nothing."""
        return ""

    def worth_telling(self, events: list[Event]) -> list[Event]:
        """What happened, without what a reader would not miss."""
        return events

    def waiting(self, view: View) -> str:
        """What another seat is asked, in a few words for whoever waits; empty if it is simply its turn."""
        return ""

    def passing(self, view: View, setting: str) -> int | None:
        """The action to take for a person who does not want to be asked here; None: ask."""
        return None

    def results(self, view: View, width: int) -> Lines:
        """A finished game: places, and where the points came from."""
        words = self.words
        outcome = view.known.outcome
        seats = sorted(range(len(outcome.scores)), key=lambda seat: (outcome.places[seat], seat))
        sources = list(dict.fromkeys(source for seat in outcome.sources for source in seat))
        rows = [[Text(), *(joined(f"{outcome.places[seat]}. ", words.player(seat)) for seat in seats)]]
        for source in sources:
            points = [Text(str(outcome.sources[seat].get(source, 0))) for seat in seats]
            rows.append([Text(words.game.say(f"source-{source}"), "quiet"), *points])
        totals = [Text(str(outcome.scores[seat]), "title") for seat in seats]
        unit = words.say(self.score_word) if self.score_word else words.game.say("unit")
        rows.append([Text(unit[:1].upper() + unit[1:], "title"), *totals])
        winners = words.ui.list([words.players[seat] for seat in outcome.winners])
        lines = [
            joined((words.say("result-winners", winners=winners, count=len(outcome.winners)), "title")),
            *wrapped(words.game.say("result-why", outcome.why()), width),
        ]
        return [*lines, Text(), *table(rows, gap=3, right=range(1, len(rows[0])))]
