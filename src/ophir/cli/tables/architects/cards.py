"""Cards: the Apprentices on display, and the Building cards in hand."""

from __future__ import annotations

from rich.text import Text

from ophir.cli.layout import Lines, fit, heading, joined, table, wrapped
from ophir.cli.tables.architects.look import Look


def display(look: Look, width: int, full: bool = False) -> Lines:
    """The Apprentices on display, column by column: skills, Virtue, what they do, Silver that lies on them."""
    cards, silver = look.state["display"], look.state["display_silver"]
    columns = len(cards) // 2
    rows: list[list[Text]] = []
    shown: list[str] = []
    for column in range(columns):
        for place in (column, columns + column):
            id = cards[place]
            if id is None:
                continue
            card = look.apprentices[id]
            coins = look.table_of({"silver": silver[place]}) if silver[place] else Text()
            rows.append(
                [
                    Text(str(column + 1), "quiet"),
                    look.mark(f"apprentice:{id}", 2),
                    Text(look.words.name("apprentice", id), "title"),
                    look.skills(card.skills),
                    look.virtue(card.virtue),
                    coins,
                    Text() if full else look.effects(card.effects),
                ]
            )
            shown.append(id)
    lines: Lines = [heading(look.say("display-title"), width)]
    for line, id in zip(table(rows, gap=1), shown, strict=True):
        lines.append(fit(line, width))
        if full:
            said = look.table.about(look.words.game, "apprentice", id)
            lines += [joined("     ", piece) for piece in wrapped(said, width - 6, style="quiet")]
    return lines


def hand(look: Look, width: int, full: bool = False) -> Lines:
    """The own Building cards, and those that one chooses from."""
    if look.seat < 0:
        return []
    own = look.player(look.seat)
    lines: Lines = [heading(look.say("hand-title"), width)]
    lines += _buildings(look, list(own["hand"] or {}), width, full) or [Text(look.say("none"), "quiet", end="")]
    if own.get("packet"):
        lines.append(heading(look.say("packet-title"), width))
        lines += _buildings(look, list(own["packet"]), width, full)
    return lines


def _buildings(look: Look, ids: list[str], width: int, full: bool) -> Lines:
    rows: list[list[Text]] = []
    for id in ids:
        card = look.buildings[id]
        rows.append(
            [
                look.mark(f"hand:{id}", 2),
                Text(look.words.name("building", id), "title"),
                Text(look.say("vp", vp=card.vp)),
                look.cost(card.cost),
                look.skills(card.skills),
                look.virtue(card.virtue),
                Text() if full else look.building_effects(card),
            ]
        )
    lines: Lines = []
    for line, id in zip(table(rows, gap=1), ids, strict=True):
        lines.append(fit(line, width))
        if full:
            said = look.table.about(look.words.game, "building", id)
            lines += [joined("     ", piece) for piece in wrapped(said, width - 6, style="quiet")]
    return lines
