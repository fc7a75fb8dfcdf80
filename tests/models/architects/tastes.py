"""What players may have a taste for, so that games lead into every corner: the beginnings of answers they like."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Taste:
    likes: tuple[str, ...]
    eager: float  # how often it decides


TASTES = [
    Taste((), 0.0),
    Taste(("place guildhall", "construct"), 1.0),
    Taste(("place guildhall", "construct", "barracks", "discard", "hire", "capture"), 0.95),
    Taste(("place guildhall", "construct", "advance", "site"), 0.9),
    Taste(("place guildhall", "place quarry", "place forest", "place mines", "construct"), 0.7),
    Taste(("place black_market", "virtue shield", "pay silver 0", "hire"), 0.7),
    Taste(("place workshop hire", "hire", "place silversmith", "dismiss"), 0.7),
    Taste(("place town_centre", "capture", "place guardhouse", "guard", "release"), 0.7),
    Taste(("place kings_storehouse", "trade", "contribute", "influence later"), 0.7),
    Taste(("place tax_stand", "virtue lose", "guard pay_debt", "debt"), 0.7),
    Taste(("raise", "contribute", "visit", "advance", "place guildhall", "place kings_storehouse"), 0.8),
    Taste(("choose", "construct", "place guildhall", "pay gold 0", "pay marble 0", "pay influence 0"), 0.8),
]
