"""How hard Hypothesis looks: 40 examples a property, the same ones every time; `OPHIR_LONG=1` looks longer and anew.

`pytest --hypothesis-profile=quick` is for work in progress, and for what has been looked at in the other build.
"""

import os

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("ophir.engine.contract")  # so that a broken promise says what it found

# Games are slow to play and their tests share a configuration; neither says anything about a test's worth.
UNHARMFUL = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture]

settings.register_profile(
    "ci", max_examples=40, deadline=None, derandomize=True, database=None, suppress_health_check=UNHARMFUL
)
settings.register_profile(
    "long", max_examples=2000, deadline=None, database=None, print_blob=True, suppress_health_check=UNHARMFUL
)
settings.register_profile("quick", parent=settings.get_profile("ci"), max_examples=10)
settings.load_profile("long" if os.environ.get("OPHIR_LONG") else "ci")
