"""4. Building Phase: in order, each player builds cards, Temple Blocks and Roads. [Kingdom 11]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from ophir.engine.game import NOBODY
from ophir.engine.lists import changed, increased, zeros
from ophir.engine.steps import SEAT, Choice, Closed, Decision, Limit, Procedure
from ophir.games.kingdom.action_spaces import named
from ophir.games.kingdom.fortune_cards import OpenDecision
from ophir.games.kingdom.paying import can_pay, missing, pay
from ophir.games.kingdom.roads import buildable_roads, lay_road, why_no_road
from ophir.games.kingdom.table import BUILDINGS, GOODS, NO_CARD, KingdomTable
from ophir.games.kingdom.temple import build_block, next_block_cost, why_no_block


class BuildingPhase(Procedure[KingdomTable]):
    """One building turn a player, in order."""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("RoundEnd",)

    def run(self, table: KingdomTable) -> None:
        for seat in reversed(table.order):
            table.stack.append(BuildingTurn(seat))


class BuildingTurn(Procedure[KingdomTable]):
    """A player's building turn begins."""

    __slots__ = ("seat",)
    on: ClassVar[tuple[str, ...]] = ("RoundEnd", "BuildingTurn")
    fields: ClassVar[dict[str, Limit]] = {"seat": SEAT}

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def misfit(self, table: KingdomTable) -> str:
        return self.misfit_below(table.stack, "seat", table.next_in_order(self.seat))

    def run(self, table: KingdomTable) -> None:
        table.builder = self.seat
        table.stack.append(Build(self.seat))


class Build(OpenDecision):
    """Build at most one card a round, blocks and Roads as many as payable, in any sequence; then end. [11, R36, R37]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("RoundEnd", "BuildingTurn")
    id: ClassVar[str] = "D4"
    ask: ClassVar[str] = "build"
    rule: ClassVar[str] = "11"

    def misfit(self, table: KingdomTable) -> str:
        return self.misfit_below(table.stack, "seat", table.next_in_order(self.seat))

    def legal_here(self, table: KingdomTable) -> list[int]:
        box = table.box
        seat = self.seat
        found = [box.END]
        if not table.built_card[seat]:
            for card in table.display:
                if card != NO_CARD and can_pay(table, seat, box.card_cost[card]):
                    found.append(box.BUILD + card)
        if not why_no_block(table, seat):
            found.append(box.BLOCK)
        if can_pay(table, seat, box.road_cost):
            for border in buildable_roads(table, seat):
                found.append(box.ROAD + border)
        return found

    def choices_here(self, table: KingdomTable) -> Iterator[Choice]:
        box = table.box
        for card in table.display:
            if card != NO_CARD:
                yield Choice(box.BUILD + card, self._no_card(table, card))
        why = why_no_block(table, self.seat)
        yield Choice(box.BLOCK, Closed(why, "11.2", good=next_block_cost(table)) if why else None)
        for border, ends in enumerate(box.border_ends):
            if table.site[ends[0]] == self.seat or table.site[ends[1]] == self.seat:
                yield Choice(box.ROAD + border, self._no_road(table, border))
        yield Choice(box.END)

    def _no_card(self, table: KingdomTable, card: int) -> Closed | None:
        if table.built_card[self.seat]:
            return Closed("closed-card-built-already", "R36")
        lacking = missing(table, self.seat, table.box.card_cost[card])
        return Closed("closed-lacking", "11.1", good=named(lacking)) if any(lacking) else None

    def _no_road(self, table: KingdomTable, border: int) -> Closed | None:
        why = why_no_road(table, self.seat, border)
        if why:
            return Closed(why, "11.4")
        lacking = missing(table, self.seat, table.box.road_cost)
        return Closed("closed-lacking", "11.4", good=named(lacking)) if any(lacking) else None

    def comes_to(self, table: KingdomTable, seat: int) -> bool:
        return any(isinstance(step, BuildingTurn) and step.seat == seat for step in table.stack)

    def take_here(self, table: KingdomTable, action: int) -> None:
        box = table.box
        if action == box.END:
            table.builder = NOBODY
            table.credits = zeros(GOODS)  # what is left of them vanishes [9.3]
            return
        table.stack.append(self)
        if action == box.BLOCK:
            build_block(table, self.seat)
        elif action >= box.ROAD:
            pay(table, self.seat, box.road_cost)
            lay_road(table, self.seat, action - box.ROAD)
        else:
            self._build_card(table, action - box.BUILD)

    def _build_card(self, table: KingdomTable, card: int) -> None:
        """Pay, take the card, score at once; its slot stays empty until the round ends. [11.1]"""
        box = table.box
        seat = self.seat
        pay(table, seat, box.card_cost[card])
        table.display = changed(table.display, table.display.index(card), NO_CARD)
        table.card_owner = changed(table.card_owner, card, seat)
        table.room = changed(table.room, seat, table.room[seat] | 1 << box.first_card + card)
        table.built_card = changed(table.built_card, seat, 1)
        table.earn(seat, box.card_vp[card], BUILDINGS)
        if table.events is not None:
            cost = named(box.card_cost[card])
            table.tell("event-built", seat, building=box.card_ids[card], good=cost, vp=box.card_vp[card])
        if box.card_site[card] and table.pieces_left[seat]:
            table.stack.append(ChooseSite(seat))


class ChooseSite(Decision[KingdomTable]):
    """On which empty Building Site the piece goes; with all sites full the card is built without one. [11.1, R43]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("Build",)
    id: ClassVar[str] = "D4a"
    ask: ClassVar[str] = "site"
    rule: ClassVar[str] = "11.1"

    def misfit(self, table: KingdomTable) -> str:
        built = table.built_card[self.seat] and table.pieces_left[self.seat] and self.seat == table.builder
        return "" if built else "must be of the player who builds, who has built a card and has a piece left"

    def looked_for(self, table: KingdomTable) -> list[int]:
        return [table.box.SITE + space for space in table.box.sites]

    def legal(self, table: KingdomTable) -> list[int]:
        return [table.box.SITE + space for space in table.box.sites if table.site[space] == NOBODY]

    def why_not(self, table: KingdomTable, action: int) -> Closed | None:
        owner = table.site[action - table.box.SITE]
        if owner == NOBODY:
            return None
        place = table.box.place_ids[action - table.box.SITE]
        return Closed("closed-site-taken", "11.1", place=place, owner_seat=owner)

    def take(self, table: KingdomTable, action: int) -> None:
        space = action - table.box.SITE
        table.site = changed(table.site, space, self.seat)
        beside = 1 << space
        table.room = [room if seat == self.seat else room & ~beside for seat, room in enumerate(table.room)]
        table.pieces_left = increased(table.pieces_left, self.seat, -1)
        if table.events is not None:
            table.tell("event-piece", self.seat, place=table.box.place_ids[space])
