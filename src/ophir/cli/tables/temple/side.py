"""A player's side of the table: cards in the slots, what lies against the player, piles and tokens."""

from __future__ import annotations

from rich.text import Text

from ophir.cli.layout import Lines, heading, joined, wrapped
from ophir.cli.tables.temple import city, house
from ophir.cli.tables.temple.hand import known_cards
from ophir.cli.tables.temple.look import Look
from ophir.games.temple.table import ACTIVE, EVIL_PRIEST, GOOD_PRIEST, INACTIVE, NO_CARD, NO_GRAIN


def title(look: Look, seat: int, width: int) -> Lines:
    """Whose side it is, and the sizes of hand and piles; below each other if it is narrow."""
    table = look.table
    said = look.say(
        "piles",
        hand=len(table.hand[seat]),
        draw=len(table.draw[seat]),
        discard=len(table.discard[seat]),
        armies=table.tokens[seat],
    )
    line = heading(f"{whose(look, seat)}  ·  {said}", width)
    return [line] if line.cell_len <= width else [heading(whose(look, seat), width), *wrapped(said, width)]


def whose(look: Look, seat: int) -> str:
    """Whose side it is."""
    return f"{look.words.player(seat).plain} {look.owner(seat)}".strip()


def slots(look: Look, seat: int, width: int) -> Lines:
    """The cards in play beside the Temple, and everything that counts turns, as many to a line as fit."""
    return flowing([*_in_play(look, seat), *_against(look, seat)], width)


def _in_play(look: Look, seat: int) -> list[Text]:
    table = look.table
    prophet = table.prophet[seat]
    none = look.say("none")
    kings = [
        look.card(king)
        for king, there in (
            (look.box.king_david, table.king_david[seat]),
            (look.box.king_solomon, table.king_solomon[seat]),
        )
        if there
    ]
    priest = {GOOD_PRIEST: look.say("there"), EVIL_PRIEST: look.card(look.box.evil_priest)}.get(table.priest[seat], "")
    if table.unclean[seat]:
        priest = look.say("unclean")
    altar = look.say("there") if table.altar[seat] else ""
    if table.bad_offerings[seat]:
        altar = look.say("spoilt")
    goat = {INACTIVE: look.say("asleep"), ACTIVE: look.say("awake")}.get(table.scapegoat[seat], "")
    harmed = bool(table.unclean[seat]) or table.priest[seat] == EVIL_PRIEST
    return [
        _slot(look, "prophet", look.card(prophet) if prophet != NO_CARD else none, prophet != NO_CARD),
        _slot(look, "kings", ", ".join(kings) or none, bool(kings)),
        _slot(look, "priest", priest or none, bool(priest), harmed),
        _slot(look, "altar", altar or none, bool(altar), bool(table.bad_offerings[seat])),
        _slot(look, "scapegoat", goat or none, bool(goat)),
        _slot(look, "fast", _fast(look, seat) or none, table.fast[seat] >= 0),
    ]


def _slot(look: Look, name: str, said: str, there: bool, harmed: bool = False) -> Text:
    style = "warning" if harmed else "title" if there else "quiet"
    return joined((look.say(f"slot-{name}") + " ", "quiet"), (said, style))


def _fast(look: Look, seat: int) -> str:
    progress = look.table.fast[seat]
    if progress < 0:
        return ""
    turns = look.box.fast_reward
    return look.say("fasting", turn=progress, turns=turns) if progress < turns else look.say("fast-reward")


def _against(look: Look, seat: int) -> list[Text]:
    """What lies against a player, and what is special in this turn."""
    table = look.table
    said: list[tuple[str, str]] = []
    if table.siege[seat]:
        said.append((look.say("siege", turn=table.siege[seat], turns=look.box.siege_reward), "warning"))
    if table.sin[seat] != NO_CARD:
        pending = "sin-pending" if table.sin_pending and seat == table.active else "sin-stands"
        said.append((look.say(pending, card=look.card(table.sin[seat])), "warning"))
    if table.offerer == seat and table.offered != NO_CARD:
        id = "offering-spoilt" if table.negated else "offering"
        said.append((look.say(id, card=look.card(table.offered)), "title"))
    if seat == table.active:
        if table.grain != NO_GRAIN:
            said.append((look.say("grain"), "title"))
        if table.build_used:
            said.append((look.say("build-used"), "quiet"))
    return [Text(text, style) for text, style in said]


def flowing(cells: list[Text], width: int, gap: str = "  ") -> Lines:
    """Cells one after the other, as many to a line as fit."""
    lines: Lines = []
    for cell in cells:
        if lines and lines[-1].cell_len + len(gap) + cell.cell_len <= width:
            lines[-1] = joined(lines[-1], gap, cell)
        else:
            lines.append(joined(cell))
    return lines


def in_short(look: Look, seat: int, width: int) -> Lines:
    """A whole side in few lines."""
    lines = [*title(look, seat, width), *slots(look, seat, width), *house.in_short(look, seat, width)]
    lines += city.defences(look, seat, width)
    known = known_cards(look, seat)
    if known and seat != look.viewer:
        lines += wrapped(f"{look.say('known-hand')} {look.cards(known)}", width, "   ")
    return lines
