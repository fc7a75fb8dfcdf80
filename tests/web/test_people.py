"""What people do at a table besides moving: talk, leave, come back, give up, play again, answer out of turn."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.web.axe import ONE_THEME, violations, with_settings
from tests.web.hands import PATIENCE, await_turn, choose_by_mouse, is_over, moved_on, open_table, version
from tests.web.test_together import sit_down_by_link

SEATS = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
AGAINST_BOT = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}]


def two_at_a_table(site: str, visit: Callable[..., Any]) -> tuple[Any, Any]:
    ada, ben = visit(), visit()
    table = open_table(ada, site, SEATS, away_after=0)
    ada.goto(f"{site}/t/{table}")
    sit_down_by_link(ben, site, table, "Ben")
    ada.click("text=Start the game")
    for page in (ada, ben):
        page.wait_for_selector(".bar", timeout=PATIENCE)
    return ada, ben


def window(page: Any, title: str) -> None:
    page.click(f'[title="{title}"]')
    page.wait_for_selector("dialog")


def shut(page: Any) -> None:
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def test_two_people_talk(site: str, visit: Callable[..., Any]) -> None:
    ada, ben = two_at_a_table(site, visit)
    ada.click('[title="Chat"]')
    ada.fill(".chat input", "Shalom, Ben")
    ada.keyboard.press("Enter")
    ada.wait_for_selector(".chat >> text=Shalom, Ben")
    ben.wait_for_selector('[title="Chat"] .dot >> text=1')
    ben.set_viewport_size({"width": 1024, "height": 768})
    window(ben, "Chat")
    assert "Ada Shalom, Ben" in " ".join(ben.inner_text("dialog ul").split())
    ben.fill("dialog input", "<b>Shalom</b>")
    ben.click("dialog >> text=Send")
    ada.wait_for_selector(".chat >> text=<b>Shalom</b>")


@pytest.mark.parametrize("game", ["kingdom", "temple"])
def test_on_a_wide_screen_one_plays_on_beside_the_chat(
    game: str, site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit(viewport={"width": 1366, "height": 768})
    page.goto(f"{site}/t/{open_table(page, site, AGAINST_BOT, game=game, seed='3')}")
    assert await_turn(page)
    page.click('[title="Chat"]')
    for line in ("Shalom", "A second line, long enough to be broken in two", "A third"):
        page.fill(".chat input", line)
        page.keyboard.press("Enter")
        page.wait_for_selector(f".chat >> text={line}")
    assert page.query_selector("dialog") is None
    assert page.locator(".chat ul").bounding_box()["height"] > 80
    assert violations(page) == []
    shoot(page, f"chat-{game}")
    choose_by_mouse(page, Random(1))
    page.click('.chat [title="Close"]')
    page.wait_for_selector(".chat", state="detached")
    assert page.is_visible("text=Chronicle")


def test_the_owner_mutes_a_player_and_sends_spectators_away(site: str, visit: Callable[..., Any]) -> None:
    ada, ben = two_at_a_table(site, visit)
    watching = visit()
    watching.goto(ada.url)
    watching.wait_for_selector(".bar", timeout=PATIENCE)
    window(ada, "Seats and links")
    ada.click("text=Ben may talk")
    ada.click("text=Spectators may watch")
    for _ in range(2):
        watching.wait_for_selector("text=lets nobody watch", timeout=PATIENCE)
        watching.reload()
    ben.click('[title="Chat"]')
    ben.fill(".chat input", "Shalom")
    ben.keyboard.press("Enter")
    ben.wait_for_selector("text=does not let you talk", timeout=PATIENCE)


def test_the_game_ends_when_both_vote_for_it(site: str, visit: Callable[..., Any]) -> None:
    ada, ben = two_at_a_table(site, visit)
    window(ada, "Seats and links")
    ada.click("text=Vote to end without a result")
    ada.wait_for_selector("dialog em >> text=votes to end")
    assert not is_over(ben)
    window(ben, "Seats and links")
    ben.wait_for_selector("dialog em >> text=votes to end")
    ben.click("text=Vote to end without a result")
    for page in (ada, ben):
        shut(page)
        page.wait_for_selector(".bar >> text=The game was ended", timeout=PATIENCE)
        assert page.is_visible(".bar >> text=Play again")


def test_a_bot_plays_for_who_is_away_until_he_takes_the_seat_back(site: str, visit: Callable[..., Any]) -> None:
    ada, ben = two_at_a_table(site, visit)
    address = ben.url
    ben.goto("about:blank")
    ada.wait_for_selector(".player .away", timeout=PATIENCE)
    lot = Random(3)
    while ada.query_selector(".bar.mine"):
        choose_by_mouse(ada, lot)
    ada.wait_for_selector(".player:has-text('Ben') .away")
    assert not ada.query_selector(".player:has-text('Ben') .turn"), "away, also while he is asked"
    window(ada, "Seats and links")
    before = version(ada)
    ada.locator("dialog li", has_text="Ben").locator("text=Let a bot play meanwhile").click()
    moved_on(ada, before)
    shut(ada)
    assert await_turn(ada)
    ben.goto(address)
    ben.wait_for_selector(".bar", timeout=PATIENCE)
    window(ben, "Seats and links")
    ben.locator("dialog li", has_text="Ben").locator("text=Play on myself").click()
    ben.locator("dialog li", has_text="Ben").locator("text=Let a bot play").wait_for()
    shut(ben)
    choose_by_mouse(ada, lot)
    ben.wait_for_selector(".bar.mine", timeout=PATIENCE)
    choose_by_mouse(ben, lot)


def test_who_lost_the_browser_gets_the_seat_back_when_the_others_agree(site: str, visit: Callable[..., Any]) -> None:
    ada, ben, eve = visit(), visit(), visit()
    table = open_table(ada, site, [*SEATS, {"kind": "open"}], away_after=0)
    ada.goto(f"{site}/t/{table}")
    sit_down_by_link(ben, site, table, "Ben")
    sit_down_by_link(eve, site, table, "Eve")
    ada.click("text=Start the game")
    for page in (ada, ben, eve):
        page.wait_for_selector(".bar", timeout=PATIENCE)
    eve.goto("about:blank")
    lost = visit()
    lost.goto(f"{site}/t/{table}")
    window(lost, "Seats and links")
    lost.locator("dialog li", has_text="Eve").locator("text=This was my seat").click()
    lost.wait_for_selector("dialog em >> text=Tell the others your code")
    for page in (ada, ben):
        window(page, "Seats and links")
        page.click("dialog >> text=I know who it is: agree")
    ada.wait_for_selector("dialog em >> text=given back once by agreement")
    lost.wait_for_selector("dialog", state="detached", timeout=PATIENCE)
    lost.wait_for_selector(".bar", timeout=PATIENCE)
    window(lost, "Seats and links")
    lost.wait_for_selector("dialog >> text=Link to the seat of Eve")


@pytest.mark.timeout(240)
@pytest.mark.parametrize("theme", ONE_THEME)
def test_final_scores_keep_nobody_out_and_it_is_played_again(
    theme: str, site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit()
    with_settings(page, theme=theme, language="es" if theme == "dark" else "en")
    page.goto(f"{site}/t/{open_table(page, site, AGAINST_BOT, seed='3')}")
    lot = Random(4)
    while await_turn(page):
        choose_by_mouse(page, lot)
    page.wait_for_selector("dialog table", timeout=PATIENCE)
    assert violations(page) == []
    shoot(page, f"result-{theme}")
    won, lost = ("Has ganado", "Has perdido") if theme == "dark" else ("You win", "You lost")
    assert page.inner_text("dialog h3").startswith((won, lost))
    address = page.url
    page.click("dialog .primary")
    page.wait_for_function("old => location.href !== old", arg=address)
    page.wait_for_selector(".bar.mine", timeout=PATIENCE)
    assert page.locator(".player").count() == 2


@pytest.mark.timeout(240)
def test_a_rematch_between_two_people_waits_and_names_the_seats_as_the_board_does(
    site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    ada, ben = visit(), visit()
    table = open_table(ada, site, [{"kind": "human"}, {"kind": "open"}], game="temple", answers="open")
    ada.goto(f"{site}/t/{table}")
    sit_down_by_link(ben, site, table, "")
    ada.click("text=Start the game")
    lot = Random(2)
    while not is_over(ada):
        asked = ada if ada.query_selector(".bar.mine") else ben if ben.query_selector(".bar.mine") else None
        if asked is None:
            ada.wait_for_timeout(20)
        else:
            choose_by_mouse(asked, lot)
    for page in (ada, ben):
        page.wait_for_selector("dialog table", timeout=PATIENCE)
    ada.click("dialog .primary")
    ada.wait_for_selector("text=Lapis", timeout=PATIENCE)
    assert "Tyrian" in ada.inner_text("main ul")
    shoot(ada, "rematch-waits")
    ben.wait_for_selector("dialog .primary >> text=To the next game", timeout=PATIENCE)
    ben.click("dialog .primary")
    ben.wait_for_selector("text=Whoever opened the table starts", timeout=PATIENCE)
    ada.click("text=Start the game")
    for page in (ada, ben):
        page.wait_for_selector(".bar", timeout=PATIENCE)


@pytest.mark.timeout(240)
def test_a_fortune_card_is_played_while_another_decides(site: str, visit: Callable[..., Any]) -> None:
    ada, ben = two_at_a_table(site, visit)
    lot = Random(11)
    for _ in range(400):
        for page, other in ((ada, ben), (ben, ada)):
            card = other.query_selector('[data-piece^="hand:"][data-state="open"]')
            if card and page.query_selector(".bar.mine") and not other.query_selector(".bar.mine"):
                assert "any time" in other.inner_text(".court") or "out of turn" in other.inner_text(".bar").lower()
                before = version(page)
                card.dispatch_event("click")
                moved_on(page, before)
                page.wait_for_selector("ol li.fresh >> text=plays", timeout=PATIENCE)
                return
        asked = ada if ada.query_selector(".bar.mine") else ben if ben.query_selector(".bar.mine") else None
        if asked is None:
            ada.wait_for_timeout(20)
        else:
            choose_by_mouse(asked, lot)
    pytest.fail("nobody ever held a card in another's turn")


@pytest.mark.timeout(120)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_spanish_table_and_the_hint_keep_nobody_out(
    theme: str, site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit()
    with_settings(page, theme=theme, language="es")
    page.goto(f"{site}/t/{open_table(page, site, AGAINST_BOT, seed='21')}")
    lot = Random(5)
    for decision in range(18):
        assert await_turn(page)
        if decision in (0, 7, 17):
            assert violations(page) == [], f"decision {decision}"
            shoot(page, f"spanish-{theme}-{decision}")
        choose_by_mouse(page, lot)
    assert await_turn(page)
    page.keyboard.press("h")
    page.wait_for_selector(".dock [data-hint]", timeout=PATIENCE)
    assert violations(page) == []
    covered = page.evaluate("""() => {
        const hint = document.querySelector('.dock.hints').getBoundingClientRect();
        return [...document.querySelectorAll('.spaces .name')].filter(one => {
            const name = one.getBoundingClientRect();
            return name.top < hint.bottom && name.bottom > hint.top && name.left < hint.right && name.right > hint.left;
        }).map(one => one.textContent);
    }""")
    assert covered == [], "a hint lies beside the places that it speaks of"
    shoot(page, f"hint-{theme}")
