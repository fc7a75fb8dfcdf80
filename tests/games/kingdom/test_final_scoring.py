"""Final scoring and ties. [Kingdom 12.3, 12.4]"""

from __future__ import annotations

import pytest

from ophir.games.kingdom.table import KingdomTable
from tests.games.kingdom.tables import COLORS, REST, hand, has, pack_with, score, table
from tests.games.reading import told


def ended(seats: int = 2, **more: object) -> KingdomTable:
    """A game that is over because the Temple is complete."""
    blocks = 10 if more.get("edition") == "first" else 16
    t = table(seats, "end_check", blocks=blocks, **more)  # type: ignore[arg-type]  # tests write plain words
    assert t.over
    return t


def test_the_high_priest_gains_twenty_points() -> None:
    """R55, 3.1#10, 12.3: nobody else; nobody at all if no token was ever taken."""
    assert ended(tokens={"blue": 2, "red": 2}, high_priest="red").scores == [10, 30]
    assert ended().scores == [10, 10]
    assert ended(edition="first", tokens={"blue": 2}, high_priest="blue").scores == [20, 0]
    t = ended(tokens={"blue": 1}, high_priest="blue")
    assert t.outcome.sources[0] == {"start": 10, "high_priest": 20}


def test_all_remaining_fortune_cards_are_played() -> None:
    """R49, 3.1#10: points are scored, cubes taken as far as available, draw cards draw and the drawn are played."""
    t = ended(hand={"blue": ["royal_favor", "daily_provision"]})
    assert score(t, "blue") == 10 + 6 + 2 + 2
    assert has(t, "blue") == "FF"
    t = ended(hand={"blue": ["dream_at_gibeon"]}, deck=["royal_favor", "fame_abroad"])
    assert score(t, "blue") == 10 + 6 + 5
    assert hand(t, "blue") == []
    assert sum(t.fortune.discard) == 32
    t = ended(edition="first", hand={"blue": ["gold_of_ophir", "royal_favor"]})
    assert score(t, "blue") == 6


def test_choices_are_the_first_available_type_in_canonical_order() -> None:
    """R49: Gold; without Gold Copper; with an empty supply nothing."""
    assert has(ended(hand={"blue": ["gift_of_sheba"]}), "blue") == "G"
    assert has(ended(hand={"blue": ["gift_of_sheba"]}, supply={"gold": 0}), "blue") == "C"
    none = {"gold": 0, "copper": 0, "stone": 0, "timber": 0, "food": 0}
    assert has(ended(hand={"blue": ["gift_of_sheba"]}, supply=none), "blue") == ""


@pytest.mark.parametrize(("distinct", "taken"), [(True, "GC"), (False, "GGC")])
def test_several_cubes_of_choice_are_taken_in_canonical_order(distinct: bool, taken: str) -> None:
    """R49: for a pack with such a card; 2 Gold are left, and Stone is not allowed."""
    effect = {"op": "gain_choice", "count": 3, "allowed": ["gold", "copper"], "distinct": distinct}
    pack = pack_with("fortune", "card", "gift_of_sheba", effect=effect)
    assert has(ended(hand={"blue": ["gift_of_sheba"]}, supply={"gold": 2}, pack=pack), "blue") == taken


def test_one_player_finishes_before_the_next_begins() -> None:
    """12.3: in order; the last Gold goes to whoever comes first."""
    cards = {"blue": ["gold_of_ophir"], "red": ["gold_of_ophir"]}
    t = ended(3, order=["red", "green", "blue"], hand=cards, supply={"gold": 1})
    assert (has(t, "red"), has(t, "blue")) == ("G", "")


def test_within_a_hand_the_card_listed_first_is_played_next() -> None:
    """12.3: a freshly drawn Gold of Ophir (listed first) comes before Royal Favor, and Dream at Gibeon is last."""
    t = ended(hand={"blue": ["dream_at_gibeon", "royal_favor"]}, deck=["gold_of_ophir", "wise_judgment"])
    played = [event["fortune"] for event in told(t, "event-played")]
    assert played == ["royal_favor", "dream_at_gibeon", "gold_of_ophir", "wise_judgment"]


def test_a_card_that_keeps_some_keeps_those_listed_first() -> None:
    """12.3, R49: for a pack that says draw 2, keep 1."""
    pack = pack_with("fortune", "card", "dream_at_gibeon", effect={"op": "draw", "count": 2, "keep": 1})
    t = ended(hand={"blue": ["dream_at_gibeon"]}, deck=["fame_abroad", "royal_favor"], pack=pack)
    assert score(t, "blue") == 15
    assert t.drawer == -1
    t = ended(hand={"blue": ["dream_at_gibeon"], "red": REST}, deck=["royal_favor"], pack=pack)
    assert score(t, "blue") == 16


def test_cards_are_not_lost_when_the_played_one_is_reshuffled() -> None:
    """R29, R49: two draw cards with an almost empty deck."""
    t = ended(hand={"blue": ["dream_at_gibeon"], "red": ["dream_at_gibeon"]}, deck=["royal_favor"])
    assert sum(t.fortune.discard) + t.fortune.deck_size == 32


@pytest.mark.parametrize(("edition", "vp"), [("final", 1), ("first", 0)])
def test_each_cube_held_is_worth_a_point_in_the_final_rules(edition: str, vp: int) -> None:
    """3.1#6, 12.3: cubes in the Market do not count."""
    t = ended(edition=edition, cubes={"blue": "GCSTF"}, market={"gold": [1]})
    start = 10 if edition == "final" else 0
    assert score(t, "blue") == start + 5 * vp
    assert told(t, "event-cubes-scored") == ([{"vp": 5}] if vp else [])


def test_cubes_from_cards_played_at_the_end_count_as_cubes_held() -> None:
    """12.3: cards come before cubes."""
    assert score(ended(hand={"blue": ["abundant_harvest"]}), "blue") == 14


def test_the_highest_score_wins() -> None:
    """12.3, R56: scores above the printed track continue."""
    t = ended(3, score={"blue": 120, "red": 245, "green": 99})
    assert [COLORS[seat] for seat in t.outcome.winners] == ["red"]
    assert t.outcome.places == [2, 1, 3]
    assert t.outcome.scores == [120, 245, 99]
    assert t.outcome.tie_break == ""


def test_a_tie_is_won_by_the_most_building_pieces_on_sites() -> None:
    """R52, 3.1#7: in the final rules; cards without a piece do not count."""
    cards = {"blue": ["city_walls", "city_gate"]}
    t = ended(3, score={"blue": 50, "red": 50}, sites={"red": ["aram"]}, buildings=cards)
    assert [COLORS[seat] for seat in t.outcome.winners] == ["red"]
    assert t.outcome.places == [2, 1, 3]
    assert t.outcome.tie_break == "most_building_pieces"


def test_still_tied_the_victory_is_shared() -> None:
    """R52, 12.4: no further tie-break."""
    t = ended(3, score={"blue": 50, "red": 50}, sites={"red": ["aram"], "blue": ["edom"]})
    assert t.outcome.winners == [0, 1]
    assert t.outcome.places == [1, 1, 3]
    assert t.outcome.tie_break == "shared"


def test_in_the_first_edition_a_tie_is_shared() -> None:
    """3.1#7, 12.4: whatever stands on the board."""
    t = ended(3, edition="first", score={"blue": 50, "red": 50}, sites={"red": ["aram"]})
    assert t.outcome.winners == [0, 1]
    assert t.outcome.tie_break == "shared"


def test_lower_places_follow_the_same_comparison() -> None:
    """12.4."""
    t = ended(4, score={"blue": 9, "red": 50, "green": 9, "yellow": 9}, sites={"green": ["aram"]})
    assert t.outcome.places == [3, 1, 2, 3]
    t = ended(4, edition="first", score={"blue": 9, "red": 50, "green": 9, "yellow": 8}, sites={"green": ["aram"]})
    assert t.outcome.places == [2, 1, 2, 4]


def test_the_sources_of_every_score_add_up() -> None:
    """12.3."""
    t = ended(3, cubes={"blue": "GF"}, hand={"red": ["royal_favor"]}, tokens={"green": 1}, high_priest="green")
    assert [sum(sources.values()) for sources in t.outcome.sources] == t.outcome.scores
    assert t.outcome.sources[1] == {"start": 10, "fortune": 6}
