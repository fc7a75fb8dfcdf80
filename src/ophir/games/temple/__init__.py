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
from ophir.games.temple import bot, box, data, fields, hidden, invariants, outlook, pending, setup, table, words
from ophir.games.temple.winning import outcome

GAME = Game(
    __name__,
    id="temple",
    rules_version="2",
    earlier_rules=("1",),  # a game without a Filling was won by pieces: option `adjudication` [R88]
    seat_counts=(table.SEATS,),
    seat_names=("white", "black"),  # the colour of the stars on the card backs
    private_actions=["find", "give", "take"],  # of the own hand and draw pile
    table=table.TempleTable,
    fields=fields.LAYOUT,
    box=box.Box,
    pack_layout=data.LAYOUT,
    options=options_in("setup"),
    deal=setup.deal,
    outcome=outcome,
    hide_from=hidden.hide_from,
    imagine=hidden.imagine,
    check_table=invariants.check_table,
    check_stack=pending.check_stack,
    moments=setup.MOMENTS,
    drawn=("card_ids", "die_faces"),
    names=words.pack_names,
    figures=words.figures,
    about=words.about,
    stage=outlook.stage,
    court=outlook.court,
    outlook=outlook.outlook,
    printed=outlook.printed,
    windows=outlook.WINDOWS,
    asks_everybody="every_window",
    features=bot.FEATURES,
)
