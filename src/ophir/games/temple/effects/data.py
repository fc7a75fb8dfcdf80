"""What is a record itself among the figures of an effect."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ophir.engine.packs import Natural


class TempleLoss(Struct, forbid_unknown_fields=True):
    """What a raid on the Temple costs either side."""

    furnishings_to_draw: Natural
    chooser: Literal["attacker"]
    prophet: Literal["discard"]
    army: Literal["discard"]
