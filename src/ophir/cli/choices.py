"""The open actions of one decision, numbered and grouped for a person."""

from __future__ import annotations

from rich.text import Text

from ophir.cli.layout import Lines, columns, joined
from ophir.cli.tables.drawing import Drawing, Shortcut
from ophir.engine.views import View


class Choices:
    """What a seat may do now, under numbers. Options that are seldom wanted come last and are shown on request."""

    def __init__(self, view: View, drawing: Drawing) -> None:
        self.view = view
        self.drawing = drawing
        shown, self.folded = drawing.arranged(view, view.legal())
        groups: dict[str, list[int]] = {}
        for action in shown:
            groups.setdefault(drawing.group(view, view.actions[action]), []).append(action)
        self.groups = {title: actions for title, actions in groups.items() if len(actions) > 1}
        self.single = [actions[0] for actions in groups.values() if len(actions) == 1]
        ordered = [action for actions in self.groups.values() for action in actions]
        self.actions = [*ordered, *self.single, *self.folded]
        self.numbers = {action: number for number, action in enumerate(self.actions, start=1)}
        self.shortcuts: dict[str, Shortcut] = {one.word: one for one in drawing.shortcuts(view)}

    def marks(self) -> dict[str, list[int]]:
        """The numbers of the shown options, by the piece of the board that they belong to."""
        marks: dict[str, list[int]] = {}
        for action, number in self.numbers.items():
            piece = self.view.actions[action].piece
            if piece and action not in self.folded:
                marks.setdefault(piece, []).append(number)
        return marks

    def lines(self, width: int, all: bool = False, brief: bool = False) -> Lines:
        """The options under their headings, in columns. `brief`: the table shows the numbers, ranges will do."""
        words = self.drawing.words
        lines: Lines = []
        ranges: list[Text] = []
        for title, actions in self.groups.items():
            if brief and self.drawing.numbered(self.view.actions[actions[0]]):
                first, last = self.numbers[actions[0]], self.numbers[actions[-1]]
                ranges.append(joined((f"{first}-{last} ", "number"), title))
            else:
                lines.append(joined((title, "quiet")))
                lines += columns([self._labelled(action) for action in actions], width)
        if ranges:
            ranges.append(joined((words.say("options-brief"), "quiet")))
        lines = [*columns(ranges, width, gap=3), *lines]
        lines += columns([self._numbered(action, self._alone(action)) for action in self.single], width)
        for shortcut in self.shortcuts.values():
            lines.append(joined((f" {shortcut.word} ", "number"), shortcut.label))
        if self.folded and all:
            lines += columns([self._numbered(action, self._alone(action)) for action in self.folded], width)
        elif self.folded:
            lines.append(joined((words.say(self.drawing.folded_word, count=len(self.folded)), "quiet")))
        return lines

    def _labelled(self, action: int) -> Text:
        return self._numbered(action, self.drawing.label(self.view, self.view.actions[action]))

    def _alone(self, action: int) -> Text:
        return self.drawing.alone(self.view, self.view.actions[action])

    def _numbered(self, action: int, label: Text) -> Text:
        return joined((f"{self.numbers[action]:2} ", "number"), label)

    def read(self, text: str) -> list[int]:
        """The actions that a text means: a number, a word for several, a notation, or its end alone.

        A closed one is an answer too: whoever tries it will hear why it is closed.
        """
        if text.isdecimal():
            number = int(text)
            return [self.actions[number - 1]] if 0 < number <= len(self.actions) else []
        if text in self.shortcuts:
            return self.shortcuts[text].actions
        closed = [option.action for option in self.view.known.choices(self.view.seat) if not option.open]
        for actions in (self.actions, closed):
            named = [action for action in actions if self._means(action, text)]
            if len(named) == 1:
                return named
        kind, _, rest = text.partition(" ")
        written = {self.view.actions[action].text: action for action in self.actions}
        joined_up = f"{kind} {'_'.join(rest.split())}"
        if joined_up in written:
            return [written[joined_up]]
        return [self.view.actions.parse(text).id]

    def _means(self, action: int, text: str) -> bool:
        _, _, rest = self.view.actions[action].text.partition(" ")
        return rest == text.lower() or rest == text.lower().replace(" ", "_")
