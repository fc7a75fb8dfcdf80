"""The Fortune deck: drawing, keeping, discarding, reshuffling. [Kingdom 8 draw, 9.1, 14]"""

from __future__ import annotations

from tests.games.kingdom.tables import REST, hand, named_cards, pack_with, score, table
from tests.games.reading import asked, do, legal, told


def test_draw_three_choose_one_to_keep_and_discard_the_others_face_up() -> None:
    """D2d, EX6: the Scribe of the Library."""
    t = table(
        2,
        "resolution",
        buildings={"blue": ["library"]},
        pawns={"blue": ["library"]},
        deck=["gold_of_ophir", "royal_favor", "wise_judgment"],
        hand={"red": REST},
    )
    assert asked(t) == "D2d blue"
    assert legal(t) == {"keep gold_of_ophir", "keep royal_favor", "keep wise_judgment"}
    do(t, "keep royal_favor")
    assert hand(t, "blue") == ["royal_favor"]
    assert named_cards(t, t.fortune.discard) == ["gold_of_ophir", "wise_judgment"]
    assert told(t, "event-discarded") == [{"fortune": ["gold_of_ophir", "wise_judgment"]}]


def test_equal_cards_give_one_option() -> None:
    """D2d, 13: three equal cards are no choice at all; of two kinds there are two options."""
    three = ["gold_of_ophir"] * 3
    t = table(2, "resolution", buildings={"blue": ["library"]}, pawns={"blue": ["library"]}, deck=three)
    assert hand(t, "blue") == ["gold_of_ophir"]
    t = table(
        2, "resolution", buildings={"blue": ["library"]}, pawns={"blue": ["library"]}, deck=[*three[:2], "royal_favor"]
    )
    assert legal(t) == {"keep gold_of_ophir", "keep royal_favor"}


def test_it_is_not_asked_if_all_drawn_cards_are_kept() -> None:
    """D2d, 8: of 3 wanted one is there, so it is kept: keep min(keep, drawn)."""
    t = table(
        2,
        "resolution",
        buildings={"blue": ["library"]},
        pawns={"blue": ["library"]},
        deck=["royal_favor"],
        hand={"red": REST},
    )
    assert hand(t, "blue") == ["royal_favor"]
    assert t.fortune.deck_size == 0
    assert t.drawer == -1
    pack = pack_with("buildings", "building", "library", effect={"op": "draw", "count": 3, "keep": 2})
    t = table(
        2,
        "resolution",
        buildings={"blue": ["library"]},
        pawns={"blue": ["library"]},
        pack=pack,
        deck=["gold_of_ophir", "royal_favor"],
        hand={"red": REST},
    )
    assert hand(t, "blue") == ["gold_of_ophir", "royal_favor"]
    assert told(t, "event-discarded") == []


def test_keeping_two_of_three_asks_twice() -> None:
    """D2d: subsets of size `keep`, for a pack that says so."""
    pack = pack_with("buildings", "building", "library", effect={"op": "draw", "count": 3, "keep": 2})
    t = table(
        2,
        "resolution",
        buildings={"blue": ["library"]},
        pawns={"blue": ["library"]},
        pack=pack,
        deck=["gold_of_ophir", "royal_favor", "wise_judgment"],
        hand={"red": REST},
    )
    do(t, "keep royal_favor")
    assert legal(t) == {"keep gold_of_ophir", "keep wise_judgment"}
    do(t, "keep gold_of_ophir")
    assert hand(t, "blue") == ["gold_of_ophir", "royal_favor"]
    assert named_cards(t, t.fortune.discard) == ["wise_judgment"]


def test_if_deck_and_discard_pile_are_empty_nothing_is_drawn() -> None:
    """8 draw."""
    t = table(2, "resolution", pawns={"blue": ["prophet"]}, hand={"red": REST})
    assert hand(t, "blue") == []
    assert len(hand(t, "red")) == 32


def test_the_discard_pile_is_shuffled_only_when_a_card_has_to_be_drawn() -> None:
    """8 draw: a deck that has just become empty stays empty until then."""
    t = table(2, "resolution", pawns={"blue": ["prophet"]}, deck=["royal_favor"], cubes={"red": "S"})
    assert hand(t, "blue") == ["royal_favor"]
    assert t.fortune.deck_size == 0
    assert sum(t.fortune.discard) == 31
    assert told(t, "event-reshuffled") == []


def test_if_the_deck_runs_out_the_discard_pile_becomes_the_new_deck() -> None:
    """8 draw, 17#4: three cards are drawn from one and a reshuffled pile; the cards just drawn are not in it."""
    t = table(3, "resolution", pawns={"blue": ["ark"]}, deck=["royal_favor"], cubes={"red": "S"})
    assert len(hand(t, "blue")) == 3
    assert "royal_favor" in hand(t, "blue")
    assert sum(t.fortune.discard) == 0
    assert t.fortune.deck_size == 29
    assert told(t, "event-reshuffled") == [{"cards": 31}]


def test_a_played_draw_card_is_discarded_after_its_draw() -> None:
    """R29: the deck is empty and one card lies in the pile: only that one can come."""
    t = table(2, hand={"blue": ["dream_at_gibeon"], "red": REST}, discard=["royal_favor"], deck=[])
    assert t.fortune.deck_size == 0
    do(t, "play dream_at_gibeon", by="blue")
    assert hand(t, "blue") == ["royal_favor"]
    assert named_cards(t, t.fortune.discard) == ["dream_at_gibeon"]


def test_cards_drawn_and_the_card_in_play_are_counted() -> None:
    """17#4, R29: deck, discard pile, hands, the card being played and cards not yet sorted make 32."""
    pack = pack_with("fortune", "card", "dream_at_gibeon", effect={"op": "draw", "count": 2, "keep": 1})
    t = table(2, hand={"blue": ["dream_at_gibeon"]}, deck=["royal_favor", "wise_judgment"], pack=pack)
    do(t, "play dream_at_gibeon")
    assert asked(t) == "D2d blue"
    assert t.box.fortune_ids[t.card_in_play] == "dream_at_gibeon"
    assert t.fortune.hand_size == [0, 0, 2]
    assert t.fortune.deck_size + sum(t.fortune.discard) + 2 + 1 == 32
    do(t, "keep royal_favor")
    assert t.card_in_play == -1
    assert "dream_at_gibeon" in named_cards(t, t.fortune.discard)
    assert asked(t) == "D1 blue"
    assert score(t, "blue") == 10
