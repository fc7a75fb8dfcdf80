"""What cards do: the effect vocabulary, one class a verb. [Temple 13]

`perform` carries an effect out for the player who plays the card and pushes the choices it needs. A verb also says
what its card needs and what becomes of the card, so that the data can't say otherwise.
"""

from ophir.games.temple.effects import evil, good
from ophir.games.temple.effects.base import DISCARD, Effect, Offering, Standing

__all__ = ["DISCARD", "Effect", "Offering", "Standing", "evil", "good"]
