"""Effects in a few signs: +TT, draw 3 keep 1, FF > 6 VP. The full sentences are the game's own."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from ophir.cli.layout import joined
from ophir.games.kingdom import data as records
from ophir.games.kingdom.effects import counts

Say = Callable[..., str]
Goods = Callable[[list[int]], Text]


def short_effect(say: Say, goods: Goods, effect: records.Effect) -> Text:
    """An effect, short; `say` words it, `goods` draws cubes."""
    match effect:
        case records.Gain():
            return joined("+", goods(counts(effect.resources)))
        case records.GainChoice():
            return joined(say("short-gain-choice", count=effect.count))
        case records.Vp():
            return joined("+", say("vp", vp=effect.amount))
        case records.VpPer():
            return joined(say(f"short-{effect.per.replace('_', '-')}", vp=effect.amount, most=effect.max))
        case records.Draw():
            said = "short-draw-keep" if effect.keep < effect.count else "short-draw"
            return joined(say(said, count=effect.count, keep=effect.keep))
        case records.Steal():
            return joined(say("short-steal", count=effect.count))
        case records.Tax():
            return joined(say("short-tax", count=effect.count, threshold=effect.threshold))
        case records.Trade():
            trade = joined(say("short-trade", give=effect.give, get=effect.get))
            barred = goods(counts(dict.fromkeys(effect.exclude_get, 1)))
            return joined(trade, ", ", say("short-except"), " ", barred) if effect.exclude_get else trade
        case records.Convert():
            return joined(goods(counts(effect.give)), " → ", say("vp", vp=effect.vp))
        case records.RepeatSpace():
            return joined(say("short-repeat", count=effect.count))
        case records.Altar():
            return joined(say("short-altar", vp=effect.vp_per_position))
        case records.Sequence():
            return Text(", ").join(short_effect(say, goods, step) for step in effect.steps)
