"""The AI opponent's turn: a Scheme card, the line that applies, the Worker and the steps. [Architects 15.1, R51]

Each step runs by itself and leaves the next on the stack, so that a page can show them one after the other.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ophir.engine.steps import Limit, Procedure, below, up_to
from ophir.games.architects import black_market, guildhall
from ophir.games.architects.ai.black_market import free_space
from ophir.games.architects.ai.captures import in_order
from ophir.games.architects.ai.gains import gain, gain_influence, release_from_prison
from ophir.games.architects.ai.reasons import because, tell_skipped
from ophir.games.architects.ai.schemes import reveal
from ophir.games.architects.ai.tables import AT_PRINCESS, Plan
from ophir.games.architects.goods import ALL
from ophir.games.architects.table import BLACK_MARKET, CIRCLES, GUILDHALL, SPACES, ArchitectsTable

MOST: Final = 99  # lines of a card, and steps of a line; `misfit` knows how many a card has


class AiTurn(Procedure[ArchitectsTable]):
    """Its turn, without the Reset and the end of the turn, which are as everybody's."""

    __slots__ = ()

    def run(self, table: ArchitectsTable) -> None:
        if table.supply[table.box.seats]:
            table.stack.append(RevealScheme())
        else:
            retrieve(table)


def retrieve(table: ArchitectsTable) -> None:
    """Without Workers in supply: the whole largest group comes back, else those in Prison, else nothing. [R51]"""
    box = table.box
    ai = box.seats
    groups = table.workers[CIRCLES * ai : CIRCLES * (ai + 1)]
    most = max(groups)
    if most:
        place = next(place for place in in_order(table) if groups[place] == most)
        table.workers[CIRCLES * ai + place] = 0
        table.supply[ai] += most
        if table.events is not None:
            table.tell("event-took-back", ai, place=box.location_ids[place], count=most)
            because(table, "ai-no-workers", "R51")
    elif table.prison[ai]:
        release_from_prison(table, ALL)
        because(table, "ai-no-workers", "R51")
    elif table.events is not None:
        table.tell("event-skipped", ai, why="ai-no-workers", rule="R51")


class RevealScheme(Procedure[ArchitectsTable]):
    """Reveal a Scheme card, find the line that applies before the Worker is placed, and place it. [15.1]"""

    __slots__ = ()

    def run(self, table: ArchitectsTable) -> None:
        box = table.box
        card = reveal(table)
        lines = box.ai.plans[table.opponent][card]
        if table.events is not None:
            table.tell("event-scheme", box.seats, reveals=True, scheme=box.ai.scheme_ids[card])
            at = len(table.events) - 1
        line = 0
        while not applies(table, lines[line], line, len(lines)):
            line += 1
        if table.events is not None:
            table.events[at].values["line"] = line + 1
        place = put_worker(table, lines[line])
        if place >= 0:
            table.stack.append(SchemeStep(card, line, 0, place))


def applies(table: ArchitectsTable, plan: Plan, line: int, lines: int) -> bool:
    """Is the clause of a line true? It is told with what the table shows."""
    clause = plan.clause
    if clause is None:
        if table.events is not None and lines > 1:
            table.tell("event-scheme-otherwise", table.box.seats, line=line + 1, rule="15.1")
        return True
    held = clause.holds(table)
    if table.events is not None:
        now = clause.now(table)
        table.tell(
            clause.event, table.box.seats, line=line + 1, held=int(held), count=clause.figure(), now=now, rule="15.1"
        )
    return held


def put_worker(table: ArchitectsTable, plan: Plan) -> int:
    """Place the Worker: where it stands, or -1 if the Black Market is full, which takes none. [15.1, 15.6]

    What the place itself brings comes at once: the Profiteer's Influence, and a power.
    """
    box = table.box
    ai = box.seats
    rules = box.ai
    if plan.place == rules.guildhall:
        tell_placed(table, GUILDHALL, "none")
        guildhall.put_worker(table, ai)
        return plan.place
    if plan.place == rules.first_space:
        space = free_space(table)
        if space < 0:
            tell_skipped(table, "place", "skip-market-full")
            return -1
        tell_placed(table, BLACK_MARKET, box.space_ids[space])
        because(table, "ai-first-space", "15.6")
        black_market.put_worker(table, ai, space)
        return rules.first_space + space
    place = table.princess() if plan.place == AT_PRINCESS else plan.place
    table.supply[ai] -= 1
    table.add_workers(ai, place, 1)
    tell_placed(table, place, "none")
    if plan.place == AT_PRINCESS:
        because(table, "ai-princess", "15.1")
    if place == table.profiteer():
        gain_influence(table, box.profiteer_influence)
        because(table, "ai-profiteer", "15.1")
    if place == rules.placing_at[table.opponent]:
        gain(table, rules.on_placing[table.opponent])
        because(table, "ai-power", "15.1")
    return place


def tell_placed(table: ArchitectsTable, place: int, space: str) -> None:
    """Where the Worker goes."""
    if table.events is not None:
        table.tell("event-placed", table.box.seats, place=table.box.location_ids[place], space=space)


class SchemeStep(Procedure[ArchitectsTable]):
    """One step of a line, and then the next; a line may end with another card. [15.1, 15.7]"""

    __slots__ = ("at", "card", "line", "place")
    fields: ClassVar[dict[str, Limit]] = {
        "card": below("scheme_ids"),
        "line": up_to(MOST),
        "at": up_to(MOST),
        "place": up_to(CIRCLES + SPACES),
    }

    card: int
    line: int
    at: int  # how many steps of the line are done
    place: int

    def __init__(self, card: int, line: int, at: int, place: int) -> None:
        self.card = card
        self.line = line
        self.at = at
        self.place = place

    def misfit(self, table: ArchitectsTable) -> str:
        if table.opponent < 0:
            return "is for a game with an AI opponent"
        lines = table.box.ai.plans[table.opponent][self.card]
        if self.line >= len(lines) or self.at > len(lines[self.line].operations):
            return f"names a step that {table.box.ai.scheme_ids[self.card]} does not have"
        return "" if table.scheme_discard >> self.card & 1 else "is of a card that was not revealed"

    def run(self, table: ArchitectsTable) -> None:
        plan = table.box.ai.plans[table.opponent][self.card][self.line]
        if self.at < len(plan.operations):
            table.stack.append(SchemeStep(self.card, self.line, self.at + 1, self.place))
            operation = plan.operations[self.at]
            why = operation.why_not(table, self.place)
            if why:
                tell_skipped(table, operation.op, why)
            else:
                operation.perform(table, self.place)
        elif plan.again:
            reveal_another(table)


def reveal_another(table: ArchitectsTable) -> None:
    """Another card with another Worker; without a Worker no card is revealed. [15.7]"""
    if table.supply[table.box.seats]:
        table.stack.append(RevealScheme())
    else:
        tell_skipped(table, "next_scheme", "skip-no-worker", "15.7")
