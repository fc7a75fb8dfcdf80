"""What a browser may keep goes out packed, and is not sent again while it is the same."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from ophir.engine.texts import LANGUAGES
from ophir.games import GAMES
from ophir.server.catalogue import MESSAGE
from ophir.server.pages import Client
from tests.server.table_talk import Site


@pytest.fixture(scope="module")
def addresses(site: Site) -> list[str]:
    table = site.create("human", "greedy").id
    kinds = ("", "/kingdom", "/kingdom/texts/es", "/kingdom/words/es", "/kingdom/tutorial")
    games = [f"/api/games{kind}" for kind in kinds]
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


def test_a_table_gets_the_words_that_it_says_at_once(site: Site) -> None:
    whole = site.http.get("/api/games/kingdom/texts/es").text
    first = site.http.get("/api/games/kingdom/texts/es/table").text
    assert len(first) < len(whole) * 0.7
    assert "\nevent-placed =" in first
    for later in ("tutorial", "option", "feature", "error"):
        assert f"\n{later}-" in whole, "it comes with the whole"
        assert f"\n{later}-" not in first
    assert "\nrules-setup-text = (Reglas 2)\n" in first, "a rule's link finds its page by its sections"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_who_reads_rules_without_a_table_gets_every_figure_in_them(game: str, language: str, site: Site) -> None:
    text = site.http.get(f"/api/games/{game}/texts/{language}").text
    said = [found for found in MESSAGE.finditer(text) if found["id"].startswith(("rules-", "ruling-"))]
    figures = site.ask("GET", f"/api/games/{game}/words/{language}")["figures"]
    used = {name for found in said for name in re.findall(r"\$(\w+)", found[0])}
    assert used, "rules have figures"
    assert used <= set(figures)


def test_a_table_is_not_told_what_only_readers_of_the_data_want(site: Site) -> None:
    address = f"/api/tables/{site.create('human', 'greedy').id}/game"
    assert site.ask("GET", address)["game"]["abouts"] == {}
    assert not re.search(r'"(note|ref2?|source_\w+)":', site.http.get(address).text)
    assert '"source":' in site.http.get(address).text, "what a card rests on is shown with it"
    assert site.ask("GET", "/api/games")["games"][0]["abouts"]["es"]


def test_a_file_of_the_page_goes_out_as_it_was_packed_when_built(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/page.js").write_bytes(b"let page = 1;")
    (tmp_path / "assets/page.js.br").write_bytes(b"packed")
    page = Client(tmp_path).find("/assets/page.js")
    assert page is not None
    assert page.packed_for("gzip, deflate, br, zstd") == ("br", b"packed")
    assert page.packed_for("gzip;q=1.0")[0] == "gzip"
    assert page.packed_for("identity") == ("", b"let page = 1;")
    assert Client(tmp_path).find("/assets/page.js.br") is None


def test_what_is_no_page_of_its_own_needs_no_policy_of_one(site: Site) -> None:
    answer = site.http.get("/api/games")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in answer.headers
    assert "content-security-policy" in site.http.get("/").headers


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
