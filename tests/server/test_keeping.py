"""What a browser may keep goes out packed, and is not sent again while it is the same."""

from __future__ import annotations

import gzip

import pytest

from tests.server.table_talk import Site


@pytest.fixture(scope="module")
def addresses(site: Site) -> list[str]:
    table = site.create("human", "greedy").id
    games = ["/api/games", "/api/games/kingdom", "/api/games/kingdom/texts/es", "/api/games/kingdom/tutorial"]
    return [*games, f"/api/tables/{table}/game", f"/api/tables/{table}/words/es"]


def test_games_and_texts_are_packed_and_asked_about(site: Site, addresses: list[str]) -> None:
    for address in addresses:
        plain = site.http.get(address, headers={"Accept-Encoding": "identity"})
        with site.http.stream("GET", address, headers={"Accept-Encoding": "gzip"}) as packed:
            raw = b"".join(packed.iter_raw())
        assert packed.headers["content-encoding"] == "gzip"
        assert gzip.decompress(raw) == plain.content
        assert len(raw) < len(plain.content) / 2
        again = site.http.get(address, headers={"If-None-Match": packed.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_what_holds_a_secret_is_not_packed(site: Site) -> None:
    wish = {"game": "kingdom", "seats": [{"kind": "human"}, {"kind": "human"}]}
    made = site.http.post("/api/tables", json=wish, headers={"Accept-Encoding": "gzip"})
    assert made.json()["secrets"]
    assert "content-encoding" not in made.headers


def test_what_is_wrong_is_said_as_ever(site: Site) -> None:
    answer = site.http.get("/api/games/nothing", headers={"Accept-Encoding": "gzip"})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")
    assert "etag" not in answer.headers


def test_texts_hold_each_message_once_and_lack_none(site: Site) -> None:
    ids = {
        language: [
            line.partition(" =")[0]
            for line in site.http.get(f"/api/games/temple/texts/{language}").text.splitlines()
            if line[:1].isalpha() and " =" in line
        ]
        for language in ("en", "es")
    }
    assert set(ids["es"]) >= set(ids["en"])
    assert len(ids["es"]) < len(set(ids["es"])) * 1.05, "no second language beside the first"
