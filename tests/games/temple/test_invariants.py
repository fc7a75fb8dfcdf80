"""What must hold after every decision of every game. [Temple 17]"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ophir.engine.events import Event
from ophir.games.temple import GAME
from ophir.games.temple.hidden import public_cards
from ophir.games.temple.invariants import check_table
from ophir.games.temple.pending import check_stack
from ophir.games.temple.table import EVIL_PRIEST, GOOD_PRIEST, NO_CARD, TempleTable

CONFIGURATIONS: list[dict[str, bool | int | str]] = [
    {},
    {"deck_exhaustion": "reshuffle", "max_rounds": 40},
    {"stuck_hand": "extended", "siege_waits": True},
    {"grain_extra_build": True},
    {"off_turn_offerings": False, "unclean_blocks_scapegoat": True, "scapegoat_negates_loss_of_heart": False},
    {"end_when_both_dead": False, "idle_rounds": 3, "max_rounds": 60},
]
REQUIRED = ("structure", "furnishing", "filling")


class Watcher:
    """Looks at a table after each decision and compares it with what was before."""

    def __init__(self, t: TempleTable) -> None:
        self.t = t
        self.sins = 0
        self.placed = 0
        self.allowed = 1
        self.before = t.clone()

    def look(self) -> None:
        t = self.t
        for event in t.events or []:
            self.count(event)
        self.cards()
        self.board()
        self.slots()
        self.progress()
        if not t.over:
            check_stack(t)
            assert sorted(t.legal()) == sorted(option.action for option in t.choices() if option.open)
        check_table(t)
        self.before = t.clone()

    def count(self, event: Event) -> None:
        """17#9: Sins and builds of a turn; what a King lets his owner place is no build."""
        t = self.t
        if event.id == "event-turn":
            self.sins, self.placed, self.allowed = 0, 0, 1
        elif event.id == "event-guarded":
            self.placed += not t.king_david[event.seat]
        elif event.id in ("event-built", "event-played"):
            card = t.box.card_ids.index(str(event.values["card"]))
            category = t.box.category[card]
            self.sins += category == "sin"
            self.allowed += category == "cooperation"
            if event.id == "event-built":
                self.placed += not (category == "structure" and t.king_solomon[event.seat])

    def cards(self) -> None:
        """17#1, 17#5."""
        t = self.t
        for seat in range(2):
            found = [*t.draw[seat], *t.hand[seat], *public_cards(t, seat)]
            assert [found.count(card) for card in range(t.box.cards)] == t.box.counts
            assert len(found) == 100
            assert t.box.scapegoat not in t.hand[seat]

    def board(self) -> None:
        """17#2, 17#3, 17#4."""
        t = self.t
        for seat in range(2):
            assert t.tokens[seat] + sum(bits != 0 for bits in t.army[1 - seat]) == 5
            for card in t.box.furnishings:
                assert not t.built[seat] >> card & 1 or t.built[seat] >> t.box.home[card] & 1
            stood = self.before.built[seat] & t.box.all_structures
            assert t.built[seat] & stood == stood
            for now, then in ((t.king_david, self.before.king_david), (t.king_solomon, self.before.king_solomon)):
                assert now[seat] >= then[seat]
            assert t.gates[seat] <= t.box.all_gates

    def slots(self) -> None:
        """17#6, 17#7."""
        t = self.t
        for seat in range(2):
            assert t.priest[seat] in (0, GOOD_PRIEST, EVIL_PRIEST)
            assert not t.bad_offerings[seat] or t.altar[seat]
            assert not t.unclean[seat] or t.priest[seat] == GOOD_PRIEST
            if t.sin[seat] != NO_CARD:
                assert t.box.category[t.sin[seat]] == "sin"
                assert seat != t.active or t.build_used
        if t.turns != self.before.turns:
            assert not any(t.unclean) or any(event.id == "event-played" for event in t.events or [])

    def progress(self) -> None:
        """17#8, 17#9, 17#10."""
        t = self.t
        for seat in range(2):
            assert -1 <= t.fast[seat] <= 3
            assert 0 <= t.siege[seat] <= 3
            if t.fast[seat] >= 0 and self.before.fast[seat] >= 0 and not self.event("event-played", seat):
                assert t.fast[seat] >= self.before.fast[seat]
            if t.siege[seat] and self.before.siege[seat] and not self.event("event-played", 1 - seat):
                assert t.siege[seat] >= self.before.siege[seat]
            if t.fasting(seat) and self.before.fasting(seat):
                assert t.built[seat] & ~self.before.built[seat] == 0
                assert t.gates[seat] & ~self.before.gates[seat] == 0
                for now, then in ((t.altar, self.before.altar), (t.king_david, self.before.king_david)):
                    assert now[seat] <= then[seat]
        assert self.sins <= 1
        assert self.placed <= self.allowed + t.box.extra_grain_build

    def event(self, id: str, seat: int) -> bool:
        return any(event.id == id and event.seat == seat for event in self.t.events or [])


def careful(t: TempleTable, random: Random) -> int:
    """A random action, but no required card is thrown away while there is anything else to do."""
    legal = t.legal()
    kept = [
        action
        for action in legal
        if t.actions[action].kind != "discard"
        or t.box.card_of[action] < 0
        or t.box.category[t.box.card_of[action]] not in REQUIRED
    ]
    return random.choice(kept or legal)


def play_watched(options: dict[str, bool | int | str], seed: int, wild: bool) -> TempleTable:
    """Play a whole game and look after every decision; `wild` throws everything away."""
    t = GAME.new(2, options, seed)
    assert isinstance(t, TempleTable)
    t.listen()
    random = Random(seed)
    watcher = Watcher(t)
    while not t.over:
        t.apply(random.choice(t.legal()) if wild else careful(t, random))
        watcher.look()
    return t


@pytest.mark.parametrize("options", CONFIGURATIONS, ids=str)
def test_invariants_hold_after_every_decision(options: dict[str, bool | int | str]) -> None:
    """17#1, 17#2, 17#3, 17#4, 17#5, 17#6, 17#7, 17#8, 17#9, 17#10, 17#11, R68: whole games, every kind of ending."""
    for seed in range(3):
        for wild in (True, False):
            t = play_watched(options, seed, wild)
            outcome = t.outcome
            assert outcome.ends
            assert outcome.ends[0] in ("filling", "both_dead", "round_cap", "idle")
            if outcome.ends == ["filling"]:
                wanted = t.box.all_structures | t.box.all_furnishings
                assert t.built[outcome.winners[0]] == wanted


@settings(max_examples=20)
@given(seed=st.integers(0, 1_000_000), number=st.integers(0, len(CONFIGURATIONS) - 1))
def test_invariants_hold_in_any_game(seed: int, number: int) -> None:
    """17#1, 17#11."""
    t = play_watched(CONFIGURATIONS[number], seed, wild=bool(seed % 2))
    assert [sum(sources.values()) for sources in t.outcome.sources] == t.outcome.scores


def test_careful_players_finish_by_the_filling() -> None:
    """17#11, 11.3: the game can be won; with players who keep required cards most games are."""
    ends = [play_watched({}, seed, wild=False).outcome.ends for seed in range(12)]
    assert sum(end == ["filling"] for end in ends) > 6
