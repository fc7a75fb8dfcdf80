"""The options of Kingdom in few words: what a Pawn would bring, what a card costs, the best price first."""

from __future__ import annotations

from rich.text import Text

from ophir.cli.layout import joined
from ophir.cli.tables.drawing import Shortcut
from ophir.cli.tables.kingdom.look import Look
from ophir.engine.actions import Action
from ophir.engine.views import View
from ophir.games.kingdom.high_priest import region_owner
from ophir.games.kingdom.resource_regions import region, region_yield

ALL = "all"
ENDING = ("pass", "end", "done", "decline", "stop")


def group(look: Look, action: Action) -> str:
    """A heading finer than the kind of action: where a Pawn goes. Empty: the kind will do."""
    if action.kind not in ("place", "resolve"):
        return ""
    place = _place(look, action)
    if place < look.box.spaces:
        return look.say("group-land")
    if place < look.box.first_bonus:
        return look.say("group-spaces")
    return look.say("group-bonus") if place < look.box.first_card else look.say("group-own")


def label(look: Look, action: Action) -> Text | None:
    """An option in a few words; None if the game's own sentence will do."""
    kind = action.kind
    values = action.values
    if kind in ("place", "resolve", "site", "repeat"):
        place = _place(look, action)
        if place >= look.box.spaces:
            return joined(look.place(place), ": ", look.short(look.place_effect(place)))
        collected = kind in ("place", "resolve")
        cubes = look.goods(_brings(look, place) if collected else look.box.yields[place], between="")
        return joined(look.place(place), " ", cubes)
    if kind in ("sell", "buy"):
        return joined(look.words.name("good", str(values["good"])), " ", look.say("vp", vp=values["vp"]))
    if kind == "build":
        card = look.box.card_ids.index(str(values["building"]))
        points = look.say("vp", vp=look.box.card_vp[card])
        return joined(look.card(card), f" {points}: ", look.goods(look.box.card_cost[card]))
    if kind in ("play", "keep", "discard"):
        card = look.box.fortune_ids.index(str(values["fortune"]))
        name = look.words.name("fortune", str(values["fortune"]))
        return joined(name, ": ", look.short(look.fortune_effect(card)))
    return None


def about(look: Look, action: Action) -> Text | None:
    """More about an option that stands alone."""
    if action.kind in ("place", "resolve"):
        place = _place(look, action)
        return look.short(look.place_effect(place)) if place >= look.box.spaces else look.goods(_brings(look, place))
    if action.kind in ("play", "keep", "discard"):
        return look.short(look.fortune_effect(look.box.fortune_ids.index(str(action.values["fortune"]))))
    return None


def arranged(view: View, actions: list[int]) -> tuple[list[int], list[int]]:
    """Of several prices for one resource the best first: the highest for a sale, the lowest for a purchase."""
    best: dict[tuple[str, str], int] = {}
    for number in actions:
        action = view.actions[number]
        if action.kind in ("sell", "buy"):
            key = action.kind, str(action.values["good"])
            if key not in best or _better(action, view.actions[best[key]]):
                best[key] = number
    shown: list[int] = []
    folded: list[int] = []
    for number in actions:
        action = view.actions[number]
        priced = action.kind in ("sell", "buy")
        worse = priced and best[action.kind, str(action.values["good"])] != number
        (folded if worse else shown).append(number)
    shown.sort(key=lambda number: view.actions[number].kind in ENDING)  # what ends a turn comes last
    return shown, folded


def _better(action: Action, other: Action) -> bool:
    mine, theirs = int(str(action.values["vp"])), int(str(other.values["vp"]))
    return mine > theirs if action.kind == "sell" else mine < theirs


def shortcuts(look: Look) -> list[Shortcut]:
    """Collecting from all own Resource Spaces at once: it asks nothing and shows nothing new. [18]"""
    decision = look.table.decision
    if decision is None or decision.ask != "resolve" or decision.seat != look.seat:
        return []
    spaces = [space for space in range(look.box.spaces) if look.table.pawn[space] == look.seat]
    if len(spaces) < 2:
        return []
    label = look.say("resolve-all", spaces=len(spaces))
    return [Shortcut(ALL, label, [look.box.RESOLVE + space for space in spaces])]


def _place(look: Look, action: Action) -> int:
    return look.box.place_ids.index(str(action.values["place"]))


def _brings(look: Look, space: int) -> list[int]:
    """What a Pawn of the onlooker collects on a space: the yield of the whole region."""
    return region_yield(look.table, region(look.table, region_owner(look.table, look.seat, space), space))
