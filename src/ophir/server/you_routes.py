"""What a person asks over HTTP about himself. `people` does the work."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import HeaderParameter, JSONBody, PathParameter, QueryParameter

from ophir.server.limits import MOST_RESULTS, ByAddress
from ophir.server.people import People
from ophir.server.protocol import (
    Arrive,
    Arrived,
    AskNotices,
    KeepKeys,
    Kept,
    MoveCode,
    Nothing,
    NoticesInfo,
    You,
)
from ophir.server.routes import Asked, TheMakers, address_of, check_rate, may_fail, secret_of
from ophir.server.trouble import TooFast

ThePeople = NamedDependency[People]
TheBringers = NamedDependency[ByAddress]
TheGuessers = NamedDependency[ByAddress]
TheCoders = NamedDependency[ByAddress]
TheAskers = NamedDependency[ByAddress]
ChannelId = Annotated[str, PathParameter(max_length=32, description="One of the ways.")]
Token = Annotated[str, PathParameter(max_length=64, description="What stands in the link of a notice.")]
Itself = Annotated[
    str,
    HeaderParameter(name="Authorization", max_length=200, required=False, description="`Bearer` and one's own secret."),
]


@get("/api/you", tags=["you"], responses=may_fail(401))
async def show_you(
    people: ThePeople,
    games: Annotated[int, QueryParameter(ge=0, le=MOST_RESULTS, description="So many results, the latest first.")] = 12,
    authorization: Itself = "",
) -> You:
    """What is remembered of a person: tables that go on, results, ratings."""
    return await people.show(secret_of(authorization), games)


@post("/api/you/keys", tags=["you"], status_code=200, responses=may_fail(401, 429))
async def keep_keys(
    people: ThePeople, data: JSONBody[KeepKeys], request: Asked, makers: TheMakers, authorization: Itself = ""
) -> Kept:
    """Remember keys to seats for a person; those that open nothing are passed over."""
    return Kept(await people.keep(secret_of(authorization), data, lambda: check_rate(request, makers)))


@get("/api/you/records", tags=["you"], media_type="application/zip", responses=may_fail(401, 429))
async def show_records(
    people: ThePeople, request: Asked, bringers: TheBringers, authorization: Itself = ""
) -> Response[bytes]:
    """All one's records and results in one file."""
    if not bringers.take(address_of(request)):
        raise TooFast("So much asked for from one address; wait a minute.")
    body = await people.records(secret_of(authorization))
    named = {"Content-Disposition": 'attachment; filename="ophir-records.zip"'}
    return Response(body, media_type="application/zip", headers=named)


@post("/api/you/code", tags=["you"], responses=may_fail(401, 429))
async def make_code(
    people: ThePeople, data: JSONBody[Nothing], request: Asked, coders: TheCoders, authorization: Itself = ""
) -> MoveCode:
    """A code that brings a person to another browser, once."""
    if not coders.take(address_of(request)):
        raise TooFast("So many codes from one address; wait a minute.")
    return await people.code(secret_of(authorization))


@post("/api/you/arrive", tags=["you"], status_code=200, responses=may_fail(401, 429))
async def arrive(
    people: ThePeople, data: JSONBody[Arrive], request: Asked, guessers: TheGuessers, authorization: Itself = ""
) -> Arrived:
    """Become the person behind a code; who shows a secret of his own brings along what is remembered under it."""
    if not guessers.take(address_of(request)):
        raise TooFast("So many codes from one address; wait a minute.")
    return Arrived(await people.arrive(data.code, secret_of(authorization)))


@delete("/api/you", tags=["you"], status_code=204, responses=may_fail(401))
async def forget_you(people: ThePeople, authorization: Itself = "") -> None:
    """Erase what is remembered of a person, and the tables at which nobody else sat."""
    await people.forget(secret_of(authorization))


@get("/api/you/notices", tags=["you"], responses=may_fail(401))
async def show_notices(people: ThePeople, authorization: Itself = "") -> NoticesInfo:
    """How a person is told that it is his turn."""
    return people.notices(secret_of(authorization))


@post("/api/you/notices", tags=["you"], status_code=200, responses=may_fail(401, 429))
async def ask_notices(
    people: ThePeople, data: JSONBody[AskNotices], request: Asked, askers: TheAskers, authorization: Itself = ""
) -> NoticesInfo:
    """Be told by one way more."""
    if not askers.take(address_of(request)):
        raise TooFast("So much asked for from one address; wait a minute.")
    # A page says where it is from, and the door has looked at that; a program may not.
    base = request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"
    return await people.ask_notices(secret_of(authorization), data, base)


@delete("/api/you/notices/{channel:str}", tags=["you"], status_code=204, responses=may_fail(401))
async def drop_notices(people: ThePeople, channel: ChannelId, authorization: Itself = "") -> None:
    """Be told nothing that way any more."""
    await people.drop_notices(secret_of(authorization), channel)


@post("/api/you/notices/{channel:str}/try", tags=["you"], status_code=200, responses=may_fail(401, 429))
async def try_notices(
    people: ThePeople,
    channel: ChannelId,
    data: JSONBody[Nothing],
    request: Asked,
    askers: TheAskers,
    authorization: Itself = "",
) -> NoticesInfo:
    """Send a try; of a mail address that is not confirmed yet, the question again."""
    if not askers.take(address_of(request)):
        raise TooFast("So much asked for from one address; wait a minute.")
    return await people.try_notices(secret_of(authorization), channel)


@post("/api/notices/stop/{token:str}", tags=["you"], status_code=204, responses=may_fail())
async def stop_notices(people: ThePeople, token: Token) -> None:
    """End the way by which a notice came, for whoever has its link; programs that read mail do it with one click."""
    await people.herald.stop(token)


@post("/api/notices/confirm/{token:str}", tags=["you"], status_code=204, responses=may_fail())
async def confirm_notices(people: ThePeople, token: Token) -> None:
    """A mail address is right, and its owner wants to be told."""
    await people.herald.confirm(token)


YOU_ROUTES = [
    show_you,
    keep_keys,
    show_records,
    make_code,
    arrive,
    forget_you,
    show_notices,
    ask_notices,
    drop_notices,
    try_notices,
    stop_notices,
    confirm_notices,
]
