"""Wisdom of Solomon in a terminal: at every width, with nothing that its reader may not know."""

from __future__ import annotations

import pytest

from ophir.cli.tables import drawing_of
from ophir.cli.words import Words
from ophir.engine.chance import Chance
from ophir.engine.game import NOBODY
from ophir.games import game
from ophir.games.wisdom.table import WisdomTable
from tests.cli.terminal import ophir


def middle_of_a_game(decisions: int, language: str = "en", seats: int = 3) -> tuple[WisdomTable, Words]:
    position = game("wisdom").new(seats, seed=5)
    assert isinstance(position, WisdomTable)
    chance = Chance(9)
    for _ in range(decisions):
        legal = position.legal()
        if not legal:
            break
        position.apply(legal[chance.below(len(legal))])
    return position, Words(position, language)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("width", "height"), [(80, 14), (80, 200), (100, 31), (140, 40), (160, 200)])
def test_the_table_fits_the_terminal_at_every_stage(width: int, height: int, language: str) -> None:
    for seats, decisions in ((1, 0), (1, 60), (3, 40), (5, 150)):
        position, words = middle_of_a_game(decisions, language, seats)
        drawing = drawing_of(position.game, words)
        for seat in (NOBODY, 0):
            lines = drawing.table(position.view(seat), width, height, {})
            assert max(line.cell_len for line in lines) <= width


def test_the_map_shows_every_location_road_and_house() -> None:
    position, words = middle_of_a_game(150)
    drawn = "\n".join(line.plain for line in drawing_of(position.game, words).part("map", position.view(0), 100, {}))
    box = position.box
    for id in box.location_ids:
        assert words.name("place", id) in drawn
    for edge, (a, b) in enumerate(zip(box.edge_start, box.edge_end, strict=True)):
        named = f"{words.name('place', box.location_ids[a])}-{words.name('place', box.location_ids[b])}"
        assert (named in drawn) is bool(position.roads >> edge & 1)
    for party in range(3):
        assert drawn.count(f"[{words.sign(party).plain}]") >= box.houses - position.houses_left[party]


def test_nobody_sees_the_cards_and_tiles_of_another() -> None:
    position, words = middle_of_a_game(150)
    drawing = drawing_of(position.game, words)
    view = position.view(NOBODY)
    shown = "\n".join(line.plain for part in drawing.parts for line in drawing.part(part, view, 140, {}))
    assert words.short("wisdom-own-tiles") not in shown
    assert words.short("wisdom-hand-title") not in shown


def test_jeroboams_bag_is_drawn_only_where_he_plays() -> None:
    for seats in (1, 2):
        position, words = middle_of_a_game(40, seats=seats)
        assert bool(drawing_of(position.game, words).part("bag", position.view(0), 100, {})) is (seats == 1)


def test_a_person_plays_a_turn_against_jeroboam_and_reads_his_reasons() -> None:
    played = ophir("play", "wisdom", "--seats", "human", "--seed", "4", typed=[*["1"] * 12, "quit"])
    assert "Jeroboam draws a tile" in played.out
    assert "The cheapest cube of a type that he lacks; of equal prices the more valuable one. (rule 13.2)" in played.out
