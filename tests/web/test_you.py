"""Without an account: who played comes back to the own games, takes them to another device, and can be forgotten."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.web.axe import violations
from tests.web.hands import await_turn, choose_by_mouse

RESIGN = """() => {
    const [id, keys] = Object.entries(JSON.parse(localStorage.getItem('ophir-tables')))[0];
    return fetch(`/api/tables/${id}/seats/0/resign`, {method: 'POST', body: '{}', headers: {
        'Content-Type': 'application/json', Authorization: 'Bearer ' + keys.secrets[0].secret}});
}"""

FIRST_TABLE = "() => Object.keys(JSON.parse(localStorage.getItem('ophir-tables')))[0]"
NEXT_DAY = """{
    const Real = Date, later = () => Real.now() + 86_400_000;
    Date = class extends Real {
        constructor(...given) { given.length ? super(...given) : super(later()); }
        static now() { return later(); }
    };
}"""


@pytest.mark.timeout(240)
def test_a_newcomer_plays_comes_back_moves_to_a_phone_and_is_forgotten(
    site: str, visit: Callable[..., Any], browser: Any, shoot: Callable[[Any, str], None]
) -> None:
    page = visit()
    page.goto(site)
    page.click("text=Novice")
    page.wait_for_selector("text=/Against 2 . Novice/")
    assert page.locator("text=Your turn").count() == 0
    page.click("[data-play=kingdom]")
    assert await_turn(page)

    page.goto(site)  # what waits comes first, in the table's own words
    page.wait_for_selector("h2 >> text=Place a Pawn")
    assert violations(page) == []
    page.click("text=Continue")
    lot = Random(1)
    for _ in range(3):
        assert await_turn(page)
        choose_by_mouse(page, lot)
    page.evaluate(RESIGN)
    page.goto(site)
    page.wait_for_selector("text=Nothing waits for you")
    page.wait_for_selector("text=3 of 3")

    page.click("header >> text=You")
    page.wait_for_selector("text=0 of 1 won")
    page.wait_for_selector("text=A rating after 4 more games")
    with page.expect_download() as saved:
        page.click("text=One game as a file")
    assert saved.value.suggested_filename == "ophir-records.zip"
    page.click("text=Get a code")
    code = page.inner_text(".code").replace("\n", "")
    assert violations(page) == []
    shoot(page, "you")

    # The lost game is looked at again, and played on from where it turned (if it did so soon).
    page.goto(f"{site}/review/{page.evaluate(FIRST_TABLE)}?move=1")
    page.get_by_role("button", name="Look at this game again").click()
    page.get_by_text("decisions were looked at").wait_for(timeout=120_000)
    if page.get_by_role("button", name="Next turning point").is_enabled():
        page.keyboard.press("Shift+ArrowRight")
    page.get_by_role("heading", name="What else was there").wait_for()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    assert await_turn(page)
    page.goto(f"{site}/puzzle")
    page.get_by_role("button", name="Solution").click()
    page.get_by_role("heading", name="The answer:").wait_for()

    page.add_init_script(NEXT_DAY)
    page.goto(site)
    page.wait_for_selector("h1 >> text=Your turn")
    page.wait_for_selector("text=Place a Pawn")
    page.get_by_role("link", name="Solve it").wait_for()
    page.get_by_text("1 day in a row").first.wait_for()
    page.wait_for_selector("text=yesterday")
    shoot(page, "next-day")

    # Not by `visit`: the browser notes a refused code on its console.
    phone = browser.new_page(viewport={"width": 390, "height": 844}, locale="es-ES", has_touch=True)
    phone.goto(site)
    phone.click("text=Escribe su código")
    for typed, found in (("AAAA-BBBB", "Este código está mal escrito"), (code.lower(), "0 de 1 ganadas")):
        phone.fill("#code", typed)
        phone.click("form:has(#code) >> text=Ir")
        phone.wait_for_selector(f"text={found}")
    phone.click("nav.tabs >> text=Inicio")
    phone.wait_for_selector("h1 >> text=Te toca")
    phone.wait_for_selector("text=3.º de 3")
    phone.goto(f"{site}/you#{code}")  # the same code by its link, used by now
    phone.wait_for_selector("text=ganadas")
    assert "#" not in phone.url
    phone.click("form:has(#code) >> text=Ir")
    phone.wait_for_selector("text=o ya se ha usado")
    phone.wait_for_selector("text=0 de 1 ganadas")
    phone.goto(f"{site}/you")
    phone.click("text=Olvídame")
    phone.click("text=Olvidar todo lo mío")
    phone.wait_for_selector("text=Aquí ya no queda nada tuyo")
    assert violations(phone) == []
    phone.goto(site)
    phone.wait_for_selector("[data-learn=kingdom]")
    phone.close()

    page.goto(f"{site}/you")  # the same person in another browser
    page.wait_for_selector("text=No game is over yet")
    page.wait_for_selector("main >> text=Pick a game")
