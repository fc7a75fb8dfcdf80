"""Nobody plays for another: whose a seat is, what an owner may do, seeds, hints."""

from __future__ import annotations

from tests.server.table_talk import Browser, Json, Made, Site


def sit(site: Site, made: Made, seat: int, name: str = "") -> str:
    taken = site.ask("POST", f"/api/tables/{made.id}/seats/{seat}/take", {"name": name})
    secret: str = taken["secret"]
    return secret


def change(site: Site, made: Made, seat: int, secret: str, status: int = 0, **wish: object) -> Json:
    changed: Json = site.ask("PUT", f"/api/tables/{made.id}/seats/{seat}", wish, secret, status=status)
    return changed


def two_people(site: Site, **fields: object) -> tuple[Made, str]:
    """A running game between the owner on seat 0 and a guest on seat 1; returns the guest's secret."""
    made = site.create("human", "open", **fields)
    guest = sit(site, made, 1, "Ruth")
    made.start()
    return made, guest


def settled(browser: Browser) -> Json:
    """What it sees once it has joined."""
    browser.hear_type("state")
    return browser.state


def test_a_freed_seat_shows_nothing_more_to_who_left_it(site: Site) -> None:
    made = site.create("human", "open")
    old = sit(site, made, 1, "Eve")
    eve = site.join(made.id, old)
    settled(eve)
    change(site, made, 1, old, kind="open")
    assert eve.hear_type("seated") == {"type": "seated", "own": [], "owner": False}
    sit(site, made, 1, "Ruth")
    made.start()
    seen = eve.hear_until(lambda message: message["type"] == "state" and message["view"] is not None)
    assert seen["seat"] == -1
    assert seen["view"]["state"]["players"]["red"]["hand"] in (None, {})
    assert seen["choices"] == []


def test_a_freed_seat_takes_no_move_from_who_left_it(site: Site) -> None:
    made = site.create("human", "open")
    old = sit(site, made, 1)
    eve = site.join(made.id, old)
    settled(eve)
    change(site, made, 1, old, kind="open")
    sit(site, made, 1, "Ruth")
    made.start()
    eve.hear_until(lambda message: message["type"] == "state" and message["view"] is not None)
    for message in ({"type": "act", "action": "place hamath", "version": 1}, {"type": "hint"}, {"type": "look"}):
        assert eve.answer(eve.say(seat=1, **message))["code"] == "not-yours"


def test_a_guest_put_out_before_the_start_does_not_see_the_hand_of_the_bot_that_comes(site: Site) -> None:
    made = site.create("human", "open", "greedy")
    guest = sit(site, made, 1)
    browser = site.join(made.id, guest)
    settled(browser)
    change(site, made, 1, made.owner, kind="bot", bot="greedy")
    made.start()
    seen = browser.hear_until(lambda message: message["type"] == "state" and message["view"] is not None)
    assert seen["seat"] == -1
    assert site.ask("GET", f"/api/tables/{made.id}/record", secret=guest, status=403)["code"] == "wrong-secret"


def test_an_owner_can_not_let_a_bot_move_for_who_is_here(site: Site) -> None:
    made, guest = two_people(site, away_after=0)
    browser = site.join(made.id, guest)
    settled(browser)
    for secret in (made.owner, made.secrets[0]):
        refused = change(site, made, 1, secret, 409, kind="bot", bot="greedy")
        assert refused["code"] == "still-here"


def test_a_bot_plays_for_who_is_away_by_the_rule_of_the_table(site: Site) -> None:
    made, guest = two_people(site, away_after=0)
    browser = site.join(made.id, guest)
    settled(browser)
    browser.close()
    owner = made.join(0)
    settled(owner)
    if owner.hear_type("table")["table"]["players"][1]["connected"]:
        owner.hear_until(lambda message: message["type"] == "table" and not message["table"]["players"][1]["connected"])
    assert change(site, made, 1, made.secrets[0], kind="bot", bot="greedy")["players"][1]["kind"] == "bot"
    refused = change(site, made, 1, made.owner, 403, kind="human")
    assert refused["code"] == "not-yours"
    assert change(site, made, 1, guest, kind="human")["players"][1]["kind"] == "human"


def test_who_has_just_left_has_time_to_come_back(site: Site) -> None:
    made, _ = two_people(site, away_after=60)
    refused = change(site, made, 1, made.owner, 409, kind="bot", bot="greedy")
    assert refused["code"] == "still-here"
    assert 0 < refused["values"]["seconds"] <= 60


def test_at_a_table_where_nobody_is_replaced_nobody_is(site: Site) -> None:
    made, _ = two_people(site, away_after=None)
    assert change(site, made, 1, made.owner, 409, kind="bot", bot="greedy")["code"] == "still-here"


def test_an_owner_can_not_rename_a_guest(site: Site) -> None:
    made, guest = two_people(site)
    assert change(site, made, 1, made.owner, 403, kind="human", name="Fool")["code"] == "not-yours"
    assert change(site, made, 1, guest, kind="human", name="Naomi")["players"][1]["name"] == "Naomi"


def test_who_benched_a_guest_and_resigns_alone_opens_no_hand(site: Site) -> None:
    made, guest = two_people(site, away_after=0)
    change(site, made, 1, made.owner, kind="bot", bot="greedy")
    ended = site.ask("POST", f"/api/tables/{made.id}/resign", {}, made.secrets[0])
    assert (ended["status"], ended["opened"]) == ("abandoned", False)
    assert "\nseed: " not in site.ask("GET", f"/api/tables/{made.id}/record", secret=made.secrets[0])
    path = f"/api/tables/{made.id}/at/0?seat=1"
    assert site.ask("GET", path, secret=made.secrets[0], status=403)["code"] == "not-yours"
    assert site.ask("POST", f"/api/tables/{made.id}/branch", {"move": 0, "seats": [{"kind": "human"}] * 2}, status=409)
    assert site.ask("GET", path, secret=guest)["seat"] == 1


def test_a_game_that_all_agreed_to_end_is_open(site: Site) -> None:
    made, guest = two_people(site)
    site.ask("POST", f"/api/tables/{made.id}/resign", {}, made.secrets[0])
    ended = site.ask("POST", f"/api/tables/{made.id}/resign", {}, guest)
    assert (ended["status"], ended["opened"]) == ("abandoned", True)


def test_a_table_that_others_join_takes_no_seed(site: Site) -> None:
    wishes = [{"kind": "human"}, {"kind": "open"}]
    body = {"game": "kingdom", "seats": wishes, "seed": "7"}
    assert site.ask("POST", "/api/tables", body, status=400)["code"] == "seed-for-all"
    alone = site.create("human", "greedy", seed="7")
    assert site.ask("GET", f"/api/tables/{alone.id}")["open_seed"] is True


def test_between_people_bots_give_no_hints_unless_the_table_allows_them(site: Site) -> None:
    made, _ = two_people(site)
    browser = made.join(0)
    settled(browser)
    assert browser.answer(browser.say(type="hint", seat=0))["code"] == "no-hints"


def test_everybody_is_told_that_a_hint_was_used(site: Site) -> None:
    made, guest = two_people(site, hints=True)
    other = site.join(made.id, guest)
    settled(other)
    browser = made.join(0)
    settled(browser)
    seat = browser.state["to_move"]
    asking = browser if seat == 0 else other
    answer = asking.answer(asking.say(type="hint", seat=seat))
    assert answer["type"] == "hint"
    told = browser if seat == 1 else other
    told.hear_until(lambda message: message["type"] == "table" and message["table"]["players"][seat]["hints"] == 1)


def test_alone_against_bots_hints_are_free_and_not_told(site: Site) -> None:
    made = site.create("human", "greedy")
    made.start()
    browser = made.join(0)
    settled(browser)
    while browser.state["to_move"] != 0:
        browser.hear()
    assert browser.answer(browser.say(type="hint", seat=0))["type"] == "hint"
    assert site.ask("GET", f"/api/tables/{made.id}")["players"][0]["hints"] == 0
