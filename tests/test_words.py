"""One word for one thing, in the rules, on the page and in the terminal, and none that no native would write."""

from __future__ import annotations

import math
import re
from pathlib import Path

import pytest

from ophir.engine.texts import Texts
from ophir.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = [
    ROOT / "src/ophir/engine/messages",
    ROOT / "src/ophir/cli/texts",
    ROOT / "web/src/texts",
]
FOLDERS += (file.parent for file in ROOT.glob("web/src/texts/*/en.ftl"))
FOLDERS += ROOT.glob("src/ophir/games/*/texts")

# What else a thing was called, beside the word that the first edition of Kingdom has for it, and Temple's own.
OTHER_WORDS = {
    "suministro": "reserva",
    "pieza de Templo": "bloques?",
    "espacio de construcción": "solar(es)?",
    "espacio de bonus": "bonificaci(ón|ones)",
    "carta de construcción": "cartas? de edificios?",
    "puerta vigilada": "puertas? guardadas?",
    "mano atascada": "mano bloqueada",
}
NO_ENGLISH = r"\b(the|an|all) own\b|(^|[.:;] )Who (wants|has|needs|is)\b(?![^.]*\?)|\balso (when|while) others\b"


# Arrows, repetition, triangles: fonts that lack them draw a box. In a window's title they are the system's.
BOXES = r"[\u2190-\u21ff\u2300-\u23ff\u25a0-\u27bf\u2039\u203a]"
IN_TITLE = "● $"


def texts(language: str) -> list[str]:
    files = [file for folder in FOLDERS for file in folder.glob(f"{language}.ftl")]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    return [line for line in lines if not line.startswith("#")]


@pytest.mark.parametrize(("word", "other"), OTHER_WORDS.items())
def test_spanish_has_one_word_for_one_thing(word: str, other: str) -> None:
    spanish = texts("es")
    assert [line for line in spanish if re.search(rf"\b({other})\b", line, re.IGNORECASE)] == []
    assert any(word.split()[0] in line.lower() for line in spanish), "it is not said at all"


def test_english_is_no_translation() -> None:
    assert [line for line in texts("en") if re.search(NO_ENGLISH, line)] == []


def hue(red: int, green: int, blue: int) -> float:
    """The place of a colour on the wheel, in degrees."""
    return math.degrees(math.atan2(math.sqrt(3) * (green - blue), 2 * red - green - blue))


@pytest.mark.parametrize("theme", [":root", '[data-theme="dark"]'])
def test_what_is_new_is_not_taken_for_closed_nor_for_open(theme: str) -> None:
    tokens = (ROOT / "web/src/styles/tokens.css").read_text("utf-8")
    said = "".join(body for name, body in re.findall(r"^(\S+) \{([^}]*)\}", tokens, re.MULTILINE) if name == theme)
    meant = dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6})\b", said))
    places = {name: hue(*bytes.fromhex(meant[name][1:])) for name in ("fresh", "danger", "legal", "ok")}
    for name in ("danger", "legal", "ok"):
        assert abs((places["fresh"] - places[name] + 180) % 360 - 180) > 60, name


def test_signs_of_the_page_are_drawn_and_not_left_to_a_font() -> None:
    web = ROOT / "web/src"
    shown = [*web.rglob("*.svelte"), *web.glob("texts/**/*.ftl")]
    lines = [(file.name, line.replace(IN_TITLE, "")) for file in shown for line in file.read_text("utf-8").splitlines()]
    assert len(lines) > 1000
    found = [(name, line) for name, line in lines if re.search(BOXES, line)]
    assert [one for one in found if "sign) =>" not in one[1]] == [], "use an Icon"


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Lapis", "Tyrian", "Verdigris", "Saffron", "Ivory"]),
        ("es", ["Lapislázuli", "Púrpura", "Cardenillo", "Azafrán", "Marfil"]),
    ],
)
def test_seats_have_the_same_names_in_all_games(language: str, names: list[str]) -> None:
    for id in GAMES:
        found = GAMES[id]
        texts = Texts.of(found.new(max(found.seat_counts)), language)
        called = [texts.say(f"color-{seat}") for seat in found.seat_names]
        assert called == names[: len(called)], id
