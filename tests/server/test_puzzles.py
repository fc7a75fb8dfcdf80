"""The shipped puzzles over HTTP."""

from __future__ import annotations

from tests.server.table_talk import Site


def test_the_puzzle_of_a_day_is_shown_with_its_position_and_played_on(site: Site) -> None:
    of = site.ask("GET", "/api/puzzles/day/2026-11-18")
    assert of in site.ask("GET", "/api/puzzles")["puzzles"]
    where = f"/api/puzzles/{of['game']}/{of['number']}"
    shown = site.ask("GET", where)
    assert shown["state"]["seat"] == shown["state"]["to_move"] == of["seat"]
    open_ones = {choice["text"] for choice in shown["state"]["choices"] if not choice.get("closed")}
    assert open_ones == {option["action"] for option in shown["options"]}
    assert set(site.ask("GET", f"{where}/words/es")) == {"names", "figures", "about", "signs"}
    seats = [{"kind": "human" if seat == of["seat"] else "bot", "bot": "greedy"} for seat in range(of["seats"])]
    made = site.ask("POST", f"{where}/play", {"seats": [{**one, "bot": one["bot"]} for one in seats]})
    assert made["table"]["to_move"] == of["seat"]
    assert made["secrets"][0]["seat"] == of["seat"]


def test_a_day_or_puzzle_that_is_none_is_refused(site: Site) -> None:
    assert site.ask("GET", "/api/puzzles/day/tomorrow", status=404)["code"] == "unknown-puzzle"
    assert site.ask("GET", "/api/puzzles/kingdom/9999", status=404)["code"] == "unknown-puzzle"
    assert site.ask("GET", "/api/puzzles/chess/1", status=404)["code"] == "unknown-game"
