"""Any game's table in words, by the names and the types of its fields. The browser reads them alike (boards/any)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from rich.text import Text

from ophir.cli.layout import Lines, joined
from ophir.cli.words import Words
from ophir.engine.fields import PLAYERS
from ophir.engine.views import View

SIZE: Final = "_size"
Entry = tuple[str, str]  # the name of a field, and what it holds


class Reader:
    """Reads the state of a view."""

    def __init__(self, view: View, words: Words) -> None:
        self.words = words
        self.state: dict[str, Any] = view.to_json()["state"]
        self.parties = list(view.known.parties)
        self.kinds: dict[str, str] = {}  # of each id what actions call it, by which it has its name
        for action in view.actions:
            for kind, id in action.values.items():
                if isinstance(id, str):
                    self.kinds.setdefault(id, kind)

    def lines(self) -> Lines:
        """A line a field, and one for each party."""
        common = {name: value for name, value in self.state.items() if name != PLAYERS}
        lines = [joined((f"{name}: ", "title"), text) for name, text in self.entries(common)]
        for party, name in enumerate(self.parties):
            own = self.entries(self.state.get(PLAYERS, {}).get(name, {}))
            held = [joined((f"{field} ", "quiet"), text) for field, text in own]
            lines.append(joined(self.words.player(party), "  ", Text("  ·  ").join(held)))
        return lines

    def entries(self, data: Mapping[str, Any], above: str = "") -> Iterator[Entry]:
        """What there is to say of each field."""
        for key, value in data.items():
            if key.endswith(SIZE) and key.removesuffix(SIZE) in data:
                continue
            name = f"{above}: {self.label(key)}" if above else self.label(key)
            if value is None:
                if key + SIZE in data:
                    yield name, self.words.say("table-hidden", count=data[key + SIZE])
            elif isinstance(value, Mapping) and not all(isinstance(one, int) for one in value.values()):
                yield from self.entries(value, name)
            elif value != []:
                yield name, self.said(value)

    def said(self, value: Any) -> str:
        """A value in words."""
        texts = self.words.game
        if isinstance(value, bool):
            return texts.say("yes" if value else "no")
        if isinstance(value, str):
            return self.named(value)
        if isinstance(value, list):
            if not all(isinstance(one, str) for one in value):
                return ", ".join(self.said(one) for one in value)
            value = Counter(value)
        if isinstance(value, Mapping):
            kind = self.kinds.get
            things = [texts.counted(kind(id, ""), id, n) if n > 1 else self.named(id) for id, n in value.items() if n]
            return ", ".join(things) or texts.say("nothing")
        return str(value)

    def named(self, id: str) -> str:
        """A party or a thing by its name."""
        if id in self.parties:
            return self.words.players[self.parties.index(id)]
        return self.words.name(self.kinds.get(id, ""), id)

    def label(self, key: str) -> str:
        """A field by its message, else by its key."""
        id = f"field-{key}"
        return self.words.game.say(id) if self.words.game.has(id) else key.replace("_", " ").capitalize()
