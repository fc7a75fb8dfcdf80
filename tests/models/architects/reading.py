"""Reads a position of the engine into the model's table, and tells a table as readable data to compare."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.models.architects.figures import Figures
from tests.models.architects.laying_out import AI, empty_table
from tests.models.architects.setting_up import Options
from tests.models.architects.table import RESOURCES, ROWS, Table

Json = dict[str, Any]


def read_table(figures: Figures, options: Options, parties: list[str], seats: int, state: Json) -> Table:
    """The table that the engine's `to_json()["state"]` describes."""
    opponent = state["opponent"] if AI in parties else ""
    table = empty_table(figures, options, seats, opponent)
    table.names = parties

    def party(name: str | None) -> int | None:
        return None if name is None else parties.index(name)

    table.first, table.turn, table.turns_left = party(state["starter"]), party(state["current"]), state["last_turns"]
    table.round = state["round"]
    table.reset_due, table.tax = state["reset_due"], state["tax"]
    table.market = {space: parties.index(name) for space, name in state["black_market"].items()}
    table.small_top, table.large = state["small_top"] or "", state["large"]
    table.small -= Counter(table.large)
    for name, data in state["players"].items():
        read_player(table, parties, name, data)
    read_cards(table, state)
    if options.wow:
        read_wonders(table, parties, state)
    if opponent:
        read_schemes(table, state)
    return table


def read_player(table: Table, parties: list[str], name: str, data: Json) -> None:
    seat = parties.index(name)
    player = table.players[seat]
    player.board = data["board"] or ""
    for place, count in data["workers"].items():
        table.circles[place][seat] = count
    player.supply, player.prison, player.guildhall = data["supply"], data["prison"], data["guildhall"]
    player.captured = Counter({parties.index(owner): count for owner, count in data["captured"].items()})
    player.goods = Counter({good: data["goods"].get(good, 0) for good in RESOURCES})
    player.silver = data["goods"].get("silver", 0)
    player.virtue, player.influence, player.cathedral = data["virtue"], data["influence"], data["cathedral"]
    player.unpaid, player.paid, player.spare = data["unpaid"], data["paid"], data["spare"]
    player.apprentices, player.buildings = list(data["apprentices"]), list(data["buildings"])
    player.hand, player.packet = list(data["hand"]), list(data["packet"])
    player.picked = data["picked"] or ""


def read_cards(table: Table, state: Json) -> None:
    columns = len(table.display[0])
    shown = [card or "" for card in state["display"]]
    table.display = [shown[row * columns : (row + 1) * columns] for row in ROWS]
    table.coins = Counter({card: silver for card, silver in zip(shown, state["display_silver"], strict=True) if card})
    table.apprentices.bottom = list(state["apprentices_under"])
    hired = [card for player in table.players for card in player.apprentices]
    table.apprentices.shuffled -= Counter([*table.face_up(), *table.apprentices.bottom, *hired])
    table.plans.shuffled, table.plans.bottom = Counter(state["pile"]["cards"]), list(state["pile"]["under"])
    table.rewards -= Counter(state["rewards"]["resolved"])
    table.rewards_left = state["rewards"]["left"]


def read_wonders(table: Table, parties: list[str], state: Json) -> None:
    table.contribution, table.consequence = state["contribution"] or "", state["consequence"]
    card = table.figures.contributions[table.consequence]
    table.princess, table.profiteer = card["princess"]["location"], card["profiteer"]["location"]
    table.seen_contributions = list(state["turned"])
    seen = [*table.seen_contributions, *([table.contribution] if table.contribution else [])]
    table.contributions = Counter(list(table.figures.contributions)) - Counter(seen)
    table.contributed = set(state["contributed"])
    table.wonder_owner = {wonder: parties.index(name) for wonder, name in state["wonders"]["owner"].items()}
    table.wonder_at = {place: wonder for wonder, place in state["wonders"]["place"].items()}
    table.on_wonder = Counter(state["wonders"]["goods"])


def read_schemes(table: Table, state: Json) -> None:
    table.marker, data = state["marker"], state["schemes"]
    table.schemes, table.schemes_unseen = Counter(data["draw"]), data["draw_unseen"]
    table.discards, table.discards_unseen = Counter(data["discard"]), data["discard_unseen"]
    table.future = data["future"]
    table.unseen -= table.schemes + table.discards


def as_data(table: Table) -> Json:
    """Everything on the table but what follows from the rest."""
    return {
        "first": table.first,
        "turn": table.turn,
        "round": table.round,
        "turns_left": table.turns_left,
        "reset_due": table.reset_due,
        "tax": table.tax,
        "market": table.market,
        "small": dict(+table.small),
        "small_top": table.small_top,
        "large": table.large,
        "circles": {place: dict(+workers) for place, workers in table.circles.items()},
        "display": table.display,
        "coins": dict(+table.coins),
        "apprentice pile": dict(+table.apprentices.shuffled),
        "apprentices under": table.apprentices.bottom,
        "building pile": dict(+table.plans.shuffled),
        "buildings under": table.plans.bottom,
        "rewards": dict(+table.rewards),
        "rewards_left": table.rewards_left,
        "contribution": table.contribution,
        "consequence": table.consequence,
        "turned": sorted(table.seen_contributions),
        "below contribution": dict(+table.contributions),
        "contributed": sorted(table.contributed),
        "princess": table.princess,
        "profiteer": table.profiteer,
        "wonder owner": table.wonder_owner,
        "wonder at": table.wonder_at,
        "on wonder": dict(+table.on_wonder),
        "opponent": table.opponent,
        "marker": table.marker,
        "schemes": (sorted((+table.schemes).elements()), table.schemes_unseen),
        "discards": (sorted((+table.discards).elements()), table.discards_unseen),
        "future": table.future,
        "unseen": sorted((+table.unseen).elements()),
        "players": {seat: player_as_data(table, seat) for seat in range(len(table.players))},
    }


def player_as_data(table: Table, seat: int) -> Json:
    player = table.players[seat]
    return {
        "board": player.board,
        "virtue": player.virtue,
        "influence": player.influence,
        "silver": player.silver,
        "goods": dict(+player.goods),
        "supply": player.supply,
        "prison": player.prison,
        "guildhall": player.guildhall,
        "captured": dict(+player.captured),
        "debts": (player.unpaid, player.paid),
        "hand": sorted(player.hand),
        "packet": sorted(player.packet),
        "picked": player.picked,
        "apprentices": player.apprentices,
        "buildings": player.buildings,
        "cathedral": player.cathedral,
        "spare": player.spare,
    }
