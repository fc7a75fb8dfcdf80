"""What a second attack with the source at hand found: as a cheating guest, a malicious owner, a busy address."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from ophir.server import aside as beside
from ophir.server.app import make_app
from ophir.server.host import Host
from ophir.server.trouble import TooMany
from tests.server.table_talk import Site, serving


@pytest.mark.parametrize("others", [("human",), ("greedy",)])
def test_an_owner_can_not_let_others_come_to_a_table_that_he_set_up_for_himself(site: Site, others: list[str]) -> None:
    """Such a table may have his own seed, hints that nobody hears of, and windows that tell."""
    made = site.create("human", *others, seed="known to the owner")
    problem = site.ask("PUT", f"/api/tables/{made.id}/seats/1", {"kind": "open"}, made.owner, status=409)
    assert problem["code"] == "not-for-others"
    assert site.ask("POST", f"/api/tables/{made.id}/seats/1/take", {}, status=409)["code"] == "seat-not-open"


def test_a_rematch_is_a_new_table_and_counts_as_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ophir.server.app.TABLES_AT_ONCE", 3.0)
    monkeypatch.setattr("ophir.server.app.TABLES_A_MINUTE", 0.0)
    with serving(make_app(tmp_path, frozenset({"127.0.0.1"}), workers=1)) as site:
        made = site.create("human", "human")
        made.start()
        id, codes = made.id, []
        for _ in range(3):
            for secret in made.secrets.values():
                site.ask("POST", f"/api/tables/{id}/resign", {}, secret)
            headers = {"Authorization": f"Bearer {made.secrets[0]}"}
            body = {"secrets": list(made.secrets.values())}
            answer = site.http.post(f"/api/tables/{id}/rematch", json=body, headers=headers)
            codes.append(answer.status_code)
            id = answer.json().get("id", id)
    assert codes == [201, 201, 429]


def test_many_lines_of_one_address_are_heard_more_slowly_and_nothing_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ophir.server.app.MESSAGES_OF_ALL", 30.0)
    monkeypatch.setattr("ophir.server.app.MESSAGES_A_MINUTE", 1200.0)
    with serving(make_app(tmp_path, frozenset({"127.0.0.1"}), workers=1)) as site:
        made = site.create("human", "human")
        made.start()
        lines = [site.join(made.id) for _ in range(5)]
        for line in lines:
            line.hear_type("state")
        began = time.monotonic()
        refs = [[line.say(type="look", seat=-1) for _ in range(12)] for line in lines]
        for line, numbers in zip(lines, refs, strict=True):
            assert {line.answer(ref)["type"] for ref in numbers} == {"ack"}
        # 60 messages, 30 at once and 20 a second.
        assert time.monotonic() - began > 1
        for line in lines:
            line.close()


def test_a_banned_house_does_not_come_in_by_the_address_next_to_it() -> None:
    host = Host(SimpleNamespace(), SimpleNamespace())  # type: ignore[arg-type]  # neither is asked
    host.ban("2001:db8:1:2::3", 5)
    assert host.is_banned("2001:db8:1:2:ffff::1")
    assert not host.is_banned("2001:db8:1:3::3")
    host.ban("2001:db8:1:2::3", 0)
    assert not host.is_banned("2001:db8:1:2:ffff::1")


def test_only_so_many_wait_for_what_takes_some_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asyncio.run(beside.aside(int, "7")) == 7
    monkeypatch.setattr(beside, "ASIDE_WAITING", 0)
    with pytest.raises(TooMany):
        asyncio.run(beside.aside(int, "7"))
