"""Another checkout's games, measured in the rounds of this one: what a change did to speed, in one run.

The other build runs in a process of its own, which does nothing but its turns. Only its games and its list of subjects
are its own; it is started from this very file, so that both are timed in the same way.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

HERE: Final = Path(__file__)


def rate(subject: Any, seconds: float) -> float:
    """Units a second of processor time, over at least so many seconds."""
    done = 0
    start = time.process_time()
    while True:
        done += subject.batch()
        spent = time.process_time() - start
        if spent >= seconds:
            return float(done / spent)


class Elsewhere:
    """A checkout with its own compiled engine. `ask` measures one of its `subjects`, by name with their units."""

    def __init__(self, checkout: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(checkout / "src")}
        self.process = subprocess.Popen(
            [sys.executable, HERE], cwd=checkout, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.subjects: dict[str, str] = self._answer()

    def ask(self, name: str, seconds: float) -> float:
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):  # then there is no answer either
            self.process.stdin.write(json.dumps([name, seconds]) + "\n")
            self.process.stdin.flush()
        found: float = self._answer()
        return found

    def _answer(self) -> Any:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the other build ended; what it said stands above")
        return json.loads(line)

    def close(self) -> None:
        """End the process. It does not wait for the end of its questions: other processes may hold that pipe open."""
        self.process.kill()
        self.process.communicate()


def main() -> None:
    import ophir
    from ophir.games import GAMES
    from ophir.sim.bench_games import Bench

    if not ophir.COMPILED:
        sys.exit(f"{Path.cwd()} is not compiled")
    benches = [Bench(game) for game in GAMES.values()]
    subjects = {one.name: one for bench in benches for one in bench.interpreted() + bench.compiled()}
    print(json.dumps({name: subject.unit for name, subject in subjects.items()}), flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(rate(subjects[name], seconds), flush=True)


if __name__ == "__main__":
    sys.path.remove(str(HERE.parent))  # of this checkout nothing but this file is used
    main()
