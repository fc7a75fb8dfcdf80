"""Setting up a position by names: "it is the Market Phase, Red holds two Stone, Blue is High Priest".

What is said has the names of a position's readable data and is laid over an empty table; people may say it in shorter
ways than it is written (`Shape.lay`). What follows from it is filled in (`Part.fill`), the whole is read like any other
data, and whatever can't be is refused by the name of its field. Then play runs on to the next real decision.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ophir.engine.chance import key_of
from ophir.engine.conserved import REST
from ophir.engine.errors import BadPosition
from ophir.engine.fields import PLAYERS, Json, Layout, Setting, at, put
from ophir.engine.game import NOBODY, Game, Options, Position
from ophir.engine.reading import read_foretold, step_from_json
from ophir.engine.shapes import need

if TYPE_CHECKING:
    from ophir.engine.packs import Pack


def set_up(
    game: Game,
    seats: object,
    at: str,
    turn: object,
    options: Options | None,
    seed: object,
    pack: Pack | None,
    chance: Sequence[str],
    said: Mapping[str, Any],
) -> Position:
    """What `Game.setup` gives."""
    count = game.read_seats(game.seat_counts[0] if seats is None else seats)
    chosen = game.read_options(count, options, pack)
    moment = at or next(iter(game.moments), "")
    if moment not in game.moments:
        raise BadPosition("at", f"{moment!r} is no moment of {game.id}; it has {', '.join(game.moments) or 'none'}")
    box = game.box_for(pack or game.standard_pack, count, chosen)
    empty = game.empty_table(box)
    empty.set_key(key_of(seed))
    party = NOBODY if turn is None else party_number(empty, turn)
    setting = Setting(box, box.parties, moment, empty.owner_name(party), empty)
    state = filled(game.fields, empty, setting, said)
    position = game.table_from_state(box, state, full=True)
    position.copy_chance(empty)
    position.foretell(read_foretold(position, as_data(chance)))
    steps = game.steps_from[moment](position, party)
    # Read like any other data: a step of no seat, or with a number that can't be, is refused.
    position.stack = [step_from_json(position, position.step_to_json(step)) for step in steps]
    game.check_stack(position)
    position.listen()
    position.advance()
    # What play led to can't be impossible, unless what was said is.
    game.check_table(position)
    game.check_stack(position)
    return position


def party_number(position: Position, turn: object) -> int:
    """Whose turn it is: a seat, or an automaton by its name."""
    automata = position.parties[position.seats :]
    return position.seats + automata.index(turn) if turn in automata else position.seat_number(turn)


def filled(layout: Layout, empty: Position, setting: Setting, said: Mapping[str, Any]) -> Json:
    """The whole state as readable data."""
    setting.state = layout.write(empty, setting)
    tree = layout.tree(setting)
    seats = {name: value for name, value in said.items() if name in setting.seat_names}
    others = {name: value for name, value in said.items() if name not in seats}
    others[PLAYERS] = need(f"state.{PLAYERS}", others.get(PLAYERS, {}), dict, "an object") | seats
    setting.said = dict(leaves("", as_data(others), tree))
    rests = {path for part in layout.parts for path in part.takes_rest(setting)}
    for path, value in setting.said.items():
        if value != REST or path not in rests:
            lay(layout, setting, path, value)
    for part in layout.parts:
        part.fill(setting)
    return setting.state


def as_data(said: Any) -> Any:
    """A copy in the kinds that readable data has."""
    if isinstance(said, Mapping):
        return {name: as_data(value) for name, value in said.items()}
    return [as_data(value) for value in said] if isinstance(said, list | tuple) else said


def leaves(path: str, said: Any, tree: Json) -> Iterator[tuple[str, Any]]:
    """Each field of which something was said, by its path."""
    if not isinstance(said, Mapping):
        raise BadPosition(f"state{path and '.'}{path}", f"must be an object with {', '.join(tree)}, not {said!r}")
    for name, value in said.items():
        here = f"{path}.{name}" if path else name
        if name not in tree:
            seats = () if path else tree.get(PLAYERS) or ()  # of whom may be spoken without saying so
            raise BadPosition(f"state.{here}", f"is unknown; known: {', '.join([*tree, *seats])}")
        if tree[name] is None:
            yield here, value
        else:
            yield from leaves(here, value, tree[name])


def lay(layout: Layout, setting: Setting, path: str, value: Any) -> None:
    """Lay what was said of one field over what is there."""
    parts = path.split(".")
    shape = layout.shapes.get(".".join([PLAYERS, "*", *parts[2:]]) if parts[0] == PLAYERS else path)
    if shape is not None:
        value = shape.lay(setting, f"state.{path}", at(setting.state, path), value)
        shape.read(setting, f"state.{path}", value)
    put(setting.state, path, value)
