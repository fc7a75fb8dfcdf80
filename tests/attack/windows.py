"""Does a pass tell what was held? Somebody who sees all messages of a game and their times guesses.

At every table two people play Solomon's Temple at random. Who is asked out of turn and plays nothing gave nothing away
by the rules; an observer with the opponent's line and a spectator's tries to tell whether a fitting card was there. He
has: how many messages came between the question and its end, of which types, their sizes and their texts without
numbers, how far version and moves went, and the time. He learns on half of the games what goes with a card, and guesses
on the others, where windows with and without a card are as many for each kind of question: chance is 50 %. At a table
that asks only who can answer he has another sign: whether after an act that may be answered a question comes at all.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections import Counter, defaultdict
from collections.abc import Hashable
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

Json = dict[str, Any]

MOST_MOVES: Final = 150  # of a game; by then every kind of window has come
NUMBERS: Final = re.compile(r"[0-9.]+")
CLICKS_WITHIN: Final = 0.8  # of the time for an answer


class Seen(NamedTuple):
    """One question to which nothing was played: what the observer saw of it, and what he would like to know."""

    ask: str
    held: bool
    seconds: float
    signs: dict[str, Hashable]  # by what is looked at


class Line:
    """A socket that notes when what came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[tuple[float, str]] = []
        self.states: asyncio.Queue[Json] = asyncio.Queue()
        self.listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for text in self.socket:
            assert isinstance(text, str)
            self.heard.append((time.perf_counter(), text))
            message = json.loads(text)
            if message["type"] == "state":
                self.states.put_nowait(message)

    async def state(self, version: int) -> Json:
        """The first state from this version on."""
        while (state := await self.states.get())["version"] < version:
            pass
        return state


class Game:
    """Two people and a spectator at one table."""

    def __init__(self, lines: list[Line], chance: random.Random, answers: str, seconds: float) -> None:
        self.lines = lines  # of both seats, and the spectator's
        self.chance = chance
        self.answers = answers
        self.seconds = seconds
        self.windows: list[Seen] = []

    async def play(self) -> list[Seen]:
        """Play for a while; returns what was seen of the windows."""
        states = [await line.state(0) for line in self.lines]
        for _ in range(MOST_MOVES):
            state = states[0]
            if state["status"] != "playing":
                break
            seat, version = state["to_move"], state["version"]
            actions = [one["text"] for one in states[seat]["choices"] if "closed" not in one]
            window = state["prompt"]["ask"].endswith("-window")
            # A window without a card passes by itself or by a click, one with a card after some thought.
            action = "pass" if window and self.chance.random() < 0.85 else self.chance.choice(actions)
            before = [len(line.heard) for line in self.lines]
            if window:
                await asyncio.sleep(self.chance.uniform(0, CLICKS_WITHIN) * self.seconds)
            act = {"type": "act", "seat": seat, "action": action, "version": version, "ref": version}
            asked_at = self.lines[1 - seat].heard[before[1 - seat] - 1][0]
            await self.lines[seat].socket.send(json.dumps(act))
            foretold = next(one.get("answer") for one in states[seat]["choices"] if one["text"] == action)
            states = [await line.state(version + 1) for line in self.lines]
            if self.answers == "open":
                if foretold:
                    put = states[0]["status"] == "playing" and states[0]["prompt"]["ask"] == foretold["ask"]
                    self.windows.append(Seen(foretold["ask"], put, 0.0, {"a question": put}))
            elif window and action == "pass":
                self._note(state["prompt"]["ask"], len(actions) > 1, seat, asked_at, before)
        return self.windows

    def _note(self, ask: str, held: bool, seat: int, asked_at: float, before: list[int]) -> None:
        signs: dict[str, Hashable] = {}
        seconds = 0.0
        for name, number in (("opponent", 1 - seat), ("spectator", 2)):
            heard = self.lines[number].heard[before[number] :]
            messages = [json.loads(text) for _, text in heard]
            seconds = heard[0][0] - asked_at
            logs = [text for (_, text), message in zip(heard, messages, strict=True) if message["type"] == "log"]
            signs |= {
                f"{name}: types": tuple(message["type"] for message in messages),
                f"{name}: versions": len(messages) and messages[-1]["version"] - messages[0].get("version", 0),
                f"{name}: size of the log": sum(map(len, logs)) // 8,
                f"{name}: text of the log": NUMBERS.sub("#", "".join(logs)),
                f"{name}: time between": round((heard[-1][0] - heard[0][0]) * 200),
            }
        self.windows.append(Seen(ask, held, seconds, signs))


async def one_game(http: httpx.AsyncClient, port: int, number: int, answers: str, seconds: int) -> list[Seen]:
    """Set a table up and play at it."""
    wish = {"game": "temple", "seats": [{"kind": "human"}, {"kind": "open"}], "pace": 0, "answers": answers}
    made = (await http.post("/api/tables", json={**wish, "answer_seconds": seconds})).raise_for_status().json()
    address = f"/api/tables/{made['table']['id']}"
    taken = (await http.post(f"{address}/seats/1/take", json={"name": "Guest"})).raise_for_status().json()
    owner = {"Authorization": f"Bearer {made['owner']}"}
    (await http.post(f"{address}/start", json={}, headers=owner)).raise_for_status()
    lines = []
    for secrets in ([made["secrets"][0]["secret"]], [taken["secret"]], []):
        socket = await connect(f"ws://127.0.0.1:{port}{address}/live", compression=None, max_size=None)
        lines.append(Line(socket))
        await socket.send(json.dumps({"type": "join", "secrets": secrets}))
    try:
        return await Game(lines, random.Random(number), answers, seconds).play()
    finally:
        for line in lines:
            line.listening.cancel()
            await line.socket.close()


async def watch(port: int, games: int, answers: str, seconds: int, seed: int) -> list[list[Seen]]:
    """The windows of so many games, by game; all are played at once."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        return await asyncio.gather(
            *(one_game(http, port, seed * 1000 + number, answers, seconds) for number in range(games))
        )


class Guesses(NamedTuple):
    """How often the observer was right, of how many windows, and by what he guessed in each half."""

    right: float
    of: int
    by: tuple[str, str]

    @property
    def share(self) -> float:
        return self.right / self.of if self.of else 0.0


def guesses(games: list[list[Seen]], seed: int) -> Guesses:
    """What the observer makes of it: he learns on one half of the games and guesses on the other, both ways round."""
    halves = [_balanced([seen for game in games[half::2] for seen in game], seed + half) for half in (0, 1)]
    right, by = 0.0, []
    for learn, test in (halves, halves[::-1]):
        sign = _most_telling(learn)
        right += _right(learn, test, sign)
        by.append(sign)
    return Guesses(right, sum(map(len, halves)), (by[0], by[1]))


def _most_telling(learn: list[Seen]) -> str:
    """The sign that tells most, tried on a part of what is learnt from."""
    signs = ("time", *sorted({name for seen in learn for name in seen.signs}))
    return max(signs, key=lambda sign: _right(learn[::2], learn[1::2], sign) + _right(learn[1::2], learn[::2], sign))


def _balanced(windows: list[Seen], seed: int) -> list[Seen]:
    """As many with a card as without, of each kind of question: which cards are frequent tells nothing then."""
    kinds: dict[tuple[str, bool], list[Seen]] = defaultdict(list)
    for seen in windows:
        kinds[seen.ask, seen.held].append(seen)
    chance = random.Random(seed)
    kept: list[Seen] = []
    for ask in sorted({ask for ask, _ in kinds}):
        count = min(len(kinds[ask, held]) for held in (False, True))
        for held in (False, True):
            kept += chance.sample(kinds[ask, held], count)
    chance.shuffle(kept)
    return kept


def _right(learn: list[Seen], test: list[Seen], sign: str) -> float:
    """How many guesses are right on `test`; what was never seen is guessed by a coin."""
    if sign == "time":
        return _right_by_time(learn, test)
    held: dict[Hashable, Counter[bool]] = defaultdict(Counter)
    for seen in learn:
        held[seen.ask, seen.signs[sign]][seen.held] += 1
    right = 0.0
    for seen in test:
        known = held[seen.ask, seen.signs[sign]]
        right += 0.5 if known[True] == known[False] else (known[True] > known[False]) == seen.held
    return right


def _right_by_time(learn: list[Seen], test: list[Seen]) -> float:
    """A card is there from some length of the pause on, or up to it, whichever was right more often."""

    def right(windows: list[Seen], limit: float, longer: bool) -> int:
        return sum(((seen.seconds > limit) == longer) == seen.held for seen in windows)

    rules = [(seen.seconds, longer) for seen in learn for longer in (True, False)]
    return right(test, *max(rules, key=lambda rule: right(learn, *rule))) if rules else len(test) / 2
