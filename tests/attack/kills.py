"""SIGKILL at any moment: every acknowledged move is there after the restart."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.server.table_talk import Site

TABLES: Final = 3


# Loads all that a server needs, and parts from itself one server after the other: a kill costs no loading then.
NURSERY: Final = """
import gc, json, os, sys
from ophir.cli.app import main
import ophir.server.app, ophir.server.every_game, ophir.server.lines, ophir.server.mailing, uvicorn
gc.collect(), gc.freeze()
for line in sys.stdin:
    child = os.fork()
    if not child:
        print(os.getpid(), flush=True)
        sys.argv = ["ophir", *json.loads(line)]
        main()
    os.waitpid(child, 0)
    print("gone", flush=True)
"""


class Killable(Protocol):
    """A server that can be ended without notice."""

    site: Site

    def kill(self) -> None:
        """No chance to tidy up."""


class Server:
    """The real server in a process of its own; its log goes to `log`, or nowhere."""

    def __init__(self, data: Path, log: Path | None = None) -> None:
        command = [sys.executable, "-c", "from ophir.cli.app import main; main()", *_serving(data)]
        with log.open("ab") if log is not None else open(os.devnull, "wb") as heard:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=heard, text=True)
        assert self.process.stdout is not None
        self.site = _found_at(self.process.stdout.readline())

    def kill(self) -> None:
        """No chance to tidy up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        self.site.http.close()


class Nursery:
    """Starts the same server, one at a time, from a process that has everything loaded."""

    def __init__(self) -> None:
        pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
        command = [sys.executable, "-c", NURSERY]
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=nowhere, text=True)

    def say(self, words: list[str]) -> None:
        """Have a server started with these words."""
        assert self.process.stdin is not None
        print(json.dumps(words), file=self.process.stdin, flush=True)

    def hear(self) -> str:
        """What it, or the server, says next."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def start(self, data: Path) -> Killable:
        """A server over an own folder."""
        return Child(self, data)

    def close(self) -> None:
        """Start no more."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


class Child:
    """A server of a nursery."""

    def __init__(self, nursery: Nursery, data: Path) -> None:
        self.nursery = nursery
        nursery.say(_serving(data))
        self.id = int(nursery.hear())
        self.site = _found_at(nursery.hear())

    def kill(self) -> None:
        """No chance to tidy up."""
        os.kill(self.id, signal.SIGKILL)
        assert self.nursery.hear() == "gone\n"
        self.site.http.close()


def _serving(data: Path) -> list[str]:
    return ["serve", *("--port", "0", "--data", str(data), "--no-browser", "--workers", "1", "--trust", "127.0.0.1")]


def _found_at(line: str) -> Site:
    assert line.startswith("Ophir is at http://127.0.0.1:"), line
    return Site(int(line.split(":")[2].split("/")[0]))


class Player:
    """Plays all seats of one table, and keeps what the server has acknowledged."""

    def __init__(self, site: Site) -> None:
        made = site.create("human", "human", "human")
        made.start()
        self.table = made.id
        self.secrets = list(made.secrets.values())
        self.acknowledged: list[str] = []  # seat and action, as in the log
        self.unsure: str = ""  # sent when the line broke
        self.failed: Exception | None = None

    def play(self, site: Site, chance: random.Random) -> None:
        """Play until the server is gone."""
        try:
            browser = site.join(self.table, *self.secrets)
            browser.hear_type("state")
            self.compare(browser.log)
            while browser.state["status"] == "playing":
                seat = browser.state["to_move"]
                action = chance.choice(browser.open_actions())
                self.unsure = f"{seat} {action}"
                answer = browser.act(seat, action)
                if answer.get("code") == "too-fast":  # nothing was done; enough until the kill
                    self.unsure = ""
                    return
                assert answer["type"] == "ack", answer
                self.acknowledged.append(self.unsure)
                self.unsure = ""
                while browser.state["version"] < answer["version"]:
                    browser.hear_type("state")
        except (ConnectionClosed, InvalidMessage, OSError, EOFError):  # the kill may come while a line is opened
            return
        except Exception as error:  # in a thread it would go unseen
            self.failed = error

    def compare(self, log: list[dict[str, object]]) -> None:
        """What the server has must be what it acknowledged, and at most the one move that was on its way."""
        there = [f"{entry['seat']} {entry['action']}" for entry in log]
        # Lines of several seats show only the kind of a hidden choice.
        shown = [
            told if not entry["hidden"] else kept
            for told, entry, kept in zip(there, log, [*self.acknowledged, self.unsure], strict=False)
        ]
        assert shown[: len(self.acknowledged)] == self.acknowledged
        more = shown[len(self.acknowledged) :]
        assert more in ([], [self.unsure])
        self.acknowledged += more
        self.unsure = ""


def kill_often(data: Path, kills: int, seed: int, start: Callable[[Path], Killable] = Server) -> int:
    """Kill a server so many times while people play; returns how many moves it had acknowledged. None may be lost."""
    chance = random.Random(seed)
    server = start(data)
    players = [Player(server.site) for _ in range(TABLES)]
    acknowledged = 0
    try:
        for kill in range(kills):
            threads = [
                threading.Thread(target=player.play, args=(server.site, random.Random(f"{seed} {kill} {number}")))
                for number, player in enumerate(players)
            ]
            for thread in threads:
                thread.start()
            threads[0].join(chance.uniform(0.1, 0.8))
            server.kill()
            for thread in threads:
                thread.join(20)
            server = start(data)
            for number, player in enumerate(players):
                assert player.failed is None, player.failed
                info = server.site.ask("GET", f"/api/tables/{player.table}")
                assert info["moves"] >= len(player.acknowledged), "an acknowledged move is gone"
                if info["status"] == "finished":
                    acknowledged += len(player.acknowledged)
                    players[number] = Player(server.site)
        for player in players:
            browser = server.site.join(player.table, *player.secrets)
            browser.hear_type("state")
            player.compare(browser.log)
            browser.close()
    finally:
        server.kill()
    return acknowledged + sum(len(player.acknowledged) for player in players)
