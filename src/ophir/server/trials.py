"""What strangers send is read and tried in a process of its own, with little time and memory.

What would keep the server busy for ever keeps only that process busy. One goes at a time, and its answer is kept: the
same sent again costs nothing.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import sys
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from multiprocessing.connection import Connection
from typing import Any, Final

import msgspec

from ophir.engine.errors import OphirError
from ophir.server.limits import TRIAL_CPU_SECONDS, TRIAL_MEMORY, TRIAL_SECONDS, TRIALS_KEPT, TRIALS_WAITING
from ophir.server.trouble import TooMany

Wrong = tuple[type[OphirError], str, dict[str, object]]  # an error's class, message and values

# A process that has all games loaded and waits makes each of them, so that none takes seconds to start.
STARTED_BY: Final = multiprocessing.get_context("forkserver")
STARTED_BY.set_forkserver_preload(["ophir.server.packs", "ophir.server.every_game"])


class GivenUp(Exception):
    """A trial took too much time or memory, or broke; says how."""


class Trials:
    """Tries what was sent, one after the other."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._kept: OrderedDict[bytes, Wrong | GivenUp | None] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "ophir-trial")  # that waits for the process

    async def run(self, trial: Callable[..., None], *given: Any) -> None:
        """Call `trial` with what was given, in a process of its own: raises its OphirError, or GivenUp."""
        sign = sha256(msgspec.msgpack.encode((trial.__name__, given))).digest()
        if sign not in self._kept:
            if self._waiting >= TRIALS_WAITING:
                raise TooMany("Others are being looked at; send it again in a minute.", limit=TRIALS_WAITING)
            self._waiting += 1
            try:
                async with self._turn:
                    if sign not in self._kept:
                        loop = asyncio.get_running_loop()
                        self._keep(sign, await loop.run_in_executor(self._thread, attempt, trial, given))
            finally:
                self._waiting -= 1
        found = self._kept[sign]
        if isinstance(found, GivenUp):
            raise GivenUp(*found.args)
        if found is not None:
            raise _error(*found)

    def _keep(self, sign: bytes, found: Wrong | GivenUp | None) -> None:
        self._kept[sign] = found
        if len(self._kept) > TRIALS_KEPT:
            self._kept.popitem(last=False)

    def close(self) -> None:
        """No more trials; one that is under way ends by itself."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _error(kind: type[OphirError], message: str, values: dict[str, object]) -> OphirError:
    """An error as it was in the process; its class may want other arguments than these."""
    error = kind.__new__(kind)
    OphirError.__init__(error, message, **values)
    return error


def attempt(
    trial: Callable[..., None], given: tuple[Any, ...], seconds: float = TRIAL_SECONDS
) -> Wrong | GivenUp | None:
    """What is wrong, found in a process that is ended if it takes too long."""
    ours, theirs = STARTED_BY.Pipe(duplex=False)
    process = STARTED_BY.Process(target=_try, args=(theirs, trial, given), daemon=True)
    process.start()
    theirs.close()
    try:
        if ours.poll(seconds):
            found: Wrong | GivenUp | None = ours.recv()
            return found
    except EOFError:
        pass
    finally:
        process.kill()
        process.join()
        ours.close()
    return GivenUp("takes too much time or memory")


# In the process.


def _try(theirs: Connection, trial: Callable[..., None], given: tuple[Any, ...]) -> None:
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (TRIAL_CPU_SECONDS, TRIAL_CPU_SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (TRIAL_MEMORY, TRIAL_MEMORY))
    try:
        trial(*given)
    except OphirError as error:
        theirs.send((type(error), str(error), error.values))
    except (MemoryError, RecursionError):
        theirs.send(GivenUp("takes too much time or memory"))
    except Exception as error:
        theirs.send(GivenUp(f"breaks the game ({type(error).__name__}: {str(error)[:200]})"))
    else:
        theirs.send(None)
