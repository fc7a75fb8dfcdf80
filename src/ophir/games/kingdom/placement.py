"""1. Placement Phase: in order, one placement a turn, until no Pawns are left. [Kingdom 6]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from ophir.engine.game import NOBODY
from ophir.engine.lists import changed, numbers_of, raised, replaced
from ophir.engine.owned_cards import IN_DECK, ON_DISPLAY
from ophir.engine.steps import SEAT, Choice, Closed, Limit, Procedure
from ophir.games.kingdom.fortune_cards import OpenDecision
from ophir.games.kingdom.high_priest import has_privilege
from ophir.games.kingdom.table import MOST_SEATS, KingdomTable


class PlacementTurn(Procedure[KingdomTable]):
    """The next player in order, from `position` on, who has Pawns left; when nobody has, the phase is over."""

    __slots__ = ("position",)
    on: ClassVar[tuple[str, ...]] = ("ResolutionPhase",)
    fields: ClassVar[dict[str, Limit]] = {"position": SEAT}

    position: int

    def __init__(self, position: int) -> None:
        self.position = position

    def run(self, table: KingdomTable) -> None:
        seats: i64 = table.box.seats
        position: i64 = self.position
        order = table.order
        pawns_left = table.pawns_left
        for _ in range(seats):
            seat = order[position]
            position = (position + 1) % seats
            if pawns_left[seat]:
                table.stack.append(TURNS[position])
                table.stack.append(ASKED[seat])
                return


class Place(OpenDecision):
    """Place one Pawn on a Resource or Action Space, or all remaining Pawns on a Bonus Space. [6, R5-R13]"""

    __slots__ = ()
    on: ClassVar[tuple[str, ...]] = ("PlacementTurn",)
    id: ClassVar[str] = "D1"
    ask: ClassVar[str] = "place"
    rule: ClassVar[str] = "6"

    def misfit(self, table: KingdomTable) -> str:
        return self.misfit_below(table.stack, "position", (table.order.index(self.seat) + 1) % table.box.seats)

    def ask_values(self, table: KingdomTable) -> dict[str, object]:
        return {"pawns": table.pawns_left[self.seat]}

    def legal_here(self, table: KingdomTable) -> list[int]:
        box = table.box
        seat = self.seat
        places: i64 = table.room[seat]
        if has_privilege(table, seat):
            places |= box.all_spaces
        if table.bonus_claims >= box.bonus_limit:
            places &= ~box.all_bonus
        for stands in table.stands:
            places &= ~stands
        return numbers_of(places, box.placing)

    def choices_here(self, table: KingdomTable) -> Iterator[Choice]:
        box = table.box
        for place in range(len(box.place_ids)):
            if box.first_bonus <= place < box.first_card and place not in box.bonus_in_play:
                continue  # a Bonus Space that is not in play does not exist [R3]
            if place >= box.first_card and table.card_owner[place - box.first_card] in (IN_DECK, ON_DISPLAY):
                continue  # nobody looks for a Pawn's place on a card that is not built
            yield Choice(box.PLACE + place, self._closed(table, place))

    def _closed(self, table: KingdomTable, place: int) -> Closed | None:
        box = table.box
        seat = self.seat
        id = box.place_ids[place]
        if place >= box.first_card and table.card_owner[place - box.first_card] != seat:
            owner = table.card_owner[place - box.first_card]
            return Closed("closed-others-card", "6", place=id, owner_seat=owner)
        standing = table.pawn[place]
        if standing != NOBODY:
            return Closed("closed-pawn-there", "R10", place=id, owner_seat=standing)
        if place < box.spaces and table.site[place] not in (NOBODY, seat) and not has_privilege(table, seat):
            why = "closed-privilege-used" if table.high_priest == seat else "closed-others-piece"
            return Closed(why, "11.3" if table.high_priest == seat else "6", place=id, owner_seat=table.site[place])
        if box.first_bonus <= place < box.first_card and table.bonus_claims >= box.bonus_limit:
            return Closed("closed-bonus-claimed-out", "3.2", place=id, claims=table.bonus_claims)
        return None

    def comes_to(self, table: KingdomTable, seat: int) -> bool:
        return table.pawns_left[seat] > 0

    def take_here(self, table: KingdomTable, action: int) -> None:
        box = table.box
        seat = self.seat
        place = action - box.PLACE
        table.stands[seat] |= 1 << place
        pawns: i64 = 1
        if place < box.spaces:
            table.placed = replaced(table.placed, seat, table.placed[seat] | 1 << place)
            owner = table.site[place]
            if owner != NOBODY and owner != seat:
                table.privilege_used = 1
        elif box.first_bonus <= place < box.first_card:
            pawns = table.pawns_left[seat]
            table.bonus_pawns = changed(table.bonus_pawns, place - box.first_bonus, pawns)
            table.bonus_claims += 1
        table.pawns_left = raised(table.pawns_left, seat, -pawns)
        if table.events is not None:
            table.tell("event-placed", seat, place=box.place_ids[place], pawns=pawns)

    def run(self, table: KingdomTable) -> None:
        """No target: the rest of the Pawns stay off the board this round. [R11]"""
        if table.events is not None:
            table.tell("event-forfeited", self.seat, pawns=table.pawns_left[self.seat])
        table.pawns_left = replaced(table.pawns_left, self.seat, 0)


# Steps never change, so every turn can use the same ones.
TURNS: Final = [PlacementTurn(position) for position in range(MOST_SEATS)]
ASKED: Final = [Place(seat) for seat in range(MOST_SEATS)]
