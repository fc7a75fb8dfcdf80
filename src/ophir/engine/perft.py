"""Known node counts ("perft"): how many lines of play lead from a position, the proof that rules did not change."""

from __future__ import annotations

from ophir.engine.game import Position


def perft(position: Position, depth: int) -> int:
    """The lines of play that are `depth` decisions long, or shorter because the game ends.

    Decisions that take themselves do not count, nor do interrupts.
    """
    if depth == 0 or position.over:
        return 1
    legal = position.legal()
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = position.clone()
        after.do(action)
        total += perft(after, depth - 1)
    return total
