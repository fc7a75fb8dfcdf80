"""Setting up, and who begins: what the rules say, a test a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ophir.engine.packs import load_over
from ophir.games.architects import GAME
from tests.games.architects.tables import BASE, DISPLAY, has, of, state, table
from tests.games.reading import asked, do, legal

STANDARD: dict[str, Any] = {"boards": "standard"}


def begun(seats: int, seed: object = 1, **options: Any) -> Any:
    return GAME.new(seats, options, seed=seed)


@pytest.mark.parametrize(
    ("seats", "spaces", "resets"),
    [(1, 12, [7, 10]), (2, 12, [7, 10]), (3, 16, [9, 13]), (4, 20, [11, 16]), (5, 24, [13, 19])],
)
def test_the_guildhall_grows_with_the_players(seats: int, spaces: int, resets: list[int]) -> None:
    """R1"""
    box = begun(seats).box
    assert (box.guildhall_spaces, sorted(box.reset_spaces)) == (spaces, resets)


@pytest.mark.parametrize(("seats", "spaces", "places", "rewards"), [(2, 16, 2, 7), (3, 20, 1, 9), (4, 24, 1, 11)])
def test_an_ai_opponent_beside_people_is_a_player_more(seats: int, spaces: int, places: int, rewards: int) -> None:
    """R50, R1: Guildhall, places of a visit's captures, and Reward cards of the first box."""
    made = begun(seats, ai_opponent="patron", **BASE)
    assert (made.box.guildhall_spaces, made.box.capture_places) == (spaces, places)
    assert state(made)["rewards"]["left"] == rewards


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("wow", "shown"), [(True, 10), (False, 8)])
def test_what_lies_on_the_table_before_the_first_turn(seats: int, wow: bool, shown: int) -> None:
    """3.1, 3.2: Silver on the Tax Stand, Apprentices, an empty Large pile, nothing contributed, no Wonder built."""
    found = state(begun(seats, expansion_wow=wow, boards="standard"))
    assert (found["tax"], len(found["display"]), found["large"], found["small_top"] is None) == (4, shown, [], False)
    assert None not in found["display"]
    assert (found["contributed"], found["wonders"]["owner"], len(found["turned"])) == ([], {}, int(wow))
    assert (found["consequence"] is not None, found["contribution"] is not None) == (wow, wow)
    assert {one["supply"] for one in found["players"].values()} == {20}


def test_the_highest_virtue_begins_then_the_highest_influence() -> None:
    """R2: by the boards, before anybody has hired."""
    for seed in range(6):
        made = begun(3, seed)
        boards = {one.id: one for one in made.box.data.boards}
        ranks = [
            (boards[of(made, name)["board"]].virtue, boards[of(made, name)["board"]].influence) for name in made.parties
        ]
        assert ranks[made.starter] == max(ranks)


def test_an_apprentice_is_hired_for_nothing_last_player_first() -> None:
    """D2, R7: the display is filled again only when all have one."""
    made = begun(3, boards="standard")
    first = (made.starter + 2) % 3
    assert asked(made) == f"D2 {made.parties[first]}"
    shown = set(legal(made, "hire"))
    assert len(shown) == 10
    do(made, f"hire {sorted(shown)[0]}")
    assert asked(made) == f"D2 {made.parties[(made.starter + 1) % 3]}"
    assert legal(made, "hire") == shown - {sorted(shown)[0]}


def test_packets_go_to_the_left() -> None:
    """D3, R3: and the fourth card of each goes under the pile, in turn order."""
    made = begun(2, boards="standard", starting_apprentice="off", **BASE)
    packets = [of(made, name)["packet"] for name in ("blue", "red")]
    assert [len(packet) for packet in packets] == [4, 4]
    assert asked(made) == "D3 blue"
    do(made, f"keep {packets[0][0]}")
    assert asked(made) == "D3 red"
    do(made, f"keep {packets[1][0]}")
    assert [of(made, name)["packet"] for name in ("blue", "red")] == [packets[1][1:], packets[0][1:]]
    do(made, f"keep {packets[1][1]}", f"keep {packets[0][1]}", f"keep {packets[0][2]}", f"keep {packets[1][2]}")
    assert set(of(made, "blue")["hand"]) == {packets[0][0], packets[1][1], packets[0][2]}
    left = {"blue": packets[0][3], "red": packets[1][3]}
    order = [made.parties[made.starter], made.parties[1 - made.starter]]
    assert state(made)["pile"]["under"] == [left[name] for name in order]


def test_alone_three_of_five_cards_are_kept() -> None:
    """D4: the others go under the pile."""
    made = begun(1, boards="standard", starting_apprentice="off")
    packet = list(of(made)["packet"])
    assert (asked(made), len(packet)) == ("D4 blue", 5)
    do(made, *(f"keep {card}" for card in packet[:3]))
    assert sorted(of(made)["hand"]) == sorted(packet[:3])
    assert state(made)["pile"]["under"] == packet[3:]


def test_reward_cards_of_the_first_box_depend_on_the_players() -> None:
    """EX13: with Works of Wonder all are in."""
    assert [state(begun(seats, **BASE))["rewards"]["left"] for seats in (2, 3, 4, 5)] == [5, 7, 9, 11]
    assert state(begun(4))["rewards"]["left"] == 23


def test_goods_never_run_out() -> None:
    """R5: 60 Stone and more."""
    made = table(2, **STANDARD, blue={"virtue": 7, "goods": {"stone": 60}, "workers": {"quarry": 4}})
    assert has(do(made, "place quarry")).count("S") == 65


def test_an_empty_pile_gives_fewer_cards() -> None:
    """R6"""
    every = [one.id for one in begun(2).box.data.buildings if one.set != "promo2018"]
    made = table(2, **STANDARD, blue={"virtue": 7, "workers": {"workshop": 3}}, red={"virtue": 7, "hand": every[1:]})
    do(made, "place workshop draw")
    assert of(made)["hand_size"] == 1
    assert state(made)["pile"]["size"] == 0


def test_an_empty_apprentice_pile_leaves_a_gap() -> None:
    """R6, R21: only the row of the hired card slides."""
    every = [id for id in begun(2).box.apprentice_ids if id not in DISPLAY]
    made = table(
        2,
        **STANDARD,
        blue={"virtue": 7, "goods": "$$$$"},
        red={"virtue": 7, "apprentices": every[:5]},
        display=DISPLAY,
        apprentices_under=every[5:6],
    )
    do(made, "place workshop hire", "hire merchant_t1")
    assert state(made)["display"][:4] == DISPLAY[1:5]
    assert state(made)["display"][5:] == DISPLAY[5:]


def test_without_a_card_to_reveal_the_space_stays_empty(tmp_path: Path) -> None:
    """R6: with nine Apprentices in all, of which eight lie face up, the second hire leaves a gap at the right end."""
    cards = [*DISPLAY[:4], *DISPLAY[5:9], "thief"]
    gone = [id for id in begun(2).box.apprentice_ids if id not in cards]
    text = "".join(f'[[apprentice]]\nid = "{id}"\nremove = true\nsource = "owner"\n' for id in gone)
    (tmp_path / "apprentices.toml").write_text(f'[meta]\nsource = "owner"\n{text}')
    said: dict[str, Any] = {**STANDARD, **BASE, "pack": load_over(GAME.standard_pack, tmp_path), "display": cards[:8]}
    made = table(2, **said, blue={"virtue": 7, "goods": "$$$$"}, red={"virtue": 7, "goods": "$$$$"})
    do(made, "place workshop hire", f"hire {cards[0]}")
    assert state(made)["display"][:4] == [*cards[1:4], "thief"]
    do(made, "place workshop hire", f"hire {cards[1]}")
    assert state(made)["display"] == [*cards[2:4], "thief", None, *cards[4:8]]


def test_the_ai_sits_last_and_counts_as_a_player() -> None:
    """R50"""
    made = begun(2, ai_opponent="patron")
    assert (len(made.parties), made.box.guildhall_spaces) == (3, 16)
    assert made.next_party((made.starter + 1) % 2) == 2
    assert made.next_party(2) == made.starter
