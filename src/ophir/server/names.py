"""What people call themselves and say: without characters that hide, turn or break the text of others."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection
from typing import Final

from ophir.server.protocol import NAME_LENGTH

# Format characters (bidi, zero-width), control characters, surrogates, private use, unassigned.
UNSEEN: Final = ("Cf", "Cc", "Cs", "Co", "Cn", "Zl", "Zp")
BLANKS: Final = "\u115f\u1160\u3164\uffa0\u2800"  # letters by their category that nobody can see
MOST_MARKS: Final = 2  # accents on one letter
# Letters of other scripts that look like Latin ones.
LOOKALIKES: Final = str.maketrans(
    "авеѕіјкмнорстухһԁԛԝαβεικνορτυχγω0135",  # noqa: RUF001  # they are meant
    "abesijkmhopctyxhdqwabeiknoptuxywoles",
)


def cleaned(text: str) -> str:
    """A text as it may be shown to others, on one line."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category.startswith("Z") or letter in "\t\n\r":
            kept.append(" ")
        elif category not in UNSEEN and letter not in BLANKS and marks <= MOST_MARKS and (kept or not marks):
            kept.append(letter)
    return " ".join("".join(kept).split())


def looks_of(name: str) -> str:
    """What a name looks like at a glance: two names with the same looks can be taken for each other."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(letter for letter in plain if letter.isalnum()).translate(LOOKALIKES)


def told_apart(name: str, others: Collection[str]) -> str:
    """A name that nobody can take for one of the others: with a number behind it, if need be."""
    name = cleaned(name)[:NAME_LENGTH]
    taken = {looks_of(other) for other in others if other}
    if not name or looks_of(name) not in taken:
        return name
    number = 2
    while looks_of(numbered := f"{name[: NAME_LENGTH - 4]} ({number})") in taken:
        number += 1
    return numbered
