"""Work that takes milliseconds rather than microseconds, beside the event loop: in one thread, however many ask for it.

Threads share one interpreter with the loop: with one of them it has every second turn, with twenty every twenty-first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from ophir.server.limits import ASIDE_WAITING
from ophir.server.trouble import TooMany

P = ParamSpec("P")
T = TypeVar("T")

_thread: Final = ThreadPoolExecutor(1, "ophir-aside")
_waiting = 0


async def aside(work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
    """What `work` returns; TooMany if too many others wait for theirs."""
    global _waiting  # as the thread, it is there once
    if _waiting >= ASIDE_WAITING:
        raise TooMany("Too many ask for too much at once; try again in a moment.", limit=ASIDE_WAITING)
    _waiting += 1
    try:
        return await asyncio.get_running_loop().run_in_executor(_thread, lambda: work(*given, **named))
    finally:
        _waiting -= 1
