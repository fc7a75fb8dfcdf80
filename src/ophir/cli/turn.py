"""One decision of a person at the keyboard: the table, the options, and the commands."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from ophir.bots.advice import best_choices
from ophir.bots.reasons import reasons
from ophir.cli.choices import Choices
from ophir.cli.layout import Lines, columns, heading, joined, wrapped
from ophir.engine.chance import Chance
from ophir.engine.errors import IllegalAction, OphirError

if TYPE_CHECKING:
    from ophir.cli.session import Session

TALL = 40  # from here on there is room for a longer log
LOG_SHOWN = 30
INTERRUPT_SETTINGS = ("always", "sometimes", "never")


class Quit(Exception):
    """The person leaves the table; the game is saved."""


class Turn:
    """Asks one seat until it has acted. `out_of_turn`: it may act although the decision is another's, or let it be."""

    def __init__(self, session: Session, seat: int, out_of_turn: bool = False) -> None:
        self.session = session
        self.seat = seat
        self.out_of_turn = out_of_turn
        self.words = session.words
        self.screen = session.screen
        self.view = session.match.position.view(seat)
        self.choices = Choices(self.view, session.drawing)
        self.over = False
        self.acted = False
        own: dict[str, Callable[[str], None]] = {
            "help": self.help,
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "rules": self.rules,
            "log": self.log,
            "more": self.more,
            "table": self.redraw,
            "save": self.save,
            "interrupts": self.interrupts,
            "quit": self.quit,
        }
        # Every command answers to its English word and to that of the language in use.
        self.commands = {**own, **{self.words.say(f"command-{name}"): command for name, command in own.items()}}
        self.commands["?"] = self.help
        parts = session.drawing.parts
        self.parts = {**{part: part for part in parts}, **{self.words.say(f"command-{part}"): part for part in parts}}

    def run(self) -> bool:
        """Ask until the seat has acted, taken something back, or let the moment pass. Did it act?"""
        played = self.session.match.played
        if self.screen.live or not played or played[-1].seat != self.seat:
            self.redraw("")
        else:  # where nobody looks at a screen, the table is printed once a turn
            self.show_choices(self.choices.lines(self.screen.width))
        while not self.over:
            self.answer(self.screen.ask(joined((f"{self.words.sign(self.seat).plain} > ", "question"))))
        return self.acted

    def answer(self, typed: str) -> None:
        """Carry out what was typed: a command, a part of the table, or an action."""
        word, _, rest = typed.partition(" ")
        word = word.lower()
        if not typed:
            if self.out_of_turn:
                self.over = True
        elif word in self.commands:
            self.commands[word](rest.strip())
        elif word in self.parts and not rest:
            name = self.parts[word]
            self.screen.show(self.session.drawing.part(name, self.view, self.screen.width, self.choices.marks()))
        else:
            self.act(typed)

    def act(self, typed: str) -> None:
        """Take the action that was typed, or several; say why if it can't be."""
        try:
            actions = self.choices.read(typed)
        except OphirError as error:
            self.screen.say(self.words.say("unknown-input", text=typed), "warning")
            if typed.split()[0].lower() in {action.kind for action in self.view.actions}:
                self.screen.say(str(error))
            return
        if not actions:
            self.screen.say(self.words.say("no-such-number", last=len(self.choices.actions)), "warning")
            return
        for action in actions:
            try:
                self.session.play(action, self.seat)
            except IllegalAction as error:
                if not self.acted:
                    self.say_why_not(action, error)
                return
            self.acted = self.over = True

    def say_why_not(self, action: int, error: IllegalAction) -> None:
        """Why an action can't be taken: the rule, if the decision knows it."""
        for option in self.view.known.choices(self.seat):
            if option.action == action and option.closed is not None:
                self.screen.say(self.words.game.why(option.closed), "warning")
                return
        self.screen.say(self.words.game.error(error), "warning")

    def redraw(self, rest: str) -> None:
        """The table, what happened since, and the options."""
        screen = self.screen
        drawing = self.session.drawing
        width = screen.width
        marks = self.choices.marks()
        recent = self.recent() if screen.live else []
        options = self.choices.lines(width)
        room = screen.height - len(self.asked()) - len(recent) - len(self.reminder()) - 2  # for table and options
        table = drawing.whole(self.view, width, marks)
        if table and len(table) + len(options) > room:
            brief = self.choices.lines(width, brief=True)
            options, table = (brief, table) if len(table) + len(brief) <= room else (options, [])
        if not table:
            table = drawing.table(self.view, width, room - len(options), marks)
        screen.clear()
        screen.show(table)
        screen.show(recent)
        self.show_choices(options)

    def show_choices(self, options: Lines) -> None:
        """The question and the options, below a rule."""
        self.screen.show([heading("", self.screen.width), *self.asked(), *options, *self.reminder()])

    def reminder(self) -> Lines:
        """What can be typed, in lines."""
        shown = "".join(f"  {self.words.say(f'command-{part}')}" for part in self.session.drawing.shown_parts)
        said = self.words.say("hint-out-of-turn") if self.out_of_turn else self.words.say("hint", parts=shown)
        return wrapped(said, self.screen.width, style="quiet")

    def asked(self) -> Lines:
        """The question in lines."""
        return wrapped(self.question(), self.screen.width, style="question")

    def question(self) -> str:
        """What is asked."""
        decision = self.view.decision
        assert decision is not None
        if self.out_of_turn:
            return self.words.say("interrupt-question", turn=self.words.players[decision.seat])
        return self.words.game.ask(decision, self.view.known)

    def recent(self) -> Lines:
        """What happened since this seat last acted, as far as there is room."""
        lines = self.session.log(self.seat, since_own=True)
        shown = lines[-(8 if self.screen.height >= TALL else 3) :]
        title = "log-title" if len(shown) == len(lines) else "log-title-cut"
        return [heading(self.words.say(title, all=len(lines)), self.screen.width), *shown] if shown else []

    def help(self, rest: str) -> None:
        """Explain the decision with its rule, and list the commands."""
        decision = self.view.decision
        assert decision is not None
        width = self.screen.width
        self.screen.show(wrapped(self.words.game.help(decision, self.view.known), width))
        self.screen.show([joined((self.words.say("help-rule", rule=decision.rule), "quiet")), Text()])
        example = self.notation(self.choices.actions[0])
        parts = self.named_parts()
        commands = self.words.say("help-commands", parts=", ".join(parts), count=len(parts), example=example)
        self.screen.show(wrapped(commands, width, "    "))

    def named_parts(self) -> list[str]:
        """The commands that show a part of the table."""
        return [self.words.say(f"command-{part}") for part in self.session.drawing.parts]

    def why(self, rest: str) -> None:
        """The closed options with their reasons; with a word only those that hold it."""
        closed = [option for option in self.view.known.choices(self.seat) if option.closed is not None]
        if rest:
            closed = [one for one in closed if rest.lower().replace(" ", "_") in self.notation(one.action)]
        if not closed:
            self.screen.say(self.words.say("why-nothing"))
        alike: dict[tuple[str, str], list[str]] = {}  # by reason and beginning: how the notations end
        for option in closed:
            assert option.closed is not None
            beginning, _, end = self.notation(option.action).rpartition(" ")
            alike.setdefault((self.words.game.why(option.closed), beginning), []).append(end)
        for (reason, beginning), ends in alike.items():
            line = f"{beginning} {' '.join(ends)}: {reason}".strip()
            self.screen.show(wrapped(line, self.screen.width, "    "))

    def hint(self, rest: str) -> None:
        """What a good bot in this seat would do, from what this seat may know."""
        if self.out_of_turn:
            self.screen.say(self.words.say("hint-own-decisions"))
            return
        self.screen.say(self.words.say("hint-thinking"), "quiet")
        chance = Chance(f"advice {len(self.session.match.played)}")
        for number, thought in enumerate(best_choices(self.view, chance), start=1):
            action = self.view.actions[thought.action]
            what = self.words.game.action(action)
            share = f"{thought.share:.0%}"
            self.screen.say(self.words.say("hint-option", number=number, what=what, share=share, visits=thought.visits))
            why = [(reason.id, reason.party, reason.signed) for reason in reasons(self.view, thought.action, chance)]
            if why:
                said = self.words.say("hint-why", why=self.words.reasons(why, self.view.seat))
                self.screen.show([joined("   ", line) for line in wrapped(said, self.screen.width - 3, style="quiet")])
            for kind, id in action.values.items():
                if about := self.view.known.about(self.words.game, kind, str(id)):
                    self.screen.show(
                        [joined("   ", line) for line in wrapped(about, self.screen.width - 3, style="quiet")]
                    )

    def notation(self, action: int) -> str:
        """An action as it is written in a record."""
        return self.view.actions[action].text

    def undo(self, rest: str) -> None:
        """Take back the own last action, or the last few, as far as nothing new became known."""
        match = self.session.match
        most = match.undoable(self.seat)
        count = most if rest in ("all", self.words.say("word-all")) else int(rest) if rest.isdecimal() else 1
        if not 1 <= count <= most:
            self.screen.say(self.words.say("undo-most", count=most), "warning")
            self.screen.say(self.words.game.say(match.why_final(self.seat)))
            return
        taken = [self.notation(one.action) for one in match.played[-count:]]
        match.undo(self.seat, count)
        self.session.save_if_possible()
        self.screen.say(self.words.say("undone", actions=", ".join(taken), left=most - count))
        self.over = True

    def rules(self, rest: str) -> None:
        """The rules in short: the sections, or one of them."""
        pages = self.words.game.pages()
        for number, page in enumerate(pages, start=1):
            if rest and (rest.lower() in (str(number), page.id) or page.title.lower().startswith(rest.lower())):
                self.screen.show([heading(page.title, self.screen.width)])
                self.screen.show(wrapped(page.text, self.screen.width))
                return
        titles = [joined((f"{number:2} ", "number"), page.title) for number, page in enumerate(pages, start=1)]
        self.screen.show(columns(titles, self.screen.width))
        self.screen.say(self.words.say("rules-hint", page=pages[-1].id), "quiet")

    def log(self, rest: str) -> None:
        """What happened so far: the last lines, or as many as asked for."""
        lines = self.session.log(self.seat)
        count = int(rest) if rest.isdecimal() else len(lines) if rest else LOG_SHOWN
        self.screen.show(lines[-count:] if count else [])

    def more(self, rest: str) -> None:
        """The options that are seldom wanted too."""
        self.screen.show(self.choices.lines(self.screen.width, all=True))

    def save(self, rest: str) -> None:
        """The game is saved all the time; this makes a copy."""
        if not rest:
            self.screen.tell(self.words.say("saved-always", file=str(self.session.path)))
            return
        path = Path(rest).expanduser()
        try:
            self.session.save(path)
        except OphirError as error:
            self.screen.tell(self.words.game.error(error), "warning")
        else:
            self.screen.tell(self.words.say("saved-copy", file=str(path)))

    def interrupts(self, rest: str) -> None:
        """How often to be asked out of turn."""
        if rest in INTERRUPT_SETTINGS:
            self.session.interrupts = rest
        allowed = ", ".join(INTERRUPT_SETTINGS)
        self.screen.say(self.words.say("interrupts-now", now=self.session.interrupts, allowed=allowed))

    def quit(self, rest: str) -> None:
        """Leave; nothing is lost."""
        raise Quit
