"""Plays, hosts and studies board games on one engine contract."""

__version__ = "0.1.0"
