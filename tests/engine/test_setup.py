"""Setting up a position by names: what is said holds, what follows is filled in, what can't be is refused by name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ophir.engine.chance import Chance
from ophir.engine.errors import BadChance, BadOption, BadPosition, BadSeats, UnknownSeat
from ophir.games import game

KINGDOM = game("kingdom")


def state(**said: Any) -> dict[str, Any]:
    """The readable state of a position that was set up."""
    found: dict[str, Any] = KINGDOM.setup(**said).to_json()["state"]
    return found


def test_a_position_is_set_up_by_the_names_of_the_game() -> None:
    position = KINGDOM.setup(
        3,
        at="market",
        turn="red",
        options={"edition": "first"},
        high_priest="blue",
        red={"cubes": {"stone": 2}, "score": 12},
        market={"gold": [1, 4]},
    )
    assert repr(position) == "<kingdom: red must decide market (D3), 7 open; scores blue 0, red 12, green 0>"
    data = position.to_json()
    assert data["options"]["edition"] == "first"
    assert data["state"]["high_priest"] == "blue"
    assert data["state"]["players"]["red"]["cubes"] == {"stone": 2}
    assert data["state"]["market"]["gold"] == [True, False, False, True]


def test_what_was_set_up_can_be_written_and_read() -> None:
    data = json.loads(json.dumps(KINGDOM.setup(4, at="building", green={"cubes": ["stone", "food"]}).to_json()))
    assert KINGDOM.from_json(data).to_json() == data


def test_what_was_said_stays_as_it_was() -> None:
    red: dict[str, Any] = {"cubes": {"stone": 2}, "hand": ("royal_favor",), "earned": {"temple": 3}}
    said: dict[str, Any] = {"red": red, "pawns": {"blue": ("judah", "tob")}}
    before = repr(said)
    position = KINGDOM.setup(**said, at="resolution")
    assert position.to_json()["state"]["players"]["red"]["hand"] == {"royal_favor": 1}
    assert repr(said) == before


def test_without_a_word_it_is_the_first_moment_on_an_empty_table() -> None:
    position = KINGDOM.setup()
    assert position.seats == KINGDOM.seat_counts[0]
    assert repr(position) == "<kingdom: blue must decide place (D1), 22 open; scores blue 10, red 10>"


def test_forced_moves_ahead_are_taken_and_told() -> None:
    position = KINGDOM.setup(at="resolution", pawns={"blue": ["judah"]})
    assert position.to_json()["state"]["pawns"] == {}
    assert "event-collected" in [event.id for event in position.events or []]


def test_things_said_to_be_somewhere_leave_the_place_where_they_were() -> None:
    before = state()
    after = state(blue={"cubes": ["stone", "stone"], "hand": ["royal_favor"]}, market={"stone": [2]})
    assert after["supply"]["stone"] == before["supply"]["stone"] - 3
    assert "royal_favor" not in after["fortune"]["deck"]
    assert after["fortune"]["deck_size"] == before["fortune"]["deck_size"] - 1


def test_a_list_says_all_that_is_there_and_an_object_some_of_it() -> None:
    exact = state(fortune={"deck": ["royal_favor"]})["fortune"]
    assert exact["deck"] == {"royal_favor": 1}
    assert sum(exact["discard"].values()) == 31
    some = state(fortune={"deck": {"royal_favor": 0}})["fortune"]
    assert some["discard"] == {"royal_favor": 1}
    assert some["deck_size"] == 31


def test_what_the_supply_lacks_is_with_the_last_player_who_says_nothing_of_it() -> None:
    said = state(seats=3, supply={"stone": 1}, green={"cubes": {"stone": 2}})
    stone = {name: player["cubes"].get("stone", 0) for name, player in said["players"].items()}
    assert stone == {"blue": 0, "red": 9, "green": 2}


def test_the_rest_can_be_given_to_somebody() -> None:
    said = state(blue={"hand": "rest"}, red={"hand": ["royal_favor"]})
    assert said["players"]["blue"]["hand_size"] == 31
    assert said["fortune"]["deck"] == {}


def test_a_score_said_alone_is_what_the_player_began_with() -> None:
    said = state(blue={"score": 25}, red={"score": 20, "earned": {"temple": 5}})["players"]
    assert (said["blue"]["score"], said["blue"]["earned"]) == (25, {"start": 25})
    assert (said["red"]["score"], said["red"]["earned"]) == (20, {"start": 15, "temple": 5})
    assert state(blue={"earned": {"temple": 5}})["players"]["blue"]["score"] == 15


def test_each_player_can_be_given_what_lies_on_the_board() -> None:
    by_seat = state(sites={"blue": ["aram", "edom"]}, roads={"blue": ["aram-judah"]})
    by_place = state(sites={"aram": "blue", "edom": "blue"}, roads={"aram-judah": "blue"})
    assert by_seat == by_place
    assert len(by_seat["players"]["blue"]["buildings"]) == 2  # no piece without its card


WRONG: list[tuple[dict[str, Any], str, str]] = [
    ({"at": "lunch"}, "at", "it has placement, resolution"),
    ({"mood": "good"}, "state.mood", "known: round, order"),
    ({"green": {}}, "state.green", "unknown"),
    ({"red": {"cube": ["stone"]}}, "state.players.red.cube", "known: score"),
    ({"red": {"cubes": ["silver"]}}, "state.players.red.cubes", "'silver'"),
    ({"red": {"cubes": {"stone": 11}}}, "state.supply", "11 of stone in all, but the game has 10"),
    ({"red": {"cubes": {"stone": "many"}}}, "state.players.red.cubes.stone", "must be a number"),
    ({"red": {"cubes": [["stone"]]}}, "state.players.red.cubes", "['stone']"),
    ({"sites": {"red": [{}]}}, "state.sites.red", "not {}"),
    ({"red": {"cubes": 3}}, "state.players.red.cubes", "an object or a list"),
    ({"red": 3}, "state.players.red", "must be an object with score"),
    ({"players": 3}, "state.players", "must be an object"),
    ({"red": {"hand": ["royal_favor"] * 2}}, "state.fortune", "2 of royal_favor in all, but the game has 1"),
    ({"supply": {"stone": 0}, "blue": {"cubes": []}, "red": {"cubes": []}}, "state.supply", "0 of stone"),
    ({"pawns": {"red": "judah"}}, "state.pawns.red", "must be a list"),
    ({"pawns": {"judah": "green"}}, "state.pawns.judah", "'green'"),
    ({"market": {"gold": [5]}}, "state.market.gold", "must be numbers from 1 to 4, not [5]"),
    ({"market": {"gold": 2}}, "state.market.gold", "must be a list"),
    ({"display": "rest"}, "state.display", "must be a list"),
    ({"red": {"placed": ["atlantis"]}}, "state.players.red.placed", "'atlantis'"),
    ({"chance": ["luck"]}, "chance.next", "'luck' is nothing that chance can bring"),
    ({"chance": "royal_favor"}, "chance.next", "must be a list of names"),
    ({"chance": ["green royal_favor"]}, "chance.next", "nothing that chance can bring"),
]


@pytest.mark.parametrize(("said", "field", "reason"), WRONG, ids=str)
def test_what_can_not_be_is_refused_with_its_name(said: dict[str, Any], field: str, reason: str) -> None:
    with pytest.raises(BadPosition) as caught:
        KINGDOM.setup(**said)
    assert caught.value.field == field
    assert reason in str(caught.value)


def test_seats_options_and_turns_are_those_of_the_game() -> None:
    with pytest.raises(BadSeats):
        KINGDOM.setup(7)
    with pytest.raises(BadOption):
        KINGDOM.setup(options={"edition": "tenth"})
    with pytest.raises(UnknownSeat):
        KINGDOM.setup(turn="green")


def test_draws_and_dice_of_temple_are_foretold_by_name() -> None:
    """The die is White's, the first card Black's: a name with a seat waits for that seat."""
    white = {"prophet": "prophet_isaiah"}
    hands = {"hand": ["babylonian_army", "altar"]}
    temple = game("temple")
    position = temple.setup(at="military", white=white, black=hands, chance=["black veil", "sword", "levites"])
    assert [event.values["die"] for event in position.events or [] if event.id == "event-rolled"] == ["sword"]
    assert position.foretold() == ["black veil", "levites"]
    turn = temple.setup(at="turn", turn="black", white=white, black=hands, chance=["levites", "black veil"])
    assert turn.foretold() == []
    assert turn.to_json()["state"]["players"]["black"]["hand"][:4] == ["babylonian_army", "altar", "levites", "veil"]


def test_the_turn_is_the_active_players() -> None:
    with pytest.raises(BadPosition, match="turn: must be white, who is the active player"):
        game("temple").setup(turn="black", active="white")
    with pytest.raises(BadPosition, match=r"state\.active: must be a player"):
        game("temple").setup(active=None)


DRAWS = ["royal_favor", "library", "fame_abroad"]


def prophet() -> Any:
    """Blue is about to draw a Fortune Card, and what comes is fixed."""
    pawns = {"blue": ["prophet", "judah"]}
    return KINGDOM.setup(at="resolution", pawns=pawns, display=["mint", None, "inn", "palace"], chance=DRAWS)


def test_what_was_foretold_comes_each_for_the_first_draw_that_can_bring_it() -> None:
    data = prophet().play("resolve prophet", "resolve judah", "pass", "end", "done").to_json()
    assert data["state"]["players"]["blue"]["hand"] == {"royal_favor": 1}
    assert data["state"]["display"] == ["mint", "library", "inn", "palace"]
    assert data["chance"]["next"] == ["fame_abroad"]


def test_what_was_foretold_goes_with_clones_and_with_readable_data() -> None:
    position = prophet()
    assert position.clone().foretold() == DRAWS
    data = json.loads(json.dumps(position.to_json()))
    assert data["chance"]["next"] == DRAWS
    assert KINGDOM.from_json(data).to_json() == data
    data["chance"]["next"] = ["luck"]
    with pytest.raises(BadPosition, match=r"chance\.next"):
        KINGDOM.from_json(data)


def test_nobody_knows_what_was_foretold() -> None:
    position = prophet()
    for seat in (-1, 0, 1):
        view = position.view(seat)
        assert "chance" not in view.to_json()
        assert view.known.foretold() == []
        assert view.sample(Chance(1)).foretold() == []


def test_what_was_foretold_for_one_seat_waits_for_that_seat() -> None:
    position = KINGDOM.setup(chance=["red royal_favor"])
    names = ["royal_favor", "fame_abroad"]
    assert position.pick_counted([0, 5], 5, names, owner=0) == 1
    assert position.pick_counted([1, 5_000], 5_001, names, owner=1) == 0
    assert position.foretold() == []


def test_what_was_foretold_but_is_not_there_changes_nothing() -> None:
    pawns = {"blue": ["prophet", "judah"]}
    position = KINGDOM.setup(at="resolution", pawns=pawns, red={"hand": ["royal_favor"]}, chance=["royal_favor"])
    before = position.to_json()
    with pytest.raises(BadChance, match="'royal_favor' was foretold but is not there to be drawn; there are: gold_of"):
        position.play("resolve prophet")
    assert position.to_json() == before


def test_a_foretold_draw_counts_as_chance() -> None:
    """Undo goes back until chance came in between, fixed or not."""
    position = prophet()
    drawn = position.numbers_drawn()
    position.play("resolve prophet")
    assert position.numbers_drawn() == drawn + 1
