"""The turn of the AI opponent: it reveals a Scheme card and follows it. [15.1, 15.7, section 16]"""

from __future__ import annotations

from collections import Counter

from tests.models.architects import ai_gains, ai_steps
from tests.models.architects.ai_conditions import holds
from tests.models.architects.figures import Record
from tests.models.architects.guildhall import take_space
from tests.models.architects.market import stand
from tests.models.architects.table import Table
from tests.models.talk import Draw, Talk


def take_turn(table: Table) -> Talk[None]:
    if table.players[table.ai].supply:
        yield from follow_scheme(table)
    else:
        take_back(table)


def take_back(table: Table) -> None:
    """Without Workers: its largest group comes back, or those in Prison. [R51]"""
    player = table.players[table.ai]
    sizes = {place: workers[table.ai] for place, workers in table.circles.items()}
    largest = max(sizes.values())
    if not largest:
        player.supply += player.prison
        player.prison = 0
        return
    place = next(one for one in ai_steps.priority(table) if sizes[one] == largest)
    player.supply += table.circles[place].pop(table.ai)


def reveal(table: Table) -> Talk[str]:
    """The top Scheme card; a Future card among them is seen for the first time."""
    if not table.schemes.total() + table.schemes_unseen:
        table.schemes, table.schemes_unseen = table.discards, table.discards_unseen
        table.discards, table.discards_unseen = Counter(), 0
    contents = +table.schemes + (table.unseen if table.schemes_unseen else Counter())
    card = yield Draw("scheme", contents)
    if table.schemes[card]:
        table.schemes[card] -= 1
    else:
        table.unseen[card] -= 1
        table.schemes_unseen -= 1
    return card


def plan_of(table: Table, card: str) -> tuple[str, list[Record]]:
    """Where the Worker goes and what is done there: of the first option whose condition is true."""
    option = next(one for one in table.figures.schemes[card]["options"] if "if" not in one or holds(table, one["if"]))
    place, steps = option["place"], list(option["do"])
    if place == "focus":
        focus = table.figures.opponents[table.opponent]["focus"]
        place, steps = focus["place"], [*focus["do"], *steps]
    if place == "princess" and not table.wow:
        instead = table.figures.adaptation["princess_replaced_by"]
        place = instead["place"]
        steps = [instead["contribute"] if step["op"] == "contribute" else step for step in steps]
    return table.princess if place == "princess" else place, steps


def follow_scheme(table: Table) -> Talk[None]:
    card = yield from reveal(table)
    place, steps = plan_of(table, card)
    again = False
    if place != "black_market" or ai_steps.free_space(table):
        where = yield from put_worker(table, place)
        for step in steps:
            again = again or step["op"] == "next_scheme"
            yield from ai_steps.carry_out(table, where, step)
    table.discards[card] += 1
    if again and table.players[table.ai].supply:
        yield from follow_scheme(table)


def put_worker(table: Table, place: str) -> Talk[str]:
    """With what presence brings. Returns where it stands, the very space of the Black Market."""
    table.players[table.ai].supply -= 1
    if place == "guildhall":
        yield from take_space(table, table.ai)
    elif place == "black_market":
        space = ai_steps.free_space(table)
        stand(table, table.ai, space)
        return space
    else:
        table.circles[place][table.ai] += 1
        if place == table.profiteer:
            ai_gains.gain_influence(table, 1)
        for trigger in table.triggers(table.ai, "place_at", location=place):
            ai_gains.gain(table, trigger["gain"])
    return place
