"""Every word that Solomon's Temple can need is there, in both languages, and reads without holes."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest

from ophir.engine.contract.messages import assert_reads_well, decisions, ids_in_rules, messages, needed_ids
from ophir.engine.events import PUBLIC, Event
from ophir.engine.game import Outcome
from ophir.engine.packs import load_over
from ophir.engine.texts import LANGUAGES, Texts
from ophir.games.temple import GAME
from ophir.games.temple.outlook import PHASES
from ophir.games.temple.table import TempleTable
from ophir.games.temple.winning import ENDS
from tests.games.temple.tables import DATA
from tests.games.temple.test_invariants import careful

PACKAGE = "ophir.games.temple"
CONFIGURATIONS: list[dict[str, object]] = [
    {},
    {"deck_exhaustion": "reshuffle", "max_rounds": 40, "siege_waits": True, "stuck_hand": "extended"},
    {"off_turn_offerings": False, "scapegoat_negates_loss_of_heart": False, "idle_rounds": 0},
]
# Decisions that come so quickly after another of the same seat that nobody needs to be told what is waited for.
WITHOUT_WAITING = {
    "bonus-move",
    "build-furnishing",
    "exchange-give",
    "exchange-take",
    "find",
    "relocate",
    "relocate-to",
    "retrieve",
    "send-back",
}

# One or more examples of every value that a message may name; all others are numbers.
NUMBERS = [0, 1, 2, 5, 12]
TEXTS: dict[str, list[object]] = {
    "seat": [0],
    "other_seat": [1],
    "card": ["doubt", ["altar", "altar", "veil"]],
    "given_card": ["veil"],
    "home_card": ["main_hall"],
    "space": ["o_n"],
    "to_space": ["t_e"],
    "gate": ["north"],
    "phase": ["military"],
    "die": ["star", "sword"],
    "end": [["filling"], ["both_dead", "idle"]],
    "how": ["filling", "both_dead", "draw"],
    "winner_seat": [[0]],
    "name": ["Veil"],
    "text": ["A text."],
    "thing": ["Veil"],
}


def words_for(language: str, options: Mapping[str, object] | None = None) -> Texts:
    return Texts.of(GAME.new(2, options), language, ["Ana", "Bea"])


def own_ids() -> Iterator[str]:
    """Every message id that only this game asks for."""
    yield from ("rules-sections", "counted-card", "line", "card-sin", "about-sin")
    yield from (f"card-{card.id}" for card in DATA.cards)
    yield from (f"category-{card.category}" for card in DATA.cards)
    yield from (f"space-{space.id}" for space in DATA.spaces)
    yield from (f"gate-{gate.id}" for gate in DATA.gates)
    yield from (
        f"slot-{slot['id']}" for slot in GAME.standard_pack.files["board"]["slot"] if slot["holds"] != "structure"
    )
    parts = {step.stands_for for step in GAME.steps.values()} - {""}
    yield from (f"phase-{phase}" for phase in {"setup", *parts, *GAME.moments})
    yield from (f"stage-{phase}" for phase in PHASES)
    yield from (f"wait-{decision.ask}" for decision in decisions(GAME) if decision.ask not in WITHOUT_WAITING)
    yield from {"unit", "fast-turn", *ids_in_rules(GAME, "stock"), *ids_in_rules(GAME, "caution")}
    for card in DATA.cards:
        yield f"brief-{card.id}" if f"brief-{card.id}" in messages(PACKAGE, "en") else f"brief-{card.category}"
    yield from ("die-star", "die-sword", "source-structures", "source-furnishings")
    yield from (f"end-{end}" for end in ENDS)


def examples(variables: frozenset[str]) -> Iterator[dict[str, object]]:
    """Values for a message: enough sets of them that every example of every value is used."""
    lists = {name: TEXTS.get(name, NUMBERS) for name in variables}
    for turn in range(max(map(len, lists.values()), default=1)):
        yield {name: values[turn % len(values)] for name, values in lists.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_somebody_can_ask_for_is_there(language: str) -> None:
    missing = set(own_ids()) - set(messages(PACKAGE, language))
    assert not missing


def test_no_message_is_left_that_nobody_asks_for() -> None:
    rest = set(messages(PACKAGE, "en")) - set(needed_ids(GAME)) - set(own_ids())
    abouts = {f"about-{name}" for card in DATA.cards for name in (card.id, card.category)}
    assert rest <= abouts, rest - abouts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_well_with_every_kind_of_value(language: str) -> None:
    texts = words_for(language)
    figures = set(GAME.new(2).figures(texts))
    for id, variables in messages(PACKAGE, language).items():
        for values in examples(variables - figures):
            assert_reads_well(texts.fill(id, values), id)


@cache
def played(number: int) -> tuple[TempleTable, list[Event], dict[str, str]]:
    """A whole game: the events, and everything else that was said on the way."""
    table = GAME.new(2, CONFIGURATIONS[number], number)
    assert isinstance(table, TempleTable)
    table.listen()
    chance = random.Random(number)
    events: list[Event] = []
    said: dict[str, str] = {}
    languages = [Texts.of(table, language) for language in LANGUAGES]
    while not table.over:
        assert table.decision is not None
        for texts in languages:
            said[f"ask-{table.decision.ask} {texts.language}"] = texts.ask(table.decision, table)
            said[f"help-{table.decision.ask} {texts.language}"] = texts.help(table.decision, table)
        for option in table.choices():
            if option.closed and f"{option.closed.id} en" not in said:
                for texts in languages:
                    assert texts.fill(option.closed.id, option.closed.values), option.closed
                    said[f"{option.closed.id} {texts.language}"] = texts.why(option.closed)
        table.apply(careful(table, chance))
        events += table.events or []
    for texts in languages:
        for action in table.actions:
            said[f"{action.text} {texts.language}"] = texts.action(action)
    return table, events, said


@pytest.mark.parametrize("number", range(len(CONFIGURATIONS)))
def test_everything_said_in_a_whole_game_reads_well(number: int) -> None:
    for id, said in played(number)[2].items():
        assert_reads_well(said, id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(CONFIGURATIONS)))
def test_all_events_of_a_whole_game_read_well_to_everybody(number: int, language: str) -> None:
    table, events, _ = played(number)
    texts = Texts.of(table, language)
    assert len({event.id for event in events}) > 20
    views = {repr(seen): seen for event in events for seen in (event.seen_by(PUBLIC), event.seen_by(event.seat))}
    for seen in views.values():
        assert texts.fill(seen.id, {"seat": seen.seat, **seen.values}), seen
        assert_reads_well(texts.event(seen), seen.id)


def test_drawn_and_exchanged_cards_are_named_to_their_owner_only() -> None:
    """12."""
    texts = words_for("en")
    drew = Event("event-drew", 1, {"cards": 3}, {"card": ["altar", "veil", "altar"]})
    assert texts.event(drew.seen_by(1)) == "Bea draws 2 \u00d7 Altar and Veil."
    assert texts.event(drew.seen_by(0)) == "Bea draws 3 cards."
    swapped = Event("event-exchanged", 0, {}, {"given_card": "altar", "card": "veil"})
    assert texts.event(swapped.seen_by(0)) == "Ana takes Veil in exchange for Altar."
    assert texts.event(swapped.seen_by(1)) == "Ana takes another card in exchange."


def test_players_without_names_are_called_by_the_colours_of_their_pieces() -> None:
    """1. The stars on the card backs are white and black, and so are the seats in records."""
    assert Texts.of(GAME.new(2), "en").players == ["Lapis", "Tyrian"]
    assert Texts.of(GAME.new(2), "es").players == ["Lapislázuli", "Púrpura"]


def test_a_result_says_why_it_was_won() -> None:
    """11.3, R88: the Filling wins at once; else it is a draw, or by option won by the fuller Temple."""
    texts = words_for("en")
    filled = Outcome([3, 14], [2, 1], [{}, {}], ["filling"], "")
    assert texts.say("result-why", filled.why()).startswith("The Temple of Bea stands complete")
    fuller = Outcome([7, 5], [1, 2], [{}, {}], ["both_dead"], "")
    assert texts.say("result-why", fuller.why()).endswith("Then the fuller Temple wins: 7 to 5.")
    drawn = Outcome([5, 5], [1, 1], [{}, {}], ["idle"], "draw")
    assert texts.say("result-why", drawn.why()).endswith("neither player has won it: a draw.")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("id", "options"),
    [("help-discard", {"deck_exhaustion": "reshuffle"}), ("closed-hand-not-stuck", {"stuck_hand": "extended"})],
)
def test_what_an_option_changes_is_said_as_it_is_then(language: str, id: str, options: dict[str, object]) -> None:
    """R63, R84: discards may come back by themselves, and the Filling may be part of a stuck hand."""
    usual, said = words_for(language).say(id), words_for(language, options).say(id)
    assert usual != said
    assert_reads_well(said, id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_explained(language: str) -> None:
    table = GAME.new(2)
    texts = Texts.of(table, language)
    said = {card.id: table.about(texts, "card", card.id) for card in DATA.cards}
    for id, text in said.items():
        assert_reads_well(text, id)
    assert len(set(said.values())) > 30
    assert table.about(texts, "card", "sin") == said["doubt"]
    assert table.about(texts, "card", "atlantis") == table.about(texts, "gate", "north") == ""


def test_a_packs_own_names_are_said(tmp_path: Path) -> None:
    """1: corrections of an owner of the box."""
    (tmp_path / "cards.toml").write_text('[[card]]\nid = "veil"\nname = "Blue Veil"\nsource = "owner"\n')
    table = GAME.new(2, pack=load_over(GAME.standard_pack, tmp_path))
    assert Texts.of(table, "es").name("card", "veil") == "Blue Veil"
    assert Texts.of(table, "es").name("card", "altar") == "Altar"
