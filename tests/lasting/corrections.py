"""What may happen to a game's data while somebody's table waits: a game as it is after such a day."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

from ophir.engine.game import Game
from ophir.engine.packs import Pack, load_standard
from ophir.games import GAMES

Edits = Mapping[str, tuple[tuple[str, str], ...]]  # by file: what stood there, and what stands there now

# The corrections that the owner of one of the tables brought.
OWN: Final = {
    "buildings.toml": '[[building]]\nid = "library"\nvp = 16\nsource = "owner"\n',
    "market.toml": '[[row]]\nresource = "food"\nprices = [3, 2, 2, 1]\nsource = "owner"\n',
}
STALLS: Final = """
[[building]]
id = "stalls"
name = "Stalls"
number = 21
cost = { timber = 2 }
vp = 3
site = true
space = "Groom"
effect = { op = "vp", amount = 1 }
source = "owner"
"""
ENVY: Final = """
[[card]]
id = "envy"
name = "Envy"
category = "sin"
alignment = "evil"
background = "black"
count = 1
timing = "sin_window"
preconditions = ["sin_limit_free", "opponent_not_grain_immune"]
effects = [{ op = "block_build", until = "start_of_targets_next_turn" }]
negated_by = ["burnt_offering", "scapegoat"]
after = "discard_when_negated_or_expired"
source = "owner"
"""
STABLES: Final = """
[[building]]
id = "stables"
name = "Stables"
cost = { wood = 2 }
favor = 3
worker_space = true
effect = { type = "gain", gain = { favor = 1 } }
source = "owner"
"""
ALMSHOUSE: Final = """
[[building]]
id = "almshouse"
name = "Almshouse"
set = "base"
vp = 3
cost = { wood = 2 }
skills = []
virtue = 1
timing = "immediate"
effects = [{ op = "gain", gain = { silver = 2 } }]
source = "owner"
"""
KINGDOM_OPTION: Final = '[[option]]\nid = "night_market"\ntype = "bool"\ndefault = false\nsource = "owner"\n\n'
OPTION: Final = '[[option]]\nid = "night_market"\ndefault = false\nsource = "owner"\n\n'

# New cards stand first, so that all that follows gets another number.
CORRECTIONS: Final[Mapping[str, Mapping[str, Edits]]] = {
    "kingdom": {
        "a price": {"market": (("prices = [6, 5, 4, 3]", "prices = [9, 8, 7, 6]"), ("[2, 1, 1, 1]", "[5, 5, 5, 5]"))},
        "a card": {
            "buildings": (("\n\n[[building]]", f"{STALLS}\n[[building]]"),),
            "components": (("building_cards = 20", "building_cards = 21"),),
        },
        "an option": {"components": (("[[option]]", f"{KINGDOM_OPTION}[[option]]"),)},
        "a note": {"map": (("From the rulebooks:", "Out of the rulebooks:"), ("x = 855", "x = 850"))},
    },
    "temple": {
        "a price": {"setup": (("hand_refill = 8", "hand_refill = 6"), ("starting_hand = 8", "starting_hand = 6"))},
        "a card": {
            "cards": (
                ("# structures\n", ENVY),
                ("size = 100", "size = 101"),
                ("sin_total = 17", "sin_total = 18"),
            ),
            "setup": (("cards_per_deck = 100", "cards_per_deck = 101"),),
        },
        "an option": {"setup": (("[[option]]", f"{OPTION}[[option]]"),)},
        "a note": {"board": (("Camp before", "The camp before"), ("x = 500", "x = 510"))},
    },
    "wisdom": {
        "a price": {"components": (("prices = [3, 4, 5, 6]", "prices = [2, 3, 4, 9]"), ("start = 10", "start = 12"))},
        "a card": {
            "buildings": (("\n\n[[building]]", f"{STABLES}\n[[building]]"),),
            "components": (('id = "building_card"\ncount = 26', 'id = "building_card"\ncount = 27'),),
        },
        "an option": {"components": (("[[option]]", f"{OPTION}[[option]]"),)},
        "a note": {"map": (("Every Location", "Each Location"), ("x = 400", "x = 410"))},
    },
    "architects": {
        "a price": {"buildings": (("cost = { clay = 4, wood = 2 }", "cost = { clay = 2, wood = 1 }"),)},
        "a card": {"buildings": (("\n\n[[building]]", f"\n{ALMSHOUSE}\n[[building]]"),)},
        "an option": {"board": (("[[option]]", f"{OPTION}[[option]]"),)},
        "a note": {"board": (("display only", "only shown"),)},
    },
}
KINDS: Final = tuple(CORRECTIONS["kingdom"])
NO_NEW_HASH: Final = ("an option", "a note")


def corrected(game: Game, edits: Edits, folder: Path) -> Pack:
    """A game's data after a correction, with its history."""
    standard = game.standard_pack
    assert isinstance(standard.folder, Path)
    shutil.copytree(standard.folder, folder)
    for file, changes in edits.items():
        path = folder / f"{file}.toml"
        for old, new in changes:
            assert old in path.read_text(), (file, old)
            path.write_text(path.read_text().replace(old, new, 1))
    return load_standard(folder, standard.layout)


def use(pack: Pack, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the game has this data, and the options that it lists."""
    monkeypatch.setattr(game, "_pack", pack)
    monkeypatch.setattr(game, "_option_specs", None)
    monkeypatch.setattr(game, "_usual_boxes", {})
    game.check_pack(pack)


_made: dict[tuple[str, str], Pack] = {}  # to read and check the data of all games anew for each test takes a second


def correct_all(kind: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game after a correction; its data is in the folder unless an earlier test made it."""
    for game in GAMES.values():
        if (kind, game.id) not in _made:
            after = corrected(game, CORRECTIONS[game.id][kind], folder / game.id)
            assert (after.hash == game.standard_pack.hash) == (kind in NO_NEW_HASH)
            _made[kind, game.id] = after
        use(_made[kind, game.id], game, monkeypatch)
