"""What can be asked over HTTP. Each handler is one sentence; `tables` and `actor` do the work."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, get, post, put
from litestar.datastructures import ResponseHeader
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, HeaderParameter, JSONBody, PathParameter, QueryParameter

from ophir.games import game as game_by_id
from ophir.server import catalogue
from ophir.server.aside import aside
from ophir.server.host import Host
from ophir.server.keeping import Kept
from ophir.server.limits import MOST_IDS, ByAddress
from ophir.server.metrics import Metrics
from ophir.server.protocol import (
    Agree,
    AskBack,
    ChangeSeat,
    CreateTable,
    GameCatalogue,
    GameDetails,
    Games,
    House,
    Lobby,
    Order,
    PlayAgain,
    PlayOn,
    PositionAt,
    Problem,
    Replay,
    Resign,
    SeatTaken,
    StartTable,
    StartTutorial,
    StepsTo,
    TableCreated,
    TableInfo,
    TakeSeat,
    Tutorial,
    UploadRecord,
    VoteResign,
    Words,
    WriteComment,
)
from ophir.server.replaying import position_at, steps_to, whole_game
from ophir.server.security import LOOPBACK
from ophir.server.tables import Tables
from ophir.server.trouble import NotYours, TooFast

TheTables = NamedDependency[Tables]
TheMakers = NamedDependency[ByAddress]
TheBringers = NamedDependency[ByAddress]
TheHost = NamedDependency[Host]
TheMetrics = NamedDependency[Metrics]
Asked = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=32, description="The table's id.")]
Authorization = Annotated[
    str,
    HeaderParameter(name="Authorization", max_length=200, required=False, description="`Bearer` and a seat's secret."),
]
SeatNumber = Annotated[int, PathParameter(ge=0, le=15, description="A seat, from 0.")]


KEPT: Final = [Kept()]


def may_fail(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route may answer besides what it should."""
    return {
        status: ResponseSpec(Problem, description="What is wrong.") for status in (400, 404, 409, 413, 503, *statuses)
    }


def secret_of(authorization: str) -> str:
    """The secret of a header such as `Bearer abc`; empty if there is none."""
    kind, _, secret = authorization.partition(" ")
    return secret.strip() if kind.lower() == "bearer" else ""


def address_of(request: Asked) -> str:
    """Who asks."""
    return request.client.host if request.client else ""


def check_rate(request: Asked, *limits: ByAddress) -> None:
    """Raise TooFast if the address has asked too often."""
    address = address_of(request)
    if not all(limit.take(address) for limit in limits):
        raise TooFast("So many new tables from one address; wait a minute.")


@get("/api/games", tags=["games"], middleware=KEPT)
async def list_games() -> Games:
    """Every game of this server."""
    return await aside(catalogue.games)


@get("/api/games/{game:str}", tags=["games"], middleware=KEPT, responses=may_fail())
async def show_game(game: FromPath[str]) -> GameCatalogue:
    """A game with its catalogue of actions and its data."""
    return await aside(catalogue.details, game)


@get(
    "/api/games/{game:str}/texts/{language:str}",
    tags=["games"],
    media_type=MediaType.TEXT,
    middleware=KEPT,
    responses=may_fail(),
)
async def show_texts(game: FromPath[str], language: FromPath[str]) -> str:
    """A game's messages as a Fluent file."""
    return await aside(catalogue.texts, game, language)


@get(
    "/api/games/{game:str}/texts/{language:str}/table",
    tags=["games"],
    media_type=MediaType.TEXT,
    middleware=KEPT,
    responses=may_fail(),
)
async def show_texts_at_table(game: FromPath[str], language: FromPath[str]) -> str:
    """The messages that a table says at once, as a Fluent file: without rules, options and tutorial."""
    return await aside(catalogue.texts_at_table, game, language)


@get("/api/games/{game:str}/words/{language:str}", tags=["games"], middleware=KEPT, responses=may_fail())
async def show_usual_words(game: FromPath[str], language: FromPath[str]) -> Words:
    """The names and figures in a game's messages, as it is usually played."""
    return await aside(catalogue.usual_words, game, language)


@get("/api/games/{game:str}/tutorial", tags=["games"], middleware=KEPT, responses=may_fail())
async def show_tutorial(game: FromPath[str]) -> Tutorial:
    """A game's tutorial: its steps and what each asks for."""
    return await aside(catalogue.tutorial, game)


@post("/api/games/{game:str}/tutorial", tags=["tables"], responses=may_fail(429))
async def start_tutorial(
    game: FromPath[str], data: JSONBody[StartTutorial], request: Asked, tables: TheTables, makers: TheMakers
) -> TableCreated:
    """Set up a table at the beginning of a game's tutorial."""
    check_rate(request, makers)
    return await tables.tutorial(game_by_id(game), data)


@get("/api/house", tags=["tables"])
async def show_house(request: Asked, house: NamedDependency[House]) -> House:
    """How others get to this server; only this computer's own page is told."""
    return house if request.url.hostname in LOOPBACK else House()


@get("/api/tables", tags=["tables"], responses=may_fail())
async def list_tables(
    tables: TheTables,
    ids: Annotated[str, QueryParameter(max_length=2000, description="Only these tables, with commas.")] = "",
) -> Lobby:
    """Open and running tables; or, with `ids`, these tables whatever their state."""
    if ids:
        return Lobby(await tables.some(ids.split(",")[:MOST_IDS]), [])
    return Lobby(await tables.lobby(), await tables.lately())


@post("/api/tables", tags=["tables"], responses=may_fail(429))
async def create_table(
    data: JSONBody[CreateTable], request: Asked, tables: TheTables, makers: TheMakers, bringers: TheBringers
) -> TableCreated:
    """Set up a table."""
    check_rate(request, makers, *([bringers] if data.pack else []))
    return await tables.create(data)


@get("/api/tables/{table_id:str}", tags=["tables"], responses=may_fail())
async def show_table(table_id: TableId, tables: TheTables) -> TableInfo:
    """A table as anybody may know it."""
    return (await tables.get(table_id)).shown_info()


@get("/api/tables/{table_id:str}/game", tags=["tables"], middleware=KEPT, responses=may_fail())
async def show_game_of(table_id: TableId, tables: TheTables) -> GameDetails:
    """The table's game with its catalogue of actions and the data that it is played with."""
    return await aside(catalogue.details_at, (await tables.get(table_id)).table)


@get("/api/tables/{table_id:str}/words/{language:str}", tags=["tables"], middleware=KEPT, responses=may_fail())
async def show_words(table_id: TableId, language: FromPath[str], tables: TheTables) -> Words:
    """What this table's data and options add to its game's messages."""
    return await aside(catalogue.words, (await tables.get(table_id)).table, language)


@post("/api/tables/{table_id:str}/start", tags=["tables"], status_code=200, responses=may_fail(403))
async def start_table(
    table_id: TableId, data: JSONBody[StartTable], tables: TheTables, authorization: Authorization = ""
) -> TableInfo:
    """Begin the game (owner)."""
    return await (await tables.get(table_id)).start(secret_of(authorization), data.contribution)


@post("/api/tables/{table_id:str}/seats/{seat:int}/take", tags=["tables"], responses=may_fail())
async def take_seat(table_id: TableId, seat: SeatNumber, data: JSONBody[TakeSeat], tables: TheTables) -> SeatTaken:
    """Sit down on an open seat."""
    actor = await tables.get(table_id)
    secret = await actor.take(seat, data)
    return SeatTaken(actor.info(), seat, secret)


@post("/api/tables/{table_id:str}/seats/{seat:int}/ask", tags=["tables"], responses=may_fail(429))
async def ask_back(
    table_id: TableId, seat: SeatNumber, data: JSONBody[AskBack], request: Asked, tables: TheTables, makers: TheMakers
) -> SeatTaken:
    """Ask for a seat whose key is lost; the secret opens it once all others agree."""
    check_rate(request, makers)
    actor = await tables.get(table_id)
    secret = await actor.ask_back(seat)
    return SeatTaken(actor.shown_info(), seat, secret)


@post("/api/tables/{table_id:str}/seats/{seat:int}/agree", tags=["tables"], status_code=200, responses=may_fail(403))
async def agree(
    table_id: TableId, seat: SeatNumber, data: JSONBody[Agree], tables: TheTables, authorization: Authorization = ""
) -> TableInfo:
    """Agree that who shows this code gets the seat back (somebody else at the table)."""
    return await (await tables.get(table_id)).agree(seat, data.code, secret_of(authorization))


@put("/api/tables/{table_id:str}/seats/{seat:int}", tags=["tables"], responses=may_fail(403))
async def change_seat(
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[ChangeSeat],
    tables: TheTables,
    authorization: Authorization = "",
) -> TableInfo:
    """Hand a seat to a bot, give it back, or free it (owner, or the seat's person)."""
    return await (await tables.get(table_id)).change(seat, data, secret_of(authorization))


@put("/api/tables/{table_id:str}/order", tags=["tables"], responses=may_fail(403))
async def keep_order(
    table_id: TableId, data: JSONBody[Order], tables: TheTables, authorization: Authorization = ""
) -> TableInfo:
    """Say who may watch and talk (owner)."""
    return await (await tables.get(table_id)).keep_order(data, secret_of(authorization))


@post("/api/tables/{table_id:str}/resign", tags=["tables"], status_code=200, responses=may_fail(403))
async def resign(
    table_id: TableId, data: JSONBody[VoteResign], tables: TheTables, authorization: Authorization = ""
) -> TableInfo:
    """Vote for ending the game without a result (a seat)."""
    return await (await tables.get(table_id)).vote(data.vote, secret_of(authorization))


@post(
    "/api/tables/{table_id:str}/seats/{seat:int}/resign",
    tags=["tables"],
    status_code=200,
    responses=may_fail(403, 409),
)
async def resign_seat(
    table_id: TableId, seat: FromPath[int], data: JSONBody[Resign], tables: TheTables, authorization: Authorization = ""
) -> TableInfo:
    """Give up (the seat's person)."""
    return await (await tables.get(table_id)).resign(seat, secret_of(authorization))


@post("/api/tables/{table_id:str}/rematch", tags=["tables"], responses=may_fail(403, 429))
async def rematch(
    table_id: TableId,
    data: JSONBody[PlayAgain],
    request: Asked,
    tables: TheTables,
    makers: TheMakers,
    authorization: Authorization = "",
) -> TableInfo:
    """Set up the same again; everybody's secrets open the same seats there. Without others it begins at once."""
    check_rate(request, makers)
    return (await tables.rematch(await tables.get(table_id), secret_of(authorization), data)).info()


@get(
    "/api/tables/{table_id:str}/record",
    tags=["replay"],
    media_type=MediaType.TEXT,
    responses=may_fail(403),
    response_headers=[ResponseHeader("Content-Disposition", documentation_only=True)],
)
async def show_record(table_id: TableId, tables: TheTables, authorization: Authorization = "") -> Response[str]:
    """The record; `ophir verify` checks it. Until the game is over it is sealed: without seed and others' secrets."""
    text = await tables.record(table_id, secret_of(authorization))
    name = f'attachment; filename="ophir-{table_id}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"Content-Disposition": name})


@post("/api/records", tags=["replay"], responses=may_fail(429))
async def upload_record(
    data: JSONBody[UploadRecord], request: Asked, tables: TheTables, makers: TheMakers, bringers: TheBringers
) -> TableCreated:
    """A table from a record: to look at if it is finished, to play on if not."""
    check_rate(request, makers, bringers)
    return await tables.upload(data)


@get("/api/tables/{table_id:str}/replay", tags=["replay"], responses=may_fail(403))
async def show_replay(table_id: TableId, tables: TheTables, authorization: Authorization = "") -> Replay:
    """All moves and the scores after each, as the reader may know them."""
    actor = await tables.get(table_id)
    secret = secret_of(authorization)
    seat = actor.reader(secret)
    table, info = actor.read_by(secret)
    return await aside(whole_game, table, info, seat)


@get("/api/tables/{table_id:str}/at/{move:int}", tags=["replay"], responses=may_fail(403))
async def show_position(
    table_id: TableId,
    move: Annotated[int, PathParameter(ge=0, le=100_000, description="So many moves were made.")],
    tables: TheTables,
    seat: Annotated[int | None, QueryParameter(ge=-1, le=15, description="From which seat; -1 is a spectator.")] = None,
    authorization: Authorization = "",
) -> PositionAt:
    """The position after so many moves."""
    actor = await tables.get(table_id)
    secret = secret_of(authorization)
    return await aside(position_at, actor.read_by(secret)[0], move, actor.reader(secret), seat)


@get("/api/tables/{table_id:str}/steps/{move:int}", tags=["replay"], responses=may_fail(403))
async def show_steps(
    table_id: TableId,
    move: Annotated[int, PathParameter(ge=0, le=100_000, description="The move that led there.")],
    tables: TheTables,
    seat: Annotated[int | None, QueryParameter(ge=-1, le=15, description="From which seat; -1 is a spectator.")] = None,
    authorization: Authorization = "",
) -> StepsTo:
    """The positions on the way of one move: what an automaton did before somebody was asked again."""
    actor = await tables.get(table_id)
    secret = secret_of(authorization)
    return await aside(steps_to, actor.read_by(secret)[0], move, actor.reader(secret), seat)


@post("/api/tables/{table_id:str}/comments", tags=["replay"], status_code=200, responses=may_fail(403))
async def write_comment(
    table_id: TableId, data: JSONBody[WriteComment], tables: TheTables, authorization: Authorization = ""
) -> Replay:
    """Write on a move of a game that is over (a seat); the record keeps it."""
    actor = await tables.get(table_id)
    secret = secret_of(authorization)
    await actor.comment(data, secret)
    return await aside(whole_game, actor.table, actor.info(), actor.reader(secret))


@post("/api/tables/{table_id:str}/branch", tags=["replay"], responses=may_fail(403, 429))
async def play_on(
    table_id: TableId,
    data: JSONBody[PlayOn],
    request: Asked,
    tables: TheTables,
    makers: TheMakers,
    authorization: Authorization = "",
) -> TableCreated:
    """Play on from an earlier position of a game that is over, at a new table."""
    check_rate(request, makers)
    actor = await tables.get(table_id)
    actor.reader(secret_of(authorization))  # raises if nobody may look on here
    return await tables.branch(actor, data)


@get("/health", tags=["server"], responses={503: ResponseSpec(Problem, description="Nothing can be written.")})
async def health(host: TheHost) -> dict[str, str]:
    """Is the server alive, and could it write a move now?"""
    await host.check()
    return {"status": "ok"}


@get("/metrics", tags=["server"], media_type=MediaType.TEXT, responses=may_fail(403))
async def show_metrics(request: Asked, tables: TheTables, metrics: TheMetrics) -> str:
    """Figures for Prometheus, for the addresses that the host named."""
    if address_of(request) not in metrics.readers:
        raise NotYours("Only the host may read this; `ophir serve --metrics-for ADDRESS` lets an address in.")
    return metrics.text(Counter(actor.table.status for actor in tables.actors.values()))


ROUTES = [
    list_games,
    show_game,
    show_texts,
    show_texts_at_table,
    show_tutorial,
    start_tutorial,
    show_house,
    list_tables,
    create_table,
    show_table,
    show_game_of,
    show_words,
    show_usual_words,
    start_table,
    take_seat,
    ask_back,
    agree,
    change_seat,
    keep_order,
    resign,
    resign_seat,
    rematch,
    show_record,
    upload_record,
    show_replay,
    show_position,
    show_steps,
    write_comment,
    play_on,
    health,
    show_metrics,
]
