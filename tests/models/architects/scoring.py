"""The end of the game. [section 14, 15.8]"""

from __future__ import annotations

from dataclasses import dataclass

from tests.models.architects.counting import counted
from tests.models.architects.figures import Record
from tests.models.architects.gains import gain_virtue, lose_virtue, release
from tests.models.architects.table import Table
from tests.models.talk import Talk

MARKETS = ("clay", "wood", "stone", "silver")  # the goods of the four Market Buildings


@dataclass
class Result:
    """How it ended."""

    scores: list[int]
    winners: list[int]


def end_of_game(table: Table) -> Talk[Result]:
    table.ending, table.turn = True, None
    order = table.turn_order()
    for seat in order:
        yield from losses(table, seat)
    if table.wow:
        award(table)
    for seat in order:
        yield from gains(table, seat)
    scores = [score(table, seat) for seat in range(len(table.players))]
    standing = [(scores[seat], player.virtue, player.silver) for seat, player in enumerate(table.players)]
    return Result(scores, [seat for seat, stands in enumerate(standing) if stands == max(standing)])


def end_effects(table: Table, seat: int) -> list[Record]:
    cards = [table.figures.buildings[card] for card in table.players[seat].buildings]
    return [effect for card in cards if card["timing"] == "end" for effect in card["effects"]]


def losses(table: Table, seat: int) -> Talk[None]:
    """E1."""
    for effect in end_effects(table, seat):
        if effect["op"] == "lose":
            yield from lose_virtue(table, seat, effect["lose"]["virtue"])
        elif effect["op"] == "release_from_prison":
            release(table, seat)


def award(table: Table) -> None:
    """E2: the most Influence brings Gold, the AI Marble; tied players split it. [R48]"""
    most = max(player.influence for player in table.players)
    tied = [seat for seat in table.turn_order() if table.players[seat].influence == most]
    if most < 1:
        return
    gold = table.figures.influence["end_game_most"]["gold"]
    tied.sort(key=lambda seat: (-table.players[seat].virtue, -table.players[seat].silver))  # keeps turn order
    for place, seat in enumerate(tied):
        share = gold // len(tied) + (place < gold % len(tied))
        table.players[seat].goods["marble" if table.players[seat].is_ai else "gold"] += share


def gains(table: Table, seat: int) -> Talk[None]:
    """E3."""
    for effect in end_effects(table, seat):
        if "virtue" in effect:
            yield from gain_virtue(table, seat, effect["virtue"] * times(table, seat, effect))


def times(table: Table, seat: int, effect: Record) -> int:
    """How often an end effect counts."""
    what = effect["of"]
    match effect["op"]:
        case "per":
            return counted(table, seat, what) // int(effect["each"])
        case "if_most":
            own = counted(table, seat, what)
            others = [other for other in range(len(table.players)) if other != seat]
            return int(all(own > compared(table, other, what) for other in others))
        case "if_none":
            return int(counted(table, seat, what) == 0)
    raise AssertionError(effect)


def compared(table: Table, seat: int, what: str) -> int:
    """What another has of something; for a Market Building the AI has its Influence. [15.8, section 16]"""
    if table.players[seat].is_ai and what in MARKETS:
        worth: int = table.figures.adaptation["market_building_value"]
        return table.players[seat].influence if table.wow else worth
    return counted(table, seat, what)


def score(table: Table, seat: int) -> int:
    """E4."""
    figures, player = table.figures, table.players[seat]
    total = sum(figures.buildings[card]["vp"] for card in player.buildings)
    total += sum(figures.wonders[wonder]["vp"] for wonder, owner in table.wonder_owner.items() if owner == seat)
    total += sum(effect["vp"] * times(table, seat, effect) for effect in end_effects(table, seat) if "vp" in effect)
    total += figures.cathedral[player.cathedral]["vp"] if player.cathedral else 0
    total += figures.virtue["vp"][player.virtue]
    changes = [effect["change"] for effect in end_effects(table, seat) if effect["op"] == "debt_vp"]
    total += player.unpaid * (figures.end["unpaid_debt"] + sum(changes))  # [R26]
    total += player.goods["gold"] * figures.end["gold"] + player.goods["marble"] * figures.end["marble"]
    total += player.silver // figures.end["silver_per_vp"]
    total -= player.prison // figures.end["prison_workers_per_minus_vp"]
    return int(total)
