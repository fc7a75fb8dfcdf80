"""The drawn table: at every width, with nothing that its reader may not know."""

from __future__ import annotations

import pytest

from ophir.cli.tables import drawing_of
from ophir.cli.tables.drawing import Drawing
from ophir.cli.words import Words
from ophir.engine.chance import Chance
from ophir.engine.game import NOBODY, Position
from ophir.games import game
from ophir.games.kingdom.table import KingdomTable


def middle_of_a_game(decisions: int, language: str = "en", seats: int = 4) -> tuple[Position, Words]:
    position = game("kingdom").new(seats, seed=5)
    chance = Chance(9)
    for _ in range(decisions):
        legal = position.legal()
        position.apply(legal[chance.below(len(legal))])
    return position, Words(position, language)


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("width", "height"), [(80, 14), (80, 200), (100, 31), (140, 40), (160, 200)])
def test_the_table_fits_the_terminal_at_every_stage(width: int, height: int, language: str) -> None:
    for decisions in (0, 40, 150, 300):
        position, words = middle_of_a_game(decisions, language)
        drawing = drawing_of(position.game, words)
        for seat in (NOBODY, 0):
            lines = drawing.table(position.view(seat), width, height, {})
            assert max(line.cell_len for line in lines) <= width
            assert len(lines) <= max(height, 60)


def test_the_map_shows_every_space_road_piece_and_pawn() -> None:
    position, words = middle_of_a_game(300)
    assert isinstance(position, KingdomTable)
    drawing = drawing_of(position.game, words)
    drawn = "\n".join(line.plain for line in drawing.part("map", position.view(0), 100, {}))
    for id in position.box.space_ids:
        assert words.name("place", id) in drawn
    for (a, b), owner in zip(position.box.border_ends, position.road, strict=True):
        named = f"{words.name('place', position.box.space_ids[a])}-{words.name('place', position.box.space_ids[b])}"
        assert (named in drawn) is (owner != NOBODY)
    for seat in range(4):
        assert drawn.count(f"[{words.sign(seat).plain}]") >= position.site.count(seat)


def test_a_table_shows_no_card_of_another_hand() -> None:
    position, words = middle_of_a_game(150)
    assert isinstance(position, KingdomTable)
    box = position.box
    drawing = drawing_of(position.game, words)
    for seat in (NOBODY, 0, 1, 2, 3):
        view = position.view(seat)
        shown = [*drawing.table(view, 140, 200, {})]
        for part in drawing.parts:
            shown += drawing.part(part, view, 140, {})
        text = "\n".join(line.plain for line in shown)
        for card, id in enumerate(box.fortune_ids):
            own = seat != NOBODY and position.fortune.hand[box.fortunes * seat + card]
            assert (words.name("fortune", id) in text) is bool(own)


def test_a_game_without_a_drawing_of_its_own_is_drawn_by_its_fields() -> None:
    position, words = middle_of_a_game(20)
    drawing = Drawing(words)
    view = position.view(0)
    text = "\n".join(line.plain for line in drawing.table(view, 100, 100, {}))
    assert "Supply: 10 Gold, 12 Copper" in text
    assert "face down" in text
    assert "▲ Tyrian  Score 10" in text
    action = view.actions.parse("place hamath")
    assert drawing.group(view, action) == "Place Pawns"
    assert drawing.label(view, action).plain == "Place a Pawn: Hamath"
