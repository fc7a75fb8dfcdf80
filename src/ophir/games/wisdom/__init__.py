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
from ophir.games.wisdom import bot, box, data, fields, hidden, invariants, outlook, pending, setup, table, words
from ophir.games.wisdom.end_of_game import outcome


def automata(seats: int, options: Options) -> tuple[str, ...]:
    """Who plays alone plays against Jeroboam."""
    return (data.JEROBOAM,) if seats == 1 else ()


GAME = Game(
    __name__,
    id="wisdom",
    rules_version="1",
    seat_counts=(1, 2, 3, 4, 5),
    seat_names=data.SEAT_NAMES,
    automata=automata,
    private_actions=["keep"],  # of the two dealt cards; the other is discarded openly
    table=table.WisdomTable,
    fields=fields.LAYOUT,
    box=box.Box,
    pack_layout=data.LAYOUT,
    options=data.options,
    deal=setup.deal,
    outcome=outcome,
    hide_from=hidden.hide_from,
    imagine=hidden.imagine,
    check_table=invariants.check_table,
    check_stack=pending.check_stack,
    moments=setup.MOMENTS,
    drawn=("fortune_ids", "card_ids", "tile_ids", "location_ids", "bag_ids"),
    names=words.pack_names,
    figures=words.figures,
    about=words.about,
    stage=outlook.stage,
    court=outlook.court,
    notes=outlook.notes,
    outlook=outlook.outlook,
    printed=outlook.printed,
    features=bot.FEATURES,
)
