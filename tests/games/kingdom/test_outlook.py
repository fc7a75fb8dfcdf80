"""What a person is shown besides the pieces follows the rules and the data. [Kingdom 3, 5, 7, 11, 12.1]"""

from __future__ import annotations

import pytest

from ophir.engine.game import NOBODY
from ophir.engine.packs import Pack
from ophir.games.kingdom import GAME
from tests.games.kingdom.tables import pack_with, seat_of, table
from tests.games.reading import do

BLUE, RED, GREEN = map(seat_of, ("blue", "red", "green"))


@pytest.mark.parametrize("phase", ["placement", "resolution", "market", "building"])
def test_the_phase_is_the_one_that_runs(phase: str) -> None:
    """5."""
    pawns = {"blue": ["judah", "thief"]} if phase == "resolution" else {}
    cubes = {"blue": "GGSSTTFF"}
    assert table(3, phase, pawns=pawns, cubes=cubes).stage().phase == phase


def test_four_pawns_are_as_many_as_the_pack_says() -> None:
    """3."""
    options = {"edition": "first", "four_pawns": True}
    for pack, pawns in ((None, 4), (pack_with("components", "option", "four_pawns", pawns=3), 3)):
        left = GAME.new(4, options, pack=pack).court(BLUE, BLUE).left
        assert left is not None
        assert (left.count, left.of) == (pawns, pawns)


def test_a_joined_region_brings_all_that_is_printed_in_it() -> None:
    """EX2, R40: and whoever has no Road there collects the single space."""
    t = table(sites={"blue": ["amalek", "edom"]}, roads={"blue": ["amalek-edom"]})
    note = t.notes(BLUE)["place:edom"]
    assert note.gets == {"food": 1, "copper": 1}
    assert sorted(note.reach) == ["place:amalek", "place:edom"]
    assert t.notes(RED).keys() == t.notes(NOBODY).keys() == {"place:amalek", "place:edom"}, "beside Blue's pieces"


def test_in_a_neutral_space_only_the_own_roads_count() -> None:
    """EX4, EX7."""
    t = table(3, sites={"blue": ["aram"], "red": ["edom"]}, roads={"blue": ["aram-judah"], "red": ["edom-judah"]})
    assert t.notes(BLUE)["place:judah"].reach == ["place:judah", "place:aram"]
    assert t.notes(RED)["place:judah"].reach == ["place:judah", "place:edom"]
    assert "place:judah" not in t.notes(GREEN)


def test_a_region_brings_what_the_pack_prints() -> None:
    """0."""
    pack = pack_with("map", "space", "amalek", yields={"gold": 3})
    t = table(sites={"blue": ["amalek", "edom"]}, roads={"blue": ["amalek-edom"]}, pack=pack)
    assert t.notes(BLUE)["place:edom"].gets == {"gold": 3, "copper": 1}


def test_the_board_shows_the_bonus_spaces_and_layers_that_are_in_play() -> None:
    """3.2, 11: also where a pack gives an edition the other's Temple."""

    def printed(seats: int, pack: Pack | None = None, **options: object) -> tuple[int, int]:
        files = GAME.new(seats, options, pack=pack).printed()
        return len(files["actions"]["bonus_space"]), sum(layer["blocks"] for layer in files["temple"]["layer"])

    final, first = printed(4)[1], printed(4, edition="first")[1]
    assert final != first
    assert printed(4, pack_with("components", "edition", "final", temple="first", temple_blocks=first))[1] == first
    assert (
        printed(2)[0] < printed(2, open_bonus_spaces=True)[0] == len(GAME.standard_pack.files["actions"]["bonus_space"])
    )


def test_the_hand_says_at_any_time_only_while_that_is_so() -> None:
    """9, R59: not with the option, nor once the own round is over."""
    fortune = {"blue": ["royal_favor"], "red": ["fame_abroad"]}
    t = table(2, "round_end", hand=fortune)
    assert t.court(BLUE, BLUE).note == "note-any-time"
    assert t.court(BLUE, RED).note == "", "it is not for the others"
    do(t, "done", by="blue")
    assert t.court(BLUE, BLUE).note == ""
    assert table(2, "round_end", hand=fortune, out_of_turn_fortune="own_turn_only").court(BLUE, BLUE).note == ""
