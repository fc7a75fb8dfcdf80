"""Garbage collection for a server that lives long: pauses are bought back from the people who wait for a move."""

from __future__ import annotations

import gc
import sys
from typing import Final

# Young objects are looked at after so many new ones; all of them hardly ever by itself.
THRESHOLDS: Final = (10_000, 20, 1_000)
SWITCH_AFTER: Final = 0.002  # seconds that a thread beside the loop has before the loop's next turn


def settle_down() -> None:
    """Once everything is loaded: none of it is garbage, so nobody needs to look at it again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    sys.setswitchinterval(SWITCH_AFTER)


def clear_up() -> None:
    """Look through everything, which takes a tenth of a second in a full house: now and then, not in between."""
    gc.collect()
