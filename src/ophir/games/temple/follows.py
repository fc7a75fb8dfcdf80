"""What follows from what is said of a position that is set up, all in the words of its readable data."""

from __future__ import annotations

from ophir.engine.conserved import REST, speaks_of, wrong_count
from ophir.engine.fields import PLAYERS, Part, Setting
from ophir.engine.shapes import Scope
from ophir.games.temple.hidden import unseen_cards
from ophir.games.temple.invariants import army_cards
from ophir.games.temple.table import SEATS, TempleTable


def active(setting: Setting) -> str:
    """Whose turn it is, by default the first player's."""
    return setting.turn or setting.seat_names[0]


def turns(setting: Setting) -> int:
    """Both players have had their first turn, which has rules of its own."""
    return SEATS


def good_played(setting: Setting) -> bool:
    """A Grain Offering, if it is active and a good card, was played this turn."""
    return setting.state["grain"] != "none" and bool(setting.box.good[setting.box.grain_offering])


def acted(setting: Setting) -> bool:
    """A turn in which a card was played or taken back is no idle one."""
    return bool(setting.state["good_played"] or setting.state["reward_taken"])


def passage_played(setting: Setting) -> bool:
    """Whether an army has used a Secret Passage."""
    city = setting.state[PLAYERS].get(setting.state["active"], {"armies": {}})
    return any("passed" in marks for marks in city["armies"].values())


def spent_on_armies(table: TempleTable, seat: int) -> list[int]:
    """The cards that a player must have discarded for the armies on the board, beside those that are said to be."""
    box = table.box
    if box.reshuffle:
        return []
    placing = army_cards(box)
    spent = table.armies(1 - seat) - sum(card in placing for card in table.discard[seat])
    passages = table.passage_played and seat != table.active and box.secret_passage not in table.discard[seat]
    return placing[:1] * spent + [box.secret_passage] * passages


class Decks(Part):
    """Cards of which nothing is said are in their owner's draw pile, but those that armies have cost are discarded.

    If that is said of the draw pile or the discard pile, the others were discarded before.
    """

    def takes_rest(self, scope: Scope) -> list[str]:
        return [f"{PLAYERS}.{name}.{pile}" for name in scope.seat_names for pile in ("draw", "discard")]

    def fill(self, setting: Setting) -> None:
        game = setting.box.game
        table = game.empty_table(setting.box)
        game.fields.read(table, setting, setting.state)
        assert isinstance(table, TempleTable)
        for seat, name in enumerate(setting.seat_names):
            self._fill_seat(setting, name, unseen_cards(table, seat), spent_on_armies(table, seat))

    def _fill_seat(self, setting: Setting, name: str, left: list[int], spent: list[int]) -> None:
        """`left` are the player's cards by number that are neither in the hand nor in sight, `spent` some of these."""
        player = setting.state[PLAYERS][name]
        path = f"{PLAYERS}.{name}"
        discarded = setting.said.get(f"{path}.discard") == REST
        draw: dict[str, int] = {}
        before: list[str] = []
        for number, id in enumerate(setting.box.card_ids):
            there = 0 if discarded else max(0, left[number] - spent.count(number))
            if speaks_of(setting, f"{path}.draw", id):
                there = player["draw"].get(id, 0)
            if there > left[number]:
                total = setting.box.counts[number]
                raise wrong_count(f"state.{path}", id, total + there - left[number], total)
            if there:
                draw[id] = there
            before += [id] * (left[number] - there)
        player["draw"] = draw
        player["discard"] = before + player["discard"]
        setting.fill(f"{path}.draw_size", sum(draw.values()))
        setting.fill(f"{path}.seen", ["no" if draw else "card"] * len(player["hand"]))
