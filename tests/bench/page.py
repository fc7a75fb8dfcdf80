"""The speed of the page: `.venv/bin/python -m tests.bench.page`, once `run.py setup --dev` has built it.

A server and a Chromium of their own; figures are of this machine, so they belong beside others of the same run. It says
how long it takes from the command to the first page, how many bytes the landing page and a first table take over the
line, and how long an own click takes until it is drawn, and until the server's answer is.
"""

from __future__ import annotations

import os
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

from tests.web.conftest import FLAGS, chromium, serving, sync_api
from tests.web.hands import await_turn, open_pieces, open_table

CLICKS: Final = 40
POINTED_AT: Final = 350  # milliseconds before a click, as a person points first
POINTER: Final = {"pointerType": "mouse", "clientX": 9, "clientY": 9}  # not where a click rests
ALONE: Final = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "novice"}]

# From the click to the frame after the first change of the page, and to that of the server's answer.
CLICK: Final = """piece => new Promise(done => {
    const thing = document.querySelector(`[data-piece="${piece}"]`);
    const bar = document.querySelector('.bar');
    const before = bar.dataset.version;
    const drawn = then => requestAnimationFrame(() => {
        const after = new MessageChannel();
        after.port1.onmessage = then;
        after.port2.postMessage(0);
    });
    let first = 0;
    const began = performance.now();
    const seen = new MutationObserver(() => {
        if (!first) {
            first = -1;
            drawn(() => { first = performance.now() - began; });
        }
        if (document.querySelector('.bar').dataset.version !== before) {
            seen.disconnect();
            drawn(() => drawn(() => done([first, performance.now() - began])));
        }
    });
    seen.observe(document.body, {subtree: true, childList: true, attributes: true});
    thing.dispatchEvent(new MouseEvent('click', {bubbles: true}));
})"""


class Wire:
    """Counts what a page takes over the line."""

    def __init__(self, page: Any) -> None:
        self.total = 0
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.loadingFinished", self._finished)

    def _finished(self, event: dict[str, Any]) -> None:
        self.total += int(event["encodedDataLength"])


class Busy:
    """What the page's own thread has worked so far, in milliseconds of processor time: others don't count in it."""

    def __init__(self, page: Any) -> None:
        self.line = page.context.new_cdp_session(page)
        self.line.send("Performance.enable", {"timeDomain": "threadTicks"})

    def so_far(self) -> float:
        metrics = self.line.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration")) * 1000


def first_page(site: str) -> None:
    """Ask until the page is there."""
    with urllib.request.urlopen(site, timeout=30) as answer:
        assert answer.status == 200


def clicks(page: Any, site: str) -> list[tuple[float, float, float]]:
    """How long own placements take: until drawn, until the answer is, and the page's own work for both."""
    took: list[tuple[float, float, float]] = []
    busy = Busy(page)
    for seed in range(CLICKS):
        if len(took) >= CLICKS:
            break
        page.goto(f"{site}/t/{open_table(page, site, ALONE, seed=str(seed))}")
        while await_turn(page) and page.get_attribute(".bar", "data-ask") == "place" and len(took) < CLICKS:
            piece = open_pieces(page)[0]
            page.locator(f'[data-piece="{piece}"]').first.dispatch_event("pointerenter", POINTER)
            page.wait_for_timeout(POINTED_AT)
            before = busy.so_far()
            first, whole = page.evaluate(CLICK, piece)
            took.append((first, whole, busy.so_far() - before))
    return took


def main() -> None:
    """Measure, and say it."""
    began = time.monotonic()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as site,
        sync_api.sync_playwright() as playwright,
    ):
        first_page(site)
        print(f"from the command to the first page: {time.monotonic() - began:.1f} s")
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900}, locale="en-US", service_workers="block")
        wire = Wire(page)
        page.goto(site)
        page.wait_for_load_state("networkidle")
        landing = wire.total
        page.click("[data-play=kingdom]")
        page.wait_for_selector(".bar.mine", timeout=60_000)
        page.wait_for_load_state("networkidle")
        whole = wire.total
        print(f"first load: landing {landing / 1000:.0f} kB, table {(whole - landing) / 1000:.0f} kB more")
        print(f"both together: {whole / 1000:.0f} kB")
        again = wire.total
        page.goto(site)
        page.wait_for_load_state("networkidle")
        print(f"the landing page once more: {(wire.total - again) / 1000:.0f} kB")
        took = clicks(page, site)
        names = ("until it is drawn", "until the answer is drawn", "and answer, the page's own processor time")
        for name, figures in zip(names, zip(*took, strict=True), strict=True):
            ordered = sorted(figures)
            tail = ordered[int(len(ordered) * 0.95)]
            middle = statistics.median(ordered)
            # Where others use the processors too, the fastest is nearest to what the page itself takes.
            print(
                f"own click {name}: median {middle:.0f} ms, fastest {ordered[0]:.0f} ms, "
                f"95 %: {tail:.0f} ms ({len(took)} clicks, load {os.getloadavg()[0]:.0f})"
            )
        browser.close()


if __name__ == "__main__":
    main()
