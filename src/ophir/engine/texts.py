"""Words for people: messages by id, in Fluent files, one folder a language.

Rules speak in message ids and values, never in prose. `Texts` says them: a value that is an id of something is
replaced by its name (`good="gold"` by message `good-gold`), a seat by its player's name, a list or a count of things
by a list in words. A message that a language lacks is said in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from ophir.engine.errors import BadOption
from ophir.engine.steps import Closed

LANGUAGES: Final = ("en", "es")
ENGLISH: Final = "en"


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in ("ophir.engine", package):
        path = files(folder) / "texts" / f"{language}.ftl"
        if path.is_file():
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


class Texts:
    """Says the messages of one game in one language."""

    def __init__(
        self,
        package: str,
        language: str = ENGLISH,
        players: list[str] | None = None,
        names: Mapping[str, str] | None = None,
    ) -> None:
        if language not in LANGUAGES:
            allowed = ", ".join(LANGUAGES)
            raise BadOption(f"There is no language {language!r}; there are {allowed}.", option="lang", allowed=allowed)
        self.language = language
        self.players = players or []
        self.names = names or {}  # messages that a pack brings along, such as the names of its cards
        self._bundles = [_bundle(package, language), _bundle(package, ENGLISH)]

    def has(self, id: str) -> bool:
        """Is there such a message?"""
        return id in self.names or any(bundle.has_message(id) for bundle in self._bundles)

    def say(self, id: str, values: Mapping[str, object] | None = None) -> str:
        """The message `id` with its values filled in; the id itself if nobody wrote it."""
        if id in self.names:
            return self.names[id]
        for bundle in self._bundles:
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                if pattern is not None:
                    said, _ = bundle.format_pattern(pattern, {k: self._value(k, v) for k, v in (values or {}).items()})
                    return str(said)
        return id

    def why(self, closed: Closed) -> str:
        """Why an option is closed, with the rule."""
        return self.say("closed-with-rule", {"reason": self.say(closed.id, closed.values), "rule": closed.rule})

    def name(self, kind: str, id: str) -> str:
        """The name of something: message `<kind>-<id>`, or the id if nobody named it."""
        message = f"{kind}-{id}"
        return self.say(message) if self.has(message) else id

    def player(self, seat: int) -> str:
        """A player's name."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.say("nobody")

    def list(self, parts: list[str]) -> str:
        """Several things in words."""
        if not parts:
            return self.say("nothing")
        if len(parts) == 1:
            return parts[0]
        return self.say("list-end", {"first": ", ".join(parts[:-1]), "last": parts[-1]})

    def _value(self, key: str, value: object) -> str | int:
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if isinstance(value, int):
            return self.player(value) if key == "seat" or key.endswith("_seat") else value
        if isinstance(value, Mapping):
            return self.list(
                [self.say("counted", {"count": n, "thing": self.name(key, id)}) for id, n in value.items()]
            )
        if isinstance(value, list):
            return self.list([self.name(key, str(id)) for id in value])
        return self.name(key, str(value))
