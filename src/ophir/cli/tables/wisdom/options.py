"""The options of Wisdom in few words: what a worker would bring, what a card costs, the best price first."""

from __future__ import annotations

from rich.text import Text

from ophir.cli.layout import joined
from ophir.cli.tables.wisdom.look import Look
from ophir.engine.actions import Action
from ophir.engine.views import View
from ophir.games.wisdom.goods import GOODS
from ophir.games.wisdom.land_of_israel import due_at

ENDING = ("stop", "no-card", "no-road", "no-move", "wait")
PRICED = ("buy", "sell", "sell-exotic")


def group(look: Look, action: Action) -> str:
    """A heading finer than the kind of action: where a worker goes. Empty: the kind will do."""
    if action.kind != "place":
        return ""
    place = _place(look, action)
    box = look.box
    if place < box.locations:
        return look.say("group-land")
    if place >= box.first_area:
        return look.say("group-city")
    return look.say("group-holy") if place < box.first_card else look.say("group-own")


def label(look: Look, action: Action) -> Text | None:
    """An option in a few words; None if the game's own sentence will do."""
    values = action.values
    if action.kind == "place":
        place = _place(look, action)
        about = _about(look, place)
        return joined(look.place(place), ": ", about) if about.plain else Text(look.place(place))
    if action.kind in PRICED:
        mat = _mat(action)
        return joined(look.words.name("good", mat), " ", look.say("favor", favor=values["favor"]))
    if action.kind == "build":
        card = look.box.card_ids.index(str(values["building"]))
        favor = look.say("favor", favor=look.box.card_favor_printed[card])
        return joined(look.card(card), f" {favor}: ", look.goods(look.box.card_cost[card]))
    if action.kind in ("play", "keep", "discard"):
        card = look.box.fortune_ids.index(str(values["fortune"]))
        return joined(look.fortune(card), ": ", look.short(look.box.fortune_effect[card]))
    return None


def about(look: Look, action: Action) -> Text | None:
    """More about an option that stands alone."""
    if action.kind == "place":
        said = _about(look, _place(look, action))
        return said if said.plain else None
    if action.kind in ("play", "keep", "discard"):
        return look.short(look.box.fortune_effect[look.box.fortune_ids.index(str(action.values["fortune"]))])
    return None


def arranged(view: View, actions: list[int]) -> tuple[list[int], list[int]]:
    """Of several prices on one mat the best first: the highest for a sale, the lowest for a purchase."""
    best: dict[tuple[str, str], int] = {}
    for number in actions:
        key = _market(view.actions[number])
        if key and (key not in best or _better(view.actions[number], view.actions[best[key]])):
            best[key] = number
    shown: list[int] = []
    folded: list[int] = []
    for number in actions:
        key = _market(view.actions[number])
        (folded if key and best[key] != number else shown).append(number)
    shown.sort(key=lambda number: view.actions[number].kind in ENDING)  # what ends a visit comes last
    return shown, folded


def _market(action: Action) -> tuple[str, str] | None:
    """The kind of trade and the mat; None for anything else."""
    if action.kind not in PRICED:
        return None
    return action.kind, _mat(action)


def _mat(action: Action) -> str:
    values = action.values
    return str(values["mat_good"] if "mat_good" in values else values["good"])


def _better(action: Action, other: Action) -> bool:
    mine, theirs = int(str(action.values["favor"])), int(str(other.values["favor"]))
    return mine < theirs if action.kind == "buy" else mine > theirs


def _place(look: Look, action: Action) -> int:
    return look.box.place_ids.index(str(action.values["place"]))


def _about(look: Look, place: int) -> Text:
    """What a worker of the onlooker gets on a place, as far as the supply reaches."""
    box = look.box
    if place < box.locations:
        due = due_at(look.table, look.seat, place, 1)
        return look.goods([min(due[good], look.table.supply[good]) for good in range(GOODS)], between="")
    if place >= box.first_area:
        return Text(look.say(f"brief-{box.area_ids[place - box.first_area]}"))
    effect = (
        box.holy_effect[place - box.first_holy] if place < box.first_card else box.card_effect[place - box.first_card]
    )
    return look.short(effect)
