"""Accessibility checks, and settings to look at a page with."""

from __future__ import annotations

import json
from typing import Any

import pytest

_axe = pytest.importorskip("axe_playwright_python.sync_playwright")


def violations(page: Any) -> list[str]:
    """What axe finds on the page."""
    found = _axe.Axe().run(page).response["violations"]
    return [f"{one['id']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found]


def with_settings(page: Any, **wanted: str) -> None:
    """Open pages as somebody who chose these settings before."""
    page.add_init_script(f"localStorage.setItem('ophir-settings', {json.dumps(json.dumps(wanted))})")
