"""The options of Architects in few words: what a worker would bring, what a card costs and does."""

from __future__ import annotations

from rich.text import Text

from ophir.cli.layout import joined
from ophir.cli.tables.architects.look import Look
from ophir.engine.actions import Action
from ophir.engine.views import View
from ophir.games.architects.outlook import comes

PLAIN = "none"
ENDING = ("stop", "decline")
BUILDINGS = ("construct", "keep", "discard")


def label(look: Look, action: Action) -> Text | None:
    """An option in a few words; None if the game's own sentence will do."""
    values = action.values
    if action.kind == "place":
        name, space = look.place(str(values["place"])), str(values["space"])
        brings = look.table_of(comes(look.table, look.seat, action.id - look.box.PLACE), "")
        said = Text(name if space == PLAIN else f"{name}, {look.say(f'for-{space}')}")
        return joined(said, ": ", brings) if brings.plain else said
    if action.kind == "contribute" and values["good"] != PLAIN:
        card = look.contributions[look.state["contribution"]]
        gain = next(gain for good, gain in card.contribution.items() if good == values["good"])
        return joined(look.words.name("good", str(values["good"])), ": ", look.table_of(gain, ""))
    more = about(look, action)
    if more is None:
        return None
    kind = "apprentice" if "apprentice" in values else "building"
    return joined(look.words.name(kind, str(values[kind])), ": ", more)


def about(look: Look, action: Action) -> Text | None:
    """More about an option: a card in short."""
    values = action.values
    apprentice = look.apprentices.get(str(values.get("apprentice", "")))
    if apprentice is not None and action.kind in ("hire", "dismiss"):
        virtue = look.virtue(apprentice.virtue)
        effects = look.effects(apprentice.effects)
        return Text(" ").join(part for part in (look.skills(apprentice.skills), virtue, effects) if part.plain)
    building = look.buildings.get(str(values.get("building", "")))
    if building is not None and action.kind in BUILDINGS:
        points = Text(look.say("vp", vp=building.vp))
        return Text(" ").join([points, look.cost(building.cost), look.building_effects(building)])
    return None


def arranged(view: View, actions: list[int]) -> tuple[list[int], list[int]]:
    """What ends a visit comes last."""
    return sorted(actions, key=lambda number: view.actions[number].kind in ENDING), []
