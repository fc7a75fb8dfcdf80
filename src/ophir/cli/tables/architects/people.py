"""The players and the AI opponent: points, tracks, goods, workers, Debts, and what lies before them."""

from __future__ import annotations

from rich.text import Text

from ophir.cli.layout import Lines, fit, heading, joined, table, wrapped
from ophir.cli.tables.architects.look import Look
from ophir.games.architects.goods import GOOD_IDS

TRACKS = ("virtue", "influence", "cathedral")
COLUMNS = ("cards", "supply", "prison", "held", "debts")


def players(look: Look, width: int, full: bool = False) -> Lines:
    """One line a party, with Apprentices and buildings; in full, or as far as fits."""
    scored = look.table.scores if look.box.options["live_scoring"] or look.table.decision is None else []
    head = ["", look.say("players-name"), look.say("players-score") if scored else ""]
    head += [look.say(f"players-{track}") for track in TRACKS]
    head += [look.say(f"letter-{good}") for good in GOOD_IDS]
    head += [look.say(f"players-{column}") for column in COLUMNS]
    parties = range(len(look.parties))
    rows = [[Text(cell, "quiet") for cell in head]]
    rows += [_row(look, party, str(scored[party]) if scored else "") for party in parties]
    lines = table(rows, gap=1, right=range(2, len(head)))
    goods = [f"{look.say(f'letter-{good}')} {look.words.name('good', good)}" for good in GOOD_IDS]
    columns = max(line.cell_len for line in lines)
    drawn = [heading(look.say("players-title", good=", ".join(goods)), width), fit(lines[0], width)]
    for line, party in zip(lines[1:], parties, strict=True):
        if full:
            drawn.append(fit(line, width))
            said = [_details(look, party), _power(look, party)]
            for text in filter(None, said):
                drawn += [joined("     ", piece) for piece in wrapped(text, width - 6, style="quiet")]
        else:
            drawn.append(fit(joined(fit(line, columns), ("  " + _details(look, party), "quiet")), width))
    return drawn


def _row(look: Look, party: int, score: str) -> list[Text]:
    own = look.player(party)
    name = look.words.player(party)
    if party == look.seat:
        name = joined(name, " ", (look.say("you"), "quiet"))
    held = sum(own["captured"].values())
    debts = f"{own['unpaid']}" + (f"+{own['paid']}" if own["paid"] else "")
    return [
        Text(">" if party == look.table.to_move else " "),
        name,
        Text(score, "title"),
        *(Text(str(own[track])) for track in TRACKS),
        *(Text(str(own["goods"].get(good, 0) or "·")) for good in GOOD_IDS),
        Text(str(own["hand_size"])),
        Text(str(own["supply"])),
        Text(str(own["prison"] or "·")),
        Text(str(held or "·")),
        Text(debts if debts != "0" else "·"),
    ]


def _details(look: Look, party: int) -> str:
    """The board, the Apprentices with their skills, and the buildings."""
    own = look.player(party)
    said: list[str] = []
    if own["board"]:
        said.append(look.words.name("board", own["board"]))
    elif party >= look.table.seats:
        said.append(look.words.name("opponent", look.state["opponent"]))
    apprentices = [look.words.name("apprentice", id) for id in own["apprentices"]]
    buildings = [look.words.name("building", id) for id in own["buildings"]]
    wonders = look.state.get("wonders", {}).get("owner", {})
    buildings += [look.words.name("wonder", id) for id, owner in wonders.items() if owner == look.parties[party]]
    if apprentices:
        said.append(f"{look.say('apprentices')} {', '.join(apprentices)}")
    if buildings:
        said.append(f"{look.say('buildings')} {', '.join(buildings)}")
    return "; ".join(said)


def _power(look: Look, party: int) -> str:
    """What the board of a party says."""
    board = look.player(party)["board"]
    return look.table.about(look.words.game, "board", board) if board else ""
