"""Wisdom of Solomon. The rules, heading by heading:

setup (with the Initial Market Purchase in merchant), turns, placement, merchant, trader, levite, foreman, holy_place,
land_of_israel, roads, building_cards, fortune_cards, fortune_deck, repeating (Found Wisdom, Dwell in Unity), gains,
paying, effects, end_of_year, end_of_game; the solo mode in jeroboam (his turn), one file a tile (jeroboam_trader,
_market, _temple, _foreman, _circle, _location, _holy_place), and jeroboam_roads, _gains, _paying, _ties and _reasons;
what is hidden in `hidden`, the position in `table`, the tables of figures in `box` (from `data/*.toml`); what bots look
at in `bot`, `coming` and `values`. Rules are cited as in docs/rules/wisdom.md: [7.1, R16].
"""

from __future__ import annotations

from ophir.engine.game import Game, Options
from ophir.games.wisdom.bot import FEATURES
from ophir.games.wisdom.box import Box
from ophir.games.wisdom.data import JEROBOAM, LAYOUT, SEAT_NAMES, options
from ophir.games.wisdom.fields import LAYOUT as FIELDS
from ophir.games.wisdom.hidden import hide_from, imagine
from ophir.games.wisdom.invariants import check_table
from ophir.games.wisdom.outlook import court, notes, outlook, printed, stage
from ophir.games.wisdom.pending import check_stack
from ophir.games.wisdom.setup import MOMENTS, deal
from ophir.games.wisdom.table import WisdomTable
from ophir.games.wisdom.words import about, figures, pack_names


def automata(seats: int, options: Options) -> tuple[str, ...]:
    """Who plays alone plays against Jeroboam."""
    return (JEROBOAM,) if seats == 1 else ()


GAME = Game(
    __name__,
    id="wisdom",
    rules_version="1",
    seat_counts=(1, 2, 3, 4, 5),
    seat_names=SEAT_NAMES,
    automata=automata,
    private_actions=["keep"],  # of the two dealt cards; the other is discarded openly
    table=WisdomTable,
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
    drawn=("fortune_ids", "card_ids", "tile_ids", "location_ids", "bag_ids"),
    names=pack_names,
    figures=figures,
    about=about,
    stage=stage,
    court=court,
    notes=notes,
    outlook=outlook,
    printed=printed,
    features=FEATURES,
)
