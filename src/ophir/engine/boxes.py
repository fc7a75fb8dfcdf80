"""What is in the box. A game's own `Box` adds the tables of figures that its rules look things up in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from ophir.engine.actions import Catalogue
from ophir.engine.options import OptionValue

if TYPE_CHECKING:
    from ophir.engine.game import Game, Position
    from ophir.engine.packs import Pack
    from ophir.engine.verbs import Verb


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """One boxed game. It is made once for a pack, a number of seats and a set of options, and never changes; all
    positions of a game share it. `Game.box_for` makes it and says which game it is of."""

    game: Game
    parties: tuple[str, ...]  # who scores and can win: the seats, then the automata
    undealt: Position | None  # a table before anything is dealt, of which new games are copies

    def __init__(self, pack: Pack, seats: int, options: dict[str, OptionValue]) -> None:
        self.undealt = None
        self.pack = pack
        self.seats = seats
        self.options = options
        self.actions = Catalogue()  # a game's own box fills it
        self.effect_of: dict[tuple[str, str], Verb] = {}  # by kind and id, as messages name things

    def figures(self) -> dict[str, object]:
        """Its numbers and switches by name, and the options: what any message may speak of."""
        found: dict[str, object] = {
            name: int(one) if isinstance(one, bool) else one for name, one in self.options.items()
        }
        own = {name: getattr(self, name, None) for name in dir(self) if name.islower() and name[0] != "_"}
        return found | {name: int(one) for name, one in own.items() if isinstance(one, int)}
