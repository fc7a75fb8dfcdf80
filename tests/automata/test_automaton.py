"""An automaton scores and can win but holds no chair: everything that looks at a game knows it by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from ophir.bots import make_bot
from ophir.bots.search import Search
from ophir.engine.chance import Chance
from ophir.engine.errors import BadOption, BadPosition, UnknownSeat
from ophir.engine.game import Outcome
from ophir.engine.records import load_record, read_record, verify
from ophir.engine.texts import Texts
from ophir.sim.ladder import climb
from ophir.sim.play import Result, play_game
from ophir.sim.runs import Plan, run
from tests.cli.terminal import ophir
from tests.server.table_talk import fresh_site
from tests.vineyard import GAME
from tests.vineyard.rules import VineyardTable


def lost_to_the_fox() -> Result:
    """A game of one person that the fox won."""
    played = (play_game(GAME, ["random"], str(seed), {"days": 2}, keep_record=True) for seed in range(99))
    return next(one for one in played if one.outcome.winners == [1])


def test_the_parties_are_the_seats_and_then_the_automata() -> None:
    assert GAME.new(1).parties == ("blue", "fox")
    assert GAME.new(2).parties == ("blue", "red", "fox")
    assert GAME.new(2, {"fox": False}).parties == ("blue", "red")
    assert GAME.new(2).scores == [0, 0, 0]
    assert list(GAME.new(1).to_json()["state"]["players"]) == ["blue", "fox"]


def test_nobody_decides_for_an_automaton_but_the_person_whom_the_rules_name() -> None:
    position = GAME.new(2, {"days": 9}, seed=1)
    asked = set()
    led = False
    while not position.over:
        asked.add(position.to_move)
        led = led or (position.turn, position.to_move) == (2, 0)
        position.apply(position.legal()[0])
    assert asked == {0, 1}
    assert led
    for seat in (2, "fox"):
        with pytest.raises(UnknownSeat):
            position.view(seat)


def test_an_automaton_plays_between_two_decisions_and_its_turn_is_told_as_its_own() -> None:
    position = GAME.new(1, seed=1)
    position.listen()
    position.play("pick south", "pick brook")
    told = [(event.id, event.seat) for event in position.events or []]
    assert told == [("event-picked", 0), ("event-ate", 1), ("event-rain", -1)]
    said = [Texts.of(position, language).event((position.events or [])[1]) for language in ("en", "es")]
    assert said == ["The Fox eats up the row along the wall: 3.", "El Zorro se come la hilera del muro: 3."]


def test_an_outcome_that_no_chair_won_is_told() -> None:
    outcome = Outcome([3, 8, 5], [3, 1, 2], [{}, {}, {}], ["autumn"], "")
    assert outcome.winners == [1]
    assert (outcome.why()["winner_seat"], outcome.why()["score"], outcome.why()["other"]) == ([1], 8, 5)
    assert (outcome.ahead(0, 2), outcome.ahead(2, 0), outcome.ahead(1, 1)) == (0.0, 1.0, 0.5)


def test_prospects_are_shared_among_all_parties() -> None:
    position = GAME.new(1, seed=3)
    while not position.over:
        shares = GAME.prospects(position)
        assert len(shares) == 2
        assert sum(shares) == pytest.approx(1.0)
        position.apply(position.legal()[-1])
    assert sorted(GAME.prospects(position)) in ([0.0, 1.0], [0.5, 0.5])


@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts:60"])
def test_every_bot_plays_alone_against_an_automaton(bot: str) -> None:
    outcome = play_game(GAME, [bot], "4").outcome
    assert len(outcome.scores) == 2
    assert outcome.winners


def test_a_search_looks_after_the_seat_and_not_after_the_automaton() -> None:
    """One pick is left: what the person does not take, the fox eats."""
    position = GAME.new(1, {"days": 2}, seed=2)
    assert isinstance(position, VineyardTable)
    while (position.day, len(position.stack)) != (1, 3):
        position.apply(position.legal()[0])
    search = Search(position.view(0), Chance(1))
    search.run(200)
    best = position.actions[search.report()[0].action].text
    fullest = max(position.ripe(), key=lambda row: position.fruit[row])
    assert best == f"pick {position.box.row_ids[fullest]}"
    assert make_bot("greedy").choose(position.view(0)) == search.report()[0].action


def test_a_record_names_the_automaton_that_won_and_is_verified() -> None:
    text = lost_to_the_fox().record
    assert "winners: fox\n" in text
    assert not [line for line in text.splitlines() if line.startswith("fox ")]
    record = read_record(text)
    assert len(record.scores) == 2
    assert str(record) == text
    assert verify(record, GAME).outcome.winners == [1]


def test_a_simulation_counts_every_party_and_does_not_depend_on_jobs() -> None:
    figures = run(Plan("vineyard", ["random"], 40, "5")).to_json()
    assert figures == run(Plan("vineyard", ["random"], 40, "5"), jobs=2).to_json()
    assert figures["parties"] == ["blue", "fox"]
    assert sum(figures["win_share"]) == pytest.approx(1.0)
    assert figures["win_share"][1] > 0
    assert len(figures["win_interval"]) == len(figures["mean_score"]) == 2
    rotated = run(Plan("vineyard", ["random", "greedy"], 10, "5", rotate=True)).to_json()
    assert sum(rotated["win_share_by_bot"].values()) <= 1.0


def test_a_ladder_compares_the_bots_even_where_the_automaton_wins() -> None:
    figures = climb("vineyard", ["random", "greedy"], 20, "1", options={"days": 2}).to_json()
    assert figures["duels"][0]["win_share"] < 0.5
    assert figures["standings"][0]["bot"] == "greedy"


def test_simulate_prints_a_line_for_the_automaton() -> None:
    ran = ophir("simulate", "vineyard", "--seats", "greedy", "-n", "20", "--option", "days=3")
    assert ran.code == 0
    assert [line for line in ran.out.splitlines() if "fox" in line and "automaton" in line]


@pytest.mark.parametrize(("language", "fox"), [("en", "The Fox"), ("es", "El Zorro")])
def test_the_terminal_shows_the_automaton_from_the_greeting_to_the_result(
    tmp_path: Path, language: str, fox: str
) -> None:
    path = tmp_path / "game.ophir"
    ran = ophir(
        "play", "vineyard", "--seats", "human:Ana", "--lang", language, "--seed", "1", "--record", str(path),
        typed=["1"] * 30,
    )  # fmt: skip
    assert ran.code == 0
    greeting, result = ran.out.splitlines()[1], ran.out[ran.out.rindex("Ana") - 200 :]
    assert "Ana" in greeting
    assert fox in greeting
    assert fox in result
    assert load_record(path).finished
    assert fox in ophir("replay", str(path), "--lang", language).out
    path.write_text(lost_to_the_fox().record)
    assert fox in ophir("verify", str(path), "--lang", language).out


def test_a_server_tells_browsers_of_the_automaton(tmp_path: Path) -> None:
    with fresh_site(tmp_path) as site:
        made = site.create("human", game="vineyard", options={"days": 2, "crops": ["olives", "grapes"]})
        waiting = site.ask("GET", f"/api/tables/{made.id}")
        assert (waiting["automata"], len(waiting["players"])) == (["fox"], 1)
        assert (waiting["options"]["days"], waiting["options"]["crops"]) == (2, ["grapes", "olives"])
        made.start()
        browser = made.join(0)
        browser.hear_type("state")
        assert len(browser.answer(browser.say(type="hint", seat=0))["shares"]) == 2
        while browser.state["status"] == "playing":
            assert browser.state["to_move"] == 0
            browser.act(0, browser.open_actions()[0])
            before = browser.state["version"]
            while browser.state["version"] == before:
                browser.hear_type("state")
        result = browser.state["result"]
        assert len(result["scores"]) == len(result["places"]) == len(result["sources"]) == 2
        seats = {event["seat"] for line in browser.log for event in line["events"]}
        assert 1 in seats
        chart = site.ask("GET", f"/api/tables/{made.id}/replay")["chart"]
        assert all(len(point["scores"]) == len(point["sources"]) == 2 for point in chart)
        assert site.ask("GET", f"/api/tables/{made.id}/words/es")["names"] == {}
        site.ask("POST", "/api/tables", {"game": "vineyard", "seats": [{"kind": "human"}] * 3}, status=400)


def test_what_an_automaton_does_between_two_decisions_can_be_looked_at_step_by_step(tmp_path: Path) -> None:
    with fresh_site(tmp_path) as site:
        made = site.create("human", game="vineyard", seed="1", options={"days": 3})
        made.start()
        browser = made.join(0)
        browser.hear_type("state")
        moves = 0
        eaten: list[list[int]] = []
        while not eaten:
            before = browser.state["version"]
            browser.act(0, browser.open_actions()[0])
            while browser.state["version"] == before:
                browser.hear_type("state")
            moves += 1
            told = site.ask("GET", f"/api/tables/{made.id}/replay")["moves"][-1]["events"]
            if any(event["seat"] == 1 for event in told):
                steps = site.ask("GET", f"/api/tables/{made.id}/steps/{moves}")["steps"]
                assert [step["events"] for step in steps] == sorted({step["events"] for step in steps})
                assert steps[-1]["events"] == len(told)
                eaten = [step["scores"] for step in steps]
        after = site.ask("GET", f"/api/tables/{made.id}/at/{moves}")
        assert eaten[0][1] == 0 < eaten[-1][1]
        assert eaten[-1] == after["scores"]
        assert site.ask("GET", f"/api/tables/{made.id}/steps/0")["steps"] == []
        assert site.ask("GET", f"/api/tables/{made.id}/steps/99", status=404)["code"] == "unknown-move"


def test_an_option_that_is_a_number_or_a_set_is_refused_with_what_is_allowed() -> None:
    for option, allowed in (
        ("days=1", "a number from 2 to 9"),
        ("days=many", "a number from 2 to 9"),
        ("crops=grapes,barley", "at least 1 of grapes, figs, olives"),
        ("crops=grapes,grapes", "at least 1 of grapes, figs, olives"),
        ("crops=", "at least 1 of grapes, figs, olives"),
        ("fox=off", "2"),
    ):
        ran = ophir("play", "vineyard", "--seats", "human", "--option", option)
        assert ran.code != 0
        assert allowed in ran.err
    with pytest.raises(BadOption, match="crops"):
        GAME.new(1, {"crops": 3})


def test_numbers_and_sets_are_written_in_records_and_read_from_them() -> None:
    record = read_record(
        play_game(GAME, ["random"], "1", {"days": "3", "crops": "olives,figs"}, keep_record=True).record
    )
    assert (record.options["days"], record.options["crops"]) == ("3", "figs,olives")
    assert verify(record, GAME).options == {"fox": True, "days": 3, "crops": ("figs", "olives")}
    ran = ophir("games")
    assert "days=2..9" in ran.out
    assert "crops=grapes,figs,olives" in ran.out


def test_a_number_of_a_step_that_its_step_does_not_allow_is_refused() -> None:
    data = GAME.new(2).to_json()
    data["stack"][-1]["seat"] = 2
    with pytest.raises(BadPosition, match="Pick: seat must be from 0 to 1, not 2"):
        GAME.from_json(data)
