"""A game looked at again: what every decision promised, what else was there, and how much was luck.

Each decision is judged by a search from the view of the seat that took it, so by what that seat could know then, and
never by what came to light later. The first look is at all decisions; whatever seems to have cost something is looked
at again, longer and several times, which also tells how sure the judgement is.

    questions = questions_of(load_record(path), game("kingdom"))
    found = {look.number: look for look in look_at_all(questions)}  # later looks replace earlier ones
    sum_up(questions, found).players[0].accuracy
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from statistics import fmean, stdev
from typing import Any, Final, Literal, NamedTuple

import msgspec

from ophir.bots.reasons import reasons
from ophir.bots.search import LET_IT_BE, Search
from ophir.engine.chance import Chance
from ophir.engine.game import Game, Position
from ophir.engine.packs import Pack
from ophir.engine.records import Record, play_move, start_of, take_seed
from ophir.engine.views import View
from ophir.games import game as game_by_id

ITERATIONS: Final = 200  # of the first look at a decision
AGAIN: Final = 400  # of each search of the second look
SEARCHES: Final = 4  # of the second look, each with chance of its own
DEEPER: Final = 1200  # of each search at one decision that somebody wants to know more about
DEEPER_SEARCHES: Final = 8
SHOWN: Final = 4  # options of a decision, besides the one that was taken
INACCURATE: Final = 0.02  # of the victory that a choice gives away
MISTAKE: Final = 0.05
# Of Student's distribution for 95 %, by the number of values: of searches, each with chance of its own.
STUDENT: Final = {2: 12.706, 3: 4.303, 4: 3.182, 5: 2.776, 6: 2.571, 7: 2.447, 8: 2.365}
NORMAL: Final = 1.96

Mark = Literal["good", "inaccurate", "mistake"]


class Question(NamedTuple):
    """A decision of a game: which action it was, whose, and what that seat knew."""

    number: int  # of the action, from 1
    seat: int
    action: int
    view: View


class Questions(NamedTuple):
    """The decisions of a game, and what came of it."""

    game: Game
    parties: tuple[str, ...]
    asked: list[Question]
    result: list[float] | None  # each party's share of the victory, once the game is over
    last: Position


class Seen(msgspec.Struct):
    """One option as the search sees it."""

    action: str  # in notation; empty: to let an interrupt be
    share: float  # of the victory, for the seat that decides
    visits: int
    error: float | None = None  # half of the interval that holds `share` with 95 %; unknown after one search


class Why(msgspec.Struct):
    """What speaks for the best option: the message of a feature, whose it is, and how it changes."""

    id: str
    party: int
    change: str


class Look(msgspec.Struct):
    """What a look at one decision found."""

    number: int
    seat: int
    action: str
    best: str
    before: list[float]  # every party's share of the victory if the best option is taken
    after: list[float]  # and with the one that was taken
    options: list[Seen]  # the best ones first, and the one that was taken
    why: list[Why]  # what speaks for the best one, if it is another
    error: float | None = None  # half of the interval that holds `lost` with 95 %; unknown after one search
    spread: list[float] = []  # half of the interval of each party's share in `after`; empty after one search

    @property
    def lost(self) -> float:
        """What the choice gave away of the seat's share of the victory."""
        return self.before[self.seat] - self.after[self.seat]

    @property
    def real(self) -> bool:
        """Was there anything to choose between?"""
        shares = [option.share for option in self.options]
        return max(shares) - min(shares) >= INACCURATE

    @property
    def mark(self) -> Mark:
        """How good the choice was; what may be nothing counts as good."""
        if self.error is None or self.lost - self.error <= 0 or self.lost < INACCURATE:
            return "good"
        return "inaccurate" if self.lost < MISTAKE else "mistake"


class Account(msgspec.Struct):
    """How a party came from an even share to its result: `even + own + others + luck` is the last share."""

    even: float
    own: float = 0.0
    others: float = 0.0
    luck: float = 0.0


class Player(msgspec.Struct):
    """A seat's game."""

    decisions: int  # at which the options differed
    accuracy: float  # the share of the best options' promise that it kept
    error: float  # half of its interval
    inaccurate: int
    mistakes: int


class Review(msgspec.Struct):
    """A game, looked at again."""

    game: str
    parties: tuple[str, ...]
    looks: list[Look]
    players: list[Player]
    accounts: list[Account]
    result: list[float] | None


def questions_of(record: Record, game: Game, pack: Pack | None = None) -> Questions:
    """What was decided in a game."""
    position = start_of(record, game, pack)
    seeds = record.seeds_by_count()
    take_seed(position, seeds.get(0))
    asked: list[Question] = []
    for number, move in enumerate(record.played(), start=1):
        seat = game.seat_names.index(move.seat)
        asked.append(Question(number, seat, position.actions.parse(move.action).id, position.view(seat)))
        play_move(position, move)
        take_seed(position, seeds.get(number))
    result = None
    if position.over:
        winners = position.outcome.winners
        result = [1 / len(winners) if party in winners else 0.0 for party in range(len(position.parties))]
    return Questions(game, tuple(position.parties), asked, result, position)


def look_at_all(questions: Questions, seed: str = "0", jobs: int = 1) -> Iterator[Look]:
    """A look at every decision, then a second one at whatever seems to have cost something; stop when you like."""
    with _Lookers(jobs) as lookers:
        doubtful: list[Question] = []
        by_number = {question.number: question for question in questions.asked}
        for look in lookers.look(questions.asked, seed, 1, ITERATIONS):
            yield look
            if look.lost >= INACCURATE:
                doubtful.append(by_number[look.number])
        yield from lookers.look(doubtful, seed, SEARCHES, AGAIN)


def look_at(view: View, action: int, seed: str, searches: int, iterations: int) -> Look:
    """A look at one decision; the same view, action and seed give the same look."""
    totals: dict[int, list[float]] = {}
    visits: dict[int, int] = {}
    tries: list[Search] = []
    for number in range(searches):
        search = Search(view, Chance(f"review {seed} {number}"))
        search.run(iterations)
        # What is compared needs to be known as well as what was searched for.
        for compared in dict.fromkeys([search.report()[0].action, action]):
            search.run(max(0, iterations // 2 - visits_of(search, compared)), through=compared)
        tries.append(search)
        for first, summed in search.first.items():
            visits[first] = visits.get(first, 0) + visits_of(search, first)
            totals[first] = [a + b for a, b in zip(totals.get(first, [0.0] * len(summed)), summed, strict=True)]
    shares = {first: [total / visits[first] for total in sums] for first, sums in totals.items()}
    ranked = sorted(visits, key=lambda first: (-visits[first], -shares[first][view.seat], first))
    best = ranked[0]
    if shares[action][view.seat] >= shares[best][view.seat]:
        best = action
    differences = [share_of(search, best, view.seat) - share_of(search, action, view.seat) for search in tries]
    shown = dict.fromkeys([best, *ranked[:SHOWN], action])
    return Look(
        0,
        view.seat,
        _text(view, action),
        _text(view, best),
        shares[best],
        shares[action],
        [
            Seen(_text(view, first), shares[first][view.seat], visits[first], _error(tries, first, view.seat))
            for first in shown
        ],
        _why(view, best, seed) if best not in (action, LET_IT_BE) else [],
        half(differences),
        [_error(tries, action, party) or 0.0 for party in range(len(shares[action]))] if searches > 1 else [],
    )


def sum_up(questions: Questions, looks: dict[int, Look]) -> Review:
    """The whole game from the looks at its decisions."""
    ordered = [looks[number] for number in sorted(looks)]
    return Review(
        questions.game.id,
        questions.parties,
        ordered,
        [_player([look for look in ordered if look.seat == seat]) for seat in range(questions.last.seats)],
        accounts(ordered, len(questions.parties), questions.result),
        questions.result,
    )


def accounts(looks: Sequence[Look], parties: int, result: list[float] | None) -> list[Account]:
    """For every party what its own choices, those of others, and luck made of an even share.

    Choices move the shares from the best option to the one that was taken; whatever else moves them between two
    decisions, cards and dice and what comes to be known, is luck. Each column adds up to nothing over all parties.
    """
    found = [Account(1 / parties) for _ in range(parties)]
    shares = [1 / parties] * parties
    for look in looks:
        for party, account in enumerate(found):
            account.luck += look.before[party] - shares[party]
            change = look.after[party] - look.before[party]
            if party == look.seat:
                account.own += change
            else:
                account.others += change
        shares = look.after
    if result is not None and looks:
        for party, account in enumerate(found):
            account.luck += result[party] - shares[party]
    return found


def _player(looks: list[Look]) -> Player:
    looks = [look for look in looks if look.real]
    kept = [min(1.0, look.after[look.seat] / max(look.before[look.seat], 1e-9)) for look in looks]
    error = NORMAL * stdev(kept) / math.sqrt(len(kept)) if len(kept) > 1 else 0.0
    marks = [look.mark for look in looks]
    mean = fmean(kept) if kept else 1.0
    return Player(len(looks), mean, error, marks.count("inaccurate"), marks.count("mistake"))


def _why(view: View, best: int, seed: str) -> list[Why]:
    return [Why(one.id, one.party, one.signed) for one in reasons(view, best, Chance(f"review {seed} why"))]


def half(values: list[float]) -> float | None:
    """Half of the interval that holds the mean with 95 %; unknown from one value."""
    return STUDENT[len(values)] * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else None


def _error(tries: list[Search], action: int, party: int) -> float | None:
    return half([share_of(search, action, party) for search in tries if action in search.first])


def visits_of(search: Search, action: int) -> int:
    """How often a search took an option."""
    return next((thought.visits for thought in search.report() if thought.action == action), 0)


def share_of(search: Search, action: int, party: int) -> float:
    """What a search says that an option promises a party."""
    shares = search.first.get(action)
    return shares[party] / visits_of(search, action) if shares else 0.0


def _text(view: View, action: int) -> str:
    return "" if action == LET_IT_BE else view.actions[action].text


class _Lookers:
    """This process, or several."""

    def __init__(self, jobs: int) -> None:
        self.pool = ProcessPoolExecutor(jobs) if jobs > 1 else None

    def __enter__(self) -> _Lookers:
        return self

    def __exit__(self, *_: object) -> None:
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

    def look(self, questions: list[Question], seed: str, searches: int, iterations: int) -> Iterator[Look]:
        """In several processes the looks come as they are done."""
        if self.pool is None:
            for question in questions:
                yield _numbered(look_at(question.view, question.action, seed, searches, iterations), question.number)
            return
        asked: dict[Future[Look], int] = {}
        for question in questions:
            view = question.view
            told = (view.game.id, view.to_json(), view.known.pack, question.action, seed, searches, iterations)
            asked[self.pool.submit(_look_apart, *told)] = question.number
        for done in as_completed(asked):
            yield _numbered(done.result(), asked[done])


def _numbered(look: Look, number: int) -> Look:
    look.number = number
    return look


def _look_apart(
    game_id: str, view: dict[str, Any], pack: Pack, action: int, seed: str, searches: int, iterations: int
) -> Look:
    return look_at(game_by_id(game_id).view_from_json(view, pack), action, seed, searches, iterations)
