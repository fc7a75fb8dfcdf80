"""What tells something of a hand can't be taken back, and what lies open is in every hand that others imagine. [18]"""

from __future__ import annotations

from typing import Any

from ophir.engine.chance import Chance
from ophir.games.architects.table import ArchitectsTable
from tests.games.architects.tables import events, hand, table

RICH = "CCCCCCCCCCCCWWWWWWWWWWWWSSSSSSSSSSSSGGGGGGGGMMMMMMMM$$$$$$$$$$"
SKILLS = 2  # the first ones, Carpentry and Tiling


def at_the_guildhall(**blue: Any) -> ArchitectsTable:
    """Blue has placed a Worker there and is asked what to build."""
    box = table().box
    able = [next(card for card, has in enumerate(box.skills) if has >> skill & 1) for skill in range(SKILLS)]
    has = {"hand": ["library", "chapel"], "apprentices": [box.apprentice_ids[card] for card in able], **blue}
    made = table(blue=has)
    made.listen()
    made.play("place guildhall")
    assert made.decision is not None
    assert made.decision.id == "D19"
    return made


def tells(made: ArchitectsTable) -> bool:
    """Has the last action told somebody something?"""
    return any(event.reveals for event in made.events or [])


def test_a_worker_in_the_guildhall_tells_that_the_hand_holds_a_building() -> None:
    assert tells(at_the_guildhall(goods="CCWWWWWSSSSSSM", virtue=3))


def test_a_worker_in_the_guildhall_tells_nothing_where_there_is_a_choice_without_the_hand() -> None:
    assert not tells(at_the_guildhall(goods=RICH, virtue=10, influence=12))


def test_a_building_that_is_being_paid_for_lies_open() -> None:
    made = at_the_guildhall(goods="WWWWSSM", influence=8)
    made.play("construct library")
    assert made.decision is not None
    assert (made.decision.id, events(made)) == ("D20", ["begun"])
    assert tells(made)
    for number in range(8):
        sampled = made.sample("red", Chance(number))
        assert isinstance(sampled, ArchitectsTable)
        assert "library" in hand(sampled)
