"""What every game promises. `ophir check GAME` holds a game to it, and so do our own tests."""

from ophir.engine.contract.promises import PROMISES as PROMISES
from ophir.engine.finding import modules_of

modules_of(__name__)  # each adds its promises
