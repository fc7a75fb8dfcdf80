"""Architects for a person who looks at it: how far the game is, what each party has, what a choice would bring."""

from __future__ import annotations

from ophir.engine.game import NOBODY
from ophir.engine.outlook import NO_OUTLOOK, Court, Message, Note, Outlook, Stage, Stock
from ophir.games.architects.buildings import why_not_built
from ophir.games.architects.counters import BUILT_COUNTER, CAPTURED_COUNTER, count_of
from ophir.games.architects.goods import CLAY, GOLD, GOOD_IDS, GOODS, KIND_IDS, MARBLE, SILVER
from ophir.games.architects.hiring import apprentice_limit
from ophir.games.architects.placement import presence_gains
from ophir.games.architects.table import (
    ACTION_AT,
    AT_GUILDHALL,
    AT_SILVERSMITH,
    AT_TAX_STAND,
    CIRCLES,
    HIDDEN,
    MARKET_LARGE,
    MARKET_SMALL,
    MINE_CLAY,
    MINE_GOLD,
    NOT_YET,
    PLACEMENTS,
    WORKSHOP_DRAW,
    ArchitectsTable,
)

PHASES = ("boards", "apprentice", "draft", "turn", "last")
BEGINNING = {"board": "boards", "starting_apprentice": "apprentice", "draft": "draft", "deal": "draft"}


def stage(table: ArchitectsTable) -> Stage:
    """What is chosen before the first turn, the turns, and the last round."""
    ask = table.decision.ask if table.decision is not None else ""
    phase = BEGINNING.get(ask, "turn" if table.last_turns == NOT_YET else "last")
    return Stage(table.round, PHASES, phase, turn=table.current, order=table.seat_order())


def court(table: ArchitectsTable, party: int, viewer: int) -> Court:
    """Goods, tracks, cards, Debts and Workers of a party."""
    box = table.box
    pieces = "own" if party == viewer else f"goods:{table.parties[party]}"
    held = table.goods[GOODS * party : GOODS * (party + 1)]
    goods = [Stock(id, f"good-{id}", held[good], piece=f"{pieces}:{id}") for good, id in enumerate(GOOD_IDS)]
    things = [Stock("virtue", "stock-virtue", table.virtue[party], of=box.most_virtue)]
    if box.wow:
        things.append(Stock("influence", "stock-influence", table.influence[party], of=box.most_influence))
    things.append(Stock("cathedral", "stock-cathedral", table.cathedral[party], of=len(box.data.levels)))
    if party < box.seats:
        limit = apprentice_limit(table, party)
        things += [
            Stock("building", "stock-buildings", count_of(table, party, BUILT_COUNTER)),
            Stock("building-card", "stock-hand", len(table.hand[party])),
            Stock("apprentice", "stock-apprentices", len(table.apprentices[party]), of=limit),
        ]
    else:
        goods = [goods[MARBLE]]
        things.append(Stock("wonder", "stock-wonders", table.wonder_owner.count(party)))
    things += [
        Stock("debt", "stock-debts", table.unpaid[party]),
        Stock("prison", "stock-prison", table.prison[party]),
        Stock("capture", "stock-captives", count_of(table, party, CAPTURED_COUNTER)),
    ]
    return Court(
        goods=goods,
        things=things,
        left=Stock("worker", "stock-worker", table.supply[party], of=box.workers_each),
        mark="stock-start" if table.starter == party else "",
    )


def comes(table: ArchitectsTable, seat: int, placement: int) -> dict[str, int]:
    """The goods that a worker would bring for certain: those of the place, of the own cards, and of being there."""
    box = table.box
    place = box.placement_place[placement]
    found: dict[str, int] = {}

    def add(id: str, count: int) -> None:
        if count:
            found[id] = found.get(id, 0) + count

    workers = table.effective_workers(seat, place) + 1 if place < CIRCLES else 0
    if placement <= AT_SILVERSMITH:
        add(KIND_IDS[box.gathered[place]], box.gather_base[place] + workers)
    elif placement == MINE_CLAY:
        add(KIND_IDS[CLAY], box.clay_base + workers)
    elif placement == MINE_GOLD:
        add(KIND_IDS[GOLD], workers // box.workers_per_gold)
    elif placement == WORKSHOP_DRAW:
        add("building_card", box.draw_base + workers // box.workers_per_card)
    elif placement == AT_TAX_STAND:
        add(KIND_IDS[SILVER], table.tax)
    numbers = own_gains(table, seat, ACTION_AT + place)
    if placement == MARKET_SMALL:
        numbers.append(box.printed_small if table.small_top < 0 else box.small_gain[table.small_top])
    elif placement == MARKET_LARGE:
        numbers.append(box.large_gain[table.large[-1]] if table.large else box.printed_large)
    gains = [box.gains[number] for number in numbers]
    if place < CIRCLES and box.wow:
        gains.append(presence_gains(table, seat, place))
    for gained in gains:
        for kind, count in enumerate(gained):
            add(KIND_IDS[kind], count)
    return found


def own_gains(table: ArchitectsTable, seat: int, when: int) -> list[int]:
    """What the own Apprentices and the board give then, by number."""
    box = table.box
    cards = [*table.apprentices[seat], table.board_number(seat)]
    return [number for card in cards if card in box.givers[when] for number in box.given[when][card]]


def notes(table: ArchitectsTable, seat: int) -> dict[str, Note]:
    """What a worker of a seat would bring at each place now; at the Mines it is the Clay."""
    if seat == NOBODY or table.current == NOBODY:
        return {}
    box = table.box
    found: dict[str, Note] = {}
    for placement in range(PLACEMENTS):
        gets = comes(table, seat, placement)
        piece = table.actions[box.PLACE + placement].piece
        if gets and piece not in found:
            found[piece] = Note(gets)
    for card in table.hand[seat]:
        if card != HIDDEN and not why_not_built(table, seat, card):
            found[f"hand:{box.building_ids[card]}"] = Note({"payable": 1})
    return found


def outlook(table: ArchitectsTable, action: int) -> Outlook:
    """What a choice would bring, by what lies open, and what follows from it for everybody."""
    box = table.box
    if not box.PLACE <= action < box.PLACE + PLACEMENTS:
        return NO_OUTLOOK
    placement = action - box.PLACE
    caution = None
    if MARKET_SMALL <= placement <= MARKET_LARGE and table.market.count(NOBODY) == 1:
        caution = Message("caution-reset")
    elif placement == AT_GUILDHALL:
        space = sum(table.guildhall) + 1
        if space == box.guildhall_spaces:
            caution = Message("caution-last")
        elif space in box.reset_spaces:
            caution = Message("caution-reset")
    return Outlook(caution=caution, values={"gain_good": comes(table, table.to_move, placement)})
