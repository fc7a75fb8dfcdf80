"""Solomon's Temple in a real browser: whole games, windows, and how the table looks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tests.web.axe import SIZES, THEME_AND_LANGUAGE, THEME_AND_SIZE, violations, with_settings
from tests.web.hands import actions, await_turn, choose_by_keyboard, choose_by_mouse, moved_on, open_table, version
from tests.web.test_pages import settled
from tests.web.test_together import HUMAN_AND_LINK, sit_down_by_link
from tests.web.test_whole_games import play_to_the_end

NOVICE = {"kind": "bot", "bot": "novice"}
ADA = {"kind": "human", "name": "Ada"}
LOOKED_AT = 25
WINDOWS = ("turn-window", "priest-window", "offering-window", "sin-window", "wall-window")


def sit_down(page: Any, site: str, seed: str, *seats: dict[str, str], **wishes: Any) -> str:
    """A table of the Temple, and the page on it."""
    table = open_table(page, site, list(seats or (ADA, NOVICE)), game="temple", seed=seed or None, **wishes)
    page.goto(f"{site}/t/{table}")
    return table


def asked(page: Any) -> str:
    """What the page asks for."""
    return str(page.get_attribute(".bar", "data-ask"))


def play_until(page: Any, ask: str, lot: Random) -> None:
    """Play on to the first decision of a kind."""
    for _ in range(200):
        assert await_turn(page), f"the game ended before {ask}"
        if asked(page) == ask:
            return
        choose_by_mouse(page, lot)
    raise AssertionError(f"{ask} was never asked")


@pytest.mark.timeout(400)
@pytest.mark.parametrize("choose", [choose_by_mouse, choose_by_keyboard])
def test_a_person_plays_the_novice_to_the_final_result(
    choose: Callable[[Any, Random], None], site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit()
    table = sit_down(page, site, "5")
    play_to_the_end(page, choose, Random(3))
    page.wait_for_selector("dialog table")
    assert "Ada" in page.inner_text("dialog")
    assert "Structures" in page.inner_text("dialog"), "which every game has, however it ended"
    shoot(page, f"temple-result-{choose.__name__}")
    page.keyboard.press("Escape")
    assert page.locator(".bar >> text=Play again").is_visible(), "the bar offers it, too"
    page.goto(f"{site}/replay/{table}?move=30")
    page.wait_for_selector("text=30 /")
    shoot(page, f"temple-replay-{choose.__name__}")


def test_the_landing_page_starts_a_game_of_the_temple_with_one_click(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(site)
    page.click("[data-play=temple]")
    page.wait_for_selector(".bar.mine", timeout=60_000)
    assert "Prophet" in page.inner_text(".bar h1")
    page.locator('[data-piece="deck:prophet_isaiah"]').click()
    page.wait_for_selector("ol >> text=/begins? with Isaiah/")


def test_the_temple_is_offered_for_a_new_table(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    page.goto(f"{site}/new")
    page.click("text=Solomon's Temple")
    page.click("text=Advanced options")
    page.wait_for_selector("text=Empty draw pile")
    page.click("text=Start the game")
    page.wait_for_selector(".bar.mine", timeout=60_000)
    assert page.locator("svg[role=group]").count() == 2, "both cities are there"


@pytest.mark.timeout(240)
@pytest.mark.parametrize(("theme", "size"), THEME_AND_SIZE)
def test_the_temple_is_fit_to_be_seen(
    theme: str, size: str, site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    width, height = SIZES[size]
    page = visit(viewport={"width": width, "height": height}, has_touch=size == "phone")
    with_settings(page, theme=theme, language="es" if size == "tablet" else "en")
    sit_down(page, site, "5")
    lot = Random(3)
    seen: set[str] = set()
    for _ in range(LOOKED_AT):
        if not await_turn(page):
            break
        if (ask := asked(page)) not in seen:
            seen.add(ask)
            settled(page)
            assert violations(page) == [], ask
            shoot(page, f"temple-{size}-{theme}-{ask}")
        choose_by_mouse(page, lot)
    assert {"choose-prophet", "preparation", "building", "discard"} <= seen
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, "the page scrolls sideways"


@pytest.mark.timeout(120)
@pytest.mark.parametrize(("theme", "language"), THEME_AND_LANGUAGE)
def test_windows_and_replay_of_the_temple_keep_nobody_out(
    theme: str, language: str, site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit()
    with_settings(page, theme=theme, language=language)
    table = sit_down(page, site, "5")
    lot = Random(3)
    play_until(page, "building", lot)
    for key in ("?", "l", "r"):
        page.keyboard.press(key)
        page.wait_for_selector("dialog")
        assert violations(page) == [], key
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    for name, opener in {"discards": "button.pile", "settings": ".tools button:last-child"}.items():
        page.locator(opener).first.click()
        page.wait_for_selector("dialog")
        assert violations(page) == [], name
        shoot(page, f"temple-{name}-{theme}-{language}")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.goto(f"{site}/replay/{table}?move=2")
    page.wait_for_selector("text=2 /")
    settled(page)
    assert violations(page) == []


@pytest.mark.timeout(120)
@pytest.mark.parametrize("language", ["en", "es"])
def test_on_a_phone_every_button_of_the_bar_is_whole(
    language: str, site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    with_settings(page, language=language)
    sit_down(page, site, "5")
    lot = Random(3)
    play_until(page, "building", lot)
    while len(actions(page)) < 2:  # until a build can be announced
        choose_by_mouse(page, lot)
        play_until(page, "building", lot)
    shoot(page, f"temple-phone-building-{language}")
    cut = page.evaluate(
        """() => {
            const bar = document.querySelector('.bar').getBoundingClientRect();
            return [...document.querySelectorAll('.bar button')].filter(one => {
                const box = one.getBoundingClientRect();
                const spills = one.scrollWidth > one.clientWidth + 1;
                const out = box.left < 0 || box.right > innerWidth || box.top < bar.top || box.bottom > bar.bottom;
                return box.width > 0 && (out || spills);
            }).map(one => one.innerText || one.ariaLabel);
        }"""
    )
    assert cut == []


def test_a_card_that_cannot_be_played_says_why(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    sit_down(page, site, "5")
    play_until(page, "preparation", Random(3))
    page.locator('[data-piece="hand:ark_of_the_covenant"]').hover()
    dock = page.inner_text(".dock .dock")
    assert "announce a build" in dock
    assert "Rule 10" in dock


@pytest.mark.timeout(120)
def test_the_page_passes_in_windows_of_which_a_person_wants_to_hear_nothing(
    site: str, visit: Callable[..., Any]
) -> None:
    page = visit()
    sit_down(page, site, "5", pace=1)
    play_until(page, "preparation", Random(3))
    page.click('[title="Settings"]')
    page.wait_for_selector("dialog select")
    for window in page.locator("dialog select").all():
        window.select_option("never")
    page.keyboard.press("Escape")
    page.reload()
    lot = Random(3)
    passed = 0
    for _ in range(25):
        page.wait_for_selector(".bar.mine, .bar:has-text('Passing for you')", timeout=60_000)
        if page.locator(".bar:has-text('Passing for you')").count():
            passed += 1
            page.wait_for_selector(".bar:not(:has-text('Passing for you'))")
        if not await_turn(page):
            break
        assert asked(page) not in WINDOWS
        choose_by_mouse(page, lot)
    assert passed, "no window opened"


@pytest.mark.timeout(120)
def test_a_person_says_in_a_window_not_to_be_asked_again_in_this_game(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    sit_down(page, site, "5", pace=1)
    lot = Random(3)
    while await_turn(page) and asked(page) not in WINDOWS:
        choose_by_mouse(page, lot)
    window = asked(page)
    page.get_by_role("button", name="Don't ask again").click()  # where room is short it is a sign with that name
    page.wait_for_selector(".bar:has-text('Passing for you')")
    for _ in range(20):
        page.wait_for_selector(".bar.mine:not(:has-text('Passing for you'))", timeout=60_000)
        assert asked(page) != window
        choose_by_mouse(page, lot)
    page.click('[title="Settings"]')
    page.click("dialog >> text=Ask again")
    assert page.locator("dialog .hushed").count() == 0


@pytest.mark.timeout(120)
def test_what_may_be_answered_takes_its_time_whoever_holds_an_answer(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    sit_down(page, site, "5", pace=1)
    lot = Random(3)
    for _ in range(60):
        assert await_turn(page)
        if "announce" in actions(page):
            break
        choose_by_mouse(page, lot)
    page.locator('[data-action="announce"]').click()
    page.wait_for_selector(".bar:not(.mine) >> text=/may answer your build/")
    page.wait_for_timeout(900)
    assert page.locator("ol >> text=You announce a build.").count() == 0
    page.wait_for_selector("ol >> text=You announce a build.")


@pytest.mark.timeout(120)
def test_a_friend_by_link_is_asked_to_answer_and_the_other_sees_why(site: str, visit: Callable[..., Any]) -> None:
    ada, ben = visit(), visit()
    table = sit_down(ada, site, "", *HUMAN_AND_LINK, answer_seconds=1)
    sit_down_by_link(ben, site, table, "Ben")
    ada.click("text=Start the game")
    lot = Random(8)
    for _ in range(2_000):
        ada.wait_for_selector(".bar")
        ben.wait_for_selector(".bar")
        asks = next((page for page in (ada, ben) if page.query_selector(".bar.mine")), None)
        if asks is None:
            ada.wait_for_timeout(20)
        elif asked(asks) == "sin-window":
            break
        elif "announce" in actions(asks):
            asks.locator('[data-action="announce"]').click()
            asks.wait_for_selector(".bar:not(.mine), .bar:not(:has([data-action=announce]))")
        else:
            choose_by_mouse(asks, lot)
    assert asks is not None
    waits = ben if asks is ada else ada
    assert "wants to build" in asks.inner_text(".bar")
    waits.wait_for_selector(".bar:not(.mine) >> text=/may answer your build/")


@pytest.mark.timeout(120)
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1366, 768)])
def test_what_a_card_does_is_read_whole_in_the_dock(
    width: int, height: int, site: str, visit: Callable[..., Any]
) -> None:
    page = visit(viewport={"width": width, "height": height})
    with_settings(page, language="es")
    sit_down(page, site, "5")
    play_until(page, "building", Random(3))
    cards = page.locator(".hand [data-piece]")
    assert cards.count() > 1
    city = "() => document.querySelector('.little').getBoundingClientRect().height"
    before = page.evaluate(city)
    for card in cards.all():
        card.dispatch_event("pointerenter", {"pointerType": "mouse", "clientX": 9, "clientY": 9})
        page.wait_for_timeout(300)  # until its preview is there, too
        cut = page.eval_on_selector(".boards .dock .dock", "one => one.scrollHeight - one.clientHeight")
        assert cut <= 1, page.inner_text(".boards .dock .dock")
    assert page.evaluate(city) == before, "nothing jumps"


@pytest.mark.timeout(120)
def test_a_hint_names_choices_of_this_decision(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    sit_down(page, site, "5")
    play_until(page, "discard", Random(3))
    page.keyboard.press("h")
    page.wait_for_selector(".dock [data-hint]:enabled", timeout=60_000)
    advice = page.inner_text(".dock ol")
    assert "Discard" in advice or "End the turn" in advice
    assert page.locator("dialog").count() == 0, "nothing lies over the board"
    assert page.locator("[data-mark^=hint]").count() >= 1, "the chances stand where the choices are"
    shares = page.locator(".dock ol .share").all_text_contents()
    alike = page.locator(".dock .even").count() == 1
    assert alike or shares[0] != shares[1], "what is as good as equal is said to be so"


@pytest.mark.timeout(120)
def test_two_people_at_one_screen_do_not_see_each_others_hands(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    sit_down(page, site, "5", ADA, {"kind": "human", "name": "Ben"})
    page.click("text=I am Ada")
    page.locator('[data-piece="deck:prophet_isaiah"]').click()
    page.click("text=I am Ben")
    before = version(page)
    page.locator('[data-piece="deck:prophet_jeremiah"]').click()
    moved_on(page, before)
    page.wait_for_selector("[aria-modal=true], .bar.mine")
    assert page.locator("[aria-modal=true]").count() or asked(page) == "preparation"


@pytest.mark.timeout(120)
def test_the_die_is_shown_large_for_a_moment(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    sit_down(page, site, "5")
    play_until(page, "preparation", Random(3))
    page.locator('[data-action="go military"]').click()
    page.wait_for_selector(".big >> text=/Star of David|Sword/")
    star = page.locator(".big >> text=/Star of David/").count() > 0
    page.wait_for_selector(".big", state="detached", timeout=8_000)
    attack = asked(page) in ("attack", "wall-window", "destroy")
    assert (page.locator(".plate.die").count() > 0) == (star or attack), "what the die says stands while it is true"


@pytest.mark.timeout(120)
def test_a_part_of_the_temple_is_not_thrown_away_by_a_slip(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    sit_down(page, site, "5")
    lot = Random(3)
    play_until(page, "discard", lot)
    while not page.locator(".card:has(.risk)").count():
        choose_by_mouse(page, lot)
        play_until(page, "discard", lot)
    before = version(page)
    needed = page.locator(".card:has(.risk)").first
    needed.click()
    page.click("[data-together]")
    page.wait_for_selector(".dock >> text=/Temple cannot be finished without it/")
    assert version(page) == before
    page.click("text=Better not")
    page.mouse.move(5, 5)
    page.wait_for_selector(".dock >> text=/Temple cannot be finished without it/", state="detached")
    assert version(page) == before
    needed.click()
    page.click("[data-together]")
    page.locator(".dock .acts button").click()
    moved_on(page, before)


@pytest.mark.timeout(120)
def test_a_question_speaks_of_building_only_where_that_is_open(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    sit_down(page, site, "5")
    lot = Random(3)
    seen: set[bool] = set()
    for _ in range(60):
        if len(seen) == 2 or not await_turn(page):
            break
        if asked(page) == "building":
            builds = bool({"announce", "grain-build"} & set(actions(page)))
            seen.add(builds)
            assert ("Build, or do something else?" in page.inner_text(".bar h1")) == builds
        choose_by_mouse(page, lot)
    assert seen


@pytest.mark.timeout(120)
def test_whoever_answers_in_another_turn_is_not_told_that_it_is_theirs(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    sit_down(page, site, "5")
    lot = Random(3)
    for _ in range(200):
        assert await_turn(page), "no window opened"
        tag = page.inner_text(".player.own .turn")
        if asked(page) in WINDOWS:
            assert tag == "Your answer"
            break
        assert tag == ("Your attack" if asked(page) in ("attack", "destroy") else "Your turn")
        choose_by_mouse(page, lot)


def test_every_part_of_the_temple_says_its_name(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    sit_down(page, site, "5")
    page.wait_for_selector(".large .part")
    titles = page.locator(".large .part > title").all_text_contents()
    assert len(titles) == 17
    assert "Veil. Not built yet." in titles
    page.locator('.large [data-piece$="temple:bronze_sea"]').hover(force=True)
    page.wait_for_selector(".large .tip >> text=Bronze Sea")


def test_on_a_phone_a_tap_on_a_part_of_the_temple_says_what_it_is(site: str, visit: Callable[..., Any]) -> None:
    page = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(page, site, "5")
    page.locator('.large [data-piece$="temple:main_hall"]').tap(force=True, position={"x": 4, "y": 4})
    page.wait_for_selector(".dock >> text=Main Hall")


def test_the_city_that_comes_to_the_front_is_announced(site: str, visit: Callable[..., Any]) -> None:
    page = visit()
    sit_down(page, site, "5")
    page.wait_for_selector(".large h2 >> text=Your city")
    page.click(".little .plate:has-text('Enlarge')")
    page.wait_for_selector(".large .turned >> text=Opponent's city")
    assert page.locator("p[role=status]").inner_text() == "Opponent's city"


@pytest.mark.timeout(120)
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("width", [1440, 1024])
def test_plates_stay_in_their_frame_and_off_the_camps(
    width: int, language: str, site: str, visit: Callable[..., Any]
) -> None:
    page = visit(viewport={"width": width, "height": 900 if width == 1440 else 768})
    with_settings(page, language=language)
    sit_down(page, site, "5")
    lot = Random(3)
    for _ in range(12):
        if not await_turn(page):
            break
        covered = page.evaluate("""() => [...document.querySelectorAll('.sheet')].flatMap(sheet => {
            const frame = sheet.getBoundingClientRect();
            const camps = [...sheet.querySelectorAll('.space, .slot')].map(one => one.getBoundingClientRect());
            return [...sheet.querySelectorAll('.plate')].filter(one => {
                const plate = one.getBoundingClientRect();
                const meets = camp => camp.bottom > plate.top && camp.top < plate.bottom
                    && camp.right > plate.left && camp.left < plate.right;
                return plate.right > frame.right || plate.left < frame.left || camps.some(meets);
            }).map(one => one.textContent);
        })""")
        assert covered == []
        choose_by_mouse(page, lot)
