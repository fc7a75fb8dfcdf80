"""What follows from what is said of a position that is set up, all in the words of its readable data."""

from __future__ import annotations

from typing import Any

from ophir.engine.fields import Setting
from ophir.engine.piles import size_of


def pawns_of(setting: Setting) -> dict[str, list[str]]:
    """Where the Pawns of each player stand, in the order of the data."""
    pawns = setting.state["pawns"]
    return {name: [id for id in setting.box.place_ids if pawns.get(id) == name] for name in setting.seat_names}


def placed(setting: Setting) -> dict[str, list[str]]:
    """The Resource Spaces of this round: where the Pawns stand."""
    return {name: [id for id in there if id in setting.box.space_ids] for name, there in pawns_of(setting).items()}


def bonus_pawns(setting: Setting) -> dict[str, int]:
    """All Pawns that do not stand elsewhere."""
    return {
        id: setting.box.pawns - len(there) + 1
        for there in pawns_of(setting).values()
        for id in there
        if id in setting.box.bonus_ids
    }


def pawns_left(setting: Setting) -> dict[str, int]:
    """In the Placement Phase those that are not on the board, later none."""
    box = setting.box
    return {
        name: 0 if setting.moment != "placement" or set(there) & set(box.bonus_ids) else max(0, box.pawns - len(there))
        for name, there in pawns_of(setting).items()
    }


def bonus_claims(setting: Setting) -> int:
    """The Bonus Spaces with Pawns."""
    return sum(id in setting.box.bonus_ids for id in setting.state["pawns"])


def privilege_used(setting: Setting) -> bool:
    """Whether a Pawn stands beside an opponent's piece."""
    sites = setting.state["sites"]
    return any(sites.get(id, name) != name for id, name in setting.state["pawns"].items())


def card_owner(setting: Setting) -> dict[str, list[str]]:
    """Each piece was placed for a Building Card: as many as there are pieces, of those that are nowhere else."""
    box = setting.box
    built = setting.seats_with("buildings")
    elsewhere = [*setting.state["display"], *(id for cards in built.values() for id in cards)]
    free = [id for id, site in zip(box.card_ids, box.card_site, strict=True) if site and id not in elsewhere]
    cards: dict[str, list[str]] = {}
    for name in setting.seat_names:
        pieces = list(setting.state["sites"].values()).count(name)
        cards[name] = [free.pop(0) for _ in range(min(pieces, len(free)))]
    return cards


def display(setting: Setting) -> list[Any]:
    """Building Cards for all slots, by chance."""
    built = setting.seats_with("buildings")
    deck = [id for id in setting.box.card_ids if not any(id in cards for cards in built.values())]
    shown: list[Any] = [deck.pop(setting.chance.below(len(deck))) for _ in range(min(setting.box.slots, len(deck)))]
    return shown + [None] * (setting.box.slots - len(shown))


def tokens(setting: Setting) -> dict[str, int]:
    """The High Priest has a Temple Token, and no fewer than the others."""
    most = max(setting.seats_with("tokens").values())
    return {name: max(1, most) if name == setting.state["high_priest"] else 0 for name in setting.seat_names}


def high_priest(setting: Setting) -> str | None:
    """Whoever has most Temple Tokens is High Priest; with a tie somebody has to say who."""
    tokens = setting.seats_with("tokens")
    most = [name for name, count in tokens.items() if count == max(tokens.values()) > 0]
    return most[0] if len(most) == 1 else None


def finished(setting: Setting) -> dict[str, bool]:
    """Whoever comes before the turn at the end of the round has finished it."""
    order = setting.state["order"]
    done = {"round_end": order[: order.index(setting.turn)] if setting.turn else [], "end_check": order}
    return {name: name in done.get(setting.moment, []) for name in setting.seat_names}


def passed(setting: Setting) -> dict[str, bool]:
    """After the Market Phase everybody has passed."""
    return dict.fromkeys(setting.seat_names, setting.moment in ("building", "round_end", "end_check"))


def transactions(setting: Setting) -> dict[str, int]:
    """As many as cubes were sold and bought."""
    bought = setting.seats_with("bought")
    return {name: size_of(sold) + size_of(bought[name]) for name, sold in setting.seats_with("sold").items()}
