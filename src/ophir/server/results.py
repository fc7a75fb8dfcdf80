"""How a game ended for one person, as it is remembered and given out."""

from __future__ import annotations

import csv
import io
import time
import zipfile
from typing import Final

from ophir.server.protocol import Against, YourResult
from ophir.server.replaying import score_chart
from ophir.server.resigning import outcome_of
from ophir.server.table import Table

CURVE: Final = 48  # points of a score's course that are kept


def result_of(table: Table, seats: list[int]) -> YourResult | None:
    """How a finished game ended for who sat on these seats; None if he sat on none."""
    position = table.position
    outcome = outcome_of(table, position) if position else None
    if not seats or outcome is None:
        return None
    own = seats[0]
    chair = table.chairs[own]
    curves = [list(course) for course in zip(*(point.scores for point in score_chart(table)), strict=True)]
    return YourResult(
        table=table.id,
        game=table.game.id,
        time=table.changed,
        began=table.created.time,
        seat=own,
        seats=len(table.chairs),
        place=outcome.places[own],
        scores=outcome.scores,
        against=_against(table, own, outcome.places),
        resigned=chair.resigned,
        apart=_apart(table, seats),
        curves=thinned(curves, CURVE),
    )


def _apart(table: Table, seats: list[int]) -> str:
    """Why the result says nothing of the strength of who sat there; empty if it does."""
    chair = table.chairs[seats[0]]
    reasons = {
        "tutorial": table.created.tutorial,
        "practice": bool(table.created.record),
        "screen": len(seats) > 1,
        "seed": bool(table.created.seed),
        "bot": chair.kind == "bot" and not chair.resigned,
    }
    return next((reason for reason, holds in reasons.items() if holds), "")


def _against(table: Table, own: int, places: list[int]) -> list[Against]:
    """The other parties."""
    automata = table.automata()
    others = []
    for party, place in enumerate(places):
        if party >= len(table.chairs):
            others.append(Against("automaton", automata[party - len(table.chairs)], "", party, place))
        elif party != own:
            chair = table.chairs[party]
            if chair.claimed:
                others.append(Against("person", "", chair.name, party, place))
            else:
                others.append(Against("bot", chair.bot, "", party, place))
    return others


def thinned(curves: list[list[int]], most: int) -> list[list[int]]:
    """Scores after each move, with so few points that a small picture has room for them; the last one stays."""
    if len(curves[0]) <= most:
        return curves
    kept = [round(at * (len(curves[0]) - 1) / (most - 1)) for at in range(most)]
    return [[curve[at] for at in kept] for curve in curves]


def results_text(results: list[YourResult]) -> str:
    """The results as a table that any spreadsheet reads."""
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(["time", "game", "table", "place", "parties", "score", "others", "against", "apart"])
    for one in results:
        others = " ".join(str(score) for party, score in enumerate(one.scores) if party != one.seat)
        names = " ".join(other.id or "person" for other in one.against)
        when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(one.time))
        lines.writerow(
            [when, one.game, one.table, one.place, len(one.scores), one.scores[one.seat], others, names, one.apart]
        )
    return text.getvalue()


def packed(texts: dict[str, str]) -> bytes:
    """Texts by name as one ZIP file."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as pack:
        for name, text in texts.items():
            pack.writestr(name, text)
    return file.getvalue()
