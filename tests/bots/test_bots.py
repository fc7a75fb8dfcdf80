"""Every bot gets a view and nothing else, and plays the same for the same seed."""

from __future__ import annotations

import json
from typing import ClassVar, cast

import pytest

from ophir.bots import make_bot
from ophir.bots.bot import Bot
from ophir.bots.ismcts import Ismcts
from ophir.bots.levels import LEVELS
from ophir.bots.search import Search, branch
from ophir.engine.chance import Chance
from ophir.engine.errors import BadAnswer, IllegalAction, UnknownBot
from ophir.engine.game import Position
from ophir.engine.views import View
from ophir.games import GAMES
from ophir.sim.play import play_bots

BOTS = ["random", "greedy", "ismcts:30", *LEVELS]


def positions(game: str, seats: int, count: int) -> list[Position]:
    """Positions from all over a random game."""
    position = GAMES[game].new(seats, seed=f"bots {seats}")
    chance = Chance("walk")
    found = []
    while not position.over:
        found.append(position.clone())
        legal = position.legal()
        position.apply(legal[chance.below(len(legal))])
    return found[:: max(1, len(found) // count)]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_from_a_view_that_came_as_text(game: str, bot: str) -> None:
    for position in positions(game, GAMES[game].seat_counts[-1], 6):
        sent = json.dumps(position.view(position.to_move).to_json())
        view = GAMES[game].view_from_json(json.loads(sent))
        assert make_bot(bot, seed=1).choose(view) in position.legal()


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_positions_that_differ_only_in_hidden_things_get_the_same_move(game: str, bot: str) -> None:
    differed = 0
    for number, position in enumerate(positions(game, GAMES[game].seat_counts[-1], 12)):
        seat = position.to_move
        other = position.sample(seat, Chance(f"other {number}"))
        differed += other.to_json()["state"] != position.to_json()["state"]
        choices = {make_bot(bot, seed=5).choose(world.view(seat)) for world in (position, other)}
        assert len(choices) == 1
    assert differed


def test_a_search_reports_visits_and_shares_of_all_options_it_tried() -> None:
    position = GAMES["kingdom"].new(2, seed=3)
    search = Search(position.view(position.to_move), Chance(1))
    search.run(200)
    thoughts = search.report()
    assert sum(thought.visits for thought in thoughts) == 200
    assert all(0.0 <= thought.share <= 1.0 for thought in thoughts)
    assert {thought.action for thought in thoughts} <= set(position.legal())
    assert [t.visits for t in thoughts] == sorted((t.visits for t in thoughts), reverse=True)


def test_a_search_run_in_slices_is_the_same_as_in_one_piece() -> None:
    position = GAMES["kingdom"].new(3, seed=4)
    view = position.view(position.to_move)
    whole, sliced = Search(view, Chance(1)), Search(view, Chance(1))
    whole.run(60)
    for _ in range(12):
        sliced.run(5)
    assert [(t.action, t.visits) for t in whole.report()] == [(t.action, t.visits) for t in sliced.report()]


def test_options_are_compared_in_the_same_worlds_which_stay_as_they_were_imagined() -> None:
    position = GAMES["temple"].new(2, seed=4)
    search = Search(position.view(position.to_move), Chance(1))
    search.run(10)
    before = [world.to_json() for world in search.worlds]
    search.run(50)
    assert len(search.worlds) == max(thought.visits for thought in search.report()) < 60
    assert [world.to_json() for world in search.worlds[: len(before)]] == before


def test_a_world_that_favours_every_option_favours_none_of_them() -> None:
    """What counts of a first action is what it brings beyond the first option that was tried in the same world."""
    position = GAMES["temple"].new(2, seed=4)
    search = Search(position.view(position.to_move), Chance(1))
    first, second = search.actions[:2]
    for _ in range(5):
        search.run(1, through=first)
        search.run(1, through=second)
    seat = position.to_move
    tried, other = (search.root.children[branch(seat, action)] for action in (first, second))
    assert tried.edge == 0.0
    assert other.edge == pytest.approx(other.reward - tried.reward)


def test_a_search_in_two_processes_is_the_same_every_time() -> None:
    position = GAMES["kingdom"].new(2, seed=4)
    bots = [make_bot("ismcts:40x2", seed=3) for _ in range(2)]
    assert len({bot.choose(position.view(position.to_move)) for bot in bots}) == 1


def test_a_tree_is_kept_only_while_no_news_has_come() -> None:
    """After an own action that leads to another own decision, what was thought about that is used again."""
    position = GAMES["kingdom"].new(2, seed=6)
    bot = make_bot("ismcts:40", seed=1)
    assert isinstance(bot, Ismcts)
    kept = 0
    while position.round < 3:  # type: ignore[attr-defined]  # a Kingdom table has rounds
        seat = position.to_move
        bot.choose(position.view(seat))
        before = sum(thought.visits for thought in bot.thoughts)
        kept += before > 40
        position.apply(bot.thoughts[0].action)
    assert kept


def test_a_search_considers_playing_out_of_turn() -> None:
    position = GAMES["kingdom"].new(2, seed=0)
    chance = Chance("interrupt")
    bot = make_bot("ismcts:20", seed=1)
    asked = 0
    while not position.over and asked < 3:
        for seat in range(2):
            legal = position.interrupts(seat)
            if legal:
                asked += 1
                assert bot.interrupt(position.view(seat)) in [None, *legal]
        position.apply(position.legal()[chance.below(len(position.legal()))])
    assert asked == 3


@pytest.mark.parametrize(
    "name", ["", "gandalf", "ismcts", "ismcts:0", "ismcts:-3", "ismcts:x", "ismcts:0s", "ismcts:nans"]
)
def test_an_unknown_bot_or_budget_is_refused_with_what_there_is(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"random|iterations"):
        make_bot(name)


def test_greedy_beats_random() -> None:
    position = GAMES["kingdom"].new(2, seed=1)
    bots = [make_bot("greedy", 1), make_bot("random", 2)]
    while not position.over:
        seat = position.to_move
        position.apply(bots[seat].choose(position.view(seat)))
    assert position.outcome.winners == [0]


def test_a_search_stops_when_the_rest_could_not_change_the_choice() -> None:
    position = GAMES["kingdom"].new(2, seed=3)
    view = position.view(position.to_move)
    search = Search(view, Chance(1))
    search.run(400)
    first, second = search.report()[:2]
    assert search.decided(first.visits - second.visits - 1)
    assert not search.decided(first.visits - second.visits)
    assert not Search(view, Chance(1)).decided(0)


class Dreamer(Bot):
    """Answers whatever it is told to."""

    name: ClassVar[str] = "dreamer"
    dream: object = None

    def choose(self, view: View) -> int:
        return cast(int, self.dream)


@pytest.mark.parametrize("dream", [None, "place hamath", -1, 10**9, True, 2.0])
def test_a_bot_that_answers_nonsense_is_named_and_nothing_happens(dream: object) -> None:
    position = GAMES["kingdom"].new(2, seed=1)
    bot = Dreamer("1")
    bot.dream = dream
    with pytest.raises(BadAnswer, match="dreamer"):
        bot.answer(position.view(position.to_move))
    with pytest.raises(BadAnswer, match="dreamer"):
        play_bots(GAMES["kingdom"], [bot, bot], ["dreamer", "dreamer"], "1")


def test_a_bot_asked_when_it_is_not_its_turn_says_whose_it_is() -> None:
    position = GAMES["kingdom"].new(2, seed=1)
    with pytest.raises(IllegalAction, match=position.game.seat_names[position.to_move]):
        make_bot("greedy").answer(position.view(1 - position.to_move))
