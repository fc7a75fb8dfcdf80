"""Every word that Kingdom of Solomon can need is there, in both languages, and reads without holes."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from ophir.engine import errors
from ophir.engine.contract.messages import ENGINE, assert_reads_well, decisions, ids_in_rules, messages, needed_ids
from ophir.engine.events import PUBLIC, Event
from ophir.engine.matches import Match
from ophir.engine.packs import Pack, load_over
from ophir.engine.texts import LANGUAGES, Texts
from ophir.engine.verbs import read_verb
from ophir.games.kingdom import GAME
from ophir.games.kingdom.data import Data
from ophir.games.kingdom.effects import Effect
from ophir.games.kingdom.goods import GOODS
from ophir.games.kingdom.rounds import PHASES, ROUND_LIMIT
from ophir.games.kingdom.table import SCORE_SOURCES, KingdomTable

PACKAGE = "ophir.games.kingdom"
DATA = Data(GAME.standard_pack)
CONFIGURATIONS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {"open_bonus_spaces": True}),
    (4, {"edition": "first", "out_of_turn_fortune": "own_turn_only"}),
]

# One or more examples of every value that a message may name.
NUMBERS = [0, 1, 2, 5, 12]
TEXTS: dict[str, list[object]] = {
    "seat": [0],
    "to_seat": [1],
    "owner_seat": [1],
    "victim_seat": [1],
    "good": ["gold", {}, {"gold": 1}, {"stone": 2, "any": 1}, ["gold", "food", "timber"]],
    "place": ["edom", ["edom", "judah"]],
    "region_place": [["edom"], ["edom", "judah", "aram"]],
    "building": ["library", ["library", "mint"]],
    "fortune": ["gift_of_sheba", ["gift_of_sheba", "gift_of_sheba", "fame_abroad"]],
    "layer": ["columns"],
    "end": [["all_sites"], ["all_sites", "temple_complete"]],
    "how": ["all_sites", "shared", *(edition.tie_break for edition in DATA.editions)],
    "reward": ["vp", "token"],
    "effect": ["Gain 1 VP."],
}
NAMED_BY_OTHERS = ("first", "last", "thing", "name", "text", "reason", "rule", "allowed", "option", "game", "bot")
NAMED_BY_ERRORS = ("action", "field", "file", "record")


def words_for(language: str, seats: int = 4, options: Mapping[str, object] | None = None) -> Texts:
    return Texts.of(GAME.new(seats, options), language, ["Ana", "Bea", "Cy", "Dov"][:seats])


def own_ids() -> Iterator[str]:
    """Every message id that only this game asks for."""
    for place in (*DATA.spaces, *DATA.action_spaces, *DATA.bonus_spaces, *DATA.buildings):
        yield f"place-{place.id}"
    for edition in DATA.editions:
        yield f"edition-{edition.id}"
        for space in DATA.action_spaces:
            if edition.action_space_names[space.id] != space.name:
                yield f"place-{space.id}-{edition.id}"
    yield from (f"good-{good}" for good in (*GOODS, "any"))
    yield from (f"building-{card.id}" for card in DATA.buildings)
    yield from (f"fortune-{card.id}" for card in DATA.fortunes)
    yield from (f"layer-{layer.id}" for layer in DATA.layers)
    yield from (f"end-{end}" for end in (*(one.id for one in DATA.end_conditions), ROUND_LIMIT))
    yield from (f"source-{source}" for source in SCORE_SOURCES)
    yield from (f"phase-{moment}" for moment in GAME.moments)
    yield from (f"stage-{phase}" for phase in PHASES)
    yield from (f"wait-{decision.ask}" for decision in decisions(GAME))
    yield from {"unit", *ids_in_rules(GAME, "stock"), *ids_in_rules(GAME, "note")}


def examples(variables: frozenset[str]) -> Iterator[dict[str, object]]:
    """Values for a message: enough sets of them that every example of every value is used."""
    lists = {
        name: TEXTS.get(name, ["x"] if name in NAMED_BY_OTHERS + NAMED_BY_ERRORS else NUMBERS) for name in variables
    }
    for turn in range(max(map(len, lists.values()), default=1)):
        yield {name: values[turn % len(values)] for name, values in lists.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_somebody_can_ask_for_is_there(language: str) -> None:
    assert set(own_ids()) <= set(messages(PACKAGE, language))


def test_no_message_is_left_that_nobody_asks_for() -> None:
    said_by_words = {
        "rules-sections",
        "counted-good",
        "counted-fortune",
        "line",
        "pawns-one",
        "pawns-all",
        "reward-vp",
        "reward-token",
    }
    rest = set(messages(PACKAGE, "en")) - set(needed_ids(GAME)) - set(own_ids()) - said_by_words
    assert {id for id in rest if not id.startswith("about-")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_well_with_every_kind_of_value(language: str) -> None:
    texts = words_for(language)
    figures = set(GAME.new(4).figures(texts))
    for package in (ENGINE, PACKAGE):
        for id, variables in messages(package, language).items():
            for values in examples(variables - figures):
                assert_reads_well(texts.fill(id, values), id)


class Played:
    """What one game made somebody say: events as told, and every other line with its language."""

    def __init__(self, seats: int, options: Mapping[str, object], seed: int) -> None:
        table = GAME.new(seats, options, seed)
        assert isinstance(table, KingdomTable)
        chance = random.Random(seed)
        table.listen()
        self.table = table
        self.events: list[Event] = []
        self.phases: list[str] = []
        self.said: dict[str, str] = {}
        languages = [Texts.of(table, language) for language in LANGUAGES]
        while not table.over:
            assert table.decision is not None
            phase = table.stage().phase
            if not self.phases or self.phases[-1] != phase:
                self.phases.append(phase)
            for texts in languages:
                self.said[f"ask-{table.decision.ask} {texts.language}"] = texts.ask(table.decision, table)
                self.said[f"help-{table.decision.ask} {texts.language}"] = texts.help(table.decision, table)
            for seat in range(seats):
                for option in table.choices(seat):
                    if option.closed and f"{option.closed.id} en" not in self.said:
                        for texts in languages:
                            assert texts.fill(option.closed.id, option.closed.values)
                            self.said[f"{option.closed.id} {texts.language}"] = texts.why(option.closed)
            table.apply(chance.choice(table.legal()))
            self.events += table.events or []
        for texts in languages:
            for action in table.actions:
                self.said[f"{action.text} {texts.language}"] = texts.action(action)


@cache
def played(number: int) -> Played:
    seats, options = CONFIGURATIONS[number]
    return Played(seats, options, seed=number)


@pytest.mark.parametrize("number", range(len(CONFIGURATIONS)))
def test_everything_said_in_a_whole_game_reads_well(number: int) -> None:
    for id, said in played(number).said.items():
        assert_reads_well(said, id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(CONFIGURATIONS)))
def test_all_events_of_a_whole_game_read_well_to_everybody(number: int, language: str) -> None:
    game = played(number)
    texts = Texts.of(game.table, language)
    ids = {*game.table.box.place_ids, *GOODS, *(layer.id for layer in DATA.layers)}
    assert len({event.id for event in game.events}) > 20
    views = {repr(seen): seen for event in game.events for seen in (event.seen_by(PUBLIC), event.seen_by(event.seat))}
    for seen in views.values():
        assert texts.fill(seen.id, {"seat": seen.seat, **seen.values}), seen
        said = texts.event(seen)
        assert_reads_well(said, seen.id)
        assert not ids & set(re.findall(r"\w+", said)), said


def test_a_round_goes_through_all_phases_in_order() -> None:
    phases = played(0).phases
    assert set(phases) == set(PHASES)
    for phase, following in pairwise(phases):
        assert following == "placement" or PHASES.index(following) > PHASES.index(phase)


def test_drawn_cards_are_named_to_the_drawer_only() -> None:
    event = Event("event-drew", 1, {"cards": 3}, {"fortune": ["fame_abroad", "gift_of_sheba", "gift_of_sheba"]})
    texts = words_for("en")
    assert texts.event(event.seen_by(1)) == "Bea draws Fame Abroad and 2 \u00d7 Gift of Sheba."
    assert texts.event(event.seen_by(0)) == "Bea draws 3 Fortune Cards."
    assert texts.event(event) == "Bea draws 3 Fortune Cards."


def test_plurals_and_lists_follow_each_language() -> None:
    english, spanish = words_for("en"), words_for("es")
    placed = Event("event-placed", 0, {"place": "altar", "pawns": 3})
    assert english.event(placed) == "Ana places 3 Pawns: The Altar."
    assert spanish.event(placed) == "Ana coloca 3 peones: Altar."
    collected = Event("event-collected", 2, {"region_place": ["judah", "gilead"], "good": {"gold": 1, "timber": 2}})
    assert english.event(collected) == "Cy collects 1 Gold and 2 Timber from Judah and Gilead."
    assert spanish.event(collected) == "Cy recoge 1 de oro y 2 de madera en Judá y Galaad."


@pytest.mark.parametrize(
    ("id", "said"), [("event-gained", "Cy no toma nada."), ("event-collected", "no recoge nada en")]
)
def test_who_gets_nothing_is_told_so_in_good_spanish(id: str, said: str) -> None:
    assert said in words_for("es").event(Event(id, 2, {"region_place": ["judah"], "good": {}}))


@pytest.mark.parametrize(("language", "own"), [("en", r"\byours?\b"), ("es", r"\btus?\b")])
def test_whoever_waits_is_told_what_another_is_asked_and_not_asked_it(language: str, own: str) -> None:
    texts = words_for(language)
    for decision in decisions(GAME):
        said = texts.say(f"wait-{decision.ask}", {"name": "Ana"})
        assert said.startswith("Ana ")
        assert not re.search(own, said), said


def test_players_without_names_are_called_by_their_colours() -> None:
    assert Texts.of(GAME.new(2), "es").players == ["Lapislázuli", "Púrpura"]


@pytest.mark.parametrize(("edition", "name"), [("final", "Profeta"), ("first", "Fortuna")])
def test_the_first_edition_has_names_of_its_own(edition: str, name: str) -> None:
    texts = words_for("es", options={"edition": edition})
    assert texts.action(GAME.actions.parse("place prophet")) == f"Colocar un peón: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"edition": "first"}])
def test_the_rules_in_short_read_well(language: str, options: dict[str, object]) -> None:
    pages = words_for(language, options=options).pages()
    assert len(pages) >= 12
    for page in pages:
        assert page.title
        assert page.text
        assert not re.search(r"[{}$]", page.text), page.text


def rules(section: str, language: str, seats: int, options: Mapping[str, object] | None = None) -> str:
    return next(page.text for page in words_for(language, seats, options).pages() if page.id == section)


@pytest.mark.parametrize(("language", "none_left_out"), [("en", "All the cubes"), ("es", "Todos los cubos")])
def test_the_set_up_is_told_as_it_is_at_this_table(language: str, none_left_out: str) -> None:
    """2, 3.2: with open_bonus_spaces all three are there, and the text says nothing else."""
    names = [words_for(language).name("place", space.id) for space in DATA.bonus_spaces]

    def told(seats: int, **options: object) -> tuple[list[str], bool]:
        text = rules("setup", language, seats, options)
        return [name for name in names if name in text], none_left_out in text

    assert [told(seats) for seats in (2, 3, 4)] == [(names[:1], False), (names[:2], False), (names, True)]
    assert told(2, open_bonus_spaces=True) == (names, False)


@pytest.mark.parametrize(("language", "said"), [("en", "you may still build the card"), ("es", "puedes construir la")])
def test_the_rules_say_that_a_card_may_be_built_when_all_sites_are_full(language: str, said: str) -> None:
    """R43."""
    assert said in rules("building", language, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lowest_score_is_told_as_the_pack_has_it(language: str) -> None:
    """R31."""
    files = copy.deepcopy(GAME.standard_pack.files)
    files["components"]["constants"]["min_score"] = 7
    for edition in files["components"]["edition"]:
        edition["starting_score"] = 7
    texts = Texts.of(GAME.new(2, pack=Pack("poor", GAME.standard_pack.layout, files, [])), language)
    for id in ("help-market", "rules-market-text", "ruling-R31"):
        assert " 7" in texts.say(id), id


def effect(op: str, **figures: object) -> Effect:
    return read_verb(Effect, {"op": op, **figures})


EFFECTS: list[Effect] = [
    *(one.effect for one in (*DATA.action_spaces, *DATA.bonus_spaces)),
    *(card.effect for card in DATA.buildings),
    *(card.effect for card in DATA.fortunes),
    effect("gain_choice", count=2, allowed=["gold", "food"], distinct=True),
    effect("gain_choice", count=1, allowed=["gold", "food"], distinct=False),
    effect("gain_choice", count=3, allowed=list(GOODS), distinct=False),
    effect("steal", count=1),
    effect("tax", threshold=3, count=2),
    effect("trade", give=1, get=1, exclude_get=["gold", "copper"], different=False),
    effect("trade", give=1, get=3, exclude_get=[], different=False),
    effect("draw", count=4, keep=2),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_words(language: str) -> None:
    texts = words_for(language)
    for one in EFFECTS:
        assert_reads_well(texts.effect(one), one.op)
    assert len({texts.effect(one) for one in EFFECTS}) >= 25


def test_a_sequence_is_said_part_by_part() -> None:
    both = effect("sequence", steps=[{"op": "draw", "count": 1, "keep": 1}, {"op": "vp", "amount": 3}])
    assert words_for("en").effect(both) == "Draw 1 Fortune Card. Gain 3 VP."
    assert words_for("es").effect(both) == "Roba 1 carta de Fortuna. Gana 3 PV."
    assert words_for("en").short(both) == "draw 1, +3 VP"
    assert words_for("en").signs(both) == "+1 #fortune +3 #vp"


@pytest.mark.parametrize(
    ("one", "short", "signs"),
    [
        (effect("gain", resources={"timber": 2, "food": 1}), "+#timber #timber #food", "#timber #timber #food"),
        (effect("tax", threshold=7, count=2), "2 cubes from all with 7+", "7+ #any #to #any #any"),
        (
            effect("trade", give=1, get=2, exclude_get=["gold"], different=True),
            "1 cube → 2 other, no #gold",
            "#any #to #any #any",
        ),
        (effect("draw", count=3, keep=1), "draw 3, keep 1", "3 #fortune #to 1"),
    ],
)
def test_an_effect_is_said_in_a_few_words_and_in_signs(one: Effect, short: str, signs: str) -> None:
    assert words_for("en").short(one) == short
    assert words_for("en").signs(one) == signs


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_can_be_explained(language: str) -> None:
    table = GAME.new(4)
    texts = Texts.of(table, language)
    things = [("place", place.id) for place in (*DATA.spaces, *DATA.action_spaces, *DATA.bonus_spaces)]
    things += [(kind, card.id) for kind in ("place", "building") for card in DATA.buildings]
    things += [("fortune", card.id) for card in DATA.fortunes] + [("layer", layer.id) for layer in DATA.layers]
    for kind, id in things:
        assert_reads_well(table.about(texts, kind, id), f"{kind} {id}")
        assert table.about(texts, kind, "atlantis") == ""
    assert table.about(texts, "good", "gold") == ""


CORRECTIONS = {
    "buildings": """
        [[building]]
        id = "library"
        name = "Archive of the King"
        effect = { op = "vp", amount = 9 }
        source = "owner"
    """,
    "fortune": """
        [[card]]
        id = "royal_favor"
        remove = true
        source = "invented"
        [[card]]
        id = "tyrian_purple"
        name = "Tyrian Purple"
        count = 1
        kind = "vp"
        effect = { op = "vp_per", per = "own_roads", amount = 1, max = 4 }
        source = "invented"
    """,
    "components": """
        [road]
        cost = { stone = 3 }
        source = "owner"
    """,
}


def test_a_packs_own_names_cards_and_prices_are_said_in_both_languages(tmp_path: Path) -> None:
    for file, text in CORRECTIONS.items():
        (tmp_path / f"{file}.toml").write_text(text)
    table = GAME.new(3, pack=load_over(GAME.standard_pack, tmp_path))
    english, spanish = (Texts.of(table, language) for language in LANGUAGES)
    assert spanish.name("building", "library") == "Archive of the King"
    assert spanish.name("place", "library") == "Escriba"
    assert spanish.name("building", "mint") == "Casa de la Moneda"
    assert english.name("fortune", "tyrian_purple") == "Tyrian Purple"
    assert table.about(english, "place", "library") == "Gain 9 VP."
    assert "Gana 1 PV por cada camino tuyo" in table.about(spanish, "fortune", "tyrian_purple")
    assert "A Road costs 3 Stone" in english.say("help-build")


def test_every_error_can_be_said_in_every_language() -> None:
    codes = {one.code for one in vars(errors).values() if isinstance(one, type) and issubclass(one, errors.OphirError)}
    for language in LANGUAGES:
        assert {f"error-{code}" for code in codes - {errors.OphirError.code}} <= set(messages(ENGINE, language))


def test_errors_say_their_values_and_reasons() -> None:
    texts = words_for("es")
    with pytest.raises(errors.BadSeats) as seats:
        GAME.new(7)
    assert texts.error(seats.value) == "Este juego admite 2, 3, 4 jugadores, no 7."
    with pytest.raises(errors.BadOption) as option:
        GAME.new(2, {"edition": "third"})
    assert "«edition»" in texts.error(option.value)
    match = Match.new(GAME, 2)
    taken = match.position.legal()[0]
    match.play(taken)
    with pytest.raises(errors.IllegalAction) as illegal:
        match.play(taken)
    assert "Ya hay un peón de" in texts.error(illegal.value)
    with pytest.raises(errors.NothingToUndo) as nothing:
        match.undo(match.position.to_move)
    assert "Otro jugador ya ha actuado" in texts.error(nothing.value)
    assert texts.error(errors.OphirError("Something else.")) == "Something else."
