"""The Guildhall: Buildings, the Cathedral and Wonders. [7.8, sections 10 to 12.3; D19, D21, D22]"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from tests.models.architects import words
from tests.models.architects.building_cards import resolve
from tests.models.architects.gains import gain, gain_virtue, take_reward
from tests.models.architects.hiring import apply_icon
from tests.models.architects.paying import Price, ignored_tax, pay, plans
from tests.models.architects.table import Player, Table
from tests.models.talk import Talk, choose


@dataclass(frozen=True)
class Project:
    kind: str  # building, cathedral or wonder
    card: str = ""


def name(project: Project) -> str:
    if project.kind == "wonder":
        return words.build_wonder(project.card)
    return words.construct(project.card) if project.card else words.ADVANCE


def price_of(table: Table, seat: int, project: Project) -> Price:
    player = table.players[seat]
    if project.kind == "building":
        return Price(goods=Counter(table.figures.buildings[project.card]["cost"]), building=True)
    if project.kind == "cathedral":
        return Price(goods=Counter(table.figures.cathedral[player.cathedral + 1]["cost"]), building=True)
    wonder = table.figures.wonders[project.card]
    left = max(0, wonder["amount"] - table.on_wonder[project.card])
    tax = max(0, wonder["tax"] - ignored_tax(table, seat))  # [R19]
    return Price(goods=Counter({wonder["resource"]: left}), influence=wonder["influence"], tax=tax, building=True)


def conditions_met(table: Table, seat: int, project: Project) -> bool:
    """Everything but the price."""
    player = table.players[seat]
    if project.kind == "building":
        shown = {skill for card in player.apprentices for skill in table.figures.apprentices[card]["skills"]}
        return {*table.figures.buildings[project.card]["skills"]} <= shown
    if project.kind == "cathedral":
        virtuous = player.virtue >= table.figures.virtue["cathedral_min"] or table.has(seat, "cathedral_any_virtue")
        plan = bool(player.hand) or table.has(seat, "cathedral_no_discard")
        return virtuous and plan and table.free_on_level(player.cathedral + 1)
    return project.card not in table.wonder_owner


def projects(table: Table, purse: Player, seat: int) -> list[Project]:
    """What can be completed now."""
    every = [Project("building", card) for card in table.players[seat].hand]
    every.append(Project("cathedral"))
    if table.wow:
        every += [Project("wonder", card) for card in table.figures.wonders]
    return [
        project
        for project in every
        if conditions_met(table, seat, project) and plans(table, purse, seat, price_of(table, seat, project))
    ]


def take_space(table: Table, seat: int) -> Talk[None]:
    """A Worker takes the next free space, or stands beside a full Guildhall. [7.8, R13]"""
    figures, length = table.figures.guildhall, table.row_length()
    table.players[seat].guildhall += 1
    space = sum(player.guildhall for player in table.players)
    if space in [(row - 1) * length + 1 for row in figures["reset_rows"]]:
        table.reset_due = True
    if space == table.guildhall_spaces():
        table.turns_left = len(table.players) + 1  # this turn, and one of each
    if table.clears and space in [(row - 1) * length + figures["clear_space"] for row in figures["clear_rows"]]:
        yield from table.clear_column(0)


def visit(table: Table, seat: int) -> Talk[None]:
    """One of the projects is completed. [D19]"""
    yield from take_space(table, seat)
    answers = {name(project): project for project in projects(table, table.players[seat], seat)}
    project = yield from choose(seat, "D19", answers)
    yield from pay(table, seat, price_of(table, seat, project))
    match project.kind:
        case "building":
            yield from construct(table, seat, project.card)
        case "cathedral":
            yield from advance(table, seat)
        case "wonder":
            yield from build_wonder(table, seat, project.card)


def construct(table: Table, seat: int, card: str) -> Talk[None]:
    """[section 10, steps 3 to 6]"""
    player = table.players[seat]
    player.hand.remove(card)
    player.buildings.append(card)
    record = table.figures.buildings[card]
    yield from apply_icon(table, seat, record["virtue"])
    if record["timing"] == "immediate":
        for effect in record["effects"]:
            yield from resolve(table, seat, card, effect)
    yield from celebrate(table, seat, "construct")


def celebrate(table: Table, seat: int, when: str) -> Talk[None]:
    for trigger in table.triggers(seat, when):
        yield from gain(table, seat, trigger["gain"])


def advance(table: Table, seat: int) -> Talk[None]:
    """[section 11]"""
    player = table.players[seat]
    if not table.has(seat, "cathedral_no_discard"):
        card = yield from choose(seat, "D21", {words.discard(card): card for card in player.hand})
        player.hand.remove(card)
        table.plans.bottom.append(card)
    player.cathedral += 1
    yield from take_reward(table, seat)
    yield from celebrate(table, seat, "cathedral_advance")


def build_wonder(table: Table, seat: int, card: str) -> Talk[None]:
    """[12.3]"""
    table.on_wonder[card] = 0
    table.wonder_owner[card] = seat
    yield from gain_virtue(table, seat, table.figures.wonder_rules["build_virtue"])
    free = [place for place in table.figures.sites if place not in table.wonder_at]
    place = yield from choose(seat, "D22", {words.site(place): place for place in free})
    table.wonder_at[place] = card
    yield from celebrate(table, seat, "construct")
