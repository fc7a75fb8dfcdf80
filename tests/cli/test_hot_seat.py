"""Several people at one keyboard, and cards played out of turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from ophir.cli.session import Session
from ophir.engine.events import Event
from ophir.engine.game import NOBODY
from ophir.engine.records import load_record
from ophir.games.kingdom.table import KingdomTable
from tests.cli.terminal import NARROW, Chooser, ophir


def test_a_hot_seat_game_goes_to_the_final_scoring_and_keeps_hands_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions: list[Session] = []
    started = Session.__init__

    def remember(self: Session, *arguments: object) -> None:
        started(self, *arguments)  # type: ignore[arg-type]  # passed on as they came
        sessions.append(self)

    monkeypatch.setattr(Session, "__init__", remember)
    watcher = Watcher(sessions)
    ran = ophir(
        "play", "kingdom", "--seats", "human,human", "--seed", "8", "--record", str(tmp_path / "game.ophir"),
        typed=watcher, width=NARROW,
    )  # fmt: skip
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert "Pass the keyboard to" in ran.out
    assert watcher.looked > 100
    assert watcher.secrets > 20


class Watcher(Chooser):
    """Types, and checks at every prompt that what was printed since the last one tells nothing of other hands."""

    def __init__(self, sessions: list[Session]) -> None:
        super().__init__(4)
        self.sessions = sessions
        self.seen = 0
        self.looked = 0
        self.secrets = 0
        self.played = 0
        self.told: dict[int, set[str]] = {NOBODY: set(), 0: set(), 1: set()}

    def __call__(self, screen: str) -> str:
        session = self.sessions[0]
        printed, self.seen = screen[self.seen :], len(screen)
        handing_over = "Pass the keyboard" in printed
        reader = NOBODY if handing_over else session.facing
        printed = printed[printed.rfind("Pass the keyboard") :] if handing_over else printed
        for played in session.match.played[self.played :]:
            for seat, cards in self.told.items():
                cards.update(cards_told(played.events, seat))
        self.played = len(session.match.played)
        for name in secret_names(session, reader, self.told):
            assert name not in printed, f"{name} is shown to {reader}"
            self.secrets += 1
        self.looked += 1
        return "prophet" if self.chance.below(4) == 0 else super().__call__(screen)


def secret_names(session: Session, reader: int, told: dict[int, set[str]]) -> set[str]:
    """Names of cards that others hold, and that the reader neither holds nor was told by events."""
    table = session.match.position
    assert isinstance(table, KingdomTable)
    box = table.box
    names = [session.words.name("fortune", id) for id in box.fortune_ids]

    def hand(seat: int) -> set[str]:
        return {names[card] for card in range(box.fortunes) if table.fortune.hand[box.fortunes * seat + card]}

    others = set().union(*(hand(seat) for seat in range(table.seats) if seat != reader))
    known = {names[box.fortune_ids.index(id)] for id in told[reader]}
    return others - known - (hand(reader) if reader != NOBODY else set())


def cards_told(events: list[Event], reader: int) -> Iterator[str]:
    """The cards that events name to the reader."""
    for event in events:
        told = event.seen_by(reader).values.get("fortune", ())
        yield from [told] if isinstance(told, str) else [str(id) for id in cast(list[str], told)]


class Collector:
    """Draws cards and keeps them, and stops once asked out of turn, or after a while."""

    def __init__(self) -> None:
        self.left = 110
        self.seen = 0
        self.asked = False

    def __call__(self, screen: str) -> str | None:
        page, self.seen = screen[self.seen :], len(screen)
        self.asked = "do something first" in page
        self.left -= 1
        if self.asked or not self.left:
            return None
        for words, answer in (
            ("Prophet: ", "prophet"),
            ("or pass?", "pass"),
            ("Or end your turn", "end"),
            ("finish the", "done"),
        ):
            if words in page:
                return answer
        return "1"


@pytest.mark.parametrize("seats", ["human,greedy", "human,human"])
@pytest.mark.parametrize(("setting", "asked"), [("never", False), ("sometimes", True), ("always", True)])
def test_people_are_asked_for_cards_out_of_turn_as_often_as_they_like(seats: str, setting: str, asked: bool) -> None:
    collector = Collector()
    ophir("play", "kingdom", "--seats", seats, "--seed", "21", "--interrupts", setting, typed=collector, width=NARROW)
    assert collector.asked is asked


def test_a_card_can_be_played_out_of_turn(tmp_path: Path) -> None:
    path = tmp_path / "game.ophir"
    collector = Collector()
    answers = iter(["hand", "hint", "1", "quit"])

    def typed(screen: str) -> str | None:
        return next(answers) if collector.asked else collector(screen) or next(answers)

    ran = ophir(
        "play", "kingdom", "--seats", "human,greedy", "--seed", "21", "--interrupts", "always", "--record", str(path),
        typed=typed,
    )  # fmt: skip
    assert "Your Fortune Cards" in ran.out
    assert "Hints are for your own decisions." in ran.out
    assert any(move.action.startswith("play ") for move in load_record(path).moves)
    assert ophir("verify", str(path)).code == 0
