"""All words of one game on one terminal: the program's own, the game's, and the players' names and signs."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Final

from rich.text import Text

from ophir.cli.layout import Lines, joined, wrapped
from ophir.engine.events import PUBLIC, Event
from ophir.engine.game import NOBODY, Position
from ophir.engine.texts import ENGLISH, LANGUAGES, Texts

# A sign for every party, so that colour is never the only difference.
SIGNS: Final = ("■", "▲", "●", "◆", "★", "▼")


def language_of(chosen: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    if chosen is not None:
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            spoken = os.environ[name][:2].lower()
            return spoken if spoken in LANGUAGES else ENGLISH
    return ENGLISH


class Words:
    """Says things at one table, in one language, with the players' names."""

    def __init__(self, position: Position, language: str, names: list[str] | None = None) -> None:
        self.language = language
        seats = position.game.seat_names[: position.seats]
        nameless = Texts.of(position, language)
        self.colors = [nameless.name("color", id) for id in seats]
        named = [name or color for name, color in zip(names or self.colors, self.colors, strict=True)]
        self.game = Texts.of(position, language, named)
        self.players = self.game.players  # then the automata
        self.ui = Texts("ophir.cli", language, self.players)
        self.styles = [f"seat-{id}" for id in seats] + ["automaton"] * (len(self.players) - len(seats))
        self._names: dict[tuple[str, str], str] = {}  # said before: a table names the same things all the time

    def say(self, id: str, **values: object) -> str:
        """One of the program's own messages."""
        return self.ui.say(id, values)

    def name(self, kind: str, id: str) -> str:
        """The name of something in the game."""
        name = self._names.get((kind, id))
        if name is None:
            name = self._names[kind, id] = self.game.name(kind, id)
        return name

    def short(self, id: str) -> str:
        """One of the program's own messages that has no values, such as a letter."""
        name = self._names.get(("", id))
        if name is None:
            name = self._names["", id] = self.ui.say(id)
        return name

    def reasons(self, given: Iterable[tuple[str, int, str]], seat: int) -> str:
        """What speaks for a choice of `seat`: features (message, party, change), those of others with their names."""
        said = []
        for id, party, change in given:
            feature = self.game.say(id, {"change": change})
            said.append(feature if party == seat else f"{self.players[party]} {feature}")
        return self.ui.list(said)

    def sign(self, seat: int) -> Text:
        """A party's sign in its colour."""
        return Text(SIGNS[seat], self.styles[seat])

    def player(self, seat: int) -> Text:
        """A party's sign and name in its colour."""
        return Text(f"{SIGNS[seat]} {self.players[seat]}", self.styles[seat])

    def event(self, event: Event, viewer: int, width: int, reader: int = PUBLIC) -> Lines:
        """What happened, as `viewer` may know it, in lines of this width; said to `reader`, if theirs; then why."""
        nobody = event.seat == NOBODY
        sign = Text("•", "title") if nobody else self.sign(event.seat)
        pieces = wrapped(self.game.event(event.seen_by(viewer), reader), width - 2, style="title" if nobody else "")
        why = self.game.reason(event)
        reason = wrapped(why, width - 4, style="quiet") if why else []
        return [
            *(joined(" " if number else sign, " ", piece) for number, piece in enumerate(pieces)),
            *(joined("    ", piece) for piece in reason),
        ]
