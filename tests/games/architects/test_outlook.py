"""What a person is shown besides the pieces: how far the game is, what each party has, what a choice would bring."""

from __future__ import annotations

from typing import Any

import pytest

from ophir.engine.game import NOBODY
from ophir.games.architects import GAME
from tests.games.architects.tables import DISPLAY, goods, table

BLUE, RED = 0, 1
PLAIN: dict[str, Any] = {"boards": "standard", "display": DISPLAY}


def blue(own: dict[str, Any], **said: Any) -> Any:
    """Blue is to place a Worker."""
    return table(2, **{**PLAIN, "red": {"virtue": 7}, **said}, blue={"virtue": 7, **own})


def stocks(things: list[Any]) -> dict[str, tuple[int, int]]:
    """How many of each there are, of how many."""
    return {one.id: (one.count, one.of) for one in things}


def brings(made: Any, place: str) -> dict[str, int]:
    found: dict[str, int] = made.outlook(made.actions[f"place {place}"].id).values["gain_good"]
    return found


def test_the_game_begins_with_boards_apprentices_and_cards() -> None:
    made = GAME.new(2, {"board_assignment": "choose"}, seed=3)
    seen = []
    while made.stage().phase != "turn":
        if made.stage().phase not in seen:
            seen.append(made.stage().phase)
        made.play(made.legal_texts()[0])
    assert seen == ["boards", "apprentice", "draft"]
    assert made.stage().turn == made.to_move == made.stage().order[0]
    assert blue({}, last_turns=2).stage().phase == "last"


def test_a_court_shows_goods_tracks_cards_debts_and_workers() -> None:
    own = {"goods": "CCG", "influence": 3, "cathedral": 2, "unpaid": 1, "prison": 4, "captured": {"red": 2}}
    made = blue({**own, "hand": ["well", "smithy"], "buildings": ["church"], "apprentices": ["thief"]})
    court = made.court(BLUE, BLUE)
    assert {one.id: one.count for one in court.goods if one.count} == goods("CCG")
    assert stocks(court.things) == {
        "virtue": (7, 14),
        "influence": (3, 12),
        "cathedral": (2, 5),
        "building": (1, 0),
        "building-card": (2, 0),
        "apprentice": (1, 5),
        "debt": (1, 0),
        "prison": (4, 0),
        "capture": (2, 0),
    }
    assert (court.left.count, court.left.of, court.mark) == (16, 20, "stock-start")
    assert [one.piece for one in court.goods][:2] == ["own:clay", "own:wood"]
    assert [one.piece for one in made.court(BLUE, RED).goods][:2] == ["goods:blue:clay", "goods:blue:wood"]
    assert made.court(RED, BLUE).mark == ""


def test_an_ai_opponent_has_marble_and_wonders_but_no_hand() -> None:
    wonders = {"owner": {"wonder_clay": "ai"}, "place": {"wonder_clay": "forest"}}
    options = {"ai_opponent": "patron", "boards": "standard"}
    made = GAME.setup(1, at="turn", turn="blue", options=options, wonders=wonders, ai={"goods": {"marble": 2}})
    court = made.court(1, BLUE)
    assert [(one.id, one.count) for one in court.goods] == [("marble", 2)]
    assert stocks(court.things)["wonder"] == (1, 0)
    assert not {"building-card", "apprentice", "building"} & stocks(court.things).keys()


@pytest.mark.parametrize(
    ("place", "own", "gets"),
    [
        ("quarry", {"workers": {"quarry": 1}, "apprentices": ["stonecutter_1"]}, {"stone": 3}),
        ("silversmith", {}, {"silver": 2}),
        ("mines clay", {}, {"clay": 2}),
        ("mines gold", {"workers": {"mines": 3}}, {"gold": 2}),
        (
            "workshop draw",
            {"workers": {"workshop": 1}, "apprentices": ["diplomat_c"]},
            {"building_card": 2, "influence": 1},
        ),
        ("tax_stand", {"apprentices": ["pickpocket"]}, {"silver": 4, "gold": 1}),
        ("black_market small", {"goods": "$", "apprentices": ["swindler_t"]}, {"clay": 2, "marble": 1}),
        ("black_market large", {"goods": "$$$"}, {"wood": 1, "stone": 1, "marble": 2}),
        ("forest", {}, {"wood": 1, "influence": 1}),
    ],
)
def test_what_a_worker_would_bring(place: str, own: dict[str, Any], gets: dict[str, int]) -> None:
    """Of the place, of the own cards, and of the Profiteer, who stands in the Forest."""
    assert brings(blue(own, consequence="cc4", small_top="bm01", tax=4), place) == gets


def test_what_lies_on_the_piles_is_told_of_the_black_market() -> None:
    everything = [f"bm{number:02}" for number in range(1, 11)]
    made = blue({"goods": "$$$"}, large=everything, small_top=None)
    assert brings(made, "black_market small") == {"gold": 1, "marble": 1}
    assert brings(made, "black_market large") == {"wood": 2, "marble": 2}  # of bm10, which lies on top


def test_notes_say_the_same_on_the_board_and_which_cards_can_be_built() -> None:
    made = blue({"goods": "WWSS", "hand": ["well", "smithy"]}, consequence="cc1")
    notes = made.notes(BLUE)
    assert (notes["place:quarry"].gets, notes["place:mines"].gets) == ({"stone": 1}, {"clay": 2})
    assert "place:guildhall" not in notes
    assert notes["hand:well"].gets == {"payable": 1}
    assert "hand:smithy" not in notes
    assert made.notes(NOBODY) == {}
    assert GAME.new(2, seed=1).notes(BLUE) == {}  # nobody's turn yet


def test_a_warning_tells_of_a_reset_and_of_the_end() -> None:
    market = blue({"goods": "$$$"}, black_market={"small": "red", "middle": "red"})
    assert market.outlook(market.actions["place black_market large"].id).caution.id == "caution-reset"
    well = {"goods": "WWSS", "hand": ["well"]}
    for taken, caution in ((6, "caution-reset"), (11, "caution-last"), (3, None)):
        made = blue(well, red={"virtue": 7, "guildhall": taken})
        found = made.outlook(made.actions["place guildhall"].id).caution
        assert (found.id if found else None) == caution


def test_only_a_placement_has_an_outlook() -> None:
    made = blue({"goods": "CC"})
    made.play("place kings_storehouse")
    found = made.outlook(made.actions["trade to_virtue clay clay"].id)
    assert (found.caution, found.values) == (None, {})
