"""What bots see in a position of Architects: the features, and what the judgement makes of them."""

from __future__ import annotations

from typing import Any

import pytest

from ophir.bots import make_bot
from ophir.engine.game import Position
from ophir.games.architects import GAME
from ophir.games.architects.bot import FEATURES
from tests.games.architects.tables import DISPLAY, goods, table

SIX = goods("WWWSSSGM$$$$")


def feature(made: Position, name: str, party: int = 0) -> float:
    return FEATURES.numbers(made)[party][FEATURES.names.index(name)]


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


RICH = goods("CCWWWWSSSSGMM$$$$$$$")
HERE: dict[str, Any] = {  # the Profiteer in the Forest, the Princess at the Storehouse
    "boards": "standard",
    "contribution": "cc1",
    "consequence": "cc4",
}


def test_what_a_placement_will_bring_is_seen_before_the_question_is_answered() -> None:
    """Asked about Princess, Profiteer or a Wonder, the action of the place is still to come."""
    wonder: dict[str, Any] = {"wonders": {"owner": {"wonder_gold": "blue"}, "place": {"wonder_gold": "workshop"}}}
    for place, name, more, said in [
        ("forest", "wood", 1.0, {}),
        ("kings_storehouse", "trades", 1.0, {}),
        ("workshop hire", "hires", 1.0, wonder),
        ("workshop draw", "cards", 1.0, wonder),
    ]:
        made = table(**{**HERE, **said}, display=DISPLAY, blue={"goods": RICH, "influence": 1})
        before = feature(made, name)
        made.play(f"place {place}")
        assert made.decision is not None
        assert made.decision.id in ("D7", "D8", "D9")
        assert feature(made, name) >= before + more, place


@pytest.mark.parametrize(
    ("place", "wonder", "name"),
    [("town_centre", "town_centre", "captures"), ("guardhouse", "guardhouse", "guard")],
)
def test_captures_and_guardhouse_actions_to_come_are_counted(place: str, wonder: str, name: str) -> None:
    said: dict[str, Any] = {"wonders": {"owner": {"wonder_gold": "blue"}, "place": {"wonder_gold": wonder}}}
    own = {"goods": RICH, "prison": 5, "captured": {"red": 1}}
    made = table(**HERE, **said, blue=own, red={"workers": {"mines": 6}})
    before = feature(made, name)
    made.play(f"place {place}")
    assert made.decision is not None
    assert made.decision.id == "D7"
    assert feature(made, name) > before
    made.play("visit extra_worker")
    assert feature(made, name) > before  # the action itself waits now


def test_what_is_being_paid_for_counts_as_coming() -> None:
    """A Wonder, a level of the Cathedral, a hire, goods of the Black Market, while it is asked how to pay."""
    for actions, name, own in [
        (["place guildhall"], "project", {"goods": {"marble": 6, "silver": 1}, "influence": 12}),  # a Wonder
        (["place guildhall"], "project", {"goods": RICH, "cathedral": 1, "hand": ["university"]}),
        (["place workshop hire", "hire thief"], "hires", {"goods": RICH, "influence": 4}),
        (["place black_market hire"], "hires", {"goods": RICH, "influence": 4}),
        (["place black_market draw"], "cards", {"goods": RICH, "influence": 4}),
        (["place black_market small"], "marble", {"goods": RICH, "influence": 4}),
        (["place black_market large"], "marble", {"goods": RICH, "influence": 4}),
    ]:
        made = table(**HERE, display=["thief", *DISPLAY[1:]], blue=own)
        before = feature(made, name)
        made.play(*actions)
        assert made.decision is not None
        assert made.decision.id == "D20", actions
        assert feature(made, name) > before, actions


def test_what_the_guardhouse_is_asked_about_is_counted() -> None:
    said: dict[str, Any] = {"boards": "standard", "consequence": "cc1"}
    made = table(**said, blue={"goods": RICH}, red={"captured": {"blue": 4}})
    assert feature(made, "guard") == 0
    made.play("place guardhouse")
    assert (made.decision.id if made.decision else "", feature(made, "guard")) == ("D18", 4)
    made = table(**said, blue={"goods": RICH, "influence": 4, "unpaid": 1})
    virtue = feature(made, "virtue")
    made.play("place guardhouse")
    assert made.decision is not None
    assert (made.decision.id, feature(made, "guard")) == ("D20", 2)
    assert feature(made, "virtue") > virtue


def test_virtue_about_to_be_lost_is_counted_as_lost() -> None:
    made = table(boards="standard", consequence="cc1", tax=3, blue={"influence": 4, "virtue": 9})
    before = feature(made, "virtue")
    made.play("place tax_stand")
    assert made.decision is not None
    assert made.decision.id == "D25"
    assert feature(made, "virtue") < before
