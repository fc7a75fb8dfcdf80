"""Solomon's Temple at the terminal: whole games, the drawn table, and every word one can type."""

from __future__ import annotations

from pathlib import Path

import pytest

from ophir.cli.tables import drawing_of
from ophir.cli.tables.temple import TempleDrawing
from ophir.cli.words import Words
from ophir.engine.chance import Chance
from ophir.engine.game import NOBODY
from ophir.engine.records import load_record
from ophir.games import game
from ophir.games.temple.deck import lay_hand
from ophir.games.temple.table import TempleTable
from tests.cli.terminal import NARROW, Chooser, ophir

NO_LEVELS = ("--seats", "human,random")


def after(decisions: int, seed: int = 5) -> TempleTable:
    """A game between players who keep what they need, so that something gets built."""
    position = game("temple").new(2, seed=seed)
    assert isinstance(position, TempleTable)
    box = position.box
    chance = Chance(seed)
    for _ in range(decisions):
        legal = position.legal()
        kept = [one for one in legal if box.actions[one].kind != "discard" or not box.is_required[box.card_of[one]]]
        position.apply(kept[chance.below(len(kept))])
    return position


def drawn(position: TempleTable, seat: int, width: int = 120, height: int = 200, language: str = "en") -> str:
    drawing = drawing_of(position.game, Words(position, language))
    return "\n".join(line.plain for line in drawing.table(position.view(seat), width, height, {}))


def when(ask: str, of_viewer: bool = True) -> tuple[TempleTable, int]:
    """A position in which a seat is asked something."""
    for seed in range(40):
        position = after(0, seed)
        chance = Chance(seed)
        while not position.over:
            decision = position.decision
            assert decision is not None
            if decision.ask == ask:
                return position, decision.seat if of_viewer else 1 - decision.seat
            legal = position.legal()
            kept = [action for action in legal if position.actions[action].kind not in ("discard", "go")]
            position.apply((kept or legal)[chance.below(len(kept or legal))])
    raise AssertionError(f"nobody was asked {ask}")


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("width", "height"), [(60, 200), (80, 14), (80, 36), (80, 200), (120, 40), (160, 200)])
def test_the_table_fits_the_terminal_at_every_stage(width: int, height: int, language: str) -> None:
    for decisions in (0, 3, 60, 150, 240):
        position = after(decisions)
        drawing = drawing_of(position.game, Words(position, language))
        for seat in (NOBODY, 0, 1):
            lines = drawing.table(position.view(seat), width, height, {})
            assert max(line.cell_len for line in lines) <= width
            assert len(lines) <= max(height, 60)
            for part in drawing.parts:
                assert all(line.cell_len <= width for line in drawing.part(part, position.view(seat), width, {}))


def test_every_structure_and_furnishing_is_marked_as_built_or_missing() -> None:
    position = after(240)
    words = Words(position, "en")
    text = drawn(position, 0, width=160)
    for card in (*position.box.structures, *position.box.furnishings):
        mark = "[x]" if position.built[0] >> card & 1 else "[ ]"
        assert f"{mark} {words.name('card', position.box.card_ids[card])}" in text


def test_the_map_shows_every_space_gate_and_army() -> None:
    position, defender = when("defence")
    drawing = drawing_of(position.game, Words(position, "en"))
    part = drawing.part("board", position.view(defender), 80, {})
    text = "\n".join(line.plain[:42] for line in part[1:-1])
    army = Words(position, "en").sign(1 - defender).plain
    standing = sum(1 for bits in position.army[defender] if bits)
    assert text.count(f"({army})") == standing > 0
    assert text.count("( )") == position.box.spaces - standing
    assert text.count("[#]") == position.gates[defender].bit_count()


def test_an_attacker_sees_the_attacked_city_as_a_map_with_the_numbers_of_the_marches() -> None:
    position, attacker = when("attack")
    drawing = drawing_of(position.game, Words(position, "en"))
    text = "\n".join(
        line.plain for line in drawing.table(position.view(attacker), 80, 40, {"space:t_n": [7], "gate:north": [8]})
    )
    assert "(7)" in text
    assert "[8]" in text
    large, _, small = text.partition("[#] guarded gate")
    assert "(opponent)" in large
    assert "(7)" not in small


def test_slots_say_what_lies_in_them_and_what_was_done_to_it() -> None:
    position = after(0)
    box = position.box
    position.priest = [1, 2]
    position.unclean = [1, 0]
    position.altar = [1, 1]
    position.bad_offerings = [0, 1]
    position.scapegoat = [1, 2]
    position.fast = [2, 3]
    position.siege = [2, 0]
    position.king_david = [1, 0]
    position.sin = [box.card_ids.index("doubt"), -1]
    text = drawn(position, 0, width=80)
    for said in (
        "Priest unclean this turn",
        "Priest Evil Priest",
        "Altar ready",
        "Altar Bad Offerings on it",
        "Scapegoat asleep",
        "Scapegoat awake",
        "Fast turn 2 of 3, no good cards",
        "Fast reward this turn",
        "Under siege: turn 2 of 3",
        "Kings King David",
        "Sin: Doubt, until the next turn",
    ):
        assert said in text, said


def test_a_table_shows_no_card_of_another_hand_and_no_other_draw_pile() -> None:
    position = after(0)
    for seat in (0, 1):
        lay_hand(position, seat, [position.box.filling])
        position.seen[seat] = [0]
    drawing = drawing_of(position.game, Words(position, "en"))
    for seat in (NOBODY, 0, 1):
        view = position.view(seat)
        shown = [line.plain for line in drawing.table(view, 120, 200, {})]
        for part in drawing.parts:
            if part not in ("cards", "deck"):
                shown += [line.plain for line in drawing.part(part, view, 120, {})]
        assert ("Filling" in "\n".join(shown)) is (seat != NOBODY)
    assert drawing.part("deck", position.view(NOBODY), 120, {}) == []


def test_the_hand_is_grouped_and_sorted_and_says_what_a_card_does() -> None:
    position = after(0)
    ids = ["destruction", "arrogance", "altar", "doubt", "veil", "doubt", "loss_of_heart", "porch"]
    lay_hand(position, 0, [position.box.card_ids.index(id) for id in ids])
    position.seen[0] = [0] * len(ids)
    drawing = drawing_of(position.game, Words(position, "en"))
    lines = [line.plain.rstrip() for line in drawing.part("hand", position.view(0), 80, {})]
    names = ("Porch", "Veil", "Altar", "2 x Doubt, Arrogance", "Loss of Heart", "Destruction")
    assert len(lines) == 1 + len(names)
    for line, name in zip(lines[1:], names, strict=True):
        assert name in line
    assert "waits for Holy of Holies" in lines[2]
    assert "stops a build" in lines[4]


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_card_has_a_short_text_and_every_wait_is_one_of_a_decision(language: str) -> None:
    position = after(0)
    view = position.view(0)
    drawing = drawing_of(position.game, Words(position, language))
    for card, id in enumerate(position.box.card_ids):
        if card != position.box.scapegoat:  # it is never in a hand
            view.known.hand[0] = [card]  # type: ignore[attr-defined]  # a table of Temple
            line = drawing.part("hand", view, 120, {})[1].plain.rstrip()
            name = drawing.words.name("card", id)
            assert len(line.partition(name)[2].strip()) > 5, id
    asks = {step.ask for step in position.game.steps.values() if hasattr(step, "ask")}
    for id in asks:
        assert drawing.words.game.has(f"ask-{id}")


def test_whoever_waits_hears_what_the_other_is_asked() -> None:
    for ask, said in (
        ("offering-window", "It may answer your offering."),
        ("sin-window", "It may answer your build with a Sin."),
        ("attack", "It attacks your city."),
    ):
        position, waiting = when(ask, of_viewer=False)
        drawing = drawing_of(position.game, Words(position, "en"))
        assert drawing.waiting(position.view(waiting)) == said
    position = after(0)
    assert drawing_of(position.game, Words(position, "en")).waiting(position.view(1)) == ""


def test_windows_close_by_themselves_for_those_who_ask_for_it() -> None:
    for ask, sometimes in (("turn-window", True), ("priest-window", True), ("sin-window", False)):
        position, seat = when(ask)
        drawing = drawing_of(position.game, Words(position, "en"))
        view = position.view(seat)
        closed = position.box.PASS
        assert drawing.passing(view, "always") is None
        assert drawing.passing(view, "sometimes") == (closed if sometimes else None)
        assert drawing.passing(view, "never") == closed
    position, seat = when("preparation")
    assert drawing_of(position.game, Words(position, "en")).passing(position.view(seat), "never") is None


def test_people_are_asked_in_every_window_unless_they_say_otherwise() -> None:
    """The default of `auto_pass` in setup.toml; the engine closes windows without a playable card."""
    position = after(0)
    (setting,) = position.pack.files["setup"]["client_setting"]
    assert (setting["id"], setting["default"]) == ("auto_pass", "no_playable_card")
    assert TempleDrawing.out_of_turn == "always"


def test_a_game_in_which_windows_never_ask(tmp_path: Path) -> None:
    path = tmp_path / "game.ophir"
    options = ("--seats", "human,greedy", "--seed", "5", "--record", str(path))
    asked = ophir("play", "temple", *options, typed=Chooser(1))
    assert "wants to build. Do you play a Sin?" in asked.out
    path.unlink()
    passed = ophir("play", "temple", *options, "--interrupts", "never", typed=Chooser(1))
    assert "wants to build. Do you play a Sin?" not in passed.out
    assert "You pass." in passed.out


def test_a_small_screen_shows_how_far_both_temples_are() -> None:
    position = after(240)
    text = drawn(position, 0, width=80, height=14)
    for built in position.built:
        structures, furnishings = position.box.all_structures, position.box.all_furnishings
        assert f"Temple {(built & structures).bit_count()}/5 + {(built & furnishings).bit_count()}/12" in text


def test_to_throw_away_what_the_temple_needs_is_offered_on_request_only() -> None:
    position = after(0)
    box = position.box
    drawing = drawing_of(position.game, Words(position, "en"))
    ids = ("veil", "doubt", "altar", "filling")
    actions = [box.discard[box.card_ids.index(id)] for id in ids]
    shown, folded = drawing.arranged(position.view(0), [*actions, box.END])
    assert shown == [actions[2], actions[1], box.END]
    assert folded == [actions[0], actions[3]]


@pytest.mark.parametrize(("width", "language"), [(NARROW, "en"), ("120", "es")])
def test_a_human_game_goes_to_its_end(width: str, language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.ophir"
    ran = ophir(
        "play", "temple", *NO_LEVELS, "--seed", "5", "--record", str(path), "--lang", language,
        typed=Chooser(1), width=width,
    )  # fmt: skip
    assert ran.code == 0
    assert ran.err == ""
    assert ("The game is over" if language == "en" else "La partida ha terminado") in ran.out
    assert ("rolls the die: " if language == "en" else "tira el dado: ") in ran.out
    assert ophir("verify", str(path)).code == 0
    assert load_record(path).finished


def test_two_people_at_one_keyboard_finish_a_game(tmp_path: Path) -> None:
    path = tmp_path / "game.ophir"
    ran = ophir(
        "play", "temple", "--seats", "human:Ana,human:Ben", "--seed", "3", "--record", str(path), typed=Chooser(2)
    )
    assert ran.code == 0
    assert "Pass the keyboard to ▲ Ben" in ran.out
    assert load_record(path).finished


def test_two_seats_are_the_default_and_colours_have_names() -> None:
    ran = ophir("play", "temple", "--seed", "1", "--lang", "es")
    assert "■ Lapislázuli (human), ▲ Púrpura (greedy)" in ran.out


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("board", "guarded gate"),
        ("opponent", "▲ Tyrian (opponent)"),
        ("temple", "[ ] Golden Vessels"),
        ("hand", "Burnt Offering    takes a Sin away"),
        ("discard", "Discard pile of ■ Lapis (you): 0 cards"),
        ("deck", "Your draw pile holds 91 cards"),
        ("cards", "Swap a good card in your hand"),
        ("log", "You win the coin toss."),
        ("rules", "Pray and Fast"),
        ("rules fast", "You play no good card for two of your turns"),
        ("why", "guard north south east west"),
        ("help", "play priest"),
        ("hint", "2. "),
        ("undo", "nothing that you can take back"),
        ("interrupts never", "You are asked out of turn: never."),
        ("guard north", "announce a build in the Building Phase"),
        ("discard priest", "not among the options of Lapis"),
        ("99", "numbered from 1 to 2"),
    ],
)
def test_every_command_shows_what_it_is_for(command: str, said: str) -> None:
    ran = ophir("play", "temple", *NO_LEVELS, "--seed", "1", typed=["1", command], width=NARROW)
    shown = ran.out.split("■ >")[2]
    expected = said if command != "why" else "guard "
    assert expected in " ".join(shown.split()) or expected in shown


def test_a_hint_names_three_options_and_says_what_their_cards_do() -> None:
    ran = ophir("play", "temple", *NO_LEVELS, "--seed", "1", typed=["hint"], width=NARROW)
    shown = ran.out.split("■ >")[1]
    assert all(f"{number}. Begin with" in shown for number in (1, 2, 3))
    assert shown.count("estimated chance of winning") == 3
    assert shown.count("While he is in play, a die is rolled") == 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seats", "human,foo"), "Nobody can sit down as 'foo'; there are: human, random"),
        (("--seats", "human,novice,novice"), "temple is for 2 seats, not 3"),
        (("--seats", "human,ismcts:0"), "'0' is no budget for ismcts; write iterations (ismcts:2000)"),
        (("--seats", "human,master:2"), "master"),
        (("--option", "max_rounds=777"), "allowed: a number from 0 to 200"),
        (("--option", "siege_waits=maybe"), "allowed: on or off"),
        (("--option", "auto_pass=smart"), "temple has no option 'auto_pass'"),
    ],
)
def test_a_mistake_on_the_command_line_is_named(arguments: tuple[str, ...], said: str) -> None:
    ran = ophir("play", "temple", *arguments)
    assert ran.code == 1
    assert ran.err.startswith("ophir: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err
