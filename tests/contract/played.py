"""The games that are held to the contract: Ophir's own, and two small ones of the tests."""

from caravan import GAME as CARAVAN
from ophir.games import GAMES
from tests.vineyard import GAME as VINEYARD

# The vineyard has what no game in a box has yet: an automaton, a seat alone, options that are numbers and sets. The
# caravan is the game that docs/new-game.md makes.
PLAYED = {game.id: game for game in (*GAMES.values(), VINEYARD, CARAVAN)}
