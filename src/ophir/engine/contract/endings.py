"""Every game ends, and says who won and by what."""

import json

from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.play import ending, moment, play_to_the_end
from ophir.engine.contract.promises import promise


@promise
def random_play_always_ends(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    play_to_the_end(position, at)
    assert position.over
    assert position.outcome.ends


@promise
def the_scores_that_stand_at_the_end_are_the_outcome(configuration: Configuration, seed: int, at: int) -> None:
    position = ending(configuration, seed, at).position
    assert position.outcome.scores == position.scores


@promise
def the_sources_add_up_to_the_scores(configuration: Configuration, seed: int, at: int) -> None:
    position = ending(configuration, seed, at).position
    outcome = position.outcome
    assert [sum(sources.values()) for sources in outcome.sources] == outcome.scores
    assert len(outcome.scores) == len(position.parties)


@promise
def everybody_gets_a_place_and_somebody_wins(configuration: Configuration, seed: int, at: int) -> None:
    position = ending(configuration, seed, at).position
    outcome = position.outcome
    places = outcome.places
    assert len(places) == len(position.parties)
    assert places == [1 + sum(other < place for other in places) for place in places]
    assert outcome.winners == [seat for seat, place in enumerate(places) if place == 1]
    assert outcome.winners
    assert json.loads(json.dumps(outcome.to_json())) == outcome.to_json()
