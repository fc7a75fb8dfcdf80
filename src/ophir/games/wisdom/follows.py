"""What follows from what is said of a position that is set up, all in the words of its readable data."""

from __future__ import annotations

from typing import Any

from ophir.engine.fields import PLAYERS, Setting


def workers_of(setting: Setting) -> dict[str, list[str]]:
    """On which spots the workers of each party stand, in the order of the data."""
    workers = setting.state["workers"]
    return {name: [id for id in setting.box.spot_ids if workers.get(id) == name] for name in setting.seat_names}


def workers_left(setting: Setting) -> dict[str, int]:
    """Those that are not on the board; none after a visit to the Holy Place."""
    box = setting.box
    left: dict[str, int] = {}
    for name, spots in workers_of(setting).items():
        placed = len(spots) + sum(setting.state[PLAYERS][name]["visits"].values())
        left[name] = 0 if set(spots) & set(box.holy_ids) else max(0, box.workers - placed)
    return left


def passed(setting: Setting) -> dict[str, bool]:
    """At the end of a year whoever has workers left could place no more."""
    ended = setting.moment == "year_end"
    return {name: ended and left > 0 for name, left in setting.seats_with("workers_left").items()}


def workers_at_holy_place(setting: Setting) -> dict[str, int]:
    """All workers that do not stand elsewhere."""
    box = setting.box
    found: dict[str, int] = {}
    for name, spots in workers_of(setting).items():
        elsewhere = sum(id not in box.holy_ids for id in spots) + sum(setting.state[PLAYERS][name]["visits"].values())
        found.update({id: box.workers - elsewhere for id in spots if id in box.holy_ids})
    return found


def first_at_holy_place(setting: Setting) -> str | None:
    """Whoever is there, if it is one party."""
    there = [name for name, spots in workers_of(setting).items() if set(spots) & set(setting.box.holy_ids)]
    return there[0] if there else None


def starter(setting: Setting) -> str | None:
    """Before the first year nobody; then the first party, in solo mode Jeroboam."""
    if setting.moment == "keep":
        return None
    return setting.seat_names[-1] if setting.box.seats == 1 else setting.seat_names[0]


def cards_for_houses(setting: Setting) -> dict[str, list[str]]:
    """Each house was placed for a Building Card: as many as there are houses, of those that are nowhere else."""
    box = setting.box
    built = setting.seats_with("buildings")
    elsewhere = [*setting.state["offer"].values(), *(id for cards in built.values() for id in cards)]
    # Cards with a worker space first: they do nothing by themselves.
    order = sorted(range(len(box.card_ids)), key=lambda card: not box.card_space[card])
    free = [box.card_ids[card] for card in order if box.card_ids[card] not in elsewhere]
    cards: dict[str, list[str]] = {}
    for name in setting.seat_names:
        houses = sum(setting.state[PLAYERS][name]["houses"].values())
        cards[name] = [free.pop(0) for _ in range(min(houses, len(free)))]
    return cards


def turned_up(setting: Setting) -> dict[str, Any]:
    """Building Cards for all slots, by chance."""
    box = setting.box
    built = [id for cards in setting.seats_with("buildings").values() for id in cards]
    deck = [id for id in box.card_ids if id not in built]
    return {slot: deck.pop(setting.chance.below(len(deck))) if deck else None for slot in box.slot_ids}


def holy_drawn(setting: Setting) -> int:
    """The Holy Place tiles that are used and set aside."""
    box = setting.box
    holy = [id for id, icon in zip(box.bag_ids, box.tile_icon, strict=False) if icon == "holy"]
    bag = setting.state["bag"]
    return sum(bag[pile].get(id, 0) for pile in ("used", "set_aside") for id in holy)
