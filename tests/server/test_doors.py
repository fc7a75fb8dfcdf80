"""Who may come in: other sites, odd hosts, proxies, deep data; and what people may call themselves."""

from __future__ import annotations

import gc
import logging
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from ophir.server.app import make_app
from ophir.server.names import cleaned, told_apart
from ophir.server.security import HEADERS
from ophir.server.store import Store
from ophir.server.store.sqlite import SQLiteStore
from ophir.server.trouble import NotSaved
from tests.server.table_talk import Site, serving

TWO = {"game": "kingdom", "seats": [{"kind": "human"}, {"kind": "human"}]}


def raw(site: Site, request: bytes) -> bytes:
    """What a request that no library would send is answered."""
    with socket.create_connection(("127.0.0.1", site.port), 10) as line:
        line.sendall(request)
        line.settimeout(10)
        heard = b""
        while part := line.recv(65536):
            heard += part
    return heard


@pytest.mark.parametrize(
    "origin", ["https://elsewhere.example", "null", "http://[", "https://127.0.0.1.elsewhere.example"]
)
def test_a_page_of_another_site_can_not_set_up_tables(site: Site, origin: str) -> None:
    answer = site.http.post("/api/tables", json=TWO, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-origin")


def test_our_own_page_and_programs_can(site: Site) -> None:
    assert site.http.post("/api/tables", json=TWO, headers={"Origin": f"http://127.0.0.1:{site.port}"}).is_success
    assert site.http.post("/api/tables", json=TWO).is_success


def test_a_form_of_another_site_can_not_send_what_looks_like_json(site: Site) -> None:
    text = '{"game": "kingdom", "seats": [{"kind": "human"}, {"kind": "human"}]}'
    answer = site.http.post("/api/tables", content=text, headers={"Content-Type": "text/plain"})
    assert (answer.status_code, answer.json()["code"]) == (415, "wrong-kind")


@pytest.mark.parametrize("host", [b"[", b"", b"elsewhere.example", b"[::1", b"127.0.0.1\xff"])
def test_an_odd_host_is_refused_with_all_headers(site: Site, host: bytes) -> None:
    heard = raw(site, b"GET /api/games HTTP/1.1\r\nHost: " + host + b"\r\nConnection: close\r\n\r\n")
    assert heard.startswith(b"HTTP/1.1 4"), heard[:100]
    if b"wrong-host" in heard:
        assert all(name + b": " + value in heard for name, value in HEADERS)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"game": ' * 50_000, '{"options": ' + "[" * 20_000])
def test_deep_data_is_refused(site: Site, text: str) -> None:
    answer = site.http.post("/api/tables", content=text, headers={"Content-Type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-request")


class Full(SQLiteStore):
    """A disk without space."""

    async def append(self, table: str, sequence: int, body: bytes, status: str = "") -> None:
        raise NotSaved(f"{self.path} can't be used (full): free some space on the disk.", reason="full")


def test_an_error_shows_no_path_of_the_server(tmp_path: Path) -> None:
    store: Store = Full(tmp_path)
    with serving(make_app(store=store, hosts=frozenset({"127.0.0.1"}), workers=1)) as site:
        answer = site.http.post("/api/tables", json=TWO)
    assert answer.json()["code"] == "not-saved"
    assert str(tmp_path) not in answer.text
    assert "sqlite" not in answer.text


@pytest.fixture(scope="module", params=[frozenset({"127.0.0.1"}), frozenset()], ids=["known", "unknown"])
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, bool]]:
    """A server that knows the proxy on this machine, and one that does not."""
    app = make_app(
        tmp_path_factory.mktemp("data"), frozenset({"127.0.0.1", "games.example"}), workers=1, proxies=request.param
    )
    with serving(app) as site:
        yield site, bool(request.param)


def test_only_a_known_proxy_tells_who_asks(proxied: tuple[Site, bool]) -> None:
    site, known = proxied
    statuses = {
        site.http.post("/api/tables", json=TWO, headers={"X-Forwarded-For": f"198.51.100.7, 192.0.2.{n}"}).status_code
        for n in range(60)
    }
    assert (429 in statuses) is not known


def test_behind_a_known_proxy_the_origin_is_its_own_name(proxied: tuple[Site, bool]) -> None:
    site, known = proxied
    headers = {
        "X-Forwarded-For": "192.0.2.200",
        "X-Forwarded-Host": "games.example",
        "Origin": "https://games.example",
    }
    assert (site.http.post("/api/tables", json=TWO, headers=headers).status_code == 403) is not known


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ruth\n of  Moab ", "Ruth of Moab"),
        ("R\u200bu\u2060th\ufeff", "Ruth"),
        ("\u202ehtuR", "htuR"),
        ("Ruth\u0000\u0007\x9b", "Ruth"),
        ("\u3164\u2800", ""),
        ("R" + "\u0301" * 40 + "uth", "\u0154\u0301\u0301uth"),
        ("Señora Núñez", "Señora Núñez"),
    ],
)
def test_a_name_shows_all_that_it_is(given: str, shown: str) -> None:
    assert cleaned(given) == shown


@pytest.mark.parametrize("other", ["Ruth", "ruth", "R\u0075\u0301th", "Rutһ", "R u t h", "Ｒｕｔｈ"])  # noqa: RUF001  # lookalikes
def test_nobody_can_take_the_name_of_another_at_the_table(other: str) -> None:
    assert told_apart(other, ["Ruth"]).endswith(" (2)")
    assert told_apart("Naomi", ["Ruth"]) == "Naomi"


def test_names_are_told_apart_where_people_sit_down(site: Site) -> None:
    made = site.create("human", "open", "open")
    site.ask("PUT", f"/api/tables/{made.id}/seats/0", {"kind": "human", "name": "Ada"}, made.secrets[0])
    first = site.ask("POST", f"/api/tables/{made.id}/seats/1/take", {"name": "ADA\u200b"})
    second = site.ask("POST", f"/api/tables/{made.id}/seats/2/take", {"name": "Ada"})
    assert [player["name"] for player in second["table"]["players"]] == ["Ada", "ADA (2)", "Ada (3)"]
    assert first["seat"] == 1


def test_who_breaks_off_leaves_no_trace_in_the_log(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    made = site.create("human", "human")
    made.start()
    playing = made.join(0, 1)
    playing.hear_type("state")
    for _ in range(20):
        crowd = [site.join(made.id) for _ in range(5)]
        for watching in crowd:
            watching.hear_type("state")
        version, seat = playing.state["version"], playing.state["to_move"]
        playing.say(type="act", seat=seat, action=playing.open_actions()[0], version=version)
        for watching in crowd:
            watching.socket.socket.shutdown(socket.SHUT_RDWR)
        while playing.state["version"] == version:
            playing.hear_type("state")
    playing.close()
    assert site.ask("GET", f"/api/tables/{made.id}")["moves"] == 20
    gc.collect()  # a task whose error nobody looked at says so when it is collected
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
