"""A link brings a friend to the table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.web.axe import violations
from tests.web.conftest import serving
from tests.web.hands import PATIENCE
from tests.web.test_together import sit_down_by_link


def invite(page: Any, site: str) -> str:
    """Open a table for friends, as a newcomer would; returns the link to it."""
    page.goto(site)
    page.click("a >> text=With friends")
    page.click("text=Open the table")
    page.wait_for_selector("main >> text=Copy the link", timeout=PATIENCE)
    return str(page.input_value("main input[readonly]"))


def test_a_table_with_friends_is_for_people_and_its_first_button_copies_the_link(
    site: str, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    page = visit()
    link = invite(page, site)
    assert page.inner_text("main button >> nth=0") == "Copy the link"
    assert page.locator("main li >> text=Free seat").count() == 2
    assert link.startswith(f"{site}/t/")
    only = page.inner_text("main [role=note]")
    assert "Only this computer" in only
    assert f"ophir serve --host 0.0.0.0 --port {urlsplit(site).port}" in only
    assert page.query_selector("main svg[aria-label*=QR]") is None
    assert violations(page) == []
    shoot(page, "invitation-here")


def test_a_server_that_lets_the_house_in_gives_a_link_and_a_code_that_others_can_open(
    tmp_path: Path, browser: Any, visit: Callable[..., Any], shoot: Callable[[Any, str], None]
) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as site:
        # Over plain HTTP from another machine the browser says on its console what it leaves out.
        ada, ben = visit(), browser.new_page()
        link = invite(ada, site)
        if link.startswith(site):
            pytest.skip("this machine has no address that others could reach")
        ada.wait_for_selector("main svg[aria-label*=QR]")
        assert ada.query_selector("main [role=note]") is None
        assert violations(ada) == []
        shoot(ada, "invitation-house")
        house, table = link.split("/t/")
        sit_down_by_link(ben, house, table, "Ben")
        ada.wait_for_selector("main li >> text=Ben", timeout=PATIENCE)
        ben.click("text=Copy the link")
        ben.wait_for_selector("main >> text=Copied")
        ben.close()
