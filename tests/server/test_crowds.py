"""One person can't stop the rest: spectators, chatterers, those who read nothing, and those who never decide."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ophir.engine.matches import Match
from ophir.games import game
from ophir.server import limits, lines
from ophir.server.app import make_app
from ophir.server.audience import Listener
from ophir.server.limits import LINES_A_SEAT, SPECTATORS_AN_ADDRESS, SPECTATORS_TALK, UNSENT_SIZE, household
from tests.server.table_talk import Browser, Made, Site, serving


@pytest.fixture
def browsers() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def came(stack: ExitStack, browser: Browser) -> Browser:
    stack.callback(browser.close)
    browser.hear_type("joined", "refused")
    return browser


def test_spectators_leave_players_their_places(site: Site, browsers: ExitStack) -> None:
    made = site.create("human", "human")
    crowd = [came(browsers, site.join(made.id)) for _ in range(SPECTATORS_AN_ADDRESS + 2)]
    assert [browser.heard[0].count('"too-many-watch"') for browser in crowd][-3:] == [0, 1, 1]
    assert '"joined"' in came(browsers, made.join(0)).heard[0]


def test_a_full_house_of_spectators_leaves_players_their_places(
    site: Site, browsers: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ophir.server.actor.MOST_SPECTATORS", 2)
    made = site.create("human", "human")
    crowd = [came(browsers, site.join(made.id)) for _ in range(3)]
    assert '"too-many-watch"' in crowd[2].heard[0]
    assert '"joined"' in came(browsers, made.join(1)).heard[0]


def test_one_more_line_of_a_seat_ends_its_oldest(site: Site, browsers: ExitStack) -> None:
    made = site.create("human", "human")
    own = [came(browsers, made.join(0)) for _ in range(LINES_A_SEAT + 1)]
    with pytest.raises(ConnectionClosed):
        own[0].hear_type("nothing")
    for browser in (own[1], own[-1]):
        assert browser.answer(browser.say(type="ping"))["type"] == "pong"


def test_lines_are_limited_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, browsers: ExitStack) -> None:
    monkeypatch.setattr("ophir.server.security.LINES_AN_ADDRESS", 3)
    with serving(make_app(tmp_path, frozenset({"127.0.0.1"}), workers=1)) as site:
        made = site.create("human", "human")
        for _ in range(3):
            came(browsers, made.join(0))
        with pytest.raises(Exception, match="403"):
            made.join(0)


def test_requests_are_limited_by_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ophir.server.security.REQUESTS_AT_ONCE", 3.0)
    monkeypatch.setattr("ophir.server.security.REQUESTS_A_MINUTE", 0.0)
    with serving(make_app(tmp_path, frozenset({"127.0.0.1"}), workers=1)) as site:
        answers = [site.http.get("/api/games") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert answers[-1].json()["code"] == "too-fast"


def test_all_addresses_of_a_household_are_one() -> None:
    assert household("2001:db8::1") == household("2001:db8:0:0:ffff::2") != household("2001:db8:0:1::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") != household("192.0.2.2")
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("odd:one") == "odd:one"


def test_nameless_spectators_can_not_use_up_the_chat(site: Site, browsers: ExitStack) -> None:
    made = site.create("human", "human")
    stranger = came(browsers, site.join(made.id))
    answers = [stranger.answer(stranger.say(type="say", text="spam")) for _ in range(int(SPECTATORS_TALK) + 3)]
    assert {answer.get("code") for answer in answers[-2:]} == {"too-fast"}
    player = came(browsers, made.join(0))
    assert player.answer(player.say(type="say", text="hello", seat=0))["type"] == "ack"


def test_spectators_have_a_share_of_the_chat_and_players_theirs(
    site: Site, browsers: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ophir.server.actor.CHAT_OF_SPECTATORS", 2)
    made = site.create("human", "human")
    stranger = came(browsers, site.join(made.id))
    answers = [stranger.answer(stranger.say(type="say", text="spam")) for _ in range(3)]
    assert [answer.get("code") for answer in answers] == [None, None, "talked-enough"]
    player = came(browsers, made.join(0))
    assert player.answer(player.say(type="say", text="hello", seat=0))["type"] == "ack"


def test_what_waits_for_a_slow_line_is_bounded_whatever_its_size() -> None:
    listener = Listener(frozenset())
    for _ in range(300):
        listener.send("x" * 50_000)
    assert listener.cut
    assert len(listener.unsent) * 50_000 <= UNSENT_SIZE


def wild(made: Made, path: str) -> socket.socket:
    """A line that is opened by hand, and reads nothing."""
    line = socket.create_connection(("127.0.0.1", made.site.port), 10)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    line.sendall(head.encode() + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n")
    assert line.recv(4096).startswith(b"HTTP/1.1 101")
    return line


def test_a_line_that_pings_and_reads_nothing_is_cut(site: Site) -> None:
    made = site.create("human", "human")
    line = wild(made, f"/api/tables/{made.id}/live")
    pings = (b"\x89\xfd\0\0\0\0" + b"x" * 125) * 1000
    taken = 0
    line.settimeout(3)
    with contextlib.suppress(OSError):  # cut, or no longer read
        while taken < 40_000_000:
            taken += line.send(pings)
    line.close()
    assert taken < 40_000_000


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: 127",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{",
    ],
)
def test_half_open_connections_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(lines, "REQUEST_WITHIN", 0.6)
    with (
        serving(make_app(tmp_path, frozenset({"127.0.0.1"}), workers=1)) as site,
        socket.create_connection(("127.0.0.1", site.port), 10) as line,
    ):
        line.sendall(begun)
        line.settimeout(10)
        with contextlib.suppress(ConnectionResetError):
            while line.recv(4096):
                pass
        assert site.http.get("/api/games").is_success


def test_a_whole_request_may_take_its_time(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "REQUEST_WITHIN", 1.0)
    assert site.http.get("/api/games").is_success
    time.sleep(0.7)
    assert site.http.get("/api/games").is_success


def test_acting_and_undoing_without_end_ends(site: Site, browsers: ExitStack, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ophir.server.live.MESSAGES_AT_ONCE", 1000.0)
    made = site.create("human", "human", seed="7")
    made.start()
    browser = came(browsers, made.join(0, 1))
    browser.hear_type("state")
    mover = browser.state["to_move"]
    codes: set[str] = set()
    for _ in range(limits.UNDONE_FREE + limits.UNDONE_A_MOVE + 1):
        assert browser.act(mover, browser.open_actions()[0])["type"] == "ack"
        browser.hear_type("state")
        answer = browser.answer(browser.say(type="undo", seat=mover, version=browser.state["version"], count=1))
        if answer["type"] == "refused":
            codes.add(answer["code"])
            break
        browser.hear_type("state")
    assert codes == {"undone-enough"}
    fresh = site.join(made.id)
    browsers.callback(fresh.close)
    fresh.hear_type("state")
    *undone, last = [line["undone"] for line in fresh.log]
    assert all(undone)
    assert 0 < len(undone) <= limits.UNDONE_SHOWN
    assert not last


def test_undo_is_the_position_before_whoever_acted_and_took_back() -> None:
    match = Match.new(game("kingdom"), 3, seed=7)
    positions = [match.position.to_json()]
    for _ in range(40):
        match.play(match.position.legal()[0])
        positions.append(match.position.to_json())
    assert match.at(40).to_json() == match.position.to_json()
    while match.played and match.undoable(match.played[-1].seat):
        match.undo()
        assert match.position.to_json() == positions[len(match.played)] == match.at(len(match.played)).to_json()


def test_nobody_fills_the_log_by_changing_things_to_and_fro(
    site: Site, browsers: ExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ophir.server.actor.ARRANGED", 4)
    made = site.create("human", "human")
    browser = came(browsers, made.join(0))
    answers = [browser.answer(browser.say(type="settings", pace=pace)) for pace in (100, 100, 200, 300, 400, 500, 600)]
    # The same once more is no change.
    assert [answer["type"] for answer in answers] == ["ack"] * 5 + ["refused"] * 2
    assert answers[-1]["code"] == "arranged-enough"


def test_whoever_voted_to_and_fro_can_still_vote_for_the_end(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ophir.server.actor.ARRANGED", 2)
    made = site.create("human", "human")
    made.start()
    for vote, status in ((True, 200), (False, 200), (True, 200), (False, 409)):
        site.ask("POST", f"/api/tables/{made.id}/resign", {"vote": vote}, made.secrets[0], status=status)
