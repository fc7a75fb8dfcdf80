"""What follows in setting up a position from what was said of it. [Architects 1, 3]"""

from __future__ import annotations

from typing import Any

from ophir.engine.fields import PLAYERS, Setting


def starter(setting: Setting) -> str | None:
    """The first seat, unless all choose their boards still."""
    return setting.seat_names[0]


def current(setting: Setting) -> str | None:
    """Whose turn was named, or whoever starts; nobody before the first turn and after the last."""
    if setting.moment in ("reset", "turn_end"):
        return setting.turn or setting.seat_names[0]
    return None


def last_turns(setting: Setting) -> int | None:
    """None are left at the end."""
    return 0 if setting.moment == "end" else None


def turned(setting: Setting) -> list[str]:
    """At least the card in force."""
    card = setting.state["consequence"]
    return [card] if card else []


def supply(setting: Setting) -> dict[str, int]:
    """Of each party the Workers that are nowhere else."""
    state: Any = setting.state
    found: dict[str, int] = {}
    for name in setting.seat_names:
        player = state[PLAYERS][name]
        elsewhere = sum(player["workers"].values()) + player["prison"] + player["guildhall"]
        elsewhere += sum(other["captured"].get(name, 0) for other in state[PLAYERS].values())
        elsewhere += list(state["black_market"].values()).count(name)
        found[name] = max(0, setting.box.workers - elsewhere)
    return found


def opponent(setting: Setting) -> str | None:
    """The one that was chosen, or the first that may play."""
    box = setting.box
    if not box.has_ai:
        return None
    chosen = str(box.options["ai_opponent"])
    return chosen if chosen in box.opponent_ids else str(box.opponent_ids[box.ai.allowed.index(1)])


def schemes(setting: Setting) -> list[str]:
    """The starting cards."""
    box = setting.box
    if not box.has_ai:
        return []
    elsewhere = setting.state["ai"]["discard"]
    return [
        id for number, id in enumerate(box.scheme_ids) if box.ai.starting >> number & 1 and id not in elsewhere
    ]


def future(setting: Setting) -> int:
    """The cards that are nowhere else."""
    box = setting.box
    if not box.has_ai:
        return 0
    ai = setting.state["ai"]
    seen = [*ai["draw"], *ai["discard"]]
    moved = ai["draw_unseen"] + ai["discard_unseen"]
    return max(0, sum(box.scheme_ids[card] not in seen for card in box.ai.future_cards) - moved)
