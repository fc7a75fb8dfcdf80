"""A game names features, a file weighs them, and a file that does not fit is refused by its name."""

from __future__ import annotations

from pathlib import Path

import pytest

from ophir.bots import make_bot
from ophir.bots.reasons import Reason, reasons
from ophir.engine.chance import Chance
from ophir.engine.errors import OtherJudgement
from ophir.engine.game import Game, Position
from ophir.engine.judgement import FeatureRow, Features, Judgement
from ophir.engine.judgement_files import JudgementRecord, Proof, read_judgement, read_record, write_judgement
from ophir.engine.texts import LANGUAGES, Texts
from ophir.games import GAMES

LEARNED = [game for game in GAMES.values() if game.features is not None]


def two_numbers(*seen: list[float], progress: float = 0.0) -> Features:
    """Features a and b that are what they are told."""
    return Features(1, ("a", "b"), lambda _: [row_of(one) for one in seen], lambda _: progress)


def row_of(numbers: list[float]) -> FeatureRow:
    """The features of a party."""
    row = FeatureRow(len(numbers))
    for number in numbers:
        row.append(number)
    return row


def record(**changed: object) -> JudgementRecord:
    """A judgement about a and b."""
    said: dict[str, object] = {
        "game": "kingdom",
        "features": 1,
        "date": "2026-11-17",
        "games": 10,
        "positions": 100,
        "seed": "7",
        "loss": 0.5,
        "method": "margins",
        "parties": {2: {"a": [1.0, 0.5], "b": [-2.0]}},
        "proof": Proof("before", "ismcts:100", 400, 0.6, (0.55, 0.65)),
    }
    return JudgementRecord(**{**said, **changed})  # type: ignore[arg-type]  # the fields as they are named above


def test_who_has_more_of_what_counts_is_given_more() -> None:
    judgement = Judgement(two_numbers([1.0, 0.0], [0.0, 0.0]), {2: {"a": [1.0], "b": [0.0]}})
    shares = judgement.shares(None)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] == pytest.approx(0.7311, abs=1e-4)


def test_a_weight_changes_with_the_progress() -> None:
    weights = {2: {"a": [1.0, 2.0, 4.0], "b": [0.0]}}
    assert Judgement(two_numbers(progress=0.0), weights).row(2, 0.0)[0] == 1.0
    assert Judgement(two_numbers(), weights).row(2, 0.5)[0] == 3.0
    assert Judgement(two_numbers(), weights).row(2, 1.0)[0] == 7.0


def test_a_number_of_parties_without_weights_takes_those_of_the_nearest() -> None:
    judgement = Judgement(two_numbers(), {2: {"a": [1.0], "b": [0.0]}, 4: {"a": [3.0], "b": [0.0]}})
    assert [judgement.row(parties, 0.0)[0] for parties in (1, 2, 3, 4, 5)] == [1.0, 1.0, 1.0, 3.0, 3.0]


class Seated:
    """A position with so many seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats


def test_where_an_automaton_plays_along_other_weights_may_count() -> None:
    weights = {2: {"a": [0.0], "b": [0.0]}}
    judgement = Judgement(two_numbers([1.0, 0.0], [0.0, 0.0]), weights, {2: {"a": [1.0], "b": [0.0]}})
    assert judgement.shares(Seated(2)) == [0.5, 0.5]
    assert judgement.shares(Seated(1))[0] == pytest.approx(0.7311, abs=1e-4)
    assert judgement.row(2, 0.0, automaton=True) == [1.0, 0.0]
    assert judgement.row(3, 0.0, automaton=True) == [0.0, 0.0], "with three parties there are none"


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    apart = record(automata={2: {"a": [3.0], "b": [-1.0]}})
    write_judgement(tmp_path / "apart.toml", apart)
    assert read_record(tmp_path / "apart.toml", "kingdom") == apart
    write_judgement(tmp_path / "new.toml", record())
    assert read_record(tmp_path / "new.toml", "kingdom") == record()
    assert read_judgement(tmp_path / "new.toml", "kingdom", two_numbers()).row(2, 1.0) == [1.5, -2.0]


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"features": 2}, "new.toml is no judgement for kingdom: it weighs features of version 2, these are version 1"),
        ({"game": "temple"}, "new.toml is no judgement for kingdom: it is about temple"),
        ({"parties": {2: {"a": [1.0], "c": [1.0]}}}, "with 2 parties, it and the game differ in b, c"),
        ({"parties": {2: {"a": [], "b": [1.0]}}}, "a weight has no parts"),
        ({"automata": {2: {"a": [1.0]}}}, "with 2 parties, it and the game differ in b"),
    ],
)
def test_a_file_of_another_version_or_game_is_refused_by_name(
    tmp_path: Path, changed: dict[str, object], why: str
) -> None:
    write_judgement(tmp_path / "new.toml", record(**changed))
    with pytest.raises(OtherJudgement, match=why) as refused:
        read_judgement(tmp_path / "new.toml", "kingdom", two_numbers())
    assert refused.value.values["file"] == "new.toml"


@pytest.mark.parametrize("text", ["", "game = 3", "[[[", 'game = "kingdom"'])
def test_a_file_that_is_no_judgement_is_refused_by_name(tmp_path: Path, text: str) -> None:
    (tmp_path / "bad.toml").write_text(text)
    with pytest.raises(OtherJudgement, match=r"bad\.toml is no judgement for kingdom"):
        read_judgement(tmp_path / "bad.toml", "kingdom", two_numbers())


def test_a_bot_that_is_given_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    position = GAMES["kingdom"].new(2, seed=1)
    bot = make_bot(f"greedy@{tmp_path / 'none.toml'}", 1)
    with pytest.raises(OtherJudgement, match=r"none\.toml is no judgement for kingdom: it can't be read"):
        bot.choose(position.view(position.to_move))


def moments(game: Game, seats: int) -> list[Position]:
    """Positions from all over a game by chance."""
    position = game.new(seats, seed=f"moments {seats}")
    chance = Chance("moments")
    found = []
    while not position.over:
        found.append(position.clone())
        legal = position.legal()
        position.do(legal[chance.below(len(legal))])
    return found[:: max(1, len(found) // 40)]


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: str(game.id))
def test_every_party_has_a_number_for_each_feature_and_progress_lies_between_0_and_1(game: Game) -> None:
    assert game.features is not None
    for seats in game.seat_counts:
        for position in moments(game, seats):
            seen = game.features.numbers(position)
            assert [len(numbers) for numbers in seen] == [len(game.features.names)] * len(position.parties)
            assert 0.0 <= game.features.progress(position) <= 1.0


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: str(game.id))
def test_the_judgement_in_force_fits_the_features_and_says_how_it_was_found(game: Game) -> None:
    from importlib.resources import files

    assert game.judgement is not None
    found = read_record(files(game.package) / "judgement.toml", game.id)
    assert set(found.parties) <= {len(game.new(seats).parties) for seats in game.seat_counts}
    alone = {len(game.new(seats).parties) for seats in game.seat_counts if len(game.new(seats).parties) > seats}
    assert set(found.automata) <= alone
    assert found.date
    assert found.method


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", LEARNED, ids=lambda game: str(game.id))
def test_reasons_are_said_in_both_languages(game: Game, language: str) -> None:
    told = 0
    for position in moments(game, game.seat_counts[0])[::4]:
        texts = Texts.of(position, language)
        view = position.view(position.to_move)
        for action in view.legal()[:4]:
            found = reasons(view, action, Chance(3))
            told += len(found)
            assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)
            for reason in found:
                assert texts.fill(reason.id, {"change": reason.signed}), reason.id
    assert told


def test_a_change_is_written_with_its_sign() -> None:
    assert [Reason("a", 0, change, 1.0).signed for change in (2.0, 0.5, -1.0, 1.04)] == ["+2", "+0.5", "−1", "+1"]  # noqa: RUF001


def test_selling_gold_is_explained_by_its_points() -> None:
    table = GAMES["kingdom"].setup(at="market", turn="red", red={"cubes": {"gold": 2}})
    view = table.view(table.to_move)
    sales = [action for action in view.legal() if view.actions[action].kind == "sell"]
    dearest = max(sales, key=lambda action: int(str(view.actions[action].values["vp"])))
    assert "feature-score" in [reason.id for reason in reasons(view, dearest, Chance(1))]
