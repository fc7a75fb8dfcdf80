"""A position as readable data and back. What is impossible is refused with the name of the field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from ophir.engine.errors import BadPosition
from ophir.engine.game import NOBODY
from ophir.games.kingdom.box import Box
from ophir.games.kingdom.data import GOODS as GOOD_IDS
from ophir.games.kingdom.data import Cubes, Good, Natural
from ophir.games.kingdom.effects import NextPart
from ophir.games.kingdom.fortune_cards import CardPlayed
from ophir.games.kingdom.fortune_deck import Keep, held_at, reshuffles
from ophir.games.kingdom.roads import why_no_road
from ophir.games.kingdom.rounds import ROUND_LIMIT, EndCheck, RoundEnd, end_bits
from ophir.games.kingdom.setup import empty_table
from ophir.games.kingdom.table import GOODS, IN_DECK, NO_CARD, ON_DISPLAY, SCORE_SOURCES, SOURCE_COUNT, KingdomTable

Cards = dict[str, Natural]


class PlayerState(Struct, forbid_unknown_fields=True):
    """What lies before one player. `hand` and `held` are null where they are hidden."""

    score: int
    earned: dict[str, int]
    cubes: Cubes
    pawns_left: Natural
    placed: list[str]
    buildings: list[str]
    built_card: bool
    tokens: Natural
    hand: Cards | None
    hand_size: Natural
    held: list[Cards | None]  # one entry for each reshuffle so far
    held_size: list[Natural]
    sold: Cubes
    bought: Cubes
    transactions: Natural
    passed: bool
    finished: bool


class FortuneState(Struct, forbid_unknown_fields=True):
    """The Fortune deck and what belongs to nobody's hand."""

    deck: Cards | None
    deck_size: Natural
    discard: Cards
    held: list[Cards]
    drawn: Cards | None
    drawn_size: Natural
    drawn_held: list[Cards | None]
    drawn_held_size: list[Natural]
    drawer: str | None
    in_play: str | None


class State(Struct, forbid_unknown_fields=True):
    """The whole table."""

    round: Natural
    order: list[str]
    supply: Cubes
    market: dict[Good, list[bool]]
    players: dict[str, PlayerState]
    pawns: dict[str, str]
    bonus_pawns: dict[str, Natural]
    bonus_claims: Natural
    sites: dict[str, str]
    roads: dict[str, str]
    display: list[str | None]
    temple: list[str]
    high_priest: str | None
    privilege_used: bool
    builder: str | None
    credits: Cubes
    fortune: FortuneState
    ends: list[str]


def state_to_json(table: KingdomTable) -> dict[str, Any]:
    """The table as readable data; hidden hands and decks of a view are null."""
    box = table.box
    colors = [table.game.seat_names[seat] for seat in range(box.seats)]

    def owner(seat: int) -> str | None:
        return None if seat == NOBODY else colors[seat]

    def owned(ids: list[str], owners: list[int]) -> dict[str, str]:
        return {id: colors[seat] for id, seat in zip(ids, owners, strict=True) if seat != NOBODY}

    def cubes(counts: list[int]) -> dict[str, int]:
        return {GOOD_IDS[good]: count for good, count in enumerate(counts) if count}

    def cards(counts: list[int], size: int) -> dict[str, int] | None:
        """Null if the cards do not make up the size: then they are hidden."""
        if sum(counts) != size:
            return None
        return {box.fortune_ids[card]: count for card, count in enumerate(counts) if count}

    def row(counts: list[int], width: int, number: int) -> list[int]:
        return counts[width * number : width * number + width]

    times = range(reshuffles(table))

    def held(number: int) -> list[dict[str, int] | None]:
        rows = [(box.seats + 1) * time + number for time in times]
        return [cards(row(table.held, box.fortunes, at), table.held_size[at]) for at in rows]

    players: dict[str, Any] = {}
    for seat, color in enumerate(colors):
        earned = row(table.earned, SOURCE_COUNT, seat)
        players[color] = {
            "score": table.score[seat],
            "earned": {name: vp for name, vp in zip(SCORE_SOURCES, earned, strict=True) if vp},
            "cubes": cubes(row(table.cubes, GOODS, seat)),
            "pawns_left": table.pawns_left[seat],
            "placed": [id for space, id in enumerate(box.space_ids) if table.placed[seat] >> space & 1],
            "buildings": [id for card, id in enumerate(box.card_ids) if table.card_owner[card] == seat],
            "built_card": bool(table.built_card[seat]),
            "tokens": table.tokens[seat],
            "hand": cards(row(table.hand, box.fortunes, seat), table.hand_size[seat]),
            "hand_size": table.hand_size[seat],
            "held": held(seat),
            "held_size": table.held_size[seat :: box.seats + 1],
            "sold": cubes(row(table.sold, GOODS, seat)),
            "bought": cubes(row(table.bought, GOODS, seat)),
            "transactions": table.transactions[seat],
            "passed": bool(table.passed[seat]),
            "finished": bool(table.finished[seat]),
        }
    spaces = box.market_spaces
    bonus_ids = box.place_ids[box.first_bonus : box.first_card]
    ends = [*box.ends, ROUND_LIMIT]
    return {
        "round": table.round,
        "order": [colors[seat] for seat in table.order],
        "supply": cubes(table.supply),
        "market": {
            good: [bool(cube) for cube in row(table.market, spaces, number)] for number, good in enumerate(GOOD_IDS)
        },
        "players": players,
        "pawns": owned(box.place_ids, table.pawn),
        "bonus_pawns": {id: pawns for id, pawns in zip(bonus_ids, table.bonus_pawns, strict=True) if pawns},
        "bonus_claims": table.bonus_claims,
        "sites": owned(box.space_ids, table.site),
        "roads": owned(box.border_ids, table.road),
        "display": [None if card == NO_CARD else box.card_ids[card] for card in table.display],
        "temple": [colors[seat] for seat in table.block_owner],
        "high_priest": owner(table.high_priest),
        "privilege_used": bool(table.privilege_used),
        "builder": owner(table.builder),
        "credits": cubes(table.credits),
        "fortune": {
            "deck": cards(table.deck, table.deck_size),
            "deck_size": table.deck_size,
            "discard": cards(table.discard, sum(table.discard)),
            "held": [cards(pool, sum(pool)) for pool in (row(table.held_pool, box.fortunes, n) for n in times)],
            "drawn": cards(row(table.hand, box.fortunes, box.seats), table.hand_size[box.seats]),
            "drawn_size": table.hand_size[box.seats],
            "drawn_held": held(box.seats),
            "drawn_held_size": table.held_size[box.seats :: box.seats + 1],
            "drawer": owner(table.drawer),
            "in_play": None if table.card_in_play == NO_CARD else box.fortune_ids[table.card_in_play],
        },
        "ends": [end for bit, end in enumerate(ends) if table.ends >> bit & 1],
    }


def table_from_state(box: Box, data: Mapping[str, Any], full: bool) -> KingdomTable:
    """The table that `data` describes; `full`: nothing may be hidden. Raises BadPosition."""
    try:
        state = msgspec.convert(data, State)
    except msgspec.ValidationError as error:
        reason, _, where = str(error).partition(" - at `")
        path = where.partition("$")[2].rstrip("`")
        raise BadPosition(f"state{path}", reason) from None
    return Reader(box, state, full).read()


class Reader:
    """Reads one state, field by field."""

    def __init__(self, box: Box, state: State, full: bool) -> None:
        from ophir.games.kingdom import GAME

        self.box = box
        self.state = state
        self.full = full
        self.colors = list(GAME.seat_names[: box.seats])

    def read(self) -> KingdomTable:
        """Everything, then whether it fits together."""
        state = self.state
        box = self.box
        table = empty_table(box)
        if sorted(state.order) != sorted(self.colors):
            raise BadPosition("state.order", f"must name {', '.join(self.colors)} once each")
        if set(state.players) != set(self.colors):
            raise BadPosition("state.players", f"must be {', '.join(self.colors)}")
        if not 1 <= state.round <= box.round_limit:
            raise BadPosition("state.round", f"must be from 1 to {box.round_limit}")
        table.round = state.round
        table.order = [self.colors.index(color) for color in state.order]
        table.supply = self.cubes(state.supply)
        self.market(table)
        table.pawn = self.owners("state.pawns", box.place_ids, state.pawns)
        table.site = self.owners("state.sites", box.space_ids, state.sites)
        table.road = self.owners("state.roads", box.border_ids, state.roads)
        bonus_ids = box.place_ids[box.first_bonus : box.first_card]
        table.bonus_pawns = self.counted("state.bonus_pawns", bonus_ids, state.bonus_pawns)
        table.bonus_claims = state.bonus_claims
        table.roads_left = box.roads - sum(seat != NOBODY for seat in table.road)
        table.pieces_left = [box.pieces - table.site.count(seat) for seat in range(box.seats)]
        table.block_owner = [self.seat("state.temple", color) for color in state.temple]
        table.high_priest = self.seat("state.high_priest", state.high_priest)
        table.privilege_used = int(state.privilege_used)
        table.builder = self.seat("state.builder", state.builder)
        table.credits = self.cubes(state.credits)
        times = len(state.fortune.held)
        table.held = [0] * (times * len(table.hand))
        table.held_size = [0] * (times * len(table.hand_size))
        for pool in state.fortune.held:
            table.held_pool += self.counted("state.fortune.held", box.fortune_ids, pool)
        for seat, color in enumerate(self.colors):
            self.player(table, seat, state.players[color])
        self.buildings(table)
        self.fortune(table)
        names = [*box.ends, ROUND_LIMIT]
        for end in state.ends:
            self.one_of("state.ends", names, end)
        self.once("state.ends", state.ends)
        table.ends = end_bits(table, state.ends)
        check_table(table, self.full)
        return table

    def one_of(self, field: str, ids: list[str], id: str) -> int:
        """The number of an id."""
        if id not in ids:
            raise BadPosition(field, f"{id!r} is unknown; known: {', '.join(ids)}")
        return ids.index(id)

    def once(self, field: str, ids: list[str]) -> None:
        if len(set(ids)) != len(ids):
            raise BadPosition(field, "names something twice")

    def seat(self, field: str, color: str | None) -> int:
        return NOBODY if color is None else self.one_of(field, self.colors, color)

    def owners(self, field: str, ids: list[str], owned: dict[str, str]) -> list[int]:
        owners = [NOBODY] * len(ids)
        for id, color in owned.items():
            owners[self.one_of(field, ids, id)] = self.seat(f"{field}.{id}", color)
        return owners

    def counted(self, field: str, ids: list[str], counts: dict[str, int]) -> list[int]:
        found = [0] * len(ids)
        for id, count in counts.items():
            found[self.one_of(field, ids, id)] = count
        return found

    def cubes(self, counts: Cubes) -> list[int]:
        return [counts.get(good, 0) for good in GOOD_IDS]

    def cards(self, field: str, counts: Cards | None, size: int) -> list[int]:
        """Cards by number; zeros where they are hidden."""
        if counts is None:
            if self.full or not size:
                raise BadPosition(field, "must not be hidden")
            return [0] * self.box.fortunes
        found = self.counted(field, self.box.fortune_ids, counts)
        if sum(found) != size:
            raise BadPosition(field, f"holds {sum(found)} cards, but its size is given as {size}")
        return found

    def market(self, table: KingdomTable) -> None:
        for number, good in enumerate(GOOD_IDS):
            row = self.state.market.get(good, [])
            if len(row) != self.box.market_spaces:
                raise BadPosition(f"state.market.{good}", f"must have {self.box.market_spaces} spaces")
            start = self.box.market_spaces * number
            table.market[start : start + len(row)] = [int(cube) for cube in row]

    def player(self, table: KingdomTable, seat: int, player: PlayerState) -> None:
        at = f"state.players.{self.colors[seat]}"
        box = self.box
        table.score[seat] = player.score
        earned = self.counted(f"{at}.earned", list(SCORE_SOURCES), player.earned)
        table.earned[SOURCE_COUNT * seat : SOURCE_COUNT * seat + SOURCE_COUNT] = earned
        own = slice(GOODS * seat, GOODS * seat + GOODS)
        table.cubes[own] = self.cubes(player.cubes)
        table.sold[own] = self.cubes(player.sold)
        table.bought[own] = self.cubes(player.bought)
        table.pawns_left[seat] = player.pawns_left
        self.once(f"{at}.placed", player.placed)
        table.placed[seat] = sum(1 << self.one_of(f"{at}.placed", box.space_ids, id) for id in player.placed)
        table.built_card[seat] = int(player.built_card)
        table.tokens[seat] = player.tokens
        table.transactions[seat] = player.transactions
        table.passed[seat] = int(player.passed)
        table.finished[seat] = int(player.finished)
        row = slice(box.fortunes * seat, box.fortunes * seat + box.fortunes)
        table.hand[row] = self.cards(f"{at}.hand", player.hand, player.hand_size)
        self.held(table, f"{at}.held", seat, player.held, player.held_size)
        table.hand_size[seat] = player.hand_size

    def held(self, table: KingdomTable, field: str, row: int, held: list[Cards | None], sizes: list[int]) -> None:
        """What a row held at each reshuffle."""
        times = len(self.state.fortune.held)
        if len(held) != times or len(sizes) != times:
            raise BadPosition(field, f"must have one entry for each of the {times} reshuffles")
        for time in range(times):
            start = held_at(table, time, row, 0)
            table.held[start : start + self.box.fortunes] = self.cards(field, held[time], sizes[time])
            table.held_size[(self.box.seats + 1) * time + row] = sizes[time]

    def buildings(self, table: KingdomTable) -> None:
        if len(self.state.display) != self.box.slots:
            raise BadPosition("state.display", f"must have {self.box.slots} slots")
        places: list[tuple[str, str, int]] = [
            ("state.display", id, ON_DISPLAY) for id in self.state.display if id is not None
        ]
        for seat, color in enumerate(self.colors):
            field = f"state.players.{color}.buildings"
            places += [(field, id, seat) for id in self.state.players[color].buildings]
        for field, id, owner in places:
            card = self.one_of(field, self.box.card_ids, id)
            if table.card_owner[card] != IN_DECK:
                raise BadPosition(field, f"{id} is in two places")
            table.card_owner[card] = owner
        table.display = [NO_CARD if id is None else self.box.card_ids.index(id) for id in self.state.display]

    def fortune(self, table: KingdomTable) -> None:
        fortune = self.state.fortune
        box = self.box
        table.deck = self.cards("state.fortune.deck", fortune.deck, fortune.deck_size)
        table.deck_size = fortune.deck_size
        table.discard = self.counted("state.fortune.discard", box.fortune_ids, fortune.discard)
        row = slice(box.fortunes * box.seats, box.fortunes * box.seats + box.fortunes)
        table.hand[row] = self.cards("state.fortune.drawn", fortune.drawn, fortune.drawn_size)
        self.held(table, "state.fortune.drawn_held", box.seats, fortune.drawn_held, fortune.drawn_held_size)
        table.hand_size[box.seats] = fortune.drawn_size
        table.drawer = self.seat("state.fortune.drawer", fortune.drawer)
        if (table.drawer == NOBODY) != (fortune.drawn_size == 0):
            raise BadPosition("state.fortune.drawer", "must be a player just when there are drawn cards")
        if fortune.in_play is not None:
            table.card_in_play = self.one_of("state.fortune.in_play", box.fortune_ids, fortune.in_play)


def check_table(table: KingdomTable, full: bool) -> None:
    """The invariants that hold in every position. [17]"""
    box = table.box
    for good, id in enumerate(GOOD_IDS):
        in_market = sum(table.market[box.market_spaces * good : box.market_spaces * (good + 1)])
        total = table.supply[good] + sum(table.cubes[good::GOODS]) + in_market
        if total != box.supply[good]:
            raise BadPosition("state.supply", f"{total} {id} cubes in all, but the game has {box.supply[good]}")
    for seat, color in enumerate(table.game.seat_names[: box.seats]):
        _check_player(table, seat, f"state.players.{color}")
    if table.roads_left < 0:
        raise BadPosition("state.roads", f"there are only {box.roads} Roads")
    for border, owner in enumerate(table.road):
        if owner != NOBODY:
            table.road[border] = NOBODY
            table.roads_left += 1
            why = why_no_road(table, owner, border)
            table.road[border] = owner
            table.roads_left -= 1
            if why:
                raise BadPosition(f"state.roads.{box.border_ids[border]}", "this player can't have a Road there")
    for space, owner in enumerate(table.site):
        if owner != NOBODY and not box.has_site[space]:
            raise BadPosition(f"state.sites.{box.space_ids[space]}", "has no Building Site")
    if len(table.block_owner) > box.blocks:
        raise BadPosition("state.temple", f"there are only {box.blocks} blocks")
    priest = table.high_priest
    if max(table.tokens) > (0 if priest == NOBODY else table.tokens[priest]):
        raise BadPosition("state.high_priest", "must be a player with most tokens")
    if priest != NOBODY and not table.tokens[priest]:
        raise BadPosition("state.high_priest", "must hold a token")
    if any(table.credits) and table.builder == NOBODY:
        raise BadPosition("state.credits", "must be empty outside a building turn")
    _check_fortunes(table, full)


def _check_player(table: KingdomTable, seat: int, field: str) -> None:
    box = table.box
    earned = sum(table.earned[SOURCE_COUNT * seat : SOURCE_COUNT * seat + SOURCE_COUNT])
    if table.score[seat] != earned:
        raise BadPosition(f"{field}.score", f"is {table.score[seat]}, but its sources add up to {earned}")
    if table.score[seat] < box.lowest_score:
        raise BadPosition(f"{field}.score", f"can't be below {box.lowest_score}")
    if table.pieces_left[seat] < 0:
        raise BadPosition("state.sites", f"{field}: there are only {box.pieces} pieces a player")
    bonus = range(box.first_bonus, box.first_card)
    on_board = sum(
        table.bonus_pawns[place - box.first_bonus] if place in bonus else 1
        for place, owner in enumerate(table.pawn)
        if owner == seat
    )
    for place, owner in enumerate(table.pawn):
        where = f"state.pawns.{box.place_ids[place]}"
        if owner == seat and place in bonus and place not in box.bonus_in_play:
            raise BadPosition(where, "this Bonus Space is not in play")
        if owner == seat and place in bonus and not table.bonus_pawns[place - box.first_bonus]:
            raise BadPosition(where, "bonus_pawns must say how many stand there")
        if owner == seat and place >= box.first_card and table.card_owner[place - box.first_card] != seat:
            raise BadPosition(where, "a Pawn can stand only on a card of its owner")
    if on_board + table.pawns_left[seat] > box.pawns:
        raise BadPosition(f"{field}.pawns_left", f"there are only {box.pawns} Pawns a player")
    for at in range(box.fortunes * seat, box.fortunes * (seat + 1)):
        if sum(table.held[at :: len(table.hand)]) > table.hand[at]:
            raise BadPosition(f"{field}.held", "must be part of the hand")


def _check_fortunes(table: KingdomTable, full: bool) -> None:
    box = table.box
    in_play = 0 if table.card_in_play == NO_CARD else 1
    total = table.deck_size + sum(table.discard) + sum(table.hand_size) + in_play
    if total != sum(box.fortune_counts):
        raise BadPosition("state.fortune", f"{total} Fortune Cards in all, but there are {sum(box.fortune_counts)}")
    for time in range(reshuffles(table)):
        pool = table.held_pool[box.fortunes * time : box.fortunes * (time + 1)]
        if sum(pool) != sum(table.held_size[(box.seats + 1) * time : (box.seats + 1) * (time + 1)]):
            raise BadPosition("state.fortune.held", "must be the held cards of all hands together")
    if not full:
        return
    for card, id in enumerate(box.fortune_ids):
        count = table.deck[card] + table.discard[card] + sum(table.hand[card :: box.fortunes])
        count += table.card_in_play == card
        if count != box.fortune_counts[card]:
            raise BadPosition("state.fortune", f"{count} of {id}, but there are {box.fortune_counts[card]}")
        for time in range(reshuffles(table)):
            block = table.held[len(table.hand) * time : len(table.hand) * (time + 1)]
            if sum(block[card :: box.fortunes]) != table.held_pool[box.fortunes * time + card]:
                raise BadPosition("state.fortune.held", f"must be the held cards of all hands together ({id})")


def check_stack(table: KingdomTable) -> None:
    """The pending steps fit the table: a round that is not over has its end before it, a card in play is waited for."""
    if not table.stack:
        if not table.ends:
            raise BadPosition("stack", "is empty, but no end condition holds")
        return
    if table.ends:
        raise BadPosition("state.ends", "must be empty while something is pending")
    if not isinstance(table.stack[0], RoundEnd | EndCheck):
        raise BadPosition("stack", "must begin with RoundEnd or EndCheck")
    in_play = [] if table.card_in_play == NO_CARD else [table.card_in_play]
    if [step.card for step in table.stack if isinstance(step, CardPlayed)] != in_play:
        raise BadPosition("stack", "must hold CardPlayed for the card in play, and for no other")
    keeps = [step for step in table.stack if isinstance(step, Keep)]
    if [step.seat for step in keeps] != ([] if table.drawer == NOBODY else [table.drawer]):
        raise BadPosition("stack", "must hold Keep for the drawer, and for nobody else")
    if any(step.left >= table.hand_size[table.box.seats] for step in keeps):
        raise BadPosition("stack", "Keep: left must be less than the number of drawn cards")
    for step in table.stack:
        if isinstance(step, NextPart) and step.part >= len(table.box.sequences[step.sequence].parts):
            raise BadPosition("stack", f"NextPart: sequence {step.sequence} has no part {step.part}")


def step_limits(box: Box) -> dict[str, int]:
    """Below what the numbers of pending steps must lie."""
    most_goods = max(box.supply) + 1
    return {
        "seat": box.seats,
        "to": box.seats,
        "position": box.seats,
        "left": most_goods,
        "get": most_goods,
        "given": GOODS,
        "excluded": 1 << GOODS,
        "allowed": 1 << GOODS,
        "different": 2,
        "distinct": 2,
        "taken": 1 << box.spaces,
        "source": SOURCE_COUNT,
        "layer": len(box.layer_ids),
        "card": box.fortunes,
        "conversion": len(box.conversion_vp),
        "sequence": len(box.sequences),
        "part": max((len(one.parts) for one in box.sequences), default=1),
    }
