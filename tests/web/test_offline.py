"""The page without a network: it opens, says what works then, and is never an old one after an update."""

from __future__ import annotations

import json
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from ophir.server.app import make_app
from ophir.server.pages import Client, Page
from tests.web.axe import violations
from tests.web.conftest import PAGE, ROOT

READY = "async () => { await navigator.serviceWorker.ready; return Boolean(navigator.serviceWorker.controller); }"
# A browser looks for another worker some time after a load; here it looks at once.
UPDATED = """async () => {
    const here = await navigator.serviceWorker.ready;
    await here.update();
    const next = here.installing ?? here.waiting;
    const isActive = (done) => () => next.state === "activated" && done();
    if (next) await new Promise((done) => next.addEventListener("statechange", isActive(done)));
    return (await caches.keys()).some((name) => name.includes("two"));
}"""
KEPT = """async () => {
    const kept = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) kept.push(new URL(request.url).pathname);
    return kept;
}"""


@contextmanager
def serving_here(data: Path, client: Client) -> Iterator[tuple[str, Any]]:
    """A server in a thread, whose pages can be changed under it."""
    server = uvicorn.Server(uvicorn.Config(make_app(data, client=client), port=0, log_level="error", lifespan="on"))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started:
            assert thread.is_alive()
        port = server.servers[0].sockets[0].getsockname()[1]

        def stop() -> None:
            server.should_exit = True
            thread.join(20)

        yield f"http://127.0.0.1:{port}", stop
    finally:
        server.should_exit = True
        thread.join(20)


def newer(client: Client, word: str) -> None:
    """The next version of the page, as an update of the server would bring it."""
    index = client.pages["index.html"].body.replace(b"<title>Ophir", b"<title>Ophir " + word.encode())
    worker = client.pages["worker.js"].body.replace(b"ophir-files-", f"ophir-files-{word}-".encode())
    client.pages["index.html"] = Page("index.html", index)
    client.pages["worker.js"] = Page("worker.js", worker)


@pytest.mark.timeout(120)
def test_the_page_opens_without_a_network_and_is_never_an_old_one(tmp_path: Path, browser: Any) -> None:
    if not PAGE.exists():
        pytest.skip("the page is not built: run.py test builds it")
    client = Client()
    with serving_here(tmp_path, client) as (site, stop):
        context = browser.new_context(locale="en-US")
        page = context.new_page()
        page.goto(site)
        page.wait_for_selector("[data-play=kingdom]")
        page.wait_for_function(READY, timeout=30_000)

        newer(client, "two")
        page.reload()
        assert page.title() == "Ophir two", "an update shows at the next load"
        assert page.evaluate(UPDATED)

        # A table and a person are secrets: nothing of them is kept.
        page.click("[data-play=kingdom]")
        page.wait_for_selector(".bar.mine", timeout=60_000)
        page.goto(f"{site}/you")
        page.wait_for_selector("text=No game is over yet")
        page.goto(f"{site}/puzzle/kingdom/1")
        page.wait_for_selector(".board svg, svg.board, [data-piece]")
        page.wait_for_function(READY)
        kept = page.evaluate(KEPT)
        assert "/api/games/wisdom/texts/es" in kept
        assert "/api/puzzles/kingdom/1" in kept
        assert not [path for path in kept if path.startswith(("/api/tables", "/api/you", "/api/house"))]

        stop()
        page.goto(f"{site}/rules/temple")
        page.wait_for_selector("h1 >> text=/Rules of .*Temple/")
        page.wait_for_selector("[role=status] >> text=Tables, bots, tutorials")
        assert page.title() == "Ophir two"
        assert violations(page) == []
        page.goto(f"{site}/puzzle/kingdom/1")
        page.wait_for_selector("[data-piece]")
        page.goto(f"{site}/replay")
        record = ROOT / "tests/records/kingdom/2-edition-first.ophir"
        page.set_input_files("input[type=file]", record)
        page.wait_for_selector("pre >> text=ophir record 1")
        context.close()


# A browser without a screen shows no notices, so what the worker asks it for is noted instead.
NOTED = """() => {
    self.noted = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, how) => { self.noted.push([title, how]); };
    Clients.prototype.openWindow = async (address) => { self.noted.push(["open", address]); };
    WindowClient.prototype.focus = async function () { self.noted.push(["focus", this.url]); };
}"""
CLICKED = """async (path) => {
    const event = new ExtendableEvent("notificationclick");
    event.notification = { data: path, close: () => self.noted.push(["close"]) };
    let done;
    event.waitUntil = (work) => { done = work; };
    self.dispatchEvent(event);
    await done;
}"""


@pytest.mark.timeout(120)
def test_a_push_message_becomes_a_notice_that_opens_its_table_once(site: str, browser: Any) -> None:
    context = browser.new_context(locale="en-US")
    page = context.new_page()
    page.goto(site)
    page.wait_for_function(READY, timeout=30_000)
    worker = context.service_workers[0]
    worker.evaluate(NOTED)
    line = context.new_cdp_session(page)
    registered: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: registered.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    while not registered:
        page.wait_for_timeout(20)
    message = {"title": "Your turn", "text": "Place a Pawn.", "path": "/t/abc", "tag": "abc"}
    sent = {"origin": site, "registrationId": registered[0]["registrationId"], "data": json.dumps(message)}
    line.send("ServiceWorker.deliverPushMessage", sent)
    while not worker.evaluate("() => self.noted.length"):
        page.wait_for_timeout(20)
    shown = worker.evaluate("() => self.noted.pop()")
    how = {"body": "Place a Pawn.", "tag": "abc", "icon": "/icons/ophir-192.png", "data": "/t/abc"}
    assert shown == ["Your turn", how], "the tag lets a later notice of the table take the place of this one"
    worker.evaluate(CLICKED, "/t/abc")
    assert worker.evaluate("() => self.noted.splice(0)") == [["close"], ["open", f"{site}/t/abc"]]
    page.goto(f"{site}/about")  # which is open then, and comes to the front instead of a second one
    worker.evaluate(CLICKED, "/about")
    assert worker.evaluate("() => self.noted.splice(0)") == [["close"], ["focus", f"{site}/about"]]
    context.close()


def test_it_can_be_installed_with_icons_of_the_sizes_it_says() -> None:
    public = ROOT / "web/public"
    manifest = json.loads((public / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert {icon["purpose"] for icon in manifest["icons"] if "purpose" in icon} == {"maskable"}
    for icon in manifest["icons"]:
        body = (public / icon["src"].lstrip("/")).read_bytes()
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", body[16:24])
            assert icon["sizes"] == f"{width}x{height}"
