"""What a Building does at once when it is constructed. [section 10; D23]"""

from __future__ import annotations

from tests.models.architects import placement, words
from tests.models.architects.captures import Raid, free_captures, groups
from tests.models.architects.counting import counted
from tests.models.architects.figures import Record
from tests.models.architects.gains import gain, lose_virtue, pay_debt, release, release_captured, send_captured
from tests.models.architects.hiring import discard_one, hire_any
from tests.models.architects.table import ROWS, Table
from tests.models.talk import Talk, choose


def resolve(table: Table, seat: int, card: str, effect: Record) -> Talk[None]:
    player = table.players[seat]
    match effect["op"]:
        case "gain":
            yield from gain(table, seat, effect["gain"])
        case "choose":
            answers = {words.option(card, which): one for which, one in enumerate(effect["options"], 1)}
            yield from gain(table, seat, (yield from choose(seat, "D23", answers)))
        case "choose_action":
            yield from choose_action(table, seat, card, effect)
        case "gain_per":
            times = counted(table, seat, effect["of"]) // effect["each"]
            yield from gain(table, seat, {good: count * times for good, count in effect["gain"].items()})
        case "capture":
            yield from free_captures(table, seat, effect["count"])
        case "release_from_prison":
            release(table, seat)
        case "send_captured":
            yield from send_captured(table, seat)
        case "pay_debt_free":
            if player.unpaid:
                yield from pay_debt(table, seat)
        case "hire_any":
            yield from hire_any(table, seat, "D23", may_decline=False)
        case "destroy_debt":
            if player.unpaid and (yield from choose(seat, "D23", words.DESTROY_OR_KEEP)):
                player.unpaid -= effect["count"]
        case "discard_building_card_for":
            yield from discard_for(table, seat, effect)
        case "discard_apprentice":
            if player.apprentices:
                yield from discard_one(table, seat, "D23")
        case "all_players":
            yield from for_everybody(table, seat, effect)
        case "place_worker":
            yield from placement.place_by_card(table, seat, effect["location"])
        case "school":
            yield from school(table, seat)
        case op:
            raise AssertionError(op)


def choose_action(table: Table, seat: int, card: str, effect: Record) -> Talk[None]:
    """Barracks: own captured Workers come back, or one capture, or neither."""
    possible = []
    if table.own_captured(seat):
        possible.append("release_captured")
    if groups(table, Raid()):
        possible.append("capture_1")
    answers = {words.card_action(card, action): action for action in effect["options"] if action in possible}
    if not answers:
        return
    answers[words.DECLINE] = ""
    match (yield from choose(seat, "D23", answers)):
        case "release_captured":
            release_captured(table, seat)
        case "capture_1":
            yield from free_captures(table, seat, 1)


def discard_for(table: Table, seat: int, effect: Record) -> Talk[None]:
    """Library: a card of the hand for goods, if one likes."""
    player = table.players[seat]
    if not player.hand:
        return
    answers = {words.discard(card): card for card in player.hand}
    answers[words.DECLINE] = ""
    card = yield from choose(seat, "D23", answers)
    if card:
        player.hand.remove(card)
        table.plans.bottom.append(card)
        yield from gain(table, seat, effect["gain"])


def for_everybody(table: Table, seat: int, effect: Record) -> Talk[None]:
    """Everybody with the builder and the AI, clockwise from the builder. [R27]"""
    for one in table.clockwise(seat):
        if effect.get("if") == "own_in_prison>=3" and table.players[one].prison < 3:
            continue
        if "gain" in effect:
            yield from gain(table, one, effect["gain"])
        if "lose" in effect:
            yield from lose_virtue(table, one, effect["lose"]["virtue"])
        if "release_from_prison" in effect:
            release(table, one)


def school(table: Table, seat: int) -> Talk[None]:
    """All but the last column go under the pile; then anybody face up is hired. [R70]"""
    for row in ROWS:
        for column, card in enumerate(table.display[row][:-1]):
            if card:
                table.coins.pop(card, None)
                table.apprentices.bottom.append(card)
                table.display[row][column] = ""
    yield from table.refill()
    yield from hire_any(table, seat, "D23", may_decline=False)
