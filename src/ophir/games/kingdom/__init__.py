"""Kingdom of Solomon. The rules, heading by heading:

setup, rounds, placement, resolution, action_spaces, effects, resource_regions, high_priest, fortune_cards,
fortune_deck, market, building, roads, temple, paying, final_scoring; what is hidden in `hidden`, the position in
`table`, the tables of figures in `box` (from `data/*.toml`). Rules are cited as in docs/rules/kingdom.md: [11.3, R46].
"""

from __future__ import annotations

from ophir.engine.game import Game
from ophir.games.kingdom.bot import FEATURES
from ophir.games.kingdom.box import Box
from ophir.games.kingdom.data import LAYOUT, SEAT_NAMES, options
from ophir.games.kingdom.fields import LAYOUT as FIELDS
from ophir.games.kingdom.final_scoring import outcome
from ophir.games.kingdom.fortune_cards import out_of_turn_choices, play_out_of_turn, playable_out_of_turn
from ophir.games.kingdom.hidden import hide_from, imagine
from ophir.games.kingdom.invariants import check_stack, check_table
from ophir.games.kingdom.outlook import court, notes, printed, stage
from ophir.games.kingdom.setup import MOMENTS, deal
from ophir.games.kingdom.table import KingdomTable
from ophir.games.kingdom.words import about, figures, pack_names

GAME = Game(
    __name__,
    id="kingdom",
    rules_version="1",
    seat_counts=(2, 3, 4),
    seat_names=SEAT_NAMES,
    private_actions=["keep"],  # of the drawn cards; the others are discarded openly
    table=KingdomTable,
    fields=FIELDS,
    box=Box,
    pack_layout=LAYOUT,
    options=options,
    deal=deal,
    outcome=outcome,
    interrupts=playable_out_of_turn,
    interrupt_choices=out_of_turn_choices,
    interrupt=play_out_of_turn,
    hide_from=hide_from,
    imagine=imagine,
    check_table=check_table,
    check_stack=check_stack,
    moments=MOMENTS,
    drawn=("fortune_ids", "card_ids"),
    names=pack_names,
    figures=figures,
    about=about,
    stage=stage,
    court=court,
    notes=notes,
    printed=printed,
    features=FEATURES,
)
