"""Hostile messages: whatever comes over a socket is answered or refused, and people at other tables play on.

Each message is a valid one that was bent: a field that is missing, too long, of another type or another person's, a
version of the future, bytes that are no text, data within data. Lines are cut for it again and again, and others come.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import Any, Final

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

Json = dict[str, Any]

AT_ONCE: Final = 120  # messages of a line; by then it has been cut
LINES: Final = 8  # at a time
EVERY: Final = 2_000  # messages between two looks whether others still play
SILENCE: Final = 1.0  # seconds

ODD: Final[tuple[object, ...]] = (
    None,
    True,
    -1,
    0,
    7,
    99,
    2**31,
    2**63,
    -(2**70),
    1.5,
    float("inf"),
    "",
    "x",
    "pass",
    "place hamath",
    "\x00",
    "\ud83d\ude00" * 40,
    "a" * 5_000,
    [],
    [[]],
    {},
    {"type": "act"},
    "__proto__",
    "../../etc",
    "'; DROP TABLE log; --",
    "\u202e\u200b",
)


def hostile(chance: random.Random, version: int) -> str | bytes:
    """A message that nobody should send."""
    plain: Json = chance.choice(
        [
            {"type": "act", "seat": 0, "action": "place hamath", "version": version},
            {"type": "together", "seat": 0, "actions": ["place hamath"] * 2, "version": version},
            {"type": "undo", "seat": 0, "version": version, "count": 1},
            {"type": "look", "seat": 0},
            {"type": "say", "text": "hello", "seat": 0},
            {"type": "hint", "seat": 0},
            {"type": "preview", "seat": 0, "action": "place hamath"},
            {"type": "settings", "pace": 0},
            {"type": "ping"},
            {"type": "join", "secrets": [], "after": 0},
        ]
    )
    message = {**plain, "ref": chance.randrange(1, 1_000_000)}
    for _ in range(chance.randrange(1, 4)):
        match chance.randrange(6):
            case 0:
                message[chance.choice([*message, "more"])] = chance.choice(ODD)
            case 1:
                message.pop(chance.choice(list(message)), None)
                if not message:
                    return b""
            case 2:
                text = json.dumps(message)
                cut = chance.randrange(len(text))
                return text[:cut] + chance.choice(["", "}", "\x00", "[", text[cut:] * 2])
            case 3:
                return chance.randbytes(chance.randrange(1, 200))
            case 4 if chance.random() < 0.05:
                return "[" * chance.choice([10, 1_000, 16_000])
            case _:
                message["seat"] = chance.choice([-1, 0, 1, 2, 15, 16])
                message["version"] = version + chance.randrange(-3, 4)
    return json.dumps(message, default=str)


class Bystander:
    """Somebody at another table, who must not notice any of it."""

    def __init__(self, port: int, made: Json) -> None:
        self.address = f"ws://127.0.0.1:{port}/api/tables/{made['table']['id']}/live"
        self.secrets = [each["secret"] for each in made["secrets"]]
        self.moves = 0

    async def play(self, chance: random.Random) -> None:
        """One move, acknowledged; or nothing if the game is over."""
        async with connect(self.address, compression=None, max_size=None) as line:
            await line.send(json.dumps({"type": "join", "secrets": self.secrets}))
            while (state := json.loads(await line.recv()))["type"] != "state":
                pass
            if state["status"] != "playing":
                return
            action = chance.choice([one["text"] for one in state["choices"] if "closed" not in one])
            act = {"type": "act", "seat": state["to_move"], "action": action, "version": state["version"], "ref": 1}
            await line.send(json.dumps(act))
            async with asyncio.timeout(20):
                while (answer := json.loads(await line.recv()))["type"] not in ("ack", "refused"):
                    pass
            assert answer["type"] == "ack", answer
            self.moves += 1


async def annoy(port: int, made: Json, count: int, chance: random.Random, heard: Counter[str]) -> int:
    """One line that says as much as it can until it is cut; returns how much that was."""
    address = f"ws://127.0.0.1:{port}/api/tables/{made['table']['id']}/live"
    secrets = [made["secrets"][0]["secret"]] if chance.random() < 0.7 else []
    sent = 0
    async with connect(address, compression=None, max_size=None, max_queue=None) as line:
        await line.send(json.dumps({"type": "join", "secrets": secrets}))
        version = 1

        async def listen() -> None:
            nonlocal version
            async for text in line:
                message = json.loads(text)
                heard[message["type"]] += 1
                if message["type"] == "refused":
                    heard[message["code"]] += 1
                    assert message["code"] != "server-error", message
                if message["type"] == "state":
                    version = message["version"]

        listening = asyncio.create_task(listen())
        try:
            while sent < count:
                await line.send(hostile(chance, version))
                sent += 1
            await asyncio.wait_for(line.wait_closed(), SILENCE)
        except (ConnectionClosed, TimeoutError):
            pass
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        if listening.done() and not listening.cancelled() and isinstance(listening.exception(), AssertionError):
            raise AssertionError(listening.exception())
    return sent


async def storm(port: int, messages: int, seed: int) -> Counter[str]:
    """So many hostile messages; returns what was answered, `sent` and the `moves` of bystanders included."""
    chance = random.Random(seed)
    heard: Counter[str] = Counter()
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:

        async def new_table() -> Json:
            wish = {"game": chance.choice(["kingdom", "temple"]), "seats": [{"kind": "human"}] * 2, "pace": 0}
            made: Json = (await http.post("/api/tables", json=wish)).raise_for_status().json()
            owner = {"Authorization": f"Bearer {made['owner']}"}
            address = f"/api/tables/{made['table']['id']}/start"
            (await http.post(address, json={}, headers=owner)).raise_for_status()
            return made

        bystander, target, looked = Bystander(port, await new_table()), await new_table(), 0
        while heard["sent"] < messages:
            seeds = [random.Random(chance.random()) for _ in range(LINES)]
            left = max(1, min(AT_ONCE, (messages - heard["sent"]) // LINES + 1))
            heard["sent"] += sum(await asyncio.gather(*(annoy(port, target, left, each, heard) for each in seeds)))
            if heard["sent"] - looked >= EVERY:
                looked = heard["sent"]
                before = bystander.moves
                await bystander.play(chance)
                heard["moves"] += bystander.moves - before
                if bystander.moves == before:
                    bystander = Bystander(port, await new_table())
                if chance.random() < 0.1:
                    target = await new_table()
        (await http.get("/health")).raise_for_status()
    return heard
