"""The Temple of a seat: each Structure with the Furnishings that stand in it, built or not."""

from __future__ import annotations

from rich.text import Text

from ophir.cli.layout import Lines, fit, joined, wrapped
from ophir.cli.tables.temple.look import Look


def house(look: Look, seat: int, width: int) -> Lines:
    """One line a card: [x] stands, [ ] is missing."""
    lines: Lines = []
    for structure in look.box.structures:
        lines.append(fit(_line(look, seat, structure, ""), width))
        inside = [card for card in look.box.furnishings if look.box.home[card] == structure]
        lines += [fit(_line(look, seat, card, " "), width) for card in inside]
    return lines


def _line(look: Look, seat: int, card: int, indent: str) -> Text:
    built = look.has_built(seat, card)
    mark = look.mark(f"temple:{look.box.card_ids[card]}") if seat == look.city else Text("  ")
    style = "good-news" if built else "quiet"
    return joined(mark, " ", indent, ("[x] " if built else "[ ] ", style), (look.card(card), "" if built else "quiet"))


def in_short(look: Look, seat: int, width: int) -> Lines:
    """What stands, in a few lines of words."""
    built = look.table.built[seat]
    box = look.box
    parts = []
    for name, cards in (("structures", box.structures), ("furnishings", box.furnishings)):
        there = [card for card in cards if built >> card & 1]
        said = look.say(f"built-{name}", built=len(there), all=len(cards))
        parts.append(f"{said}: {look.cards(there)}" if there else said)
    return [line for part in parts for line in wrapped(part, width, "   ")]


def counted(look: Look, seat: int) -> Text:
    """How much of a Temple stands: Structures and Furnishings."""
    return joined((look.say("house") + " ", "quiet"), " + ".join(look.counts(seat)))
