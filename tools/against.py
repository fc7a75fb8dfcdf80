"""Strength against another checkout: `python -m tools.against CHECKOUT kingdom ismcts:400 master -n 100`.

The first bot is this checkout's, the second the other's, which must be compiled and play by the same rules. The other
bot runs in a process of its own and gets views as data. Every deal is played once from each seat, the first bot in one
seat and the second in all others. Finished deals are kept in a file, so that it can be stopped and go on.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, ClassVar, Final

HERE: Final = Path(__file__)


class Elsewhere:
    """A process with the other checkout's bots."""

    def __init__(self, checkout: Path) -> None:
        env = {**os.environ, "PYTHONPATH": str(checkout / "src")}
        self.process = subprocess.Popen(
            [sys.executable, HERE], cwd=checkout, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, *question: object) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit("the other checkout's process ended; what it said stands above")
        return json.loads(line)


def serve() -> None:
    """The other checkout's side: bots by key, views in, actions in notation out."""
    import ophir
    from ophir.bots import make_bot
    from ophir.games import game

    if not ophir.COMPILED:
        sys.exit(f"{Path.cwd()} is not compiled")
    bots: dict[str, Any] = {}
    for line in sys.stdin:
        kind, key, what = json.loads(line)
        if kind == "make":
            bots[key] = make_bot(what, key)
            print(json.dumps(bots[key].interrupts), flush=True)
            continue
        if kind == "drop":
            bots.clear()
            print(json.dumps(True), flush=True)
            continue
        view = game(what["game"]).view_from_json(what)
        action = bots[key].choose(view) if kind == "choose" else bots[key].interrupt(view)
        print(json.dumps(None if action is None else view.actions[action].text), flush=True)


def main() -> None:
    from ophir.bots import make_bot
    from ophir.bots.bot import Bot
    from ophir.engine.views import View
    from ophir.games import game
    from ophir.sim.contest import Contest
    from ophir.sim.play import play_bots

    class Rival(Bot):
        """A bot of the other checkout."""

        name: ClassVar[str] = "rival"

        def __init__(self, seed: str, bot: str) -> None:
            super().__init__(seed)
            self.seed = seed
            self.interrupts = elsewhere.ask("make", seed, bot)  # type: ignore[misc]  # of this one, not of its class

        def choose(self, view: View) -> int:
            return self.read(view, elsewhere.ask("choose", self.seed, view.to_json()))

        def interrupt(self, view: View) -> int | None:
            answer = elsewhere.ask("interrupt", self.seed, view.to_json())
            return None if answer is None else self.read(view, answer)

        def read(self, view: View, text: str) -> int:
            return view.actions.parse(text).id

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkout", type=Path)
    parser.add_argument("game")
    parser.add_argument("bot", help="of this checkout")
    parser.add_argument("rival", help="of the other")
    parser.add_argument("-n", "--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--file", type=Path, help="where finished deals are kept")
    asked = parser.parse_args()
    elsewhere = Elsewhere(asked.checkout)
    played = game(asked.game)

    def play(mine: int, seed: str) -> float:
        names = [asked.rival] * asked.seats
        names[mine] = asked.bot
        keys = [f"{seed}/{seat}" for seat in range(asked.seats)]
        players = [
            make_bot(asked.bot, key) if seat == mine else Rival(key, asked.rival) for seat, key in enumerate(keys)
        ]
        outcome = play_bots(played, players, names, seed).outcome
        elsewhere.ask("drop", "", None)
        return 1 / len(outcome.winners) if mine in outcome.winners else 0.0

    contest = Contest(asked.seats, asked.seed, asked.file)
    for seed in contest.seeds(asked.games):
        contest.add([play(mine, seed) for mine in range(asked.seats)])
        print(f"\r{contest}", end="", file=sys.stderr)
    print(f"\n{asked.game}: {asked.bot} against {asked.rival} of {asked.checkout.name}, {contest}")
    elsewhere.process.kill()


if __name__ == "__main__":
    if len(sys.argv) == 1:
        sys.path.remove(str(HERE.parent))  # of this checkout nothing but this file is used
        serve()
    else:
        main()
