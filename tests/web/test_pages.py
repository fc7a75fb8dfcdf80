"""Every page: no accessibility violation, nothing on the console, small, in both themes and languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.web.axe import SIZES, THEME_AND_LANGUAGE, THEME_AND_SIZE, violations, with_settings
from tests.web.conftest import serving
from tests.web.hands import await_turn, choose_by_mouse, moved_on, open_table, version
from tests.web.shots import MOMENTS, keys_of, table_at, waiting_room

PAGES = {
    "landing": "/",
    "lobby": "/lobby",
    "new": "/new",
    "about": "/about",
    "replays": "/replay",
    "rules": "/rules/temple",
    "rules of another": "/rules/kingdom",
    "puzzle": "/puzzle",
    "puzzles": "/puzzle/all",
    "you": "/you",
    "notices": "/notices",
}
POINTER = {"pointerType": "mouse", "clientX": 9, "clientY": 9}  # not where a click rests
FIRST_LOAD = 139_000  # bytes of the landing page and the first table, also where a bot moves first


def settled(page: Any) -> None:
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize(("theme", "language"), THEME_AND_LANGUAGE)
def test_no_page_keeps_anybody_out(
    theme: str, language: str, site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit()
    with_settings(page, theme=theme, language=language)
    for name, path in PAGES.items():
        page.goto(site + path)
        settled(page)
        assert violations(page) == [], name
        shoot(page, f"{name}-{theme}-{language}")
    game = table_at(page, *MOMENTS["result"])["table"]["id"]
    room = waiting_room(page)
    page.evaluate("keys => localStorage.setItem('ophir-tables', keys)", keys_of(room))
    for path in (f"/replay/{game}?move=60", f"/review/{game}", f"/t/{game}"):
        page.goto(site + path)
        settled(page)
        assert violations(page) == [], path
    page.goto(f"{site}/t/{room['table']['id']}")
    page.wait_for_selector("main input[readonly]")
    assert violations(page) == [], "waiting room"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_advanced_options_are_folded_and_say_what_was_changed(theme: str, site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    with_settings(page, theme=theme, language="en")
    page.goto(f"{site}/new?game=temple")
    page.wait_for_selector("details >> text=Everything as the rules have it.")
    assert not page.locator("text=Longest game").is_visible()
    page.focus("details.panel > summary")
    page.keyboard.press("Enter")
    rounds = page.get_by_label("Longest game")
    rounds.fill("999")
    page.keyboard.press("Tab")
    assert rounds.input_value() == "200", "a number stays within its limits"
    rounds.fill("40")
    page.keyboard.press("Tab")
    page.wait_for_selector("summary >> text=Changed: Longest game: 40 rounds.")
    assert violations(page) == []
    page.click("text=Start the game")
    page.wait_for_selector(".bar.mine")


@pytest.mark.timeout(120)
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_pack_that_cannot_be_played_is_refused_with_the_record(
    language: str, site: str, browser: Any, shoot: Callable[[Any, str], None]
) -> None:
    page = browser.new_page()  # not by `visit`: the browser notes a refused request on its console
    with_settings(page, theme="light", language=language)
    page.goto(f"{site}/new?game=kingdom")
    page.click("details.panel > summary")
    text = b'[[building]]\nid = "library"\nvp = "many"\nsource = "owner"\n'
    file = {"name": "buildings.toml", "mimeType": "text/plain", "buffer": text}
    page.set_input_files("details input[type=file]", file)
    with page.expect_response("**/api/tables") as answer:
        page.click("form .primary")
    assert answer.value.status == 400
    assert "buildings, building library, vp" in page.inner_text("[role=alert]")
    assert violations(page) == []
    shoot(page, f"pack-refused-{language}")
    page.close()


@pytest.mark.timeout(120)
def test_a_table_with_a_pack_of_ones_own_says_so(
    site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit()
    page.goto(f"{site}/new?game=kingdom")
    page.click("details.panel > summary")
    text = b'[[building]]\nid = "library"\nvp = 16\nname = "House of Scrolls"\nsource = "owner"\n'
    file = {"name": "buildings.toml", "mimeType": "text/plain", "buffer": text}
    page.set_input_files("details input[type=file]", file)
    page.fill("details fieldset.pack .field", "My box")
    page.wait_for_selector("summary >> text=with the pack My box")
    page.click("text=Start the game")
    page.wait_for_selector(".bar", timeout=60_000)
    page.wait_for_selector(".log >> text=/With the pack My-box: 2 changes, [0-9a-f]{16}/")
    assert await_turn(page)
    choose_by_mouse(page, Random(1))
    shoot(page, "pack-table")
    page.goto(page.url.replace("/t/", "/replay/"))
    page.wait_for_selector("text=/With the pack My-box/")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_help_leads_on_to_rules_and_keys_and_rules_are_one_tap_away(
    size: str, site: str, visit: Callable[..., Any]
) -> None:
    width, height = SIZES[size]
    page = visit(viewport={"width": width, "height": height})
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    page.goto(f"{site}/t/{open_table(page, site, seats, seed='21')}")
    for button, title in (("Rules", "Rules"), ("Keyboard", "Keyboard")):
        assert await_turn(page)
        page.keyboard.press("?")
        page.click(f"dialog .acts >> text={button}")
        page.wait_for_selector(f'dialog[aria-label="{title}"]')
        page.wait_for_timeout(100)  # the first dialog's event of closing comes late
        assert page.locator("dialog[open]").count() == 1
        assert page.get_attribute("dialog[open]", "aria-label") == title
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")  # keys count again once it is gone, a moment after it closed
    page.click('header [aria-label="Rules"]')
    page.wait_for_selector('dialog[aria-label="Rules"] input')


@pytest.mark.timeout(180)
def test_beside_other_buttons_the_dock_says_what_a_click_does(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    page.goto(f"{site}/t/{open_table(page, site, seats, seed='21')}")
    lot = Random(5)
    while await_turn(page) and page.get_attribute(".bar", "data-ask") != "market":
        choose_by_mouse(page, lot)
    page.locator('[data-piece^="market:"][data-state="open"]').first.dispatch_event("focus")
    assert page.inner_text(".dock .deed").startswith(("Sell", "Buy"))


# Sentences of the bar that take more than a line each, or are cut; a phone has two for the question.
TOO_LONG = """phone => [...document.querySelectorAll('.bar .words > *')].filter(one => {
    const lines = Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight));
    return lines > (phone && one.matches('h1') ? 2 : 1) || one.scrollWidth > one.clientWidth + 1;
}).map(one => one.innerText)"""


def too_long(page: Any) -> list[str]:
    """What the decision bar says in too many lines."""
    said: list[str] = page.evaluate(TOO_LONG, page.viewport_size["width"] <= 640)
    return said


def test_a_link_to_a_ruling_opens_that_ruling(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bea"}]
    page.goto(f"{site}/t/{open_table(page, site, seats, seed='21')}")
    page.wait_for_selector(".bar.mine")
    before = version(page)
    page.locator('[data-piece="place:edom"]').dispatch_event("click")
    moved_on(page, before)
    page.locator('[data-piece="place:edom"]').dispatch_event("focus")
    page.click(".dock .rule >> text=Rule R10, Placement Phase")
    assert page.inner_text("dialog .wanted").startswith("R10")
    box = page.locator("dialog .wanted").bounding_box()
    assert 0 <= box["y"] < 900 - box["height"], "scrolled to"


def test_what_the_pointer_shows_stays_until_another_piece_is_entered(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bea"}]
    page.goto(f"{site}/t/{open_table(page, site, seats, seed='21')}")
    page.wait_for_selector(".bar.mine")
    page.hover('[data-piece="place:edom"]', force=True)
    page.wait_for_selector(".dock h2 >> text=Edom")
    page.mouse.move(720, 26)  # the page's head
    assert page.inner_text(".dock h2").startswith("Edom")
    page.hover('[data-piece="place:tadmor"]', force=True)
    page.wait_for_selector(".dock h2 >> text=Tadmor")


def test_what_has_nothing_to_do_with_a_new_question_makes_room_for_it(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    page.goto(f"{site}/t/{open_table(page, site, seats, seed='21', pace=800)}")
    assert await_turn(page)
    page.locator('[data-piece="place:edom"]').dispatch_event("click")
    page.wait_for_selector(".bar:not(.mine)")
    page.locator('[data-piece="market:gold:1"]').dispatch_event("pointerenter", POINTER)
    page.wait_for_selector(".dock h2 >> text=Gold")
    assert await_turn(page)
    page.wait_for_selector(".dock.help >> text=Choose a space without a Pawn")


def test_after_an_own_move_the_dock_is_quiet_until_the_pointer_moves(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    page.goto(f"{site}/t/{open_table(page, site, seats, seed='21')}")
    assert await_turn(page)
    before = version(page)
    spot = page.locator('[data-piece="place:edom"]').bounding_box()
    at = (spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
    page.mouse.click(*at)
    moved_on(page, before)
    assert await_turn(page)
    settled(page)
    assert page.locator(".dock.shut").count() == 0
    page.mouse.move(at[0] + 3, at[1] + 3)
    page.hover('[data-piece="place:tadmor"]', force=True)
    page.hover('[data-piece="place:edom"]', force=True)
    page.wait_for_selector(".dock.shut h2 >> text=Edom")


@pytest.mark.parametrize(("game", "language"), [("kingdom", "en"), ("temple", "es")])
def test_the_most_common_laptop_has_the_whole_table(
    game: str, language: str, site: str, visit: Callable[..., Any]
) -> None:
    page = visit(viewport={"width": 1366, "height": 768})
    with_settings(page, language=language)
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "apprentice"}]
    page.goto(f"{site}/t/{open_table(page, site, seats, seed='21', game=game)}")
    assert await_turn(page)
    assert page.locator("nav.tabs").count() == 0
    assert page.locator(".log").is_visible()
    assert page.locator(".phase").count() >= (4 if game == "kingdom" else 1)
    lines = "one => Math.round(one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight))"
    assert page.eval_on_selector(".bar .words h1", lines) == 1
    assert page.eval_on_selector(".bar .words p", lines) <= 2
    # Nothing in a panel is cut, whatever the score, the name and the title.
    page.evaluate("""() => {
        for (const score of document.querySelectorAll('.player .score')) score.firstChild.textContent = '128';
        for (const name of document.querySelectorAll('.player .name')) name.textContent = 'Nebuchadnezzar of Babylon';
    }""")
    cut = """selector => [...document.querySelectorAll(selector)].filter(one => one.scrollWidth > one.clientWidth + 1
        || one.getBoundingClientRect().right > one.closest('.player').getBoundingClientRect().right).length"""
    for part in (".score", ".tag", ".turn"):
        assert page.evaluate(cut, f".player {part}") == 0, part
    dock = ".dock .dock" if game == "temple" else ".dock"
    assert page.evaluate(
        "one => document.querySelector(one).scrollHeight <= document.querySelector(one).clientHeight + 1", dock
    )


def test_names_and_signs_of_a_full_hand_stay_on_their_cards(site: str, visit: Callable[..., Any]) -> None:
    """Four players and four Fortune Cards on the most common laptop, in the language of the longer names."""
    page = visit(viewport={"width": 1366, "height": 768})
    with_settings(page, language="es")
    page.goto(site)
    made = table_at(page, "kingdom/4.ophir", 400, 0)
    page.evaluate("keys => localStorage.setItem('ophir-tables', keys)", keys_of(made))
    page.goto(f"{site}/t/{made['table']['id']}")
    assert await_turn(page)
    assert page.locator(".fortune").count() == 4
    out = page.evaluate("""() => [...document.querySelectorAll('.fortune :is(b, .ic)')].filter(one => {
        const [part, card] = [one, one.closest('.face')].map(each => each.getBoundingClientRect());
        return part.left < card.left || part.right > card.right || part.bottom > card.bottom;
    }).map(one => one.textContent)""")
    assert out == []


@pytest.mark.timeout(180)
def test_a_panel_opens_the_court_of_its_player(
    site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    """Buildings of others and the Pawns on their spaces are public."""
    page = visit()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    page.goto(f"{site}/t/{open_table(page, site, seats, seed='21')}")
    lot = Random(5)
    builds = page.locator(".log >> text=/(Tyrian|Verdigris) builds (?!Temple|a Road)/")
    while not builds.count():
        assert await_turn(page)
        choose_by_mouse(page, lot)
    builder = str(builds.first.text_content()).split()[0]
    assert await_turn(page)
    page.locator(f".player:has-text('{builder}') .who").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f".court h2 >> text=Court of {builder}")
    assert page.locator(".court .building .spot").count() >= 1
    assert violations(page) == []
    shoot(page, "court-of-another")
    page.click('.court [aria-label="Back to your own court"]')
    page.wait_for_selector(".court h2 >> text=Your court")
    page.locator(f".player:has-text('{builder}') .goods").click(position={"x": 2, "y": 2})
    page.wait_for_selector(f".court h2 >> text=Court of {builder}")


@pytest.mark.parametrize("width", [1440, 1366, 1024])
def test_a_score_of_three_digits_stands_whole_beside_the_signs(
    width: int, site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    """Lapis has 111 points, is High Priest, and is asked."""
    page = visit(viewport={"width": width, "height": 768})
    page.goto(site)
    made = table_at(page, "kingdom/2.ophir", 333, 0)
    page.evaluate("keys => localStorage.setItem('ophir-tables', keys)", keys_of(made))
    page.goto(f"{site}/t/{made['table']['id']}")
    assert await_turn(page)
    panel = page.locator(".player.seat-1")
    assert panel.locator(".turn").is_visible()
    assert panel.locator(".head .ic").count() == 1, "the sign of the High Priest"
    score = panel.locator(".score")
    assert score.inner_text().strip().startswith("111")
    right = [box["x"] + box["width"] for box in (score.bounding_box(), panel.bounding_box())]
    assert right[0] <= right[1]
    assert score.evaluate("it => it.scrollWidth <= it.clientWidth")
    shoot(page, f"three-digits-{width}")


@pytest.mark.parametrize("phone", [False, True])
def test_a_placement_on_the_building_of_another_is_seen_there(
    phone: bool, site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    """Green has just placed a Pawn on Green's own Harbor: where, and that it is new, shows in Green's court."""
    page = visit(**({"viewport": {"width": 390, "height": 844}, "has_touch": True} if phone else {}))
    page.goto(site)
    made = table_at(page, "kingdom/3.ophir", 271, 0)
    page.evaluate("keys => localStorage.setItem('ophir-tables', keys)", keys_of(made))
    page.goto(f"{site}/t/{made['table']['id']}")
    assert await_turn(page)
    page.click("li.seat-3 button" if phone else ".player.seat-3 .things")
    page.wait_for_selector(".court h2 >> text=Court of Verdigris", state="attached")
    assert page.locator(".court .building:has-text('Harbor').fresh .spot.taken.seat-3").count() == 1
    assert page.locator(".seat-3 .news").count() >= 1, "a Pawn less, which nobody has told this page but the server"
    assert page.locator(".seat-1 .news").count() == 0, "nobody has taken anything from Blue"
    assert violations(page) == []
    shoot(page, f"placed-in-another-court-{'phone' if phone else 'wide'}")


@pytest.mark.timeout(180)
def test_what_others_did_stays_marked_until_one_acts_and_can_be_watched_again(
    site: str, visit: Callable[..., Any]
) -> None:
    page = visit()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    page.goto(f"{site}/t/{open_table(page, site, seats, seed='21')}")
    lot = Random(5)
    for _ in range(3):
        assert await_turn(page)
        choose_by_mouse(page, lot)
    assert await_turn(page)
    settled(page)
    page.wait_for_timeout(2000)  # longer than any mark lasted before
    assert page.locator(".board .fresh").count() > 0
    new = page.locator(".log li.fresh")
    assert {str(line).split()[0] for line in new.locator("b").all_text_contents()} <= {"Tyrian", "Verdigris"}
    assert page.locator(".log .since").is_visible()
    own = page.locator(".log li:has-text('You place') button").first
    assert own.locator("b").inner_text() == "You", "who acted is set in bold"
    own.hover()
    page.wait_for_selector(".board .seat-1 .fresh, .board .fresh.seat-1")
    page.mouse.move(720, 26)
    page.wait_for_selector(".board .seat-1 .fresh, .board .fresh.seat-1", state="detached")
    own.focus()
    page.wait_for_selector(".board .seat-1 .fresh, .board .fresh.seat-1")
    own.blur()
    assert page.locator(".player:is(.seat-2, .seat-3) .news").count() >= 1, "numbers that others changed bear a dot"
    for by_key in (True, False):
        if by_key:
            page.keyboard.press("w")
        else:
            page.click(".log .watch")
        page.wait_for_selector(".bar h1 >> text=/^Looking back/")
        page.wait_for_selector(".board .fresh")
        assert page.locator(".news").count() == 0, "of what is past nothing is new"
        page.wait_for_selector(".bar.mine", timeout=20_000)
    table = page.url.rsplit("/", 1)[1]
    page.goto(f"{site}/replay/{table}?move=2")
    page.wait_for_selector(".board .fresh")
    page.goto(f"{site}/t/{table}")
    assert await_turn(page)
    assert violations(page) == []


def test_only_the_button_that_was_pressed_says_that_a_table_is_set_up(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(site)
    settled(page)
    page.route("**/api/tables", lambda route: None)  # never answered: the page keeps setting up
    page.click("[data-play=temple]")
    page.wait_for_selector("button:disabled:has-text('Setting the table')")
    assert page.locator("button:has-text('Setting the table')").count() == 1
    assert page.locator("button:has-text('Play now')").first.is_visible()


def test_sound_has_a_button_of_its_own_and_is_remembered(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    page.goto(f"{site}/t/{open_table(page, site, seats, seed='21')}")
    assert await_turn(page)
    button = page.locator("header [title=Sound]")
    assert button.get_attribute("aria-pressed") == "false"
    button.click()
    page.reload()
    assert await_turn(page)
    assert button.get_attribute("aria-pressed") == "true"


def test_own_lines_of_the_chat_are_not_unread(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    page.goto(f"{site}/t/{open_table(page, site, seats, seed='21')}")
    assert await_turn(page)
    page.click('header [title="Chat"]')
    page.fill(".chat input", "Shalom")
    page.keyboard.press("Enter")
    page.wait_for_selector(".chat li >> text=Shalom")
    page.click('header [title="Chat"]')
    page.wait_for_selector(".chat", state="detached")
    assert page.locator("header .dot").count() == 0


@pytest.mark.timeout(120)
def test_the_page_shows_the_figures_of_the_pack(site: str, visit: Callable[..., Any]) -> None:
    """No rule in the browser: Pawns, spaces in play, layers of the Temple and yields are what the game says."""
    page = visit()
    files = {
        "components": """
            [[option]]
            id = "four_pawns"
            pawns = 3
            source = "owner"
            [[edition]]
            id = "first"
            temple = "final"
            temple_blocks = 16
            source = "owner"
        """,
        "actions": """
            [[action_space]]
            id = "artisan"
            effect = { op = "tax", threshold = 7, count = 2 }
            source = "owner"
        """,
    }
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Bea", "Cid", "Dan")]
    pack = {"name": "mine", "files": files}
    options = {"edition": "first", "four_pawns": True}
    page.goto(f"{site}/t/{open_table(page, site, seats, options=options, pack=pack)}")
    page.wait_for_selector(".bar.mine")
    assert page.locator(".player.own .left svg").count() == 3
    assert page.inner_text(".right h2 >> nth=0").endswith("0 of 16 blocks")
    assert "7+" in page.text_content('[data-piece="place:artisan"]')


@pytest.mark.timeout(180)
@pytest.mark.parametrize(("theme", "size"), THEME_AND_SIZE)
def test_the_table_is_fit_to_be_seen(
    theme: str, size: str, site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    width, height = SIZES[size]
    page = visit(viewport={"width": width, "height": height}, has_touch=size == "phone")
    with_settings(page, theme=theme, language="en")
    bots = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    page.goto(f"{site}/t/{open_table(page, site, [{'kind': 'human', 'name': 'Ada'}, *bots], seed='21')}")
    lot = Random(5)
    for decision in range(14):
        assert await_turn(page)
        if decision in (0, 13):
            settled(page)
            assert violations(page) == []
            shoot(page, f"table-{size}-{theme}-{decision}")
        assert too_long(page) == []
        choose_by_mouse(page, lot)
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page scrolls sideways"


@pytest.mark.timeout(180)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_windows_of_the_table_and_the_replay_keep_nobody_out(
    theme: str, site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit()
    with_settings(page, theme=theme, language="en")
    table = open_table(page, site, [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}], seed="3")
    page.goto(f"{site}/t/{table}")
    for _ in range(3):
        assert await_turn(page)
        choose_by_mouse(page, Random(2))
    assert await_turn(page)
    for name, key in {"help": "?", "choices": "l", "rules": "r", "keyboard": "k"}.items():
        page.keyboard.press(key)
        page.wait_for_selector("dialog")
        assert violations(page) == [], name
        shoot(page, f"window-{name}-{theme}")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    for name in ("Settings", "Seats and links"):
        page.click(f'[title="{name}"]')
        page.wait_for_selector("dialog")
        assert violations(page) == [], name
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.keyboard.press("t")
    page.keyboard.press("ArrowDown")
    shoot(page, f"focus-{theme}")
    page.goto(f"{site}/replay/{table}?move=2")
    page.wait_for_selector("text=2 /")
    settled(page)
    assert violations(page) == []


@pytest.mark.timeout(120)
@pytest.mark.parametrize("language", ["en", "es"])
def test_every_tab_of_a_phone_keeps_nobody_out(language: str, site: str, visit: Callable[..., Any]) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    with_settings(page, language=language)
    page.goto(f"{site}/t/{open_table(page, site, [{'kind': 'human'}, {'kind': 'bot', 'bot': 'random'}], seed='3')}")
    assert await_turn(page)
    for tab in page.locator("nav.tabs button").all():
        tab.tap()
        assert violations(page) == [], tab.inner_text()


def test_a_phone_selects_first_and_places_with_the_button(site: str, visit: Callable[..., Any]) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = open_table(page, site, [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}], seed="3")
    page.goto(f"{site}/t/{table}")
    assert await_turn(page)
    page.locator('[data-piece="place:edom"]').tap(force=True)
    page.locator(".dock .primary").tap()
    page.locator("nav.tabs >> text=Chronicle").tap()
    page.wait_for_selector("text=You place a Pawn: Edom.")


def test_a_finger_moves_the_map_two_zoom_it_and_a_tap_still_chooses(site: str, visit: Callable[..., Any]) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = open_table(page, site, [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}], seed="3")
    page.goto(f"{site}/t/{table}")
    assert await_turn(page)
    before = version(page)
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[int, int]) -> None:
        fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})

    def box() -> list[float]:
        return [float(part) for part in page.get_attribute("svg.board", "viewBox").split()]

    first = box()
    touch("touchStart", (250, 400))
    for x in range(250, 180, -10):
        touch("touchMove", (x, 400))
    touch("touchEnd")
    assert box()[0] > first[0]
    assert box()[2] == first[2]
    touch("touchStart", (200, 380), (240, 420))
    for step in range(0, 60, 10):
        touch("touchMove", (200 - step, 380), (240 + step, 420))
    touch("touchEnd")
    assert box()[2] < first[2]
    assert version(page) == before
    page.click("text=/^South/")
    assert box() == first
    page.locator('[data-piece="place:edom"]').tap(force=True)
    page.locator(".dock .primary").tap()
    moved_on(page, before)


def test_a_replay_on_a_tablet_begins_at_the_board(site: str, visit: Callable[..., Any]) -> None:
    page = visit(viewport={"width": 1024, "height": 768})
    table = open_table(page, site, [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}], seed="3")
    page.goto(f"{site}/t/{table}")
    lot = Random(2)
    for _ in range(12):
        assert await_turn(page)
        choose_by_mouse(page, lot)
    page.goto(f"{site}/replay/{table}?move=12")
    page.wait_for_selector("text=12 /")
    settled(page)
    assert page.evaluate("() => scrollY") == 0


def test_spanish_is_switched_on_and_remembered(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(site)
    page.click('[aria-label="Español"]')
    page.wait_for_selector("text=Jugar ya")
    page.reload()
    page.wait_for_selector("text=Jugar ya")
    page.click("text=Jugar ya")
    page.wait_for_selector(".bar.mine", timeout=60_000)
    assert "Coloca" in page.inner_text(".bar h1")
    assert page.get_attribute("html", "lang") == "es"


@pytest.mark.parametrize("game", ["kingdom", "temple", "wisdom", "architects"])
def test_the_page_of_rules_has_the_figures_of_the_usual_game(game: str, site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(f"{site}/rules/{game}")
    page.wait_for_selector("article section")
    rules = page.inner_text("article")
    assert "{" not in rules, "a figure is missing"
    assert f"figures for {2 if game == 'temple' else 3} players" in rules


def test_closed_choices_say_why_with_the_rule(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    table = open_table(page, site, [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}], seed="3")
    page.goto(f"{site}/t/{table}")
    assert await_turn(page)
    choose_by_mouse(page, Random(2))
    assert await_turn(page)
    page.locator('[data-piece^="place:"][data-state="closed"]').first.dispatch_event("focus")
    dock = page.inner_text(".dock")
    assert "already has a Pawn" in dock
    assert "Rule R10" in dock


def test_the_first_load_is_small(tmp_path: Path, visit: Callable[..., Any]) -> None:
    # Of a house where nobody plays yet; what the worker keeps for a time without a network comes after it.
    with serving(tmp_path) as site:
        assert 0 < first_load(site, visit(service_workers="block")) < FIRST_LOAD


def first_load(site: str, page: Any) -> int:
    """Bytes of the landing page and a table."""
    sizes: list[int] = []
    page.on("response", lambda answer: sizes.append(int(answer.headers.get("content-length", 0))))
    page.goto(site)
    settled(page)
    page.click("[data-play=kingdom]")
    page.wait_for_selector(".bar.mine")
    settled(page)
    return sum(sizes)
