"""Hostile messages: whatever comes over a socket or a request is answered or refused, and others play on.

Each message is a valid one that was bent: a field that is missing, too long, of another type or another person's, a
version of the future, bytes that are no text, data within data. Lines are cut for it again and again, and others come.
Messages are made from the classes of the protocol, requests from the server's own description of its routes
(`routes.py`), so that what is added to either is attacked, too.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import Final, get_args

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ophir.games import GAMES
from ophir.server.protocol import FromBrowser
from tests.attack.odd import ODD, Json, bent
from tests.attack.routes import Prey, molest, routes_of

AT_ONCE: Final = 120  # messages of a line; by then it has been cut
LINES: Final = 8  # at a time
ASKERS: Final = 4  # over HTTP meanwhile
PLAIN: Final = 0.3  # of messages that are as they should be, but out of place
EVERY: Final = 2_000  # messages between two looks whether others still play
SILENCE: Final = 1.0  # seconds
PATIENCE: Final = 60  # seconds until nobody answers any more, on a machine that has much else to do

# What a field may hold in a message that is valid but for what is bent; one that is not named here holds anything.
USUAL: Final[dict[str, tuple[object, ...]]] = {
    "seat": (0, 0, 0, 1, -1),
    "action": ("place hamath", "pass", "advance", "draw"),
    "actions": (["place hamath"] * 2,),
    "count": (1,),
    "text": ("hello",),
    "pace": (0,),
    "secrets": ([],),
    "after": (0, 5),
}


def hostile(chance: random.Random, version: int) -> str | bytes:
    """A message that nobody should send."""
    kind = chance.choice(get_args(FromBrowser))
    message: Json = {"type": kind.__struct_config__.tag}
    for field in kind.__struct_fields__:
        message[field] = chance.choice(USUAL.get(field, ODD))
    if "version" in message:
        message["version"] = version
    message["ref"] = chance.randrange(1, 1_000_000)
    return json.dumps(message, default=str) if chance.random() < PLAIN else bent(chance, message, version)


class Bystander:
    """Somebody at another table, who must not notice any of it."""

    def __init__(self, port: int, made: Json) -> None:
        self.address = f"ws://127.0.0.1:{port}/api/tables/{made['table']['id']}/live"
        self.secrets = [each["secret"] for each in made["secrets"]]
        self.moves = 0

    async def play(self, chance: random.Random) -> None:
        """One move, acknowledged; or nothing if the game is over."""
        async with connect(self.address, compression=None, max_size=None, open_timeout=PATIENCE) as line:
            await line.send(json.dumps({"type": "join", "secrets": self.secrets}))
            while (state := json.loads(await line.recv()))["type"] != "state":
                pass
            if state["status"] != "playing":
                return
            action = chance.choice([one["text"] for one in state["choices"] if "closed" not in one])
            act = {"type": "act", "seat": state["to_move"], "action": action, "version": state["version"], "ref": 1}
            await line.send(json.dumps(act))
            async with asyncio.timeout(PATIENCE):
                while (answer := json.loads(await line.recv()))["type"] not in ("ack", "refused"):
                    pass
            assert answer["type"] == "ack", answer
            self.moves += 1


async def annoy(port: int, made: Json, count: int, chance: random.Random, heard: Counter[str]) -> int:
    """One line that says as much as it can until it is cut; returns how much that was."""
    address = f"ws://127.0.0.1:{port}/api/tables/{made['table']['id']}/live"
    secrets = [made["secrets"][0]["secret"]] if chance.random() < 0.7 else []
    sent = 0
    async with connect(address, compression=None, max_size=None, max_queue=None, open_timeout=PATIENCE) as line:
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
    at_once = httpx.Limits(keepalive_expiry=1)  # the server ends connections that say nothing for a while
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, limits=at_once) as http:
        routes, shapes = await routes_of(http)

        async def new_table(start: bool = True) -> Json:
            wish = {"game": chance.choice(list(GAMES)), "seats": [{"kind": "human"}] * 2, "pace": 0}
            made: Json = (await http.post("/api/tables", json=wish)).raise_for_status().json()
            owner = {"Authorization": f"Bearer {made['owner']}"}
            address = f"/api/tables/{made['table']['id']}/start"
            if start:
                (await http.post(address, json={}, headers=owner)).raise_for_status()
            return made

        async def new_prey() -> Prey:
            """A table that is over, one that is played, and one that waits."""
            over, played, waits = await new_table(), await new_table(), await new_table(start=False)
            loser = {"Authorization": f"Bearer {over['secrets'][0]['secret']}"}
            address = f"/api/tables/{over['table']['id']}/seats/0/resign"
            (await http.post(address, json={}, headers=loser)).raise_for_status()
            person = random.Random(chance.random()).randbytes(20).hex()
            keys = [key["secret"] for made in (over, played, waits) for key in made["secrets"]]
            owners = [made["owner"] for made in (over, played, waits)]
            return Prey([made["table"]["id"] for made in (over, played, waits)], [*keys, *owners, person])

        async def ask(each: random.Random) -> None:
            while heard["sent"] < messages:
                heard[await molest(http, routes, shapes, prey, each)] += 1
                heard["sent"] += 1

        bystander, target, prey, looked = Bystander(port, await new_table()), await new_table(), await new_prey(), 0
        asking = [asyncio.create_task(ask(random.Random(chance.random()))) for _ in range(ASKERS)]
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
                    target, prey = await new_table(), await new_prey()
            for asker in asking:
                if asker.done():
                    asker.result()  # raises what it found wrong
        await asyncio.gather(*asking)
        (await http.get("/health")).raise_for_status()
    return heard
