"""What players may have a taste for, so that games lead into every corner: the beginnings of answers they like."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Taste:
    likes: tuple[str, ...]
    eager: float  # how often it decides


TASTES = [
    Taste((), 0.0),
    Taste(("place foreman", "build", "house", "road", "take"), 0.8),
    Taste(("place levite", "pay"), 0.8),
    Taste(("place a", "place g", "place j", "place m", "place p", "wait"), 0.7),  # cubes of the land
    Taste(("place ark", "place levite", "place library", "place trader", "place merchant", "no-card"), 0.7),
    Taste(("place trader", "place merchant", "place shipyard", "play"), 0.7),
    Taste(("place merchant", "sell", "sell-exotic"), 0.8),
    Taste(("place merchant", "buy"), 0.8),
    Taste(("place foreman", "build", "place royal", "place h", "place s", "place l", "place pools"), 0.6),
    Taste(("place merchant", "place trader", "play", "again", "wait"), 0.8),
    Taste(("place menorah", "place table", "place altar", "place ark"), 0.2),
]
