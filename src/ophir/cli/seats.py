"""Who sits at the table: people and bots."""

from __future__ import annotations

from typing import Final

from ophir.bots import make_bot
from ophir.bots.bot import Bot
from ophir.engine.errors import UnknownBot

HUMAN: Final = "human"


class Player:
    """A person (`human`, `human:Ana`) or a bot by its name (`greedy`)."""

    def __init__(self, written: str) -> None:
        self.written = written
        kind, _, name = written.partition(":")
        self.human = kind == HUMAN
        self.name = name if self.human else ""

    def bot(self, seed: str) -> Bot:
        """The bot, for one decision: what it does follows from the seed, so a resumed game goes on the same way."""
        return make_bot(self.written, seed)


def read_players(text: str) -> list[Player]:
    """Players from a list such as `human,greedy,random`; an unknown one raises UnknownBot."""
    players = [Player(part.strip()) for part in text.split(",")]
    for player in players:
        if not player.human:
            try:
                player.bot("0")
            except UnknownBot as error:
                if ":" in player.written:
                    raise  # a bot with a budget, or one's own: the error says what is wrong with it
                allowed = f"{HUMAN}, {error.values['allowed']}"
                raise UnknownBot(
                    f"Nobody can sit down as {player.written!r}; there are: {allowed}.",
                    bot=player.written,
                    allowed=allowed,
                ) from None
        elif len(player.written.split()) != 1:
            raise UnknownBot(
                f"A name is one word, not {player.name!r}.", bot=player.written, allowed=f"{HUMAN}:Ana, {HUMAN}"
            )
    return players
