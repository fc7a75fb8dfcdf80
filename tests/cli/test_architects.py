"""Architects of the West Kingdom in a terminal: at every width, with nothing that its reader may not know."""

from __future__ import annotations

import pytest

from ophir.cli.tables import drawing_of
from ophir.cli.words import Words
from ophir.engine.chance import Chance
from ophir.engine.game import NOBODY
from ophir.games import game
from ophir.games.architects.table import ArchitectsTable
from tests.cli.terminal import ophir

Options = dict[str, object]
BASE: Options = {"expansion_wow": False}


def middle_of_a_game(
    decisions: int, language: str = "en", seats: int = 3, options: Options | None = None
) -> tuple[ArchitectsTable, Words]:
    position = game("architects").new(seats, options, seed=5)
    assert isinstance(position, ArchitectsTable)
    chance = Chance(9)
    for _ in range(decisions):
        legal = position.legal()
        if not legal:
            break
        position.apply(legal[chance.below(len(legal))])
    return position, Words(position, language)


def shown(position: ArchitectsTable, words: Words, part: str, seat: int = 0, width: int = 140) -> str:
    drawing = drawing_of(position.game, words)
    return "\n".join(line.plain for line in drawing.part(part, position.view(seat), width, {}))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("width", "height"), [(80, 14), (80, 200), (100, 31), (140, 50), (160, 200)])
def test_the_table_fits_the_terminal_at_every_stage(width: int, height: int, language: str) -> None:
    for seats, decisions, options in ((1, 0, None), (1, 60, None), (3, 80, BASE), (5, 200, None)):
        position, words = middle_of_a_game(decisions, language, seats, options)
        drawing = drawing_of(position.game, words)
        for seat in (NOBODY, 0):
            lines = drawing.table(position.view(seat), width, height, {})
            assert max(line.cell_len for line in lines) <= width


def test_the_places_show_every_group() -> None:
    position, words = middle_of_a_game(150)
    drawn = shown(position, words, "places")
    for location in position.box.data.locations:
        assert location.id == "black_market" or words.name("place", location.id) in drawn
    players = position.to_json()["state"]["players"]
    for party, name in enumerate(position.parties):
        for workers in filter(None, players[name]["workers"].values()):
            assert f"{words.sign(party).plain}{workers}" in drawn


def test_the_display_shows_every_apprentice_and_what_it_does() -> None:
    position, words = middle_of_a_game(40)
    drawn = shown(position, words, "display")
    for card in position.display:
        id = position.box.apprentice_ids[card]
        assert words.name("apprentice", id) in drawn
        about = position.about(words.game, "apprentice", id)
        assert " ".join(about.split()) in " ".join(drawn.split())


def test_nobody_sees_the_hand_of_another() -> None:
    position, words = middle_of_a_game(150)
    drawing = drawing_of(position.game, words)
    view = position.view(NOBODY)
    seen = "\n".join(line.plain for part in drawing.parts for line in drawing.part(part, view, 140, {}))
    assert words.short("architects-hand-title") not in seen
    hands = {position.box.building_ids[card] for hand in position.hand for card in hand}
    assert hands
    assert not any(words.name("building", id) in seen for id in hands)


def test_the_court_is_drawn_only_with_works_of_wonder() -> None:
    for options in (None, BASE):
        position, words = middle_of_a_game(40, options=options)
        assert bool(shown(position, words, "court")) is (options is None)


def test_the_rival_is_drawn_only_where_it_plays() -> None:
    for seats in (1, 2):
        position, words = middle_of_a_game(40, seats=seats)
        assert bool(shown(position, words, "rival")) is (seats == 1)


def test_a_person_plays_a_turn_against_the_ai_opponent_and_reads_its_scheme() -> None:
    played = ophir("play", "architects", "--seats", "human", "--seed", "4", typed=[*["1"] * 12, "quit"])
    assert "turns up a Scheme card" in played.out
