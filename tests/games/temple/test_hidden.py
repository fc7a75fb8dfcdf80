"""Who sees what, and what a sample must respect. [Temple 12]"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from ophir.engine.chance import Chance, key_of
from ophir.engine.game import NOBODY, Position
from ophir.games.temple import GAME
from ophir.games.temple.deck import draw, from_draw, to_hand
from ophir.games.temple.table import A_GOOD_CARD, A_STRUCTURE, HIDDEN, SEEN, UNSEEN, TempleTable
from tests.games.reading import asked, do, legal, told
from tests.games.temple.tables import (
    FURNISHINGS,
    ORDINARY_SINS,
    STRUCTURES,
    discarded,
    drawable,
    hand,
    samples,
    seat_of,
    table,
)

OFFERER: dict[str, Any] = {"priest": ["white"], "altar": ["white"]}
SPECTATOR = NOBODY


def seen_hand(t: TempleTable, owner: str, by: str | None) -> list[str | None]:
    """A hand as somebody sees it."""
    view = t.view(SPECTATOR if by is None else seat_of(by))
    return [None if card == HIDDEN else t.box.card_ids[card] for card in view.known.hand[seat_of(owner)]]  # type: ignore[attr-defined]  # Temple


def state(t: TempleTable, owner: str, by: str | None) -> dict[str, object]:
    view = t.view(SPECTATOR if by is None else seat_of(by)).to_json()
    player: dict[str, object] = view["state"]["players"][owner]
    return player


def test_the_opponent_sees_the_number_of_cards_in_a_hand_only() -> None:
    """12: and a spectator no more than that of either hand."""
    t = table(hand={"white": ["altar", "doubt"], "black": ["porch"]})
    assert seen_hand(t, "white", "white") == ["altar", "doubt"]
    assert seen_hand(t, "white", "black") == [None, None]
    assert seen_hand(t, "white", None) == [None, None]
    assert seen_hand(t, "black", None) == [None]


def test_the_owner_knows_the_contents_of_the_own_draw_pile_the_opponent_its_size() -> None:
    """12: the order nobody knows, for there is none."""
    t = table(hand={"white": ["altar", "levites"]}, draw={"white": ["porch", "doubt"]})
    assert state(t, "white", "white")["draw"] == {"porch": 1, "doubt": 1}
    assert state(t, "white", "black")["draw"] is None
    assert state(t, "white", "black")["draw_size"] == 2
    assert state(t, "white", None)["draw"] is None


def test_discard_piles_are_open_to_both_in_their_order() -> None:
    """R8, 12."""
    t = table(hand={"white": ["altar", "levites"]}, discard={"white": ["doubt", "altar", "porch"]})
    for by in ("white", "black", None):
        assert state(t, "white", by)["discard"] == ["doubt", "altar", "porch"]


def test_hand_and_draw_pile_together_are_known() -> None:
    """12: unknown cards are exactly the deck list minus the public cards."""
    t = table(
        hand={"white": ["altar", "doubt", "levites"]},
        discard={"white": ["porch"]},
        built={"white": ["main_hall"]},
        gates={"white": ["north"]},
        prophet={"white": "isaiah"},
        priest=["white"],
        sin={"black": "arrogance"},
    )
    both = Counter(hand(t, "white")) + Counter(drawable(t, "white"))
    for one in samples(t, "black", 20):
        assert Counter(hand(one, "white")) + Counter(drawable(one, "white")) == both
        assert len(one.hand[0]) == 3


def test_samples_are_drawn_fairly() -> None:
    """12: each unseen card is as likely in the hand as its share of hand and draw pile."""
    t = table(hand={"white": ["altar", "doubt"]}, draw={"white": ["porch", "levites", "priest", "priest"]})
    counts: Counter[str] = Counter()
    for one in samples(t, "black", 900):
        counts.update(hand(one, "white"))
    for id in ("altar", "doubt", "porch", "levites"):
        assert 240 < counts[id] < 360  # a third of 900
    assert 520 < counts["priest"] < 680


def test_the_scapegoat_is_never_in_a_sampled_hand() -> None:
    """R25: if it is not in sight, it is in the draw pile."""
    t = table(hand={"white": ["altar"]}, draw={"white": ["scapegoat", "levites"]})
    for one in samples(t, "black", 40):
        assert "scapegoat" in drawable(one, "white")


def test_a_fast_reward_card_is_known_in_the_hand_until_it_is_played() -> None:
    """12."""
    t = table(hand={"white": ["levites", "altar", "altar"]}, discard={"white": ["altar", "porch"]}, fast={"white": 3})
    do(t, "reward", "retrieve altar")
    assert seen_hand(t, "white", "black") == [None, None, None, "altar"]
    assert all("altar" in hand(one, "white") for one in samples(t, "black", 30))
    do(t, "play altar")
    assert seen_hand(t, "white", "black") == [None, None, None], "of several Altars the known one is played first"


def test_furnishings_sent_back_are_known_to_be_in_the_draw_pile() -> None:
    """12: no card that was in the hand then can be one of them; a card drawn later can."""
    t = table(
        "destruction",
        hand={"white": ["altar", "doubt", "priest"], "black": ["destruction"]},
        draw={"white": ["levites", "porch"]},
        built={"white": ["main_hall", "table_of_showbread", "golden_vessels"]},
        armies={"white": ["t_n"]},
        end_when_both_dead=False,
    )
    do(t, "raid t_n")
    back = {"table_of_showbread", "golden_vessels"}
    for one in samples(t, "black", 40):
        assert not back & set(hand(one, "white"))
    do(t, "go discard") if asked(t) == "D15 white" else None
    while t.active == 0:
        do(t, "end")
    while t.active == 1:
        t.apply(t.legal()[-1])
    assert len(t.hand[0]) == 7, "the whole pile of four was drawn"
    assert all(back <= set(hand(one, "white")) for one in samples(t, "black", 5))


def returned_then_drawn() -> TempleTable:
    """White held three cards when two Furnishings went back to a pile of twelve, and has drawn three since."""
    t = table(
        "destruction",
        hand={"white": ["altar", "doubt", "priest"], "black": ["destruction"]},
        draw={"white": ["burnt_offering"] * 9 + ["arrogance"]},
        built={"white": ["main_hall", "table_of_showbread", "golden_vessels"]},
        armies={"white": ["t_n"]},
        end_when_both_dead=False,
    )
    do(t, "raid t_n")
    draw(t, 0, 3)
    return t


def test_a_card_drawn_after_furnishings_went_back_may_be_one_of_them() -> None:
    """12: each with the chance of its share of the pile; the older cards never."""
    t = returned_then_drawn()
    found: Counter[str] = Counter()
    for one in samples(t, "black", 600):
        old = {one.box.card_ids[card] for card in one.hand[0][:3]}
        assert not old & {"table_of_showbread", "golden_vessels"}
        found.update(hand(one, "white"))
    for id in ("table_of_showbread", "golden_vessels"):
        assert 105 < found[id] < 200  # three of twelve cards: a quarter of 600


def test_when_an_older_card_is_played_the_younger_ones_keep_their_chance() -> None:
    """12: the hand is remembered in the order in which it came."""
    t = returned_then_drawn()
    assert t.barred[0][t.box.card_ids.index("golden_vessels")] == 3
    while asked(t) != "D3 white":
        t.apply(t.legal()[-1])
    do(t, "play altar")
    assert t.barred[0][t.box.card_ids.index("golden_vessels")] == 2


def test_the_shown_hand_of_a_stuck_reshuffle_is_known_to_be_in_the_draw_pile() -> None:
    """12: the hand is empty then, so all of it is."""
    t = table("discard", hand={"white": FURNISHINGS[:8], "black": ["unclean", "levites"]})
    do(t, "reshuffle")
    assert t.hand[0] == []
    for one in samples(t, "black", 10):
        assert set(FURNISHINGS[:8]) <= set(drawable(one, "white"))
    for one in samples(t, None, 10):
        assert set(FURNISHINGS[:8]) <= set(drawable(one, "white"))


def test_an_announcement_tells_that_a_legal_build_is_in_the_hand() -> None:
    """12, R16: in every sample; which card it is differs."""
    t = table("building", hand={"white": ["porch", "levites"], "black": ["doubt"]})
    do(t, "announce")
    kinds = set()
    for one in samples(t, "black", 60):
        legal_builds = set(hand(one, "white")) & {*STRUCTURES, "guarded_gate"}
        assert legal_builds
        kinds |= legal_builds
    assert len(kinds) > 3


def test_an_accepted_sin_leaves_that_knowledge_and_a_build_ends_it() -> None:
    """12: the card is still in the hand, until one of that kind is seen to leave it."""
    t = table("building", hand={"white": ["porch", "levites"], "black": ["doubt", "unclean"]})
    do(t, "announce", "play sin", "play levites", "find main_hall")
    assert t.promise[0]
    assert t.promise_slots[0] == 1
    builds = {*STRUCTURES, "guarded_gate"}
    for one in samples(t, "black", 20):
        assert one.box.card_ids[one.hand[0][0]] in builds
    do(t, "go discard") if asked(t) == "D15 white" else None
    do(t, "discard porch")
    for one in samples(t, "black", 20):
        assert hand(one, "white")[0] in builds, "either the announced card or the one that Levites found is left"
    do(t, "discard main_hall")
    assert t.promise[0] == 0


def test_a_guilt_offering_ends_all_knowledge_of_the_hand() -> None:
    """12: the new hand is hidden."""
    t = table(
        hand={"white": ["guilt_offering", "levites", "altar"]},
        known={"white": ["levites"]},
        priest=["white"],
        altar=["white"],
    )
    assert seen_hand(t, "white", "black") == [None, "levites", None]
    do(t, "play guilt_offering")
    assert set(seen_hand(t, "white", "black")) == {None}
    assert told(t, "event-drew")[0]["cards"] == 8
    drew = next(event for event in t.events or [] if event.id == "event-drew")
    assert "card" not in drew.seen_by(1).values
    assert "card" in drew.seen_by(0).values


def test_levites_show_only_that_a_structure_was_taken() -> None:
    """12: the opponent knows a Structure is there, not which."""
    t = table(hand={"white": ["levites", "doubt"]})
    do(t, "play levites", "find porch")
    assert t.seen[0] == [UNSEEN, A_STRUCTURE]
    assert seen_hand(t, "white", "black") == [None, None]
    found = set()
    for one in samples(t, "black", 60):
        taken = one.box.card_ids[one.hand[0][1]]
        assert taken in STRUCTURES
        found.add(taken)
    assert found == set(STRUCTURES)
    event = next(event for event in t.events or [] if event.id == "event-found")
    assert event.seen_by(1).values == {}


def test_peace_shows_only_that_there_was_an_exchange() -> None:
    """12: a known good card may be the one that left; the new card is good."""
    t = table(
        hand={"white": ["peace_offering", "levites", "doubt", "altar"]},
        known={"white": ["levites", "doubt"]},
        **OFFERER,
    )
    do(t, "play peace_offering", "give levites")
    assert asked(t) == "D6b white"
    assert seen_hand(t, "white", "black") == ["levites", "doubt", None], "nothing has left yet"
    assert t.view(1).to_json()["state"]["given"] is None
    assert t.view(0).to_json()["state"]["given"] == "levites"
    given = {one.box.card_ids[one.given] for one in samples(t, "black", 40)}
    assert "levites" in given
    assert len(given) > 3
    do(t, "take burnt_offering")
    assert t.seen[0] == [SEEN, UNSEEN, A_GOOD_CARD]
    assert seen_hand(t, "white", "black") == ["doubt", None, None]
    hands = {tuple(hand(one, "white")) for one in samples(t, "black", 60)}
    assert any("levites" in cards for cards in hands)
    assert any("levites" not in cards for cards in hands)
    for one in samples(t, "black", 30):
        assert one.box.good[one.hand[0][2]]
    event = next(event for event in t.events or [] if event.id == "event-exchanged")
    assert event.seen_by(1).values == {}
    assert event.seen_by(0).values == {"given_card": "levites", "card": "burnt_offering"}


def test_an_exchange_blurs_what_is_known_of_returned_furnishings() -> None:
    """12: the card taken may be the one that was seen in the draw pile."""
    t = table(
        "destruction",
        hand={"white": ["peace_offering", "doubt", "altar"], "black": ["destruction"]},
        built={"white": ["main_hall", "table_of_showbread"]},
        armies={"white": ["t_n"]},
        **OFFERER,
    )
    do(t, "raid t_n")
    while asked(t) != "D15 white":
        t.apply(t.legal()[-1])
    do(t, "play peace_offering", "give altar", "take table_of_showbread")
    card = t.box.card_ids.index("table_of_showbread")
    assert t.hand[0][-1] == card
    assert t.barred[0][card] <= 1
    assert {"table_of_showbread" in hand(one, "white") for one in samples(t, "black", 200)} == {True, False}


def test_an_empty_draw_pile_makes_the_hand_known_and_it_stays_so() -> None:
    """12, 11.2: what is nowhere else is in the hand, also once Furnishings form a new pile."""
    t = table("turn", hand={"white": ["altar", "doubt"]}, draw={"white": ["priest"]}, end_when_both_dead=False)
    assert len(t.draw[0]) == 0
    assert set(t.seen[0]) == {SEEN}
    for one in samples(t, "black", 3):
        assert hand(one, "white") == ["priest", "altar", "doubt"]


def test_with_reshuffle_the_hand_is_known_and_new_cards_come_from_the_old_discards() -> None:
    """12, R84."""
    t = table(
        "turn",
        hand={"white": ["altar", "doubt"]},
        draw={"white": ["priest"]},
        deck_exhaustion="reshuffle",
    )
    assert Counter(seen_hand(t, "white", "black"))[None] == 5
    assert {"altar", "doubt", "priest"} <= set(seen_hand(t, "white", "black"))


def test_a_pending_window_tells_that_a_card_is_there() -> None:
    """9.4: in every sample the responder has a legal card."""
    t = table(hand={"white": ["priest", "levites"], "black": ["unclean", "doubt"]})
    do(t, "play priest")
    assert asked(t) == "D4 black"
    for one in samples(t, "white", 20):
        assert set(hand(one, "black")) & {"unclean", "evil_priest"}


@pytest.mark.parametrize("seed", range(4))
def test_class_and_returned_cards_together_are_sampled_fairly(seed: int) -> None:
    """12: a hand of [old, Structure, new] after a Furnishing went back: every world is equally likely."""
    t = table(
        "window",
        hand={"white": ["doubt", "porch", "altar"], "black": ["unclean"]},
        draw={"white": ["main_hall", "veil", "priest"]},
        priest=["white"],
    )
    ids = t.box.card_ids
    t.seen[0] = [UNSEEN, A_GOOD_CARD, UNSEEN]
    t.barred[0][ids.index("veil")] = 1
    t.returned[0] = 1 << ids.index("veil")
    everything = ["doubt", "porch", "altar", "main_hall", "veil", "priest"]
    good = [id for id in everything if id != "doubt"]
    worlds = [(a, b, c) for a in everything for b in good for c in everything if len({a, b, c}) == 3 and a != "veil"]
    view = t.view(1)
    count = 40 * len(worlds)
    found: Counter[tuple[str, str, str]] = Counter()
    chance = Chance(seed)
    for _ in range(count):
        one = view.sample(chance)
        assert isinstance(one, TempleTable)
        a, b, c = (ids[card] for card in one.hand[0])
        found[a, b, c] += 1
    assert set(found) == set(worlds)
    # Chi-square with len(worlds) - 1 degrees of freedom: five standard deviations above its mean would be a bias.
    square = sum((found[world] - 40) ** 2 / 40 for world in worlds)
    freedom = len(worlds) - 1
    assert square < freedom + 5 * (2 * freedom) ** 0.5


def test_building_does_not_tell_whether_levites_found_the_structure() -> None:
    """12: the opponent sees only that one was taken, so a Structure that leaves the hand may be that one or another."""
    views = []
    for found, held in (("porch", "main_hall"), ("main_hall", "porch")):
        t = table(hand={"white": ["levites", held, "doubt", "altar"]}, solomon=["white"])
        do(t, "play levites", f"find {found}", "build porch")
        assert "main_hall" in hand(t, "white")
        views.append(state(t, "white", "black"))
    assert views[0] == views[1]


def test_playing_a_good_card_does_not_tell_whether_a_peace_offering_brought_it() -> None:
    """12: the opponent sees only that there was an exchange."""
    views = []
    for taken, held in (("levites", "guarded_gate"), ("guarded_gate", "levites")):
        t = table(hand={"white": ["peace_offering", held, "doubt", "cooperation"]}, david=["white"], **OFFERER)
        do(t, "play peace_offering", "give cooperation", f"take {taken}", "guard north")
        assert hand(t, "white") == ["levites", "doubt"]
        views.append(state(t, "white", "black"))
    assert views[0] == views[1]


def test_a_card_that_is_played_does_not_tell_how_long_it_was_in_the_hand() -> None:
    """12: not beside a known card, nor beside one that an announcement spoke of or that went back."""
    views = []
    for old, new in (("altar", "levites"), ("levites", "altar")):
        t = table(hand={"white": [old, "doubt", "porch"]}, discard={"white": ["priest"]}, fast={"white": 3})
        ids = t.box.card_ids
        t.promise[0], t.promise_slots[0] = sum(1 << ids.index(id) for id in STRUCTURES), 3
        t.returned[0], t.barred[0][ids.index("veil")] = 1 << ids.index("veil"), 3
        do(t, "reward")
        from_draw(t, 0, ids.index(new))
        to_hand(t, 0, ids.index(new), UNSEEN)
        t.advance()
        assert seen_hand(t, "white", "black") == [None, None, None, "priest", None]
        do(t, "play altar")
        assert hand(t, "white") == ["porch", "priest", "levites", "doubt"]
        views.append(state(t, "white", "black"))
    assert views[0] == views[1]


def test_levites_that_find_nothing_do_not_tell_how_long_a_structure_was_in_the_hand() -> None:
    """12, R37: the Structures that are nowhere else are in the hand, and no more is known of them."""
    pile = ["priest", "priest", "altar"]
    views = []
    for cards in (["doubt", "porch", "levites", "altar"], ["porch", "altar", "doubt", "levites"]):
        t = table(hand={"white": cards}, draw={"white": pile}, end_when_both_dead=False)
        do(t, "play levites")
        assert told(t, "event-found-nothing")
        views.append(state(t, "white", "black"))
    assert views[0] == views[1]
    assert views[0]["hand"] == ["porch", None, None]


@pytest.mark.parametrize("seed", range(12))
def test_what_a_player_does_tells_the_opponent_no_more_than_the_events_do(seed: int) -> None:
    """12: after the same action in two worlds that look alike, those told the same still see the same."""
    random = Random(seed)
    t = GAME.new(2, None, seed)
    compared = 0
    for number in range(400):
        if t.over:
            break
        action, watcher = _lively(t, random), 1 - t.to_move
        world = t.sample(watcher, Chance(f"{seed} {number}"))
        # Of a choice that only the chooser sees any other looks the same.
        if t.actions[action].kind in GAME.private_actions:
            same = random.choice([one for one in world.legal() if t.actions[one].kind == t.actions[action].kind])
        else:
            same = action
        if same in world.legal():
            real = t.clone()
            for one, its in ((real, action), (world, same)):
                one.set_key(key_of(f"{seed} {number}"))
                one.listen()
                one.apply(its)
            seen, imagined = real.view(watcher).to_json(), world.view(watcher).to_json()
            heard = [[event.seen_by(watcher).to_json() for event in one.events or []] for one in (real, world)]
            if heard[0] == heard[1] and seen["stack"] == imagined["stack"]:
                compared += 1
                assert seen == imagined
        t.apply(action)
    assert compared > 10


def _lively(t: Position, random: Random) -> int:
    """A random action, but rather one that does something, and few discards: so hands come to be known in part."""
    weights = {"discard": 1, "pass": 3, "end": 3, "go": 3, "decline": 3, "accept": 3, "done": 3}
    return random.choices(t.legal(), [weights.get(t.actions[one].kind, 20) for one in t.legal()])[0]


def test_the_sampled_giver_of_an_exchange_has_a_good_card_to_give() -> None:
    """6, 12: so that every sample can be played on."""
    t = table(
        hand={"white": ["peace_offering", "levites"], "black": ["unclean"]},
        draw={"white": ["altar", "porch", *ORDINARY_SINS]},
        **OFFERER,
    )
    do(t, "play peace_offering", "black pass", "give levites")
    for one in samples(t, "black", 60):
        assert one.box.good[one.given]
        assert one.given in one.hand[0]
        one.apply(one.legal()[0])


def test_everything_played_is_seen_by_all() -> None:
    """12: offerings, Sins, instants and Military cards, die and coin."""
    t = table(hand={"white": ["priest", "levites"]})
    do(t, "play priest")
    played = next(event for event in t.events or [] if event.id == "event-played")
    assert played.secret is None
    assert played.seen_by(SPECTATOR).values == {"card": "priest"}
    assert discarded(t, "white") == []
    assert legal(t)
