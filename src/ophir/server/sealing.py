"""Records that the server gives out before the end of a game, or of a game that it can't play."""

from __future__ import annotations

from typing import Any

import msgspec

from ophir.engine.chance import commitment, shared_seed
from ophir.engine.errors import OphirError
from ophir.engine.game import NOBODY, Game
from ophir.engine.records import Move, Record, read_record
from ophir.games import GAMES
from ophir.server.packs import laid_at_first
from ophir.server.protocol import OwnPack
from ophir.server.seats import opens
from ophir.server.table import FIRST_RULES, Table
from ophir.server.trouble import WrongSecret


def sealed_record(table: Table, seat: int) -> str:
    """What `seat` may keep of a running game. The commitment in it can be held against the whole record later."""
    record = table.begun().record
    own = table.game.seat_names[seat] if seat != NOBODY else ""
    return _sealed(record, table.commitment or commitment(record.seed), own)


def _sealed(played: Record, promise: str, own: str) -> str:
    """A record without seed, and without any choice that is the secret of another seat than `own`."""
    record = Record(played.game, played.rules, played.pack, played.seats, played.options, "")
    record.players = played.players
    record.commitment = promise
    of = GAMES.get(played.game)
    lines = []
    for move in played.moves:
        kind = move.action.partition(" ")[0]
        # Of a game that nobody knows here, everything might be a secret.
        hidden = move.seat != own and (of is None or kind in of.private_actions)
        lines.append(f"# {move.seat} {kind}: hidden" if hidden else str(Move(move.seat, move.action, move.undone)))
    return f"{str(record).rstrip()}\n\n" + "".join(f"{line}\n" for line in lines)


def record_of_log(bodies: list[bytes], secret: str, finished: bool) -> str:
    """The record of a table that can't be played here, from its log alone; sealed unless its hands are open."""
    opened = finished
    log: list[dict[str, Any]] = [msgspec.json.decode(body) for body in bodies]
    created = log[0]
    of = GAMES.get(created["game"])
    names = of.seat_names if of is not None else [f"seat-{seat}" for seat, _ in enumerate(created["places"])]
    keys = {seat: place["key"] for seat, place in enumerate(created["places"])}
    if created.get("record"):
        record = read_record(created["record"])
    else:
        own = msgspec.convert(created.get("pack"), OwnPack | None)
        pack = (own.name if own else "standard", created.get("data") or _first_data(of, own))
        rules = created.get("rules") or FIRST_RULES
        record = Record(created["game"], rules, pack, len(keys), created["options"], created.get("seed", ""))
        record.commitment = "" if record.seed else commitment(created["secret"])
    for entry in log[1:]:
        match entry["type"]:
            case "sat" | "returned":
                keys[entry["seat"]] = entry["key"]
            case "changed" if entry["kind"] == "open" or (entry["kind"] == "bot" and not record.seed):
                keys[entry["seat"]] = ""  # before the start a bot comes instead of a person, later it plays for him
            case "started" if not record.seed:
                record.contributions = entry["contributions"]
                record.seed = shared_seed(created["secret"], entry["contributions"])
                record.secret = created["secret"]
            case "played":
                record.moves.append(Move(names[entry["seat"]], entry["action"]))
            case "played-together":
                record.moves += [Move(names[entry["seat"]], action) for action in entry["actions"]]
            case "took-back":
                for move in list(record.played())[-entry["count"] :]:
                    move.undone = True
            case "abandoned":
                opened = entry.get("opened", True)
            case _:
                pass
    seats = [seat for seat, key in keys.items() if opens(secret, key)]
    if secret and not seats and not opens(secret, created["owner"]):
        raise WrongSecret("This link opens no seat of the table; ask its owner for a new one.")
    if opened:
        return str(record)
    return _sealed(record, record.commitment or commitment(record.seed), names[seats[0]] if seats else "")


def _first_data(of: Game | None, own: OwnPack | None) -> str:
    """The hash of what a table of the first days is played with."""
    try:
        return laid_at_first(of, own).hash if of is not None else "unknown"
    except OphirError:  # which may be why the table can't go on
        return "unknown"
