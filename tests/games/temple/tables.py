"""Set a table in three lines, play on it by notation, and read it back in the words of the rules.

White is the active player (A in the rules) unless said otherwise, Black the opponent (B). Everything that lies on a
player's side is given under that player: `armies={"white": ["o_n"]}` are Black's armies on White's board.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from ophir.engine.chance import Chance, key_of
from ophir.engine.errors import IllegalAction
from ophir.engine.game import NOBODY
from ophir.engine.packs import Pack
from ophir.engine.steps import Closed, Step
from ophir.games.temple import GAME
from ophir.games.temple.box import Box
from ophir.games.temple.building_phase import Building
from ophir.games.temple.data import Data
from ophir.games.temple.destruction import Destroy
from ophir.games.temple.discard_phase import DiscardCards
from ophir.games.temple.hidden import public_cards
from ophir.games.temple.instants import TurnWindow
from ophir.games.temple.invariants import check_table
from ophir.games.temple.israelite_army import Defence
from ophir.games.temple.military_phase import Attack, AttackEnd, AttackStart, MilitaryPhase
from ophir.games.temple.pending import check_stack
from ophir.games.temple.preparation import Preparation
from ophir.games.temple.table import (
    ACTIVE,
    ARMY,
    BUILD_OPEN,
    EVIL_PRIEST,
    GOOD_PRIEST,
    INACTIVE,
    MOVED,
    NO_CARD,
    NOT_FASTING,
    PASSED,
    RAIDED,
    SEEN,
    UNSEEN,
    TempleTable,
)
from ophir.games.temple.turn import TurnEnd, TurnStart

WHITE, BLACK = 0, 1
NAMES = GAME.seat_names
DATA = Data(GAME.standard_pack)
STRUCTURES = ["porch", "pillar_boaz", "pillar_jachin", "main_hall", "holy_of_holies"]
FURNISHINGS = [card.id for card in DATA.cards if card.category == "furnishing"]
ORDINARY_SINS = [card.id for card in DATA.cards if card.category == "sin" and card.id != "loss_of_heart"]
COUNTS = {card.id: card.count for card in DATA.cards}
REST = "rest"  # as a draw pile: every card that is nowhere else (the default)

By = Mapping[str, Sequence[str]]
MARKS = {"moved": MOVED, "passed": PASSED, "raided": RAIDED}


def seat_of(name: str) -> int:
    return NAMES.index(name)


def pack_with(file: str, table: str, name: str | None = None, **fields: object) -> Pack:
    """The standard pack with some fields of one record changed; `name=None` for a table that is a single record."""
    standard = GAME.standard_pack
    files = copy.deepcopy(standard.files)
    found = files[file][table]
    if name is not None:
        found = next(record for record in found if standard.layout.name_of(table, record) == name)
    found.update(fields)
    return Pack("changed", standard.layout, files, [])


def box_of(pack: Pack | None = None, **options: bool | int | str) -> Box:
    made = GAME.box_for(pack or GAME.standard_pack, 2, GAME.read_options(2, options))
    assert isinstance(made, Box)
    return made


def stack_for(made: TempleTable, at: str) -> list[Step[TempleTable]]:
    """The pending steps of a turn that has come as far as `at`."""
    seat = made.active
    stack: list[Step[TempleTable]] = [TurnEnd(), DiscardCards(seat, made.box.discards)]
    parts: dict[str, list[Step[TempleTable]]] = {
        "discard": [],
        "building": [Building(seat)],
        "defence": [Building(seat), Defence(seat)],
        "destroy": [Building(seat), Defence(seat), AttackEnd(), Destroy(1 - seat)],
        "attack": [Building(seat), Defence(seat), AttackEnd(), Destroy(1 - seat), Attack(1 - seat)],
        "attack start": [Building(seat), Defence(seat), AttackStart()],
        "military": [Building(seat), MilitaryPhase()],
        "preparation": [Building(seat), MilitaryPhase(), Preparation(seat)],
        "window": [Building(seat), MilitaryPhase(), Preparation(seat), TurnWindow(1 - seat)],
    }
    if at == "start":
        return [TurnStart()]
    if at == "end":
        return [TurnEnd()]
    return stack + parts[at]


def table(
    at: str = "preparation",
    hand: By | None = None,
    draw: Mapping[str, Sequence[str] | str] | None = None,
    discard: By | None = None,
    built: By | None = None,
    gates: By | None = None,
    armies: Mapping[str, Sequence[str] | Mapping[str, Sequence[str]]] | None = None,
    siege: Mapping[str, int] | None = None,
    prophet: Mapping[str, str] | None = None,
    david: Sequence[str] = (),
    solomon: Sequence[str] = (),
    priest: Sequence[str] = (),
    evil_priest: Sequence[str] = (),
    unclean: Sequence[str] = (),
    altar: Sequence[str] = (),
    bad_offerings: Sequence[str] = (),
    scapegoat: Mapping[str, str] | None = None,
    fast: Mapping[str, int] | None = None,
    sin: Mapping[str, str] | None = None,
    known: By | None = None,
    grain: bool = False,
    build_used: bool = False,
    good_played: bool = False,
    passage_played: bool = False,
    active: str = "white",
    turns: int = 10,
    idle_turns: int = 0,
    seed: int | str = "tables",
    settle: bool = True,
    pack: Pack | None = None,
    **options: bool | int | str,
) -> TempleTable:
    """A table in the turn of `active`, at its first pending decision from the point `at` on (start, window,
    preparation, military, attack start, attack, destroy, defence, building, discard, end).

    Cards that are given nowhere are in the draw piles; where `draw` says exactly what is there, they are discarded
    instead, the Scapegoat as one that was used. `known` are cards of the hand that the opponent has seen; with an empty
    draw pile all are.
    """
    box = box_of(pack, **options)
    made = GAME.empty_table(box)
    assert isinstance(made, TempleTable)
    made.set_key(key_of(seed))
    made.listen()
    made.active = seat_of(active)
    made.turns = turns
    made.idle_turns = idle_turns
    made.build_used = int(build_used)
    made.good_played = made.acted = int(good_played or grain)
    made.passage_played = int(passage_played)
    made.grain = BUILD_OPEN if grain else 0
    ids = box.card_ids
    for seat, name in enumerate(NAMES):
        made.built[seat] = sum(1 << ids.index(id) for id in (built or {}).get(name, ()))
        made.gates[seat] = sum(1 << box.gate_ids.index(id) for id in (gates or {}).get(name, ()))
        made.siege[seat] = (siege or {}).get(name, 0)
        made.prophet[seat] = ids.index(f"prophet_{(prophet or {})[name]}") if name in (prophet or {}) else NO_CARD
        made.king_david[seat] = int(name in david)
        made.king_solomon[seat] = int(name in solomon)
        made.priest[seat] = GOOD_PRIEST if name in priest else EVIL_PRIEST if name in evil_priest else 0
        made.unclean[seat] = int(name in unclean)
        made.altar[seat] = int(name in altar)
        made.bad_offerings[seat] = int(name in bad_offerings)
        made.scapegoat[seat] = {"": 0, "inactive": INACTIVE, "active": ACTIVE}[(scapegoat or {}).get(name, "")]
        made.fast[seat] = (fast or {}).get(name, NOT_FASTING)
        made.sin[seat] = ids.index((sin or {})[name]) if name in (sin or {}) else NO_CARD
        _set_armies(made, seat, (armies or {}).get(name, ()))
        made.hand[seat] = [ids.index(id) for id in (hand or {}).get(name, ())]
        made.seen[seat] = [UNSEEN] * len(made.hand[seat])
        for id in (known or {}).get(name, ()):
            made.seen[seat][made.hand[seat].index(ids.index(id))] = SEEN
    for seat, name in enumerate(NAMES):  # the cards on the other side must be known before the rest is counted
        _set_piles(made, seat, (draw or {}).get(name, REST), (discard or {}).get(name, ()))
    check_table(made)
    made.stack = stack_for(made, at)
    if settle:
        made.advance()
        check(made)
    return made


def _set_armies(made: TempleTable, seat: int, armies: Sequence[str] | Mapping[str, Sequence[str]]) -> None:
    marks = armies if isinstance(armies, Mapping) else dict.fromkeys(armies, ())
    for id, its in marks.items():
        made.army[seat][made.box.space_ids.index(id)] = ARMY | sum(MARKS[mark] for mark in its)
        made.tokens[1 - seat] -= 1


def _set_piles(made: TempleTable, seat: int, draw: Sequence[str] | str, discard: Sequence[str]) -> None:
    box = made.box
    ids = box.card_ids
    made.discard[seat] = [ids.index(id) for id in discard]
    left = box.counts[:]
    for card in (*made.hand[seat], *public_cards(made, seat)):
        left[card] -= 1
    if draw == REST:
        made.draw[seat] = left
    else:
        made.draw[seat] = [0] * box.cards
        for id in draw:
            made.draw[seat][ids.index(id)] += 1
            left[ids.index(id)] -= 1
        # What is nowhere else was discarded before what the test speaks of.
        made.discard[seat] = [card for card, count in enumerate(left) for _ in range(count)] + made.discard[seat]
    assert min(left) >= 0, f"there are not so many: {[id for id, n in zip(ids, left, strict=True) if n < 0]}"
    made.draw_size[seat] = sum(made.draw[seat])
    if not made.draw_size[seat]:
        made.seen[seat] = [SEEN] * len(made.hand[seat])


def check(made: TempleTable) -> None:
    """The invariants, and that `legal()` is what is open in `options()`. [17]"""
    check_table(made)
    check_stack(made)
    assert sorted(made.legal()) == sorted(option.action for option in made.choices() if option.open)


def do(made: TempleTable, *actions: str) -> TempleTable:
    """Take actions by notation, one after the other. `white: pass` says who must be to move."""
    for action in actions:
        who, _, what = action.rpartition(": ")
        assert not who or made.to_move == seat_of(who), f"{action!r}, but {asked(made)}"
        made.apply(made.actions.parse(what).id)
        check(made)
    return made


def legal(made: TempleTable, kind: str = "") -> set[str]:
    """What may be done now, as notation; with `kind`, only the arguments of that kind."""
    texts = [made.actions[action].text for action in made.legal()]
    if not kind:
        return set(texts)
    return {text.removeprefix(kind).strip() for text in texts if text.split()[0] == kind}


def closed(made: TempleTable, action: str) -> Closed:
    """Why an action is closed; it must be offered, and refused."""
    number = made.actions.parse(action).id
    found = [option for option in made.choices() if option.action == number]
    assert len(found) == 1, f"{action!r} is offered {len(found)} times"
    reason = found[0].closed
    assert reason is not None, f"{action!r} is open"
    with pytest.raises(IllegalAction) as caught:
        made.clone().apply(number)
    assert caught.value.values["reason"] == reason.id
    return reason


def why(made: TempleTable, action: str) -> str:
    """The message that says why an action is closed."""
    return closed(made, action).id


def offered(made: TempleTable, action: str) -> bool:
    """Would a person find this action in the list, open or closed?"""
    number = made.actions.parse(action).id
    return any(option.action == number for option in made.choices())


def asked(made: TempleTable) -> str:
    """The pending decision: `D3 white`."""
    decision = made.decision
    return "over" if decision is None else f"{decision.id} {NAMES[decision.seat]}"


def hand(made: TempleTable, name: str) -> list[str]:
    """A hand, in the order of cards.toml."""
    return [made.box.card_ids[card] for card in sorted(made.hand[seat_of(name)])]


def discarded(made: TempleTable, name: str) -> list[str]:
    """A discard pile, the latest card last."""
    return [made.box.card_ids[card] for card in made.discard[seat_of(name)]]


def drawable(made: TempleTable, name: str) -> list[str]:
    """The contents of a draw pile, in the order of cards.toml."""
    return [made.box.card_ids[card] for card, count in enumerate(made.draw[seat_of(name)]) for _ in range(count)]


def in_temple(made: TempleTable, name: str) -> set[str]:
    """Structures and Furnishings in play."""
    return {id for card, id in enumerate(made.box.card_ids) if made.built[seat_of(name)] >> card & 1}


def guarded(made: TempleTable, name: str) -> set[str]:
    """The guarded gates of a city."""
    return {id for gate, id in enumerate(made.box.gate_ids) if made.gates[seat_of(name)] >> gate & 1}


def armies(made: TempleTable, name: str) -> set[str]:
    """Where armies stand on a player's board."""
    return {made.box.space_ids[space] for space, bits in enumerate(made.army[seat_of(name)]) if bits}


def sin_on(made: TempleTable, name: str) -> str | None:
    """The Sin that lies against a player."""
    card = made.sin[seat_of(name)]
    return None if card == NO_CARD else made.box.card_ids[card]


def told(made: TempleTable, id: str) -> list[dict[str, Any]]:
    """The values of the events of one kind since the last action, secrets included."""
    return [{**event.values, **(event.secret or {})} for event in made.events or [] if event.id == id]


def rolling(made: TempleTable, face: str) -> TempleTable:
    """The same table with chance such that the next roll of the die shows `star` or `sword`."""
    for number in range(100):
        key = key_of(f"die {number}")
        chance = Chance()
        chance.set_key(key)
        if (chance.below(made.box.die_sides) < made.box.star_faces) == (face == "star"):
            made.set_key(key)
            return made
    raise AssertionError("the die never falls so")


def samples(made: TempleTable, name: str | None, count: int = 60) -> list[TempleTable]:
    """Positions that a seat (None: a spectator) can't tell from this one."""
    view = made.view(NOBODY if name is None else seat_of(name))
    found = []
    for number in range(count):
        one = view.sample(Chance(f"samples {number}"))
        assert isinstance(one, TempleTable)
        check_table(one)
        found.append(one)
    return found
