"""A game at this terminal: people and bots by turns, saved after every action."""

from __future__ import annotations

import shlex
import time
from pathlib import Path

from rich.text import Text

from ophir.cli.layout import Lines, heading, joined
from ophir.cli.screen import EndOfInput, Screen
from ophir.cli.seats import Player
from ophir.cli.tables import drawing_of
from ophir.cli.turn import Quit, Turn
from ophir.cli.words import Words
from ophir.engine.errors import BadRecord
from ophir.engine.events import Event
from ophir.engine.game import NOBODY
from ophir.engine.matches import Match

INTERRUPTED = 130


class Settings:
    """How a person wants to play: language, pace, how often to be asked out of turn, and the folder of the pack."""

    def __init__(self, language: str, pace: float, interrupts: str | None, pack: Path | None) -> None:
        self.language = language
        self.pace = pace
        self.interrupts = interrupts
        self.pack = pack


class Session:
    """Runs a match from where it stands to its end, or until somebody leaves."""

    def __init__(self, match: Match, players: list[Player], path: Path, settings: Settings) -> None:
        self.match = match
        self.players = players
        self.path = path
        self.settings = settings
        self.screen = Screen()
        self.words = Words(match.position, settings.language, [player.name for player in players])
        self.drawing = drawing_of(match.game, self.words)
        self.interrupts = settings.interrupts or self.drawing.out_of_turn  # how often people are asked out of turn
        self.people = [seat for seat, player in enumerate(players) if player.human]
        self.onlooker = self.people[0] if len(self.people) == 1 else NOBODY  # who may read along all the time
        self.facing = self.onlooker  # who sits before the screen
        self.offered = ""  # the moment at which people were last asked whether they want to act out of turn

    def run(self) -> int:
        """Play; returns the exit code."""
        try:
            self.save()
            self.greet()
            while not self.match.position.over:
                self.step()
            self.finish()
        except (Quit, EndOfInput):
            self.save()
            self.goodbye()
        except KeyboardInterrupt:
            self.screen.say("")
            self.save()
            self.goodbye()
            return INTERRUPTED
        return 0

    def step(self) -> None:
        """The next thing that happens: an interrupt, or the pending decision."""
        if self.bot_interrupts() or self.person_interrupts():
            return
        seat = self.match.position.to_move
        view = self.match.position.view(seat)
        if not self.players[seat].human:
            bot = self.players[seat].bot(self.bot_seed(seat))
            with self.screen.waiting(self.thinking(seat)):
                action = bot.answer(view)
            self.play(action, seat)
            time.sleep(self.settings.pace)
        elif (action_passed := self.drawing.passing(view, self.interrupts)) is not None:
            self.play(action_passed, seat)
        else:
            self.hand_over(seat)
            Turn(self, seat).run()

    def thinking(self, seat: int) -> str:
        """Who is thinking, and about what if that is not simply the own turn."""
        why = self.drawing.waiting(self.match.position.view(self.onlooker))
        said = self.words.say("thinking", player=self.words.player(seat).plain, bot=self.players[seat].written)
        return f"{said} {why}".strip()

    def bot_seed(self, seat: int) -> str:
        """A bot's chance depends on the game and on how far it is, not on when the program was started."""
        return f"{self.match.record.seed}/{seat}/{len(self.match.played)}"

    def bot_interrupts(self) -> bool:
        """Ask the bots, in order, whether one acts although the decision is another's."""
        position = self.match.position
        for seat in position.seat_order():
            if self.players[seat].human or seat == position.to_move or not position.interrupts(seat):
                continue
            action = self.players[seat].bot(f"{self.bot_seed(seat)}/interrupt").interrupt(position.view(seat))
            if action is not None:
                self.play(action, seat)
                return True
        return False

    def person_interrupts(self) -> bool:
        """Ask people who hold something to play out of turn, at good moments or always."""
        position = self.match.position
        if self.interrupts == "never":
            return False
        always = self.interrupts == "always"
        moment = str(len(self.match.played)) if always else self.drawing.moment(position.view(NOBODY))
        able = [seat for seat in self.people if seat != position.to_move and position.interrupts(seat)]
        if not able or not moment or moment == self.offered:
            return False
        self.offered = moment
        seat = able[0] if len(self.people) == 1 else self.who_interrupts(able)
        if seat == NOBODY:
            return False
        self.hand_over(seat)
        if Turn(self, seat, out_of_turn=True).run():
            self.offered = ""
            return True
        return False

    def who_interrupts(self, able: list[int]) -> int:
        """With several people at one screen, first ask openly whether anybody wants to."""
        words = self.words
        self.wipe_secrets()
        turn = words.players[self.match.position.to_move]
        self.screen.say(words.say("interrupt-anybody", turn=turn), "question")
        for seat in able:
            self.screen.show([joined("  ", words.player(seat))])
        while True:
            typed = self.screen.ask(Text(words.say("interrupt-who"))).lower()
            if not typed:
                return NOBODY
            for seat in able:
                if typed in (words.players[seat].lower(), self.match.game.seat_names[seat], str(seat + 1)):
                    return seat

    def hand_over(self, seat: int) -> None:
        """Give the keyboard to another person, with nothing secret left on the screen."""
        if self.facing == seat or len(self.people) == 1:
            return
        self.wipe_secrets()
        words = self.words
        self.screen.show([heading(words.game.say("game-title"), self.screen.width), Text()])
        self.screen.show([joined("  ", words.say("pass-keyboard"), " ", words.player(seat))])
        self.screen.ask(Text("  " + words.say("press-enter")))
        self.screen.wipe()
        self.facing = seat

    def wipe_secrets(self) -> None:
        """Take what only the person before the screen may see off it."""
        self.screen.wipe()
        self.facing = NOBODY

    def play(self, action: int, seat: int) -> None:
        """Take an action, save the game, and say what happened to those who may read along."""
        events = self.match.play(action, seat)
        self.save_if_possible()
        self.screen.show(self.told(events, self.onlooker))

    def told(self, events: list[Event], viewer: int) -> Lines:
        """Events in words, as one seat may know them."""
        width = self.screen.width
        worth = self.drawing.worth_telling(events)
        return [line for one in worth for line in self.words.event(one, viewer, width, reader=viewer)]

    def log(self, viewer: int, since_own: bool = False) -> Lines:
        """What happened so far, or since the viewer last acted."""
        played = self.match.played
        start = 0
        if since_own:
            own = [number for number, one in enumerate(played) if one.seat == viewer]
            start = own[-1] if own else 0
        return [line for one in played[start:] for line in self.told(one.events, viewer)]

    def save_if_possible(self) -> None:
        """A full disk must not end a game: say so, and try again after the next action."""
        try:
            self.save()
        except BadRecord as error:
            self.screen.tell(self.words.game.error(error), "warning")

    def save(self, path: Path | None = None) -> None:
        """Write the record, whole or not at all."""
        target = path or self.path
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            self.match.record.save(target)
        except OSError as error:
            raise BadRecord(0, f"{target} can't be written: {error.strerror}") from None

    def resume_command(self) -> str:
        """What to type to go on with this game."""
        parts = ["ophir", "play", "--resume", str(self.path)]
        if self.settings.pack is not None:
            parts += ["--pack", str(self.settings.pack)]
        if self.settings.language != "en":
            parts += ["--lang", self.settings.language]
        return shlex.join(parts)

    def greet(self) -> None:
        """Say what is played, with whom and where it is kept."""
        words = self.words
        record = self.match.record
        self.screen.show([heading(words.game.say("game-title"), self.screen.width)])
        at_table = [
            joined(words.player(seat), f" ({player.written.partition(':')[0] if player.human else player.written})")
            for seat, player in enumerate(self.players)
        ]
        at_table += [joined(words.player(party)) for party in range(len(self.players), len(words.players))]
        self.screen.show([Text(", ").join(at_table)])
        self.screen.say(words.say("greet-seed", seed=str(record.seed)), "quiet")
        self.screen.tell(words.say("greet-saved", file=str(self.path)), "quiet")
        if self.match.played:
            self.screen.say(words.say("greet-resumed", moves=len(self.match.played)))
        if self.screen.live and self.people:
            self.screen.say(words.say("greet-help"))
            self.screen.ask(Text(words.say("press-enter")))

    def finish(self) -> None:
        """The last table and the result."""
        viewer = self.onlooker
        view = self.match.position.view(viewer)
        self.screen.clear()
        results = self.drawing.results(view, self.screen.width)
        self.screen.show(self.drawing.table(view, self.screen.width, self.screen.height - len(results) - 3, {}))
        self.screen.show([heading(self.words.say("result-title"), self.screen.width), *results])
        self.screen.tell(self.words.say("record-kept", file=str(self.path)), "quiet")

    def goodbye(self) -> None:
        """Nothing is lost: say where the game is and how to go on."""
        self.screen.tell(self.words.say("goodbye", file=str(self.path)))
        self.screen.tell(f"  {self.resume_command()}", "title")
