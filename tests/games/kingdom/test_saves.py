"""A position as data and back; what can't be is refused by its field. [Kingdom 17]"""

from __future__ import annotations

from typing import Any

import pytest

from ophir.engine.errors import BadPosition
from ophir.games.kingdom import GAME
from tests.games.kingdom.tables import do, pack_with, table


def busy() -> dict[str, Any]:
    """A position with something of everything, at Blue's building turn."""
    t = table(
        2,
        "building",
        cubes={"blue": "GSSTF", "red": "SSSSSSSSCC"},
        sites={"blue": ["aram"], "red": ["edom", "hamath"]},
        roads={"blue": ["aram-judah"], "red": ["hamath-yamhad"]},
        market={"gold": [1]},
        tokens={"blue": 2, "red": 1},
        high_priest="blue",
        buildings={"red": ["mint"]},
        blocks=3,
        hand={"blue": ["royal_favor", "great_stones"], "red": ["fame_abroad"]},
        discard=["hewn_stone"],
        supply={"stone": 0},
    )
    return do(t, "play great_stones").to_json()


def put(data: dict[str, Any], path: str, value: object) -> None:
    *way, last = path.split(".")
    at: Any = data
    for name in way:
        at = at[int(name)] if isinstance(at, list) else at[name]
    if isinstance(at, list):
        at[int(last)] = value
    else:
        at[last] = value


def test_a_position_comes_back_as_it_was() -> None:
    """17: data, position, data."""
    data = busy()
    assert GAME.from_json(data).to_json() == data
    assert GAME.from_json(data).legal() == GAME.from_json(data).legal() != []


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_view_comes_back_as_it_was(seat: int) -> None:
    """14: hidden things stay null."""
    view = GAME.from_json(busy()).view(seat).to_json()
    assert GAME.view_from_json(view).to_json() == view


FINAL = table(2).box
WRONG: list[tuple[str, object, str]] = [
    ("state.order", ["blue", "blue"], "state.order"),
    ("state.players", {}, "state.players"),
    ("state.supply", {"gold": 9}, "state.supply"),
    ("state.supply", {"silver": 1}, "state.supply"),
    ("state.supply.gold", -1, "state.supply"),
    ("state.supply.gold", "many", "state.supply"),
    ("state.market.gold", [True], "state.market.gold"),
    ("state.market.gold", [True, True, False, False], "state.supply"),
    ("state.players.blue.score", 99, "state.players.blue.score"),
    ("state.players.blue.earned", {"start": -3}, "state.players.blue.score"),
    ("state.players.blue.earned", {"luck": 3}, "state.players.blue.earned"),
    ("state.players.blue.cubes", {"gold": 9}, "state.supply"),
    ("state.players.blue.pawns_left", 7, "state.players.blue.pawns_left"),
    ("state.players.blue.placed", ["atlantis"], "state.players.blue.placed"),
    ("state.players.blue.buildings", ["mint"], "state.players.red.buildings"),
    ("state.players.blue.buildings", ["ziggurat"], "state.players.blue.buildings"),
    ("state.players.blue.tokens", 0, "state.high_priest"),
    ("state.players.blue.hand", None, "state.players.blue.hand"),
    ("state.players.blue.hand", {"royal_favor": 2}, "state.players.blue.hand"),
    ("state.players.blue.hand", {"fame_abroad": 1}, "state.fortune"),
    ("state.players.blue.hand", {"joker": 1}, "state.players.blue.hand"),
    ("state.players.blue.mood", "good", "state.players"),
    ("state.pawns", {"atlantis": "blue"}, "state.pawns"),
    ("state.pawns", {"judah": "pink"}, "state.pawns.judah"),
    ("state.bonus_pawns", {"judah": 1}, "state.bonus_pawns"),
    ("state.sites", {"judah": "blue"}, "state.roads.aram-judah"),
    ("state.sites.judah", "blue", "state.sites.judah"),
    ("state.roads", {"edom-judah": "blue"}, "state.roads.edom-judah"),
    ("state.roads", {"aram-atlantis": "blue"}, "state.roads"),
    ("state.display", [], "state.display"),
    ("state.display", ["mint", None, None, None], "state.players.red.buildings"),
    ("state.temple", ["red"] * 17, "state.temple"),
    ("state.temple", ["pink"], "state.temple"),
    ("state.high_priest", "red", "state.high_priest"),
    ("state.high_priest", None, "state.high_priest"),
    ("state.builder", "pink", "state.builder"),
    ("state.builder", None, "state.credits"),
    ("state.fortune.deck", None, "state.fortune.deck"),
    ("state.fortune.discard", {}, "state.fortune"),
    ("state.fortune.held", [{"royal_favor": 1}], "state.players.blue.held"),
    ("state.fortune.in_play", "joker", "state.fortune.in_play"),
    ("state.ends", ["boredom"], "state.ends"),
    ("state", [], "state"),
    ("stack", [{"step": "Nap"}], "stack"),
    ("stack", [{"step": "Build", "seat": 2}], "stack"),
    ("stack", [{"step": "Build"}], "stack"),
    ("stack", [{"step": "RoundEnd"}], "stack"),
    ("stack", [], "stack"),
    ("stack", [{"step": "Build", "seat": 0}], "stack"),
    ("stack.0", {"step": "CardPlayed", "card": 0}, "stack"),
    ("stack.1", {"step": "CardPlayed", "card": 0}, "stack"),
    ("stack.1", {"step": "Keep", "seat": 0, "left": 1}, "stack"),
    ("stack.1", {"step": "NextPart", "seat": 0, "sequence": 0, "part": 9, "source": 0}, "stack"),
    ("state.round", 0, "state.round"),
    ("state.round", 41, "state.round"),
    ("state.ends", ["all_sites"], "state.ends"),
    ("state.ends", ["all_sites", "all_sites"], "state.ends"),
    ("state.players.blue.placed", ["tob", "tob"], "state.players.blue.placed"),
    ("state.fortune.drawer", "blue", "state.fortune.drawer"),
    ("game", "chess", "game"),
    ("rules", "0", "rules"),
    ("pack", "0", "pack"),
    ("seats", 7, "seats"),
    ("options", {"edition": "tenth"}, "options"),
    ("chance", {}, "chance"),
]


@pytest.mark.parametrize(("path", "value", "field"), WRONG, ids=lambda value: str(value)[:30])
def test_what_can_not_be_is_refused_by_the_name_of_the_field(path: str, value: object, field: str) -> None:
    """17#1, 17#2, 17#3, 17#4, 17#5, 17#6, 17#8, 17#9: each way of breaking an invariant in a saved position."""
    data = busy()
    put(data, path, value)
    with pytest.raises(BadPosition) as caught:
        GAME.from_json(data)
    assert caught.value.field.startswith(field)


def test_a_score_below_zero_is_refused() -> None:
    """17#8."""
    data = busy()
    data["state"]["players"]["blue"].update(score=-1, earned={"start": 10, "market": -11})
    with pytest.raises(BadPosition, match=r"blue\.score.*below 0"):
        GAME.from_json(data)


def test_six_pieces_and_thirteen_roads_are_refused() -> None:
    """17#2, 17#3."""
    data = busy()
    sites = ["aram", "bashan", "tob", "gilead", "ammon", "moab"]
    data["state"]["sites"] = dict.fromkeys(sites, "blue")
    data["state"]["roads"] = {}
    with pytest.raises(BadPosition, match="only 5 pieces"):
        GAME.from_json(data)
    ids = table(2).box.border_ids
    data = busy()
    data["state"]["roads"] = dict.fromkeys(ids[:13], "blue")
    with pytest.raises(BadPosition, match="only 12 Roads"):
        GAME.from_json(data)


def test_the_high_priest_must_hold_a_token() -> None:
    """R55, 17#9."""
    data = busy()
    data["state"]["players"]["blue"]["tokens"] = 0
    data["state"]["players"]["red"]["tokens"] = 0
    with pytest.raises(BadPosition, match="must hold a token"):
        GAME.from_json(data)


@pytest.mark.parametrize(
    ("pawns", "reason"),
    [
        ({"tribute": "blue"}, "not in play"),
        ({"altar": "blue"}, "bonus_pawns"),
        ({"library": "blue"}, "card of its owner"),
    ],
)
def test_pawns_stand_only_where_they_can(pawns: dict[str, str], reason: str) -> None:
    """6, R3: not on a Bonus Space out of play, nor on a card that its owner has not built."""
    data = table(2).to_json()
    data["state"]["pawns"] = pawns
    with pytest.raises(BadPosition, match=reason):
        GAME.from_json(data)


def one_reshuffle(data: dict[str, Any], held: dict[str, int]) -> None:
    """As if the discard pile had been reshuffled once while Blue alone held cards."""
    data["state"]["fortune"].update(held=[held], drawn_held=[{}], drawn_held_size=[0])
    for color, player in data["state"]["players"].items():
        if color != "blue":
            player.update(held=[{}], held_size=[0])


def test_held_cards_must_be_part_of_the_hand_and_of_what_was_held() -> None:
    """14."""
    data = busy()
    data["state"]["players"]["blue"].update(held=[{"fame_abroad": 1}], held_size=[1])
    one_reshuffle(data, {"fame_abroad": 1})
    with pytest.raises(BadPosition, match="part of the hand"):
        GAME.from_json(data)
    data = busy()
    data["state"]["players"]["blue"].update(held=[{"royal_favor": 1}], held_size=[1])
    one_reshuffle(data, {"fame_abroad": 1})
    with pytest.raises(BadPosition, match="held cards of all hands"):
        GAME.from_json(data)


def test_too_many_fortune_cards_are_refused() -> None:
    """17#4."""
    data = busy()
    data["state"]["fortune"]["discard"]["hewn_stone"] = 2
    with pytest.raises(BadPosition, match="4 of hewn_stone in all, but the game has 3"):
        GAME.from_json(data)


def test_a_position_of_another_pack_needs_that_pack() -> None:
    other = pack_with("market", "row", "gold", prices=[9, 8, 7, 6])
    data = table(2, pack=other).to_json()
    with pytest.raises(BadPosition) as caught:
        GAME.from_json(data)
    assert caught.value.field == "pack"
    assert GAME.from_json(data, other).to_json() == data


def test_a_finished_game_can_be_saved() -> None:
    """12."""
    t = table(2, "end_check", blocks=16, tokens={"red": 1}, high_priest="red")
    again = GAME.from_json(t.to_json())
    assert again.over
    assert again.outcome.to_json() == t.outcome.to_json()


def test_a_card_in_play_and_unsorted_cards_can_be_saved() -> None:
    """17#4: in the middle of a choice."""
    t = do(table(2, hand={"blue": ["gift_of_sheba"]}), "play gift_of_sheba")
    assert GAME.from_json(t.to_json()).to_json() == t.to_json()
    t = table(2, "resolution", buildings={"blue": ["library"]}, pawns={"blue": ["library"]})
    assert GAME.from_json(t.to_json()).to_json() == t.to_json()
    assert GAME.view_from_json(t.view(1).to_json()).to_json() == t.view(1).to_json()
