"""The record of a game that is still played, sealed: no seed, and no choice that is another seat's secret."""

from __future__ import annotations

from ophir.engine.chance import commitment
from ophir.engine.records import Move, Record
from ophir.server.table import Table


def sealed_record(table: Table, seat: int) -> str:
    """What `seat` may keep of a running game. The commitment in it can be held against the whole record later."""
    played = table.begun().record
    record = Record(played.game, played.rules, played.pack, played.seats, played.options, "")
    record.players = played.players
    record.commitment = table.commitment or commitment(played.seed)
    names = table.game.seat_names
    lines = []
    for line in table.history:
        if line.count:
            continue
        hidden = line.kind in table.game.private_actions and line.seat != seat
        shown = (
            f"# {names[line.seat]} {line.kind}: hidden"
            if hidden
            else str(Move(names[line.seat], line.action, line.undone))
        )
        lines.append(shown)
    return f"{str(record).rstrip()}\n\n" + "".join(f"{line}\n" for line in lines)
