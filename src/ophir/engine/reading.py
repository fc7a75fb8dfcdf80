"""Reading positions and views from readable data: whatever does not fit is refused by the name of its field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ophir.engine.chance import KEY_BYTES, NO_KEY
from ophir.engine.errors import BadOption, BadPosition, BadSeats, NotAtHand, OtherRules
from ophir.engine.game import NOBODY, Game, Position
from ophir.engine.shapes import Scope, need
from ophir.engine.steps import NOTHING, Procedure, Step
from ophir.engine.views import View

if TYPE_CHECKING:
    from ophir.engine.packs import Pack


def position_from_json(game: Game, data: Mapping[str, Any], pack: Pack | None = None) -> Position:
    """What `Game.from_json` gives."""
    position = _read(game, data, pack, full=True)
    chance = data.get("chance")
    if not isinstance(chance, Mapping) or not {"key", "drawn"} <= set(chance) <= {"key", "drawn", "next"}:
        raise BadPosition("chance", "must hold key and drawn, and may hold next")
    try:
        key = bytes.fromhex(chance["key"])
    except (TypeError, ValueError):
        key = NO_KEY
    if len(key) != KEY_BYTES:
        raise BadPosition("chance.key", f"must be {KEY_BYTES} bytes in hexadecimal")
    position.set_key(key)
    drawn = chance["drawn"]
    if type(drawn) is not int or not 0 <= drawn < 1_000_000:
        raise BadPosition("chance.drawn", "must be a number of draws from 0 up")
    position.skip_chance(drawn)
    if "next" in chance:
        position.foretell(read_foretold(position, chance["next"]))
    if position.stack:
        legal = position.stack[-1].legal(position)
        if len(legal) < 2 and not (legal and position.stack[-1].asks_anyway(position)):
            raise BadPosition("stack", "its top must be a decision with at least two choices")
        position.open_actions = legal
    return position


def view_from_json(game: Game, data: Mapping[str, Any], pack: Pack | None = None) -> View:
    """What `Game.view_from_json` gives."""
    seat = data.get("seat")
    position = _read(game, data, pack, full=False)
    if type(seat) is not int or not NOBODY <= seat < position.seats:
        raise BadPosition("seat", f"must be a seat from 0 to {position.seats - 1}, or -1 for a spectator")
    if position.stack and seat == position.to_move:
        position.open_actions = position.stack[-1].legal(position)
    return View(position, seat)


def _read(game: Game, data: Mapping[str, Any], pack: Pack | None, full: bool) -> Position:
    if not isinstance(data, Mapping):
        raise BadPosition("position", f"must be an object, not {type(data).__name__}")
    if data.get("game") != game.id:
        raise BadPosition("game", f"must be {game.id!r}, not {data.get('game')!r}")
    try:
        game.check_rules(str(data.get("rules")))
        used = game.data(str(data.get("pack")), pack)
    except OtherRules as other_rules:
        raise BadPosition("rules", f"is {data.get('rules')!r}: {other_rules}") from None
    except NotAtHand as other_data:
        raise BadPosition("pack", f"is {data.get('pack')!r}: {other_data}") from None
    options = data.get("options")
    if not isinstance(options, Mapping):
        raise BadPosition("options", "must be an object")
    try:
        seats = game.read_seats(data.get("seats"))
        chosen = game.read_options(seats, options, used)
    except BadSeats as bad_seats:
        raise BadPosition("seats", str(bad_seats)) from None
    except BadOption as bad_option:  # another name than above: a compiled variable has one type
        raise BadPosition("options", str(bad_option)) from None
    state = data.get("state")
    stack = data.get("stack")
    if not isinstance(state, Mapping):
        raise BadPosition("state", "must be an object")
    if not isinstance(stack, list) or not all(isinstance(item, Mapping) for item in stack):
        raise BadPosition("stack", "must be a list of steps")
    position = game.table_from_state(game.box_for(used, seats, chosen), state, full)
    position.stack = [step_from_json(position, item) for item in stack]
    if position.stack and isinstance(position.stack[-1], Procedure):
        raise BadPosition("stack", "its top must be a decision")
    game.check_stack(position)
    position.open_actions = NOTHING
    position.events = None
    return position


def step_from_json(position: Position, data: Mapping[str, Any]) -> Step[Any]:
    """A pending step from readable data."""
    steps = position.game.steps
    make = steps.get(str(data.get("step")))
    if make is None:
        raise BadPosition("stack", f"{data.get('step')!r} is no step; known: {', '.join(steps)}")
    fields = make.fields
    numbers = {name: value for name, value in data.items() if name != "step"}
    if set(numbers) != set(fields) or not all(type(value) is int for value in numbers.values()):
        raise BadPosition("stack", f"{data['step']} takes the numbers {', '.join(fields) or 'none'}")
    for name, value in numbers.items():
        most = fields[name].of(position.in_box()) - 1
        if not 0 <= value <= most:
            raise BadPosition("stack", f"{data['step']}: {name} must be from 0 to {most}, not {value}")
    return make(*(numbers[name] for name in fields))


def read_foretold(position: Any, names: object) -> list[str]:
    """Names of what chance can bring, perhaps only to one seat (`"red thief"`); else BadPosition."""
    scope = Scope(position.box, position.parties)
    known = [id for ids in position.game.drawn for id in scope.ids(ids)]
    listed: list[Any] = need("chance.next", names, list, "a list of names")
    for said in listed:
        who, _, name = said.rpartition(" ") if isinstance(said, str) else ("", "", "")
        if name not in known or who not in ("", *scope.seat_names):
            raise BadPosition("chance.next", f"{said!r} is nothing that chance can bring; known: {', '.join(known)}")
    return listed
