"""How somebody does: games won by game and opponent, and a rating on the scale of the measured bots."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ophir.bots.levels import LEVELS
from ophir.bots.measured import measured
from ophir.server.person import against
from ophir.server.protocol import LevelRating, RatingPoint, Tally, YourRating, YourResult

POINTS: Final = 80  # of a rating's course that are told: more than a picture has room for
WITHIN: Final = 1.96  # deviations on each side that hold 95 of 100
FEWEST: Final = 5  # rated games; a rating of fewer says nothing yet


def tallies(results: Iterable[YourResult]) -> list[Tally]:
    """Games played and won by game and opponent, and how many an even player would have won."""
    found: dict[tuple[str, str], Tally] = {}
    for result in results:
        if result.apart:
            continue
        key = result.game, against(result.against, result.seats)
        before = found.get(key, Tally(*key, 0, 0, 0.0))
        won = before.won + (result.place == 1)
        found[key] = Tally(*key, before.games + 1, won, before.even + 1 / (1 + len(result.against)))
    return [found[key] for key in sorted(found)]


def ratings(results: Iterable[YourResult]) -> list[YourRating]:
    """A rating for each game with something to measure by: bots have theirs from the ladder, others an unknown one."""
    by_game: dict[str, list[YourResult]] = {}
    for result in results:
        if not result.apart and _rated(result):
            by_game.setdefault(result.game, []).append(result)
    return [_rating(game, played) for game, played in by_game.items()]


def _rated(result: YourResult) -> bool:
    ladder = measured(result.game)
    known = {standing.bot for standing in ladder.standings} if ladder else set()
    return bool(result.against) and all(one.kind == "person" or one.id in known for one in result.against)


def _rating(game: str, results: list[YourResult]) -> YourRating:
    from openskill.models import PlackettLuce  # a tenth of a second, which no start of a server should wait for

    model = PlackettLuce()
    ladder = measured(game)
    standings = {standing.bot: standing for standing in ladder.standings} if ladder else {}
    own = model.rating()
    points = []
    for result in results:
        others = []
        for one in result.against:
            known = standings.get(one.id) if one.kind == "bot" else None
            spread = (known.high - known.low) / (2 * WITHIN) if known else None
            others.append([model.rating(mu=known.rating, sigma=spread) if known else model.rating()])
        own = model.rate([[own], *others], ranks=[float(result.place), *(float(one.place) for one in result.against)])[
            0
        ][0]
        points.append(RatingPoint(round(own.mu, 2), round(WITHIN * own.sigma, 2)))
    levels = [LevelRating(level, standings[level].rating) for level in LEVELS if level in standings]
    return YourRating(game, len(points), len(points) >= FEWEST, points[-POINTS:], levels)
