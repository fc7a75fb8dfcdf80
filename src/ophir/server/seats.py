"""Keys to seats: secrets that are told once, and the hashes that the server keeps."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256


def new_table_id() -> str:
    """An id that can't be guessed: whoever has it may watch, and take an open seat."""
    while (id := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return id


def is_table_id(id: str) -> bool:
    """Could a table be called so? What has a colon is the name of a log of another kind, such as a person's."""
    return ":" not in id


def new_secret() -> str:
    """A secret with 144 bits of chance."""
    return secrets.token_urlsafe(18)


def key_of(secret: str) -> str:
    """What the server keeps of a secret. A plain hash is enough, since nobody can guess 144 bits."""
    return sha256(b"ophir seat\n" + secret.encode()).hexdigest()


def opens(secret: str, key: str) -> bool:
    """Does this secret fit this key?"""
    return bool(key) and hmac.compare_digest(key_of(secret), key)
