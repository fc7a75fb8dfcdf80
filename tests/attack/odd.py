"""What hostile messages and requests are made of."""

from __future__ import annotations

import json
import random
from typing import Any, Final

Json = dict[str, Any]

ODD: Final[tuple[object, ...]] = (
    None,
    True,
    -1,
    0,
    7,
    99,
    2**31,
    2**63,
    -(2**70),
    1.5,
    float("inf"),
    "",
    "x",
    "pass",
    "place hamath",
    "\x00",
    "\ud83d\ude00" * 40,
    "a" * 5_000,
    [],
    [[]],
    {},
    {"type": "act"},
    "__proto__",
    "../../etc",
    "'; DROP TABLE log; --",
    "\u202e\u200b",
)


def bent(chance: random.Random, message: Json, version: int = 0) -> str | bytes:
    """The message with something wrong about it."""
    for _ in range(chance.randrange(1, 4)):
        match chance.randrange(6):
            case 0:
                message[chance.choice([*message, "more"])] = chance.choice(ODD)
            case 1:
                message.pop(chance.choice([*message, "more"]), None)
            case 2:
                text = json.dumps(message)
                cut = chance.randrange(len(text))
                return text[:cut] + chance.choice(["", "}", "\x00", "[", text[cut:] * 2])
            case 3:
                return chance.randbytes(chance.randrange(1, 200))
            case 4 if chance.random() < 0.05:
                return "[" * chance.choice([10, 1_000, 16_000])
            case _:
                message["seat"] = chance.choice([-1, 0, 1, 2, 15, 16])
                message["version"] = version + chance.randrange(-3, 4)
    return json.dumps(message, default=str)
