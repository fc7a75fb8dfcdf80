"""Wisdom of Solomon for a person who looks at it: the year, what each party has, what a choice would bring."""

from __future__ import annotations

from typing import Any

from ophir.engine.game import NOBODY
from ophir.engine.outlook import NO_OUTLOOK, Court, Message, Note, Outlook, Stage, Stock
from ophir.games.wisdom.effects import DiscardForGain, Gain, GiveForGain
from ophir.games.wisdom.gains import waiting_card
from ophir.games.wisdom.goods import EXOTIC, GOOD_IDS, GOODS, named
from ophir.games.wisdom.holy_place import HandOver, HandOverHis
from ophir.games.wisdom.land_of_israel import due_at, yielding
from ophir.games.wisdom.merchant import cube_on, price_to_buy, price_to_sell
from ophir.games.wisdom.paying import can_pay, is_owned
from ophir.games.wisdom.setup import KeepCard
from ophir.games.wisdom.table import JEROBOAM, NO_CARD, WisdomTable

PHASES = ("keep", "purchase", "turn")


def stage(table: WisdomTable) -> Stage:
    """The year, and before the first one what is chosen."""
    if any(isinstance(step, KeepCard) for step in table.stack):
        phase = "keep"
    else:
        phase = "purchase" if table.stack and table.current == NOBODY else "turn"
    return Stage(table.year, PHASES, phase, turn=table.current, order=table.seat_order())


def court(table: WisdomTable, party: int, viewer: int) -> Court:
    """Cubes, houses, buildings, tiles, cards and workers of a party."""
    box = table.box
    cubes = table.cubes_of(party)
    goods = "own" if party == viewer else f"cubes:{table.parties[party]}"
    asked = table.stack[-1] if table.stack else None
    # One action stands for a cube of whoever gives it: the others' are not chosen from. [D22, D24]
    giver = JEROBOAM if isinstance(asked, HandOverHis) else asked.seat if isinstance(asked, HandOver) else party
    return Court(
        goods=[
            Stock(id, f"good-{id}", cubes[good], piece=f"{goods}:{id}" if party == giver else "")
            for good, id in enumerate(GOOD_IDS)
        ],
        things=[
            Stock("customs", "stock-house", table.houses_left[party], of=box.houses),
            Stock("building-card", "stock-building", table.built[party].bit_count()),
            Stock("temple-tile", "stock-tile", len(table.tiles[party])),
            Stock("fortune", "stock-fortune", table.fortune.hand_size[party]),
        ],
        left=Stock("worker", "stock-worker", table.workers_left[party], of=box.workers),
        mark="stock-start" if table.starter == party else "",
        note="note-passed" if table.passed[party] else "",
    )


def times_of(table: WisdomTable, seat: int) -> int:
    """How often the yields count for the next worker of a seat on a Location. [R37]"""
    return 2 if waiting_card(table, seat, table.box.doubling) >= 0 else 1


def comes(table: WisdomTable, seat: int, place: int) -> dict[str, int]:
    """What a worker of a seat would get on a Location, as far as the supply lasts."""
    due = due_at(table, seat, place, times_of(table, seat))
    return named([min(due[good], table.supply[good]) for good in range(GOODS)])


def reached(table: WisdomTable, seat: int, place: int) -> list[str]:
    """The Locations that would give it."""
    members = yielding(table, seat, place)
    return [f"place:{id}" for member, id in enumerate(table.box.location_ids) if members >> member & 1]


def notes(table: WisdomTable, seat: int) -> dict[str, Note]:
    """What a worker of a seat would get now: on a Location [7.1], at the Holy Place, on an own building that gives;
    and which buildings at the quay a seat could pay for. [6.5]"""
    if seat == NOBODY:
        return {}
    box = table.box
    found = {
        f"place:{id}": Note(comes(table, seat, place), reached(table, seat, place))
        for place, id in enumerate(box.location_ids)
    }
    acting = [*zip(box.holy_ids, box.holy_effect, strict=True)]
    acting += [
        (box.card_ids[card], box.card_effect[card]) for card in range(box.cards) if table.built[seat] >> card & 1
    ]
    for id, effect in acting:
        if isinstance(effect, (Gain, GiveForGain, DiscardForGain)):  # what comes for a cube or card that is given
            cubes = [min(count, table.supply[good]) for good, count in enumerate(effect.cubes)]
            favor = {"favor": effect.favor} if effect.favor else {}
            found[f"place:{id}"] = Note({**favor, **named(cubes)})
    waived = is_owned(table, seat, box.cheaper_foreman)
    for card in table.offer:
        if card != NO_CARD and can_pay(table, seat, box.card_cost[card], 0, waived):
            found[f"building:{box.card_ids[card]}"] = Note({"payable": 1})
    return found


def outlook(table: WisdomTable, action: int) -> Outlook:
    """What a choice would bring, by what lies open: cubes, prices as they are for this player, the end of the game."""
    box = table.box
    seat = table.to_move
    if box.PLACE <= action < box.PLACE + box.locations:
        place = action - box.PLACE
        gets = comes(table, seat, place)
        caution = None if gets else Message("caution-nothing", place=box.location_ids[place])
        return Outlook(caution=caution, values={"good": gets}, reach=reached(table, seat, place))
    if box.BUY <= action < box.SELL:
        square = action - box.BUY
        party = max(table.current, 0) if table.current >= box.seats else seat
        good = GOOD_IDS[cube_on(table, square)]
        return Outlook(values={"favor": price_to_buy(table, party, square), "good": good})
    if box.SELL <= action < box.MOVE:
        exotic = action >= box.SELL_EXOTIC
        square = action - (box.SELL_EXOTIC if exotic else box.SELL)
        good = GOOD_IDS[EXOTIC if exotic else box.mat_good[square // box.squares]]
        party = table.current if table.current >= 0 else seat
        return Outlook(values={"favor": price_to_sell(table, party, square), "good": good})
    if box.BUILD <= action < box.HOUSE:
        card = action - box.BUILD
        slot = table.offer.index(card)
        favor = box.card_favor_printed[card] + box.slot_favor[slot] + is_owned(table, seat, box.foreman_favor)
        last = Message("caution-last-house") if table.houses_left[seat] == 1 and table.open_spots else None
        return Outlook(caution=last, values={"favor": favor, "good": named(box.card_cost[card])})
    return NO_OUTLOOK


def printed(table: WisdomTable) -> dict[str, Any]:
    """The pack as it is set up for this number of players: only the spaces and spots that are in use."""
    box = table.box
    files = {name: dict(tables) for name, tables in box.pack.files.items()}
    files["map"]["location"] = [
        {**one, "house_spots": [least for least in one["house_spots"] if least <= box.players]}
        for one in files["map"]["location"]
    ]
    files["components"]["action_space"] = [
        {**one, "spaces": [least for least in one["spaces"] if least <= box.players]}
        for one in files["components"]["action_space"]
    ]
    return files
