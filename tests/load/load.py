"""How the server stands up to many tables: acknowledgement times, processor time and memory.

    .venv/bin/python tests/load/load.py --tables 1000 --every 3 --seconds 300
    .venv/bin/python tests/load/load.py --tables 300 --seconds 60 --rounds 2 --before ../before/.venv/bin/python

Starts the real server on this machine (127.0.0.1 only) with a database of its own, sets up the tables, and plays
scripted people at them: each table makes a move every so many seconds, a random open action. The time from sending it
to the acknowledgement, which the server gives once the move is on disk, is what counts. Every table has one socket that
holds both seats and gets the log and the state after every move. `--bots` gives the second seat to a bot.

With `--before`, the interpreter of another checkout's environment, both versions take turns within the run: on a
machine with other work only their ratio means something, and processor time and memory more than times.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]

# Runs the server; on a signal it says how long collections of garbage took.
PROGRAM = """
import gc, signal, sys, time
pauses, began = [], [0.0]
def note(phase, info):
    if phase == "start":
        began[0] = time.perf_counter()
    else:
        pauses.append((time.perf_counter() - began[0], info["generation"]))
def say(*_):
    full = [pause for pause, generation in pauses if generation == 2]
    worst = max((pause for pause, _ in pauses), default=0.0)
    words = f"  {len(pauses)} collections of garbage in {sum(pause for pause, _ in pauses):.2f} s, {len(full)} full"
    print(f"{words}; the longest {worst * 1000:.1f} ms", file=sys.stderr, flush=True)
gc.callbacks.append(note)
signal.signal(signal.SIGUSR1, say)
signal.signal(signal.SIGUSR2, lambda *_: pauses.clear())
from ophir.cli.app import main
main()
"""


class Scripted:
    """A table and the person who plays at it."""

    def __init__(self, id: str, secrets: list[str], line: ClientConnection, chance: random.Random) -> None:
        self.id = id
        self.secrets = secrets
        self.line = line
        self.chance = chance
        self.state: Json = {}
        self.sent: dict[int, float] = {}
        self.times: list[float] = []
        self.refused: list[str] = []
        self.ref = 0
        self.over = False
        self.due = 0.0

    async def listen(self) -> None:
        """Take in what the server says."""
        async for text in self.line:
            message = msgspec.json.decode(text)
            kind = message["type"]
            if kind == "ack":
                self.times.append(time.perf_counter() - self.sent.pop(message["ref"]))
            elif kind == "state":
                self.state = message
                self.over = message["status"] != "playing"
            elif kind == "refused":
                self.sent.pop(message["ref"], None)
                self.refused.append(message["code"])

    @property
    def ready(self) -> bool:
        """Is it this person's decision, and nothing on its way?"""
        state = self.state
        return not self.over and not self.sent and bool(state) and state["to_move"] == state["seat"]

    async def act(self) -> None:
        """Take a random open action."""
        options = [option["text"] for option in self.state["choices"] if "closed" not in option]
        self.ref += 1
        message = {
            "type": "act",
            "seat": self.state["seat"],
            "action": self.chance.choice(options),
            "version": self.state["version"],
            "ref": self.ref,
        }
        self.sent[self.ref] = time.perf_counter()
        await self.line.send(json.dumps(message))


class Used(NamedTuple):
    """What the server's process has used so far."""

    seconds: float
    of_the_system: float  # within them
    kilobytes: int

    @classmethod
    def of(cls, process: int) -> Used:
        """Read from the system, which must be Linux."""
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
        status = Path(f"/proc/{process}/status").read_text()
        resident = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        user, system = (int(field) / os.sysconf("SC_CLK_TCK") for field in fields[11:13])
        return cls(user + system, system, int(resident.split()[1]))


def percentile(times: list[float], share: float) -> float:
    """In milliseconds."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000


async def set_up(http: httpx.AsyncClient, port: int, number: int, bots: bool) -> Scripted:
    """A table that has begun, with somebody at it."""
    second = {"kind": "bot", "bot": "greedy"} if bots else {"kind": "human"}
    wish = {"game": "kingdom", "seats": [{"kind": "human"}, second], "pace": 0}
    made = (await http.post("/api/tables", json=wish)).json()
    id = made["table"]["id"]
    owner = {"Authorization": f"Bearer {made['owner']}"}
    (await http.post(f"/api/tables/{id}/start", json={}, headers=owner)).raise_for_status()
    secrets = [each["secret"] for each in made["secrets"]]
    line = await connect(f"ws://127.0.0.1:{port}/api/tables/{id}/live", compression=None, max_size=None)
    await line.send(json.dumps({"type": "join", "secrets": secrets}))
    return Scripted(id, secrets, line, random.Random(number))


async def run(port: int, process: int, chosen: argparse.Namespace) -> None:
    """Set the tables up, play at them, and say what came of it."""
    players: list[Scripted] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        first_of_all = await set_up(http, port, -1, chosen.bots)  # by then the game is loaded, which all tables share
        await first_of_all.line.close()
        empty = Used.of(process)
        for first in range(0, chosen.tables, 10):
            batch = range(first, min(first + 10, chosen.tables))
            players += await asyncio.gather(*(set_up(http, port, number, chosen.bots) for number in batch))
    listening = [asyncio.create_task(player.listen()) for player in players]
    await asyncio.sleep(2)
    os.kill(process, signal.SIGUSR2)
    before = Used.of(process)
    each = (before.kilobytes - empty.kilobytes) / chosen.tables
    print(
        f"  {chosen.tables} tables: {each:.1f} kB each with its line, server {before.kilobytes / 1024:.0f} MB",
        flush=True,
    )
    start = time.perf_counter()
    for number, player in enumerate(players):
        player.due = start + chosen.every * number / len(players)
    late = 0
    while (now := time.perf_counter()) < start + chosen.seconds:
        for player in players:
            if player.due <= now and player.ready:
                await player.act()
                player.due += chosen.every
                late += player.due < now
                player.due = max(player.due, now)
        await asyncio.sleep(0.005)
    took = time.perf_counter() - start
    after = Used.of(process)
    await asyncio.sleep(2)
    times = [one for player in players for one in player.times]
    refused = [code for player in players for code in player.refused]
    lost = sum(len(player.sent) for player in players)
    shown = ", ".join(f"p{share:g} {percentile(times, share / 100):.1f}" for share in (50, 90, 99, 99.9))
    print(f"  {len(times)} moves, {len(times) / took:.0f} a second: {shown}, at most {max(times) * 1000:.0f} ms")
    cost = (after.seconds - before.seconds) / len(times) * 1000
    system = (after.of_the_system - before.of_the_system) / len(times) * 1000
    grown = (after.kilobytes - before.kilobytes) / len(times)
    used = f"{cost:.2f} ms of processor ({system:.2f} in the system) and {grown:.2f} kB a move"
    print(f"  {used}, server {after.kilobytes / 1024:.0f} MB")
    broken = sum(task.done() and task.exception() is not None for task in listening)
    print(
        f"  refused {len(refused)} {sorted(set(refused))}, unanswered {lost}, lines broken {broken}, moves late {late}"
    )
    for task in listening:
        task.cancel()


def serve(python: str, chosen: argparse.Namespace) -> None:
    """One server, from its start to its end."""
    with tempfile.TemporaryDirectory() as data:
        options = ["serve", "--port", "0", "--data", data, "--no-browser", "--trust", "127.0.0.1"]
        server = subprocess.Popen([python, "-c", PROGRAM, *options], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().split(":")[2].split("/")[0])
            asyncio.run(run(port, server.pid, chosen))
            server.send_signal(signal.SIGUSR1)
            time.sleep(0.5)
        finally:
            server.terminate()
            server.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--every", type=float, default=3.0, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--before", default="", help="the interpreter of another checkout, to compare with")
    parser.add_argument("--before-seconds", type=float, default=0, help="of the version before, if fewer")
    parser.add_argument("--bots", action="store_true")
    chosen = parser.parse_args()
    most = min(chosen.seconds, 300)
    for _ in range(chosen.rounds):
        for name, python in (("before", chosen.before), ("now", sys.executable)):
            if python:
                chosen.seconds = chosen.before_seconds if name == "before" and chosen.before_seconds else most
                print(f"{name}, with the machine's load at {os.getloadavg()[0]:.1f}", flush=True)
                serve(python, chosen)


if __name__ == "__main__":
    main()
