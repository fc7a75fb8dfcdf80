"""Pictures of every page at every size, to be looked at: `.venv/bin/python -m tests.web.shots [NAME...]`.

Tables in the middle of a game and at its end come from golden records. The pictures go to build/screenshots/matrix.
Names: landing back lobby new you puzzle puzzles replays rules about review replay room kingdom temple wisdom result.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.web.axe import with_settings
from tests.web.conftest import FLAGS, ROOT, SHOTS, chromium, serving, sync_api

SIZES: Final = ((1440, 900), (1366, 768), (1024, 768), (390, 844))
THEMES: Final = ("light", "dark")
LANGUAGES: Final = ("en", "es")
# A record, after how many of its moves, and which seat is a person's.
MOMENTS: Final = {
    "kingdom": ("kingdom/3.ophir", 120, 0),
    "temple": ("temple/greedy-to-the-filling.ophir", 150, 0),
    "wisdom": ("wisdom/1.ophir", 60, 0),
    "result": ("kingdom/3.ophir", None, 0),
}
ADDRESSES: Final = {
    "landing": "/",
    "lobby": "/lobby",
    "new": "/new?listed",
    "puzzle": "/puzzle",
    "puzzles": "/puzzle/all",
    "replays": "/replay",
    "rules": "/rules/temple",
    "about": "/about",
    # By who has played here.
    "back": "/",
    "you": "/you",
    "review": "/review/{result}?move=60",
    "replay": "/replay/{result}?move=60",
}
NEWCOMERS: Final = ("landing",)
ASK: Final = """async ([path, body, key]) => (await fetch('/api' + path, {method: 'POST', body: JSON.stringify(body),
    headers: {'Content-Type': 'application/json', ...(key ? {Authorization: 'Bearer ' + key} : {})}})).json()"""


def asked(page: Any, path: str, body: Any, key: str = "") -> Any:
    return page.evaluate(ASK, [path, body, key])


def table_at(page: Any, record: str, moves: int | None, seat: int) -> Any:
    """A table at a moment of a record, as the server tells it; the next seat to decide is a person's."""
    text = (ROOT / "tests/records" / record).read_text(encoding="utf-8")
    whole = asked(page, "/records", {"record": text})
    assert "table" in whole, whole
    if moves is None:
        return whole
    seats = [{"kind": "bot", "bot": "novice"} for _ in whole["table"]["players"]]
    seats[seat] = {"kind": "human", "name": "Ada"}
    made = asked(page, f"/tables/{whole['table']['id']}/branch", {"move": moves, "seats": seats})
    assert "table" in made, made
    return made


def keys_of(*made: Any) -> str:
    """What a browser keeps of tables that were made for it."""
    return json.dumps({one["table"]["id"]: {"secrets": one["secrets"], "owner": one["owner"]} for one in made})


def waiting_room(page: Any) -> Any:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    return asked(page, "/tables", {"game": "kingdom", "seats": seats})


def main(names: list[str]) -> None:
    """Take them."""
    folder = SHOTS / "matrix"
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as site,
        sync_api.sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page()
        page.goto(site)
        wanted = names or [*ADDRESSES, "room", *MOMENTS]
        needed = dict.fromkeys([*(name for name in wanted if name not in ADDRESSES), "result", "kingdom"])
        made = {name: waiting_room(page) if name == "room" else table_at(page, *MOMENTS[name]) for name in needed}
        keys = keys_of(*made.values())
        for width, height in SIZES:
            for theme in THEMES:
                for language in LANGUAGES:
                    page = browser.new_page(viewport={"width": width, "height": height}, reduced_motion="reduce")
                    with_settings(page, theme=theme, language=language)
                    known = f"localStorage.setItem('ophir-tables', {json.dumps(keys)})"
                    for name in sorted(wanted, key=lambda name: name not in NEWCOMERS):
                        if name not in NEWCOMERS:
                            page.add_init_script(known)
                        address = ADDRESSES.get(name) or f"/t/{made[name]['table']['id']}"
                        page.goto(site + address.format(result=made["result"]["table"]["id"]))
                        page.wait_for_load_state("networkidle")
                        page.wait_for_timeout(300)
                        page.screenshot(path=folder / f"{name}-{width}-{theme}-{language}.png")
                    page.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
