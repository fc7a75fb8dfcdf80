"""Words for people: messages by id, in Fluent files, one file a language.

Rules speak in message ids and values, never in prose. `Texts` says them: a value that is an id of something is
replaced by its name (`good="gold"` by message `good-gold`, `region_place="edom"` by `place-edom`), a seat by its
player's name, a list or a count of things by a list in words. A message that a language lacks is said in English.

The messages of a game are named by what they are for: `ask-<ask>` and `help-<ask>` of a decision, `action-<kind>` and
`group-<kind>` of an action, `event-<...>` (with the form `.you` for who did it) and `closed-<...>` as the rules tell
them, `<kind>-<id>` for the name of anything, `effect-<op>`, `short-<op>` and `sign-<op>` of a verb, `option-<id>`,
`rules-<section>-title` and `rules-<section>-text`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from ophir.engine.actions import Action
from ophir.engine.errors import BadOption, OphirError
from ophir.engine.events import PUBLIC, Event
from ophir.engine.steps import Closed, Decision
from ophir.engine.verbs import Verb

if TYPE_CHECKING:
    from ophir.engine.bundles import Bundle
    from ophir.engine.game import Position

LANGUAGES: Final = ("en", "es")
ENGLISH: Final = "en"
BETWEEN: Final = {"short": ", ", "sign": " "}  # what stands between the verbs that a verb holds

Values = Mapping[str, object]
Words = dict[str, str | int]


def fluent_sources(package: str, language: str) -> list[str]:
    """The Fluent files of a package in one language: the engine's own first, then the package's, which may override."""
    folders = (files("ophir.engine") / "messages", files(package) / "texts")
    paths = [folder / f"{language}.ftl" for folder in folders]
    return [path.read_text(encoding="utf-8") for path in paths if path.is_file()]


@cache
def _bundle(package: str, language: str) -> Bundle:
    from ophir.engine.bundles import Bundle

    return Bundle(language, fluent_sources(package, language))


class Page:
    """One page of the rules in short."""

    __slots__ = ("id", "text", "title")

    def __init__(self, id: str, title: str, text: str) -> None:
        self.id = id
        self.title = title
        self.text = text


class Texts:
    """Says the messages of one package, usually a game's, in one language."""

    def __init__(
        self,
        package: str,
        language: str = ENGLISH,
        players: list[str] | None = None,
        names: Mapping[str, str] | None = None,
        figures: Values | None = None,
    ) -> None:
        if language not in LANGUAGES:
            allowed = ", ".join(LANGUAGES)
            raise BadOption(f"There is no language {language!r}; there are {allowed}.", option="lang", allowed=allowed)
        self.language = language
        self.players = players or []
        self.names = names or {}  # messages that a pack brings along, such as the names of its cards
        self._bundles = [_bundle(package, language), _bundle(package, ENGLISH)]
        self._figures: Words = {}  # values that every message may use
        self._figures = self._in_words(figures)

    @classmethod
    def of(cls, position: Position, language: str = ENGLISH, players: list[str] | None = None) -> Texts:
        """The words for one game in progress: with its players (their colours, if nameless), names and figures."""
        package = position.game.package
        bare = cls(package, language)
        names = position.names(bare)
        named = cls(package, language, names=names)
        seats, automata = position.parties[: position.seats], position.parties[position.seats :]
        players = [*(players or [named.name("color", seat) for seat in seats])]
        players += [named.name("automaton", automaton) for automaton in automata]
        named.players = players
        return cls(package, language, players, names, position.figures(named))

    def has(self, id: str) -> bool:
        """Is there such a message?"""
        return id in self.names or any(id in bundle for bundle in self._bundles)

    def say(self, id: str, values: Values | None = None) -> str:
        """The message `id` with its values filled in; the id itself if nobody wrote it."""
        return self._said(id, self._in_words(values))[0]

    def fill(self, id: str, values: Values | None = None) -> str | None:
        """The same, or None if nobody wrote it or a value that it needs is missing."""
        said, whole = self._said(id, self._in_words(values))
        return said if whole else None

    def _said(self, id: str, words: Words, form: str = "") -> tuple[str, bool]:
        if id in self.names:
            return self.names[id], True
        for bundle in self._bundles:
            if id in bundle:
                pattern = bundle.pattern(id, form)
                if pattern is not None:
                    return bundle.fill(pattern, words, self._figures)
        return id, False

    def ask(self, decision: Decision[Any], position: Position) -> str:
        """What a decision asks its player."""
        return self.say(f"ask-{decision.ask}", {"seat": decision.seat, **decision.ask_values(position)})

    def help(self, decision: Decision[Any], position: Position) -> str:
        """What a newcomer should know about a decision."""
        return self.say(f"help-{decision.ask}", {"seat": decision.seat, **decision.ask_values(position)})

    def action(self, action: Action) -> str:
        """An action, as a line in a list of options."""
        return self.say(f"action-{action.kind}", action.values)

    def group(self, kind: str) -> str:
        """The heading over the options of one kind."""
        return self.say(f"group-{kind}")

    def event(self, event: Event, reader: int = PUBLIC) -> str:
        """What happened. Message `<id>-secret` is the form for somebody who may see the secret values: it is said
        if the event holds all that it names (so pass what `seen_by` gives), else message `<id>`. Attribute `.you` is
        the form for a reader who did it, `.to-you` for one to whom it was done."""
        words = self._in_words({"seat": event.seat, **event.values})
        form = form_for(event, reader)
        secret, whole = self._said(f"{event.id}-secret", words, form)
        return secret if whole else self._said(event.id, words, form)[0]

    def reason(self, event: Event) -> str:
        """Why it happened, with the rule, if an automaton gave a reason: message `why-<reason>`; else empty."""
        id = f"why-{event.values.get('why', '')}"
        if not self.has(id):
            return ""
        values = {"seat": event.seat, **event.values}
        return self.say("closed-with-rule", {"reason": self.say(id, values), "rule": event.values["rule"]})

    def why(self, closed: Closed) -> str:
        """Why an option is closed, with the rule."""
        return self.say("closed-with-rule", {"reason": self.say(closed.id, closed.values), "rule": closed.rule})

    def error(self, error: OphirError) -> str:
        """An error. Ids stand as the person typed them; what nobody translated is said as it came."""
        words: Words = {}
        for key, value in error.values.items():
            if isinstance(value, int) and _is_seat(key):
                words[key] = self.player(value)
            else:
                words[key] = value if isinstance(value, int) and not isinstance(value, bool) else str(value)
        reason = str(error.values.get("reason"))
        if self.has(reason):
            words["reason"] = self.say(reason, error.values)
        elif self.has(f"reason-{reason}"):
            words["reason"] = self.say(f"reason-{reason}", error.values)
        said, whole = self._said(f"error-{error.code}", words)
        return said if whole else str(error)

    def effect(self, verb: Verb) -> str:
        """What a verb does, in one or more sentences: message `effect-<op>`."""
        return self.say(_id("effect", verb), verb.words())

    def short(self, verb: Verb) -> str:
        """The same in a few words: message `short-<op>`. Things are icons by name: `#gold #gold`."""
        return self._in_signs("short", verb)

    def signs(self, verb: Verb) -> str:
        """The same in signs, with blanks between: message `sign-<op>`. Icons stand by name: `+3 #vp`."""
        return self._in_signs("sign", verb)

    def _in_signs(self, form: str, verb: Verb) -> str:
        words = {key: self._signs_of(form, value) for key, value in verb.words().items()}
        return self._said(_id(form, verb), words)[0]

    def _signs_of(self, form: str, value: object) -> str | int:
        if isinstance(value, int):
            return int(value)
        if isinstance(value, Mapping):
            return " ".join(f"#{id}" for id, count in value.items() for _ in range(count))
        if not isinstance(value, list):
            return str(value)
        verbs = [self._in_signs(form, one) for one in value if isinstance(one, Verb)]
        return BETWEEN[form].join(verbs) or " ".join(f"#{id}" for id in value)

    def pages(self) -> list[Page]:
        """The rules in short, in reading order: message `rules-sections` lists them."""
        if not self.has("rules-sections"):
            return []
        return [
            Page(section, self.say(f"rules-{section}-title"), self.say(f"rules-{section}-text"))
            for section in self.say("rules-sections").split()
        ]

    def name(self, kind: str, id: str) -> str:
        """The name of something: message `<kind>-<id>`, or the id if nobody named it."""
        message = self.message_of(kind, id)
        return self.say(message) if message else id

    def message_of(self, kind: str, id: str) -> str:
        """The message that names something, `card-water`, also for a `to_card`; empty if nobody named it."""
        named = (f"{said}-{id}" for said in (kind, kind.rpartition("_")[2]))
        return next(filter(self.has, named), "")

    def player(self, seat: int) -> str:
        """The name of a player, or of an automaton."""
        if 0 <= seat < len(self.players):
            return self.players[seat]
        return self.say("nobody")

    def list(self, parts: list[str]) -> str:
        """Several things in words."""
        if not parts:
            return self.say("nothing")
        if len(parts) == 1:
            return parts[0]
        return self.say("list-end", {"first": ", ".join(parts[:-1]), "last": parts[-1]})

    def counted(self, kind: str, id: str, count: int) -> str:
        """So many of something: message `counted-<kind>-<id>`, else `counted-<kind>`, else `counted`."""
        message = f"counted-{kind.rpartition('_')[2]}"
        said = next(filter(self.has, (f"{message}-{id}", message)), "counted")
        return self.say(said, {"count": count, "thing": self.name(kind, id)})

    def _in_words(self, values: Values | None) -> Words:
        return {key: self._value(key, value) for key, value in (values or {}).items()}

    def _value(self, key: str, value: object) -> str | int:
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        if isinstance(value, int):
            return self.player(value) if _is_seat(key) else value
        if isinstance(value, Mapping):
            return self.list([self.counted(key, str(id), count) for id, count in value.items()])
        if isinstance(value, list):
            return self._listed(key, value)
        return self.name(key, str(value))

    def _listed(self, key: str, things: Iterable[object]) -> str:
        """A list of things; what is there more than once is said once, with its number. Verbs are said in a row."""
        verbs = [self.effect(thing) for thing in things if isinstance(thing, Verb)]
        if verbs:
            return " ".join(verbs)
        if _is_seat(key):
            return self.list([self.player(int(str(seat))) for seat in things])
        counts = Counter(str(thing) for thing in things)
        return self.list([self.counted(key, id, n) if n > 1 else self.name(key, id) for id, n in counts.items()])


def _id(form: str, verb: Verb) -> str:
    return f"{form}-{verb.op.replace('_', '-')}"


def form_for(event: Event, reader: int) -> str:
    """The attribute of an event's message for whoever reads it: `you`, `to-you`, or none for a bystander."""
    if reader == PUBLIC:
        return ""
    if event.seat == reader:
        return "you"
    seats = [value for key, value in event.values.items() if _is_seat(key)]
    return "to-you" if any(reader in value if isinstance(value, list) else value == reader for value in seats) else ""


def _is_seat(key: str) -> bool:
    return key == "seat" or key.endswith("_seat")
