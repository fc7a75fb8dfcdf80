"""Prints whether the engine at work is compiled, and the checksum of so many games of one configuration.

python -m tests.compiled.checksums kingdom-4 500
"""

import sys

import ophir
from ophir.engine.contract.configurations import configurations
from ophir.games import GAMES
from ophir.sim.checksum import checksum

if __name__ == "__main__":
    wanted, games = sys.argv[1:]
    (one,) = (one for game in GAMES.values() for one in configurations(game, every=True) if str(one) == wanted)
    print(ophir.COMPILED, checksum(one.game, one.seats, one.options, int(games)))
