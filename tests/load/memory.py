"""What a table takes of the server's memory, and each of its moves: counted by the allocator, so other work of the
machine does not matter. The line of whoever sits there comes on top (`tests/load/load.py` has both).

    .venv/bin/python tests/load/memory.py --tables 200 --moves 150
"""

from __future__ import annotations

import argparse
import gc
import random
import time
import tracemalloc

from ophir.server import entries
from ophir.server.seats import key_of
from ophir.server.table import Table


def new_table(number: int, game: str) -> Table:
    """A table that has begun."""
    places = [entries.Place("human", key=key_of(f"{number} {seat}")) for seat in range(2)]
    table = Table(f"table {number}", entries.Created(0.0, game, {}, places, key_of("owner"), f"{number:064x}"))
    table.apply(entries.Started(0.0, ["a", "b"]))
    return table


def play(table: Table, chance: random.Random, moves: int) -> None:
    """Take random actions."""
    for _ in range(moves):
        position = table.position
        if table.status != "playing" or position is None:
            return
        action = position.actions[chance.choice(position.legal())].text
        seat = position.to_move
        table.apply(entries.Played(0.0, seat, table.check_move(seat, action, table.version)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="kingdom")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--moves", type=int, default=150)
    chosen = parser.parse_args()
    play(new_table(-1, chosen.game), random.Random(0), chosen.moves)  # what all tables share is there by then
    chance = random.Random(1)
    gc.collect()
    tracemalloc.start(1)
    tables = [new_table(number, chosen.game) for number in range(chosen.tables)]
    gc.collect()
    begun = tracemalloc.get_traced_memory()[0]
    for table in tables:
        play(table, chance, chosen.moves)
    gc.collect()
    played = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    moves = sum(table.version - 1 for table in tables)
    objects = len(gc.get_objects())
    began = time.thread_time()
    gc.collect()
    whole = (time.thread_time() - began) * 1000
    each = (played - begun) / moves / 1024
    print(f"{begun / chosen.tables / 1024:.1f} kB a table, {each:.3f} kB a move ({moves} moves)")
    print(f"{objects} objects that a full collection looks at, in {whole:.0f} ms of processor")


if __name__ == "__main__":
    main()
