"""A word that is not known is often a known one with a slip of the finger."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

LONGEST: Final = 40  # letters: whoever sends a page of text gets no help with it, for that would take long


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A sentence that names what was probably meant, to stand behind an error; nothing if no word is near.

    >>> did_you_mean("place hamat", ["place hamath", "place judah"])
    ' Did you mean place hamath?'
    >>> did_you_mean("place atlantis", ["place hamath", "place judah"])
    ''
    """
    if len(word) > LONGEST:
        return ""
    near = get_close_matches(word, known, n=1, cutoff=0.75)
    return f" Did you mean {near[0]}?" if near else ""
