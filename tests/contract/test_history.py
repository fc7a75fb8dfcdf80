"""Every game's data: known by what can change a game, and kept as long as anything may have been played with it."""

import json
from typing import Any

from ophir.bots.playout import play_out
from ophir.engine.chance import Chance
from ophir.engine.contract.configurations import allowed, switches, with_needs
from ophir.engine.game import Game
from ophir.engine.history import find_data, load_version, versions
from ophir.engine.options import plain
from ophir.engine.packs import Pack, is_figure
from ophir.games import GAMES


def played(game: Game, pack: Pack) -> list[int]:
    """The actions of a whole game with this data."""
    position = game.new(game.seat_counts[-1], None, "history", pack)
    actions: list[int] = []
    play_out(position, Chance("history"), actions)
    return [*actions, *position.outcome.scores]


def test_the_data_in_use_is_kept(game: Game) -> None:
    kept = [version.hash for version in versions(game.standard_pack)]
    if game.id in GAMES or kept:  # a game that nobody else has yet needs no past
        assert game.standard_pack.hash in kept, f"the data of {game.id} was changed; run `ophir pack keep`"


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
    assert changed or not standard.layout.prose
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


def test_a_position_says_which_rules_and_data_it_has_and_only_the_options_that_were_chosen(game: Game) -> None:
    seats = game.seat_counts[0]
    head = {"game": game.id, "rules": game.rules_version, "pack": game.standard_pack.hash, "seats": seats}
    assert game.new(seats).head_to_json() == {**head, "options": {}}
    for switch in switches(game):
        chosen = with_needs(game, switch)
        if allowed(game, seats, chosen):
            data = game.new(seats, chosen).to_json()
            assert data.items() >= {**head, "options": plain(chosen)}.items()
            assert game.from_json(data).to_json() == data
