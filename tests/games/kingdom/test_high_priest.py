"""The High Priest. [Kingdom 11.3, 6, 7]"""

from __future__ import annotations

import pytest

from ophir.games.kingdom.table import KingdomTable
from tests.games.kingdom.tables import COLORS, has, score, table
from tests.games.reading import asked, closed, do, legal, told, why


def example(at: str = "placement", pawns: dict[str, list[str]] | None = None) -> KingdomTable:
    return table(
        2,
        at,
        sites={"red": ["hamath"], "blue": ["zobah"]},
        roads={"red": ["hamath-yamhad", "hamath-phoenicia"], "blue": ["phoenicia-zobah"]},
        tokens={"blue": 1},
        high_priest="blue",
        pawns=pawns,
    )


@pytest.mark.parametrize(
    ("color", "space", "collected"),
    [
        ("blue", "hamath", "STTT"),
        ("red", "yamhad", "STTT"),
        ("red", "phoenicia", "STTT"),
        ("blue", "yamhad", "S"),
        ("blue", "phoenicia", "CTT"),
    ],
)
def test_high_priest_collects_only_from_the_owners_region(color: str, space: str, collected: str) -> None:
    """EX7, 3.1#15, 7: beside Red's piece Red's whole region and nothing of Blue's own; elsewhere as anybody."""
    t = example("resolution", {color: [space]})
    assert has(t, color) == collected


def test_high_priest_may_place_one_pawn_beside_an_opponents_piece() -> None:
    """EX7, R13, 11.3: Blue may place in Hamath; then Red may not, but may use the other spaces of the region."""
    t = example()
    do(t, "place hamath", by="blue")
    assert why(t, "place hamath") == "closed-pawn-there"
    assert {"yamhad", "phoenicia"} <= legal(t, "place")


def test_the_privilege_is_once_a_round_not_once_an_opponent() -> None:
    """R12: placing on Red's space uses it up, for Green's space too; a new round brings it back."""
    t = table(3, sites={"red": ["hamath"], "green": ["aram"]}, tokens={"blue": 1}, high_priest="blue")
    assert {"hamath", "aram"} <= legal(t, "place")
    do(t, "place hamath", by="blue")
    do(t, "place judah", by="red")
    do(t, "place tob", by="green")
    reason = closed(t, "place aram")
    assert reason is not None
    assert (reason.id, reason.rule) == ("closed-privilege-used", "11.3")
    later = table(
        3, at="round_end", sites={"red": ["hamath"]}, tokens={"blue": 1}, high_priest="blue", privilege_used=True
    )
    assert (later.round, asked(later)) == (2, "D1 blue")
    assert "hamath" in legal(later, "place")


def test_own_and_neutral_spaces_do_not_use_up_the_privilege() -> None:
    """R12: only placing beside an opponent's piece does."""
    t = table(2, sites={"red": ["hamath"], "blue": ["aram"]}, tokens={"blue": 1}, high_priest="blue")
    do(t, "place aram", by="blue")
    do(t, "place judah", by="red")
    assert "hamath" in legal(t, "place")


def test_only_the_high_priest_has_the_privilege() -> None:
    """R12, 11.3: Red has tokens too, but is not High Priest."""
    t = table(2, turn="red", sites={"blue": ["hamath"]}, tokens={"blue": 2, "red": 2}, high_priest="blue")
    assert why(t, "place hamath") == "closed-others-piece"


def test_the_privilege_never_lifts_the_one_pawn_rule() -> None:
    """R13: a space with the owner's Pawn is closed to the High Priest too."""
    t = table(2, sites={"red": ["hamath"]}, pawns={"red": ["hamath"]}, tokens={"blue": 1}, high_priest="blue")
    assert why(t, "place hamath") == "closed-pawn-there"


def test_the_high_priest_collects_an_opponents_lone_space() -> None:
    """7: without roads the owner's region is that space alone, and the own roads elsewhere count for nothing."""
    t = table(
        2, at="resolution", sites={"red": ["edom"]}, tokens={"blue": 1}, high_priest="blue", pawns={"blue": ["edom"]}
    )
    assert has(t, "blue") == "C"


def block(t: KingdomTable, reward: str) -> None:
    """Only Stone is held, so the payment of the `any` part is automatic."""
    do(t, "block", f"reward {reward}")


def test_the_first_player_to_take_a_token_becomes_high_priest() -> None:
    """R55, 11.3: points instead of a token make nobody High Priest."""
    t = table(2, at="building", cubes={"blue": "SSSSS"})
    block(t, "vp")
    assert t.high_priest == -1
    block(t, "token")
    assert COLORS[t.high_priest] == "blue"
    assert told(t, "event-high-priest") == [{}]


def test_the_title_moves_at_once_and_a_tie_changes_nothing() -> None:
    """R46, 17#9, 11.3: Red's first token ties, the second takes the title in mid-turn, a third tells nothing new."""
    t = table(2, at="building", turn="red", cubes={"red": "SSSSSS"}, tokens={"blue": 1}, high_priest="blue")
    block(t, "token")
    assert COLORS[t.high_priest] == "blue"
    block(t, "token")
    assert COLORS[t.high_priest] == "red"
    assert t.tokens == [1, 2]
    t = table(2, at="building", turn="red", cubes={"red": "SSS"}, tokens={"red": 2, "blue": 1}, high_priest="red")
    block(t, "token")
    assert told(t, "event-high-priest") == []
    assert COLORS[t.high_priest] == "red"


def test_temple_tokens_never_run_out() -> None:
    """R44, 3.1#17: an eleventh token is taken although the box has ten, in both editions."""
    for edition in ("final", "first"):
        t = table(2, at="building", edition=edition, cubes={"blue": "SSS"}, tokens={"blue": 10}, high_priest="blue")
        block(t, "token")
        assert t.tokens[0] == 11


def test_the_marker_of_the_high_priest_costs_neither_pawn_nor_piece() -> None:
    """R42, R45, 3.1#16: the High Priest has all six Pawns and all five pieces, and may build with the fifth."""
    t = table(
        2, at="round_end", sites={"blue": ["hamath", "aram", "tob", "edom"]}, tokens={"blue": 3}, high_priest="blue"
    )
    assert list(t.pawns_left) == [6, 6]
    assert t.pieces_left == [1, 5]
    t = table(
        2,
        at="building",
        sites={"blue": ["hamath", "aram", "tob", "edom"]},
        tokens={"blue": 3},
        high_priest="blue",
        cubes={"blue": "GSTFFF"},
        display=["library"],
    )
    do(t, "build library", "site moab")
    assert t.ends == 1 << t.box.ends.index("five_pieces")
    assert score(t, "blue") == 10 + 15 + 20
