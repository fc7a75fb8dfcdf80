"""Hidden information, and every way it could be. [Kingdom 14]"""

from __future__ import annotations

from typing import Any

import pytest

from ophir.engine.chance import NO_KEY, Chance
from ophir.engine.lists import increased
from ophir.games.kingdom.table import KingdomTable
from tests.games.kingdom.tables import COLORS, REST, hand, named_cards, seat_of, table
from tests.games.reading import asked, check, do

SPECTATOR = -1


def seen(t: KingdomTable, seat: int) -> dict[str, Any]:
    state: dict[str, Any] = t.view(seat).to_json()["state"]
    return state


def samples(t: KingdomTable, color: str | None, count: int = 60) -> list[KingdomTable]:
    chance = Chance("samples")
    found: list[KingdomTable] = []
    for _ in range(count):
        drawn = t.sample(SPECTATOR if color is None else seat_of(color), chance)
        assert isinstance(drawn, KingdomTable)
        check(drawn)
        assert drawn.fortune.hand_size == t.fortune.hand_size
        assert drawn.fortune.discard == t.fortune.discard
        found.append(drawn)
    return found


def test_a_hand_is_known_to_its_owner_its_number_to_all() -> None:
    """14."""
    t = table(2, hand={"blue": ["royal_favor"], "red": ["fame_abroad", "hewn_stone"]})
    mine = seen(t, 0)["players"]
    assert mine["blue"]["hand"] == {"royal_favor": 1}
    assert mine["red"]["hand"] is None
    assert mine["red"]["hand_size"] == 2
    outside = seen(t, SPECTATOR)["players"]
    assert (outside["blue"]["hand"], outside["red"]["hand"]) == (None, None)


def test_the_decks_order_is_known_to_nobody_its_number_and_the_discard_pile_to_all() -> None:
    """14: nor the chance that will draw from them, Building deck included."""
    t = table(2, discard=["royal_favor"], hand={"red": ["fame_abroad"]})
    for seat in (0, 1, SPECTATOR):
        fortune = seen(t, seat)["fortune"]
        assert (fortune["deck"], fortune["deck_size"]) == (None, 30)
        assert fortune["discard"] == {"royal_favor": 1}
        assert t.view(seat).known.key == NO_KEY
        assert "chance" not in t.view(seat).to_json()


def test_everything_else_is_public() -> None:
    """14: cubes, score, pieces, Pawns, roads, tokens, cards built, credits, market, Temple, order, supply, display."""
    t = table(
        2,
        "building",
        cubes={"blue": "GT"},
        sites={"red": ["aram"]},
        roads={"red": ["aram-judah"]},
        tokens={"red": 1},
        high_priest="red",
        buildings={"red": ["mint"]},
        market={"food": [1]},
        blocks=2,
        supply={"stone": 0},
        hand={"blue": ["great_stones", "royal_favor"]},
    )
    do(t, "play great_stones")
    full = t.state_to_json()
    for seat in (0, 1, SPECTATOR):
        view = seen(t, seat)
        for name in set(full) - {"players", "fortune"}:
            assert view[name] == full[name]
        for color in ("blue", "red"):
            for name in set(full["players"][color]) - {"hand", "held"}:
                assert view["players"][color][name] == full["players"][color][name]
    assert full["credits"] == {"stone": 2}


def sorting() -> KingdomTable:
    return table(
        2,
        "resolution",
        buildings={"blue": ["library"]},
        pawns={"blue": ["library"]},
        deck=["gold_of_ophir", "royal_favor", "wise_judgment"],
    )


def test_drawn_cards_are_known_to_the_drawer_only_while_they_are_sorted() -> None:
    """14, D2d: the discarded ones are public afterwards, the kept one is not."""
    t = sorting()
    assert asked(t) == "D2d blue"
    assert seen(t, 0)["fortune"]["drawn"] == {"gold_of_ophir": 1, "royal_favor": 1, "wise_judgment": 1}
    for seat in (1, SPECTATOR):
        assert seen(t, seat)["fortune"]["drawn"] is None
        assert seen(t, seat)["fortune"]["drawn_size"] == 3
    assert t.view(1).legal() == []
    do(t, "keep royal_favor")
    assert seen(t, 1)["players"]["blue"]["hand"] is None
    assert seen(t, 1)["fortune"]["discard"]["wise_judgment"] == 3


def test_unsorted_cards_are_treated_like_that_hand() -> None:
    """14: Red's samples deal three cards to Blue's draw, with a real choice among them; Blue's own know them."""
    t = sorting()
    for drawn in samples(t, "red", 30):
        row = drawn.fortune.hand[drawn.box.fortunes * 2 :]
        assert sum(row) == 3
        assert len(drawn.legal()) > 1
    for drawn in samples(t, "blue", 5):
        assert drawn.fortune.hand == t.fortune.hand
        assert drawn.legal() == t.legal()


@pytest.mark.parametrize("color", ["blue", "red", None])
def test_unseen_cards_are_distributed_over_opponents_hands_and_the_deck(color: str | None) -> None:
    """14: own hand and discard pile stay, hands keep their sizes, and samples differ."""
    cards = {"blue": ["royal_favor", "hewn_stone"], "red": ["fame_abroad", "hewn_stone"], "green": ["gift_of_sheba"]}
    t = table(3, hand=cards, discard=["great_stones", "great_stones"])
    drawn = samples(t, color)
    for other in ("blue", "red", "green"):
        hands = {tuple(hand(one, other)) for one in drawn}
        assert len(hands) == 1 if other == color else len(hands) > 5
        assert not any("great_stones" in one for one in hands)
        if color is not None and other != color and "royal_favor" in cards[color]:
            assert not any("royal_favor" in one for one in hands)


def test_a_sample_has_chance_of_its_own() -> None:
    """14: two samples turn up different cards from then on."""
    keys = {one.key for one in samples(table(2), "blue", 5)}
    assert len(keys) == 5
    assert table(2).key not in keys


def reshuffled() -> KingdomTable:
    """Red holds Royal Favor and Green Fame Abroad when Blue's draw reshuffles everything else."""
    return table(
        3,
        "resolution",
        pawns={"blue": ["prophet"]},
        hand={"red": ["royal_favor"], "green": ["fame_abroad"]},
        deck=[],
    )


def test_a_sample_respects_what_was_held_at_a_reshuffle() -> None:
    """14, 17#4: everybody saw what went into the new deck, so Red and Green hold these two between them."""
    t = reshuffled()
    assert t.fortune.deck_size == 29
    both = {(tuple(hand(one, "red")), tuple(hand(one, "green"))) for one in samples(t, "blue")}
    favor, fame = ("royal_favor",), ("fame_abroad",)
    assert both == {(favor, fame), (fame, favor)}
    for one in samples(t, "green", 20):
        assert hand(one, "red") == ["royal_favor"]
    for one in samples(t, "red", 20):
        assert hand(one, "green") == ["fame_abroad"]
        assert hand(one, "blue") != ["royal_favor"]


def test_a_card_drawn_after_the_reshuffle_comes_from_the_new_deck() -> None:
    """14: Blue's fresh card is none of the held ones."""
    t = reshuffled()
    fresh = [hand(one, "blue") for one in samples(t, "green")]
    assert ["royal_favor"] not in fresh
    assert len({tuple(cards) for cards in fresh}) > 5


def test_a_held_card_that_was_played_is_held_no_more() -> None:
    """14: as long as they are still held."""
    t = table(2, "resolution", pawns={"blue": ["prophet"]}, hand={"red": ["royal_favor", "hewn_stone"]}, deck=[])
    do(t, "play royal_favor", by="red")
    assert named_cards(t, t.fortune.discard) == ["royal_favor"]
    assert t.fortune.held_size == [0, 1, 0]
    assert all(hand(one, "red") == ["hewn_stone"] for one in samples(t, "blue", 20))


def test_a_reshuffle_in_mid_draw_leaves_the_drawn_cards_held() -> None:
    """14, 8 draw: the first card was drawn from the old deck, the two others from the new one."""
    t = table(
        2,
        "resolution",
        buildings={"blue": ["library"]},
        pawns={"blue": ["library"]},
        deck=["royal_favor"],
        hand={"red": ["fame_abroad"]},
    )
    assert t.fortune.held_size == [0, 1, 1]
    for one in samples(t, "red", 20):
        assert "royal_favor" in named_cards(one, list(one.fortune.hand)[one.box.fortunes * 2 :])
    kept = do(t.clone(), "keep royal_favor")
    assert kept.fortune.held_size == [1, 1, 0]
    assert all(hand(one, "blue") == ["royal_favor"] for one in samples(kept, "red", 10))
    other = next(text for text in (t.actions[a].text for a in t.legal()) if text != "keep royal_favor")
    do(t, other)
    assert t.fortune.held_size == [0, 1, 0]


def test_a_card_in_play_is_in_nobodys_hand() -> None:
    """14, 17#4: Red has revealed a Gift of Sheba and chooses; it is dealt to nobody else."""
    t = table(2, hand={"blue": ["gift_of_sheba"], "red": ["gift_of_sheba", "royal_favor"]})
    do(t, "play gift_of_sheba", by="red")
    assert asked(t) == "D2e red"
    for one in samples(t, "blue", 40):
        gifts = named_cards(one, one.fortune.deck).count("gift_of_sheba") + hand(one, "red").count("gift_of_sheba")
        assert gifts == 1


def test_everything_is_known_when_one_player_holds_all_other_cards() -> None:
    """14: with all cards in two hands and nothing in the deck a player knows the other hand."""
    t = table(2, hand={"blue": ["royal_favor"], "red": REST})
    (one,) = samples(t, "blue", 1)
    assert hand(one, "red") == hand(t, "red")


def test_a_sample_respects_what_was_held_at_every_reshuffle() -> None:
    """14: at the first reshuffle only Red held a card, so all know it; at a second one they still do."""
    t = table(3, "resolution", pawns={"green": ["prophet"]}, hand={"red": ["royal_favor"]}, deck=[])
    assert hand(t, "red") == ["royal_favor"]
    while t.fortune.deck_size:  # the rest of the deck goes to the discard pile, as if drawn and discarded
        card = next(card for card, count in enumerate(t.fortune.deck) if count)
        t.fortune.deck = increased(t.fortune.deck, card, -1)
        t.fortune.deck_size -= 1
        t.fortune.discard = increased(t.fortune.discard, card)
    while asked(t).startswith("D") and not any(t.pawn[place] >= 0 for place in range(len(t.pawn))):
        t.apply(next(a for a in t.legal() if t.actions[a].text in ("pass", "end", "done", "place prophet")))
    while t.fortune.deck_size == 0:
        t.apply(t.legal()[0])
    assert all(hand(one, "red") == ["royal_favor"] for one in samples(t, "blue", 30))


def test_view_and_position_agree_on_what_a_seat_may_do() -> None:
    """14: options are computed from what the seat knows."""
    t = table(2, hand={"blue": ["royal_favor"], "red": ["fame_abroad"]})
    assert t.view(0).legal() == t.legal()
    assert t.view(1).legal() == t.interrupts(1)
    assert t.view(SPECTATOR).legal() == []
    assert COLORS[t.view(1).to_move] == "blue"
