"""Loads every game when it is imported: for the process that trials are made from."""

from ophir.games import GAMES

tuple(GAMES)
