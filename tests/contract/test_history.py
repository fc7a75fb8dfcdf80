"""Every game's data: known by what can change a game, and kept as long as anything may have been played with it."""

import json
from typing import Any

import pytest

from ophir.bots.playout import play_out
from ophir.engine.chance import Chance
from ophir.engine.game import Game
from ophir.engine.history import find_data, load_version, versions
from ophir.engine.packs import Pack, is_figure
from tools.keep_data import COMMAND


def played(game: Game, pack: Pack) -> list[int]:
    """The actions of a whole game with this data."""
    position = game.new(game.seat_counts[-1], None, "history", pack)
    actions: list[int] = []
    play_out(position, Chance("history"), actions)
    return [*actions, *position.outcome.scores]


def test_the_data_in_use_is_kept(game: Game) -> None:
    kept = [version.hash for version in versions(game.standard_pack)]
    assert game.standard_pack.hash in kept, f"the data of {game.id} was changed; run `{COMMAND}`"


def test_every_version_that_is_kept_is_what_it_was_and_can_be_played(game: Game) -> None:
    for number, version in enumerate(versions(game.standard_pack), start=1):
        assert version.number == number
        load_version(game.standard_pack, version.name)
        data = find_data(game.standard_pack, version.hash)
        game.check_pack(data)
        assert played(game, data)


def test_what_is_called_prose_changes_no_game(game: Game) -> None:
    standard = game.standard_pack
    files = json.loads(json.dumps(standard.files))
    changed = 0
    for _, table, record in Pack("garbled", standard.layout, files, []).records():
        for field, value in record.items():
            if is_prose(standard, table, field):
                record[field] = garbled(value)
                changed += record[field] != value
    assert changed > 50
    other = Pack("garbled", standard.layout, files, [])
    assert other.hash == standard.hash
    assert played(game, other) == played(game, standard)


def is_prose(pack: Pack, table: str, field: str) -> bool:
    # What may be chosen at all is no prose, although it changes no game that was begun.
    if not is_figure(field) or table == "option":
        return False
    return bool({field, f"{table}.{field}", f"{table}.*"} & pack.layout.prose) and field != "id"


def garbled(value: Any) -> Any:
    if isinstance(value, bool) or value in ("wood", "black", "red"):  # the backgrounds that a card can have
        return value
    if isinstance(value, int):
        return value + 7
    if isinstance(value, dict):
        return {name: garbled(part) for name, part in value.items()}
    return f"{value}!" if isinstance(value, str) else value


@pytest.mark.parametrize("seed", range(3))
def test_a_position_says_which_rules_and_data_it_has_and_only_the_options_that_were_chosen(
    game: Game, seed: int
) -> None:
    spec = game.option_specs[seed % len(game.option_specs)]
    chosen = next(value for value in (spec.values or (False, True)) if value != spec.default)
    seats = spec.seats[0] if spec.seats else game.seat_counts[0]
    needed = {other: values[0] for other, values in spec.needs.items()}
    data = game.new(seats, {**needed, spec.id: chosen}, seed).to_json()
    assert (data["rules"], data["pack"]) == (game.rules_version, game.standard_pack.hash)
    assert data["options"][spec.id] == chosen
    assert set(data["options"]) <= {spec.id, *needed}
    assert game.from_json(data).to_json() == data
