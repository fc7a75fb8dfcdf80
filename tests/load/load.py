"""How the server stands up to many tables: acknowledgement times at a given number of moves a second.

    .venv/bin/python tests/load/load.py --tables 300 --rate 100 --seconds 30

Starts the real server on this machine (127.0.0.1 only) with a database of its own, sets up the tables, and plays
scripted people at them: at every tick one table whose player is ready takes a random open action. The time from
sending it to the acknowledgement, which the server gives once the move is on disk, is what counts. Every table has one
socket that holds both seats and gets the log and the state after every move. `--bots` gives the second seat to a bot.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]


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
        options = [option["text"] for option in self.state["options"] if "closed" not in option]
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


async def run(port: int, tables: int, rate: float, seconds: float, bots: bool) -> None:
    began = time.perf_counter()
    players: list[Scripted] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        for first in range(0, tables, 10):
            batch = range(first, min(first + 10, tables))
            players += await asyncio.gather(*(set_up(http, port, number, bots) for number in batch))
    listening = [asyncio.create_task(player.listen()) for player in players]
    print(f"{tables} tables set up in {time.perf_counter() - began:.1f} s")
    await asyncio.sleep(1)
    sent = missed = 0
    start = time.perf_counter()
    chance = random.Random(0)
    while (now := time.perf_counter()) < start + seconds:
        due = int((now - start) * rate)
        while sent + missed < due:
            ready = [player for player in chance.sample(players, min(40, len(players))) if player.ready]
            if ready:
                await ready[0].act()
                sent += 1
            else:
                missed += 1
        await asyncio.sleep(0.002)
    took = time.perf_counter() - start
    await asyncio.sleep(1)
    times = [one for player in players for one in player.times]
    refused = [code for player in players for code in player.refused]
    lost = sum(len(player.sent) for player in players)
    print(f"{len(times)} moves acknowledged in {took:.1f} s: {len(times) / took:.1f} a second")
    shown = ", ".join(f"p{share:g} {percentile(times, share / 100):.1f} ms" for share in (50, 90, 99, 99.9))
    print(f"acknowledged after {shown}, at most {max(times) * 1000:.1f} ms")
    print(f"refused {len(refused)} {sorted(set(refused))}, unanswered {lost}, ticks without a ready player {missed}")
    for task in listening:
        task.cancel()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--bots", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        program = [sys.executable, "-c", "from ophir.cli.app import main; main()", "serve"]
        options = ["--port", "0", "--data", data, "--no-browser", "--trust", "127.0.0.1"]
        server = subprocess.Popen([*program, *options], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            port = int(server.stdout.readline().split(":")[2].split("/")[0])
            asyncio.run(run(port, chosen.tables, chosen.rate, min(chosen.seconds, 120), chosen.bots))
        finally:
            server.terminate()
            server.wait(15)


if __name__ == "__main__":
    main()
