"""Closed options: each says why, by the right message and the right rule. [Temple 4, 5]"""

from __future__ import annotations

import re
from pathlib import Path

import ophir.games.temple
from ophir.engine.verbs import verbs_of
from ophir.games.temple.conditions import Condition, Kept
from tests.games.reading import closed
from tests.games.temple.tables import table

SOURCES = Path(ophir.games.temple.__file__).parent
RULES = (SOURCES.parents[3] / "docs/rules/temple.md").read_text(encoding="utf-8")


def test_every_precondition_of_the_rules_is_known() -> None:
    """13: the names in cards.toml are those of the table, and each has a class."""
    table_13 = RULES[RULES.index("`preconditions` (all must hold") : RULES.index("`after` (when the card")]
    named = {
        name
        for row in re.findall(r"^\| ([a-z0-9_, ]+) \|", table_13, re.MULTILINE)
        for name in row.split(", ")
        if "_" in name
    }
    assert named == set(verbs_of(Condition))


def test_every_condition_is_asked_or_kept_by_the_rules() -> None:
    """13, R83: a King's slot is always empty when he is in hand, so nobody asks."""
    box = table().box
    asked = {condition.op for needs in (*box.needs, box.pair_needs) for condition in needs}
    assert asked == set(verbs_of(Condition)) - set(verbs_of(Kept))
    assert "own_king_slot_empty" in verbs_of(Kept)


def test_a_closed_option_names_its_rule() -> None:
    """4."""
    t = table("building", hand={"white": ["filling", "levites", "veil"]})
    assert (closed(t, "announce").rule, closed(t, "play filling").rule) == ("10", "11.3")
