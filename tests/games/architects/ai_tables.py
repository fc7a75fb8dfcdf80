"""Positions at the beginning of the AI opponent's turn, and how to read what it did."""

from __future__ import annotations

from typing import Any

from ophir.engine.game import Position
from ophir.games.architects import GAME
from ophir.games.architects.goods import GOOD_IDS
from tests.games.reading import check, told


def ai_turn(
    *cards: str, opponent: str = "peddler", seats: int = 1, wow: bool = True, chance: tuple[str, ...] = (), **said: Any
) -> Position:
    """The AI opponent has just taken its turn and revealed these Scheme cards."""
    options: dict[str, object] = {"ai_opponent": opponent, "boards": "standard"}
    if not wow:
        options["expansion_wow"] = False
    said["ai"] = {**board(opponent, wow), **said.get("ai", {})}
    if isinstance(said.get("marker"), str):
        said["marker"] = GOOD_IDS.index(said["marker"])
    if cards and "schemes" not in said:
        said["schemes"] = piles(*cards)
    return check(
        GAME.setup(seats, at="turn", turn="ai", options=options, chance=[*cards, *chance], **said),
    )


def board(opponent: str, wow: bool) -> dict[str, int]:
    """The Virtue and Influence that its board gives an opponent."""
    records = GAME.standard_pack.table("ai", "opponent")
    (found,) = (record for record in records if record["id"] == opponent)
    return {"virtue": found["virtue"], "influence": found["influence"] if wow else 0}


def display(wow: bool = True) -> list[str]:
    """Ten or eight Apprentices to lie face up."""
    cards = [
        record["id"] for record in GAME.standard_pack.table("apprentices", "apprentice") if record["set"] == "base"
    ]
    return cards[: 10 if wow else 8]


def piles(*cards: str) -> dict[str, Any]:
    """All starting cards in the draw pile, and of the Future cards those that are named."""
    starting = [f"s0{number}" for number in range(1, 9)]
    seen = sorted({card for card in cards if card.startswith("f")})
    return {"draw": [*starting, *seen], "future": 14 - len(seen)}


def ai(made: Position) -> dict[str, Any]:
    """What the AI opponent has."""
    found: dict[str, Any] = made.to_json()["state"]["players"]["ai"]
    return found


def of(made: Position, seat: str = "blue") -> dict[str, Any]:
    """What a person has."""
    found: dict[str, Any] = made.to_json()["state"]["players"][seat]
    return found


def state(made: Position) -> dict[str, Any]:
    """The whole state."""
    found: dict[str, Any] = made.to_json()["state"]
    return found


def workers(made: Position, seat: str = "ai") -> dict[str, int]:
    """Where a party's Workers stand."""
    return {place: count for place, count in of(made, seat)["workers"].items() if count}


def marble(made: Position) -> int:
    count: int = ai(made)["goods"].get("marble", 0)
    return count


def marker(made: Position) -> str:
    """On which space of the resource track the marker stands."""
    return GOOD_IDS[state(made)["marker"]]


def scheme(made: Position) -> tuple[str, int]:
    """The first Scheme card of the turn, and the line that applied."""
    first = told(made, "event-scheme")[0]
    return first["scheme"], first["line"]


def clauses(made: Position) -> list[tuple[str, int, int]]:
    """Each clause that was looked at: what it is, what the table showed, whether it held."""
    return [
        (event.id.removeprefix("event-clause-"), event.values["now"], event.values["held"])  # type: ignore[misc]
        for event in made.events or []
        if event.id.startswith("event-clause-")
    ]


def skipped(made: Position) -> list[tuple[str, str]]:
    """Each step that could not be carried out, and why."""
    return [(values["task"], values["why"]) for values in told(made, "event-ai-skipped")]
