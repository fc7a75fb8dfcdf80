"""Bring your own bot: `module:Class` on the command line.

The class is made with a seed (a text) and asked `choose(view)`. It lives in a process of its own and gets views only,
as data; if it raises, answers nonsense or takes too long, the decision is made by chance, the trouble is reported,
and the game goes on.
"""

from __future__ import annotations

import importlib
import logging
import multiprocessing
import os
import sys
from multiprocessing.connection import Connection
from typing import Any, ClassVar, Final

from ophir.bots.bot import Bot
from ophir.engine.errors import UnknownBot
from ophir.engine.game import Game
from ophir.engine.packs import Pack
from ophir.engine.views import View

PATIENCE: Final = 10.0  # seconds for a decision
START_PATIENCE: Final = 30.0  # seconds for the process to start

log = logging.getLogger("ophir.bots")


def load_class(target: str) -> type:
    """The class that `module:Class` names, also from the current folder."""
    module_name, _, class_name = target.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        module = importlib.import_module(module_name)
    except ImportError as error:
        raise UnknownBot(f"The module of the bot {target!r} can't be imported: {error}.", bot=target) from None
    found = getattr(module, class_name, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise UnknownBot(
            f"{target!r} is no bot: {module_name} needs a class {class_name} with a method choose(view).", bot=target
        )
    return found


class Foreign(Bot):
    """A bot that somebody else wrote, in a process of its own."""

    name: ClassVar[str] = "foreign"

    def __init__(self, seed: str, target: str, patience: float = PATIENCE) -> None:
        super().__init__(seed)
        load_class(target)  # so that a wrong name is told before the game
        self.seed = seed
        self.target = target
        self.patience = patience
        self.troubles: list[str] = []
        self._process: multiprocessing.process.BaseProcess | None = None
        self._line: Connection | None = None

    def choose(self, view: View) -> int:
        legal = view.legal()
        try:
            answer = self._ask(view)
        except (TimeoutError, _Trouble) as error:
            return self._forfeit(legal, str(error))
        except (EOFError, OSError):
            self.close()
            return self._forfeit(legal, "its process ended")
        if type(answer) is not int or answer not in legal:
            return self._forfeit(legal, f"it answered {answer!r}, which is not legal")
        return answer

    def _forfeit(self, legal: list[int], trouble: str) -> int:
        self.troubles.append(trouble)
        log.warning("Bot %s: %s. The decision is made by chance.", self.target, trouble)
        return legal[self.chance.below(len(legal))]

    def _ask(self, view: View) -> object:
        line = self._connect(view)
        line.send(view.to_json())
        if not line.poll(self.patience):
            self.close()
            raise TimeoutError(f"it took more than {self.patience:g} seconds")
        ok, answer = line.recv()
        if not ok:
            raise _Trouble(f"it raised {answer}")
        return answer

    def _connect(self, view: View) -> Connection:
        if self._line is not None:
            return self._line
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        arguments = (theirs, self.target, self.seed, view.game.id, view.known.pack)
        process = context.Process(target=_serve, args=arguments, daemon=True)
        process.start()
        theirs.close()
        self._process, self._line = process, ours
        if not ours.poll(START_PATIENCE):
            self.close()
            raise TimeoutError("its process did not start")
        ok, trouble = ours.recv()
        if not ok:
            self.close()
            raise _Trouble(f"it could not be made: {trouble}")
        return ours

    def close(self) -> None:
        """End its process."""
        if self._line is not None:
            self._line.close()
        if self._process is not None:
            self._process.kill()
        self._process = self._line = None


class _Trouble(Exception):
    pass


def _serve(line: Connection, target: str, seed: str, game_id: str, pack: Pack) -> None:
    """The bot's own process: views in, actions out."""
    from ophir.games import game

    try:
        bot: Any = load_class(target)(seed)
        line.send((True, None))
    except Exception as error:
        line.send((False, repr(error)))
        return
    played: Game = game(game_id)
    while True:
        try:
            data = line.recv()
        except EOFError:
            return
        try:
            line.send((True, bot.choose(played.view_from_json(data, pack))))
        except Exception as error:
            line.send((False, repr(error)))
