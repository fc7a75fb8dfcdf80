"""What lies on the table. After a change: `ophir fields FOLDER`."""

from ophir.engine.conserved import Conserved
from ophir.engine.deck_fields import DeckField
from ophir.engine.fields import PLAYERS, Field, Layout, SeatField
from ophir.engine.shapes import Number

LAYOUT = Layout(
    Conserved("cards", "card_ids", "card_counts", [f"{PLAYERS}.*.hand"], rest=["cards.deck", "cards.discard"]),
    Field("load", Number(most="strength"), "what the camel carries"),
    SeatField("coins", Number(), "of each seat"),
    DeckField("cards", "card_ids", "card_counts"),
)
