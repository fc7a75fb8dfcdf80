"""What is asked over HTTP to learn from: reviews of games, and puzzles. `reviewing` and `puzzling` do the work."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ophir.puzzles import puzzle_called
from ophir.server import puzzling
from ophir.server.actor import Actor
from ophir.server.aside import aside
from ophir.server.protocol import (
    PlayPuzzle,
    PuzzleInfo,
    Puzzles,
    PuzzleShown,
    Review,
    StartReview,
    StopReview,
    TableCreated,
    Words,
)
from ophir.server.routes import (
    KEPT,
    Asked,
    Authorization,
    TableId,
    TheMakers,
    TheTables,
    address_of,
    check_rate,
    may_fail,
    secret_of,
)
from ophir.server.tables import Tables


async def watched(tables: Tables, id: str, authorization: str) -> Actor:
    """A table, for whoever may look on there."""
    actor = await tables.get(id)
    actor.reader(secret_of(authorization))  # raises if he may not
    return actor


@get("/api/tables/{table_id:str}/review", tags=["replay"], responses=may_fail(403))
async def show_review(
    table_id: TableId,
    tables: TheTables,
    since: Annotated[int, QueryParameter(ge=0, le=1_000_000, description="So many looks are known.")] = 0,
    authorization: Authorization = "",
) -> Review:
    """What a review of the game has seen so far."""
    actor = await watched(tables, table_id, authorization)
    return await aside(tables.reviews.show, actor, since)


@post("/api/tables/{table_id:str}/review", tags=["replay"], status_code=200, responses=may_fail(403, 429))
async def start_review(
    table_id: TableId,
    data: JSONBody[StartReview],
    request: Asked,
    tables: TheTables,
    makers: TheMakers,
    authorization: Authorization = "",
) -> Review:
    """Look at a game again that is over; or go on where a review was stopped; or deeper at one decision."""
    check_rate(request, makers)
    actor = await watched(tables, table_id, authorization)
    if data.deeper:  # there are so many of them for a game, and nobody else shall use them up
        actor.must_be_of_table(secret_of(authorization))
    tables.reviews.start(actor, address_of(request), data.deeper)
    return await aside(tables.reviews.show, actor, 0)


@post("/api/tables/{table_id:str}/review/stop", tags=["replay"], status_code=200, responses=may_fail(403))
async def stop_review(
    table_id: TableId, data: JSONBody[StopReview], request: Asked, tables: TheTables, authorization: Authorization = ""
) -> Review:
    """Stop looking, as who began it; what was seen is kept."""
    actor = await watched(tables, table_id, authorization)
    await tables.reviews.stop(actor, address_of(request))
    return await aside(tables.reviews.show, actor, 0)


@get("/api/puzzles", tags=["puzzles"], middleware=KEPT)
async def list_puzzles() -> Puzzles:
    """All puzzles."""
    return await aside(puzzling.puzzles)


@get("/api/puzzles/day/{day:str}", tags=["puzzles"], middleware=KEPT, responses=may_fail())
async def puzzle_of_day(day: FromPath[str]) -> PuzzleInfo:
    """The puzzle of a day, the same on every server."""
    return await aside(puzzling.of_day, day)


@get("/api/puzzles/{game:str}/{number:int}", tags=["puzzles"], middleware=KEPT, responses=may_fail())
async def show_puzzle(game: FromPath[str], number: FromPath[int]) -> PuzzleShown:
    """A puzzle with its position and its solution."""
    return await aside(puzzling.shown, game, number)


@get(
    "/api/puzzles/{game:str}/{number:int}/words/{language:str}",
    tags=["puzzles"],
    middleware=KEPT,
    responses=may_fail(),
)
async def show_puzzle_words(game: FromPath[str], number: FromPath[int], language: FromPath[str]) -> Words:
    """What a puzzle's options add to its game's messages."""
    return await aside(puzzling.words, game, number, language)


@post("/api/puzzles/{game:str}/{number:int}/play", tags=["puzzles"], responses=may_fail(429))
async def play_puzzle(
    game: FromPath[str],
    number: FromPath[int],
    data: JSONBody[PlayPuzzle],
    request: Asked,
    tables: TheTables,
    makers: TheMakers,
) -> TableCreated:
    """Play on from a puzzle at a new table."""
    check_rate(request, makers)
    return await tables.from_puzzle(puzzle_called(game, number), data.seats)


STUDY_ROUTES = [
    show_review,
    start_review,
    stop_review,
    list_puzzles,
    puzzle_of_day,
    show_puzzle,
    show_puzzle_words,
    play_puzzle,
]
