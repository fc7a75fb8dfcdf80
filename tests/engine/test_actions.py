"""The catalogue: numbers in the order of adding, texts that parse back, advice for what does not."""

import pytest

from ophir.engine.actions import Catalogue
from ophir.engine.errors import UnknownAction
from ophir.engine.steps import Choice


@pytest.fixture
def book() -> Catalogue:
    book = Catalogue()
    for space in range(1, 9):
        book.add("sell", "stone", str(space), piece=f"market:stone:{space}", good="stone")
    book.add("pass")
    return book


def test_actions_are_numbered_as_they_are_added(book: Catalogue) -> None:
    assert len(book) == 9
    assert [action.id for action in book] == list(range(9))
    assert book.add("wait") == 9


def test_an_action_knows_its_kind_text_piece_and_values(book: Catalogue) -> None:
    action = book[1]
    assert (action.kind, action.text, action.piece) == ("sell", "sell stone 2", "market:stone:2")
    assert action.values == {"good": "stone"}
    assert "sell stone 2" in repr(action)


def test_two_actions_of_one_text_are_a_mistake_of_the_game(book: Catalogue) -> None:
    with pytest.raises(ValueError, match="'pass'"):
        book.add("pass")
    assert len(book) == 9


@pytest.mark.parametrize("text", ["sell stone 2", "  SELL   Stone\t2 ", "Sell stone 2\n"])
def test_spaces_and_capitals_do_not_matter(book: Catalogue, text: str) -> None:
    assert book.parse(text).id == 1


@pytest.mark.parametrize("number", [-1, 9, 10**9])
def test_a_number_of_no_action_is_refused_with_the_range(book: Catalogue, number: int) -> None:
    with pytest.raises(UnknownAction, match=f"number {number}; they run from 0 to 8"):
        book[number]


@pytest.mark.parametrize("text", ["", "dance", "dance stone 2"])
def test_an_unknown_kind_is_refused_with_the_kinds_there_are(book: Catalogue, text: str) -> None:
    with pytest.raises(UnknownAction, match="Actions begin with: sell, pass"):
        book.parse(text)


def test_a_known_kind_with_a_wrong_rest_is_refused_with_examples(book: Catalogue) -> None:
    with pytest.raises(UnknownAction, match=r"'Sell gold'.*Written like: sell stone 1, .*, sell stone 6, \.\.\."):
        book.parse("Sell gold")
    with pytest.raises(UnknownAction, match=r"Written like: pass\."):
        book.parse("pass on")


def test_a_slip_of_the_finger_is_answered_with_what_was_meant(book: Catalogue) -> None:
    with pytest.raises(UnknownAction, match=r"Did you mean sell stone 2\?"):
        book.parse("sell ston 2")
    with pytest.raises(UnknownAction) as refusal:
        book.parse("sell " + "stone " * 1000)
    assert "Did you mean" not in str(refusal.value)


def test_an_action_is_found_by_number_by_notation_and_by_choice(book: Catalogue) -> None:
    assert book[1] is book["sell stone 2"] is book[Choice(1)]


@pytest.mark.parametrize("said", [None, 1.0, True, [], {}])
def test_what_can_be_no_action_is_refused_with_what_can(book: Catalogue, said: object) -> None:
    with pytest.raises(UnknownAction, match="its number, or its notation"):
        book[said]
