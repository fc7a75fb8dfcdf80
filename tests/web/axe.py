"""Accessibility checks, and settings to look at a page with."""

from __future__ import annotations

import json
import os
from itertools import product
from typing import Any

import pytest

_axe = pytest.importorskip("axe_playwright_python.sync_playwright")

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}


def by_turns(some: list[str], others: list[str]) -> list[tuple[str, str]]:
    """Every one of both lists at least once, in pairs; all pairs in a long run."""
    if os.environ.get("OPHIR_LONG"):
        return list(product(some, others))
    return [(some[place % len(some)], others[place % len(others)]) for place in range(max(len(some), len(others)))]


ONE_THEME = ["light", "dark"] if os.environ.get("OPHIR_LONG") else ["dark"]  # for what takes a whole game
THEME_AND_LANGUAGE = by_turns(["light", "dark"], ["en", "es"])
THEME_AND_SIZE = by_turns(["dark", "light"], list(SIZES))


# A sign that is nowhere drawn leaves a hole.
UNDRAWN = """() => [...new Set([...document.querySelectorAll('use')].map(one => one.getAttribute('href')))]
    .filter(href => !document.getElementById(href.slice(1)))"""


def violations(page: Any) -> list[str]:
    """What axe finds on the page, and signs that it lacks."""
    found = _axe.Axe().run(page).response["violations"]
    undrawn = [f"nothing is drawn at {href}" for href in page.evaluate(UNDRAWN)]
    return [*undrawn, *(f"{one['id']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found)]


def with_settings(page: Any, **wanted: str) -> None:
    """Open pages as somebody who chose these settings before."""
    page.add_init_script(f"localStorage.setItem('ophir-settings', {json.dumps(json.dumps(wanted))})")
