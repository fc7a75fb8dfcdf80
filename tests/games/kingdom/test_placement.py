"""1. Placement Phase. [Kingdom 6]"""

from __future__ import annotations

import pytest

from tests.games.kingdom.tables import COLORS, DATA, box_of, play_until, table
from tests.games.reading import asked, closed, do, legal, offered, told, why

SPACES = {space.id for space in DATA.spaces}
ACTIONS = {"prophet", "minister", "thief", "trader", "artisan"}


def test_a_pawn_goes_on_any_unoccupied_resource_or_action_space_or_all_on_a_bonus_space() -> None:
    """D1, 6: on an empty board every space of the board is a target, and there is no passing."""
    assert asked(table()) == "D1 blue"
    assert legal(table(), "place") == SPACES | ACTIONS | {"altar", "ark"}
    assert legal(table()) == {f"place {id}" for id in SPACES | ACTIONS | {"altar", "ark"}}


def test_players_take_turns_in_order_until_all_have_placed_all_pawns() -> None:
    """D1, 5: one Pawn a turn, cyclic; whoever claimed a Bonus Space is skipped."""
    t = table(2, order=["red", "blue"])
    do(t, "place judah", by="red")
    do(t, "place altar", by="blue")
    assert list(t.pawns_left) == [0, 5]
    for space in ("hamath", "tob", "edom", "moab"):
        assert asked(t) == "D1 red"
        do(t, f"place {space}")
    assert list(do(t, "place minister").pawns_left) == [0, 0]
    assert asked(t) == "D2 red"


def test_you_must_place_while_you_have_pawns_and_a_target() -> None:
    """R5: with cards in hand a player may play them first, but not pass."""
    t = table(hand={"blue": ["royal_favor"]})
    assert legal(t) - {f"place {id}" for id in SPACES | ACTIONS | {"altar", "ark"}} == {"play royal_favor"}


def test_nothing_is_received_during_the_placement_phase() -> None:
    """6: the benefits are awarded in the Resolution Phase."""
    t = do(table(), "place judah", "place minister", "place altar")
    assert not any(t.cubes)
    assert t.scores == [10, 10, 10]
    assert told(t, "event-placed") == [{"place": "altar", "pawns": 6}]


def test_a_bonus_space_takes_all_remaining_pawns() -> None:
    """6, 3.1#22: all six Pawns go, and the player places no more this phase."""
    t = do(table(2), "place altar")
    assert t.bonus_pawns == [6, 0, 0]
    assert list(t.pawns_left) == [0, 6]
    do(t, "place judah")
    assert asked(t) == "D1 red"


def test_one_remaining_pawn_is_enough_for_a_bonus_space() -> None:
    """R6."""
    t = table(2, pawns={"blue": ["judah", "tob", "edom", "moab", "aram"], "red": ["hamath"]})
    assert t.pawns_left[0] == 1
    assert "altar" in legal(t, "place")
    assert do(t, "place altar").bonus_pawns == [1, 0, 0]


def test_several_players_can_claim_bonus_spaces_one_each() -> None:
    """R7: blue has no Pawns left for a second one, red and green claim the others."""
    t = do(table(4), "place altar", "place ark", "place tribute")
    assert t.bonus_claims == 3
    assert list(t.pawns_left) == [0, 0, 0, 5]
    assert legal(t, "place") & {"altar", "ark", "tribute"} == set()
    do(t, "place judah")
    assert asked(t) == "D1 yellow"


def test_bonus_spaces_not_in_play_do_not_exist() -> None:
    """R3: with two players neither Ark nor Tribute is a target, nor shown as a closed one."""
    t = table(2)
    assert {"place ark", "place tribute"} & offered(t) == set()
    assert "place tribute" not in offered(table(3))
    assert "place tribute" in offered(table(4))


def test_with_the_optional_rule_one_bonus_space_less_than_players_may_be_claimed() -> None:
    """EX11, 3.1#8, 3.2: after two claims the third of three players has no Bonus Space; a new round opens them again.
    Without the option Tribute is never a target with three players."""
    t = table(3, open_bonus_spaces=True)
    assert {"altar", "ark", "tribute"} <= legal(t, "place")
    do(t, "place tribute", "place ark")
    assert legal(t, "place") == SPACES | ACTIONS
    refused = closed(t, "place altar")
    assert refused is not None
    assert (refused.id, refused.rule) == ("closed-bonus-claimed-out", "3.2")
    assert "tribute" not in legal(table(3), "place")
    two = do(table(2, open_bonus_spaces=True), "place ark")
    assert legal(two, "place") == SPACES | ACTIONS
    assert two.box.pawns == 6
    assert two.box.supply == box_of(2).supply
    assert {"altar", "ark", "tribute"} <= legal(play_until(two, "D1", round=2), "place")


def test_a_space_may_be_chosen_even_if_its_effect_will_do_nothing() -> None:
    """R8: nobody holds a cube, yet Thief, Trader and Artisan are open."""
    assert {"thief", "trader", "artisan"} <= legal(table(), "place")


def test_a_space_with_an_empty_site_is_open_to_everybody() -> None:
    """R9."""
    t = table(sites={"red": ["aram"]})
    assert "hamath" in legal(t, "place")
    do(t, "place judah")
    assert "hamath" in legal(t, "place")


def test_you_may_never_place_in_a_space_that_already_has_a_pawn_including_your_own() -> None:
    """R10, 6: own Pawn, other Pawn, Action Space, Bonus Space."""
    t = table(pawns={"blue": ["judah"], "red": ["tob", "minister"], "green": ["altar"]})
    assert legal(t, "place") == (SPACES | ACTIONS | {"ark"}) - {"judah", "tob", "minister"}
    for id in ("judah", "tob", "minister", "altar"):
        assert why(t, f"place {id}") == "closed-pawn-there"


def test_you_may_never_place_beside_another_players_piece_but_beside_your_own() -> None:
    """6: only the owner places on a space with a piece."""
    t = table(sites={"blue": ["hamath"], "red": ["aram"]})
    assert "hamath" in legal(t, "place")
    assert why(t, "place aram") == "closed-others-piece"
    do(t, "place judah")
    assert why(t, "place hamath") == "closed-others-piece"
    assert "aram" in legal(t, "place")


def test_you_may_only_place_on_building_cards_that_you_own() -> None:
    """6, 3.1#20, R64: any number of own cards, never another's, never one on display or in the deck."""
    t = table(buildings={"blue": ["library", "city_walls"], "red": ["mint"]}, display=["palace"])
    cards = {card.id for card in DATA.buildings}
    assert legal(t, "place") & cards == {"library", "city_walls"}
    assert why(t, "place mint") == "closed-others-card"
    assert {"place palace", "place inn"} & offered(t) == set()
    do(t, "place library", by="blue")
    do(t, "place judah", by="red")
    do(t, "place tob", by="green")
    assert legal(t, "place") & cards == {"city_walls"}
    assert why(t, "place library") == "closed-pawn-there"


def test_each_space_of_a_region_holds_its_own_pawn() -> None:
    """3.1#18: two Pawns of one player stand in the two spaces of one region, in both editions."""
    for edition in ("final", "first"):
        t = table(2, edition=edition, sites={"blue": ["bashan", "tob"]}, roads={"blue": ["bashan-tob"]})
        do(t, "place bashan", by="blue")
        do(t, "place judah", by="red")
        assert "tob" in legal(t, "place")


FULL = {
    "red": ["tiphsah", "yamhad", "phoenicia", "judah", "altar"],
    "green": ["philistia", "prophet", "minister", "thief", "ark"],
    "yellow": ["trader", "artisan", "edom", "tribute"],
}


@pytest.mark.parametrize("cards", [[], ["royal_favor"]])
def test_without_a_legal_target_the_remaining_pawns_stay_off_the_board(cards: list[str]) -> None:
    """R11, D1: blue is not asked, now or later this phase, cards or not; the phase goes on to the resolution."""
    pieces = {
        "red": ["hamath", "tadmor", "zobah", "aram"],
        "green": ["tob", "gilead", "ammon", "moab"],
        "yellow": ["amalek", "bashan"],
    }
    t = table(4, sites=pieces, pawns=FULL, hand={"blue": cards})
    assert list(t.pawns_left) == [0, 0, 0, 0]
    assert told(t, "event-forfeited") == [{"pawns": 5}]
    assert asked(t) == "D2 red"


def test_a_single_target_is_taken_by_itself_unless_cards_are_held() -> None:
    """D1, R60: blue's only target is an own site, for the own card is taken; an own hand keeps the decision open."""
    pieces = {
        "red": ["hamath", "tadmor", "zobah", "aram"],
        "green": ["tob", "gilead", "ammon", "moab"],
        "yellow": ["bashan"],
        "blue": ["amalek"],
    }
    pawns = {**FULL, "blue": ["mint"]}
    t = table(4, sites=pieces, pawns=pawns, buildings={"blue": ["mint"]})
    assert asked(t) == "D2 blue"
    assert legal(t, "resolve") == {"amalek", "mint"}
    t = table(4, sites=pieces, pawns=pawns, buildings={"blue": ["mint"]}, hand={"blue": ["royal_favor"]})
    assert asked(t) == "D1 blue"
    assert legal(t) == {"place amalek", "play royal_favor"}


def test_after_placement_each_players_pawns_are_all_on_spaces() -> None:
    """17#7: six Pawns each, none left over, before the resolution begins."""
    t = table(3)
    while asked(t).startswith("D1"):
        t.apply(t.legal()[0])
    assert asked(t).startswith("D2")
    on_board = [t.pawn.count(seat) for seat in range(3)]
    assert on_board == [6, 6, 6]
    assert list(t.pawns_left) == [0, 0, 0]
    assert COLORS[t.to_move] == "blue"
