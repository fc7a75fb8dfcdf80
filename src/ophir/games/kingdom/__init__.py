"""Kingdom of Solomon. The rules, heading by heading:

setup, rounds, placement, resolution, action_spaces, effects, resource_regions, high_priest, fortune_cards,
fortune_deck, market, building, roads, temple, paying, final_scoring; what is hidden in `hidden`, the position in
`table`, the tables of figures in `box` (from `data/*.toml`). Rules are cited as in docs/rules/kingdom.md: [11.3, R46].
"""

from __future__ import annotations

from ophir.engine.game import Game
from ophir.games.kingdom import bot, box, data, fields, hidden, invariants, outlook, setup, table, words
from ophir.games.kingdom.final_scoring import outcome
from ophir.games.kingdom.fortune_cards import out_of_turn_choices, play_out_of_turn, playable_out_of_turn

GAME = Game(
    __name__,
    id="kingdom",
    rules_version="1",
    seat_counts=(2, 3, 4),
    seat_names=data.SEAT_NAMES,
    private_actions=["keep"],  # of the drawn cards; the others are discarded openly
    table=table.KingdomTable,
    fields=fields.LAYOUT,
    box=box.Box,
    pack_layout=data.LAYOUT,
    options=data.options,
    deal=setup.deal,
    outcome=outcome,
    interrupts=playable_out_of_turn,
    interrupt_choices=out_of_turn_choices,
    interrupt=play_out_of_turn,
    hide_from=hidden.hide_from,
    imagine=hidden.imagine,
    check_table=invariants.check_table,
    check_stack=invariants.check_stack,
    moments=setup.MOMENTS,
    drawn=("fortune_ids", "card_ids"),
    names=words.pack_names,
    figures=words.figures,
    about=words.about,
    stage=outlook.stage,
    court=outlook.court,
    notes=outlook.notes,
    printed=outlook.printed,
    features=bot.FEATURES,
)
