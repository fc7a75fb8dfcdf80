"""What a person is shown besides the pieces: every game says it, a view says the same, and it keeps its word."""

from ophir.engine.contract.configurations import Configuration
from ophir.engine.contract.play import everyone, moment, unfinished
from ophir.engine.contract.promises import promise
from ophir.engine.game import NOBODY
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
    for action in position.legal():
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
