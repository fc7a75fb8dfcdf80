"""Which steps can wait on each other, and which table fits them: what can't be is refused by name. [5, 23]"""

from __future__ import annotations

import json
from typing import Any

import pytest

from ophir.engine.errors import BadPosition
from ophir.games.architects import GAME
from tests.games.architects.tables import BASE, DISPLAY, table

SIX = ["well", "smithy", "church", "chapel", "steeple", "tavern"]


def in_turn(*actions: str, **said: Any) -> dict[str, Any]:
    """A position in a turn of Blue's, as readable data."""
    return readable(table(2, **{"boards": "standard", "display": DISPLAY, **said}).play(*actions))


def begun(seats: int = 2, **options: Any) -> dict[str, Any]:
    """A position before the first turn, as readable data."""
    return readable(GAME.new(seats, {"boards": "standard", **options}, seed=1))


def readable(made: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(made.to_json()))
    GAME.from_json(found)  # as it is, it can be
    return found


def refused(made: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why):
        GAME.from_json(made)


def test_a_turn_fits_whose_it_is() -> None:
    made = in_turn()
    end, reset, place = made["stack"]
    red = {"step": "Place", "seat": 1}
    refused({**made, "stack": [place]}, "must begin with Begin, Turn")
    refused({**made, "stack": [{**end, "party": 1}, reset, place]}, "state.current: must be red")
    refused({**made, "stack": [end, reset, red]}, "Place must be of the seat whose turn it is")
    refused({**made, "state": {**made["state"], "last_turns": 0}}, "must be more in a turn")
    without = {**made["state"]["players"]["blue"], "supply": 0, "prison": 20}
    players = {**made["state"]["players"], "blue": without}
    refused({**made, "state": {**made["state"], "players": players}}, "Place needs a Worker in supply")


def test_a_reset_waits_only_where_it_can_come() -> None:
    made = in_turn(blue={"supply": 0, "workers": {"quarry": 10, "forest": 10}})
    refused({**made, "state": {**made["state"], "reset_due": True}}, "no Reset waits")
    full = in_turn(blue={"supply": 17}, black_market={"small": "blue", "middle": "blue", "large": "blue"})
    refused({**full, "state": {**full["state"], "reset_due": False}}, "must be true once the Black Market is full")


def test_the_limit_of_the_hand_fits_the_hand() -> None:
    made = in_turn("place workshop draw", blue={"hand": SIX})
    turn, limit = made["stack"]
    refused({**made, "stack": [turn, {**limit, "left": 2}]}, "HandLimit must be as many as are too many")


def test_princess_and_profiteer_belong_to_works_of_wonder() -> None:
    made = in_turn("place kings_storehouse", blue={"goods": "CC"}, display=DISPLAY[:4] + DISPLAY[5:9], **BASE)
    *below, trade = made["stack"]
    after = {"step": "AfterAction", "seat": 0, "later": 0, "princess": 1}
    refused({**made, "stack": [*below, after, trade]}, "AfterAction belongs to Works of Wonder")


def test_only_who_chooses_among_cards_has_some_before_him() -> None:
    made = in_turn("place black_market draw", blue={"goods": "$$"})
    *below, _ = made["stack"]
    refused({**made, "stack": [*below, {"step": "KeepDrawn", "seat": 1}]}, "nobody chooses among cards|does not fit")
    alone = begun(1, starting_apprentice="off")
    *start, keep = alone["stack"]
    refused({**alone, "stack": [*start, {**keep, "left": 2}]}, "does not fit what was dealt")
    draft = begun(2, starting_apprentice="off")
    turn, cards, packets, first, second = draft["stack"]
    refused({**draft, "stack": [turn, cards, packets, second, first]}, "must hold Draft of the last seats|picked")
    refused({**draft, "stack": [turn, cards, packets, first]}, "must be a card of the packet once chosen|picked")


def test_what_comes_before_the_first_turn_fits_the_seats() -> None:
    made = begun(3)
    turn, cards, deal, refill, *waiting = made["stack"]
    refused({**made, "stack": [{**turn, "party": 0}, cards, deal, refill, *waiting]}, "is the starting player's")
    refused({**made, "stack": [turn, cards, {"step": "DealAlone"}, refill, *waiting]}, "must deal as many seats")
    refused({**made, "stack": [turn, cards, deal, refill, *waiting[::-1]]}, "of the first players in turn order")
    refused({**made, "state": {**made["state"], "last_turns": 0}}, "only then")


def test_boards_are_chosen_only_where_they_are() -> None:
    made = readable(GAME.new(2, {"board_assignment": "choose"}, seed=1))
    refused({**made, "state": {**made["state"], "starter": "blue"}}, "must be null until the boards are chosen")
    refused({**made, "options": {}}, "nobody chooses a board in this game")


def test_rows_of_apprentices_lie_to_the_left() -> None:
    made = in_turn()
    gap: list[str | None] = [None, *DISPLAY[1:]]
    refused({**made, "state": {**made["state"], "display": gap}}, "each row must lie to the left")


def test_one_thing_is_paid_at_a_time_and_can_be_paid() -> None:
    made = in_turn("place black_market draw", blue={"goods": "$$", "influence": 2})
    *below, pay = made["stack"]
    assert pay["step"] == "Pay"
    refused({**made, "stack": [*below, pay, pay]}, "one Pay can wait|can't wait on Pay")
    refused({**made, "state": {**made["state"], "bill": {"silver": 9}}}, "can't be paid")


def test_steps_that_are_pending_need_their_things() -> None:
    """A Debt that is being paid, a card that is being hired, a Building and a Wonder that are being put up."""
    rich = {"goods": "$" * 9, "influence": 4}
    debt = in_turn("place guardhouse", blue={**rich, "unpaid": 1}, consequence="cc1")
    players = debt["state"]["players"]
    none = {**players, "blue": {**players["blue"], "unpaid": 0}}
    refused({**debt, "state": {**debt["state"], "players": none}}, "needs an unpaid Debt")
    hire = in_turn("place workshop hire", "hire merchant_t1", blue=rich)
    assert hire["stack"][-2]["step"] == "HirePaid"
    empty: list[str | None] = [*DISPLAY[1:5], None, *DISPLAY[5:]]
    hire["stack"][-2]["slot"] = 4
    refused({**hire, "state": {**hire["state"], "display": empty}}, "names an empty slot")
    church = {"goods": "CCCSSS$$", "influence": 4, "hand": ["church"], "apprentices": ["charlatan_t"], "virtue": 4}
    build = in_turn("place guildhall", blue=church)
    assert build["stack"][-2]["step"] == "Construct"
    build["stack"][-2]["card"] += 1
    refused(build, "needs its card in the hand")
    marble = {"goods": {"marble": 6, "silver": 1}, "influence": 12, "virtue": 4}
    raised = in_turn("place guildhall", blue=marble)
    assert raised["stack"][-2]["step"] == "WonderBuilt"
    wonders = {**raised["state"]["wonders"], "owner": {"wonder_marble": "red"}, "place": {"wonder_marble": "forest"}}
    refused({**raised, "state": {**raised["state"], "wonders": wonders}}, "names a Wonder that is built")
