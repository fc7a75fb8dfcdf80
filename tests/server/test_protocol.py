"""The protocol: its TypeScript twin, and its messages."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ophir.server import protocol
from ophir.server.trouble import ServerTrouble
from ophir.server.typescript import typescript

ROOT = Path(__file__).resolve().parents[2]


def test_the_browsers_types_are_made_from_the_servers() -> None:
    written = (ROOT / "web/src/protocol.ts").read_text(encoding="utf-8")
    assert written == typescript(), "run: .venv/bin/python -m ophir.server.typescript web/src/protocol.ts"


def test_every_message_of_a_browser_is_told_apart_by_its_type() -> None:
    read = msgspec.json.Decoder(protocol.FromBrowser)
    assert read.decode(b'{"type":"act","seat":1,"action":"pass","version":3}') == protocol.Act(1, "pass", 3)
    assert read.decode(b'{"type":"join"}') == protocol.Join()


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_page_has_words_for_every_trouble_of_the_server(language: str) -> None:
    files = (f"web/src/texts/{language}.ftl", f"web/src/texts/later/{language}.ftl")
    page = "\n".join((ROOT / file).read_text(encoding="utf-8") for file in files)
    # Those of other modules never reach a browser.
    for trouble in (each for each in ServerTrouble.__subclasses__() if each.__module__ == ServerTrouble.__module__):
        assert f"\nui-error-{trouble.code} =" in page, trouble


@pytest.mark.parametrize(
    "text",
    [
        "{}",
        "[]",
        '{"type":"act"}',
        '{"type":"act","seat":-1,"action":"pass","version":0}',
        '{"type":"act","seat":0,"action":"","version":0}',
        '{"type":"act","seat":0,"action":"pass","version":0,"extra":1}',
        '{"type":"undo","seat":0,"version":0,"count":0}',
        '{"type":"say","text":""}',
        '{"type":"steal"}',
    ],
)
def test_a_message_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=protocol.FromBrowser)
