"""How hard Hypothesis looks: 10 examples a property, the same ones every time; `OPHIR_LONG=1` looks longer and anew.

`OPHIR_GLANCE=1` is for work in progress, and for what has been looked at closely in the other build: fewer examples, of
each game one configuration for each number of players, and nothing that is marked `once`.
"""

import os
import sys

import pytest
from hypothesis import HealthCheck, settings

# Tests start hundreds of processes: without bytecode each would translate all sources anew, which takes over a second.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

pytest.register_assert_rewrite("ophir.engine.contract")  # so that a broken promise says what it found

# Games are slow to play and their tests share a configuration; neither says anything about a test's worth.
UNHARMFUL = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture]

settings.register_profile(
    "ci", max_examples=10, deadline=None, derandomize=True, database=None, suppress_health_check=UNHARMFUL
)
settings.register_profile(
    "long", max_examples=2000, deadline=None, database=None, print_blob=True, suppress_health_check=UNHARMFUL
)
settings.register_profile("quick", parent=settings.get_profile("ci"), max_examples=4)
GLANCE = bool(os.environ.get("OPHIR_GLANCE"))
settings.load_profile("long" if os.environ.get("OPHIR_LONG") else "quick" if GLANCE else "ci")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    seen_already = [item for item in items if GLANCE and item.get_closest_marker("once")]
    if seen_already:
        config.hook.pytest_deselected(items=seen_already)
        items[:] = [item for item in items if item not in set(seen_already)]
