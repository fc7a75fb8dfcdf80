"""Solomon's Temple. The rules, heading by heading:

setup, turn, preparation, levites, pray_and_fast, offerings, instants, military_phase, armies, lay_siege, destruction,
israelite_army, building_phase, discard_phase, winning; how cards are played in `playing`, `conditions` and `effects`,
where they lie in `deck`, what is hidden in `hidden`, the position in `table`, the tables of figures in `box` (from
`data/*.toml`). Rules are cited as in docs/rules/temple.md: [7.4, R52]. In names and comments the *city* of a seat is
its board, on which the other seat's armies stand.
"""

from __future__ import annotations

from ophir.engine.game import Game
from ophir.engine.packs import options_in
from ophir.games.temple.bot import TempleWeights, prospects
from ophir.games.temple.box import Box
from ophir.games.temple.data import LAYOUT
from ophir.games.temple.fields import LAYOUT as FIELDS
from ophir.games.temple.hidden import hide_from, imagine
from ophir.games.temple.invariants import check_table
from ophir.games.temple.outlook import WINDOWS, court, outlook, printed, stage
from ophir.games.temple.pending import check_stack
from ophir.games.temple.setup import MOMENTS, deal
from ophir.games.temple.table import SEATS, TempleTable
from ophir.games.temple.winning import outcome
from ophir.games.temple.words import about, figures, pack_names

GAME = Game(
    __name__,
    id="temple",
    rules_version="2",
    earlier_rules=("1",),  # a game without a Filling was won by pieces: option `adjudication` [R88]
    seat_counts=(SEATS,),
    seat_names=("white", "black"),  # the colour of the stars on the card backs
    private_actions=["find", "give", "take"],  # of the own hand and draw pile
    table=TempleTable,
    fields=FIELDS,
    box=Box,
    pack_layout=LAYOUT,
    options=options_in("setup"),
    deal=deal,
    outcome=outcome,
    hide_from=hide_from,
    imagine=imagine,
    check_table=check_table,
    check_stack=check_stack,
    moments=MOMENTS,
    drawn=("card_ids", "die_faces"),
    names=pack_names,
    figures=figures,
    about=about,
    stage=stage,
    court=court,
    outlook=outlook,
    printed=printed,
    windows=WINDOWS,
    asks_everybody="every_window",
    prospects=prospects,
    weights=TempleWeights,
)
