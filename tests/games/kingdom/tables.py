"""Set a table in three lines, play on it by notation, and read it back in the words of the rules.

Cubes are written as in docs/rules/kingdom.md, section 16: `"GSTFFF"` is one Gold, one Stone, one Timber, three Food.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from ophir.engine.chance import key_of
from ophir.engine.errors import IllegalAction
from ophir.engine.game import NOBODY
from ophir.engine.packs import Pack
from ophir.engine.steps import Closed, Step
from ophir.games.kingdom import GAME
from ophir.games.kingdom.box import Box
from ophir.games.kingdom.building import BuildingPhase, BuildingTurn
from ophir.games.kingdom.data import Data
from ophir.games.kingdom.goods import GOODS
from ophir.games.kingdom.invariants import check_table
from ophir.games.kingdom.market import MarketPhase, MarketTurn
from ophir.games.kingdom.placement import PlacementTurn
from ophir.games.kingdom.resolution import ResolutionPhase
from ophir.games.kingdom.rounds import EndCheck, RoundEnd
from ophir.games.kingdom.table import NO_CARD, ON_DISPLAY, SOURCE_COUNT, START, KingdomTable

COLORS = GAME.seat_names
LETTERS = "GCSTF"
GOOD_IDS: list[str] = list(GOODS)
DATA = Data(GAME.standard_pack)
REST = "rest"  # as a hand: every Fortune Card that is nowhere else

Words = Mapping[str, Sequence[str]]


def seat_of(color: str) -> int:
    return COLORS.index(color)


def counts(cubes: str) -> list[int]:
    """`"GFF"` as five numbers."""
    assert set(cubes) <= set(LETTERS), cubes
    return [cubes.count(letter) for letter in LETTERS]


def written(cubes: Iterable[int]) -> str:
    """Five numbers as `"GFF"`."""
    return "".join(letter * count for letter, count in zip(LETTERS, cubes, strict=True))


def written_named(cubes: Mapping[Any, int]) -> str:
    """Cubes by name as `"GFF"`."""
    return written(cubes.get(good, 0) for good in GOODS)


def pack_with(file: str, table: str, name: str | None = None, **fields: object) -> Pack:
    """The standard pack with some fields of one record changed; `name=None` for a table that is a single record."""
    standard = GAME.standard_pack
    files = copy.deepcopy(standard.files)
    found = files[file][table]
    if name is not None:
        found = next(record for record in found if standard.layout.name_of(table, record) == name)
    found.update(fields)
    return Pack("changed", standard.layout, files, [])


def box_of(seats: int, pack: Pack | None = None, **options: bool | str) -> Box:
    made = GAME.box_for(pack or GAME.standard_pack, seats, GAME.read_options(seats, options))
    assert isinstance(made, Box)
    return made


def table(
    seats: int = 3,
    at: str = "placement",
    turn: str | None = None,
    order: Sequence[str] = (),
    pieces: Words | None = None,
    roads: Words | None = None,
    cubes: Mapping[str, str] | None = None,
    supply: Mapping[str, int] | None = None,
    hand: Mapping[str, Sequence[str] | str] | None = None,
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    buildings: Words | None = None,
    display: Sequence[str | None] | None = None,
    market: Mapping[str, Sequence[int]] | None = None,
    score: Mapping[str, int] | None = None,
    pawns: Words | None = None,
    forfeited: Sequence[str] = (),
    blocks: int = 0,
    tokens: Mapping[str, int] | None = None,
    high_priest: str | None = None,
    privilege_used: bool = False,
    round: int = 1,
    pack: Pack | None = None,
    **options: bool | str,
) -> KingdomTable:
    """A table at its first pending decision from the phase `at` on (placement, resolution, market, building,
    round end, end check).

    `turn` begins the phase: by default the first in order, in the market the last. `pawns` stand on the board; in the
    Placement Phase all others are left to place. `supply` sets what is left of some types: the last seat holds the
    cubes taken away. `deck` says exactly what is in the Fortune deck, all the rest is discarded then; without it all
    the rest is in the deck.
    """
    made = GAME.empty_table(box_of(seats, pack, **options))
    assert isinstance(made, KingdomTable)
    made.set_key(key_of("tables"))
    made.listen()
    made.round = round
    made.order = [seat_of(color) for color in order or COLORS[:seats]]
    for color, points in (score or {}).items():
        made.earn(seat_of(color), points - made.score[seat_of(color)], START)
    _set_board(made, pieces or {}, roads or {}, pawns or {})
    _set_cubes(made, cubes or {}, supply or {}, market or {})
    _set_buildings(made, buildings or {}, display)
    _set_fortunes(made, hand or {}, deck, discard)
    for color, count in (tokens or {}).items():
        made.tokens[seat_of(color)] = count
    made.high_priest = NOBODY if high_priest is None else seat_of(high_priest)
    made.privilege_used = int(privilege_used)
    made.block_owner = [seats - 1] * blocks
    for color in forfeited:
        made.pawns_left[seat_of(color)] = 0
    if at != "placement":
        made.pawns_left = [0] * seats
    made.stack = phases(made, at, turn)
    check_table(made, full=True)
    made.advance()
    check(made)
    return made


def phases(made: KingdomTable, at: str, turn: str | None) -> list[Step[KingdomTable]]:
    """What is left of the round, from the phase `at` and the turn of `turn` on."""
    position = None if turn is None else made.order.index(seat_of(turn))
    names = ["placement", "resolution", "market", "building", "round end", "end check"]
    steps: dict[str, list[Step[KingdomTable]]] = {
        "placement": [PlacementTurn(position or 0)],
        "resolution": [ResolutionPhase()],
        "market": [MarketTurn(position) if at == "market" and position is not None else MarketPhase()],
        "building": [BuildingPhase()],
        "round end": [RoundEnd()],
        "end check": [EndCheck()],
    }
    if at == "building" and position:
        steps["building"] = [BuildingTurn(seat) for seat in reversed(made.order[position:])]
    kept = names[names.index(at) :] if at == "end check" else names[names.index(at) : -1]
    return [step for name in reversed(kept) for step in steps[name]]


def _set_board(made: KingdomTable, pieces: Words, roads: Words, pawns: Words) -> None:
    box = made.box
    for color, spaces in pieces.items():
        for space in spaces:
            made.site[box.space_ids.index(space)] = seat_of(color)
            made.pieces_left[seat_of(color)] -= 1
    for color, borders in roads.items():
        for border in borders:
            made.road[border_of(box, border)] = seat_of(color)
            made.roads_left -= 1
    made.pawns_left = [box.pawns] * box.seats
    for color, places in pawns.items():
        bonus_last = sorted(places, key=lambda id: box.place_ids.index(id) in box.bonus_in_play)
        for id in bonus_last:
            place = box.place_ids.index(id)
            made.pawn[place] = seat_of(color)
            made.pawns_left[seat_of(color)] -= 1
            if place < box.spaces:
                made.placed[seat_of(color)] |= 1 << place
            elif box.first_bonus <= place < box.first_card:
                made.bonus_pawns[place - box.first_bonus] = 1 + made.pawns_left[seat_of(color)]
                made.pawns_left[seat_of(color)] = 0
                made.bonus_claims += 1


def border_of(box: Box, border: str) -> int:
    """`judah-aram` is the same border as `aram-judah`."""
    a, b = border.split("-")
    return box.border_ids.index(border if border in box.border_ids else f"{b}-{a}")


def _set_cubes(
    made: KingdomTable, cubes: Mapping[str, str], supply: Mapping[str, int], market: Mapping[str, Sequence[int]]
) -> None:
    spaces = made.box.market_spaces
    for good, taken in market.items():
        for space in taken:
            made.market[spaces * GOOD_IDS.index(good) + space - 1] = 1
            made.supply[GOOD_IDS.index(good)] -= 1
    for color, has in cubes.items():
        for number, count in enumerate(counts(has)):
            made.cubes[5 * seat_of(color) + number] += count
            made.supply[number] -= count
    for id, left in supply.items():
        number = GOOD_IDS.index(id)
        made.cubes[5 * (made.box.seats - 1) + number] += made.supply[number] - left
        made.supply[number] = left


def _set_buildings(made: KingdomTable, buildings: Words, display: Sequence[str | None] | None) -> None:
    ids = made.box.card_ids
    for color, cards in buildings.items():
        for card in cards:
            made.card_owner[ids.index(card)] = seat_of(color)
    built = {card for cards in buildings.values() for card in cards}
    shown = [id for id in ids if id not in built][: made.box.slots] if display is None else list(display)
    shown += [None] * (made.box.slots - len(shown))
    made.display = [NO_CARD if id is None else ids.index(id) for id in shown]
    for number in made.display:
        if number != NO_CARD:
            made.card_owner[number] = ON_DISPLAY


def _set_fortunes(
    made: KingdomTable, hand: Mapping[str, Sequence[str] | str], deck: Sequence[str] | None, discard: Sequence[str]
) -> None:
    ids = made.box.fortune_ids
    left = made.box.fortune_counts[:]

    def take(cards: Iterable[str]) -> list[int]:
        taken = [0] * len(ids)
        for id in cards:
            taken[ids.index(id)] += 1
            left[ids.index(id)] -= 1
        return taken

    made.fortune.discard = take(discard)
    exact = None if deck is None else take(deck)
    for color, cards in sorted(hand.items(), key=lambda item: item[1] == REST):
        everything = [id for id, count in zip(ids, left, strict=True) for _ in range(count)]
        had = take(everything if cards == REST else cards)
        row = seat_of(color)
        made.fortune.hand[len(ids) * row : len(ids) * row + len(ids)] = had
        made.fortune.hand_size[row] = sum(had)
    assert min(left) >= 0, "there are not so many of these cards"
    if exact is None:
        made.fortune.deck = left
    else:
        made.fortune.deck = exact
        made.fortune.discard = [a + b for a, b in zip(made.fortune.discard, left, strict=True)]
    made.fortune.deck_size = sum(made.fortune.deck)


def check(made: KingdomTable) -> None:
    """The invariants, and that `legal()` is what is open in `options()`. [17]"""
    check_table(made, full=True)
    assert sorted(made.legal()) == sorted(option.action for option in made.choices() if option.open)


def do(made: KingdomTable, *actions: str, by: str | None = None) -> KingdomTable:
    """Take actions by notation, one after the other; `by` must be to move, or plays a card out of turn."""
    for action in actions:
        made.apply(made.actions.parse(action).id, NOBODY if by is None else seat_of(by))
        check(made)
    return made


def play_until(made: KingdomTable, decision: str, round: int) -> KingdomTable:
    """Go on, building and trading nothing, until a decision of this kind (`"D1"`) is asked in this round."""
    while not (made.round == round and asked(made).startswith(decision + " ")):
        assert not made.over
        assert made.round <= round
        idle = [action for action in made.legal() if made.actions[action].text in ("pass", "end", "done", "decline")]
        made.apply((idle or made.legal())[0])
        check(made)
    return made


def legal(made: KingdomTable, kind: str = "", by: str | None = None) -> set[str]:
    """What may be done now by the seat to move (or `by`), as notation; with `kind`, only the arguments of that kind."""
    seat = made.to_move if by is None else seat_of(by)
    open_now = made.legal() if seat == made.to_move else made.interrupts(seat)
    texts = [made.actions[action].text for action in open_now]
    if not kind:
        return set(texts)
    return {text.removeprefix(kind).strip() for text in texts if text.split()[0] == kind}


def closed(made: KingdomTable, action: str, by: str | None = None) -> Closed | None:
    """Why an action is closed, or None if it is open."""
    seat = made.to_move if by is None else seat_of(by)
    number = made.actions.parse(action).id
    found = [option for option in made.choices(seat) if option.action == number]
    assert len(found) == 1, f"{action!r} is offered {len(found)} times"
    if found[0].closed is not None:
        with pytest.raises(IllegalAction) as caught:
            made.clone().apply(number, seat)
        assert caught.value.values["reason"] == found[0].closed.id
    return found[0].closed


def why(made: KingdomTable, action: str, by: str | None = None) -> str:
    """The reason id for a closed action; empty if it is open."""
    found = closed(made, action, by)
    return "" if found is None else found.id


def offered(made: KingdomTable) -> set[str]:
    """Everything that the seat to move is shown, open or closed."""
    return {made.actions[option.action].text for option in made.choices()}


def asked(made: KingdomTable) -> str:
    """The pending decision and who must take it: `"D1 blue"`; empty when the game is over."""
    return "" if made.decision is None else f"{made.decision.id} {COLORS[made.to_move]}"


def has(made: KingdomTable, color: str) -> str:
    """A player's cubes."""
    return written(made.cubes_of(seat_of(color)))


def score(made: KingdomTable, color: str) -> int:
    return made.score[seat_of(color)]


def hand(made: KingdomTable, color: str) -> list[str]:
    """A player's Fortune Cards, in the order of fortune.toml."""
    return [made.box.fortune_ids[card] for card in made.fortune.cards_in(seat_of(color))]


def order(made: KingdomTable) -> list[str]:
    return [COLORS[seat] for seat in made.order]


def named_cards(made: KingdomTable, pile: list[int]) -> list[str]:
    """The cards of a pile, in the order of fortune.toml."""
    return [id for id, count in zip(made.box.fortune_ids, pile, strict=True) for _ in range(count)]


def told(made: KingdomTable, id: str) -> list[dict[str, object]]:
    """The values of the events of one kind since the last action."""
    return [event.values for event in made.events or [] if event.id == id]


def earned(made: KingdomTable, color: str, source: int) -> int:
    return made.earned[SOURCE_COUNT * seat_of(color) + source]
