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
    """None are left at the end; once the Guildhall is full, one each."""
    if setting.moment == "end":
        return 0
    taken = sum(player["guildhall"] for player in setting.state[PLAYERS].values())
    return int(setting.box.players) if taken >= setting.box.guildhall_spaces else None


def round_begun(setting: Setting) -> int:
    """The first one has, once there are turns; whoever starts begins it in a turn of its own."""
    if setting.moment == "turn":
        return int(setting.turn not in ("", setting.state["starter"]))
    return int(setting.moment in ("reset", "turn_end", "end"))


def small_top(setting: Setting) -> str | None:
    """The first card that is left."""
    left = [
        face for card, face in enumerate(setting.box.small_face) if ids(setting)[card] not in setting.state["large"]
    ]
    return ids(setting)[min(left)] if left else None


def ids(setting: Setting) -> list[str]:
    return list(setting.box.market_ids)


def consequence(setting: Setting) -> str | None:
    """The second card."""
    ids = setting.box.contribution_ids
    return str(ids[1]) if ids else None


def contribution(setting: Setting) -> str | None:
    """The first card that is left, if one is in force."""
    box = setting.box
    state = setting.state
    if not state["consequence"]:
        return None
    turned = {state["consequence"], *setting.said.get("turned", ())}
    left = [face for card, face in enumerate(box.contribution_face) if box.contribution_ids[card] not in turned]
    return box.contribution_ids[min(left)] if left else None


def reset_due(setting: Setting) -> bool:
    """In a turn that a full Black Market waits for."""
    return setting.moment in ("turn", "turn_end") and len(setting.state["black_market"]) == len(setting.box.space_ids)


def turned(setting: Setting) -> list[str]:
    """The card in force."""
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
    elsewhere = setting.state["schemes"]["discard"]
    return [id for number, id in enumerate(box.scheme_ids) if box.ai.starting >> number & 1 and id not in elsewhere]


def future(setting: Setting) -> int:
    """The cards that are nowhere else."""
    box = setting.box
    if not box.has_ai:
        return 0
    ai = setting.state["schemes"]
    seen = [*ai["draw"], *ai["discard"]]
    moved = ai["draw_unseen"] + ai["discard_unseen"]
    unseen: int = sum(box.scheme_ids[card] not in seen for card in box.ai.future_cards)
    return max(0, unseen - int(moved))
