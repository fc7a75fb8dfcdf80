"""Finds puzzles in games that bots play.

A decision is a candidate when a short search prefers another option than looking one action ahead. It becomes a puzzle
when several long searches, each with chance of its own, all find the same best option, and find it clearly ahead. All
is judged from the view of the seat that is asked: by what it could know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from hashlib import sha256
from importlib.resources import files
from statistics import fmean
from typing import Final, NamedTuple

from msgspec.structs import replace

from ophir.bots import make_bot
from ophir.bots.reasons import reasons
from ophir.bots.review import half, share_of, visits_of
from ophir.bots.search import Search
from ophir.engine.chance import Chance
from ophir.engine.game import Game
from ophir.engine.matches import Match
from ophir.engine.records import Move, Record
from ophir.engine.views import View
from ophir.games import game as game_called
from ophir.puzzles import Judged, Puzzle, Reason, Theme

PLAYERS: Final = ("apprentice", "greedy", "builder")  # who plays the games, by turns
MOST_SEATS: Final = 4  # more make a long game and a crowded page
LEAST_OPTIONS: Final = 4
MOST_OPTIONS: Final = 24
OPENING: Final = 12  # decisions that are passed over: nothing has happened yet
HOPE: Final = (0.12, 0.9)  # of the best option: a game that is decided is no puzzle
GLANCE: Final = 150  # iterations of the short search
WORLDS: Final = 8  # in which greedy is asked
SEEMS: Final = 0.03  # of the victory that the short search sees between its best and greedy's
SEARCHES: Final = 5
ITERATIONS: Final = 2000  # of each; Master has 400 in all
SECOND_GLANCE: Final = 600  # iterations of a look that saves most of the long ones
LEAD: Final = 0.03  # of the victory, for the best before the second
SURE: Final = 0.02  # of which so much is sure with 95 %: less would count as solved, too
NONE: Final = -1
A_GAME: Final = 4  # puzzles
APART: Final = 12  # decisions between two puzzles of one game
AN_ANSWER: Final = 4  # puzzles of a game may have the same answer
A_KIND: Final = 0.5  # of all puzzles of a game may ask the same kind of decision


class Found(NamedTuple):
    """A puzzle and the record that ends at its question."""

    puzzle: Puzzle
    record: Record


def find(
    game: Game, count: int, seed: str = "0", kept: Collection[Puzzle] = (), searches: int = SEARCHES
) -> Iterator[Found]:
    """So many puzzles of a game more than are kept already. The same seed finds the same."""
    seats = [number for number in game.seat_counts if 1 < number <= MOST_SEATS]
    found = 0
    last = max((one.number for one in kept), default=0)
    kinds = Counter(one.ask for one in kept)
    answers = Counter(one.best for one in kept)
    most = max(2.0, A_KIND * (len(kept) + count))
    number = 0
    while found < count:
        number += 1
        enough = {ask for ask, asked in kinds.items() if asked >= most}
        known = {answer for answer, given in answers.items() if given >= AN_ANSWER}
        for one in in_one_game(game, seats[number % len(seats)], f"{seed}/{number}", searches, enough, known):
            if answers[one.puzzle.best] >= AN_ANSWER:
                continue
            kinds[one.puzzle.ask] += 1
            answers[one.puzzle.best] += 1
            found += 1
            yield Found(replace(one.puzzle, number=last + found), one.record)
            if found >= count:
                return


def in_one_game(
    game: Game,
    seats: int,
    seed: str,
    searches: int = SEARCHES,
    enough: Collection[str] = (),
    known: Collection[str] = (),
) -> Iterator[Found]:
    """The puzzles of one game between bots, without kinds of decision and answers of which there are enough."""
    chance = Chance(f"puzzles {seed}")
    bots = [make_bot(PLAYERS[chance.below(len(PLAYERS))], f"{seed}/{seat}") for seat in range(seats)]
    position = game.new(seats, None, seed)
    record = Record.of(position, seed)
    found = 0
    quiet_until = OPENING
    while not position.over and found < A_GAME:
        seat = position.to_move
        view = position.view(seat)
        moves = len(record.moves)
        if moves >= quiet_until and view.decision is not None and view.decision.ask not in enough:
            puzzle = look_for(view, f"{seed}/{moves}", searches, known)
            if puzzle is not None:
                found += 1
                quiet_until = moves + APART
                yield Found(puzzle, record.cut(moves))
        action = bots[seat].answer(view)
        position.do(action)
        record.moves.append(Move(game.seat_names[seat], position.actions[action].text))


def look_for(view: View, seed: str, searches: int = SEARCHES, known: Collection[str] = ()) -> Puzzle | None:
    """The puzzle that a decision is, if it is one."""
    legal = view.legal()
    decision = view.decision
    if decision is None or not LEAST_OPTIONS <= len(legal) <= MOST_OPTIONS:
        return None
    glance = Search(view, Chance(f"{seed} glance"))
    glance.run(GLANCE)
    report = glance.report()
    if not HOPE[0] <= report[0].share <= HOPE[1]:
        return None
    if view.actions[report[0].action].text in known:
        return None
    greedy = looks_best(view, Chance(f"{seed} greedy"))
    shares = {thought.action: thought.share for thought in report}
    if greedy == report[0].action or report[0].share - shares.get(greedy, 0.0) < SEEMS:
        return None
    best = leader(long_look(view, Chance(f"{seed} second glance"), SECOND_GLANCE), SURE)
    if best in (NONE, greedy):
        return None
    return searched(view, best, greedy, seed, searches)


def judged_again(puzzle: Puzzle, record: Record, searches: int = SEARCHES) -> Puzzle | None:
    """A puzzle as it is judged now, at the end of its record; nothing if it is none any more."""
    view = Match(game_called(record.game), record).position.view(puzzle.seat)
    seed = f"again {puzzle.number}"
    best = view.actions[puzzle.best].id
    greedy = looks_best(view, Chance(f"{seed} greedy"))
    now = None if greedy == best else searched(view, best, greedy, seed, searches)
    return None if now is None else replace(now, number=puzzle.number)


def searched(view: View, best: int, greedy: int, seed: str, searches: int) -> Puzzle | None:
    """What several long searches say; nothing as soon as one of them sees another option ahead, or none."""
    tries: list[dict[int, float]] = []
    for number in range(searches):
        tries.append(long_look(view, Chance(f"{seed} search {number}"), ITERATIONS))
        if leader(tries[-1], SURE) != best:
            return None
    return judged(view, best, greedy, tries, seed)


def judgement_of(game: Game) -> str:
    """By what the bots of a game judge positions, in short: puzzles of another judgement are to be judged again."""
    file = files(game.package) / "judgement.toml"
    return sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else ""


def leader(shares: dict[int, float], by: float) -> int:
    """The option that is ahead of all others by so much, if there is one."""
    first, second = sorted(shares, key=lambda action: -shares[action])[:2]
    return first if shares[first] - shares[second] >= by else NONE


def looks_best(view: View, chance: Chance) -> int:
    """What one look ahead takes: by the mean over worlds, so that it is steady."""
    summed = dict.fromkeys(view.legal(), 0.0)
    for _ in range(WORLDS):
        world = view.sample(chance)
        for action in summed:
            after = world.clone()
            after.do(action)
            summed[action] += view.game.prospects(after)[view.seat]
    return max(summed, key=lambda action: summed[action])


def long_look(view: View, chance: Chance, iterations: int) -> dict[int, float]:
    """The share that each option promises: all are looked at, and those that lead as often as the best."""
    search = Search(view, chance)
    search.run(iterations)
    for action in view.legal():
        search.run(max(0, iterations // 16 - visits_of(search, action)), through=action)
    for action in sorted(view.legal(), key=lambda action: -share_of(search, action, view.seat))[:3]:
        search.run(max(0, iterations // 4 - visits_of(search, action)), through=action)
    return {action: share_of(search, action, view.seat) for action in view.legal()}


def judged(view: View, best: int, greedy: int, tries: list[dict[int, float]], seed: str) -> Puzzle | None:
    """What all searches say together; nothing if they are not sure."""
    means = {action: fmean(one[action] for one in tries) for action in view.legal()}
    ranked = sorted(means, key=lambda action: -means[action])
    lead, lead_error = _with_error([one[best] - one[ranked[1]] for one in tries])
    if ranked[0] != best or lead < LEAD or lead - lead_error < SURE or not HOPE[0] <= means[best] <= HOPE[1]:
        return None
    why = _why(view, best, seed)
    decision = view.decision
    assert decision is not None
    return Puzzle(
        number=0,
        seat=view.seat,
        ask=decision.ask,
        theme=theme_of(why, view.seat),
        best=view.actions[best].text,
        greedy=view.actions[greedy].text,
        lead=round(lead, 4),
        lead_error=round(lead_error, 4),
        searches=len(tries),
        iterations=ITERATIONS,
        options=[_option(view, action, [one[action] for one in tries]) for action in ranked],
        why=why,
        tempts=_why(view, greedy, seed),
        judgement=judgement_of(view.game),
    )


def theme_of(why: list[Reason], seat: int) -> Theme:
    """What makes the best option good, by what speaks most for it."""
    if not why:
        return "prepare"
    return "gain" if why[0].party == seat else "deny"


def _option(view: View, action: int, shares: list[float]) -> Judged:
    share, error = _with_error(shares)
    return Judged(view.actions[action].text, round(share, 4), round(error, 4))


def _with_error(values: list[float]) -> tuple[float, float]:
    error = half(values)
    return fmean(values), 1.0 if error is None else error


def _why(view: View, action: int, seed: str) -> list[Reason]:
    return [Reason(one.id, one.party, one.signed) for one in reasons(view, action, Chance(f"{seed} why {action}"))]
