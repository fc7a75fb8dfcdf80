"""An action played slowly: the positions between one decision and the next, for whoever wants to watch an automaton.

`Position.apply` runs on to the next decision at once. Here it stops after every step of the rules on the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from ophir.engine.game import NOBODY, Position
from ophir.engine.steps import NOTHING, Decision


class Between(Decision[Any]):
    """Lies on the stack while somebody looks at a position between two decisions: nobody is asked."""

    id: ClassVar[str] = ""
    ask: ClassVar[str] = "between"

    def legal(self, table: Any) -> list[int]:
        return NOTHING


def step_by_step(position: Position, action: int) -> Iterator[int]:
    """Take a legal action for the seat to move, and stop after each step: how many events there are so far.

    `position` is changed as by `apply`; between two steps it may be looked at, but nobody is asked then.

    >>> from ophir.games import game
    >>> slow, fast = game("kingdom").new(2, seed=1), game("kingdom").new(2, seed=1)
    >>> slow.listen()
    >>> counts = list(step_by_step(slow, slow.legal()[0]))
    >>> fast.apply(fast.legal()[0])
    >>> slow.to_json() == fast.to_json()
    True
    """
    position.listen()
    position.stack.pop().take(position, action)
    while True:
        position.stack.append(Between(NOBODY))
        yield len(position.events or [])
        position.stack.pop()
        if not position.stack:
            break
        step = position.stack[-1]
        legal = step.legal(position)
        if len(legal) > 1:
            break
        position.stack.pop()
        if legal:
            step.take(position, legal[0])
        else:
            step.run(position)
    position.advance()
