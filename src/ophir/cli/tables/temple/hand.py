"""Cards out of play: the hand, grouped, with what each card does; discard piles, own draw pile, all cards."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.text import Text

from ophir.cli.layout import Lines, fit, heading, joined, wrapped
from ophir.cli.tables.temple.look import Look
from ophir.engine.game import NOBODY
from ophir.games.temple.table import HIDDEN
from ophir.games.temple.words import about

# The groups of a hand by category of card; what is in none of them serves the own side.
GROUPS: Final = {
    "structure": "build",
    "furnishing": "build",
    "filling": "build",
    "gate": "build",
    "sin": "evil",
    "instant_evil": "evil",
    "military": "war",
    "israelite_army": "war",
}
ORDER: Final = ("build", "own", "evil", "war")
NAMES: Final = 30  # the columns for names; a longer one pushes its effect to the right


def group_of(look: Look, card: int) -> str:
    """The group of a card."""
    return GROUPS.get(look.box.category[card], "own")


def short(look: Look, card: int) -> str:
    """What a card does, in a few words."""
    box = look.box
    category = box.category[card]
    if category == "furnishing":
        stands = look.viewer != NOBODY and look.has_built(look.viewer, box.home[card])
        return look.say("short-furnishing" if stands else "short-furnishing-waits", home=look.card(box.home[card]))
    for name in (box.card_ids[card], category):
        id = name.replace("_", "-")
        if look.words.ui.has(f"temple-short-{id}"):
            return look.say(f"short-{id}")
    return ""


def hand(look: Look, width: int) -> Lines:
    """The own hand: cards for building, for the own side, against the opponent, for war."""
    if look.viewer == NOBODY:
        return []
    held = Counter(look.table.hand[look.viewer])
    lines = [heading(look.say("hand-title", cards=held.total()), width)]
    names = {group: look.say(f"group-{group}") for group in ORDER}
    margin = max(len(name) for name in names.values())
    named = _sorted_lines(look, held)
    wide = min(max((name.cell_len for _, name, _ in named), default=0), NAMES)
    last = ""
    for group, name, effect in named:
        shown = names[group] if group != last else ""
        last = group
        line = joined(
            (shown.ljust(margin), "quiet"),
            " ",
            name if name.cell_len > wide else fit(name, wide),
            "  ",
            (effect, "quiet"),
        )
        lines.append(fit(line, width))
    return lines if held else [*lines, Text(look.say("none"), "quiet", end="")]


def _sorted_lines(look: Look, held: Counter[int]) -> list[tuple[str, Text, str]]:
    """By group and then as in the box: the group, the name with number and count, and the effect."""
    box = look.box
    lines: list[tuple[str, Text, str]] = []
    sins = sorted(card for card in held if box.is_ordinary_sin[card])
    for card in sorted(held, key=lambda card: (ORDER.index(group_of(look, card)), card)):
        if card in sins[1:]:
            continue  # they are one kind, and stand in one line
        if card in sins:
            name = look.cards(sin for sin in sins for _ in range(held[sin]))
        else:
            name = look.cards([card] * held[card])
        id = box.kind_ids[card]
        mark = look.mark(f"hand:{id}", f"temple:{id}")
        lines.append((group_of(look, card), joined(mark, " ", (name, "title")), short(look, card)))
    return lines


def discard_piles(look: Look, width: int) -> Lines:
    """Both discard piles, the latest card last, and what is lost for good in them."""
    lines: Lines = []
    for seat in (look.seat, 1 - look.seat):
        pile = look.table.discard[seat]
        who = f"{look.words.player(seat).plain} {look.owner(seat)}".strip()
        lines.append(heading(look.say("discard-title", player=who, cards=len(pile)), width))
        lines += wrapped(look.cards(pile) or look.say("none"), width)
        if pile:
            lines.append(joined((look.say("discard-last", card=look.card(pile[-1])), "quiet")))
        if lost := [card for card in pile if look.box.is_required[card]]:
            lines += wrapped(look.say("discard-lost", cards=look.cards(lost)), width, style="warning")
    return lines


def draw_pile(look: Look, width: int) -> Lines:
    """What is left in the own draw pile: nobody knows its order, but its owner knows what is not elsewhere."""
    if look.viewer == NOBODY:
        return []
    left = Counter(look.table.draw[look.viewer])
    lines = [heading(look.say("draw-title", cards=left.total()), width)]
    for group in ORDER:
        cards = [card for card in left.elements() if group_of(look, card) == group]
        if cards:
            lines += wrapped(f"{look.say(f'group-{group}')}: {look.cards(cards)}", width, "   ")
    return lines


def all_cards(look: Look, width: int) -> Lines:
    """Every card of a deck with its number and what it does."""
    lines = [heading(look.say("cards-title", cards=look.box.deck_size), width)]
    told: set[str] = set()
    for card, id in enumerate(look.box.card_ids):
        kind = look.box.kind_ids[card]
        if kind in told or not look.box.counts[card]:
            continue
        told.add(kind)
        alike = [other for other in range(look.box.cards) if look.box.kind_ids[other] == kind]
        name = (
            look.cards(one for one in alike for _ in range(look.box.counts[one])) if len(alike) > 1 else look.card(card)
        )
        said = about(look.words.game, look.box, "card", id if kind == id else kind)
        lines += wrapped(f"{name}: {said}", width, "   ")
    return lines


def known_cards(look: Look, seat: int) -> list[int]:
    """The cards of a hand that whoever looks may know."""
    return [card for card in look.table.hand[seat] if card != HIDDEN]
