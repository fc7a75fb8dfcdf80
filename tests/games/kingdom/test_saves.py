"""A position as data and back; what can't be is refused by its field. [Kingdom 17]"""

from __future__ import annotations

from typing import Any

import pytest

from ophir.engine.errors import BadPosition
from ophir.games.kingdom import GAME
from ophir.games.kingdom.table import KingdomTable
from tests.games.kingdom.tables import pack_with, table
from tests.games.reading import do


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
        buildings={"red": ["mint", "inn"]},
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


def refused(data: dict[str, Any], field: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason) as caught:
        GAME.from_json(data)
    assert caught.value.field == field


def changed(t: KingdomTable, **fields: object) -> dict[str, Any]:
    """The data of a position with something else at some paths; a `__` stands for a dot."""
    data = t.to_json()
    for path, value in fields.items():
        put(data, f"state.{path.replace('__', '.')}", value)
    return data


def test_whoever_has_to_place_a_pawn_has_one_left() -> None:
    """6: Red is asked to place, and has no Pawns left though none stands on the board."""
    data = changed(do(table(2), "place judah"), players__red__pawns_left=0)
    refused(data, "state.players.red.pawns_left", "0 Pawns in all, but each player has 6 to place")


def test_who_has_all_pawns_on_the_board_has_none_to_place() -> None:
    """6: on the Altar stand all six of Blue, yet Blue is asked."""
    data = changed(table(2), pawns={"altar": "blue"}, bonus_pawns={"altar": 6}, bonus_claims=1)
    data["state"]["players"]["blue"]["pawns_left"] = 0
    refused(data, "state.players.blue.pawns_left", "must not be 0: this player has to place a Pawn")


def test_pawns_are_given_up_only_without_a_place_for_them() -> None:
    """R11: five of Red's Pawns are nowhere."""
    data = changed(do(table(2), "place judah", "place tob"), players__red__pawns_left=0)
    refused(data, "state.players.red.pawns_left", "1 Pawns in all")


def test_no_pawn_is_left_to_place_after_the_placement_phase() -> None:
    """6: one is left in the Market Phase."""
    data = changed(table(2, "market", cubes={"red": "S"}), players__blue__pawns_left=1)
    refused(data, "state.players.blue.pawns_left", "must be 0 after the Placement Phase")


def test_no_pawn_is_on_the_board_after_the_resolution_phase() -> None:
    """7: in the Market and in the Building Phase."""
    for phase in ("market", "building"):
        data = changed(table(2, phase, turn="blue", cubes={"blue": "SS"}), pawns={"judah": "blue"})
        data["state"]["players"]["blue"]["placed"] = ["judah"]
        refused(data, "state.pawns.judah", "after the Resolution Phase")


def test_whoever_has_resolved_has_no_pawn_on_the_board() -> None:
    """7: it is Red's turn to resolve, and Blue, who is first in order, still has a Pawn there."""
    t = table(2, "resolution", turn="red", pawns={"red": ["judah", "tob"]})
    data = changed(t, pawns={"judah": "red", "tob": "red", "edom": "blue"}, players__blue__placed=["edom"])
    refused(data, "state.pawns.edom", "blue has resolved all Pawns already")


def test_a_round_does_not_begin_with_the_temple_complete() -> None:
    """12.2: sixteen Temple Blocks, all sites or five pieces would have ended the game."""
    refused(changed(table(2), temple=["red"] * 16), "state.temple", "would have ended by temple_complete")
    sites = ["hamath", "tadmor", "zobah", "aram", "bashan"]
    data = changed(table(2, sites={"blue": sites[:4]}), sites=dict.fromkeys(sites, "blue"))
    free = [id for id in FINAL.card_ids if id not in data["state"]["display"]]
    data["state"]["players"]["blue"]["buildings"] = free[:5]
    refused(data, "state.sites", "would have ended by five_pieces")
    assert table(2, "building", blocks=16, cubes={"blue": "STT"}, sites={"blue": ["aram"]}).to_json()["state"]["temple"]


def test_no_piece_stands_without_its_card() -> None:
    """11.1: five pieces and no Building Card; a card without the sign brings none."""
    data = changed(table(2, "building", cubes={"blue": "SS"}), sites=dict.fromkeys(["aram", "tob", "edom"], "blue"))
    refused(data, "state.sites", "blue has 3 there, but built only 0 cards that bring a piece")
    data["state"]["players"]["blue"]["buildings"] = ["city_walls", "mint", "inn"]
    data["state"]["display"] = [None] * 4
    refused(data, "state.sites", "built only 2 cards")


def test_no_pawn_is_beside_an_opponents_piece_but_one_of_the_high_priest() -> None:
    """6, 11.3, R12: without the title, and twice with it."""
    t = table(3, sites={"red": ["aram", "edom"]}, pawns={"blue": ["tob"]})
    data = changed(t, pawns={"aram": "blue"}, players__blue__placed=["aram"])
    refused(data, "state.pawns.aram", "only the High Priest")
    t = table(3, high_priest="blue", sites={"red": ["aram", "edom"]}, pawns={"blue": ["aram", "tob"]}, turn="red")
    data = changed(t, pawns={"aram": "blue", "edom": "blue"}, players__blue__placed=["aram", "edom"])
    refused(data, "state.pawns.edom", "one Pawn a round")


def test_the_privilege_is_used_just_by_a_pawn_beside_an_opponents_piece() -> None:
    """R12: in the Placement Phase it stands there still."""
    data = changed(table(2, high_priest="blue", sites={"red": ["aram"]}), privilege_used=True)
    refused(data, "state.privilege_used", "just when a Pawn was placed")
    data = changed(
        table(2, high_priest="blue", sites={"red": ["aram"]}, pawns={"blue": ["aram"]}), privilege_used=False
    )
    refused(data, "state.privilege_used", "just when a Pawn was placed")
    refused(
        changed(table(2, "market", cubes={"red": "S"}), privilege_used=True), "state.privilege_used", "without a High"
    )


def test_the_spaces_of_the_round_are_those_of_the_pawns() -> None:
    """8 repeat_space: the Artisan repeats no space on which no Pawn was placed this round."""
    data = changed(do(table(2), "place judah"), players__blue__placed=["tob"])
    refused(data, "state.players.blue.placed", "has placed Pawns")
    data = changed(table(2, "resolution", pawns={"blue": ["judah", "tob"]}), players__blue__placed=["tob"])
    refused(data, "state.players.blue.placed", "has placed Pawns")


def test_bonus_spaces_are_claimed_by_pawns() -> None:
    """R7, 3.2."""
    refused(changed(table(2), bonus_claims=1), "state.bonus_claims", "must be the Bonus Spaces claimed")
    refused(
        changed(do(table(2), "place altar"), bonus_claims=0), "state.bonus_claims", "must be the Bonus Spaces claimed"
    )
    refused(changed(table(2), bonus_pawns={"altar": 3}), "state.bonus_pawns.altar", "nobody's Pawns")


def test_what_happens_in_a_phase_has_not_happened_before_it() -> None:
    """5, 12.1, R36: cards built, the round finished, the Market passed."""
    refused(changed(table(2), players__blue__built_card=True), "state.players.blue.built_card", "before the Building")
    refused(changed(table(2), players__blue__finished=True), "state.players.blue.finished", "must be false now")
    t = table(2, "building", cubes={"blue": "SS"})
    refused(changed(t, players__red__passed=False), "state.players.red.passed", "the Market Phase is over")
    refused(changed(t, players__red__built_card=True), "state.players.red.built_card", "no card was built")
    refused(changed(t, builder=None), "state.builder", "must be the player of the building turn")
    t = do(table(3, "round_end", hand={"blue": ["royal_favor"], "red": ["fame_abroad"]}), "done")
    refused(changed(t, players__blue__finished=False), "state.players.blue.finished", "must be true now")


def test_the_market_phase_adds_up() -> None:
    """10, R34, R35: deals are sales and purchases, in one direction a type; who has passed is not asked."""
    t = do(table(2, "market", turn="blue", cubes={"blue": "SS", "red": "S"}), "sell stone 1", by="blue")
    refused(changed(t, players__blue__transactions=2), "state.players.blue.transactions", "as many as cubes were sold")
    both = changed(t, players__blue__transactions=2, players__blue__bought={"stone": 1})
    refused(both, "state.players.blue.bought", "what was sold")
    refused(changed(t, players__red__passed=True), "state.players.red.passed", "is in the Market")
    t = table(2, "market", turn="blue", cubes={"blue": "SS"}, edition="first")
    many = changed(t, players__blue__transactions=99, players__blue__sold={"stone": 99})
    refused(many, "state.players.blue.transactions", "must be at most")


def test_a_game_is_over_by_the_conditions_that_hold() -> None:
    """12.2, R53."""
    t = table(2, "end_check", blocks=16)
    refused(changed(t, ends=["five_pieces"]), "state.ends", "must be temple_complete")
    refused(changed(t, temple=[]), "state.ends", "something must be pending")
    refused(changed(t, players__red__finished=False), "state.players", "finished the round")


def stacked(t: KingdomTable, *steps: dict[str, object], keep: int) -> dict[str, Any]:
    """The data of a position with other steps pending above the first ones."""
    data = t.to_json()
    data["stack"][keep:] = steps
    return data


def test_pending_steps_are_those_of_one_phase() -> None:
    """5: the rest of the round, then its turns in order, then what a decision led to."""
    t = table(3, hand={"blue": ["gift_of_sheba"]})
    refused(stacked(t, *t.to_json()["stack"][2:], keep=1), "stack", "MarketPhase can't wait on RoundEnd")
    place = {"step": "Place", "seat": 0}
    refused(
        stacked(t, {"step": "PlacementTurn", "position": 2}, place, keep=4), "stack", "Place can't lie on PlacementTurn"
    )
    refused(stacked(t, {"step": "PlacementTurn", "position": 1}, place, place, keep=4), "stack", "can't wait on Place")
    t = table(3, "building", cubes={"blue": "SS", "red": "SS"})
    refused(stacked(t, {"step": "Build", "seat": 0}, keep=1), "stack", "Build can't lie on RoundEnd")
    t = table(3, "resolution", pawns={"blue": ["judah", "tob"]})
    refused(stacked(t, *[{"step": "Resolve", "seat": 0}] * 2, keep=3), "stack", "nobody resolves twice")
    t = table(3, "round_end", hand={"blue": ["royal_favor"], "red": ["fame_abroad"]})
    refused(stacked(t, {"step": "LastPlays", "seat": 0}, keep=1), "stack", "LastPlays can't lie on EndCheck")


def test_a_choice_comes_only_from_a_decision_that_can_lead_to_it() -> None:
    """8, 11: stealing while placing, a reward without a block, a site for somebody else."""
    t = table(2, cubes={"red": "SG"})
    steal = {"step": "Steal", "seat": 0}
    refused(stacked(t, *t.to_json()["stack"][5:], steal, keep=5), "stack", "can't wait on Place")
    refused(stacked(t, steal, keep=5), "stack", "can't wait on PlacementTurn")
    refused(stacked(t, steal, keep=4), "stack", "can't wait on ResolutionPhase")
    t = table(2, "building", cubes={"blue": "SS"}, blocks=3)
    build = {"step": "Build", "seat": 0}
    below = t.to_json()["stack"][1]
    refused(stacked(t, below, build, steal, keep=1), "stack", "can't wait on Build")
    reward = {"step": "BlockReward", "seat": 0, "layer": 0}
    refused(stacked(t, below, build, reward, keep=1), "stack", "must be for the last Temple Block")
    refused(stacked(t, below, build, {"step": "ChooseSite", "seat": 0}, keep=1), "stack", "has built a card")
    pay = {"step": "PayAny", "seat": 0, "left": 1}
    refused(stacked(t, below, build, pay, keep=1), "stack", "PayAny can't wait on Build")
    t = do(table(2, hand={"blue": ["gift_of_sheba"]}), "play gift_of_sheba")
    data = t.to_json()
    data["stack"][-1] = {"step": "ChooseSite", "seat": 0}
    refused(data, "stack", "can't wait on CardPlayed")
    t = table(2, "resolution", pawns={"blue": ["judah", "tob"]}, hand={"blue": ["gift_of_sheba"]}, cubes={"red": "S"})
    data = do(t, "play gift_of_sheba").to_json()
    data["stack"].insert(-2, steal)
    refused(data, "stack", "CardPlayed can't wait on Steal")
