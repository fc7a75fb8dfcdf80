"""In which ways a game can be played, derived from what it says about itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from ophir.engine.errors import BadOption
from ophir.engine.game import Game, Position
from ophir.engine.options import NUMBER, SET, SWITCH, OptionSpec, OptionValue, written

MANY: Final = 4  # values of a choice

Switch = tuple[str, OptionValue]


@dataclass(frozen=True)
class Configuration:
    """A game with a number of seats and the options that are not at their default."""

    game: Game
    seats: int
    switched: tuple[Switch, ...]

    def __str__(self) -> str:
        switched = [f"{name}={written(value)}" for name, value in self.switched]
        return "-".join([self.game.id, str(self.seats), *switched])

    @property
    def options(self) -> dict[str, OptionValue]:
        return dict(self.switched)

    def new(self, seed: int | str) -> Position:
        return self.game.new(self.seats, self.options, seed)


def values_of(spec: OptionSpec) -> list[OptionValue]:
    """The values of an option; of a number its limits and its default, of a set one word alone and all together.

    Of many words to choose from, such as seats, the first and the last stand for all.
    """
    if spec.kind == SWITCH:
        return [False, True]
    if spec.kind == NUMBER:
        return [spec.most, spec.default, spec.least]
    if spec.kind == SET:
        return [spec.values[: max(spec.least, 1)], spec.values]
    if len(spec.values) > MANY:
        return list(dict.fromkeys([spec.default, spec.values[0], spec.values[1], spec.values[-1]]))
    return list(spec.values)


def switches(game: Game) -> list[Switch]:
    """Every option at every value that is not its default."""
    return [(spec.id, value) for spec in game.option_specs for value in values_of(spec) if value != spec.default]


def with_needs(game: Game, switch: Switch) -> dict[str, OptionValue]:
    """An option switched, and whatever it needs."""
    specs = {spec.id: spec for spec in game.option_specs}
    chosen = dict([switch])
    waiting = [switch[0]]
    while waiting:
        for other, values in specs[waiting.pop()].needs.items():
            if chosen.get(other, specs[other].default) not in values:
                chosen[other] = values[0]
                waiting.append(other)
    return chosen


def allowed(game: Game, seats: int, chosen: dict[str, OptionValue]) -> bool:
    try:
        game.read_options(seats, chosen)
    except BadOption:
        return False
    return True


def configurations(game: Game, every: bool = False, alone: bool = True) -> list[Configuration]:
    """For each seat count the defaults, options alone with what they need, and as many together as go.

    An option alone is tried with one seat count, the options taking turns among them; `every` tries it with each,
    which takes far longer and seldom finds more. Without `alone` options are tried together only. Where options rule
    out values of others, those values are tried together, too, with `every` or without `alone`.
    """
    found: dict[Configuration, None] = {}
    for seats in game.seat_counts:
        single = [chosen for switch in switches(game) if allowed(game, seats, chosen := with_needs(game, switch))]
        here = [chosen for chosen in single if every or (alone and _turn_of(game, chosen) == seats)]
        for chosen in ({}, *here, *_together(game, seats, single, every or not alone)):
            found[Configuration(game, seats, tuple(sorted(chosen.items())))] = None
    return list(found)


def _turn_of(game: Game, chosen: dict[str, OptionValue]) -> int:
    """The seat count with which these options are tried alone."""
    counts = [seats for seats in game.seat_counts if allowed(game, seats, chosen)]
    place = [with_needs(game, switch) for switch in switches(game)].index(chosen)
    return counts[place % len(counts)]


def _together(
    game: Game, seats: int, alone: list[dict[str, OptionValue]], ruled_out: bool
) -> Iterator[dict[str, OptionValue]]:
    made: list[dict[str, OptionValue]] = []
    for first in alone:
        having = [one for one in made if one.keys() >= first.keys()]
        if having and (not ruled_out or any(allowed(game, seats, {**one, **first}) for one in having)):
            continue  # these options are together with others already, if with another value
        for others in (alone, alone[::-1]):
            together = first
            for other in others:
                # What is switched already stays: an option has one value.
                if allowed(game, seats, {**other, **together}):
                    together = {**other, **together}
            made.append(together)
            yield together
