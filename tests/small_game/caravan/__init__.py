"""Caravan, a small game: load the camel, and be the one who sells what it carries."""

from caravan.box import PACK_LAYOUT, Box, options
from caravan.fields import LAYOUT
from caravan.rules import at_turn, check_table, deal, hide_from, imagine
from caravan.table import CaravanTable
from ophir.engine.game import Game

GAME = Game(
    __name__,
    id="caravan",
    rules_version="1",
    seat_counts=(2, 3, 4),
    seat_names=("blue", "red", "green", "yellow"),
    table=CaravanTable,
    fields=LAYOUT,
    box=Box,
    pack_layout=PACK_LAYOUT,
    options=options,
    deal=deal,
    hide_from=hide_from,
    imagine=imagine,
    check_table=check_table,
    moments={"turn": at_turn},
    drawn=("card_ids",),
)
