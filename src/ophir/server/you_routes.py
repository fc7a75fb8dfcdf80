"""What a person asks over HTTP about himself. `people` does the work."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import HeaderParameter, JSONBody, QueryParameter

from ophir.server.limits import MOST_RESULTS, ByAddress
from ophir.server.people import People
from ophir.server.protocol import Arrive, Arrived, KeepKeys, Kept, MoveCode, Nothing, You
from ophir.server.routes import Asked, TheMakers, address_of, check_rate, may_fail, secret_of
from ophir.server.trouble import TooFast

ThePeople = NamedDependency[People]
TheBringers = NamedDependency[ByAddress]
TheGuessers = NamedDependency[ByAddress]
TheCoders = NamedDependency[ByAddress]
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


YOU_ROUTES = [show_you, keep_keys, show_records, make_code, arrive, forget_you]
