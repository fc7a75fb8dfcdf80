"""Architects of the West Kingdom with Works of Wonder. The rules, heading by heading:

setup, turns (with taking a Worker back), placement, locations (which action is where), gathering (Quarry, Forest,
Silversmith, Mines, Tax Stand), kings_storehouse, workshop (with the Apprentices in hiring), town_centre, guardhouse,
black_market, guildhall, buildings, cathedral, prices, needs (the same as bits), paying, gains, virtue (with Debts),
prison, piles, triggers, reset, end_of_game; what belongs to Works of Wonder alone in `wonders`, the AI opponents in
`ai`. The effect vocabulary is in effects and counters, what is hidden in `hidden`, the position in `table`, at which
moments one can be set up in `moments`, the tables of figures in `box` (from `data/*.toml`). Rules are cited as in
docs/rules/architects.md: [7.4, R33].
"""

from __future__ import annotations

from ophir.engine.game import Game, Options
from ophir.games.architects.bot import FEATURES
from ophir.games.architects.box import Box
from ophir.games.architects.data import AI, LAYOUT, SEAT_NAMES, options
from ophir.games.architects.fields import LAYOUT as FIELDS
from ophir.games.architects.hidden import hide_from, imagine
from ophir.games.architects.invariants import check_table
from ophir.games.architects.moments import MOMENTS
from ophir.games.architects.outlook import court, notes, outlook, stage
from ophir.games.architects.pending import check_stack
from ophir.games.architects.setup import deal
from ophir.games.architects.table import ArchitectsTable
from ophir.games.architects.words import about, figures, pack_names


def automata(seats: int, options: Options) -> tuple[str, ...]:
    """Who plays alone plays against an AI opponent; others may."""
    return (AI,) if seats == 1 or options["ai_opponent"] != "none" else ()


GAME = Game(
    __name__,
    id="architects",
    rules_version="1",
    seat_counts=(1, 2, 3, 4, 5),
    seat_names=SEAT_NAMES,
    automata=automata,
    private_actions=["keep", "discard"],
    table=ArchitectsTable,
    fields=FIELDS,
    box=Box,
    pack_layout=LAYOUT,
    options=options,
    deal=deal,
    hide_from=hide_from,
    imagine=imagine,
    check_table=check_table,
    check_stack=check_stack,
    moments=MOMENTS,
    drawn=(
        "building_ids",
        "apprentice_ids",
        "reward_ids",
        "market_ids",
        "contribution_ids",
        "board_ids",
        "opponent_ids",
        "scheme_ids",
    ),
    names=pack_names,
    figures=figures,
    about=about,
    stage=stage,
    court=court,
    notes=notes,
    outlook=outlook,
    features=FEATURES,
)
