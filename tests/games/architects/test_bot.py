"""What bots see in a position of Architects: the features, and what the judgement makes of them."""

from __future__ import annotations

from typing import Any

from ophir.bots import make_bot
from ophir.engine.game import Position
from ophir.games.architects import GAME
from ophir.games.architects.bot import FEATURES
from tests.games.architects.tables import goods, table

SIX = goods("WWWSSSGM$$$$")


def feature(made: Position, name: str, party: int = 0) -> float:
    return FEATURES.look(made)[party][FEATURES.names.index(name)]


def choice(made: Position) -> str:
    """What the greedy bot does."""
    view = made.view(made.to_move)
    return made.actions[make_bot("greedy", 1).choose(view)].text


def test_a_pending_hire_counts_as_an_apprentice_that_is_coming() -> None:
    display: list[Any] = ["labourer", None, None, None, None, "jeweller_1", None, None, None, None]
    made = table(blue={"goods": "$$$$$$"}, display=display)
    assert feature(made, "hires") == 0
    made.play("place workshop hire")
    assert feature(made, "hires") == 1


def test_a_camp_is_worth_more_than_its_workers_and_so_is_its_capture() -> None:
    made = table(blue={"goods": "$$$"}, red={"workers": {"mines": 12}})
    assert feature(made, "camps", 1) > feature(made, "standing", 1)
    assert choice(made) == "place town_centre"


def test_what_is_ready_is_built() -> None:
    """Points of a project that a Worker in the Guildhall can choose count as points to come."""
    has = goods("CCCC" + "W" * 8 + "S" * 8 + "GGMMM$$$")
    made = table(blue={"hand": ["palace", "castle"], "goods": has, "apprentices": ["labourer"], "virtue": 8})
    ready = feature(made, "ready")
    assert ready > 0
    made.play("place guildhall")
    assert feature(made, "project") >= ready


def test_hidden_cards_are_not_looked_at() -> None:
    """A view of the other seat knows how many cards are held, not which."""
    made = table(blue={"hand": ["palace", "castle"], "goods": SIX}, red={"goods": "$"})
    seen = GAME.table_from_state(made.box, made.view("red").to_json()["state"], full=False)
    assert feature(seen, "cards") == 2
    assert feature(seen, "plan") == 0


def test_progress_goes_by_the_guildhall() -> None:
    made = table(blue={"guildhall": 6})
    assert FEATURES.progress(made) == 0.5
