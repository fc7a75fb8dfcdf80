"""Prints whether the engine at work is compiled, then for each configuration of a game the checksum of so many games.

python -m tests.compiled.checksums kingdom 500
"""

import os
import sys

import ophir
from ophir.engine.contract.configurations import configurations
from ophir.games import GAMES
from ophir.sim.checksum import checksum

if __name__ == "__main__":
    game, games = sys.argv[1:]
    print(ophir.COMPILED)
    for one in configurations(GAMES[game], every=bool(os.environ.get("OPHIR_LONG"))):
        print(one, checksum(one.game, one.seats, one.options, int(games)))
