"""How a person plays: by mouse, by keyboard only, or by touch. They choose among what the page offers, by lot."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError

OPEN = '[data-piece][data-state="open"]'
UNPICKED = f'{OPEN}:not([aria-pressed="true"])'
LEAVES = 0.4  # how readily a person passes or ends a turn
PATIENCE = 60_000
A_MOMENT = 20
SOON = 10_000  # when nothing has happened by then, a person tries again
TRIES = 6


def open_pieces(page: Any, selector: str = OPEN) -> list[str]:
    """The pieces that glow and can be seen."""
    found: list[str] = page.evaluate(
        """selector => [...document.querySelectorAll(selector)]
            .filter(one => one.getBoundingClientRect().width > 0).map(one => one.dataset.piece)""",
        selector,
    )
    return found


def actions(page: Any) -> list[str]:
    """The choices that stand on buttons, and that the page takes: not while a move is on its way."""
    found: list[str] = page.evaluate(
        "() => [...document.querySelectorAll('[data-action]:enabled')].map(one => one.dataset.action)"
    )
    return list(dict.fromkeys(found))


def offered(page: Any) -> tuple[list[str], list[str]]:
    """Pieces and buttons to choose from; nothing, if somebody else is asked by now.

    Between an own move that the page drew at once and what the server says of it there may be a moment without any.
    """
    pieces, buttons = open_pieces(page), actions(page)
    while not (pieces or buttons) and page.query_selector(".bar.mine"):
        page.wait_for_timeout(A_MOMENT)
        pieces, buttons = open_pieces(page), actions(page)
    return pieces, buttons


def version(page: Any) -> str:
    """The version of the table that the page shows."""
    return str(page.get_attribute(".bar", "data-version"))


def is_over(page: Any) -> bool:
    """Has the page shown the final scores?"""
    return bool(page.evaluate("() => Boolean(document.querySelector('.bar a[href^=\"/replay\"]'))"))


def await_turn(page: Any) -> bool:
    """Wait until this person is asked; False if the game is over."""
    page.wait_for_selector('.bar.mine, .bar a[href^="/replay"]', timeout=PATIENCE)
    return not is_over(page)


def moved_on(page: Any, since: str, patience: int = PATIENCE) -> None:
    """Wait until the table has moved on from a version."""
    page.wait_for_function(
        "since => document.querySelector('.bar')?.dataset.version !== since", arg=since, timeout=patience
    )


def again_if_nothing_happens(page: Any, lot: Random, choose: Callable[[Any, Random, str], bool]) -> None:
    """Choose, and see the table move on, unless somebody else is asked by now.

    A key or click in the moment in which the page draws what another did may meet what is no longer there.
    """
    before = version(page)
    for _ in range(TRIES):
        if not choose(page, lot, before):
            return
        with suppress(TimeoutError):
            return moved_on(page, before, SOON)
    raise AssertionError(f"no choice moves the table on from {before}")


def several_ways(buttons: list[str]) -> bool:
    """The rewards of a Temple Block belong to one piece, so the bar names them."""
    return any(action.startswith("reward") for action in buttons)


def ways(page: Any) -> int:
    """How many choices the dock offers for the piece that was selected."""
    return int(page.evaluate("() => document.querySelectorAll('.dock .acts button').length"))


def warned(page: Any) -> bool:
    """Does the page ask whether a button was pressed on purpose? Then it wants a second press."""
    asked = "() => document.querySelector('.dock[role=alert]') && document.activeElement?.matches('.bar [data-action]')"
    return bool(page.evaluate(asked))


def take_together(page: Any, lot: Random, before: str) -> None:
    """Where several things are taken at once: pick as many as it takes, and confirm."""
    confirm = page.locator("[data-together]")
    for _ in range(20):
        if version(page) != before or not confirm.count():
            return
        if confirm.is_enabled():
            confirm.click()
            # The page moves on, or first asks whether that was meant; on a busy machine either takes a while.
            page.wait_for_function(
                """since => document.querySelector('.bar')?.dataset.version !== since
                    || document.querySelector('.dock[role=alert]')""",
                arg=before,
                timeout=PATIENCE,
            )
            if version(page) == before:
                confirm.click()
            return
        if unpicked := open_pieces(page, UNPICKED):
            page.locator(f'[data-piece="{lot.choice(unpicked)}"]').first.dispatch_event("click")
        else:
            page.wait_for_timeout(A_MOMENT)


def choose_by_mouse(page: Any, lot: Random) -> None:
    again_if_nothing_happens(page, lot, click_something)


def choose_by_keyboard(page: Any, lot: Random) -> None:
    again_if_nothing_happens(page, lot, press_something)


def click_something(page: Any, lot: Random, before: str) -> bool:
    pieces, buttons = offered(page)
    if not (pieces or buttons):
        return False
    if buttons and (not pieces or several_ways(buttons) or lot.random() < LEAVES):
        chosen = page.locator(f'[data-action="{lot.choice(buttons)}"]').first
        chosen.click()
        if warned(page):
            chosen.click()
        elif version(page) == before and page.locator(".dock [aria-pressed=true]").count():
            take_together(page, lot, before)
    else:
        page.locator(f'[data-piece="{lot.choice(pieces)}"]').first.dispatch_event("click")
        if version(page) == before and (several := ways(page)):
            page.locator(".dock .acts button").nth(lot.randrange(several)).dispatch_event("click")
        elif page.locator("[data-piece][aria-pressed=true]").count():
            take_together(page, lot, before)
    return True


def press_something(page: Any, lot: Random, before: str) -> bool:
    pieces, buttons = offered(page)
    if not (pieces or buttons):
        return False
    if buttons and (not pieces or several_ways(buttons) or lot.random() < LEAVES):
        page.keyboard.press("b")
    else:
        page.keyboard.press("t")
        for _ in range(lot.randrange(5)):
            page.keyboard.press(lot.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    page.keyboard.press("Enter")
    in_dock = "() => Boolean(document.activeElement?.closest('.dock'))"
    if version(page) == before and (warned(page) or page.evaluate(in_dock)):
        page.keyboard.press("Enter")
    if version(page) == before and page.locator("[data-piece][aria-pressed=true], .dock [aria-pressed=true]").count():
        page.keyboard.press("b")
        page.keyboard.press("Enter")
        if page.locator(".dock[role=alert]").count():
            page.keyboard.press("Enter")
        take_together(page, lot, before)
    return True


def open_table(page: Any, site: str, seats: list[dict[str, str]], **wishes: Any) -> str:
    """Set up a table as the page does, with bots that do not wait; returns its id."""
    page.goto(f"{site}/about")
    created = page.evaluate(
        """async wish => {
            const ask = (path, body, key) => fetch('/api' + path, {method: 'POST', body: JSON.stringify(body),
                headers: {'Content-Type': 'application/json', ...(key ? {Authorization: 'Bearer ' + key} : {})}})
                .then(answer => answer.json());
            const made = await ask('/tables', wish);
            const keys = {secrets: made.secrets, owner: made.owner};
            localStorage.setItem('ophir-tables', JSON.stringify({[made.table.id]: keys}));
            const full = wish.seats.every(seat => seat.kind !== 'open');
            if (full) await ask(`/tables/${made.table.id}/start`, {}, made.owner);
            return made;
        }""",
        {"game": "kingdom", "seats": seats, "pace": 0, **wishes},
    )
    return str(created["table"]["id"])
