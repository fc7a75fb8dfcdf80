"""Every tutorial can be played as it is written, and every step of it is told in both languages."""

from __future__ import annotations

import pytest

from ophir.engine.game import Game
from ophir.engine.matches import Match
from ophir.engine.records import read_record
from ophir.engine.texts import LANGUAGES, Texts
from ophir.engine.tutorials import MOST_STEPS, Asked, Tutorial, tutorial_of
from ophir.games import GAMES

TAUGHT = {game.id: game for game in GAMES.values() if tutorial_of(game)}


def lesson(game: Game) -> Tutorial:
    found = tutorial_of(game)
    assert found is not None
    return found


def play(match: Match, asked: Asked, action: str) -> None:
    legal = match.position.legal() if asked.seat == match.position.to_move else match.position.interrupts(asked.seat)
    id = match.position.actions.parse(action).id
    assert id in legal, f"{match.game.id}: {action!r} is not legal after {len(match.played)} moves"
    match.play(id, asked.seat)


@pytest.mark.parametrize("id", TAUGHT)
def test_the_script_can_be_played_to_its_end(id: str) -> None:
    tutorial = lesson(GAMES[id])
    match = Match(GAMES[id], read_record(tutorial.record))
    for asked in tutorial.script():
        assert tutorial.next(match.position, len(match.played)) == asked
        play(match, asked, asked.actions[0])
    assert tutorial.next(match.position, len(match.played)) is None
    assert not match.position.over


@pytest.mark.parametrize("id", TAUGHT)
def test_every_alternative_leads_back_to_the_script(id: str) -> None:
    tutorial = lesson(GAMES[id])
    script = tutorial.script()
    for at, asked in enumerate(script):
        for other in asked.actions[1:]:
            match = Match(GAMES[id], read_record(tutorial.record))
            for number, move in enumerate(script):
                play(match, move, other if number == at else move.actions[0])


@pytest.mark.parametrize("id", TAUGHT)
def test_it_is_short_and_asks_only_the_learner(id: str) -> None:
    tutorial = lesson(GAMES[id])
    assert len(tutorial.steps) <= MOST_STEPS
    for step in tutorial.steps:
        assert not step.moves or step.moves[-1].seat == tutorial.learner, f"{step.id} does not end with the learner"
    assert not tutorial.steps[-1].moves, "the last step is a remark: how one wins"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", TAUGHT)
def test_every_step_is_told(id: str, language: str) -> None:
    tutorial = lesson(GAMES[id])
    match = Match(GAMES[id], read_record(tutorial.record))
    texts = Texts.of(match.position, language)
    english = Texts.of(match.position, "en")
    for step in tutorial.steps:
        for message in (f"tutorial-{step.id}-title", f"tutorial-{step.id}"):
            said = texts.fill(message)
            assert said, f"{message} is missing or lacks a figure"
            assert language == "en" or said != english.fill(message), f"{message} is not translated"
