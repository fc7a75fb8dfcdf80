"""Why an option looks good, in the names of the game's features: what it gains, and what it takes from others."""

from __future__ import annotations

from typing import Final

from ophir.engine.chance import Chance
from ophir.engine.views import View

WORLDS: Final = 6
SHOWN: Final = 3
LEAST_WORTH: Final = 0.02  # of a change in the logarithm of one's share of the victory; less is not worth a word
LEAST_CHANGE: Final = 0.05  # of a feature; less is told as nothing


class Reason:
    """One feature that an option changes, and what that is worth to the seat that asks."""

    __slots__ = ("change", "feature", "party", "worth")

    def __init__(self, feature: str, party: int, change: float, worth: float) -> None:
        self.feature = feature
        self.party = party  # whose feature it is
        self.change = change  # the mean over worlds
        self.worth = worth  # how much it raises the logarithm of the seat's share of the victory

    @property
    def id(self) -> str:
        """The message that says it, with `signed` as its value."""
        return f"feature-{self.feature.replace('_', '-')}"

    @property
    def signed(self) -> str:
        """The change as people write it, with its sign."""
        number = f"{abs(self.change):.1f}".removesuffix(".0")
        return f"{'+' if self.change > 0 else '−'}{number}"  # noqa: RUF001  # a minus sign, not a hyphen


def reasons(view: View, action: int, chance: Chance) -> list[Reason]:
    """What speaks most for an option of this seat, the best first.

    None where the game names no features, nor for what ends it: then the victory itself is the reason.
    """
    judgement = view.game.judgement
    if judgement is None:
        return []
    features = judgement.features
    found: dict[tuple[int, int], Reason] = {}
    for _ in range(WORLDS):
        world = view.sample(chance)
        before = features.numbers(world)
        shares = judgement.shares(world)
        weights = judgement.row(len(before), features.progress(world))
        world.apply(action, view.seat)
        if world.over:  # what counts on the way to the end counts no more
            continue
        after = features.numbers(world)
        for party, share in enumerate(shares):
            # The slope of the logarithm of the seat's share.
            slope = 1 - share if party == view.seat else -share
            for at, name in enumerate(features.names):
                change = (after[party][at] - before[party][at]) / WORLDS
                if change:
                    reason = found.setdefault((party, at), Reason(name, party, 0.0, 0.0))
                    reason.change += change
                    reason.worth += slope * weights[at] * change
    best = [one for one in found.values() if one.worth >= LEAST_WORTH and abs(one.change) >= LEAST_CHANGE]
    return sorted(best, key=lambda one: (-one.worth, one.party, one.feature))[:SHOWN]
