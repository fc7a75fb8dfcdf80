"""What a person is shown besides the pieces: every game says it, a view says the same, and it keeps its word."""

from ophir.engine.chance import Chance
from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.play import everyone, moment, unfinished
from ophir.engine.contract.promises import promise
from ophir.engine.game import NOBODY, Position
from ophir.engine.texts import LANGUAGES, Texts


@promise
def the_present_phase_is_one_of_the_phases_and_all_have_names(configuration: Configuration, seed: int, at: int) -> None:
    position = unfinished(configuration, seed, at).position
    stage = position.stage()
    assert stage.round >= 0
    assert stage.phase in (stage.phases or ("",))
    for language in LANGUAGES:
        texts = Texts.of(position, language)
        assert all(texts.has(f"phase-{phase}") for phase in (*stage.phases, stage.part) if phase)


@promise
def a_view_says_the_same_of_courts_and_stage(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    for viewer in everyone(position):
        view = position.view(viewer)
        assert vars_of(view.known.stage()) == vars_of(position.stage())
        for party in range(len(position.parties)):
            assert vars_of(view.known.court(party, viewer)) == vars_of(position.court(party, viewer))


@promise
def whoever_looks_can_be_told_what_is_asked(configuration: Configuration, seed: int, at: int) -> None:
    position = unfinished(configuration, seed, at).position
    decision = position.decision
    assert decision is not None
    asked = {language: Texts.of(position, language).ask(decision, position) for language in LANGUAGES}
    for viewer in everyone(position):
        known = position.view(viewer).known
        for language in LANGUAGES:
            said = Texts.of(known, language).ask(decision, known)
            assert said
            assert viewer != position.to_move or said == asked[language]


@promise
def everything_in_a_court_has_a_name(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    texts = Texts.of(position)
    assert texts.has("unit")
    for party in range(len(position.parties)):
        court = position.court(party, party)
        named = [*(stock.name for stock in (*court.goods, *court.things)), court.mark, court.note]
        assert all(texts.has(name) for name in named if name)
        assert not court.most or position.scores[party] <= court.most


@promise
def looking_ahead_changes_nothing_and_a_view_can_do_it(configuration: Configuration, seed: int, at: int) -> None:
    position = unfinished(configuration, seed, at).position
    before = position.to_json()
    known = position.view(position.to_move).known
    texts = Texts.of(position)
    for action in position.legal():
        seen, true = known.outlook(action), position.outlook(action)
        assert vars_of(seen) == vars_of(true)
        assert seen.caution is None or texts.fill(seen.caution.id, seen.caution.values)
    assert position.to_json() == before


@promise
def prospects_are_shares_of_the_victory(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    shares = configuration.game.prospects(position)
    assert len(shares) == len(position.parties)
    assert min(shares) >= 0, f"a share is negative: {shares}"
    assert abs(sum(shares) - 1) < 1e-6, f"they add up to {sum(shares)}, not to 1"


@promise
def a_window_that_opens_for_another_seat_was_foretold(configuration: Configuration, seed: int, at: int) -> None:
    position = unfinished(configuration, seed, at).position
    windows = [window.ask for window in position.game.windows]
    assert position.decision is not None
    asked = position.decision.ask
    # Who answers nothing lets the game go on: what is asked later does not come of that.
    declining = [position.actions[one.declines].id for one in position.game.windows if one.ask == asked]
    for action in position.legal():
        if action in declining:
            continue
        after = position.clone()
        after.do(action)
        answer = position.outlook(action).answer
        foretold = answer.ask if answer is not None else ""
        if after.decision is not None and after.decision.ask in windows and after.to_move != position.to_move:
            assert after.decision.ask == foretold, position.actions[action]
            assert answer is not None
            assert after.to_move == answer.seat
        assert foretold in ("", *windows)


@promise
def choices_that_may_be_taken_together_can_be_taken_in_any_order(
    configuration: Configuration, seed: int, at: int
) -> None:
    position = unfinished(configuration, seed, at).position
    series = position.series()
    if series is None:
        return
    assert vars_of(position.view(position.to_move).known.series()) == vars_of(series)
    decision = position.decision
    assert decision is not None
    assert all(Texts.of(position, language).has(f"series-{decision.ask}") for language in LANGUAGES)
    assert 2 <= series.most <= sum(series.times.values())
    assert set(series.times) <= set(position.legal())
    chance = Chance(f"{seed} {at}")
    things = [action for action, times in series.times.items() for _ in range(times)]
    for count in {max(1, series.least), series.most}:
        chosen = shuffled(things, chance)[:count]
        assert series.holds(chosen)
        ends = [after_all(position, order) for order in (chosen, chosen[::-1], shuffled(chosen, chance))]
        assert all(end == ends[0] for end in ends), [position.actions[action].text for action in chosen]
        assert position.together(chosen)


def after_all(position: Position, actions: list[int]) -> object:
    """What has become of a position once actions were taken one by one, as long as they are asked for: the last may
    follow by itself. How things lie in a list is left out."""
    asked = position.decision
    after = position.clone()
    for action in actions:
        if after.to_move == position.to_move and type(after.decision) is type(asked) and action in after.legal():
            after.apply(action)
    data = after.to_json()
    return [unordered(data["state"]), data["stack"], sorted(after.legal_texts()), after.scores]


def unordered(data: object) -> object:
    """The same data with every list sorted."""
    if isinstance(data, dict):
        return {name: unordered(value) for name, value in data.items()}
    return sorted(map(unordered, data), key=repr) if isinstance(data, list) else data


def shuffled(things: list[int], chance: Chance) -> list[int]:
    """The same things in another order."""
    left = things[:]
    return [left.pop(chance.below(len(left))) for _ in things]


@promise
def notes_are_about_pieces_that_can_be_chosen_somewhere(configuration: Configuration, seed: int, at: int) -> None:
    position = moment(configuration, seed, at).position
    pieces = {action.piece for action in position.actions}
    for seat in (NOBODY, *range(position.seats)):
        for piece, note in position.notes(seat).items():
            assert {piece, *note.reach} <= pieces


def vars_of(shown: object) -> object:
    """What a slotted object holds, and what is in it."""
    if isinstance(shown, list | tuple):
        return [vars_of(one) for one in shown]
    names = getattr(type(shown), "__slots__", None)
    return {name: vars_of(getattr(shown, name)) for name in names} if names else shown
