"""The engine: the contract that every game keeps, and what can be built on it without knowing a game."""
