"""What notices say, in the language of whom they are for."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

from ophir.engine.texts import ENGLISH, LANGUAGES
from ophir.server.table import Table

SPANS = (("span-days", 86_400), ("span-hours", 3600), ("span-minutes", 60))


class Notice(Struct, frozen=True):
    """Something to tell: `id` makes it one and the same wherever it arrives twice; `path` opens what it is about."""

    id: str
    title: str
    text: str
    path: str
    table: str = ""
    game: str = ""


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    source = (files("ophir.server") / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


def say(language: str, id: str, **values: str | int) -> str:
    """A message."""
    bundle = _bundle(language if language in LANGUAGES else ENGLISH)
    pattern = bundle.get_message(id).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, values)[0])


def turn_notice(id: str, table: Table, seat: int, title: str, language: str, left: float | None) -> Notice:
    """It is somebody's turn."""
    others = [name for at, name in enumerate(table.names()) if at != seat] or [say(language, "nobody-else")]
    values: dict[str, str | int] = {"names": ", ".join(others)}
    if left is not None:
        span, seconds = next(((one, size) for one, size in SPANS if left >= size), SPANS[-1])
        values["time"] = say(language, span, count=max(1, int(left // seconds)))
    text = say(language, "turn-text-time" if left is not None else "turn-text", **values)
    return Notice(id, say(language, "turn-title", game=title), text, f"/t/{table.id}", table.id, table.game.id)


def trial_notice(id: str, language: str) -> Notice:
    """Whether a way works."""
    return Notice(id, say(language, "test-title"), say(language, "test-text"), "/you")
