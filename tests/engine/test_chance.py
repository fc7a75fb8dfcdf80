"""Chance: the same stream in every build, every number equally likely, and nothing of it can be foretold or rigged."""

from collections import Counter
from itertools import permutations
from struct import unpack_from

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ophir.engine.chance import WORDS, WORDS_IN_BLOCK, Chance, commitment, key_of, shared_seed, words_of
from ophir.engine.errors import BadChance
from ophir.games import game

SEEDS = st.integers(0, 2**64) | st.text()


def drawn(chance: Chance, count: int, limit: int = 1000) -> list[int]:
    return [chance.below(limit) for _ in range(count)]


def chi_square(counts: Counter[int], kinds: int) -> float:
    expected = counts.total() / kinds
    return sum((counts[kind] - expected) ** 2 / expected for kind in range(kinds))


def test_the_stream_of_a_seed_is_the_same_in_every_build() -> None:
    assert drawn(Chance(7), 20) == [
        *(732, 38, 335, 483, 205, 307, 93, 984, 928, 190),
        *(531, 956, 878, 752, 285, 742, 934, 535, 653, 423),
    ]


def test_a_shuffle_is_the_same_in_every_build() -> None:
    items = list(range(10))
    Chance("ophir").shuffle(items)
    assert items == [3, 9, 1, 2, 4, 6, 8, 0, 7, 5]


def test_keys_and_words_are_the_same_in_every_build() -> None:
    assert key_of(7).hex() == "2abff877471a68f9789b74cc5830b0c061c1e329c39c62dda6757d5089057bab"
    assert unpack_from("<3I", words_of(key_of(7), 0)) == (3295572732, 427020038, 2616980335)
    assert Chance(7).new_key().hex() == "fa6bbcd702cfe141dfcc58d0b6267e9cf4a239b081ac98e40ae055840ec12e14"


def test_commitments_and_shared_seeds_are_the_same_in_every_build() -> None:
    assert commitment("secret") == "d76e35ff7133637ff90c3a90c8afad593ae572604f4322ec37de20273d6bc9b4"
    assert shared_seed("secret", ["a", "b"]) == "f90a5f37c6ad9b3786cab95cdd7d1d5050b25acb04b53b6400757b0ec6f26c38"


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert key_of(7) == key_of("7") == key_of(b"7") != key_of(8)


@pytest.mark.parametrize("limit", [2, 6, 32, 100])
def test_every_number_below_the_limit_is_equally_likely(limit: int) -> None:
    counts = Counter(drawn(Chance(limit), 200 * limit, limit))
    assert set(counts) == set(range(limit))
    # Far beyond one in a million for a fair stream; the seed is fixed, so this never flickers.
    assert chi_square(counts, limit) < limit + 8 * limit**0.5 + 20


def test_numbers_that_would_favour_the_small_are_thrown_away() -> None:
    # Two thirds of all words as the limit: without care the lower half would come twice as often.
    limit = WORDS // 3 * 2
    low = sum(number < limit // 2 for number in drawn(Chance(1), 4000, limit))
    assert 1850 < low < 2150


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    chance = Chance(3)
    orders = {order: number for number, order in enumerate(permutations(range(4)))}
    counts: Counter[int] = Counter()
    for _ in range(4800):
        items = list(range(4))
        chance.shuffle(items)
        counts[orders[tuple(items)]] += 1
    assert len(counts) == 24
    assert chi_square(counts, 24) < 60


@pytest.mark.parametrize("items", [[], [5]])
def test_nothing_to_shuffle_uses_no_chance(items: list[int]) -> None:
    chance = Chance(1)
    chance.shuffle(items)
    assert chance.numbers_drawn() == 0


def test_counted_things_are_picked_by_their_share() -> None:
    chance = Chance(4)
    counts = Counter(chance.pick_counted([1, 0, 3], 4) for _ in range(4000))
    assert set(counts) == {0, 2}
    assert 900 < counts[0] < 1100


def test_a_total_that_is_too_large_is_an_error() -> None:
    with pytest.raises(BadChance, match="more than the sum"):
        Chance(3).pick_counted([0, 0], 2)


@given(seed=SEEDS, count=st.integers(0, 70))
def test_skipping_goes_where_drawing_goes(seed: int | str, count: int) -> None:
    played = Chance(seed)
    drawn(played, count, WORDS)
    assert played.numbers_drawn() == count
    skipped = Chance(seed)
    skipped.skip_chance(count)
    assert skipped.numbers_drawn() == count
    assert drawn(skipped, 2 * WORDS_IN_BLOCK) == drawn(played, 2 * WORDS_IN_BLOCK)


@given(seed=SEEDS, count=st.integers(0, 40))
def test_a_copy_stands_at_the_same_place_and_goes_its_own_way(seed: int | str, count: int) -> None:
    chance = Chance(seed)
    drawn(chance, count)
    copy = Chance()
    copy.copy_chance(chance)
    expected = drawn(chance, 20)
    assert copy.numbers_drawn() == count
    assert drawn(copy, 20) == expected


@given(first=SEEDS, second=SEEDS)
def test_other_seeds_have_other_streams(first: int | str, second: int | str) -> None:
    alike = str(first) == str(second)
    assert (drawn(Chance(first), 8, WORDS) == drawn(Chance(second), 8, WORDS)) == alike


def test_new_keys_differ_from_each_other_and_from_their_own_stream() -> None:
    chance = Chance(1)
    assert len({chance.key, *(chance.new_key() for _ in range(50))}) == 51


@given(secret=st.text(), other=st.text())
def test_a_commitment_binds_its_secret(secret: str, other: str) -> None:
    assert (commitment(secret) == commitment(other)) == (secret == other)
    assert commitment(secret) != shared_seed(secret, [])


@given(parts=st.lists(st.text(), min_size=2, max_size=5))
def test_everybody_has_a_part_in_the_seed(parts: list[str]) -> None:
    seed = shared_seed(parts[0], parts[1:])
    for number in range(len(parts)):
        changed = [*parts[:number], parts[number] + "!", *parts[number + 1 :]]
        assert shared_seed(changed[0], changed[1:]) != seed
    # Where one part ends and the next begins matters too.
    assert shared_seed("", [*parts]) != seed
    assert shared_seed(parts[0] + parts[1], parts[2:]) != seed


def test_nothing_can_be_drawn_from_chance_without_a_seed() -> None:
    with pytest.raises(BadChance, match="no seed"):
        Chance().below(6)
    with pytest.raises(BadChance, match="no seed"):
        game("kingdom").new(2).view(0).known.below(6)


@pytest.mark.parametrize("limit", [0, -1, -(10**9)])
def test_a_number_below_nothing_is_refused(limit: int) -> None:
    with pytest.raises(BadChance, match=str(limit)):
        Chance(7).below(limit)


@pytest.mark.parametrize("seed", [None, 3.5, [1], True])
def test_what_is_no_seed_is_refused_with_what_is(seed: object) -> None:
    with pytest.raises(BadChance, match="a number or a text"):
        key_of(seed)
