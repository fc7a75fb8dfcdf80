"""SIGKILL at any moment: every acknowledged move is there after the restart."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final

from websockets.exceptions import ConnectionClosed

from tests.server.table_talk import Site

TABLES: Final = 3


class Server:
    """The real server in a process of its own; its log goes to `log`, or nowhere."""

    def __init__(self, data: Path, log: Path | None = None) -> None:
        command = [sys.executable, "-c", "from ophir.cli.app import main; main()", "serve"]
        options = ["--port", "0", "--data", str(data), "--no-browser", "--workers", "1", "--trust", "127.0.0.1"]
        heard = log.open("ab") if log is not None else None
        self.process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, stderr=heard, text=True)
        if heard is not None:
            heard.close()
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Ophir is at http://127.0.0.1:"), line
        self.site = Site(int(line.split(":")[2].split("/")[0]))

    def kill(self) -> None:
        """No chance to tidy up."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        self.site.http.close()


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
        except (ConnectionClosed, OSError, EOFError):
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


def kill_often(data: Path, kills: int, seed: int) -> int:
    """Kill a server so many times while people play; returns how many moves it had acknowledged. None may be lost."""
    chance = random.Random(seed)
    server = Server(data)
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
            server = Server(data)
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
