"""A game looked at again: from what each seat could know, and with accounts that add up."""

from __future__ import annotations

from itertools import islice

import pytest

from ophir.bots import make_bot
from ophir.bots.review import (
    Look,
    Questions,
    Seen,
    accounts,
    look_at,
    look_at_all,
    questions_of,
    sum_up,
)
from ophir.engine.chance import Chance
from ophir.engine.matches import Match
from ophir.engine.texts import Texts
from ophir.games import GAMES, game


def played(id: str, bots: tuple[str, ...], moves: int = 1_000_000) -> Match:
    """A game, or the beginning of one, between bots."""
    match = Match.new(game(id), len(bots), seed=3)
    minds = [make_bot(bot, str(seat)) for seat, bot in enumerate(bots)]
    while not match.position.over and len(match.played) < moves:
        seat = match.position.to_move
        match.play(minds[seat].choose(match.position.view(seat)))
    return match


@pytest.fixture(scope="module")
def questions() -> Questions:
    """A whole game of Kingdom between somebody who thinks and somebody who does not."""
    match = played("kingdom", ("greedy", "random"))
    return questions_of(match.record, match.game)


def look(seat: int, before: list[float], after: list[float], error: float | None = 0.01, number: int = 1) -> Look:
    options = [Seen("a", before[seat], 10), Seen("b", after[seat], 10)]
    return Look(number, seat, "b", "a", before, after, options, [], error)


@pytest.mark.parametrize("id", GAMES)
def test_a_decision_is_never_judged_with_hindsight(id: str) -> None:
    """Two full games that differ only in what the seat could not know are judged alike."""
    bots = ("random",) * max(2, game(id).seat_counts[0])
    asked = questions_of(played(id, bots, moves=40).record, game(id)).asked
    differed = 0
    for question in asked[10::7]:
        one, other = (question.view.sample(Chance(seed)) for seed in (1, 2))
        differed += one.to_json() != other.to_json()
        looks = [look_at(world.view(question.seat), question.action, "0", 1, 12) for world in (one, other)]
        assert looks[0] == looks[1]
    assert differed


def test_every_decision_of_a_game_is_asked_about_with_the_eyes_of_who_took_it(questions: Questions) -> None:
    assert [question.number for question in questions.asked] == list(range(1, len(questions.asked) + 1))
    for question in questions.asked:
        assert question.action in question.view.legal()
        assert question.view.seat == question.seat
    assert questions.result is not None
    assert sum(questions.result) == pytest.approx(1)


def test_a_look_compares_what_was_taken_with_the_best(questions: Questions) -> None:
    question = questions.asked[4]
    found = look_at(question.view, question.action, "0", 1, 40)
    seen = {option.action: option for option in found.options}
    assert {found.action, found.best} <= set(seen)
    assert set(seen) <= set(question.view.legal_texts())
    # Both are known well enough to be compared.
    assert seen[found.action].visits >= 20
    assert seen[found.best].visits >= 20
    assert found.lost >= 0
    assert sum(found.before) == pytest.approx(1)
    assert sum(found.after) == pytest.approx(1)
    assert found.error is None  # one search does not know how sure it is
    assert look_at(question.view, question.action, "0", 2, 20).error is not None


def test_a_gift_to_the_opponent_costs_something() -> None:
    """Ending the building turn with a build in reach that the opponent has, too."""
    cubes = {"gold": 1, "copper": 1, "stone": 1, "timber": 1, "food": 3}
    position = game("kingdom").setup(seats=2, at="building", turn="blue", blue={"cubes": cubes}, red={"cubes": cubes})
    end = position.actions["end"].id
    found = look_at(position.view(0), end, "0", 4, 100)
    assert found.best != "end"
    assert found.lost > 0.05
    assert found.mark == "mistake"


def test_the_better_option_says_why_in_the_names_of_the_game(questions: Questions) -> None:
    looks = [look_at(question.view, question.action, "0", 1, 60) for question in questions.asked[:20]]
    assert all(not one.why for one in looks if one.best == one.action)
    given = [why for one in looks for why in one.why]
    assert given
    texts = Texts.of(questions.last, "en")
    assert all(texts.has(why.id) for why in given)


def test_what_seems_to_have_cost_something_is_looked_at_again(questions: Questions) -> None:
    few = questions._replace(asked=questions.asked[:12])
    looks = list(look_at_all(few))
    assert [one.number for one in looks[:12]] == list(range(1, 13))
    again = [one for one in looks if one.error is not None]
    assert [one.number for one in again] == [one.number for one in looks[:12] if one.lost >= 0.02]


def test_one_can_stop_at_any_time_and_keep_what_was_found(questions: Questions) -> None:
    looks = {one.number: one for one in islice(look_at_all(questions), 5)}
    review = sum_up(questions, looks)
    assert [one.number for one in review.looks] == [1, 2, 3, 4, 5]
    assert len(review.players) == 2


def test_several_processes_find_the_same(questions: Questions) -> None:
    few = questions._replace(asked=questions.asked[:3])
    alone, together = ({one.number: one for one in look_at_all(few, jobs=jobs)} for jobs in (1, 2))
    assert alone == together


def test_the_accounts_of_all_parties_add_up() -> None:
    looks = [look(0, [0.6, 0.4], [0.5, 0.5]), look(1, [0.3, 0.7], [0.4, 0.6]), look(0, [0.8, 0.2], [0.8, 0.2])]
    result = [1.0, 0.0]
    found = accounts(looks, 2, result)
    for party, account in enumerate(found):
        assert account.even + account.own + account.others + account.luck == pytest.approx(result[party])
    assert (found[0].own, found[0].others, found[0].luck) == pytest.approx((-0.1, 0.1, 0.5))
    assert sum(account.luck for account in found) == pytest.approx(0)
    assert sum(account.own + account.others for account in found) == pytest.approx(0)


@pytest.mark.parametrize(
    ("lost", "error", "mark"),
    [
        (0.01, 0.001, "good"),
        (0.03, 0.01, "inaccurate"),
        (0.03, 0.04, "good"),  # it may be nothing
        (0.08, 0.02, "mistake"),
        (0.08, None, "good"),  # nobody has looked twice yet
    ],
)
def test_only_what_surely_cost_something_is_marked(lost: float, error: float | None, mark: str) -> None:
    assert look(0, [0.5, 0.5], [0.5 - lost, 0.5 + lost], error).mark == mark
