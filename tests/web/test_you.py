"""Without an account: who played comes back to the own games, takes them to another device, and can be forgotten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.axe import violations
from tests.web.hands import await_turn

RESIGN = """() => {
    const [id, keys] = Object.entries(JSON.parse(localStorage.getItem('ophir-tables')))[0];
    return fetch(`/api/tables/${id}/seats/0/resign`, {method: 'POST', body: '{}', headers: {
        'Content-Type': 'application/json', Authorization: 'Bearer ' + keys.secrets[0].secret}});
}"""


@pytest.mark.timeout(180)
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
    assert await_turn(page)
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

    # Not by `visit`: the browser notes a refused code on its console.
    phone = browser.new_page(viewport={"width": 390, "height": 844}, locale="es-ES", has_touch=True)
    phone.goto(site)
    phone.click("text=Escribe su código")
    for typed, found in (("AAAA-BBBB", "Este código está mal escrito"), (code.lower(), "0 de 1 ganadas")):
        phone.fill("#code", typed)
        phone.click("form >> text=Ir")
        phone.wait_for_selector(f"text={found}")
    phone.click("nav.tabs >> text=Inicio")
    phone.wait_for_selector("text=Nada te espera")
    phone.wait_for_selector("text=3.º de 3")
    phone.goto(f"{site}/you#{code}")  # the same code by its link, used by now
    phone.wait_for_selector("text=ganadas")
    assert "#" not in phone.url
    phone.click("form >> text=Ir")
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
