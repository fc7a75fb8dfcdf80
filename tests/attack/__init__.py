"""Attacks in their long form: `python3 run.py attack`. Each starts a server of its own on 127.0.0.1."""
