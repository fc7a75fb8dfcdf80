"""The turns, one after the other. [section 5, 7.9; D5, D29]"""

from __future__ import annotations

from tests.models.architects import ai_turn, placement, words
from tests.models.architects.reset import reset
from tests.models.architects.scoring import Result, end_of_game
from tests.models.architects.table import Table
from tests.models.talk import Talk, choose


def play_turns(table: Table, seat: int) -> Talk[Result]:
    """From the turn of a seat to the end of the game."""
    table.round = table.round or 1
    while True:
        yield from take_turn(table, seat)
        seat = table.clockwise(seat)[1]
        if table.turns_left is not None:
            table.turns_left -= 1
        elif seat == table.first and table.round == table.figures.common["safety_rounds"]:
            table.turns_left = 0  # [R78]
        if table.turns_left == 0:
            return (yield from end_of_game(table))
        table.round += seat == table.first


def take_turn(table: Table, seat: int) -> Talk[None]:
    """T0 to T4."""
    table.turn = seat
    if seat == table.ai:
        yield from ai_turn.take_turn(table)
    elif table.players[seat].supply:
        yield from placement.take_turn(table, seat)
    else:
        yield from retrieve(table, seat)
    if table.reset_due:
        table.reset_due = False
        yield from reset(table, seat)
    yield from discard_down(table, seat)
    for player in table.players:
        player.spare = 0  # [R44]


def retrieve(table: Table, seat: int) -> Talk[None]:
    """Without Workers: one comes back from a circle location, or else from elsewhere. [R14]"""
    answers = {words.retrieve(place): (place, -1) for place, workers in table.circles.items() if workers[seat]}
    if not answers:
        if table.players[seat].prison:
            answers[words.retrieve("prison")] = ("prison", -1)
        for space, owner in table.market.items():
            if owner == seat:
                answers[words.retrieve("black_market", space)] = (space, -1)
        for captor, player in enumerate(table.players):
            if player.captured[seat]:
                answers[words.retrieve("captor", table.names[captor])] = ("captor", captor)
    if not answers:
        return
    place, captor = yield from choose(seat, "D5", answers)
    table.players[seat].supply += 1
    if place in table.circles:
        table.circles[place][seat] -= 1
    elif place in table.market:
        del table.market[place]
    elif place == "prison":
        table.players[seat].prison -= 1
    else:
        table.players[captor].captured[seat] -= 1


def discard_down(table: Table, seat: int) -> Talk[None]:
    """To the limit of the hand, at the end of one's own turn. [R30]"""
    player = table.players[seat]
    while len(player.hand) > table.figures.common["hand_limit"]:
        card = yield from choose(seat, "D29", {words.discard(card): card for card in player.hand})
        player.hand.remove(card)
        table.plans.bottom.append(card)
