"""Every player board by name: what one starts with, and its power."""

from __future__ import annotations

from typing import Any

import pytest

from ophir.games.architects import GAME
from tests.games.architects.tables import BASE, DISPLAY, has, of, state, table
from tests.games.reading import asked, do, legal, why

# Name, Workers in Prison, goods, Virtue, Influence, Building cards, Debts.
BOARDS = [
    ("therese", 4, "$$$$$", 5, 0, 1, 0),
    ("caroline", 8, "M$$$$$$$$$$", 3, 0, 0, 1),
    ("ada", 0, "G", 11, 0, 1, 0),
    ("frederick", 0, "S$$$$", 7, 0, 0, 0),
    ("rudolf", 0, "W$$$", 9, 0, 0, 0),
    ("lothaire", 6, "CC$$$$$$", 4, 0, 0, 0),
    ("hugo", 10, "$$$$$$$$$$$$", 2, 0, 2, 0),
    ("clovis", 0, "CM$", 10, 0, 0, 0),
    ("fara", 2, "WS$$$$$", 6, 0, 0, 0),
    ("bertha", 0, "$$$", 8, 0, 1, 0),
    ("arnulf", 3, "CCC$$$$", 6, 0, 0, 0),
    ("charles", 0, "WW$$$", 8, 3, 0, 0),
    ("clotilde", 0, "", 13, 1, 0, 1),
    ("isabette", 5, "$$$$$$$", 4, 2, 1, 0),
    ("louis", 13, "G$$$$$$$$$$$", 2, 2, 0, 0),
    ("zesiro", 0, "SS$$", 10, 1, 0, 0),
]
ALL_SETS = ["base", "promo2018", "wow"]
PLAIN: dict[str, Any] = {"board_sets": ALL_SETS, "rewards": {"left": 0}, "display": DISPLAY}


def on(board: str, blue: dict[str, Any] | None = None, **said: Any) -> Any:
    """Blue plays on a board and is to place a Worker."""
    own = {"virtue": 7, **(blue or {}), "board": board}
    other = {"virtue": 7, "board": "frederick" if board != "frederick" else "ada", **said.pop("red", {})}
    return table(2, **{**PLAIN, **said}, blue=own, red=other)


@pytest.mark.parametrize(
    ("board", "prison", "goods", "virtue", "influence", "cards", "debts"), BOARDS, ids=[one[0] for one in BOARDS]
)
def test_what_a_board_starts_with(
    board: str, prison: int, goods: str, virtue: int, influence: int, cards: int, debts: int
) -> None:
    """D1, R4: chosen; the last in turn order first."""
    options = {"board_assignment": "choose", "board_sets": ALL_SETS, "starting_apprentice": "off"}
    made = GAME.new(2, options, seed=7)
    first = made.game.seat_names[made.to_move]
    assert asked(made) == f"D1 {first}"
    do(made, f"board {board}")
    do(made, f"board {sorted(legal(made, 'board'))[0]}")
    while made.decision is not None and made.decision.ask == "draft":
        made.play(made.view(made.to_move).legal_texts()[0])
    own = of(made, first)  # type: ignore[arg-type]
    assert (own["prison"], has(made, first), own["virtue"], own["influence"], own["unpaid"]) == (  # type: ignore[arg-type]
        prison,
        goods,
        virtue,
        influence,
        debts,
    )
    assert own["hand_size"] == 3 + cards
    assert own["supply"] == 20 - prison


def test_therese_uses_gold_as_marble() -> None:
    """D20, R62"""
    own = {"virtue": 4, "goods": {"stone": 3, "gold": 1}, "hand": ["fountain"]}
    assert has(do(on("therese", own), "place guildhall")) == ""
    assert why(on("ada", own), "place guildhall")


def test_therese_puts_gold_on_the_marble_spot() -> None:
    """R62: the spot decides what it brings."""
    made = on("therese", {"goods": "G"}, contribution="cc2", consequence="cc1", contributed=["gold"])
    do(made, "place quarry", "contribute marble")
    assert (of(made)["influence"], of(made)["virtue"]) == (3, 8)


def test_caroline_draws_a_card_at_the_black_market() -> None:
    """R75"""
    made = do(on("caroline", {"goods": "$"}), "place black_market small")
    assert of(made)["hand_size"] == 1


def test_ada_ignores_a_tax() -> None:
    """R18, EX14"""
    made = do(on("ada", {"goods": "$$$"}, tax=0), "place workshop hire", "hire " + first_of(on("ada")))
    assert (state(made)["tax"], has(made)) == (1, "")


def first_of(made: Any) -> str:
    """The Apprentice in the first column of the upper row."""
    card: str = state(made)["display"][0]
    return card


def test_frederick_discards_nothing_for_the_cathedral() -> None:
    made = do(on("frederick", {"goods": "G", "hand": ["university"]}), "place guildhall")
    assert (of(made)["cathedral"], of(made)["hand_size"]) == (1, 1)
    assert of(do(on("frederick", {"goods": "G"}), "place guildhall"))["cathedral"] == 1
    assert why(on("ada", {"goods": "G"}), "place guildhall")


def test_rudolf_hires_for_less_and_has_room_for_six() -> None:
    """R22, D13"""
    five = ["thief", "labourer", "trader_c", "trader_m", "illusionist"]
    made = on("rudolf", {"goods": "$$$", "apprentices": five})
    do(made, "place workshop hire", f"hire {first_of(made)}")
    assert (len(of(made)["apprentices"]), has(made)) == (6, "")
    full = on("ada", {"goods": "$$$$", "apprentices": five})
    do(full, "place workshop hire", f"hire {first_of(full)}")
    assert asked(full) == "D13 blue"


def test_lothaire_saves_a_wood_or_a_stone() -> None:
    """D20, R63"""
    made = do(on("lothaire", {"goods": "WSS", "hand": ["well"]}), "place guildhall")
    assert of(made)["buildings"] == ["well"]
    assert why(on("ada", {"goods": "WSS", "hand": ["well"]}), "place guildhall")


def test_lothaire_saves_at_the_cathedral_and_at_a_wonder_too() -> None:
    """R63: and nothing where neither Wood nor Stone is due."""
    level = on("lothaire", {"goods": "WSS", "hand": ["university"], "cathedral": 1})
    assert (of(do(level, "place guildhall"))["cathedral"], has(level)) == (2, "")
    wonder = on("lothaire", {"goods": {"wood": 12, "silver": 4}, "influence": 6}, tax=0)
    do(wonder, "place guildhall", "site forest")
    assert (state(wonder)["wonders"]["owner"], has(wonder)) == ({"wonder_wood": "blue"}, "")
    marble = {"goods": {"marble": 5, "silver": 1}, "influence": 3}
    assert why(on("lothaire", marble), "place guildhall")


def test_hugo_may_pay_instead_of_a_debt() -> None:
    """D26"""
    made = on(
        "hugo", {"virtue": 4, "goods": {"clay": 1, "stone": 2, "gold": 1, "silver": 2}, "hand": ["betting_house"]}
    )
    do(made, "place guildhall")
    assert asked(made) == "D26 blue"
    assert legal(made) == {"debt avoid", "debt take"}
    paid = do(made.clone(), "debt avoid")
    assert (of(paid)["unpaid"], has(paid)) == (0, "")
    assert of(do(made, "debt take"))["unpaid"] == 1


def test_clovis_draws_a_card_with_each_building() -> None:
    made = do(on("clovis", {"goods": "WWSS", "hand": ["well"]}), "place guildhall")
    assert of(made)["hand_size"] == 1


@pytest.mark.parametrize(("board", "cards", "influence"), [("clovis", 1, 0), ("zesiro", 0, 1), ("ada", 0, 0)])
def test_a_wonder_is_a_building_for_who_gains_with_each(board: str, cards: int, influence: int) -> None:
    """R25: a Wonder is a Building in every respect."""
    made = on(board, {"goods": {"marble": 6, "silver": 1}, "influence": 3})
    do(made, "place guildhall", "site forest")
    assert (of(made)["hand_size"], of(made)["influence"]) == (cards, influence)


def test_fara_takes_a_worker_out_of_prison_at_a_reset() -> None:
    """D27"""
    taken = {"small": "red", "middle": "red"}
    made = on("fara", {"prison": 1}, turn="red", black_market=taken, red={"goods": "$$$"})
    do(made, "place black_market large")
    assert asked(made) == "D27 blue"
    assert of(do(made, "free 1"))["prison"] == 0


def test_bertha_gains_silver_for_sending_captives() -> None:
    made = do(on("bertha", {"captured": {"red": 2}}), "place guardhouse")
    assert has(made) == "$$$$"


def test_the_princess_works_for_arnulf() -> None:
    """R40"""
    assert has(do(on("arnulf", consequence="cc1"), "place quarry")) == "SS"
    assert has(do(on("ada", consequence="cc1"), "place quarry")) == "S"


def test_charles_gains_silver_with_the_profiteer() -> None:
    """R34"""
    made = do(on("charles", consequence="cc4"), "place forest")
    assert (has(made), of(made)["influence"]) == ("W$", 1)


def test_clotilde_gains_clay_for_virtue_lost() -> None:
    """R46"""
    made = do(on("clotilde", tax=4), "place tax_stand")
    assert has(made) == "CC$$$$"
    poor = do(on("clotilde", {"virtue": 1}, tax=4), "place tax_stand")
    assert (has(poor), of(poor)["unpaid"]) == ("C$$$$", 1)


def test_clotilde_gains_nothing_for_virtue_that_influence_saved() -> None:
    """R46"""
    made = do(on("clotilde", {"influence": 2}, tax=4), "place tax_stand", "virtue shield")
    assert (has(made), of(made)["virtue"]) == ("C$$$$", 6)


def test_the_starting_apprentice_is_a_real_hire() -> None:
    """R7, R2: Marble for Isabette, the Virtue icon, and who begins is settled before."""
    made = on("isabette", at="starting_apprentice", display=["aristocrat_t", *DISPLAY[1:]], red={"virtue": 7})
    do(made, "hire aristocrat_t")
    assert (has(made), of(made)["virtue"], of(made)["apprentices"]) == ("M", 8, ["aristocrat_t"])
    assert state(made)["starter"] == "blue"


def test_boards_are_dealt_at_random_and_none_twice() -> None:
    """R4"""
    seen = set()
    for seed in range(20):
        dealt = [one["board"] for one in GAME.new(5, seed=seed).to_json()["state"]["players"].values()]
        assert len(set(dealt)) == 5
        seen |= set(dealt)
    assert seen == {one[0] for one in BOARDS[:5]} | {one[0] for one in BOARDS[10:]}


def test_isabette_gains_marble_with_each_apprentice() -> None:
    """R7"""
    made = on("isabette", {"goods": "$$$$"})
    do(made, "place workshop hire", f"hire {first_of(made)}")
    assert has(made) == "M"


def test_louis_pays_silver_for_influence() -> None:
    """D26, R45: with no Influence and four Silver a Virtue is kept."""
    made = do(on("louis", {"goods": "$$$$"}, tax=4), "place tax_stand")
    assert asked(made) == "D25 blue"
    do(made, "virtue shield")
    assert (of(made)["virtue"], has(made)) == (6, "$$$$")  # four were paid, four were taken


def test_louis_pays_for_the_influence_of_a_wonder() -> None:
    """R45, D20: two of the three points, for four Silver; a third he can't pay for with the Tax."""
    own = {"virtue": 4, "goods": {"marble": 6, "silver": 6}, "influence": 3}
    made = do(on("louis", own, tax=0), "place guildhall")
    assert (asked(made), legal(made, "pay")) == ("D20 blue", {"influence 1", "influence 2", "influence 3"})
    do(made, "pay influence 1", "site forest")
    assert (of(made)["influence"], has(made), state(made)["tax"]) == (2, "$", 1)


def test_louis_needs_not_own_the_influence_that_he_pays_for() -> None:
    """R45"""
    own = {"virtue": 4, "goods": {"marble": 6, "silver": 7}}
    made = do(on("louis", own, tax=0), "place guildhall", "site forest")
    assert (state(made)["wonders"]["owner"], has(made)) == ({"wonder_marble": "blue"}, "")
    assert why(on("louis", {**own, "goods": {"marble": 6, "silver": 6}}), "place guildhall")


def test_louis_works_on_the_cathedral_whatever_his_virtue() -> None:
    """R17"""
    own = {"virtue": 2, "goods": "G", "hand": ["university"]}
    assert of(do(on("louis", own), "place guildhall"))["cathedral"] == 1
    assert why(on("ada", own), "place guildhall")


def test_zesiro_gains_influence_by_building() -> None:
    made = do(on("zesiro", {"goods": "WWSS", "hand": ["well"]}), "place guildhall")
    assert of(made)["influence"] == 1
    made = do(on("zesiro", {"goods": "G", "hand": ["university"]}), "place guildhall")
    assert of(made)["influence"] == 1


def test_zesiro_goes_to_the_black_market_whatever_the_virtue() -> None:
    """R17"""
    assert "place black_market small" in legal(on("zesiro", {"virtue": 12, "goods": "$"}))
    assert why(on("ada", {"virtue": 12, "goods": "$"}), "place black_market small")


@pytest.mark.parametrize(("seats", "silver"), [(2, [3, 4]), (5, [3, 4, 5, 6, 7])])
def test_the_standard_side_is_the_same_for_all(seats: int, silver: list[int]) -> None:
    made = GAME.new(seats, {"boards": "standard", **BASE}, seed=3)
    players = made.to_json()["state"]["players"]
    assert sorted(one["goods"]["silver"] for one in players.values()) == silver
    assert {one["virtue"] for one in players.values()} == {7}
