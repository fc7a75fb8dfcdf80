"""The board: circles with their groups, Black Market, Guildhall, Cathedral; Princess, Contributions and Wonders."""

from __future__ import annotations

from rich.text import Text

from ophir.cli.layout import Lines, fit, heading, joined, table, wrapped
from ophir.cli.tables.architects.look import Look

FREE = "·"
TAKEN = "x"


def places(look: Look, width: int, full: bool = False) -> Lines:
    """Every place with its workers, who stands there besides, and what it is for."""
    data = look.box.data
    rows: list[list[Text]] = []
    ids: list[str] = []
    for location in data.locations:
        if location.circle or location.id == "guildhall":
            mark = look.mark(f"place:{location.id}", 2)
            standing = _guildhall(look) if location.id == "guildhall" else look.workers(location.id)
            if location.id == "tax_stand":
                standing = joined(
                    standing, " " if standing.plain else "", (look.say("tax", tax=look.state["tax"]), "title")
                )
            rows.append([mark, Text(look.place(location.id)), joined(standing, " ", look.figures(location.id))])
            ids.append(location.id)
    for space in data.spaces:
        owner = look.state["black_market"].get(space.id)
        name = look.say("space", place=look.place("black_market"), deal=look.say(f"deal-{space.id}"))
        rows.append([look.mark(f"market:{space.id}", 2), Text(name), look.party(owner) if owner else Text(FREE)])
        ids.append(space.id)
    lines: Lines = [heading(look.say("places-title"), width)]
    drawn = table(rows, gap=1)
    start = max(line.cell_len for line in drawn) + 2
    for line, id in zip(drawn, ids, strict=True):
        about = _market(look, id) if id in ("small", "middle", "large") else Text(look.say(f"brief-{id}"), "quiet")
        if full and id not in ("small", "middle", "large"):
            lines.append(fit(line, width))
            said = look.table.about(look.words.game, "place", id)
            lines += [joined("     ", piece) for piece in wrapped(said, width - 6, style="quiet")]
        else:
            lines.append(fit(joined(fit(line, start), about), width))
    return lines


def _guildhall(look: Look) -> Text:
    """How many spaces are taken, and where the next reset waits."""
    taken = sum(look.player(party)["guildhall"] for party in range(len(look.parties)))
    box = look.box
    waiting = [str(space) for space in box.reset_spaces if space > taken]
    said = f"{min(taken, box.guildhall_spaces)}/{box.guildhall_spaces}"
    return Text(f"{said} {look.say('reset-at', spaces=', '.join(waiting))}" if waiting else said)


def _market(look: Look, space: str) -> Text:
    """What a space of the Black Market costs and brings now."""
    data = look.box.data
    cost = next(one.cost for one in data.spaces if one.id == space)
    price = joined(look.table_of({"silver": cost.silver}), f" -{cost.virtue_loss}", look.say("letter-virtue"), ": ")
    if space == "middle":
        return joined(price, (look.say("brief-middle"), "quiet"))
    if space == "small":
        top = look.state["small_top"]
        goods = next((one.small for one in data.market if one.id == top), data.printed.small)
    else:
        top = look.state["large"][-1] if look.state["large"] else None
        goods = next((one.large for one in data.market if one.id == top), data.printed.large)
    return joined(price, look.table_of(goods))


def cathedral(look: Look, width: int) -> Lines:
    """The levels with their prices, points and who stands there."""
    rows = []
    for level in reversed(look.box.data.levels):
        there = [party for party in range(len(look.parties)) if look.player(party)["cathedral"] == level.level]
        signs = joined(*(look.words.sign(party) for party in there), (FREE * (level.spaces - len(there)), "quiet"))
        points = look.say("vp", vp=level.vp)
        mark = look.mark(f"cathedral:{level.level}", 2)
        if look.seat >= 0 and look.player(look.seat)["cathedral"] + 1 == level.level:
            mark = look.mark("cathedral", 2)
        rows.append([mark, Text(str(level.level)), signs, look.cost(level.cost), Text(points, "quiet")])
    return [heading(look.say("cathedral-title"), width), *table(rows, gap=1)]


def court(look: Look, width: int, full: bool = False) -> Lines:
    """The Contribution card, what the Princess and the Profiteer do at the next reset, and the Wonders."""
    if not look.box.wow:
        return []
    lines: Lines = [heading(look.say("court-title"), width)]
    card = look.contributions.get(look.state["contribution"] or "")
    if card is not None:
        spots = []
        for good, gain in card.contribution.items():
            taken = good in look.state["contributed"]
            mark = look.mark(f"contribution:{good}")
            sign = joined(mark, " " if mark.plain else "", look.table_of({good: 1}), ":")
            spots.append(joined(sign, (TAKEN, "quiet") if taken else look.table_of(gain, "")))
        lines.append(fit(joined((look.say("contributions"), "quiet"), " ", Text("  ").join(spots)), width))
    in_force = look.contributions.get(look.state["consequence"] or "")
    if in_force is not None:
        princess = in_force.princess
        rewards = [princess.reward] if princess.reward else princess.choice
        rewarded = Text(f" {look.say('or')} ").join(look.table_of(one, "") for one in rewards)
        step = in_force.profiteer.step
        suffers = joined("-", look.table_of(step.lose, "")) if step.lose else joined("+", look.table_of(step.gain, ""))
        lines.append(
            fit(
                joined(
                    (look.say("princess"), "title"),
                    f" {look.place(princess.location)}: ",
                    rewarded,
                    "  ",
                    (look.say("profiteer"), "title"),
                    f" {look.place(in_force.profiteer.location)}: ",
                    suffers,
                ),
                width,
            )
        )
    return [*lines, *_wonders(look, width)]


def _wonders(look: Look, width: int) -> Lines:
    """The Wonders: built, or what each still costs."""
    rows = []
    for id, wonder in look.wonders.items():
        owner = look.state["wonders"]["owner"].get(id)
        name = Text(look.words.name("wonder", id))
        if owner:
            at = look.place(look.state["wonders"]["place"][id])
            rows.append([Text("  "), name, joined(look.party(owner), " ", at), Text()])
            continue
        there = look.state["wonders"]["goods"].get(id, 0)
        price = {wonder.resource: max(wonder.amount - there, 0), "influence": wonder.influence, "tax": wonder.tax}
        points = Text(look.say("vp", vp=wonder.vp), "quiet")
        rows.append([look.mark(f"wonder:{id}", 2), name, look.table_of(price), points])
    return [fit(line, width) for line in table(rows, gap=1)]


def rival(look: Look, width: int) -> Lines:
    """What drives the AI opponent: who it is, its marker and its Scheme cards."""
    opponent = look.state.get("opponent")
    if not opponent or len(look.parties) == look.table.seats:
        return []
    game = look.words.game
    schemes = look.state["schemes"]
    lines: Lines = [heading(look.say("rival-title", opponent=look.words.name("opponent", opponent)), width)]
    lines += wrapped(look.table.about(game, "opponent", opponent), width)
    lines.append(joined(look.say("marker"), " ", look.words.name("good", str(look.state["marker"]))))
    for pile in ("draw", "discard"):
        named = [look.words.name("scheme", id) for id in schemes[pile]]
        unseen = schemes[f"{pile}_unseen"]
        if unseen:
            named.append(look.say("unseen", cards=unseen))
        lines += wrapped(f"{look.say(f'schemes-{pile}')} {', '.join(named) or game.say('nothing')}", width)
    lines.append(Text(look.say("schemes-future", cards=schemes["future"])))
    return lines
