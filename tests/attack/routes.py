"""Hostile requests: every route that the server describes, with addresses, keys and bodies that nobody should send."""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple
from urllib.parse import quote, urlencode

import httpx

from ophir.games import GAMES
from tests.attack.odd import ODD, Json, bent

METHODS: Final = ("get", "post", "put", "delete", "patch")
DESCRIPTION: Final = "/api/schema/openapi.json"
JSON: Final = "application/json"
BUSY: Final = 503  # the one answer above 499 that is no mistake of the server


class Route(NamedTuple):
    """One thing that can be asked."""

    method: str
    path: str
    query: list[str]
    body: Json | None


class Prey:
    """The tables that requests are about, and the keys to them; nobody else plays there."""

    def __init__(self, tables: list[str], secrets: list[str]) -> None:
        self.known: dict[str, tuple[object, ...]] = {
            "table_id": (*tables, *tables, "gone"),
            "table": tuple(tables),
            "ids": (",".join(tables),),
            "secret": tuple(secrets),
            "game": tuple(GAMES),
            "language": ("en", "es", "xx"),
            "seat": (0, 1, 0, 1, 2, 15),
            "move": (0, 1, 5),
            "number": (1, 2, 3, 999),
            "day": ("2026-11-18", "2026-13-01"),
            "bot": ("novice", "greedy", "random"),
            "code": ("ABCD2345",),
            "pace": (0, 600),
            "record": ("ophir 1\ngame: kingdom\nseats: 2\n",),
        }
        self.secrets = secrets


async def routes_of(http: httpx.AsyncClient) -> tuple[list[Route], Json]:
    """What the server says can be asked, and the shapes of what is sent."""
    said: Json = (await http.get(DESCRIPTION)).raise_for_status().json()
    routes = []
    for path, ways in said["paths"].items():
        for method, told in ways.items():
            if method in METHODS:
                query = [one["name"] for one in told.get("parameters", []) if one["in"] == "query"]
                shape = told.get("requestBody", {}).get("content", {}).get(JSON, {}).get("schema")
                routes.append(Route(method.upper(), path, query, shape))
    return routes, said["components"]["schemas"]


def made_up(chance: random.Random, shape: Json, shapes: Json, prey: Prey, name: str = "") -> Any:
    """Something of this shape, which would be taken if it made sense."""
    if name in prey.known:
        return chance.choice(prey.known[name])
    if "$ref" in shape:
        shape = shapes[shape["$ref"].rpartition("/")[2]]
    if "oneOf" in shape:
        return made_up(chance, chance.choice(shape["oneOf"]), shapes, prey, name)
    if "enum" in shape:
        return chance.choice(shape["enum"])
    match shape.get("type"):
        case "object" if "properties" in shape:
            wanted = shape.get("required", [])
            return {
                field: made_up(chance, inner, shapes, prey, field)
                for field, inner in shape["properties"].items()
                if field in wanted or chance.random() < 0.3
            }
        case "object":
            return {"x": made_up(chance, shape["additionalProperties"], shapes, prey)} if chance.random() < 0.3 else {}
        case "array":
            return [made_up(chance, shape["items"], shapes, prey, name.removesuffix("s")) for _ in range(2)]
        case "integer":
            return chance.choice((0, 1, 7))
        case "boolean":
            return chance.random() < 0.5
        case "string":
            return "name"
        case _:
            return None


async def molest(http: httpx.AsyncClient, routes: list[Route], shapes: Json, prey: Prey, chance: random.Random) -> str:
    """One hostile request; returns the status of the answer, which must be one that a person can understand."""
    route = chance.choice(routes)
    path = route.path
    while "{" in path:
        name = path[path.index("{") + 1 : path.index("}")]
        usual = prey.known.get(name, ODD) if chance.random() < 0.85 else ODD
        path = path.replace(f"{{{name}}}", quote(str(chance.choice(usual))[:500], safe="", errors="replace"))
    if route.query and chance.random() < 0.5:
        given = {name: str(chance.choice((*prey.known.get(name, ()), *ODD))) for name in route.query}
        path += "?" + urlencode(given, errors="replace")
    headers = {}
    if chance.random() < 0.8:
        headers["Authorization"] = f"Bearer {chance.choice((*prey.secrets, 'x', 'y' * 40))}"
    content: str | bytes | None = None
    if route.body is not None or chance.random() < 0.1:
        body = made_up(chance, route.body or {"type": "object", "properties": {}}, shapes, prey)
        content = bent(chance, dict(body)) if chance.random() < 0.7 else bent(chance, {**body, "x": body})
        headers["Content-Type"] = JSON if chance.random() < 0.95 else "text/plain"
    if chance.random() < 0.03:
        headers["Origin"] = chance.choice(["http://elsewhere.example", "null", "[", "http://["])
    if isinstance(content, str):
        content = content.encode(errors="surrogatepass")
    try:
        answer = await http.request(route.method, path, content=content, headers=headers)
    except httpx.TransportError:  # it took longer than the server gives a request, on a machine with much else to do
        return "HTTP cut"
    said = f"{route.method} {path} {str(content)[:300]}: {answer.status_code} {answer.text[:300]}"
    assert answer.status_code < 500 or answer.status_code == BUSY, said
    assert answer.headers["x-content-type-options"] == "nosniff", said
    if answer.status_code >= 400:
        assert answer.json()["code"] != "server-error", said
        assert "Traceback" not in answer.text, said
        assert ".py" not in answer.text, said
    return f"HTTP {answer.status_code}"
