"""The socket: stale versions, several tabs and seats, undo, chat, previews, hints, and hostile messages."""

from __future__ import annotations

import contextlib
import random
import string
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import Struct, inspect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ophir.server.limits import Bucket, ByAddress
from ophir.server.live import read_message
from ophir.server.protocol import ANSWERS, ActTogether, FromBrowser, Join, Undo
from ophir.server.trouble import BadMessage
from tests.server.table_talk import Browser, Made, Site


@pytest.fixture
def made(site: Site) -> Made:
    table = site.create("human", "human", seed="7")
    table.start()
    return table


def at_the_table(made: Made, *seats: int) -> Browser:
    browser = made.join(*seats)
    browser.hear_type("state")
    return browser


def test_a_stale_version_changes_nothing_and_answers_with_the_state(made: Made) -> None:
    both = at_the_table(made, 0, 1)
    mover = both.state["to_move"]
    first, second = both.open_actions()[:2]
    assert both.act(mover, first)["type"] == "ack"
    refused = both.act(mover, second, version=1)
    assert refused["code"] == "stale-version"
    assert refused["state"]["version"] == 2
    assert refused["state"]["moves"] == 1


def test_two_tabs_on_one_seat_see_the_same_and_only_one_of_two_clicks_counts(made: Made) -> None:
    one = at_the_table(made, 0, 1)
    two = at_the_table(made, 0, 1)
    mover = one.state["to_move"]
    action, other = one.open_actions()[:2]
    first = one.say(type="act", seat=mover, action=action, version=1)
    second = two.say(type="act", seat=mover, action=other, version=1)
    answers = {one.answer(first)["type"], two.answer(second)["type"]}
    assert answers == {"ack", "refused"}


def test_an_action_out_of_turn_or_of_another_seat_is_refused(made: Made) -> None:
    mine = at_the_table(made, 0)
    action = at_the_table(made, 0, 1).open_actions()[0]
    other = 1 if mine.state["to_move"] == 0 else 0
    waiting = at_the_table(made, other)
    assert waiting.act(other, action)["code"] == "illegal-action"
    assert waiting.act(1 - other, action)["code"] == "not-yours"
    assert waiting.act(other, "fly to the moon")["code"] == "unknown-action"
    watching = made.site.join(made.id)
    watching.hear_type("state")
    assert watching.act(0, action)["code"] == "not-yours"
    assert watching.answer(watching.say(type="settings", pace=1))["code"] == "not-yours"


def test_a_closed_option_says_why_with_the_rule(made: Made) -> None:
    both = at_the_table(made, 0, 1)
    action = both.open_actions()[0]
    both.act(both.state["to_move"], action)
    both.hear_type("state")
    refused = both.act(both.state["to_move"], action)
    assert refused["code"] == "illegal-action"
    assert refused["values"]["rule"]


def test_undo_goes_as_far_as_it_says(made: Made) -> None:
    both = at_the_table(made, 0, 1)
    mover = both.state["to_move"]
    both.act(mover, both.open_actions()[0])
    answer = both.answer(both.say(type="undo", seat=mover, count=1, version=2))
    assert answer["type"] == "ack"
    both.hear_until(lambda message: message["type"] == "state" and message["version"] == 3)
    assert both.state["moves"] == 0
    refused = both.answer(both.say(type="undo", seat=mover, count=1, version=3))
    assert refused["code"] == "nothing-to-undo"
    late = made.join(0)
    late.hear_type("state")
    assert [(entry["type"], entry["undone"]) for entry in late.log] == [("moved", True)]


def test_who_comes_back_hears_only_what_he_missed(made: Made) -> None:
    both = at_the_table(made, 0, 1)
    for _ in range(3):
        both.act(both.state["to_move"], both.open_actions()[0])
        both.hear_type("state")
    back = made.join(0, after=3)
    back.hear_type("state")
    assert [entry["version"] for entry in back.log] == [4]


def test_chat_reaches_everybody_and_is_kept(made: Made) -> None:
    one = at_the_table(made, 0)
    watching = made.site.join(made.id)
    watching.hear_type("state")
    one.say(type="say", seat=0, text="Shalom <b>")
    assert watching.hear_type("chat")["text"] == "Shalom <b>"
    assert made.join(1).hear_type("joined")["chat"][0]["text"] == "Shalom <b>"


def test_a_preview_shows_the_effect_and_changes_nothing(made: Made) -> None:
    both = at_the_table(made, 0, 1)
    mover = both.state["to_move"]
    action = both.open_actions()[0]
    shown = both.answer(both.say(type="preview", seat=mover, action=action))
    assert shown["known"]
    assert shown["events"][0]["id"] == "event-placed"
    assert shown["view"] != both.state["view"]
    again = made.join(0, 1)
    again.hear_type("state")
    assert again.state["version"] == 1


def test_a_hint_names_the_best_options_with_their_share(made: Made) -> None:
    both = at_the_table(made, 0, 1)
    hint = both.answer(both.say(type="hint", seat=both.state["to_move"]))
    assert 1 <= len(hint["choices"]) <= 3
    assert {option["action"] for option in hint["choices"]} <= set(both.open_actions())
    assert sum(hint["shares"]) == pytest.approx(1, abs=0.01)


def test_look_shows_another_own_seat(made: Made) -> None:
    both = at_the_table(made, 0, 1)
    other = 1 - both.state["to_move"]
    both.say(type="look", seat=other)
    both.hear_type("state")
    assert both.state["seat"] == other
    one = at_the_table(made, 0)
    assert one.answer(one.say(type="look", seat=1))["code"] == "not-yours"


def test_a_wrong_secret_opens_nothing(made: Made) -> None:
    browser = made.site.join(made.id, "not-the-secret")
    assert browser.hear()["code"] == "wrong-secret"
    with pytest.raises(ConnectionClosed):
        browser.hear()


def test_the_first_message_must_be_a_join(made: Made) -> None:
    browser = Browser(made.site.port, made.id)
    browser.say(type="ping")
    assert browser.hear()["code"] == "bad-message"


def test_another_site_may_not_connect(made: Made) -> None:
    with pytest.raises(InvalidStatus):
        Browser(made.site.port, made.id, origin="http://evil.example")
    Browser(made.site.port, made.id, origin=f"http://127.0.0.1:{made.site.port}").close()


def test_an_oversized_message_cuts_the_line_and_only_that(made: Made) -> None:
    browser = at_the_table(made, 0)
    browser.socket.send("x" * 20_000)
    with pytest.raises(ConnectionClosed):
        browser.hear_type("nothing")
    assert at_the_table(made, 0).state["version"] == 1


def smallest(message: type[Struct]) -> dict[str, Any]:
    """The shortest valid message of a type, from what its fields must be."""
    info = inspect.type_info(message)
    assert isinstance(info, inspect.StructType)
    said: dict[str, Any] = {"type": info.tag}
    for field in info.fields:
        if not field.required:
            continue
        match field.type:
            case inspect.IntType(ge=least):
                said[field.name] = least or 0
            case inspect.StrType(min_length=least):
                said[field.name] = "x" * (least or 0)
            case inspect.ListType(min_length=least):
                said[field.name] = ["x"] * (least or 0)
            case inspect.BoolType():
                said[field.name] = False
            case _:
                raise AssertionError(f"{message.__name__}.{field.name}: say what the smallest one is")
    return said


@pytest.mark.parametrize("message", get_args(FromBrowser))
def test_every_message_is_answered(made: Made, message: type[Struct]) -> None:
    both = at_the_table(made, 0, 1)
    answer = both.answer(both.say(**smallest(message)))
    promised = ANSWERS[message].__struct_config__.tag
    assert answer["type"] in (promised, "refused")


@pytest.mark.parametrize("message", get_args(FromBrowser))
def test_every_message_that_fits_the_position_gets_the_answer_it_is_promised(made: Made, message: type[Struct]) -> None:
    both = Browser(made.site.port, made.id) if message is Join else at_the_table(made, 0, 1)
    fitting: dict[str, Any] = {"secrets": list(made.secrets.values())} if message is Join else {}
    if message is Undo:
        both.act(both.state["to_move"], both.open_actions()[0])
        both.hear_type("state")
    if message is ActTogether:
        while both.state["series"] is None:
            version = both.state["version"]
            both.act(both.state["to_move"], both.open_actions()[0])
            while both.state["version"] == version:
                both.hear_type("state")
        both.log.clear()
    if message is not Join:
        asked: dict[str, Any] = {
            "seat": both.log[-1]["seat"] if both.log else both.state["to_move"],
            "version": both.state["version"],
        }
        asked["action"] = both.open_actions()[0]
        if series := both.state["series"]:
            each = [text for text, times in series["times"].items() for _ in range(times)]
            asked["actions"] = each[: series["least"] or 1]
        fitting = {name: asked[name] for name in message.__struct_fields__ if name in asked}
    ref = both.say(**{**smallest(message), **fitting})
    answer = both.hear_until(lambda heard: heard.get("ref") == ref)
    assert answer["type"] == ANSWERS[message].__struct_config__.tag, answer


def test_what_is_refused_unread_is_answered_by_its_number(made: Made) -> None:
    browser = at_the_table(made, 0)
    assert browser.answer(browser.say(type="dance"))["code"] == "bad-message"
    assert browser.answer(browser.say(type="act", seat="zero"))["code"] == "bad-message"
    stranger = Browser(made.site.port, made.id)
    assert stranger.answer(stranger.say(type="ping"))["code"] == "bad-message"


def test_a_mistake_of_the_server_is_answered_too(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    browser = at_the_table(made, 0)
    monkeypatch.setattr("ophir.server.live.preview", broken)
    assert browser.answer(browser.say(type="preview", seat=0, action="pass"))["code"] == "server-error"
    assert browser.answer(browser.say(type="ping"))["type"] == "pong"


HOSTILE = [
    "",
    "null",
    "[]",
    '"act"',
    "{",
    "\x00",
    "[" * 5000,
    '{"a":' * 2000,
    '{"type":"act"}',
    '{"type":"act","seat":99999999999999999999,"action":"x","version":0}',
    '{"type":"act","seat":0,"action":"' + "x" * 101 + '","version":0}',
    '{"type":"act","seat":0,"action":"place \\u0000","version":1e3}',
    '{"type":"say","text":"' + "y" * 501 + '"}',
    '{"type":"join","secrets":[]}',
    '{"type":"__class__"}',
    "NaN",
    '{"type":"undo","seat":0,"version":0,"count":-1}',
]


def test_hostile_messages_are_refused_one_by_one_and_the_line_stays(made: Made) -> None:
    browser = at_the_table(made, 0)
    for text in HOSTILE:
        browser.socket.send(text)
        assert browser.hear_type("refused")["code"] == "bad-message", text[:60]
    browser.socket.send(b"\xff\xfe")
    assert browser.hear_type("refused")["code"] == "bad-message"
    assert browser.answer(browser.say(type="ping"))["type"] == "pong"


def test_a_flood_is_slowed_then_cut(made: Made) -> None:
    browser = at_the_table(made, 0)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(400):
            browser.say(type="ping")
    with pytest.raises(ConnectionClosed):
        browser.hear_type("nothing")
    assert any('"too-fast"' in text for text in browser.heard)
    assert at_the_table(made, 0).state["version"] == 1


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200)))
def test_whatever_comes_is_read_or_refused(data: bytes | str) -> None:
    with contextlib.suppress(BadMessage):
        read_message(data)


def test_random_json_like_messages_never_break_the_line(made: Made) -> None:
    chance = random.Random(4)
    browser = at_the_table(made, 0)
    words = ["act", "undo", "say", "look", "hint", "preview", "settings", "ping", "join", "x"]
    for _ in range(40):
        fields = {
            "type": chance.choice(words),
            chance.choice(["seat", "text", "action"]): chance.choice([None, -1, 0, "", [], {}, 1.5, string.printable]),
            "version": chance.choice([0, -5, "1", 10**12]),
        }
        browser.say(**fields)
        browser.hear_type("refused", "hint", "ack")
    assert at_the_table(made, 0).state["version"] == 1


def test_a_bucket_lets_a_burst_through_and_then_the_rate() -> None:
    bucket = Bucket(0.0, 3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_new_tables_are_limited_by_address_also_on_this_machine_unless_it_is_trusted() -> None:
    makers = ByAddress(0.0, 2.0)
    assert [makers.take("127.0.0.1") for _ in range(3)] == [True, True, False]
    makers = ByAddress(0.0, 2.0, frozenset({"127.0.0.1"}))
    assert [makers.take("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert makers.take("192.0.2.2")
    assert all(makers.take("127.0.0.1") for _ in range(10))
