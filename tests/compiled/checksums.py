"""Answers each line of standard input, a configuration and a number of games, with whether the engine at work is
compiled and the checksum of so many games.

echo kingdom-4 500 | python -m tests.compiled.checksums
"""

import sys

import ophir
from ophir.engine.contract.configurations import configurations
from ophir.games import GAMES
from ophir.sim.checksum import checksum

if __name__ == "__main__":
    every = {str(one): one for game in GAMES.values() for one in configurations(game, every=True)}
    for line in sys.stdin:
        wanted, games = line.split()
        one = every[wanted]
        print(ophir.COMPILED, checksum(one.game, one.seats, one.options, int(games)), flush=True)
