"""Replay, records and playing on."""

from __future__ import annotations

import pytest

from ophir.bots import make_bot
from ophir.engine.errors import BadRecord
from ophir.engine.matches import Match
from ophir.engine.records import Record, read_record, verify
from ophir.games import game
from tests.server.table_talk import Site


def played(seats: int, moves: int, seed: str = "11") -> Record:
    """A record of so many moves between careless bots; 0: to the end."""
    match = Match.new(game("kingdom"), seats, seed=seed)
    bots = [make_bot("random", seat) for seat in range(seats)]
    while not match.position.over and (not moves or len(match.played) < moves):
        seat = match.position.to_move
        match.play(bots[seat].choose(match.position.view(seat)), seat)
    return match.record


@pytest.fixture(scope="module")
def finished() -> Record:
    return played(2, 0)


def test_a_finished_record_can_be_replayed_with_everything_open(site: Site, finished: Record) -> None:
    made = site.ask("POST", "/api/records", {"record": str(finished)})
    table = made["table"]
    assert table["status"] == "finished"
    replay = site.ask("GET", f"/api/tables/{table['id']}/replay")
    assert len(replay["moves"]) == len(finished.moves)
    assert not any(move["hidden"] for move in replay["moves"])
    assert [point["move"] for point in replay["chart"]] == list(range(len(finished.moves) + 1))
    assert replay["chart"][-1]["scores"] == finished.scores
    for point in replay["chart"]:
        assert [sum(sources.values()) for sources in point["sources"]] == point["scores"]
    middle = site.ask("GET", f"/api/tables/{table['id']}/at/20")
    assert middle["view"]["state"]["fortune"]["deck"] is not None
    assert "chance" not in middle["view"]
    last = site.ask("GET", f"/api/tables/{table['id']}/at/{len(finished.moves)}?seat=1")
    assert last["result"]["scores"] == finished.scores
    assert site.ask("GET", f"/api/tables/{table['id']}/at/99999", status=404)["code"] == "unknown-move"
    assert site.ask("GET", f"/api/tables/{table['id']}/record") == str(finished)


def test_an_unfinished_record_is_played_on(site: Site) -> None:
    record = played(3, 30)
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    made = site.ask("POST", "/api/records", {"record": str(record), "seats": seats})
    browser = site.join(made["table"]["id"], made["secrets"][0]["secret"])
    browser.hear_until(lambda message: message["type"] == "state" and message["to_move"] == 0)
    assert browser.state["moves"] >= 30
    assert browser.act(0, browser.open_actions()[0])["type"] == "ack"


def test_a_game_that_is_over_is_played_on_from_the_middle(site: Site, finished: Record) -> None:
    origin = site.ask("POST", "/api/records", {"record": str(finished)})["table"]["id"]
    seats = [{"kind": "human"}, {"kind": "human"}]
    made = site.ask("POST", f"/api/tables/{origin}/branch", {"move": 12, "seats": seats})
    assert made["table"]["moves"] == 12
    assert made["table"]["origin"] == origin
    assert made["table"]["status"] == "playing"
    too_few = {"move": 1, "seats": seats + seats}
    assert site.ask("POST", f"/api/tables/{origin}/branch", too_few, status=400)["code"] == "bad-seats"


def test_a_running_game_is_not_laid_open(site: Site) -> None:
    made = site.create("human", "human")
    made.start()
    path = f"/api/tables/{made.id}"
    body = {"move": 0, "seats": [{"kind": "human"}] * 2}
    assert site.ask("POST", f"{path}/branch", body, status=409)["code"] == "wrong-status"
    assert site.ask("GET", f"{path}/at/0?seat=1", None, made.secrets[0], status=403)["code"] == "not-yours"
    assert site.ask("GET", f"{path}/at/0", None, made.secrets[1])["seat"] == 1
    assert site.ask("GET", f"{path}/replay", None, "wrong", status=403)["code"] == "wrong-secret"


def test_a_game_played_on_has_other_chance_and_can_be_verified(site: Site, finished: Record) -> None:
    origin = site.ask("POST", "/api/records", {"record": str(finished)})["table"]["id"]
    seats = [{"kind": "bot", "bot": "random"}] * 2
    futures = set()
    for _ in range(2):
        made = site.ask("POST", f"/api/tables/{origin}/branch", {"move": 12, "seats": seats})
        assert not made["table"]["open_seed"]
        browser = site.join(made["table"]["id"], made["owner"])
        browser.say(type="settings", pace=0)
        browser.hear_until(lambda message: message["type"] == "state" and message["status"] == "finished")
        text = site.ask("GET", f"/api/tables/{made['table']['id']}/record")
        record = read_record(text)
        assert [str(move) for move in record.moves[:12]] == [str(move) for move in finished.moves[:12]]
        (at, seed), *_ = record.new_seeds
        assert at == 12
        assert seed not in "".join(browser.heard)
        verify(record, game("kingdom"))
        with pytest.raises(BadRecord):
            verify(read_record(text.replace(f"new-seed: {seed}", "new-seed: 1")), game("kingdom"))
        futures.add(seed)
    assert len(futures) == 2


def test_the_record_of_a_running_game_is_sealed(site: Site) -> None:
    made = site.create("human", "greedy", "greedy", seed="a-seed-to-hide")
    made.start()
    browser = made.join(0)
    for _ in range(40):
        browser.hear_until(lambda message: message["type"] == "state" and message["to_move"] == 0)
        browser.act(0, browser.open_actions()[0])
    path = f"/api/tables/{made.id}/record"
    for secret, reader in ((made.secrets[0], 0), ("", -1)):
        text = site.ask("GET", path, None, secret)
        assert "a-seed-to-hide" not in text
        assert "secret:" not in text
        record = read_record(text)
        assert not record.seed
        assert record.commitment
        private = game("kingdom").private_actions
        names = game("kingdom").seat_names
        for move in record.moves:
            assert move.action.split()[0] not in private or (reader >= 0 and move.seat == names[reader])
    assert site.ask("GET", path, None, "wrong", status=403)["code"] == "wrong-secret"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda text: "",
        lambda text: text[:-20],
        lambda text: text.replace("scores: ", "scores: 9"),
        lambda text: text.replace("ophir record 1", "ophir record 9"),
        lambda text: text.replace("place", "plaze", 1),
    ],
)
def test_a_damaged_record_is_refused_with_the_reason(site: Site, finished: Record, spoil: object) -> None:
    assert callable(spoil)
    problem = site.ask("POST", "/api/records", {"record": spoil(str(finished))}, status=400)
    assert problem["code"] == "bad-record"
    assert problem["values"]["reason"]


def test_a_record_of_other_rules_is_refused_with_both_versions(site: Site, finished: Record) -> None:
    other = str(finished).replace("rules: 1", "rules: 0")
    problem = site.ask("POST", "/api/records", {"record": other}, status=400)
    assert (problem["code"], problem["values"]) == ("other-rules", {"game": "kingdom", "rules": "0", "known": "1"})
