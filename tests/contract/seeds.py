"""Which games and which moments of them the properties look at."""

import os

from hypothesis import strategies as st

SEEDS = st.integers(0, 999 if os.environ.get("OPHIR_LONG") else 11)
MOMENTS = st.integers(0, 9999)
