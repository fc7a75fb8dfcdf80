"""The two rules texts and the options. [Kingdom 3]"""

from __future__ import annotations

import pytest

from ophir.engine.errors import BadOption
from ophir.games.kingdom import GAME
from tests.games.kingdom.tables import DATA, box_of, has, score, table
from tests.games.reading import do, legal


def test_the_final_rules_are_the_default() -> None:
    """3.2."""
    assert GAME.read_options(3, None) == {
        "edition": "final",
        "open_bonus_spaces": False,
        "four_pawns": False,
        "out_of_turn_fortune": "open",
    }


def test_board_action_spaces_have_other_names_in_the_first_edition_and_the_same_effects() -> None:
    """3.1#3: Fortune and Wisdom for Prophet and Minister; ids and effects do not change."""
    final, first = box_of(3), box_of(3, edition="first")
    named = {edition.id: edition.action_space_names for edition in DATA.editions}
    ids = final.place_ids[final.spaces : final.first_bonus]
    assert [named["final"][id] for id in ids] == ["Prophet", "Minister", "Thief", "Trader", "Artisan"]
    assert [named["first"][id] for id in ids] == ["Fortune", "Wisdom", "Thief", "Trader", "Artisan"]
    assert [space.name_first for space in DATA.action_spaces] == [named["first"][id] for id in ids]
    assert final.place_ids == first.place_ids
    assert score(table(2, "resolution", edition="first", pawns={"blue": ["minister"]}), "blue") == 6


def test_the_editions_differ_in_these_figures() -> None:
    """3.1#1, 3.1#4, 3.1#5, 3.1#6, 3.1#7: as the table says."""
    final, first = box_of(2), box_of(2, edition="first")
    assert (final.blocks, first.blocks) == (16, 10)
    assert (final.starting_score, first.starting_score) == (10, 0)
    assert (final.one_direction, first.one_direction) == (True, False)
    assert (final.leftover_cube_vp, first.leftover_cube_vp) == (1, 0)
    assert (final.tie_break, first.tie_break) == ("most_building_pieces", "shared")


@pytest.mark.parametrize("edition", ["final", "first"])
def test_there_is_no_limit_on_the_cubes_a_player_holds(edition: str) -> None:
    """3.1#19, 1: Blue holds every cube but one and takes that one too; none is given back later."""
    all_but_one = "G" * 5 + "C" * 8 + "S" * 10 + "T" * 12 + "F" * 14
    t = table(2, "resolution", edition=edition, cubes={"blue": all_but_one}, pawns={"blue": ["judah"]})
    assert has(t, "blue") == "G" + all_but_one
    do(t, "pass", "end")
    assert t.round == 2
    assert len(has(t, "blue")) == 50


def test_four_pawns_each_by_the_spanish_text() -> None:
    """3.1#21, 3.2: an option of the first edition for four players; otherwise five."""
    assert list(table(4, edition="first", four_pawns=True).pawns_left) == [4] * 4
    assert list(table(4, edition="first").pawns_left) == [5] * 4
    assert list(table(4).pawns_left) == [5] * 4
    t = table(4, edition="first", four_pawns=True)
    do(t, "place altar")
    assert t.bonus_pawns[0] == 4


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (4, {"open_bonus_spaces": True}),
        (3, {"open_bonus_spaces": True, "edition": "first"}),
        (3, {"four_pawns": True, "edition": "first"}),
        (4, {"four_pawns": True}),
        (3, {"edition": "second"}),
        (3, {"out_of_turn_fortune": "never"}),
        (3, {"open_bonus_spaces": "perhaps"}),
        (3, {"solo": True}),
    ],
)
def test_options_that_do_not_go_together_are_refused(seats: int, options: dict[str, bool | str]) -> None:
    """3.1#8, 3.2: the optional rule is for the final rules and 2 or 3 players, four Pawns for the first and 4."""
    with pytest.raises(BadOption):
        GAME.new(seats, options)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"open_bonus_spaces": True}),
        (3, {"open_bonus_spaces": "on"}),
        (4, {"four_pawns": True, "edition": "first"}),
        (2, {"edition": "first", "out_of_turn_fortune": "own_turn_only"}),
    ],
)
def test_options_that_go_together_are_dealt(seats: int, options: dict[str, bool | str]) -> None:
    """3.2."""
    assert not GAME.new(seats, options).over


def test_bonus_spaces_take_all_remaining_pawns_in_the_first_edition_too() -> None:
    """3.1#22: the Spanish definition says one Pawn and contradicts its own later rule."""
    t = do(table(2, edition="first"), "place altar")
    assert t.bonus_pawns[0] == 6
    assert list(t.pawns_left) == [0, 6]


def test_the_first_edition_forbids_pawns_on_the_displayed_cards() -> None:
    """3.1#20."""
    shown = {card.id for card in DATA.buildings}
    assert legal(table(2, edition="first"), "place") & shown == set()


def test_the_high_priest_of_the_first_edition_uses_one_region_too() -> None:
    """3.1#15: the first text is silent, the final rule applies."""
    t = table(
        2,
        "resolution",
        edition="first",
        sites={"red": ["hamath"], "blue": ["zobah"]},
        roads={"red": ["hamath-phoenicia"], "blue": ["phoenicia-zobah"]},
        tokens={"blue": 1},
        high_priest="blue",
        pawns={"blue": ["hamath"]},
    )
    assert has(t, "blue") == "TTT"


def test_the_artisan_of_the_first_edition_repeats_resource_spaces_only() -> None:
    """3.1#14: with Pawns on the Minister and an own card there is still nothing to repeat."""
    t = table(
        2,
        "resolution",
        edition="first",
        buildings={"blue": ["palace"]},
        pawns={"blue": ["artisan", "minister", "palace"]},
    )
    do(t, "resolve artisan")
    assert has(t, "blue") == ""
    do(t, "resolve minister")
    assert score(t, "blue") == 6 + 5
