"""What can be played here: games, bots, data and texts, as the browser gets them."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import Any, Final

import msgspec

from ophir import __version__
from ophir.bots.levels import LEVELS
from ophir.bots.measured import measured
from ophir.engine.actions import Catalogue
from ophir.engine.game import Game
from ophir.engine.packs import Pack
from ophir.engine.positions import Position
from ophir.engine.texts import ENGLISH, LANGUAGES, Texts, fluent_sources
from ophir.engine.tutorials import tutorial_of
from ophir.games import GAMES, game
from ophir.server.offered import OFFERED
from ophir.server.protocol import (
    ActionInfo,
    BotInfo,
    GameCatalogue,
    GameDetails,
    GameInfo,
    Games,
    Json,
    LevelsInfo,
    LevelStep,
    OptionInfo,
    PackInfo,
    Tutorial,
    TutorialMove,
    TutorialStep,
    WindowInfo,
    Words,
)
from ophir.server.table import Table
from ophir.server.trouble import NoTutorial, UnknownText

USUAL_SEATS: Final = 3
AUTOMATON: Final = "automaton-"  # before the id in the message with its name
NOTES: Final = re.compile(r"note|ref\d*|text|source_.+")  # of a record: for whoever reads the data, not for the page
# A message of a Fluent file, from its name to the line before the next.
# Said by the server, by a dialog, in a tutorial, with a hint or when something went wrong.
LATER: Final = re.compile(r"(effect|short|sign|option|tutorial|feature|error)-|game-about$")
RULES: Final = re.compile(r"rules-.+-text$|ruling-")
SECTIONS: Final = re.compile(r"\([^()]*\)\s*$")
MESSAGE: Final = re.compile(r"^(?P<id>[a-z][\w-]*) =(?:.*)(?:\n(?:[ \t].*|(?=\n)))*", re.MULTILINE)


@cache
def games() -> Games:
    """Every game."""
    return Games(__version__, list(LANGUAGES), [_info(each) for each in GAMES.values()])


@cache
def details(id: str) -> GameCatalogue:
    """A game with its catalogue and its data."""
    found = game(id)
    actions = [ActionInfo(each.id, each.text, each.kind, each.piece, each.values) for each in found.actions]
    return GameCatalogue(_info(found), actions, _pack(found.standard_pack, found.standard_pack.files))


def details_at(table: Table) -> GameDetails:
    """The same as a table plays it: with the data that was brought to it, or that was in use when it began."""
    position = table.some_position()
    things: dict[str, set[str]] = {}
    for kind, id in _things(position.actions):
        things.setdefault(kind, set()).add(id)
    named = {kind: sorted(ids) for kind, ids in sorted(things.items())}
    info = msgspec.structs.replace(_info(table.game), abouts={})  # who sits at a table knows what it is about
    return GameDetails(info, named, _pack(position.pack, _without_notes(position.printed())))


def _without_notes(data: Json) -> Any:
    if isinstance(data, list):
        return [_without_notes(one) for one in data]
    if isinstance(data, dict):
        return {key: _without_notes(one) for key, one in data.items() if not NOTES.fullmatch(key)}
    return data


def _things(actions: Catalogue) -> set[tuple[str, str]]:
    return {(kind, id) for each in actions for kind, id in each.values.items() if isinstance(id, str)}


def _pack(pack: Pack, printed: dict[str, Json]) -> PackInfo:
    return PackInfo(pack.name, pack.hash, printed, {file: dict(facts) for file, facts in pack.facts().items()})


@cache
def title_of(id: str, language: str) -> str:
    """What a game is called; English where a language has no name for it."""
    return Texts(game(id).package, language if language in LANGUAGES else ENGLISH).say("game-title")


def texts(id: str, language: str) -> str:
    """The messages of a game and the engine's own, as a Fluent file; what a language lacks is there in English."""
    if language not in LANGUAGES:
        raise UnknownText(f"There is no language {language!r}.", language=language, allowed=", ".join(LANGUAGES))
    said = "\n".join(fluent_sources(game(id).package, language))
    known = {found["id"] for found in MESSAGE.finditer(said)}
    english = "\n".join(fluent_sources(game(id).package, LANGUAGES[0]))
    lacking = [found[0] for found in MESSAGE.finditer(english) if found["id"] not in known]
    return "\n".join([said, *lacking])


@cache
def texts_at_table(id: str, language: str) -> str:
    """The same without what a table does not say at once: rules keep only the sections that they are about."""
    said = re.sub(r"^#.*\n", "", texts(id, language), flags=re.MULTILINE)
    return MESSAGE.sub(lambda found: "" if LATER.match(found["id"]) else _sections(found), said).replace("\n\n", "\n")


def _sections(found: re.Match[str]) -> str:
    if not RULES.match(found["id"]):
        return found[0]
    about = SECTIONS.search(found[0])
    return f"{found['id']} = {about[0]}" if about else f'{found["id"]} = {{ "" }}'


@cache
def tutorial(id: str) -> Tutorial:
    """A game's tutorial."""
    found = tutorial_of(game(id))
    if found is None:
        raise NoTutorial(f"There is no tutorial of {id}.", game=id)
    steps = [
        TutorialStep(
            step.id, found.begins + step.first, [TutorialMove(move.seat, list(move.actions)) for move in step.moves]
        )
        for step in found.steps
    ]
    return Tutorial(id, found.learner, steps)


def words(table: Table, language: str) -> Words:
    """What a table's pack and options add to its game's messages."""
    return _words(table.some_position(), language)


@cache
def usual_words(id: str, language: str) -> Words:
    """The same for whoever reads about a game without a table: as it is usually played."""
    found = game(id)
    return _words(found.new(seats=min(USUAL_SEATS, found.seat_counts[-1]), seed=0), language)


def _words(position: Position, language: str) -> Words:
    if language not in LANGUAGES:
        raise UnknownText(f"There is no language {language!r}.", language=language, allowed=", ".join(LANGUAGES))
    said = Texts.of(position, language)
    # What no action names may be asked about, too: an opponent, a card of a pile.
    recorded = {(kind, str(one["id"])) for _, kind, one in position.pack.records() if "id" in one}
    things = sorted(_things(position.actions) | recorded)
    about = {f"{kind}-{id}": position.about(said, kind, id) for kind, id in things}
    effects = {f"{kind}-{id}": position.effect_of(kind, id) for kind, id in things}
    return Words(
        position.names(said),
        position.figures(said),
        {thing: text for thing, text in about.items() if text},
        {thing: said.signs(effect).split() for thing, effect in effects.items() if effect is not None},
    )


@cache
def _info(found: Game) -> GameInfo:
    return GameInfo(
        id=found.id,
        titles={language: Texts(found.package, language).say("game-title") for language in LANGUAGES},
        abouts={language: Texts(found.package, language).say("game-about") for language in LANGUAGES},
        rules=found.rules_version,
        seat_counts=list(found.seat_counts),
        colors=list(found.seat_names),
        options=[
            OptionInfo(
                id=spec.id,
                kind=spec.kind,
                default=list(spec.default) if isinstance(spec.default, tuple) else spec.default,
                values=list(spec.values),
                least=spec.least,
                most=spec.most,
                seats=list(spec.seats),
                needs={other: list(values) for other, values in spec.needs.items()},
                seats_of={value: list(seats) for value, seats in spec.seats_of.items()},
            )
            for spec in found.option_specs
        ],
        bots=[BotInfo(bot, LEVELS.index(bot) + 1 if bot in LEVELS else 0) for bot in OFFERED],
        tutorial=tutorial_of(found) is not None,
        levels=_levels(found),
        windows=[WindowInfo(each.ask, list(each.pieces), each.smart) for each in found.windows],
        alone=_alone(found),
        automata=_automata(found),
    )


def _automata(found: Game) -> dict[str, dict[str, str]]:
    """The names of all that play along without a chair."""
    said = "\n".join(fluent_sources(found.package, LANGUAGES[0]))
    ids = [named["id"] for named in MESSAGE.finditer(said) if named["id"].startswith(AUTOMATON)]
    return {
        id.removeprefix(AUTOMATON): {language: Texts(found.package, language).say(id) for language in LANGUAGES}
        for id in ids
    }


def _alone(found: Game) -> str:
    """The automaton that one person alone plays against."""
    automata = found.automata(1, found.read_options(1, None)) if 1 in found.seat_counts else ()
    return automata[0] if automata else ""


def _levels(found: Game) -> LevelsInfo | None:
    ladder = measured(found.id)
    if ladder is None:
        return None
    duels = [ladder.share(stronger, weaker) for weaker, stronger in pairwise(LEVELS)]
    steps = [LevelStep(duel.first, duel.second, duel.win_share, *duel.interval) for duel in duels if duel is not None]
    against = [ladder.share(level, _alone(found)) for level in LEVELS]
    alone = [LevelStep(duel.first, duel.second, duel.win_share, *duel.interval) for duel in against if duel is not None]
    rated = {standing.bot: standing.rating for standing in ladder.standings}
    return LevelsInfo(ladder.date, ladder.games_a_pair, steps, alone, ladder.games_alone, rated)
