"""The server: one authority over every table. `protocol` says what can be said to it, `tables` does it."""
