"""A person's mistakes: each gets a typed error that names the thing, the line if there is one, and what is allowed."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ophir.engine.chance import commitment, shared_seed
from ophir.engine.contract.configurations import Configuration, values_of
from ophir.engine.contract.play import match_until, moment, walk
from ophir.engine.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    NothingToUndo,
    OphirError,
    OtherData,
    OtherRules,
    UnknownGame,
)
from ophir.engine.game import Game
from ophir.engine.matches import Match
from ophir.engine.records import FORMAT, Record, load_record, read_record, verify
from ophir.games import GAMES
from ophir.games import game as game_called


def finished(game: Game) -> Record:
    """The record of a whole game."""
    configuration = Configuration(game, game.seat_counts[0], ())
    return match_until(configuration, 5, walk(configuration, 5).turns).record


def lines_of(game: Game) -> list[str]:
    return str(finished(game)).splitlines()


def first_move(lines: list[str]) -> int:
    """The index of the first move: it follows the first empty line."""
    return lines.index("") + 1


def refusal_of(game: Game, lines: list[str]) -> BadRecord:
    """How reading and verifying these lines fails."""
    with pytest.raises(BadRecord) as refusal:
        verify(read_record("\n".join(lines) + "\n"), game)
    return refusal.value


def with_field(lines: list[str], key: str, value: str) -> list[str]:
    """The lines with another value for a key."""
    assert any(line.startswith(f"{key}:") for line in lines)
    return [f"{key}: {value}" if line.startswith(f"{key}:") else line for line in lines]


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as refusal:
        game_called("checkers")
    assert "'checkers'" in str(refusal.value)
    assert all(id in str(refusal.value) for id in GAMES)


@pytest.mark.parametrize("seats", [-1, 0, 1000, True, "2", None, 2.0])
def test_a_wrong_number_of_seats_is_refused_with_the_allowed_ones(game: Game, seats: int) -> None:
    with pytest.raises(BadSeats) as refusal:
        game.new(seats)
    assert repr(seats) in str(refusal.value)
    assert all(str(count) in str(refusal.value) for count in game.seat_counts)


def test_an_unknown_option_is_refused_with_the_known_ones(game: Game) -> None:
    with pytest.raises(BadOption) as refusal:
        game.new(game.seat_counts[0], {"colour": "blue"})
    assert "'colour'" in str(refusal.value)
    assert all(spec.id in str(refusal.value) for spec in game.option_specs)


@pytest.mark.parametrize("value", ["nonsense", "", 10**9, "9" * 5000, 1.5, None, ["on"], [["on"]]])
def test_a_wrong_value_of_an_option_is_refused_with_the_allowed_ones(game: Game, value: object) -> None:
    for spec in game.option_specs:
        with pytest.raises(BadOption) as refusal:
            game.new(game.seat_counts[0], {spec.id: value})
        assert spec.id in str(refusal.value)
        assert repr(value) in str(refusal.value)
        assert spec.allowed in str(refusal.value)


def test_an_option_for_other_seats_or_beside_another_option_says_which(game: Game) -> None:
    for spec in game.option_specs:
        switched = next(value for value in values_of(spec) if value != spec.default)
        for seats in game.seat_counts:
            if spec.seats and seats not in spec.seats:
                with pytest.raises(BadOption, match=f"{spec.id} .* {' or '.join(map(str, spec.seats))} seats"):
                    game.new(seats, {spec.id: switched})
        for other in game.option_specs:
            for value in other.values:
                if other.id in spec.needs and value not in spec.needs[other.id]:
                    seats = spec.seats[0] if spec.seats else game.seat_counts[0]
                    with pytest.raises(BadOption, match=f"{spec.id} goes only with {other.id}="):
                        game.new(seats, {spec.id: switched, other.id: value})


def test_the_whole_record_is_fine(game: Game) -> None:
    # What the damage below is done to.
    assert verify(read_record("\n".join(lines_of(game)) + "\n"), game).over


@pytest.mark.parametrize("text", ["", " \n\t\n", "hello\n", '{"game": 1}\n', "\x00\x01\n", "ophir record 2\n"])
def test_a_file_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match=re.escape(FORMAT)) as refusal:
        read_record(text)
    assert refusal.value.line == (1 if text.strip() else 0)


def test_a_record_cut_short_is_noticed_wherever_it_is_cut(game: Game) -> None:
    text = str(finished(game))
    lines = text.split("\n")
    head = sum(len(line) + 1 for line in lines[: first_move(lines)])
    for end in [*range(1, head, 7), *range(head, len(text) - 1, len(text) // 50)]:
        if text[end - 1] == "\n":
            continue
        with pytest.raises(BadRecord) as refusal:
            read_record(text[:end])
        assert refusal.value.line == text[:end].count("\n") + 1


def test_a_record_without_its_last_lines_has_no_result_or_says_what_is_missing(game: Game) -> None:
    lines = lines_of(game)
    assert not read_record("\n".join(lines[:-4]) + "\n").finished
    assert "no result" in str(refusal_of(game, lines[:-4]))
    assert "the game is not over" in str(refusal_of(game, [*lines[:-6], *lines[-4:]]))
    for missing in (-1, -2):
        error = refusal_of(game, lines[:missing])
        assert error.line == len(lines) - 2
        assert all(key in str(error) for key in ("end", "scores", "winners"))


def test_an_unknown_key_is_refused_with_its_line_and_the_known_keys(game: Game) -> None:
    lines = lines_of(game)
    error = refusal_of(game, [*lines[:3], "colour: blue", *lines[3:]])
    assert error.line == 4
    assert "'colour'" in str(error)
    assert "seats" in str(error)


def test_a_key_given_twice_is_refused_with_its_line(game: Game) -> None:
    lines = lines_of(game)
    error = refusal_of(game, [*lines[:3], lines[1], *lines[3:]])
    assert (error.line, "'game'" in str(error)) == (4, True)


@pytest.mark.parametrize("garbage", ["%$", "~", "nonsense", "~ nonsense"])
def test_a_line_of_garbage_is_refused_with_its_number(game: Game, garbage: str) -> None:
    lines = lines_of(game)
    at = first_move(lines) + 3
    error = refusal_of(game, [*lines[:at], garbage, *lines[at:]])
    assert error.line == at + 1
    assert garbage in str(error)


def test_an_unknown_seat_is_refused_with_its_line_and_the_seats_there_are(game: Game) -> None:
    lines = lines_of(game)
    at = first_move(lines) + 3
    error = refusal_of(game, [*lines[:at], "nobody " + lines[at].split(maxsplit=1)[1], *lines[at + 1 :]])
    assert error.line == at + 1
    assert all(name in str(error) for name in ("'nobody'", *game.seat_names[: game.seat_counts[0]]))


def test_a_move_that_is_not_legal_is_refused_with_its_line(game: Game) -> None:
    lines = lines_of(game)
    at = first_move(lines)
    position = game.new(game.seat_counts[0], seed=5)
    wrong = next(action.text for action in position.actions if action.id not in position.legal())
    error = refusal_of(game, [*lines[:at], f"{game.seat_names[position.to_move]} {wrong}", *lines[at:]])
    assert error.line == at + 1
    assert wrong in str(error)


def test_a_move_of_no_game_is_refused_with_its_line(game: Game) -> None:
    lines = lines_of(game)
    at = first_move(lines)
    error = refusal_of(game, [*lines[:at], f"{game.seat_names[0]} castle kingside", *lines[at:]])
    assert error.line == at + 1
    assert "'castle kingside'" in str(error)


def test_a_move_after_the_result_is_refused_with_its_line(game: Game) -> None:
    lines = lines_of(game)
    error = refusal_of(game, [*lines, lines[first_move(lines)]])
    assert (error.line, "result" in str(error)) == (len(lines) + 1, True)


def test_a_record_of_other_rules_is_refused_with_both_versions(game: Game) -> None:
    with pytest.raises(OtherRules) as refusal:
        verify(read_record("\n".join([*with_field(lines_of(game), "rules", "0-old"), ""])), game)
    assert refusal.value.values == {"game": game.id, "rules": "0-old", "known": game.rules_version}
    assert f"rules 0-old of {game.id}; this Ophir has rules {game.rules_version}" in str(refusal.value)


def test_a_record_of_another_pack_is_refused_with_both_hashes(game: Game) -> None:
    with pytest.raises(OtherData) as refusal:
        verify(read_record("\n".join([*with_field(lines_of(game), "pack", "mine 0123456789abcdef"), ""])), game)
    assert refusal.value.values == {"pack": "mine", "hash": "0123456789abcdef"}
    for said in ("'mine' (0123456789abcdef)", game.standard_pack.hash, "--pack"):
        assert said in str(refusal.value)


def test_a_record_of_another_game_is_refused_with_both_names(game: Game) -> None:
    error = refusal_of(game, with_field(lines_of(game), "game", "checkers"))
    assert "'checkers'" in str(error)
    assert repr(game.id) in str(error)


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("seats", "many", "'many'"),
        ("seats", "99", "99"),
        ("seats", "-2", "'-2'"),
        ("pack", "standard", "hash"),
        ("game", "", "no game"),
        ("seed", "", "seed"),
        ("scores", "high low", "numbers"),
        ("winners", "", "winners"),
    ],
)
def test_a_field_that_makes_no_sense_is_refused_by_name(game: Game, key: str, value: str, said: str) -> None:
    assert said in str(refusal_of(game, with_field(lines_of(game), key, value)))


@pytest.mark.parametrize(("option", "said"), [("nonsense", "name=value"), ("nonsense=on", "'nonsense'")])
def test_an_option_that_makes_no_sense_is_refused(game: Game, option: str, said: str) -> None:
    lines = lines_of(game)
    assert said in str(refusal_of(game, [*lines[:5], f"option: {option}", *lines[5:]]))


@pytest.mark.parametrize("key", ["game", "rules", "pack", "seats", "seed"])
def test_a_head_without_a_needed_key_is_refused_by_its_name(game: Game, key: str) -> None:
    lines = [line for line in lines_of(game) if not line.startswith(f"{key}:")]
    assert key in str(refusal_of(game, lines))


def test_a_result_that_the_moves_do_not_lead_to_is_refused_with_both(game: Game) -> None:
    record = finished(game)
    false: dict[str, Callable[[], str]] = {
        "scores": lambda: " ".join(str(score + 1) for score in record.scores),
        "winners": lambda: next(name for name in game.seat_names if [name] != record.winners),
        "end": lambda: "boredom",
    }
    for key, value in false.items():
        error = refusal_of(game, with_field(lines_of(game), key, value()))
        assert "lead to" in str(error)
        assert value().split()[0] in str(error)


def test_a_file_that_cannot_be_read_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"missing\.ophir"):
        load_record(tmp_path / "missing.ophir")
    (tmp_path / "picture.ophir").write_bytes(b"\xff\xfe\x00\x80")
    with pytest.raises(BadRecord, match=r"picture\.ophir is no text file"):
        load_record(tmp_path / "picture.ophir")


def online(game: Game) -> Record:
    """The record of a short online game, secret published."""
    contributions = ["one", "two"]
    seed = shared_seed("a secret", contributions)
    record = Match.new(game, game.seat_counts[0], seed=seed).record
    record.commitment = commitment("a secret")
    record.secret = "a secret"
    record.contributions = contributions
    return record


def test_an_online_game_is_confirmed_by_its_secret(game: Game) -> None:
    text = str(online(game))
    assert str(read_record(text)) == text
    assert not verify(read_record(text), game).over


def test_an_online_game_whose_chance_was_rigged_is_refused(game: Game) -> None:
    rigged: dict[str, Callable[[Record], None]] = {
        "commitment": lambda record: setattr(record, "secret", "another"),
        "contributions": lambda record: setattr(record, "contributions", ["one", "three"]),
        "seed is not": lambda record: setattr(record, "seed", "7"),
        "secret is not in": lambda record: setattr(record, "secret", ""),
    }
    for said, change in rigged.items():
        record = online(game)
        change(record)
        assert said in str(refusal_of(game, str(record).splitlines()))


def test_an_online_game_without_its_secret_waits_for_it(game: Game) -> None:
    record = online(game)
    record.secret = record.seed = ""
    with pytest.raises(BadRecord, match="secret is published"):
        Match(game, read_record(str(record)))


@pytest.mark.parametrize("seat", [-2, 99, "0", None, True])
def test_a_view_for_no_seat_is_refused(game: Game, seat: object) -> None:
    data = game.new(game.seat_counts[0]).view(0).to_json()
    with pytest.raises(BadPosition) as refusal:
        game.view_from_json({**data, "seat": seat})
    assert refusal.value.field == "seat"


def test_nothing_can_be_taken_back_before_anything_was_played(game: Game) -> None:
    match = Match.new(game, game.seat_counts[0])
    with pytest.raises(NothingToUndo) as refusal:
        match.undo(0)
    assert refusal.value.values["reason"] == "undo-nothing-played"


def test_errors_carry_a_code_of_their_own() -> None:
    kinds: list[type[OphirError]] = [OphirError, *OphirError.__subclasses__()]
    assert len({kind.code for kind in kinds}) == len(kinds) > 1
    # On the error itself too: a compiled class keeps what is no ClassVar off its instances.
    assert BadSeats("nobody sits there").code == "bad-seats"


def test_a_save_of_another_game_version_or_pack_is_refused_by_field(configuration: Configuration) -> None:
    data = moment(configuration, 1, 50).position.to_json()
    for field in ("game", "rules", "pack"):
        with pytest.raises(BadPosition) as refusal:
            configuration.game.from_json({**data, field: "other"})
        assert refusal.value.field == field
        assert "'other'" in str(refusal.value)
