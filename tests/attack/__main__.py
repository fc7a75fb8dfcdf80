"""All attacks in their long form, against servers of their own on 127.0.0.1: `python3 run.py attack`."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

from tests.attack.games import Checked, check_game
from tests.attack.kills import Nursery, Server, kill_often
from tests.attack.messages import storm
from tests.attack.windows import guesses, watch

# Games with many seats take up to forty times as long as the shortest, and are played less often.
PLAYED: Final = (
    *(("temple", 2), ("wisdom", 1), ("architects", 1), ("kingdom", 2), ("wisdom", 2), ("temple", 2)),
    *(("architects", 1), ("wisdom", 3), ("kingdom", 3), ("architects", 2), ("temple", 2), ("wisdom", 1)),
    *(("architects", 1), ("kingdom", 2), ("wisdom", 4), ("temple", 2), ("architects", 3), ("wisdom", 2)),
    *(("kingdom", 4), ("architects", 1), ("wisdom", 5), ("architects", 4), ("wisdom", 1), ("architects", 5)),
)
AT_A_TIME: Final = 100  # kills of one database
A_STORM: Final = 20_000  # messages, until it is said how far it came
SHARE: Final = 0.55  # of guesses that may be right
POLITE: Final = 10  # to whatever else the machine does


def kills(numbers: range, seed: int) -> str:
    """No acknowledged move is lost."""
    acknowledged = done = 0
    nursery = Nursery()
    try:
        for first in numbers[::AT_A_TIME]:
            some = min(AT_A_TIME, numbers.stop - first)
            with tempfile.TemporaryDirectory() as data:
                acknowledged += kill_often(Path(data), some, seed + first, nursery.start)
            done += some
            print(f"  {done} kills, {acknowledged} moves acknowledged, none lost", flush=True)
    finally:
        nursery.close()
    return f"{done} kills, {acknowledged} moves acknowledged, none lost"


def is_error(line: str) -> bool:
    """Is this line of a log one that no log should have? What is no JSON was written by nobody's order."""
    try:
        return json.loads(line)["level"] in ("error", "critical")
    except json.JSONDecodeError:
        return True


def messages(numbers: range, seed: int) -> str:
    """Every message is answered or refused, others play on, and nothing is in the log of errors."""
    with tempfile.TemporaryDirectory() as data:
        log = Path(data) / "log"
        server = Server(Path(data), log)
        heard: Counter[str] = Counter()
        try:
            for first in numbers[::A_STORM]:
                heard += asyncio.run(storm(server.site.port, min(A_STORM, numbers.stop - first), seed + first))
                print(f"  {heard['sent']} messages, {heard['moves']} moves of others acknowledged", flush=True)
        finally:
            server.kill()
        wrong = [line for line in log.read_text().splitlines() if is_error(line)]
    assert not wrong, "\n".join(wrong[:40])
    sent, moves = heard.pop("sent"), heard.pop("moves")
    return f"{sent} messages; {moves} moves of others acknowledged meanwhile; heard {dict(heard.most_common())}"


def games(numbers: range, seed: int) -> str:
    """No byte tells what is hidden."""
    checked = Checked()
    for number in numbers:
        check_game(*PLAYED[number % len(PLAYED)], seed + number, checked)
        if checked.games % 50 == 0:
            print(f"  {checked}", flush=True)
    return str(checked)


def windows(numbers: range, seed: int) -> str:
    """A pass tells nothing about the hand."""
    said = []
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        try:
            for answers in ("open", "even", "asked"):
                found = guesses(asyncio.run(watch(server.site.port, len(numbers), answers, 1, seed)), seed)
                said.append(f"{answers}: {found.share:.1%} of {found.of} guesses right, by {' and '.join(found.by)}")
                print(f"  {said[-1]}", flush=True)
                assert answers == "open" or found.share <= SHARE, said[-1]
        finally:
            server.kill()
    return "; ".join(said)


ATTACKS: Final = {
    "kills": (kills, 1_000),
    "messages": (messages, 1_000_000),
    "games": (games, 1_000),
    "windows": (windows, 60),
}


def main() -> None:
    """Run those that are named, or all."""
    parser = argparse.ArgumentParser(prog="python3 run.py attack", description=__doc__)
    parser.add_argument("attack", nargs="*", help=f"{', '.join(ATTACKS)}; all by default")
    parser.add_argument("--count", type=int, default=0, help="how many of them; by default the long form")
    parser.add_argument("--first", type=int, default=0, help="begin with this one, to go on where a run was stopped")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    unknown = set(chosen.attack) - set(ATTACKS)
    if unknown:
        parser.error(f"there is no attack {', '.join(sorted(unknown))}; there are {', '.join(ATTACKS)}")
    if os.nice(0) == 0:
        os.nice(POLITE)
    for name in chosen.attack or ATTACKS:
        attack, most = ATTACKS[name]
        began = time.monotonic()
        print(f"{name}: {attack.__doc__}", flush=True)
        try:
            said = attack(range(chosen.first, chosen.first + (chosen.count or most)), chosen.seed)
        except AssertionError as error:
            sys.exit(f"{name}: succeeded with seed {chosen.seed}: {error}")
        print(f"{name}: {said} ({time.monotonic() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
