"""A position as data and back; what can't be is refused by its field. [Temple 17]"""

from __future__ import annotations

import copy
from typing import Any

import pytest

from ophir.engine.errors import BadPosition
from ophir.games.temple import GAME
from ophir.games.temple.invariants import NEVER as PIECES
from ophir.games.temple.pending import NEVER as PENDING
from tests.games.reading import do
from tests.games.temple.tables import FURNISHINGS, STRUCTURES, table

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
        armies={"white": {"o_n": ["moved"], "i_s": []}, "black": {"o_e": ["passed", "raided"]}},
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
        "destruction",
        hand={"white": ["altar", "priest"], "black": ["destruction"]},
        built={"white": ["main_hall", "table_of_showbread"]},
        armies={"white": ["t_n"]},
    )
    return do(t, "raid t_n").to_json()


def attacking() -> Data:
    """Black's attack, with an army that came through a Secret Passage; White has King David."""
    t = table(
        "attack",
        hand={"black": ["secret_passage", "destruction"]},
        armies={"white": {"i_n": ["passed"], "o_e": []}},
        gates={"white": ["north"]},
        david=["white"],
        passage_played=True,
    )
    return t.to_json()


def extra_step() -> Data:
    """A siege has opened a gate: the extra step comes before King David's window."""
    t = table(
        "attack",
        hand={"white": ["guarded_gate"]},
        armies={"white": ["o_n", "o_e"]},
        gates={"white": ["north"]},
        siege={"white": 3},
        david=["white"],
    )
    return do(t, "siege north").to_json()


def raided() -> Data:
    """The second of two Furnishings is about to be sent back."""
    t = table(
        "destruction",
        hand={"black": ["destruction"]},
        armies={"white": ["t_n"]},
        built={"white": ["main_hall", "table_of_showbread", "altar_of_incense", "golden_vessels"]},
        prophet={"white": "isaiah"},
    )
    return do(t, "raid t_n", "send-back golden_vessels").to_json()


def fasting() -> Data:
    return table(
        "building", hand={"white": ["porch", "doubt", "unclean"]}, priest=["black"], fast={"white": 2}
    ).to_json()


def rewarded() -> Data:
    t = table(hand={"white": ["doubt", "altar"]}, discard={"white": ["porch", "veil"]}, fast={"white": 3})
    return do(t, "reward").to_json()


def granted() -> Data:
    return table("building", hand={"white": ["porch", "doubt"]}, grain="build_open").to_json()


def watched() -> Data:
    """The window at the start of White's turn."""
    return table("window", hand={"black": ["unclean", "doubt"]}, priest=["white"]).to_json()


def two_furnishings() -> Data:
    furnishings = ["table_of_showbread", "golden_vessels", "altar_of_incense"]
    t = table("building", hand={"white": ["cooperation", *furnishings]}, built={"white": ["main_hall"]})
    return do(t, "announce", "play cooperation").to_json()


def discarding() -> Data:
    return do(table("discard", hand={"white": ["doubt", "altar"]}), "discard sin").to_json()


def ended() -> Data:
    return do(table("discard", hand={"white": ["doubt"]}, turns=199), "end").to_json()


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
    "attacking": attacking(),
    "extra step": extra_step(),
    "raided": raided(),
    "fasting": fasting(),
    "rewarded": rewarded(),
    "granted": granted(),
    "watched": watched(),
    "two furnishings": two_furnishings(),
    "discarding": discarding(),
    "ended": ended(),
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


def drawn(data: Data, name: str, card: str, count: int) -> None:
    """Take cards out of a draw pile, to lie elsewhere."""
    player = data["state"]["players"][name]
    player["draw"][card] = player["draw"].get(card, 0) - count
    player["draw_size"] -= count


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
ARMIES = ["babylonian_army"] * 2
WRONG: list[tuple[str, dict[str, object], str]] = [
    ("busy", {"state.active": "green"}, "state.active"),
    ("busy", {"state.turns": 201}, "state.turns"),
    ("busy", {"state.idle_turns": 11}, "state.idle_turns"),
    ("busy", {"state.active": None}, "stack"),
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
    ("busy", {f"{WHITE}.hand.1": "main_hall"}, WHITE),
    ("busy", {f"{WHITE}.hand.1": "priest"}, WHITE),
    ("busy", {f"{WHITE}.seen": ["no"]}, f"{WHITE}.seen"),
    ("busy", {f"{WHITE}.seen.3": "good"}, f"{WHITE}.seen"),
    ("busy", {f"{WHITE}.draw": None}, f"{WHITE}.draw"),
    ("busy", {f"{WHITE}.draw_size": 3}, f"{WHITE}.draw_size"),
    ("busy", {f"{WHITE}.discard": ["babylonian_army"]}, WHITE),
    ("busy", {f"{WHITE}.discard": []}, f"{BLACK}.armies"),
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
    ("busy", {f"{WHITE}.sin": None, f"{BLACK}.discard": ["altar", *ARMIES, "doubt"]}, "stack"),
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
    ("returned", {f"{WHITE}.returned": {"table_of_showbread": 5}}, f"{WHITE}.returned"),
    ("returned", {f"{WHITE}.returned": {"doubt": 1}}, f"{WHITE}.returned"),
    ("returned", {f"{WHITE}.returned": {"altar": 2}}, f"{WHITE}.returned"),
    ("returned", {f"{WHITE}.returned": {"golden_vessels": 3}}, f"{WHITE}.returned"),
    ("returned", {f"{WHITE}.hand": ["altar", "priest", "table_of_showbread"]}, f"{WHITE}.seen"),
    ("returned", {f"{WHITE}.hand.1": "table_of_showbread"}, f"{WHITE}.returned"),
    ("returned", {f"{WHITE}.furnishings": ["table_of_showbread"]}, f"{WHITE}.returned"),
    ("returned", {f"{WHITE}.draw": {}, f"{WHITE}.draw_size": 0}, f"{WHITE}.seen"),
    ("busy", {f"{WHITE}.promise.cards": ["porch", "levites"]}, f"{WHITE}.promise"),
    ("busy", {f"{WHITE}.armies.i_s": ["passed"]}, f"{WHITE}.armies"),
    ("busy", {f"{WHITE}.siege": 3}, f"{WHITE}.siege"),
    ("busy", {"state.idle_turns": 9, "state.turns": 8}, "state.idle_turns"),
    ("busy", {"state.turns": 200}, "state.turns"),
    ("busy", {"state.idle_turns": 10}, "state.idle_turns"),
    ("busy", {"state.turns": 0}, "state.turns"),
    ("busy", {"stack.3": {"step": "WallWindow", "seat": 0}}, "stack"),
    ("choosing", {f"{WHITE}.armies": {"o_n": []}}, f"{WHITE}.armies"),
    ("choosing", {"state.acted": True}, "state.active"),
    ("choosing", {f"{WHITE}.prophet": "prophet_isaiah", f"{WHITE}.draw.prophet_isaiah": 0, f"{WHITE}.draw_size": 99},
     f"{WHITE}.prophet"),
    ("offering", {"state.good_played": False}, "state.good_played"),
    ("offering", {"state.acted": False}, "state.acted"),
    ("relocating", {"state.acted": False, "state.good_played": False}, "stack"),
    ("relocating", {"state.build_used": True}, "stack"),
    ("attacking", {"state.passage_played": False}, "state.passage_played"),
    ("busy", {"state.passage_played": True}, "state.passage_played"),
    ("attacking", {f"{WHITE}.armies.o_e": ["raided"]}, "stack"),
    ("extra step", {"stack.5": {"step": "BonusMove", "seat": 1}}, "stack"),
    ("extra step", {f"{WHITE}.king_david": False, f"{WHITE}.discard": ["guarded_gate", "king_david"]}, "stack"),
    ("extra step", {f"{WHITE}.siege": 1, f"{BLACK}.discard": ARMIES}, "stack"),
    ("raided", {"stack.5.left": 3}, "stack"),
    ("raided", {"stack.5.left": 0}, "stack"),
    ("raided", {f"{WHITE}.prophet": "prophet_isaiah", f"{WHITE}.discard": []}, "stack"),
    ("fasting", {f"{WHITE}.fast": 0}, f"{WHITE}.fast"),
    ("fasting", {"state.build_used": True}, f"{WHITE}.fast"),
    ("fasting", {"state.good_played": True, "state.acted": True}, f"{WHITE}.fast"),
    ("fasting", {"state.reward_taken": True, "state.acted": True}, "state.reward_taken"),
    ("two furnishings", {f"{WHITE}.fast": 1, f"{WHITE}.draw.pray_and_fast": 1, f"{WHITE}.draw_size": 94},
     f"{WHITE}.fast"),
    ("rewarded", {"state.reward_taken": True, "state.acted": True}, "stack"),
    ("rewarded", {f"{WHITE}.fast": 2}, "stack"),
    ("granted", {"state.build_used": True}, "state.grain"),
    ("granted", {"state.grain": "build_made"}, "state.grain"),
    ("granted", {"state.good_played": False}, "state.good_played"),
    ("watched", {"state.good_played": True, "state.acted": True}, "stack"),
    ("watched", {"state.build_used": True}, "stack"),
    ("two furnishings", {"stack.3.left": 3}, "stack"),
    ("two furnishings", {"state.build_used": False}, "state.build_used"),
    ("discarding", {"state.acted": False}, "stack"),
    ("ended", {"state.ends": ["idle"]}, "state.ends"),
    ("ended", {"state.turns": 199}, "state.ends"),
    ("won", {"state.ends": ["filling", "idle"]}, "state.ends"),
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


def test_all_that_never_is_has_been_refused_here() -> None:
    """17: none of the rules for reading is a dead letter."""
    told = set()
    for name, changes, _ in WRONG:
        data = copy.deepcopy(MADE[name])
        for path, value in changes.items():
            put(data, path, value)
        try:
            GAME.from_json(data)
        except BadPosition as refused:
            told.add(str(refused).partition(": ")[2])
    tested_below = {"a card that was seen can't be hidden", "can't be active beside a Sin"}
    assert {never.why for never in (*PIECES, *PENDING)} - told == tested_below


def test_a_view_can_not_hide_a_card_that_was_seen() -> None:
    """12: what is known stays known."""
    view = GAME.from_json(MADE["busy"]).view(1).to_json()
    hand = view["state"]["players"]["white"]["hand"]
    hand[hand.index("levites")] = None
    with pytest.raises(BadPosition, match="can't be hidden"):
        GAME.view_from_json(view)


def test_a_sin_before_the_building_phase_is_refused() -> None:
    """17#7."""
    t = table(hand={"white": ["altar", "levites"]})
    data = t.to_json()
    data["state"]["players"]["white"]["sin"] = "doubt"
    drawn(data, "black", "doubt", 1)
    with pytest.raises(BadPosition, match="before the Building Phase"):
        GAME.from_json(data)


def test_grain_beside_a_sin_is_refused() -> None:
    """17, R33."""
    data = busy()
    data["state"]["grain"] = "build_open"
    data["state"]["good_played"] = True
    drawn(data, "white", "grain_offering", 1)
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
    swapped = copy.deepcopy(data)
    swapped["state"] |= {"good_played": True, "acted": True}
    swapped["state"]["offering"]["player"] = "white"
    drawn(swapped, "white", "guilt_offering", 1)
    drawn(swapped, "black", "guilt_offering", -1)
    with pytest.raises(BadPosition, match=r"offering\.player: must be black"):
        GAME.from_json(swapped)
    data["state"]["offering"]["card"] = "burnt_offering"
    drawn(data, "black", "burnt_offering", 1)
    drawn(data, "black", "guilt_offering", -1)
    with pytest.raises(BadPosition, match=r"offering\.card: can't be offered at RW4"):
        GAME.from_json(data)
