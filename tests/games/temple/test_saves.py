"""A position as data and back; what can't be is refused by its field. [Temple 17]"""

from __future__ import annotations

import copy
from typing import Any

import pytest

from ophir.engine.errors import BadPosition
from ophir.games.temple import GAME
from tests.games.temple.tables import FURNISHINGS, STRUCTURES, do, table

Data = dict[str, Any]


def busy() -> Data:
    """A position with something of everything, at White's answer to a Sin."""
    t = table(
        "building",
        hand={
            "white": ["porch", "burnt_offering", "altar", "doubt", "levites"],
            "black": ["doubt", "unclean", "blemished_animal"],
        },
        discard={"white": ["doubt", "veil"], "black": ["altar"]},
        built={"white": ["main_hall", "table_of_showbread"], "black": ["porch", "bronze_sea"]},
        gates={"white": ["north", "west"]},
        armies={"white": {"o_n": ["moved"], "i_s": ["passed", "raided"]}, "black": ["o_e"]},
        siege={"white": 2},
        prophet={"white": "isaiah", "black": "ezekiel"},
        david=["black"],
        solomon=["black"],
        priest=["white", "black"],
        unclean=["black"],
        altar=["white", "black"],
        bad_offerings=["black"],
        scapegoat={"white": "active", "black": "inactive"},
        fast={"black": 1},
        known={"white": ["levites"]},
    )
    return do(t, "announce", "play sin", "pass").to_json()


def exchanging() -> Data:
    t = table(hand={"white": ["peace_offering", "levites", "doubt"]}, priest=["white"], altar=["white"])
    return do(t, "play peace_offering", "give levites").to_json()


def exchanging_from_a_known_hand() -> Data:
    """The draw pile was empty, so that White's hand is known; then Furnishings were sent back into it."""
    t = table(
        hand={"white": ["peace_offering", "levites", "doubt"]},
        draw={"white": ["veil", "golden_vessels"]},
        priest=["white"],
        altar=["white"],
        known={"white": ["peace_offering", "levites", "doubt"]},
    )
    return do(t, "play peace_offering", "give levites").to_json()


def offering() -> Data:
    hands = {"white": ["guilt_offering", "levites"], "black": ["unclean"]}
    return do(table(hand=hands, priest=["white"], altar=["white"]), "play guilt_offering").to_json()


def choosing() -> Data:
    return GAME.new(2, {}, 1).to_json()


def relocating() -> Data:
    t = table("defence", hand={"white": ["israelite_army", "doubt"]}, armies={"white": ["i_n", "t_n", "o_e"]})
    return do(t, "play israelite_army", "seize i_n").to_json()


def returned() -> Data:
    t = table(
        "destroy",
        hand={"white": ["altar", "priest"], "black": ["destruction"]},
        built={"white": ["main_hall", "table_of_showbread"]},
        armies={"white": ["t_n"]},
    )
    return do(t, "raid t_n").to_json()


def won() -> Data:
    t = table(hand={"white": ["filling"]}, built={"white": [*STRUCTURES, *FURNISHINGS]})
    return do(t, "play filling").to_json()


MADE = {
    "busy": busy(),
    "exchanging": exchanging(),
    "exchanging from a known hand": exchanging_from_a_known_hand(),
    "offering": offering(),
    "choosing": choosing(),
    "relocating": relocating(),
    "returned": returned(),
    "won": won(),
}


def put(data: Data, path: str, value: object) -> None:
    *way, last = path.split(".")
    at: Any = data
    for name in way:
        at = at[int(name)] if isinstance(at, list) else at[name]
    if isinstance(at, list):
        at[int(last)] = value
    else:
        at[last] = value


@pytest.mark.parametrize("name", MADE)
def test_a_position_comes_back_as_it_was(name: str) -> None:
    """17: data, position, data."""
    data = MADE[name]
    assert GAME.from_json(data).to_json() == data


@pytest.mark.parametrize("name", MADE)
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_view_comes_back_as_it_was(name: str, seat: int) -> None:
    """12: hidden things stay null."""
    view = GAME.from_json(MADE[name]).view(seat).to_json()
    assert GAME.view_from_json(view).to_json() == view


WHITE = "state.players.white"
BLACK = "state.players.black"
WRONG: list[tuple[str, dict[str, object], str]] = [
    ("busy", {"state.active": "green"}, "state.active"),
    ("busy", {"state.turns": 201}, "state.turns"),
    ("busy", {"state.idle_turns": 11}, "state.idle_turns"),
    ("busy", {"state.active": None}, "state.active"),
    ("busy", {"state.players": {}}, "state.players"),
    ("busy", {"state.grain": "eaten"}, "state.grain"),
    ("busy", {"state.ends": ["both_dead", "both_dead"]}, "state.ends"),
    ("busy", {"state.ends": ["idle"]}, "state.ends"),
    ("busy", {"state.winner": "white"}, "state.winner"),
    ("busy", {"state.sin_pending": False}, "state.sin_pending"),
    ("busy", {"state.build_used": False}, "state.build_used"),
    ("busy", {"state.given": "levites"}, "state.given"),
    ("busy", {f"{WHITE}.hand.0": None}, f"{WHITE}.hand"),
    ("busy", {f"{WHITE}.hand.0": "scapegoat"}, f"{WHITE}.hand"),
    ("busy", {f"{WHITE}.hand.0": "ark"}, f"{WHITE}.hand"),
    ("busy", {f"{WHITE}.hand.0": "main_hall"}, WHITE),
    ("busy", {f"{WHITE}.hand.0": "levites"}, WHITE),
    ("busy", {f"{WHITE}.seen": ["no"]}, f"{WHITE}.seen"),
    ("busy", {f"{WHITE}.seen.3": "good"}, f"{WHITE}.seen"),
    ("busy", {f"{WHITE}.draw": None}, f"{WHITE}.draw"),
    ("busy", {f"{WHITE}.draw_size": 3}, f"{WHITE}.draw_size"),
    ("busy", {f"{WHITE}.discard": []}, WHITE),
    ("busy", {f"{WHITE}.prophet": "doubt"}, f"{WHITE}.prophet"),
    ("busy", {f"{WHITE}.sin": "altar"}, f"{WHITE}.sin"),
    ("busy", {f"{WHITE}.priest": "none", f"{WHITE}.unclean": True}, f"{WHITE}.unclean"),
    ("busy", {f"{WHITE}.altar": False, f"{WHITE}.bad_offerings": True}, f"{WHITE}.bad_offerings"),
    ("busy", {f"{BLACK}.fast": 3}, f"{BLACK}.fast"),
    ("busy", {f"{WHITE}.siege": 4}, f"{WHITE}.siege"),
    ("busy", {f"{WHITE}.furnishings": ["veil"]}, f"{WHITE}.furnishings"),
    ("busy", {f"{WHITE}.structures": ["main_hall", "main_hall"]}, f"{WHITE}.structures"),
    ("busy", {f"{WHITE}.gates": ["water"]}, f"{WHITE}.gates"),
    ("busy", {f"{WHITE}.armies": {"troy": []}}, f"{WHITE}.armies"),
    ("busy", {f"{WHITE}.armies": {id: [] for id in ("o_n", "o_e", "o_s", "o_w", "i_n", "i_s")}}, f"{WHITE}.armies"),
    ("busy", {f"{WHITE}.promise.slots": 9}, f"{WHITE}.promise"),
    ("busy", {f"{WHITE}.promise.cards": ["veil"]}, f"{WHITE}.promise"),
    ("busy", {f"{WHITE}.promise.cards": []}, f"{WHITE}.promise"),
    ("busy", {f"{WHITE}.promise": {"cards": ["porch"]}}, f"{WHITE}.promise.slots"),
    ("busy", {f"{WHITE}.promise.doubtful": True}, f"{WHITE}.promise.doubtful"),
    ("busy", {f"{WHITE}.promise": "kept"}, f"{WHITE}.promise"),
    ("busy", {f"{WHITE}.structures": ["table_of_showbread"]}, f"{WHITE}.structures"),
    ("busy", {f"{WHITE}.armies.o_n": ["lost"]}, f"{WHITE}.armies.o_n"),
    ("busy", {"stack": []}, "stack"),
    ("busy", {"stack.0": {"step": "OpeningHands"}}, "stack"),
    ("busy", {"stack.1.left": 1}, "stack"),
    ("busy", {"stack.1.seat": 1}, "stack"),
    ("busy", {"stack.2": {"step": "Defence", "seat": 0}}, "stack"),
    ("busy", {"stack.3": {"step": "Build", "seat": 0}}, "state.sin_pending"),
    ("busy", {"stack.3": {"step": "TurnStart"}}, "stack"),
    ("busy", {f"{WHITE}.sin": None, f"{BLACK}.discard": ["altar", "doubt"]}, "state.sin_pending"),
    ("exchanging", {"state.given": None}, "state.given"),
    ("exchanging", {"state.given": "doubt"}, "state.given"),
    ("exchanging", {"stack.3": {"step": "Preparation", "seat": 1}}, "stack"),
    ("offering", {"state.offering": None, f"{WHITE}.discard": ["guilt_offering"]}, "stack"),
    ("offering", {"state.offering.card": "levites"}, "state.offering.card"),
    ("offering", {"state.offering.player": None}, "state.offering.player"),
    ("offering", {"state.offering.player": "black"}, WHITE),
    ("choosing", {"stack.1.seat": 0}, "stack"),
    ("choosing", {"state.turns": 3}, "state.active"),
    ("relocating", {"stack.4.space": 0}, "stack"),
    ("relocating", {"stack.4.moved": 1}, "stack"),
    ("relocating", {"stack.4.space": 77}, "stack"),
    ("returned", {f"{WHITE}.returned": {"table_of_showbread": 5}}, f"{WHITE}.returned.table_of_showbread"),
    ("returned", {f"{WHITE}.returned": {"doubt": 1}}, f"{WHITE}.returned"),
    ("returned", {f"{WHITE}.returned": {"altar": 2}}, f"{WHITE}.returned"),
    ("won", {"state.winner": None}, "state.winner"),
    ("won", {f"{WHITE}.furnishings": FURNISHINGS[1:], f"{WHITE}.hand": [FURNISHINGS[0]], f"{WHITE}.seen": ["no"]},
     "state.winner"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "changes", "field"), WRONG, ids=[f"{n}-{next(iter(c))}" for n, c, _ in WRONG])
def test_what_cannot_be_is_refused_by_its_field(name: str, changes: dict[str, object], field: str) -> None:
    """17#1, 17#2, 17#3, 17#4, 17#5, 17#6, 17#7, 17#8: reading checks the invariants."""
    data = copy.deepcopy(MADE[name])
    for path, value in changes.items():
        put(data, path, value)
    with pytest.raises(BadPosition) as refused:
        GAME.from_json(data)
    assert refused.value.field == field, str(refused.value)


def test_a_sin_before_the_building_phase_is_refused() -> None:
    """17#7."""
    t = table(hand={"white": ["altar", "levites"]})
    data = t.to_json()
    data["state"]["players"]["white"]["sin"] = "doubt"
    data["state"]["players"]["black"]["draw"]["doubt"] -= 1
    data["state"]["players"]["black"]["draw_size"] -= 1
    with pytest.raises(BadPosition, match="before the Building Phase"):
        GAME.from_json(data)


def test_grain_beside_a_sin_is_refused() -> None:
    """17, R33."""
    data = busy()
    white = data["state"]["players"]["white"]
    data["state"]["grain"] = "build_open"
    white["draw"]["grain_offering"] -= 1
    white["draw_size"] -= 1
    with pytest.raises(BadPosition, match="beside a Sin"):
        GAME.from_json(data)


def test_the_offerer_must_fit_the_pending_steps() -> None:
    """17: in the Sin window only the opponent offers."""
    t = table(
        "building",
        hand={"white": ["porch", "unclean", "altar"], "black": ["guilt_offering", "doubt"]},
        priest=["black"],
        altar=["black"],
    )
    data = do(t, "announce", "play guilt_offering").to_json()
    assert GAME.from_json(data).to_move == 0
    data["state"]["offering"]["player"] = "white"
    with pytest.raises(BadPosition):
        GAME.from_json(data)
