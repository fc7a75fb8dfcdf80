"""A deck with the hands drawn from it, whatever the game."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ophir.engine.chance import Chance
from ophir.engine.decks import Deck, new_deck

CARDS = [3, 1, 2, 1]
ROWS = 3


def in_all(deck: Deck) -> list[int]:
    """How many of each card there are, wherever they lie."""
    return [deck.deck[card] + deck.discard[card] + sum(deck.hand[card :: deck.kinds]) for card in range(deck.kinds)]


def played(moves: list[int]) -> list[Deck]:
    """A history of a deck: each move draws, discards or passes on, as far as there is something."""
    chance = Chance("moves")
    history = [new_deck(CARDS[:], ROWS)]
    for move in moves:
        deck = history[-1]
        row = move % ROWS
        hand = deck.cards_in(row)
        if move % 4 == 0 and hand:
            deck = deck.discarded(row, hand[chance.below(len(hand))])
        elif move % 4 == 1 and hand:
            deck = deck.moved(row, hand[chance.below(len(hand))], (row + 1) % ROWS)
        else:
            if not deck.deck_size and any(deck.discard):
                deck = deck.reshuffled()
            if deck.deck_size:
                deck = deck.drawn(row, chance.pick_counted(deck.deck, deck.deck_size))
        history.append(deck)
    return history


@given(st.lists(st.integers(0, 11), max_size=60))
def test_no_card_is_lost_and_none_appears(moves: list[int]) -> None:
    for deck in played(moves):
        assert in_all(deck) == CARDS
        assert deck.deck_size == sum(deck.deck)
        assert deck.hand_size == [len(deck.cards_in(row)) for row in range(ROWS)]


@given(st.lists(st.integers(0, 11), max_size=40))
def test_what_is_done_changes_no_earlier_deck(moves: list[int]) -> None:
    deck = played(moves)[-1]
    before = [deck.deck[:], deck.discard[:], deck.hand[:], deck.hand_size[:], deck.held[:], deck.held_size[:]]
    for row in range(ROWS):
        for card in deck.cards_in(row):
            deck.discarded(row, card).reshuffled()
            deck.moved(row, card, (row + 1) % ROWS)
    for card, count in enumerate(deck.deck):
        if count:
            deck.drawn(0, card)
    assert before == [deck.deck, deck.discard, deck.hand, deck.hand_size, deck.held, deck.held_size]


@given(st.lists(st.integers(0, 11), max_size=60), st.integers(0, ROWS - 1), st.integers(0, 9))
def test_what_is_imagined_fits_what_was_known(moves: list[int], seat: int, seed: int) -> None:
    deck = played(moves)[-1]
    known = [row == seat for row in range(ROWS)]
    hidden = deck.hidden(known)
    guess = hidden.imagined(known, CARDS, Chance(seed))
    assert in_all(guess) == CARDS
    assert (guess.hand_size, guess.held_size, guess.held_pool) == (deck.hand_size, deck.held_size, deck.held_pool)
    assert guess.cards_in(seat) == deck.cards_in(seat)
    again = guess.hidden(known)
    assert (again.hand, again.held, again.deck) == (hidden.hand, hidden.held, hidden.deck)


def test_cards_held_at_a_reshuffle_are_known_to_be_none_of_the_new_deck() -> None:
    deck = new_deck([1, 1, 1], 2).drawn(0, 0).drawn(1, 1).discarded(1, 1).drawn(1, 2).reshuffled()
    assert deck.deck == [0, 1, 0]
    for seed in range(20):
        guess = deck.hidden([True, False]).imagined([True, False], [1, 1, 1], Chance(seed))
        assert guess.cards_in(1) == [2]
        assert guess.deck == [0, 1, 0]


def test_a_card_of_a_hand_is_counted_by_row_and_card() -> None:
    deck = new_deck([2, 3], rows=2).drawn(1, 1).drawn(1, 1).drawn(0, 0)
    assert [[deck.count(row, card) for card in range(2)] for row in range(2)] == [[1, 0], [0, 2]]
